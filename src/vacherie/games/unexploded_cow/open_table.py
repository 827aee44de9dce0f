"""All of a table that everybody sees, as plain data: the same in every view and in a position."""

from typing import TYPE_CHECKING, Literal

import msgspec

from vacherie.games.unexploded_cow.options import UnexplodedOptions
from vacherie.games.unexploded_cow.values import Asked, Cards, Exploded, Spy

if TYPE_CHECKING:
    from vacherie.games.unexploded_cow.bombs import Blast
    from vacherie.games.unexploded_cow.state import Table

Herds = tuple[Cards, ...]


class OpenBlast(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a bomb roll has set off in one herd."""

    herd: int
    bombs: Cards = ()
    """Who holds each bomb that can still be stolen."""
    stolen: Cards = ()
    """Which PFC holds each stolen bomb."""
    exploded: tuple[Exploded, ...] = ()
    """Not settled yet."""
    settled: tuple[Exploded, ...] = ()


class OpenTable(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Herds are listed from their right end to the left; what is left out is empty or as usual."""

    players: int
    options: UnexplodedOptions = UnexplodedOptions()
    decision: int = 0
    asked: Asked | Literal["over"] = "play"
    reason: str | None = None
    money: tuple[int, ...] = ()
    pot: int = 0
    herds: Herds = ()
    spies: tuple[Spy, ...] = ()
    """By the number of their cards."""
    discard: Cards = ()
    """The top card last."""
    city: int | None = None
    city_turns: int = 0
    cities: Herds = ()
    unclaimed: Cards = ()
    last_taker: int | None = None
    first: int = 0
    active: int = 0
    cards_played: int = 0
    moves: int = 0
    used: Cards = ()
    detector: bool = False
    event: int | None = None
    visiting: int | None = None
    chosen: int | None = None
    drawing: int = 0
    roller: int | None = None
    """Who has the die; the active player, where it is left out."""
    rolls: tuple[int, int] | None = None
    blast: OpenBlast | None = None
    order: tuple[int, ...] = ()


def open_table_of(table: "Table") -> OpenTable:
    return OpenTable(
        players=table.players,
        options=table.options,
        decision=table.decision,
        asked=table.asked or "over",
        reason=table.reason,
        money=tuple(table.money),
        pot=table.pot,
        herds=tuple(map(tuple, table.herds)),
        spies=tuple(Spy(card, table.spies[card]) for card in sorted(table.spies)),
        discard=tuple(table.discard),
        city=table.city,
        city_turns=table.city_turns,
        cities=tuple(map(tuple, table.cities)),
        unclaimed=tuple(table.unclaimed),
        last_taker=table.last_taker,
        first=table.first,
        active=table.active,
        cards_played=table.cards_played,
        moves=table.moves,
        used=tuple(table.used),
        detector=table.detector,
        event=table.event,
        visiting=table.visiting,
        chosen=table.chosen,
        drawing=table.drawing,
        roller=table.roller,
        rolls=table.rolls,
        blast=None if table.blast is None else open_blast_of(table.blast),
        order=tuple(table.order),
    )


def open_blast_of(blast: "Blast") -> OpenBlast:
    return OpenBlast(
        blast.herd,
        tuple(blast.bombs),
        tuple(blast.stolen),
        tuple(blast.exploded),
        tuple(blast.settled),
    )
