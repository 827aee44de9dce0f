"""What one viewer of Unexploded Cow may know."""

from typing import TYPE_CHECKING

from vacherie.core.values import View, Viewer
from vacherie.games.unexploded_cow.cards import EffectName
from vacherie.games.unexploded_cow.clauses import from_pot
from vacherie.games.unexploded_cow.fields import open_facts
from vacherie.games.unexploded_cow.options import UnexplodedOptions
from vacherie.games.unexploded_cow.reach import Side, Stake, counting_from, reach, stakes
from vacherie.games.unexploded_cow.values import Asked, Cards, OpenBlast, Spy

if TYPE_CHECKING:
    from vacherie.games.unexploded_cow.state import UnexplodedTable


class UnexplodedView(View, frozen=True):
    """Herds are listed from their right end to the left."""

    options: UnexplodedOptions
    asked: Asked | None
    money: tuple[int, ...]
    pot: int
    herds: tuple[Cards, ...]
    spies: tuple[Spy, ...]
    """By the number of their cards."""
    discard: Cards
    """The top card last."""
    city: int | None
    city_turns: int
    cities: tuple[Cards, ...]
    unclaimed: Cards
    last_taker: int | None
    first: int
    active: int
    cards_played: int
    moves: int
    used: Cards
    detector: bool
    event: int | None
    visiting: int | None
    chosen: int | None
    drawing: int
    roller: int
    """Who has the die."""
    rolls: tuple[int, int] | None
    blast: OpenBlast | None
    order: tuple[int, ...]
    hand: Cards
    """The viewer's own cards, in the order in which they came."""
    hand_sizes: tuple[int, ...]
    draw_pile: int
    """How many cards are left in the deck."""
    city_pile: int
    points: tuple[int, ...] = ()
    """Of the cities that each seat has taken."""
    effect: EffectName | None = None
    """What the event or the city that asks for a cow or a place does with it."""
    counting_from: int = 0
    """With whose rightmost cow the next roll begins to count."""
    reach: tuple[Side, ...] = ()
    """What each side of the die would lead to, from 1 on; empty while nobody counts."""
    stakes: tuple[Stake, ...] = ()
    """Who would get or pay what for each cow that is decided about, in a blast or when cows are paid for."""
    defusal: int = 0
    """What it would bring now to defuse a bomb."""


def view_of(table: "UnexplodedTable", viewer: Viewer) -> UnexplodedView:
    assert viewer is None or viewer in range(table.players), viewer
    return UnexplodedView(
        options=table.options,
        players=table.players,
        viewer=viewer,
        decision=table.decision,
        asked=table.asked,
        to_act=tuple(table.waiting),
        outcome=table.outcome(),
        **open_facts(table),
        hand=() if viewer is None else tuple(table.hands[viewer]),
        hand_sizes=tuple(map(len, table.hands)),
        draw_pile=len(table.draw_pile),
        city_pile=len(table.city_pile),
        points=tuple(map(table.city_points, range(table.players))),
        effect=table.effect_in_force() if table.asked in ("cow", "place") else None,
        counting_from=counting_from(table),
        reach=reach(table),
        stakes=stakes(table),
        defusal=from_pot(table.pot, table.edition.defusal),
    )
