"""What the table looks like after each thing the player may do: the candidates that the bull plays out."""

from collections.abc import Iterator, Sequence
from itertools import permutations
from random import Random
from typing import Final

from vacherie.bots.six_qui_prend.arrays import numbers
from vacherie.bots.six_qui_prend.playout import layout, worth
from vacherie.bots.six_qui_prend.tabling import table_of, write_hand
from vacherie.bots.six_qui_prend.team import imagined
from vacherie.games.six_qui_prend.actions import (
    PICKS,
    ChooseRow,
    DraftCard,
    DropSort,
    GoOn,
    LiftStop,
    PickCard,
    ReplaceWith,
    SixAction,
    SortNext,
    TeamAction,
    UseReplace,
    UseSort,
)
from vacherie.games.six_qui_prend.cards import reversed_value
from vacherie.games.six_qui_prend.coop import Coop
from vacherie.games.six_qui_prend.parts import team_of
from vacherie.games.six_qui_prend.specials import carry_out
from vacherie.games.six_qui_prend.view import SixView

Future = tuple[SixAction, list[int]]
"""An action, and the table after it."""
ALL_ORDERS_UP_TO: Final = 4
SAMPLED_ORDERS: Final = 60
SHORT_LIST: Final = 8
# What a special card must bring, in heads, and how much less for each one left per trick.
HIGHEST_PRICE: Final = 5.0
LOWEST_PRICE: Final = 1.0
PRICE_FALL: Final = 3.0


def futures(view: SixView, legal: Sequence[SixAction], random: Random) -> list[Future]:
    """An action can have several: one for each card that may replace another, one for each new order."""
    if team_of(view) is None or view.asked in ("card", "row"):
        known = table_of(view)
        return [(action, after(known, view, action)) for action in legal]
    table = imagined(view, random)
    return [future for action in legal for future in team_futures(table, view, action)]


def promising(
    possible: Sequence[Future], facts: Sequence[int], price: float, played: SixAction | None = None
) -> list[Future]:
    """Going on, and what leaves the team the best leads after this trick, better by the price at least.

    What was `played` is among them, at its best.
    """
    shared = numbers(facts)
    leads = [worth.lead_after_trick(numbers(table), shared) for _, table in possible]
    ranked = sorted(range(len(possible)), key=lambda index: (-leads[index], index))
    waits = [index for index in ranked if isinstance(possible[index][0], GoOn)]
    better = [index for index in ranked if not waits or leads[index] >= leads[waits[0]] + price]
    kept = [*waits, *better[:SHORT_LIST]]
    if played is not None and all(possible[index][0] != played for index in kept):
        kept += [index for index in ranked if possible[index][0] == played][:1]
    return [possible[index] for index in kept]


def price_of_special(view: SixView) -> float:
    """By how many heads a special card must better the trick: the more there are, the fewer."""
    team = team_of(view)
    assert team is not None
    specials = len(team.specials) + team.specials_left
    tricks = 1 + max(hand.size for hand in view.hands)
    return max(LOWEST_PRICE, HIGHEST_PRICE - PRICE_FALL * specials / tricks)


def after(known: list[int], view: SixView, action: SixAction) -> list[int]:
    seat = view.viewer
    assert seat is not None
    table = known[:]
    match action:
        case PickCard(card, is_reversed):
            write_hand(table, seat, [held for held in view.hands[seat].cards if held != card])
            table[layout.SPENT + seat] |= is_reversed
            table[layout.PICKED + seat] = card
            table[layout.PICKED_VALUE + seat] = reversed_value(card) if is_reversed else card
        case ChooseRow(row):
            table[layout.CHOSEN_ROW] = row
        case DraftCard(card):
            write_hand(table, seat, [*view.hands[seat].cards, card])
        case LiftStop(row):
            table[layout.LOCKED + row] = 0
        case _:
            raise AssertionError(action)
    return table


def team_futures(table: Coop, view: SixView, action: SixAction) -> Iterator[Future]:
    seat = view.viewer
    assert seat is not None
    match action:
        case GoOn() | DropSort():
            yield action, table_of(view)
        case UseReplace():
            trial = table.copy()
            carry_out(trial, seat, action, ())
            yield from ((action, with_replacement(trial, seat, card)) for card in table.cards_of(seat))
        case ReplaceWith(card):
            yield action, with_replacement(table, seat, card)
        case UseSort():
            fallen = [idea.order for idea in table.fallen]
            hopeful = [order for order in orders(table) if order not in fallen]
            yield from ((action, with_order(table, seat, order)) for order in hopeful)
        case SortNext(card):
            begun = (*table.sorting, card)
            rest = [order for order in orders(table) if order[: len(begun)] == begun]
            yield from ((action, with_order(table, seat, order)) for order in rest)
        case _:
            assert isinstance(action, TeamAction), action
            trial = table.copy()
            carry_out(trial, seat, action, ())
            yield action, table_of(trial.view(seat))


def with_replacement(table: Coop, seat: int, card: int) -> list[int]:
    """The table with this card in the place of the one that is next (B11)."""
    trial = table.copy()
    _, old, _ = trial.queue[0]
    trial.hands[seat].remove(PICKS[card])
    trial.hands[seat].append(PICKS[old])
    trial.queue[0] = (card, card, seat)
    return table_of(trial.view(seat))


def with_order(table: Coop, seat: int, order: Sequence[int]) -> list[int]:
    trial = table.copy()
    if trial.asked == "window":
        carry_out(trial, seat, UseSort(), tuple(order))
    else:
        trial.queue.sort(key=lambda waiting: order.index(waiting[1]))
    return table_of(trial.view(seat))


def orders(table: Coop) -> list[tuple[int, ...]]:
    """Orders that begin with what has been named; where they are too many, always the same sample of them."""
    named = tuple(table.sorting)
    rest = table.unsorted()
    if len(rest) <= ALL_ORDERS_UP_TO:
        return [(*named, *order) for order in permutations(rest)]
    cards = sorted([*named, *rest])
    same = Random(str(cards))
    sampled = [tuple(same.sample(cards, len(cards))) for _ in range(SAMPLED_ORDERS)]
    begun = [order for order in sampled if order[: len(named)] == named]
    return begun + [(*named, card, *(other for other in rest if other != card)) for card in rest]
