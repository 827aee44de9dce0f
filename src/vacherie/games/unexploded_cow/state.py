"""The whole truth of a game of Unexploded Cow: what lies where, and who is asked what."""

from collections.abc import Iterator
from typing import Self

from vacherie.core.game import State
from vacherie.core.values import CHANCE, Actor, Seat
from vacherie.games.unexploded_cow.actions import UnexplodedAction
from vacherie.games.unexploded_cow.bombs import Blast
from vacherie.games.unexploded_cow.cards import Deck, EffectName
from vacherie.games.unexploded_cow.clauses import from_pot, left_of
from vacherie.games.unexploded_cow.editions import Edition
from vacherie.games.unexploded_cow.events import ChoiceOpened, UnexplodedEvent
from vacherie.games.unexploded_cow.fields import FIELDS, HiddenFields, OpenFields, begin_fields, copy_fields
from vacherie.games.unexploded_cow.options import UnexplodedOptions, deck_of, edition_of, starting_money
from vacherie.games.unexploded_cow.values import Asked
from vacherie.games.unexploded_cow.view import UnexplodedView


class UnexplodedTable(OpenFields, HiddenFields, State[UnexplodedAction, UnexplodedEvent, UnexplodedView]):
    """What lies on the table, and the few things that every rule does with it."""

    __slots__ = ("deck", "edition", "reason", *FIELDS)

    options: UnexplodedOptions
    edition: Edition
    deck: Deck
    asked: Asked | None
    reason: str | None
    """Why the game is over."""

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
        begin_fields(self)
        self.money = list(starting_money(options, players))
        self.draw_pile = list(range(self.deck.main_count))
        self.city_pile = list(range(len(self.deck.cities)))

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
        copy_fields(self, twin)
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

    def city_points(self, seat: Seat) -> int:
        return sum([self.deck.cities[city].points for city in self.cities[seat]])

    def effect_in_force(self) -> EffectName:
        """A city's comes first: it may be taken by a roll that an event brought about."""
        if self.visiting is not None:
            effect = self.deck.cities[self.visiting].cow
            assert effect is not None, self.visiting
            return effect
        assert self.event is not None, self.asked
        return self.deck.effects[self.event]

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
