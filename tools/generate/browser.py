"""What the browser's code is built from and tested with: its types, the decks, and games to draw."""

from collections.abc import Callable
from functools import partial

from tools.generate.fixtures import FIXTURES, fixture, lesson_fixture
from tools.generate.rooms import ROOMS
from tools.generate.wire import game_list, server_types, wire_types
from vacherie.games import GAMES

BROWSER: dict[str, Callable[[], str]] = {
    "src/wire/server.ts": server_types,
    "src/wire/games.ts": game_list,
    **{f"src/wire/{name}.ts": partial(wire_types, game) for name, game in GAMES.items()},
    **{path: content for room in ROOMS.values() for path, content in room.files.items()},
    "fixtures/lesson-six.json": partial(lesson_fixture, "six_qui_prend"),
    **{f"fixtures/{name}.json": partial(fixture, name) for name in FIXTURES},
}
