"""The observations of the base game once more, straight from the table and at a third of the time.

What all seats see alike changes only when a new choice opens, and is written once for it. The tests hold
every vector to be the one that `observe_six` makes of the seat's view.
"""

from array import array
from typing import Any

from vacherie.core.values import Seat
from vacherie.games.six_qui_prend.cards import heads_on
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


class QuickObserver:
    """For the state that it was made for, and no other."""

    def __init__(self, options: SixOptions, players: int) -> None:
        rules = Vector(FIELDS.size)
        observe_rules(options, players, rules)
        self.rules = rules.data
        self.players = players
        self.turns = [[(other - seat) % players for other in range(players)] for seat in range(players)]
        """How far each seat is from each viewer."""
        self.decision = -1
        self.shared: array[float] = self.rules
        self.heads: list[float] = []
        self.totals: list[float] = []

    def write_shared(self, state: Any) -> None:
        """What no seat sees otherwise than the next."""
        data = self.shared = self.rules[:]
        data[ASKED_AT + ASKED.index(state.asked or "over")] = 1.0
        data[ROUND] = state.round / 10
        for row, cards in enumerate(state.rows):
            start = ROWS + DECK * row - 1
            for card in cards:
                data[start + card] = 1.0
            if cards:
                data[ROW_ENDS + row] = cards[-1] * PER_CARD
                data[ROW_SIZES + row] = len(cards) / 6
        for pile in state.piles:
            for card in pile:
                data[TAKEN + card - 1] = 1.0
        self.heads = [heads_on(pile) / 100 for pile in state.piles]
        self.totals = [total / 100 for total in state.totals()]
        self.decision = state.decision

    def observe(self, state: Any, seat: Seat, word: Word) -> Vector:
        if self.decision != state.decision:
            self.write_shared(state)
        found = Vector.of(self.shared[:])
        data = found.data
        turns, hands, picks = self.turns[seat], state.hands, state.picks
        for pick in hands[seat]:
            data[HAND + pick.card - 1] = 1.0
        for other, turn in enumerate(turns):
            data[HAND_SIZES + turn] = len(hands[other]) / 10
            data[PILE_HEADS + turn] = self.heads[other]
            data[TOTALS + turn] = self.totals[other]
            if picks[other] is not None:
                data[PICKED + turn] = 1.0
        for actor in state.waiting:
            if actor != "chance":
                data[TO_ACT + turns[actor]] = 1.0
        if picks[seat] is not None:
            data[OWN_PICK] = picks[seat].card * PER_CARD
        place = QUEUE
        for value, card, owner in state.queue:
            data[place] = value * PER_CARD
            data[place + 1] = card * PER_CARD
            data[place + 2 + turns[owner]] = 1.0
            place += WAITING_SIZE
        if state.asked is None:
            found.numbers(PLACES, self.places(state, seat))
        return found

    def places(self, state: Any, seat: Seat) -> list[float]:
        places = state.outcome().places
        return [places[(seat + turn) % self.players] / 10 for turn in range(self.players)]
