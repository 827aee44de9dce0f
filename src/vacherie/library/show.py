"""Draws views, in words and colours, for notebooks and terminals."""

import os
from abc import ABC, abstractmethod
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Any, Final

from rich.console import Console, ConsoleOptions, RenderableType
from rich.segment import Segment

from vacherie.core.errors import InvalidOptions
from vacherie.core.game import AnyGame
from vacherie.core.record import Player
from vacherie.core.values import View
from vacherie.games import GAMES
from vacherie.messages.catalogue import Catalogue, catalogue, language_from
from vacherie.tables import find_terminal
from vacherie.tables.recorder import THEME, make_recorder
from vacherie.tables.screen import make_console
from vacherie.tables.teller import Teller

WIDTH: Final = 80
# With a background of its own, it can be read in a notebook by day and by night.
FRAME: Final = (
    '<pre lang="LANGUAGE" style="color:{foreground};background:{background};padding:1em;border-radius:6px;'
    "overflow-x:auto;line-height:1.25;white-space:pre;font-family:ui-monospace,Menlo,Consolas,"
    "'DejaVu Sans Mono',monospace\">{code}</pre>"
)


class Drawn(ABC):
    """Something that is ready to be looked at: as HTML in a notebook, with `rich.print`, or as plain text."""

    def __repr__(self) -> str:
        recorder = self._written()
        return "\n".join(line.rstrip() for line in recorder.export_text().splitlines())

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> Iterable[Segment]:
        # Not with the caller's console, which might read markup or emoji codes into a player's name.
        return make_console().render(self._drawn(options.max_width), options)

    def _repr_html_(self) -> str:
        frame = FRAME.replace("LANGUAGE", self._language())
        return self._written().export_html(theme=THEME, code_format=frame, inline_styles=True)

    def _written(self) -> Console:
        recorder = make_recorder(WIDTH)
        recorder.print(self._drawn(WIDTH))
        return recorder

    @abstractmethod
    def _drawn(self, width: int) -> RenderableType: ...

    @abstractmethod
    def _language(self) -> str: ...


@dataclass(frozen=True, repr=False)
class Shown(Drawn):
    """A view that is ready to be looked at."""

    view: View
    teller: Teller

    def _language(self) -> str:
        return self.teller.words.language

    def _drawn(self, width: int) -> RenderableType:
        return find_terminal(self.teller.game).draw(self.view, self.teller, width)


def shown(view: View, language: str | None = None, names: Sequence[str] | None = None) -> Shown:
    """The view of any game, drawn as the terminal draws it.

    The language is "en", "fr" or "pt-BR"; without it, `VACHERIE_LANG` or the system decides. The names are
    those of the seats, the viewer being "you"; without them, the seats are numbered from 0, as everywhere in
    code.
    """
    game = game_of(view)
    words = words_of(language)
    table: Any = view
    players = seat_names(table.players, words) if names is None else tuple(names)
    if len(players) != table.players:
        raise InvalidOptions("names-seats", names=len(players), seats=table.players)
    teller = Teller(words, game, tuple(map(Player, players)), table.viewer, table.options)
    return Shown(view, teller)


def words_of(language: str | None) -> Catalogue:
    """Those of `VACHERIE_LANG` or the system where nobody wishes others."""
    return catalogue(language_from(os.environ) if language is None else language)


def game_of(view: View) -> AnyGame:
    for game in GAMES.values():
        if isinstance(view, game.view_type):
            return game
    raise TypeError(f"what is shown is a view, such as state.view(0), and not {type(view).__name__}")


def seat_names(players: int, words: Catalogue) -> tuple[str, ...]:
    return tuple(words.text("name-seat", seat=seat) for seat in range(players))
