"""Keeps the scores of one match of 6 qui prend!, and counts again only when a row has been taken."""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from vacherie.games.six_qui_prend.cards import heads_on

if TYPE_CHECKING:
    from vacherie.research.encoding.base import Encoding


class ScoreKeeper:
    """Piles only grow until they are written down on the sheet: it counts what is new in them."""

    def __init__(self, encoding: "Encoding", state: Any) -> None:
        self.encoding = encoding
        self.state = state
        self.rounds = -1
        self.sizes: list[int] = []
        self.last: list[float] = []

    def scores(self) -> Sequence[float]:
        state = self.state
        if len(state.sheet) != self.rounds:
            self.begin_round()
        for seat, pile in enumerate(state.piles):
            counted = self.sizes[seat]
            if len(pile) != counted:
                # Whoever was told the scores before keeps them.
                self.last = [*self.last]
                self.last[seat] -= heads_on(pile[counted:])
                self.sizes[seat] = len(pile)
        return self.last

    def begin_round(self) -> None:
        self.rounds = len(self.state.sheet)
        self.sizes = [len(pile) for pile in self.state.piles]
        self.last = [*self.encoding.scores(self.state)]
