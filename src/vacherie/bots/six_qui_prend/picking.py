"""Which card to pick: the one that is least likely to take a dear row."""

from collections.abc import Sequence
from math import comb
from random import Random
from typing import Final

from vacherie.games.six_qui_prend.actions import DraftCard, PickCard, SixAction
from vacherie.games.six_qui_prend.cards import DECK_SIZE, HEADS, heads_on, reversed_value
from vacherie.games.six_qui_prend.determinize import determinize, unseen_cards
from vacherie.games.six_qui_prend.parts import draft_of, team_of
from vacherie.games.six_qui_prend.rules import BaseGame
from vacherie.games.six_qui_prend.view import SixView

MEAN_HEADS: Final = sum(HEADS) / DECK_SIZE
REVERSER_WORTH = 2.0
"""What keeping the Reversed digits card for later is worth, in heads."""


def best_pick(view: SixView, legal: Sequence[SixAction], random: Random) -> SixAction:
    table = determinize(view, random)
    unseen = others_cards(view)
    rivals = view.players - 1 + (team_of(view) is not None)
    picks = [pick for pick in legal if isinstance(pick, PickCard)]
    return min(picks, key=lambda pick: (expected_cost(table, pick, unseen, rivals), -pick.card))


def others_cards(view: SixView) -> list[int]:
    """The cards that may come from the others: those they are known to hold, or else all unseen ones."""
    known = [card for seat, hand in enumerate(view.hands) if seat != view.viewer for card in hand.cards]
    return known if draft_of(view) and view.options.draft_memory else [*unseen_cards(view), *known]


def expected_cost(table: BaseGame, pick: PickCard, unseen: Sequence[int], rivals: int) -> float:
    """About how many heads the pick takes in this trick, if the others play at random."""
    value = reversed_value(pick.card) if pick.reversed else pick.card
    spare = REVERSER_WORTH if pick.reversed else 0.0
    row = table.row_for(value)
    if row is None:
        return spare + min(map(heads_on, table.rows))
    room = table.room(row)
    last = table.rows[row][-1]
    between = sum(min(last, value) < card < max(last, value) for card in unseen)
    full_chance = at_least(room, rivals, between / max(1, len(unseen)))
    return spare + full_chance * (heads_on(table.rows[row]) + MEAN_HEADS * max(0, room))


def at_least(count: int, tries: int, chance: float) -> float:
    """How likely it is that of so many tries at least `count` succeed."""
    if count <= 0:
        return 1.0
    return sum(comb(tries, k) * chance**k * (1 - chance) ** (tries - k) for k in range(count, tries + 1))


def best_draft(view: SixView, legal: Sequence[SixAction]) -> SixAction:
    """The card farthest from those already held: a hand with an answer everywhere; else the higher."""
    assert view.viewer is not None
    held = view.hands[view.viewer].cards
    drafts = [draft for draft in legal if isinstance(draft, DraftCard)]
    return max(
        drafts, key=lambda draft: (min((abs(draft.card - card) for card in held), default=0), draft.card)
    )
