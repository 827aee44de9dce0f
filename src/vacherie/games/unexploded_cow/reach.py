"""What each side of the die would lead to, and what is at stake with a cow, for those who know no rules."""

from functools import lru_cache
from typing import TYPE_CHECKING, Literal

import msgspec

from vacherie.core.values import Seat
from vacherie.games.unexploded_cow.clauses import NOBODY, SIDES, SIX, counted_place, from_pot, is_passed_on
from vacherie.games.unexploded_cow.values import NoCow

if TYPE_CHECKING:
    from vacherie.games.unexploded_cow.state import UnexplodedTable

NoStake = NoCow | Literal["passed_on"]
"""Why a side of the die counts no cow: it is no cow's, or the left neighbour rolls instead (U18)."""


class Stake(msgspec.Struct, frozen=True, gc=False, forbid_unknown_fields=True):
    """A cow, and who gets or pays what if it alone explodes now."""

    card: int
    herd: int
    owner: int
    pays: int
    """What its owner takes from the pot, or pays into it if below zero."""
    city: int | None
    """What the pot then has for the city's money; `None` where it does not win the city for anybody (U20)."""


Side = Stake | NoStake


def counting_from(table: "UnexplodedTable") -> Seat:
    """Where the count begins: with whoever arranges a herd, or else has the die (U17, U18)."""
    return table.active if table.asked in ("play", "cow", "place") else table.roller


def reach(table: "UnexplodedTable") -> tuple[Side, ...]:
    """What each side of the die leads to, from 1 on; empty while nobody counts, as in a blast."""
    if table.asked not in ("play", "cow", "place", "roll", "two_rolls", "which_roll"):
        return ()
    herds, spies = table.herds, table.spies
    sides: list[Side] = []
    for herd, place in counted_places(tuple(map(len, herds)), counting_from(table)):
        if herd == NOBODY:
            sides.append("too_few")
        else:
            card = herds[herd][place]
            sides.append(stake(table, card, herd, spies.get(card, herd)))
    passes = is_passed_on(SIX, bool(table.order), table.edition.passes_sixes_to_the_end)
    sides.append("passed_on" if passes else "missed")
    return tuple(sides)


@lru_cache(maxsize=4096)
def counted_places(herd_sizes: tuple[int, ...], roller: Seat) -> list[tuple[Seat, int]]:
    """The herd and the place that each roll from 1 to 5 meets."""
    return [counted_place(herd_sizes, len(herd_sizes), roller, pips) for pips in SIDES if pips != SIX]


def stake(table: "UnexplodedTable", card: int, herd: Seat, owner: Seat) -> Stake:
    pays = from_pot(table.pot, table.deck.values[card])
    if table.city is None or owner != table.active:
        return Stake(card, herd, owner, pays, None)
    return Stake(card, herd, owner, pays, from_pot(table.pot - pays, table.deck.cities[table.city].money))


def stakes(table: "UnexplodedTable") -> tuple[Stake, ...]:
    """Of each cow of the herd, in a blast; of each that is not settled yet, when cows are paid for."""
    match table.asked:
        case "blast":
            herd = table.burning().herd
            cows = table.herds[herd]
            return tuple([stake(table, card, herd, table.spies.get(card, herd)) for card in cows])
        case "payout":
            blast = table.burning()
            return tuple([stake(table, cow.card, blast.herd, cow.owner) for cow in blast.exploded])
        case _:
            return ()
