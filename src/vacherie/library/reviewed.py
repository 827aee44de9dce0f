"""A review as a notebook has it: rows for pandas or polars, a plot, and each decision on its board."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from rich.console import Group, RenderableType

from vacherie.core.extras import told_what_to_install
from vacherie.core.record import Player
from vacherie.core.values import kind_of
from vacherie.library.show import Drawn, words_of
from vacherie.messages.catalogue import Catalogue
from vacherie.review.findings import Decision, Luck, Review
from vacherie.review.game import FinishedGame
from vacherie.review.signs import sign_of
from vacherie.tables import find_terminal
from vacherie.tables.reviews import ReviewWords


@dataclass(frozen=True, repr=False)
class Reviewed(Drawn):
    """A review that shows itself, and gives its figures to other programs."""

    review: Review
    game: FinishedGame
    words: Catalogue

    @property
    def decisions(self) -> "list[ReviewedDecision]":
        """Each shows itself as a table on the board."""
        return [ReviewedDecision(self, decision) for decision in self.review.decisions]

    @property
    def luck(self) -> tuple[Luck, ...]:
        return self.review.luck

    def rows(self) -> list[dict[str, Any]]:
        """One for each decision: `pandas.DataFrame(review.rows())`, or polars'."""
        return [
            {
                "step": decision.step,
                "seat": decision.seat,
                "asked": decision.asked,
                "played": kind_of(decision.played),
                "verdict": decision.verdict,
                "cost": decision.cost.mean,
                "cost_low": decision.cost.low,
                "cost_high": decision.cost.high,
                "chance_cost": decision.chance_cost.mean,
                "playouts": decision.playouts,
            }
            for decision in self.review.decisions
        ]

    def plot(self) -> Any:
        """What each seat could expect over time, drawn by matplotlib (`pip install vacherie[report]`)."""
        with told_what_to_install():
            from matplotlib.figure import Figure

        figure = Figure()
        axes = figure.add_subplot()
        steps = [moment.step for moment in self.review.moments]
        sign = sign_of(self.game.game)
        for seat, player in enumerate(self.game.record.seats):
            axes.plot(
                steps, [sign * moment.expected[seat] for moment in self.review.moments], label=player.name
            )
        axes.legend()
        return figure

    def in_words(self) -> ReviewWords:
        return ReviewWords(self.review, self.game.record, self.game.game, self.players(), self.words)

    def players(self) -> Sequence[Player]:
        return self.game.record.seats

    def _drawn(self, width: int) -> RenderableType:
        return self.in_words().drawn()

    def _language(self) -> str:
        return self.words.language


@dataclass(frozen=True, repr=False)
class ReviewedDecision(Drawn):
    """One decision: the board as the seat saw it, what was played, and what would have been better."""

    reviewed: Reviewed
    decision: Decision

    def _drawn(self, width: int) -> RenderableType:
        reviewed, decision = self.reviewed, self.decision
        words = reviewed.in_words()
        view = reviewed.game.states[decision.step - 1].view(decision.seat)
        board = find_terminal(reviewed.game.game).draw(view, words.tellers[decision.seat], width)
        return Group(board, *words.decision(decision))

    def _language(self) -> str:
        return self.reviewed.words.language


def reviewed(game: FinishedGame, review: Review, language: str | None) -> Reviewed:
    return Reviewed(review, game, words_of(language))
