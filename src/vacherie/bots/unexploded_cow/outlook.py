"""What a table is worth to one seat: what its cows may still bring, and what the next bomb roll may.

Sums are in francs. Everything is seen from one seat: its own money counts whole, that of each rival against
it, so that what everybody wins or loses alike counts for nothing.
"""

from collections.abc import Mapping, Sequence
from typing import Final

from vacherie.core.values import Seat
from vacherie.games.unexploded_cow.cards import City, Deck
from vacherie.games.unexploded_cow.clauses import (
    NOBODY,
    SIX,
    from_pot,
    neighbour_places,
)
from vacherie.games.unexploded_cow.options import deck_of, edition_of
from vacherie.games.unexploded_cow.reach import counted_places
from vacherie.games.unexploded_cow.view import UnexplodedView

Herd = tuple[int, ...]
Herds = Sequence[Herd]

ROLLS_A_CITY: Final = 1.6
"""About how many bomb rolls it takes until somebody takes the city."""
MEAN_VALUE: Final = 450
COUNTED: Final = SIX - 1
"""A roll reaches so many cows."""
MISS: Final = 0.9
"""How likely it is that a roll through a herd spares one cow of it."""
CARD_WORTH: Final = 300
"""Of a card in hand, if all that one plays were sure to explode."""
COW_WORTH: Final = 200
"""Of a cow that a city lets one steal or fetch."""
POINT_WORTH: Final = 5
ABILITY_WORTH: Final = {"general": 50, "pfc": 50, "mechanic": 80, "bomber": 20}


class Outlook:
    """How one seat looks at a table; the herds themselves are given to each question, as they might be."""

    def __init__(
        self,
        deck: Deck,
        weights: Sequence[float],
        seat: Seat,
        active: Seat,
        pot: int,
        spies: Mapping[int, Seat],
    ) -> None:
        self.deck = deck
        self.seat = seat
        self.active = active
        self.pot = pot
        self.players = len(weights)
        self.spies = dict(spies)
        self.weights = weights
        self.city_worth = 0.0
        """To the active player."""
        self.defusal = 0
        self.used: Sequence[int] = ()
        self.chances: Sequence[float] = ()
        """How likely a cow is to explode in time, by how many others of its herd stand before it."""
        self._herd_worths: dict[tuple[Seat, Herd], float] = {}
        self._bomb_worths: dict[tuple[Seat, Herd, int], float] = {}

    # What cows may still bring

    def owner(self, card: int, herd: Seat) -> Seat:
        return self.spies.get(card, herd)

    def benefit(self, card: int, herd: Seat) -> float:
        """What it is worth to this seat that the cow explodes there."""
        return self.weights[self.spies.get(card, herd)] * self.deck.values[card]

    def skill(self, card: int, herd: Seat) -> float:
        """What a cow is worth for what it can do, to whoever's herd it is in."""
        return self.weights[herd] * ABILITY_WORTH.get(self.deck.kinds[card], 0)

    def herd_worth(self, seat: Seat, herd: Herd) -> float:
        """What is to be hoped for from a herd, once its player has put it in order."""
        worth = self._herd_worths.get((seat, herd))
        if worth is None:
            benefits = [self.benefit(card, seat) for card in herd]
            benefits.sort(reverse=seat == self.seat)
            hoped = sum(map(float.__mul__, benefits, self.chances))
            worth = hoped + self.chances[0] * sum(self.skill(card, seat) for card in herd)
            self._herd_worths[seat, herd] = worth
        return worth

    # What a bomb brings

    def blown_worth(self, seat: Seat, herd: Herd, card: int) -> float:
        """What it brings that this very cow explodes, its neighbours too if it is a Bomber."""
        if self.deck.kinds[card] != "bomber":
            return self.loss_of((card,), seat)
        place = herd.index(card)
        right, left = neighbour_places(place, len(herd))
        hit = (right, place, left)
        return self.loss_of(tuple(herd[each] for each in hit if each != NOBODY), seat)

    def loss_of(self, cows: Herd, seat: Seat) -> float:
        """The money now, less what was to be hoped for anyway."""
        worth, pot, takes_city = 0.0, self.pot, False
        for cow in cows:
            owner = self.spies.get(cow, seat)
            takes_city |= owner == self.active
            amount = from_pot(pot, self.deck.values[cow])
            pot -= amount
            hoped = self.weights[owner] * self.deck.values[cow] + self.skill(cow, seat)
            worth += self.weights[owner] * amount - self.chances[0] * hoped
        return worth + self.weights[self.active] * self.city_worth if takes_city else worth

    def bomb_worth(self, seat: Seat, herd: Herd, place: int) -> float:
        """What a bomb at that place brings, if the herd's player makes the best of it for himself."""
        worth = self._bomb_worths.get((seat, herd, place))
        if worth is None:
            best = max if seat == self.seat else min
            worth = best(self.endings(seat, herd, herd[place]))
            self._bomb_worths[seat, herd, place] = worth
        return worth

    def endings(self, seat: Seat, herd: Herd, card: int) -> list[float]:
        kinds = self.deck.kinds
        is_free = card not in self.used
        victims = herd if kinds[card] == "general" and is_free else (card,)
        thieves = tuple(cow for cow in herd if kinds[cow] == "pfc" and cow not in victims)
        worths = [self.blown_worth(seat, herd, cow) for cow in (*victims, *thieves)]
        if kinds[card] == "mechanic" and is_free:
            worths.append(self.weights[seat] * from_pot(self.pot, self.defusal))
        return worths

    def roll_worths(self, herds: Herds, roller: Seat) -> list[float]:
        """What each roll from 1 to 5 brings."""
        places = counted_places(tuple(map(len, herds)), roller)
        return [
            0.0 if seat == NOBODY else self.bomb_worth(seat, herds[seat], place) for seat, place in places
        ]

    def roll_worth(self, herds: Herds, *, twice: bool) -> float:
        """What the active player's bomb roll brings; a 6 counts for nothing."""
        worths = [*self.roll_worths(herds, self.active), 0.0]
        if not twice:
            return sum(worths) / SIX
        worths.sort(reverse=self.active != self.seat)
        return sum(worth * (2 * rank + 1) for rank, worth in enumerate(worths)) / SIX**2

    def herds_worth(self, herds: Herds) -> float:
        return sum(self.herd_worth(seat, herd) for seat, herd in enumerate(herds))

    def card_worth(self) -> float:
        """Of a card in hand: the less, the nearer the end."""
        return CARD_WORTH * self.chances[0]

    def visit_worth(self, city: City) -> float:
        """What it is worth to take the city, besides its money."""
        cow = 0 if city.cow is None else COW_WORTH
        return self.card_worth() * city.draw + cow + POINT_WORTH * city.points

    def money_worth(self, money: Sequence[int]) -> float:
        return sum(weight * amount for weight, amount in zip(self.weights, money, strict=True))


def rolls_left(cities: int, players: int, pot: int) -> float:
    """About how many bomb rolls will still go through one herd: before Sudden Death, and in it."""
    return ROLLS_A_CITY * cities / players * 1.2 + pot / MEAN_VALUE / players


def weights(players: int, seat: Seat) -> list[float]:
    """How much each seat's money counts."""
    return [1.0 if each == seat else -1 / (players - 1) for each in range(players)]


def chances(rolls: float, cows: int) -> list[float]:
    return [1 - MISS ** max(0.0, rolls - max(0, rank - COUNTED + 1)) for rank in range(cows)]


def outlook_of(view: UnexplodedView, seat: Seat) -> Outlook:
    """As everybody sees the table, for that seat."""
    deck = deck_of(view.options)
    spies = {spy.card: spy.owner for spy in view.spies}
    outlook = Outlook(deck, weights(view.players, seat), seat, view.active, view.pot, spies)
    cities = view.city_pile + (view.city is not None)
    outlook.chances = chances(rolls_left(cities, view.players, view.pot), deck.cow_count)
    outlook.defusal = edition_of(view.options).defusal
    outlook.used = view.used
    if view.city is not None and not view.order:
        city = deck.cities[view.city]
        outlook.city_worth = from_pot(view.pot, city.money) + outlook.visit_worth(city)
    return outlook
