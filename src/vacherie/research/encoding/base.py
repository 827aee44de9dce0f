"""What a game brings along to be played by numbers."""

from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from functools import cached_property, partial
from random import Random
from typing import Any, ClassVar, NamedTuple

from vacherie.core.game import AnyGame, AnyState
from vacherie.core.values import CHANCE, Action, Outcome, Seat
from vacherie.research.encoding.choices import Choices
from vacherie.research.encoding.numbering import Numbering
from vacherie.research.encoding.vector import Vector, Word
from vacherie.research.encoding.watching import Watching


class Urn(NamedTuple):
    """What chance draws from: how often each number is in it. Dice are put back."""

    counts: dict[int, int]
    puts_back: bool = False


def one_of_each(start: int, size: int) -> Urn:
    return Urn(dict.fromkeys(range(start, start + size), 1))


Watch = Callable[[Seat, Word], Vector]
"""The observation of a seat that has chosen so much, as the state is now."""
Scores = Callable[[], Sequence[float]]
"""Everybody's score as the state is now."""


class Encoding(ABC):
    """One game with its options and its number of players.

    The tables are the same for every number of players, and for all options but a deck of one's own. In
    observations and actions seats are counted from the viewer: 0 is himself, 1 his left neighbour.
    """

    game: ClassVar[AnyGame]
    actions: Numbering
    """The action table."""
    outcomes: Numbering
    """What chance may draw."""
    fields: Numbering
    """The observation, field by field."""

    def __init__(self, options: Any, players: int) -> None:
        self.options = options
        self.players = players

    def begin(self) -> AnyState:
        return self.game.begin(self.options, self.players)

    @abstractmethod
    def choices(self, state: Any, seat: Seat) -> Choices:
        """All that a seat, whom the game waits for, may do: its legal actions, each once."""

    @abstractmethod
    def urns(self, state: Any) -> list[Urn]:
        """What chance draws from, draw by draw; an urn that stands there twice is the same one."""

    @abstractmethod
    def chance_action(self, state: Any, drawn: Word) -> Action:
        """Chance's action, once all has been drawn."""

    @abstractmethod
    def observe(self, view: Any, word: Word) -> Vector:
        """What the viewer knows, and what he has chosen so far of an action of several numbers."""

    def watch(self, state: Any) -> Watch:
        """How to observe this state, again and again while the seats it waits for act."""
        return Watching(self, state).observe

    @abstractmethod
    def scores(self, state: Any) -> Sequence[float]:
        """Everybody's score as it stands, more is better; rewards are its changes."""

    def scoring(self, state: Any) -> Scores:
        """How to score this state, again and again as it is played."""
        return partial(self.scores, state)

    @cached_property
    def first_scores(self) -> Sequence[float]:
        """Everybody's score when a seat is asked for the first time, which is the same in every deal."""
        state, random = self.begin(), Random(0)
        while CHANCE in state.to_act():
            state.advance(CHANCE, state.draw(random))
        return self.scores(state)

    def final_score(self, outcome: Outcome, seat: Seat) -> float:
        return float(-outcome.scores[seat] if self.game.fewest_wins else outcome.scores[seat])

    @abstractmethod
    def score_bound(self) -> float:
        """No final score is farther from zero."""

    @abstractmethod
    def longest(self) -> int:
        """No game has more choices of seats than this."""

    @abstractmethod
    def most_draws(self) -> int:
        """No game has more draws of chance than this."""
