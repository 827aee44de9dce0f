"""When the team should step in: try each special card on the revealed cards and see who takes what."""

from collections.abc import Sequence
from itertools import permutations
from random import Random
from typing import Final

from vacherie.games.six_qui_prend.actions import (
    DropSort,
    GoOn,
    PickCard,
    ReplaceWith,
    SixAction,
    SortNext,
    TeamAction,
    UseSort,
)
from vacherie.games.six_qui_prend.cards import heads_on
from vacherie.games.six_qui_prend.coop import Coop
from vacherie.games.six_qui_prend.determinize import determinize
from vacherie.games.six_qui_prend.values import Proposal
from vacherie.games.six_qui_prend.view import SixView

WORTH_USING: Final = 4
"""By how many heads a special card must better the trick."""
GUESSES: Final = 12
ALL_ORDERS_UP_TO: Final = 4
SAMPLED_ORDERS: Final = 40


def best_team_pick(view: SixView, legal: Sequence[SixAction], random: Random) -> SixAction:
    """The card that leaves the team the best lead, over a few guesses at what the others and the Ox play."""
    seat = view.viewer
    assert seat is not None
    picks = [pick for pick in legal if isinstance(pick, PickCard)]
    leads = [0] * len(picks)
    for _ in range(GUESSES):
        guess = imagined(view, random)
        guess.picks = [random.choice(hand) for hand in guess.hands]
        for index, pick in enumerate(picks):
            trial = guess.copy()
            trial.picks[seat] = pick
            trial.lay_out_picks()
            trial.sort_queue()
            leads[index] += lead_after(trial)
    return picks[leads.index(max(leads))]


def best_window_action(view: SixView, legal: Sequence[SixAction], random: Random) -> SixAction:
    table = imagined(view, random)
    assert view.viewer is not None
    uses = [action for action in legal if isinstance(action, TeamAction)]
    worths = [worth(table, view.viewer, use, random) for use in uses]
    if not uses or (GoOn() in legal and max(worths) < lead_after(table) + WORTH_USING):
        return GoOn()
    return uses[worths.index(max(worths))]


def worth(table: Coop, seat: int, action: TeamAction, random: Random) -> int:
    """The team's lead over the Ox after the trick, if the action is carried out."""
    if isinstance(action, UseSort):
        return max(lead_in_order(table, order) for order in orders(table.unsorted(), random))
    trial = table.copy()
    trial.carry_out(Proposal(action, seat=seat))
    if trial.asked == "replacement":
        return max(lead_with(trial, seat, card) for card in trial.cards_of(seat))
    return lead_after(trial)


def orders(cards: list[int], random: Random) -> list[tuple[int, ...]]:
    if len(cards) <= ALL_ORDERS_UP_TO:
        return list(permutations(cards))
    return [tuple(random.sample(cards, len(cards))) for _ in range(SAMPLED_ORDERS)]


def lead_in_order(table: Coop, order: Sequence[int]) -> int:
    trial = table.copy()
    trial.sorting = []
    trial.queue.sort(key=lambda waiting: order.index(waiting[1]))
    return lead_after(trial)


def lead_with(table: Coop, seat: int, card: int) -> int:
    trial = table.copy()
    trial.advance(seat, ReplaceWith(card))
    return lead_after(trial)


def lead_after(table: Coop) -> int:
    """How many more heads the Ox has than the team once the waiting cards are placed, no special used."""
    trial = table.copy()
    while trial.queue:
        if trial.asked == "row" or not trial.place_next():
            rows = [row for row in range(len(trial.rows)) if trial.row_refusal(row) is None]
            cheapest = min(rows, key=lambda row: heads_on(trial.rows[row]))
            _, card, owner = trial.queue.pop(0)
            trial.take_row(owner, card, cheapest, "chosen")
            trial.asked = "window"
    return trial.ox_heads() - trial.team_heads()


def best_replacement(view: SixView, legal: Sequence[SixAction], random: Random) -> SixAction:
    table = imagined(view, random)
    seat = view.viewer
    assert seat is not None
    choices = [choice for choice in legal if isinstance(choice, ReplaceWith)]
    return max(choices, key=lambda choice: (lead_with(table, seat, choice.card), choice.card))


def best_sort(view: SixView, legal: Sequence[SixAction], random: Random) -> SixAction:
    """The first card of the best order that begins with the cards named so far."""
    table = imagined(view, random)
    named = tuple(table.sorting)
    rest = [order for order in orders(table.unsorted(), random) if SortNext(order[0]) in legal]
    best = max(rest, key=lambda order: lead_in_order(table, (*named, *order)), default=None)
    return DropSort() if best is None else SortNext(best[0])


def imagined(view: SixView, random: Random) -> Coop:
    table = determinize(view, random)
    assert isinstance(table, Coop), table
    return table
