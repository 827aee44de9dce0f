"""`docs/scenarios.md` explains every field, action, event and refusal of every game."""

import re
from pathlib import Path
from types import ModuleType
from typing import Any, get_args

import msgspec
import pytest
from msgspec.structs import fields

from vacherie.games import nevaches, six_qui_prend, unexploded_cow
from vacherie.games.nevaches.actions import NeVachesAction
from vacherie.games.nevaches.events import NeVachesEvent
from vacherie.games.nevaches.goals import GOALS
from vacherie.games.nevaches.options import NeVachesOptions
from vacherie.games.nevaches.position import NeVachesPosition, SeatPosition
from vacherie.games.nevaches.tiles import LANDSCAPES
from vacherie.games.nevaches.track import Bonus
from vacherie.games.nevaches.values import Asked as NeVachesAsked
from vacherie.games.six_qui_prend.actions import SPECIALS, SixAction
from vacherie.games.six_qui_prend.events import SixEvent
from vacherie.games.six_qui_prend.options import SixOptions
from vacherie.games.six_qui_prend.position import SixPosition, TeamPosition
from vacherie.games.six_qui_prend.values import Asked as SixAsked
from vacherie.games.unexploded_cow.actions import UnexplodedAction
from vacherie.games.unexploded_cow.events import UnexplodedEvent
from vacherie.games.unexploded_cow.options import UnexplodedOptions
from vacherie.games.unexploded_cow.position import UnexplodedPosition
from vacherie.games.unexploded_cow.values import Asked as UnexplodedAsked
from vacherie.games.unexploded_cow.values import OpenBlast

PAGE = (Path(__file__).parents[1] / "docs" / "scenarios.md").read_text("utf-8")
REFUSAL = re.compile(r'(?:IllegalAction|at_cell)\(\s*"([a-z-]+)"')

STRUCTS: dict[str, tuple[type[msgspec.Struct], ...]] = {
    "6 qui prend!": (SixPosition, SixOptions, TeamPosition),
    "NéVaches": (NeVachesPosition, SeatPosition),
    "Unexploded Cow": (UnexplodedPosition, OpenBlast),
}
KINDS: dict[str, Any] = {
    "6 qui prend!": SixAction | SixEvent,
    "NéVaches": NeVachesAction | NeVachesEvent,
    "Unexploded Cow": UnexplodedAction | UnexplodedEvent,
}
WORDS = {
    "6 qui prend!": (*get_args(SixAsked), *SPECIALS),
    "NéVaches": (*get_args(NeVachesAsked), *GOALS, *LANDSCAPES, *get_args(Bonus)),
    "Unexploded Cow": get_args(UnexplodedAsked),
}
SOURCES: dict[str, ModuleType] = {
    "6 qui prend!": six_qui_prend,
    "NéVaches": nevaches,
    "Unexploded Cow": unexploded_cow,
}
GAMES = tuple(SOURCES)


def part_of(game: str) -> str:
    """All that the page says about one game only."""
    return "".join(
        part for part in re.split(r"^(?=## )", PAGE, flags=re.MULTILINE) if part.startswith(f"## {game}:")
    )


def row_of(name: str, game: str) -> str:
    """The line of a table whose first cell names this."""
    lines = (line for line in part_of(game).splitlines() if line.startswith("|"))
    return next((line for line in lines if f"`{name}`" in line.split("|")[1]), "")


def codes_of(game: str) -> set[str]:
    """The refusals that the sources of the game speak of."""
    folder = Path(str(SOURCES[game].__file__)).parent
    return {code for file in folder.glob("*.py") for code in REFUSAL.findall(file.read_text("utf-8"))}


@pytest.mark.parametrize(
    ("game", "struct"), [(game, struct) for game, structs in STRUCTS.items() for struct in structs]
)
def test_every_field_of_the_position_has_its_line(game: str, struct: type[msgspec.Struct]) -> None:
    assert [field.name for field in fields(struct) if not row_of(field.name, game)] == []


@pytest.mark.parametrize(
    ("game", "kind"), [(game, kind) for game, kinds in KINDS.items() for kind in get_args(kinds)]
)
def test_every_kind_has_its_line_with_its_fields(game: str, kind: Any) -> None:
    line = row_of(kind.__struct_config__.tag, game)
    assert [field.name for field in fields(kind) if f"`{field.name}`" not in line] == []
    assert line


@pytest.mark.parametrize(
    ("game", "options"), [("NéVaches", NeVachesOptions), ("Unexploded Cow", UnexplodedOptions)]
)
def test_every_option_is_named(game: str, options: type[msgspec.Struct]) -> None:
    assert [field.name for field in fields(options) if f"`{field.name}`" not in row_of("options", game)] == []


@pytest.mark.parametrize("game", GAMES)
def test_every_word_and_refusal_is_there(game: str) -> None:
    words = [f'"{word}"' for word in WORDS[game]]
    codes = codes_of(game)
    assert [word for word in (*words, *codes) if f"`{word}`" not in part_of(game)] == []
    assert codes
