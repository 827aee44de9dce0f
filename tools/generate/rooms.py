"""What each game gives to the browser besides its types, found in `tests/<game>/browser.py`."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from importlib import import_module

from tools.generate.situations import Situation
from vacherie.core.game import AnyGame
from vacherie.games import GAMES


@dataclass(frozen=True)
class BrowserRoom:
    fixtures: Mapping[str, str]
    """Names of fixtures, each with the golden game it shows."""
    steps: int
    """So many steps of a game are enough to see all of its table; its last ones end it."""
    situations: Mapping[str, Situation]
    """Positions that are hard to lay out."""
    files: Mapping[str, Callable[[], str]] = field(default_factory=dict)
    """Paths under `web/` of whatever else is made from the engine."""


def browser_room(game: AnyGame) -> BrowserRoom:
    room = import_module(f"tests.{game.id}.browser").BROWSER
    assert isinstance(room, BrowserRoom), game.id
    return room


ROOMS = {name: browser_room(game) for name, game in GAMES.items()}
