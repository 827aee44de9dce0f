"""Several games in a row: what a game has to offer that keeps something from one to the next."""

from typing import Any, Protocol, Self

from vacherie.core.values import Outcome


class Series(Protocol):
    """Made from the options of a game and, later, from the results so far."""

    def __init__(self, options: Any, results: tuple[tuple[int, ...], ...] = ()) -> None: ...

    @property
    def options(self) -> Any:
        """Those of the next game."""

    @property
    def results(self) -> tuple[tuple[int, ...], ...]:
        """What each seat has gained or lost, game by game."""

    def totals(self) -> tuple[int, ...]:
        """By seat; empty before the first game has ended."""

    def after(self, outcome: Outcome) -> Self:
        """The series with one more game."""
