"""A registered game has every room; one that is missing is told by its name."""

from pathlib import Path

import pytest

from tools.league.fixtures import season_of
from vacherie.bots.levels import Levels, levels_of
from vacherie.core.game import AnyGame
from vacherie.games import GAMES
from vacherie.games.rooms import find_room
from vacherie.lab.report.counting import Report
from vacherie.lab.report.registry import report_of
from vacherie.messages.catalogue import LANGUAGES, catalogue
from vacherie.research.encoding import find_encoding
from vacherie.review.rooms import Room, room_of
from vacherie.tables import find_terminal

ROOT = Path(__file__).parent.parent
FILES = (
    "src/vacherie/games/{game}/__init__.py",
    "src/vacherie/games/{game}/recap.py",
    "src/vacherie/lessons/examples/{game}.toml",
    "src/vacherie/lessons/{game}.toml",
    *(
        f"src/vacherie/messages/{language}/{area}.ftl"
        for language in LANGUAGES
        for area in (
            "{game}",
            "report_{game}",
            "review_{game}",
            "rules_{game}",
            "web_{game}",
            "web_lesson_{game}",
        )
    ),
    "docs/rules/{game}.md",
    "tests/{game}/adapter.py",
    "tests/{game}/browser.py",
    "tests/{game}/spoken.py",
    "tests/{game}/test_clauses.py",
    "web/src/games/{game}/Label.svelte",
    "web/src/games/{game}/index.ts",
    "web/src/wire/{game}.ts",
)

every_game = pytest.mark.parametrize("game", GAMES.values(), ids=GAMES.keys())


@every_game
@pytest.mark.parametrize("path", FILES)
def test_a_game_has_all_its_files(game: AnyGame, path: str) -> None:
    assert (ROOT / path.format(game=game.id)).exists()


@every_game
def test_every_layer_has_a_room_for_the_game(game: AnyGame) -> None:
    assert isinstance(levels_of(game), Levels)
    assert callable(find_terminal(game).draw)
    assert find_encoding(game).game is game
    assert isinstance(report_of(game), Report)
    assert isinstance(room_of(game), Room)
    assert season_of(game).settings


@every_game
def test_the_browser_has_a_table_for_the_game(game: AnyGame) -> None:
    """`loadGame` takes `game` from the folder of that name, and nothing else names it."""
    index = ROOT / "web/src/games" / game.id / "index.ts"
    assert "export const game: GameTable<" in index.read_text("utf-8"), f"{index} exports no game"


@every_game
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_first_page_has_words_for_the_game(language: str, game: AnyGame) -> None:
    words, name = catalogue(language), game.id.replace("_", "-")
    keys = (*(f"web-game-{name}{part}" for part in ("", ".about", ".facts")), f"web-first-{name}")
    assert all(map(words.text, keys))


def test_a_missing_room_is_told_by_its_name() -> None:
    class Unfurnished:
        id = "one_row"

    with pytest.raises(ModuleNotFoundError, match=r"vacherie\.bots\.one_row"):
        find_room("bots", Unfurnished())  # type: ignore[arg-type]
