"""How each game is drawn, told and spoken to in terminal and notebook: a package per game, named like it."""

from collections.abc import Sequence
from importlib import import_module
from typing import Any, Protocol, cast

import msgspec
from rich.console import RenderableType

from vacherie.core.game import AnyGame
from vacherie.tables.resolver import Spelling
from vacherie.tables.teller import Teller


class Reply(msgspec.Struct, frozen=True):
    """What a typed line asks for: one action, or several that follow one another."""

    actions: tuple[Any, ...]
    is_wish: bool = False
    """Whether actions after the first that cannot be done are dropped without a word."""
    shown: Any = None
    """Something to look at instead of an action; the question stays open."""


class Terminal(Protocol):
    """What a game's package here has to offer; it may use the view of the player's seat, and nothing else."""

    SPELLING: Spelling
    """The words of the types that this game's sentences speak of."""

    def default_players(self, options: Any) -> int: ...

    def draw(self, view: Any, teller: Teller, width: int = 80, height: int | None = None) -> RenderableType:
        """The table as the viewer sees it, made for a screen of this width, and height if it has one."""

    def question(self, view: Any, legal: Sequence[Any], teller: Teller) -> list[str]:
        """What is asked of the viewer, with all it takes to answer; a line each."""

    def read(self, text: str, view: Any, legal: Sequence[Any], teller: Teller) -> Reply:
        """What the player typed, legal or not; raises `InvalidAction` where it means nothing."""

    def how_to_read_the_table(self, view: Any, teller: Teller, height: int | None = None) -> list[str]:
        """What the help adds to the question, about the table as it is drawn for such a screen."""

    def rule_sections(self, options: Any) -> tuple[str, ...]:
        """The parts of the rules page that hold for these options."""

    def score(self, points: int, teller: Teller) -> str:
        """A final score as it is written in the ranking."""

    def gain(self, points: int, teller: Teller) -> str:
        """What somebody has gained or lost, with its sign."""

    def formality(self, legal: Sequence[Any]) -> Any | None:
        """What the player would have to answer anyway, and need not be asked for."""

    def results_note(self, options: Any) -> str:
        """The name of the note on how to read the results of many games, among `note` messages."""


def find_terminal(game: AnyGame) -> Terminal:
    return cast(Terminal, import_module(f"vacherie.tables.{game.id}"))
