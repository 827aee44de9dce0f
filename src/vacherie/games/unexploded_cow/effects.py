"""What events do, each effect one entry of a closed list; cities use two of them (U14, U20, U25h)."""

from collections.abc import Callable
from typing import Final, NamedTuple

from vacherie.core.values import Seat
from vacherie.games.unexploded_cow.actions import PutCow
from vacherie.games.unexploded_cow.cards import EffectName
from vacherie.games.unexploded_cow.events import (
    CowChosen,
    CowRecruited,
    CowShot,
    CowsSwapped,
    CowTaken,
    DetectorReady,
    EventDiscarded,
    HerdsMoved,
    MoneyPaid,
)
from vacherie.games.unexploded_cow.state import UnexplodedTable
from vacherie.games.unexploded_cow.targets import (
    always,
    cows_in_play,
    cows_of_others,
    cows_to_swap,
    discarded_cows,
    has_discarded_cows,
    has_no_detector,
    has_other_cows,
    has_two_herds,
    no_cows,
)
from vacherie.games.unexploded_cow.values import AutomaticStep

SUPPLY: Final = 3
"""How many cards are drawn for `draw_three`."""
GIFT: Final = 100
"""What others pay you, or you pay them."""
TAX: Final = 300

# What they do, once played


def ask_for_cow(table: UnexplodedTable) -> None:
    table.ask("cow", table.active)


def extra_bomb_roll(table: UnexplodedTable) -> AutomaticStep:  # U22
    return "roll"


def best_of_two_rolls(table: UnexplodedTable) -> AutomaticStep:  # U21
    table.detector = True
    table.tell(DetectorReady, table.active)
    return "effect_done"


def herds_move_left(table: UnexplodedTable) -> AutomaticStep:
    table.herds.insert(0, table.herds.pop())
    table.tell(HerdsMoved)
    return "effect_done"


def draw_three(table: UnexplodedTable) -> AutomaticStep:
    table.drawing = SUPPLY
    return "draw"


def others_pay_you_100(table: UnexplodedTable) -> AutomaticStep:
    for other in table.from_left_of(table.active):
        if other != table.active:
            hand_over(table, other, table.active, GIFT)
    return "effect_done"


def pay_others_100_draw_three(table: UnexplodedTable) -> AutomaticStep:
    for other in table.from_left_of(table.active):
        if other != table.active:
            hand_over(table, table.active, other, GIFT)
    return draw_three(table)


def largest_herd_pays_300(table: UnexplodedTable) -> AutomaticStep:
    largest = max(map(len, table.herds))
    for seat, herd in enumerate(table.herds):
        if len(herd) == largest:
            table.pay(seat, TAX)
            table.tell(MoneyPaid, seat, None, TAX)
    return "effect_done"


def hand_over(table: UnexplodedTable, seat: Seat, to: Seat, amount: int) -> None:
    table.money[seat] -= amount
    table.money[to] += amount
    table.tell(MoneyPaid, seat, to, amount)


# What they do with a chosen cow


def shoot(table: UnexplodedTable, card: int) -> AutomaticStep:  # U14a
    herd = table.herd_of(card)
    table.leave_play(card, herd)
    table.tell(CowShot, card, herd)
    return "effect_done"


def swap(table: UnexplodedTable, card: int) -> AutomaticStep | None:
    if table.chosen is None:
        keep(table, card)
        ask_for_cow(table)
        return None
    swap_cows(table, table.chosen, card)
    table.chosen = None
    return "effect_done"


def swap_cows(table: UnexplodedTable, first: int, second: int) -> None:
    """Each takes the other's very place."""
    herds = table.herds[table.herd_of(first)], table.herds[table.herd_of(second)]
    places = herds[0].index(first), herds[1].index(second)
    herds[0][places[0]], herds[1][places[1]] = second, first
    table.tell(CowsSwapped, first, second)


def place_chosen(table: UnexplodedTable, card: int) -> AutomaticStep | None:
    """Where it goes is asked next, if there are two ways."""
    keep(table, card)
    spots = open_spots(table)
    if len(spots) == 1:
        return put(table, spots[0])
    table.ask("place", table.active)
    return None


def keep(table: UnexplodedTable, card: int) -> None:
    table.chosen = card
    table.tell(CowChosen, table.active, card)


class Effect(NamedTuple):
    begin: Callable[[UnexplodedTable], AutomaticStep | None]
    is_possible: Callable[[UnexplodedTable], bool] = always
    cows: Callable[[UnexplodedTable], list[int]] = no_cows
    with_cow: Callable[[UnexplodedTable, int], AutomaticStep | None] = place_chosen


EFFECTS: Final[dict[EffectName, Effect]] = {
    "extra_bomb_roll": Effect(extra_bomb_roll),
    "best_of_two_rolls": Effect(best_of_two_rolls, has_no_detector),
    "cow_from_discard": Effect(ask_for_cow, has_discarded_cows, discarded_cows),
    "steal_cow": Effect(ask_for_cow, has_other_cows, cows_of_others),
    "shoot_cow": Effect(ask_for_cow, UnexplodedTable.has_cows, cows_in_play, shoot),
    "swap_cows": Effect(ask_for_cow, has_two_herds, cows_to_swap, swap),
    "herds_move_left": Effect(herds_move_left, UnexplodedTable.has_cows),
    "move_cow": Effect(ask_for_cow, UnexplodedTable.has_cows, cows_in_play),
    "draw_three": Effect(draw_three),
    "others_pay_you_100": Effect(others_pay_you_100),
    "pay_others_100_draw_three": Effect(pay_others_100_draw_three),
    "largest_herd_pays_300": Effect(largest_herd_pays_300, UnexplodedTable.has_cows),
}


# The choice of a cow


def choose_cow(table: UnexplodedTable, card: int) -> AutomaticStep | None:
    return EFFECTS[table.effect_in_force()].with_cow(table, card)


# The choice of its place


def open_spots(table: UnexplodedTable) -> list[PutCow]:
    """Any place of one's own herd; for a stray cow, either end of any herd but its own."""
    if table.effect_in_force() != "move_cow":
        return [PutCow(table.active, place) for place in range(len(table.herds[table.active]) + 1)]
    assert table.chosen is not None
    home = table.herd_of(table.chosen)
    return [
        PutCow(seat, place)
        for seat, herd in enumerate(table.herds)
        if seat != home
        for place in dict.fromkeys((0, len(herd)))
    ]


def put(table: UnexplodedTable, spot: PutCow) -> AutomaticStep:
    card = table.chosen
    assert card is not None
    table.chosen = None
    origin = table.herd_with(card)
    if origin is None:
        table.discard.remove(card)
        table.enter_play(card, spot.herd, spot.place, table.active)
        table.tell(CowRecruited, table.active, card, spot.place)
    else:
        table.herds[origin].remove(card)
        table.herds[spot.herd].insert(spot.place, card)  # A Spy keeps its owner (U26).
        table.tell(CowTaken, card, origin, spot.herd, spot.place)
    return "effect_done"


def discard_event(table: UnexplodedTable) -> AutomaticStep:
    """U14: an event goes to the discard pile when all is done; the die is the active player's again."""
    assert table.event is not None
    table.discard.append(table.event)
    table.tell(EventDiscarded, table.event)
    table.event = None
    table.roller = table.active
    return "play"
