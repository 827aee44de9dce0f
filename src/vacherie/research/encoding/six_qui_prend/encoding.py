"""6 qui prend! as an encoding."""

from collections.abc import Sequence
from typing import Any, ClassVar, Final

from vacherie.core.game import AnyGame
from vacherie.core.values import Action, Seat
from vacherie.games.six_qui_prend import GAME
from vacherie.games.six_qui_prend.cards import CARDS, HAND_SIZE, HEADS, heads_on
from vacherie.games.six_qui_prend.options import SixOptions
from vacherie.games.six_qui_prend.ox import SPECIALS_IN_PLAY
from vacherie.research.encoding.base import Encoding, Scores, Urn, Watch
from vacherie.research.encoding.choices import Choices
from vacherie.research.encoding.six_qui_prend.actions import ACTIONS, six_choices
from vacherie.research.encoding.six_qui_prend.chance import OUTCOMES, six_chance_action, six_urns
from vacherie.research.encoding.six_qui_prend.fields import FIELDS
from vacherie.research.encoding.six_qui_prend.incremental import IncrementalObserver
from vacherie.research.encoding.six_qui_prend.observation import observe_six
from vacherie.research.encoding.six_qui_prend.score_keeper import ScoreKeeper
from vacherie.research.encoding.vector import Vector, Word

ALL_HEADS: Final = sum(HEADS)
LONGEST_TALK: Final = 1_000_000
"""The cooperative game: the rules do not bound how often a team begins a Sort and drops it again."""


class SixEncoding(Encoding):
    game: ClassVar[AnyGame] = GAME
    options: SixOptions
    actions = ACTIONS
    outcomes = OUTCOMES
    fields = FIELDS

    def choices(self, state: Any, seat: Seat) -> Choices:
        return six_choices(state, seat)

    def urns(self, state: Any) -> list[Urn]:
        return six_urns(state)

    def chance_action(self, state: Any, drawn: Word) -> Action:
        return six_chance_action(state, drawn)

    def observe(self, view: Any, word: Word) -> Vector:
        return observe_six(view, word)

    def watch(self, state: Any) -> Watch:
        if self.options.variant != "base":
            return super().watch(state)
        return IncrementalObserver(state).observe

    def scores(self, state: Any) -> Sequence[float]:
        """Heads taken so far, the piles included, as minus points; the team's in the cooperative game."""
        if self.options.variant == "coop":
            return [-state.team_heads()] * self.players
        return [-total - heads_on(pile) for total, pile in zip(state.totals(), state.piles, strict=True)]

    def scoring(self, state: Any) -> Scores:
        if self.options.variant == "coop":
            return super().scoring(state)
        return ScoreKeeper(self, state).scores

    def score_bound(self) -> float:
        if self.options.variant == "coop":
            return 2.0 * ALL_HEADS
        return float(min(self.most_rounds() * ALL_HEADS, (self.options.target_heads or 10**6) + ALL_HEADS))

    def most_rounds(self) -> int:
        """Somebody takes a row in every round, for twenty cards do not fit: the sum of all heads rises."""
        target, limit = self.options.target_heads, self.options.max_rounds
        by_heads = None if target is None else self.players * target + 1
        return min(rounds for rounds in (by_heads, limit) if rounds is not None)

    def longest(self) -> int:
        if self.options.variant == "coop":
            return LONGEST_TALK
        # Each card is picked once and asks for a row at most once; in the pro variant it is drafted too.
        return self.most_rounds() * self.players * HAND_SIZE * 3

    def most_draws(self) -> int:
        match self.options.variant:
            case "pro":
                return 1
            case "coop":
                return len(CARDS) + SPECIALS_IN_PLAY[self.players]
        return self.most_rounds() * len(CARDS)
