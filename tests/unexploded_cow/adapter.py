"""What the laws need to know of Unexploded Cow: its cases, what it hides and what it conserves."""

from collections.abc import Iterator, Sequence
from random import Random
from typing import Any

from msgspec.structs import replace

from tests.adapter import Adapter, Case, Step
from tests.unexploded_cow.fold import fold
from vacherie.core.values import Action, Actor
from vacherie.games.unexploded_cow import GAME
from vacherie.games.unexploded_cow.actions import (
    ChooseCow,
    ChooseRoll,
    DefuseBomb,
    HandOnBomb,
    LetBlow,
    MoveCow,
    PayNext,
    PlayCow,
    PlayEvent,
    PutCow,
    Reshuffled,
    RollDie,
    Rolled,
    RolledTwice,
    Shuffled,
    StealBomb,
)
from vacherie.games.unexploded_cow.options import UnexplodedOptions, deck_of, starting_money
from vacherie.games.unexploded_cow.position import UnexplodedPosition
from vacherie.games.unexploded_cow.position_check import cities, main_cards

OPTIONS = (UnexplodedOptions(), UnexplodedOptions(edition="2011"))
CARDS = range(-1, 71)
COWS = range(-1, 42)
PLACES = range(-1, 8)


class UnexplodedAdapter(Adapter):
    game = GAME
    cow_share = 0.7

    def cases(self) -> Iterator[Case]:
        for options in OPTIONS:
            for players in GAME.player_counts(options):
                yield Case(GAME, options, players)
        yield Case(GAME, UnexplodedOptions(edition="2011", starting_money=(8000, -700, 5000)), 3)

    def playthroughs(self) -> Iterator[tuple[str, Case]]:
        for options, counts in zip(OPTIONS, ((2, 4, 6), (3, 5)), strict=True):
            for players in counts:
                yield f"{options.edition}-{players}", Case(GAME, options, players)

    def fold(self, view: Any, event: Any) -> Any:
        return fold(view, event)

    def universe(self, players: int) -> Iterator[Action]:
        for card in CARDS:
            yield from (PlayEvent(card), ChooseCow(card), DefuseBomb(card), PayNext(card))
            yield from (MoveCow(card, place) for place in PLACES)
            yield from (PlayCow(card, herd, place) for herd in range(-1, players + 1) for place in PLACES)
        for cow in COWS:
            yield from (StealBomb(cow, other) for other in COWS)
            yield from (HandOnBomb(cow, other) for other in COWS)
        yield from (PutCow(herd, place) for herd in range(-1, players + 1) for place in PLACES)
        yield from map(ChooseRoll, range(8))
        yield from (RollDie(), LetBlow(), Rolled(3), RolledTwice(1, 2), Reshuffled(()), Shuffled((), (), 0))

    def assert_conserved(self, position: Any) -> None:
        assert isinstance(position, UnexplodedPosition)
        deck = deck_of(position.options)
        assert sorted(card for _, card in main_cards(position)) == list(range(deck.main_count))
        assert sorted(city for _, city in cities(position)) == list(range(len(deck.cities)))
        start = starting_money(position.options, position.players)
        assert sum(position.money) + position.pot == sum(start)  # U6

    def disguised(
        self, case: Case, steps: Sequence[Step], viewer: int | None, random: Random
    ) -> list[tuple[Actor, Action]]:
        """Each shuffle with those of its cards in another order that the viewer has not seen since."""
        truth: Any = case.game.position(steps[-1].after)
        hands = (hand for seat, hand in enumerate(truth.hands) if seat != viewer)
        unseen = {*truth.draw_pile, *(card for hand in hands for card in hand)}
        actions: list[tuple[Actor, Action]] = []
        for step in reversed(steps):
            action: Any = step.action
            if isinstance(action, Shuffled | Reshuffled):
                swapped = exchanged(action.main, unseen & set(action.main), random)
                unseen -= set(action.main)
                action = replace(action, main=swapped)
            if isinstance(action, Shuffled):
                action = replace(action, cities=exchanged(action.cities, {*truth.city_pile}, random))
            actions.append((step.actor, action))
        return actions[::-1]


ADAPTER = UnexplodedAdapter()


def exchanged(cards: tuple[int, ...], unseen: set[int], random: Random) -> tuple[int, ...]:
    """The cards with the unseen ones among them in another order."""
    order = random.sample(sorted(unseen), len(unseen))
    return tuple(order.pop() if card in unseen else card for card in cards)
