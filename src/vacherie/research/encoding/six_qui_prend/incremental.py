"""The observations of the base game once more, straight from the table and at a sixth of the time.

What all seats see alike is kept, and only what a new choice has changed is written again. The tests hold
every vector to be the one that `observe_six` makes of the seat's view.
"""

from array import array
from collections.abc import Sequence
from functools import lru_cache
from typing import Any, Final

from vacherie.core.values import Seat
from vacherie.games.six_qui_prend.cards import HAND_SIZE, ROW_COUNT, heads_on
from vacherie.games.six_qui_prend.options import SixOptions
from vacherie.research.encoding.six_qui_prend.fields import (
    ASKED,
    ASKED_AT,
    DECK,
    FIELDS,
    HAND,
    HAND_SIZES,
    OWN_PICK,
    PICKED,
    PILE_HEADS,
    PLACES,
    QUEUE,
    ROUND,
    ROW_ENDS,
    ROW_SIZES,
    ROWS,
    TAKEN,
    TO_ACT,
    TOTALS,
    WAITING_SIZE,
)
from vacherie.research.encoding.six_qui_prend.observation import PER_CARD, observe_rules
from vacherie.research.encoding.vector import Vector, Word

# Cards are counted from 1.
OWN_CARD: Final = HAND - 1
TAKEN_CARD: Final = TAKEN - 1
ROW_CARD: Final = [ROWS + DECK * row - 1 for row in range(ROW_COUNT)]


class Frame:
    """What is the same in all matches with these options and so many players."""

    def __init__(self, options: SixOptions, players: int) -> None:
        rules = Vector(FIELDS.size)
        observe_rules(options, players, rules)
        self.rules = rules.data
        self.turns = [[(other - seat) % players for other in range(players)] for seat in range(players)]
        """How far each seat is from each viewer."""
        self.hand_sizes = [array("f", [size / 10] * players) for size in range(HAND_SIZE + 1)]
        self.everybody, self.nobody = array("f", [1.0] * players), array("f", [0.0] * players)


frame_of = lru_cache(maxsize=64)(Frame)


class IncrementalObserver:
    """For the state that it was made for, and no other."""

    def __init__(self, state: Any) -> None:
        self.state = state
        self.players = state.players
        self.frame = frame_of(state.options, state.players)
        self.turns = self.frame.turns
        self.decision = -1
        self.rounds = -1

    def begin_round(self) -> None:
        state = self.state
        self.shared = self.frame.rules[:]
        """What no seat sees otherwise than the next."""
        self.shared[ROUND] = state.round / 10
        self.asked = ASKED_AT
        self.rows: list[list[int]] = [[] for _ in range(ROW_COUNT)]
        self.taken = [0] * self.players
        """How many cards of each pile are written."""
        self.heads = around([0] * self.players)
        self.totals = around(state.totals())
        self.rounds = len(state.sheet)

    def write_shared(self) -> None:
        state, players, frame = self.state, self.players, self.frame
        if self.rounds != len(state.sheet):
            self.begin_round()
        data = self.shared
        data[self.asked] = 0.0
        self.asked = ASKED_AT + ASKED.index(state.asked or "over")
        data[self.asked] = 1.0
        data[TO_ACT : TO_ACT + players] = frame.everybody if state.asked == "card" else frame.nobody
        # The hands of the base game are all of one size.
        data[HAND_SIZES : HAND_SIZES + players] = frame.hand_sizes[len(state.hands[0])]
        self.write_rows(data)
        self.write_piles(data)
        if state.asked is None:
            self.places = around(state.outcome().places, 10)
        self.decision = state.decision

    def write_rows(self, data: "array[float]") -> None:
        written = self.rows
        for row, cards in enumerate(self.state.rows):
            before = written[row]
            if cards == before:
                continue
            start = ROW_CARD[row]
            written[row] = cards[:]
            new = cards
            if before and before[0] == cards[0]:
                new = cards[len(before) :]
            else:
                for card in before:
                    data[start + card] = 0.0
            for card in new:
                data[start + card] = 1.0
            data[ROW_ENDS + row] = cards[-1] * PER_CARD
            data[ROW_SIZES + row] = len(cards) / 6

    def write_piles(self, data: "array[float]") -> None:
        taken, heads = self.taken, self.heads
        for seat, pile in enumerate(self.state.piles):
            if len(pile) != taken[seat]:
                for card in pile[taken[seat] :]:
                    data[TAKEN_CARD + card] = 1.0
                taken[seat] = len(pile)
                heads[seat] = heads[seat + self.players] = heads_on(pile) / 100

    def observe(self, seat: Seat, word: Word) -> Vector:
        """The base game has no actions of several numbers: the word is empty."""
        state, players = self.state, self.players
        if self.decision != state.decision:
            self.write_shared()
        data = self.shared[:]
        for pick in state.hands[seat]:
            data[OWN_CARD + pick.card] = 1.0
        data[PILE_HEADS : PILE_HEADS + players] = self.heads[seat : seat + players]
        data[TOTALS : TOTALS + players] = self.totals[seat : seat + players]
        asked = state.asked
        if asked == "card":
            if len(state.waiting) < players:
                self.write_picks(data, seat)
        elif asked == "row":
            self.write_queue(data, seat)
        elif asked is None:
            data[PLACES : PLACES + players] = self.places[seat : seat + players]
        return Vector.of(data)

    def write_picks(self, data: "array[float]", seat: Seat) -> None:
        """Whoever has picked a card is no longer to act."""
        turns, picks = self.turns[seat], self.state.picks
        for other, pick in enumerate(picks):
            if pick is not None:
                data[TO_ACT + turns[other]] = 0.0
                data[PICKED + turns[other]] = 1.0
        if picks[seat] is not None:
            data[OWN_PICK] = picks[seat].card * PER_CARD

    def write_queue(self, data: "array[float]", seat: Seat) -> None:
        turns = self.turns[seat]
        [actor] = self.state.waiting
        data[TO_ACT + turns[actor]] = 1.0
        place = QUEUE
        for value, card, owner in self.state.queue:
            data[place] = value * PER_CARD
            data[place + 1] = card * PER_CARD
            data[place + 2 + turns[owner]] = 1.0
            place += WAITING_SIZE


def around(numbers: Sequence[int], share: int = 100) -> "array[float]":
    """Twice round the table, so that a slice begins at any seat."""
    return array("f", [number / share for number in numbers]) * 2
