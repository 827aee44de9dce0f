"""All that each seat has ever seen: what OpenSpiel calls an information state."""

from collections.abc import Sequence

import msgspec

from vacherie.core.values import Action, Actor, Seat
from vacherie.research.encoding.base import Encoding


class Memory:
    """Kept up with the game only when somebody asks for it."""

    __slots__ = ("encoding", "heard", "seen", "state")

    def __init__(self, encoding: Encoding) -> None:
        self.encoding = encoding
        self.state = encoding.begin()
        self.heard = 0
        """How many actions of the story are told."""
        self.seen = [f"seat {seat}" for seat in range(encoding.players)]
        """By seat: a line for each event, as that seat saw it."""

    def copy(self) -> "Memory":
        twin = object.__new__(Memory)
        twin.encoding = self.encoding
        twin.state = self.state.copy()
        twin.heard = self.heard
        twin.seen = self.seen[:]
        return twin

    def of(self, seat: Seat, story: Sequence[tuple[Actor, Action]]) -> str:
        """What the seat remembers when the story has come so far."""
        for actor, action in story[self.heard :]:
            self.hear(actor, action)
        self.heard = len(story)
        return self.seen[seat]

    def hear(self, actor: Actor, action: Action) -> None:
        game = self.encoding.game
        events = self.state.apply(actor, action)
        for seat in range(self.encoding.players):
            seen = [msgspec.json.encode(game.seen_by(event, seat)).decode() for event in events]
            self.seen[seat] = "\n".join((self.seen[seat], *seen))
