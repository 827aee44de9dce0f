"""The whole truth of a game of NéVaches: what lies where, and who is asked what."""

from collections.abc import Sequence
from typing import Final, Self

from vacherie.core.game import State
from vacherie.core.values import CHANCE, Actor, Seat
from vacherie.games.nevaches.actions import NeVachesAction
from vacherie.games.nevaches.area import Area
from vacherie.games.nevaches.cards import CARDS_FACE_UP, Card
from vacherie.games.nevaches.deck import Deck
from vacherie.games.nevaches.events import ChoiceOpened, NeVachesEvent
from vacherie.games.nevaches.goals import Goal, points_for, progress
from vacherie.games.nevaches.markets import Market
from vacherie.games.nevaches.options import NeVachesOptions, deck_of
from vacherie.games.nevaches.tiles import TILES_FACE_UP, Landscape
from vacherie.games.nevaches.track import FRONTS, Bonus
from vacherie.games.nevaches.values import Asked, Progress
from vacherie.games.nevaches.view import NeVachesView

TREES_EACH: Final = 2  # N3


class NeVachesTable(State[NeVachesAction, NeVachesEvent, NeVachesView]):
    """What lies on the table. The rules are functions of it, one file for each part of the rulebook."""

    __slots__ = (
        "actions",
        "areas",
        "bonus_tiles",
        "cards",
        "choices",
        "deck",
        "fox",
        "goals",
        "hands",
        "home",
        "is_pile_known",
        "pending",
        "points",
        "seat",
        "squares",
        "start_cards",
        "tiles",
    )

    options: NeVachesOptions
    deck: Deck
    asked: Asked | None
    fox: Seat | None
    """Who begins; `None` before the deal."""
    seat: Seat
    """Whose turn it is."""
    actions: int
    """How many actions the turn still has; one that has begun with a refresh counts until it is done."""
    pending: list[int]
    """The bonus spaces that the seat has reached, and whose bonus is still to come."""
    bonus_tiles: tuple[Bonus, ...]
    tiles: Market[Landscape]
    cards: Market[str]
    is_pile_known: bool
    """Everybody knows which cards are in the pile, since all of them have been discarded before."""
    areas: list[Area]
    home: list[int]
    """Each seat's cows at home."""
    points: list[int]
    hands: list[list[str]]
    """The cards that a seat took from the row, which everybody saw."""
    start_cards: list[str | None]
    """The secret card of N2, until it is played."""
    goals: list[tuple[Goal, ...]]
    choices: list[Goal | None]
    """The scoring tile that each seat is going to reveal."""
    squares: list[int]
    """While a tree is offered: where it may stand."""

    def __init__(self, options: NeVachesOptions, players: int) -> None:
        self.options = options
        self.players = players
        self.deck = deck_of(options)
        self.decision = 0
        self.events = None
        self.asked = "deal"
        self.waiting = [CHANCE]
        self.fox = None
        self.seat = 0
        self.actions = 0
        self.pending = []
        self.bonus_tiles = FRONTS
        self.tiles = Market(TILES_FACE_UP)
        self.cards = Market(CARDS_FACE_UP)
        self.is_pile_known = False
        self.areas = [Area() for _ in range(players)]
        self.home = [0] * players
        self.points = [0] * players
        self.hands = [[] for _ in range(players)]
        self.start_cards = [None] * players
        self.goals = [()] * players
        self.choices = [None] * players
        self.squares = []

    def copy(self) -> Self:
        twin = object.__new__(type(self))
        twin.options = self.options
        twin.players = self.players
        twin.deck = self.deck
        twin.decision = self.decision
        twin.events = None
        twin.asked = self.asked
        twin.waiting = self.waiting[:]
        twin.fox = self.fox
        twin.seat = self.seat
        twin.actions = self.actions
        twin.pending = self.pending[:]
        twin.bonus_tiles = self.bonus_tiles
        twin.tiles = self.tiles.copy()
        twin.cards = self.cards.copy()
        twin.is_pile_known = self.is_pile_known
        twin.areas = [area.copy() for area in self.areas]
        twin.home = self.home[:]
        twin.points = self.points[:]
        twin.hands = [hand[:] for hand in self.hands]
        twin.start_cards = self.start_cards[:]
        twin.goals = self.goals[:]
        twin.choices = self.choices[:]
        twin.squares = self.squares[:]
        return twin

    def opened(self, asked: Asked, actors: tuple[Actor, ...]) -> NeVachesEvent:
        return ChoiceOpened(self.decision, asked, actors)

    def may_act(self) -> Sequence[Seat]:
        # N21: a choice may be changed until the last has chosen.
        if self.asked != "goal":
            return ()
        return tuple(seat for seat in range(self.players) if self.choices[seat] is not None)

    def names_of_cards(self, seat: Seat) -> Sequence[str]:
        """All that the seat could play, the start card first."""
        start, hand = self.start_cards[seat], self.hands[seat]
        return hand if start is None else [start, *hand]

    def cards_of(self, seat: Seat) -> list[Card]:
        return [self.deck[card] for card in self.names_of_cards(seat)]

    def holds(self, seat: Seat, card: str) -> bool:
        return card in self.hands[seat] or card == self.start_cards[seat]

    def trees_left(self) -> int:
        """N3: the supply is common."""
        return TREES_EACH * self.players - sum([len(area.trees) for area in self.areas])

    def goal_points(self, seat: Seat) -> tuple[int, ...]:
        """What each of the seat's scoring tiles would pay now (N22)."""
        points, home = self.points[seat], self.home[seat]
        return tuple([points_for(goal, seat, self.areas, points, home) for goal in self.goals[seat]])

    def goal_progress(self, seat: Seat) -> tuple[Progress, ...]:
        """How near the seat is to each of its scoring tiles (N22)."""
        points, home = self.points[seat], self.home[seat]
        return tuple([progress(goal, seat, self.areas, points, home) for goal in self.goals[seat]])
