"""NéVaches as an encoding."""

from collections.abc import Sequence
from typing import Any, ClassVar, Final

from vacherie.core.game import AnyGame
from vacherie.core.values import Action, Seat
from vacherie.games.nevaches import GAME
from vacherie.games.nevaches.options import NeVachesOptions, deck_of
from vacherie.research.encoding.base import Encoding, Urn, Watch
from vacherie.research.encoding.choices import Choices
from vacherie.research.encoding.nevaches.chance import nevaches_chance_action, nevaches_urns
from vacherie.research.encoding.nevaches.choices import NeVachesChoices
from vacherie.research.encoding.nevaches.incremental import IncrementalObserver
from vacherie.research.encoding.nevaches.observation import observe_nevaches
from vacherie.research.encoding.nevaches.tables import tables_of
from vacherie.research.encoding.vector import Vector, Word

LONGEST: Final = 1_000_000
"""Tiles, cards and points run out, but a row is refreshed as often as chance turns up four alike again."""
MOST_POINTS: Final = 10_000


class NeVachesEncoding(Encoding):
    game: ClassVar[AnyGame] = GAME
    options: NeVachesOptions

    def __init__(self, options: NeVachesOptions, players: int) -> None:
        super().__init__(options, players)
        deck = deck_of(options)
        self.numbers = {card: number for number, card in enumerate(deck)}
        self.tables = tables_of(len(deck))
        self.choose = NeVachesChoices(self.tables, self.numbers)
        self.actions = self.tables.actions
        self.outcomes = self.tables.outcomes
        self.fields = self.tables.fields

    def choices(self, state: Any, seat: Seat) -> Choices:
        return self.choose.of(state, seat)

    def urns(self, state: Any) -> list[Urn]:
        return nevaches_urns(self.tables, self.numbers, state)

    def chance_action(self, state: Any, drawn: Word) -> Action:
        return nevaches_chance_action(self.tables, self.numbers, state, drawn)

    def observe(self, view: Any, word: Word) -> Vector:
        return observe_nevaches(self.tables, self.numbers, view, word)

    def watch(self, state: Any) -> Watch:
        return IncrementalObserver(self.tables, self.numbers, state).observe

    def scores(self, state: Any) -> Sequence[float]:
        return [float(points) for points in state.points]

    def score_bound(self) -> float:
        return float(MOST_POINTS)

    def longest(self) -> int:
        return LONGEST

    def most_draws(self) -> int:
        return LONGEST
