"""Records as a program handles them: played, kept in files, gone through again."""

from collections.abc import Iterator
from os import PathLike
from pathlib import Path
from typing import TYPE_CHECKING, Self

from vacherie.core import record as core
from vacherie.core.extras import told_what_to_install
from vacherie.core.files.reading import read_bytes
from vacherie.core.game import AnyState
from vacherie.core.record import RecordStep
from vacherie.core.values import Outcome
from vacherie.games import find_game

if TYPE_CHECKING:
    from vacherie.library.reviewed import Reviewed


class Record(core.Record):
    """Every action of one game, chance's included, so that it can be played again anywhere.

    `game`, `rules_version`, `options` and `seats` say what was played and by whom, `actions` what they did.
    """

    @classmethod
    def load(cls, path: str | PathLike[str]) -> Self:
        """Reads a record from a file, one that `vacherie play` or the server wrote too.

        Raises `InvalidFile`, with the line, where the file holds no record that can be replayed.
        """
        read = core.decode_record(read_bytes(Path(path)), str(path), find_game)
        return cls(read.game, read.rules_version, read.options, read.seats, read.actions)

    def save(self, path: str | PathLike[str]) -> None:
        """Writes the record to a file, a line of JSON for each action."""
        Path(path).write_bytes(core.encode_record(self))

    def steps(self) -> Iterator[RecordStep]:
        """The actions one by one, each with what happened and the state that it led to."""
        return core.replay(self, find_game(self.game))

    def states(self) -> Iterator[AnyState]:
        """The first state, then the state after each action; every one is the caller's own."""
        yield find_game(self.game).new(self.options, len(self.seats))
        for step in self.steps():
            yield step.state

    def review(self, budget: int | None = None, seed: int = 0, language: str | None = None) -> "Reviewed":
        """What each decision was worth, by what its seat knew, and how much of the result was luck.

        The budget is a number of playouts for each decision. The same game, budget and seed give the same
        review. Raises `GameError` where the game is not over.
        """
        # Imported only where something is reviewed, as the bots take a while to load.
        with told_what_to_install():
            from vacherie.library.reviewed import reviewed
        from vacherie.review.game import FinishedGame
        from vacherie.review.run import finished

        game = FinishedGame(self, find_game(self.game))
        return reviewed(game, finished(game, budget=budget, seed=seed), language)

    def outcome(self) -> Outcome | None:
        """How the game ended; `None` for one that was not played to its end."""
        *_, last = self.states()
        return last.outcome()
