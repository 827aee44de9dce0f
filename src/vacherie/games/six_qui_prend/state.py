"""The whole truth of a game of 6 qui prend!: what lies where, and who is asked what."""

from collections.abc import Sequence
from typing import Self

from vacherie.core.game import State
from vacherie.core.values import CHANCE, Actor, Seat
from vacherie.games.six_qui_prend.actions import PICKS, PickCard, SixAction
from vacherie.games.six_qui_prend.cards import ROW_COUNT
from vacherie.games.six_qui_prend.events import ChoiceOpened, SixEvent
from vacherie.games.six_qui_prend.options import SixOptions
from vacherie.games.six_qui_prend.values import Asked, Owner, Played, Waiting
from vacherie.games.six_qui_prend.view import SixView


class SixTable(State[SixAction, SixEvent, SixView]):
    """What lies on the table. The rules are in the subclasses, one for each variant."""

    __slots__ = (
        "hands",
        "picks",
        "piles",
        "queue",
        "rows",
        "sheet",
    )

    options: SixOptions
    asked: Asked | None
    hands: list[list[PickCard]]
    """Each card as the pick it allows, in rising order, so that listing them costs nothing. A picked card
    stays in the hand until it is revealed."""
    rows: list[list[int]]
    piles: list[list[int]]
    """The cards taken this round."""
    picks: list[PickCard | None]
    queue: list[Waiting]
    """The revealed cards that are not placed yet, in order."""
    sheet: list[tuple[int, ...]]
    """The heads of each finished round, by seat."""

    def __init__(self, options: SixOptions, players: int) -> None:
        self.options = options
        self.players = players
        self.decision = 0
        self.events = None
        self.asked = "deal"
        self.waiting = [CHANCE]
        self.hands = [[] for _ in range(players)]
        self.rows = [[] for _ in range(ROW_COUNT)]
        self.piles = [[] for _ in range(self.pile_count())]
        self.picks = [None] * players
        self.queue = []
        self.sheet = []

    def copy(self) -> Self:
        twin = object.__new__(type(self))
        twin.options = self.options
        twin.players = self.players
        twin.decision = self.decision
        twin.events = None
        twin.asked = self.asked
        twin.waiting = self.waiting[:]
        twin.hands = [hand[:] for hand in self.hands]
        twin.rows = [row[:] for row in self.rows]
        twin.piles = [pile[:] for pile in self.piles]
        twin.picks = self.picks[:]
        twin.queue = self.queue[:]
        twin.sheet = self.sheet[:]
        return twin

    def opened(self, asked: Asked, actors: tuple[Actor, ...]) -> SixEvent:
        return ChoiceOpened(self.decision, asked, actors)

    def may_act(self) -> Sequence[Seat]:
        # S4: a pick may be changed until the last has picked.
        if self.asked != "card":
            return ()
        return tuple(seat for seat in range(self.players) if self.picks[seat] is not None)

    def cards_of(self, seat: Seat) -> list[int]:
        return [pick.card for pick in self.hands[seat]]

    def holds(self, seat: Seat, card: int) -> bool:
        return PICKS.get(card) in self.hands[seat]

    def open_queue(self) -> tuple[Played, ...]:
        return tuple(Played(*waiting) for waiting in self.queue)

    def pile_count(self) -> int:
        return self.players

    def pile_of(self, owner: Owner) -> list[int]:
        assert isinstance(owner, int), owner
        return self.piles[owner]

    def totals(self) -> tuple[int, ...]:
        """The running scores."""
        return tuple(map(sum, zip(*self.sheet, strict=True))) if self.sheet else (0,) * self.players
