"""Three cow games, faithful to their rulebooks: play, learn and study them.

    games      the rules: `games.GAMES` by name, `games.find_game`
    bots       the players made of code: `bots.known_bots`, `bots.find_bot`
    new_game   a game whose cards are dealt, to be played by hand
    play       a whole game between bots, as a record
    Record     every action of a game: load, save, go through it again
    shown      a view drawn in words, in one of three languages

`docs/library.md` shows them at work in ten minutes. Each is loaded when it is asked for, so importing the
package is quick.
"""

from importlib import import_module
from typing import TYPE_CHECKING, Any

from vacherie.core.extras import told_what_to_install
from vacherie.core.values import Picture, View

if TYPE_CHECKING:
    from vacherie import bots, games
    from vacherie.library.play import new_game, play
    from vacherie.library.record import Record
    from vacherie.library.show import shown

__all__ = ["Record", "bots", "games", "new_game", "play", "shown"]

_HOMES = {"Record": "record", "new_game": "play", "play": "play", "shown": "show"}


def __getattr__(name: str) -> Any:
    if name in _HOMES:
        with told_what_to_install():
            return getattr(import_module(f"vacherie.library.{_HOMES[name]}"), name)
    if name in __all__:
        return import_module(f"vacherie.{name}")
    raise AttributeError(f"module 'vacherie' has no attribute {name!r}")


def __dir__() -> list[str]:
    return sorted({*globals(), *__all__})


def _shown(view: View) -> Picture:
    with told_what_to_install():
        from vacherie.library.show import shown

        return shown(view)


View.shown_by = _shown
