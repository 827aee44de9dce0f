"""The whole truth of a game of Unexploded Cow: what lies where, and who is asked what.

Herds are listed as bomb rolls count them, from the right end to the left. Piles end with their top card.
"""

from collections.abc import Iterator
from typing import Self

from vacherie.core.game import State
from vacherie.core.values import CHANCE, Actor, Seat
from vacherie.games.unexploded_cow.actions import UnexplodedAction
from vacherie.games.unexploded_cow.bombs import Blast
from vacherie.games.unexploded_cow.cards import Deck
from vacherie.games.unexploded_cow.clauses import from_pot, left_of
from vacherie.games.unexploded_cow.editions import Edition
from vacherie.games.unexploded_cow.events import ChoiceOpened, UnexplodedEvent
from vacherie.games.unexploded_cow.options import UnexplodedOptions, deck_of, edition_of, starting_money
from vacherie.games.unexploded_cow.values import Asked
from vacherie.games.unexploded_cow.view import UnexplodedView


class Table(State[UnexplodedAction, UnexplodedEvent, UnexplodedView]):
    """What lies on the table, and the few things that every rule does with it."""

    __slots__ = (
        "active",
        "blast",
        "cards_played",
        "chosen",
        "cities",
        "city",
        "city_pile",
        "city_turns",
        "deck",
        "detector",
        "discard",
        "draw_pile",
        "drawing",
        "edition",
        "event",
        "first",
        "hands",
        "herds",
        "last_taker",
        "money",
        "moves",
        "order",
        "pot",
        "reason",
        "roller",
        "rolls",
        "spies",
        "unclaimed",
        "used",
        "visiting",
    )

    options: UnexplodedOptions
    edition: Edition
    deck: Deck
    asked: Asked | None
    reason: str | None
    """Why the game is over."""

    money: list[int]
    pot: int
    hands: list[list[int]]
    herds: list[list[int]]
    spies: dict[int, Seat]
    """Who has played each Spy in play (U26)."""
    draw_pile: list[int]
    discard: list[int]

    city: int | None
    """The one that is face up."""
    city_pile: list[int]
    city_turns: int
    """How many turns have begun since it was turned up (U36)."""
    cities: list[list[int]]
    """Those that each seat has taken."""
    unclaimed: list[int]
    last_taker: Seat | None

    first: Seat
    active: Seat
    """Whose turn it is."""
    cards_played: int
    """In this turn."""
    moves: int
    """Of cows in the own herd, since the last card was played (U13)."""
    used: list[int]
    """The Generals and Mechanics that have used their ability in this turn (U25f)."""
    detector: bool
    """Whether the next bomb roll of this turn is two rolls (U21)."""

    event: int | None
    """The event whose effect is under way; it is on no pile."""
    visiting: int | None
    """The city that has just been taken and is not done with."""
    chosen: int | None
    """The cow that one of them acts on."""
    drawing: int
    """How many cards the active player still draws."""

    roller: Seat
    """Who has the die."""
    rolls: tuple[int, int] | None
    """The two rolls to choose from."""
    blast: Blast | None
    order: list[Seat]
    """Who rolls after whom in Sudden Death; empty before it."""

    def __init__(self, options: UnexplodedOptions, players: int) -> None:
        self.options = options
        self.edition = edition_of(options)
        self.deck = deck_of(options)
        self.players = players
        self.decision = 0
        self.events = None
        self.asked = "shuffle"
        self.waiting = [CHANCE]
        self.reason = None
        self.money = list(starting_money(options, players))
        self.pot = 0
        self.hands = [[] for _ in range(players)]
        self.herds = [[] for _ in range(players)]
        self.spies = {}
        self.draw_pile = list(range(self.deck.main_count))
        self.discard = []
        self.city = None
        self.city_pile = list(range(len(self.deck.cities)))
        self.city_turns = 0
        self.cities = [[] for _ in range(players)]
        self.unclaimed = []
        self.last_taker = None
        self.first = 0
        self.active = 0
        self.cards_played = 0
        self.moves = 0
        self.used = []
        self.detector = False
        self.event = None
        self.visiting = None
        self.chosen = None
        self.drawing = 0
        self.roller = 0
        self.rolls = None
        self.blast = None
        self.order = []

    def copy(self) -> Self:
        twin = object.__new__(type(self))
        twin.options = self.options
        twin.edition = self.edition
        twin.deck = self.deck
        twin.players = self.players
        twin.decision = self.decision
        twin.events = None
        twin.asked = self.asked
        twin.waiting = self.waiting[:]
        twin.reason = self.reason
        twin.money = self.money[:]
        twin.pot = self.pot
        twin.hands = [hand[:] for hand in self.hands]
        twin.herds = [herd[:] for herd in self.herds]
        twin.spies = self.spies.copy()
        twin.draw_pile = self.draw_pile[:]
        twin.discard = self.discard[:]
        twin.city = self.city
        twin.city_pile = self.city_pile[:]
        twin.city_turns = self.city_turns
        twin.cities = [cities[:] for cities in self.cities]
        twin.unclaimed = self.unclaimed[:]
        twin.last_taker = self.last_taker
        twin.first = self.first
        twin.active = self.active
        twin.cards_played = self.cards_played
        twin.moves = self.moves
        twin.used = self.used[:]
        twin.detector = self.detector
        twin.event = self.event
        twin.visiting = self.visiting
        twin.chosen = self.chosen
        twin.drawing = self.drawing
        twin.roller = self.roller
        twin.rolls = self.rolls
        twin.blast = None if self.blast is None else self.blast.copy()
        twin.order = self.order[:]
        return twin

    # Whom the game waits for

    @property
    def actor(self) -> Actor:
        """Whose choice it is; never more than one's in this game."""
        return self.waiting[0]

    def opened(self, asked: Asked, actors: tuple[Actor, ...]) -> UnexplodedEvent:
        return ChoiceOpened(self.decision, asked, actors[0])

    # Where things are

    def left_of(self, seat: Seat) -> Seat:
        return left_of(seat, self.players)

    def from_left_of(self, seat: Seat) -> Iterator[Seat]:
        """Everybody, that seat last."""
        return ((seat + step) % self.players for step in range(1, self.players + 1))

    def has_cows(self) -> bool:
        return any(self.herds)

    def herd_with(self, card: int) -> Seat | None:
        return next((seat for seat, herd in enumerate(self.herds) if card in herd), None)

    def herd_of(self, card: int) -> Seat:
        """Where a cow in play stands."""
        herd = self.herd_with(card)
        assert herd is not None, card
        return herd

    def burning(self) -> Blast:
        """The blast that is under way."""
        assert self.blast is not None, self.asked
        return self.blast

    # What is done with money and cows

    def pay(self, seat: Seat, amount: int) -> None:
        """Into the pot; whoever has not enough is in debt (U15)."""
        self.money[seat] -= amount
        self.pot += amount

    def collect(self, seat: Seat, amount: int) -> int:
        """What the seat gets of the amount: as much as the pot has (U19)."""
        amount = from_pot(self.pot, amount)
        self.money[seat] += amount
        self.pot -= amount
        return amount

    def enter_play(self, card: int, herd: Seat, place: int, seat: Seat) -> None:
        """The seat brings a cow into a herd; a Spy stays that seat's (U26)."""
        self.herds[herd].insert(place, card)
        if self.deck.kinds[card] == "spy":
            self.spies[card] = seat

    def leave_play(self, card: int, herd: Seat) -> None:
        """To the discard pile; a Spy forgets its owner (U26), a General that it has acted (U25f)."""
        self.herds[herd].remove(card)
        self.discard.append(card)
        self.spies.pop(card, None)
        if card in self.used:
            self.used.remove(card)
