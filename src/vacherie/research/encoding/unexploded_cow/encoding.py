"""Unexploded Cow as an encoding."""

from collections.abc import Sequence
from functools import partial
from typing import Any, ClassVar, Final

from vacherie.core.game import AnyGame
from vacherie.core.values import Action, Outcome, Seat
from vacherie.games.unexploded_cow import GAME
from vacherie.games.unexploded_cow.clauses import MOST_ROUNDS
from vacherie.games.unexploded_cow.options import UnexplodedOptions, deck_of, starting_money
from vacherie.games.unexploded_cow.play import MOST_MOVES
from vacherie.research.encoding.base import Encoding, Urn, Watch
from vacherie.research.encoding.choices import Choices
from vacherie.research.encoding.unexploded_cow.chance import cow_chance_action, cow_urns
from vacherie.research.encoding.unexploded_cow.choices import cow_choices
from vacherie.research.encoding.unexploded_cow.incremental import IncrementalObserver
from vacherie.research.encoding.unexploded_cow.observation import observe_cow
from vacherie.research.encoding.unexploded_cow.tables import tables_for
from vacherie.research.encoding.vector import Vector, Word

UNIT: Final = 100
"""All amounts are hundreds; scores count them."""
LONGEST_WORD: Final = 3
SIXES_IN_A_ROW: Final = 1000
"""A die may be passed on for ever; nobody will see more."""


class UnexplodedEncoding(Encoding):
    game: ClassVar[AnyGame] = GAME
    options: UnexplodedOptions

    def __init__(self, options: UnexplodedOptions, players: int) -> None:
        super().__init__(options, players)
        self.tables = tables_for(deck_of(options))
        self.actions = self.tables.actions
        self.outcomes = self.tables.outcomes
        self.fields = self.tables.fields

    def choices(self, state: Any, seat: Seat) -> Choices:
        return cow_choices(self.tables, state, seat)

    def urns(self, state: Any) -> list[Urn]:
        return cow_urns(self.tables, state)

    def chance_action(self, state: Any, drawn: Word) -> Action:
        return cow_chance_action(self.tables, state, drawn)

    def observe(self, view: Any, word: Word) -> Vector:
        return observe_cow(self.tables, view, word)

    def watch(self, state: Any) -> Watch:
        return partial(IncrementalObserver(self.tables, self.options, self.players).observe, state)

    def scores(self, state: Any) -> Sequence[float]:
        """Money in hundreds."""
        return [amount / UNIT for amount in state.money]

    def final_score(self, outcome: Outcome, seat: Seat) -> float:
        return outcome.scores[seat] / UNIT

    def score_bound(self) -> float:
        """Whoever plays everything and pays for every cow of every turn owes no more than this."""
        deck = deck_of(self.options)
        dearest = max(*deck.prices, *map(abs, deck.values), 500)
        money = sum(map(abs, starting_money(self.options, self.players)))
        return (money + self.most_turns() * deck.main_count * dearest) / UNIT

    def most_turns(self) -> int:
        """U36: a city is given up after ten rounds; then Sudden Death, which random play ends soon."""
        return (len(deck_of(self.options).cities) * MOST_ROUNDS + SIXES_IN_A_ROW) * self.players

    def longest(self) -> int:
        cards = deck_of(self.options).main_count
        return self.most_turns() * cards * (MOST_MOVES + LONGEST_WORD)

    def most_draws(self) -> int:
        return self.most_turns() * deck_of(self.options).main_count
