"""What the browser's code is built from and tested with: its types, the decks, and games to draw."""

from collections.abc import Callable
from functools import partial

import msgspec

from tools.generate.fixtures import FIXTURES, fixture, lesson_fixture
from tools.generate.rooms import ROOMS
from tools.generate.situations import found
from tools.generate.wire import face_count, game_list, server_types, wire_types
from vacherie.games import GAMES


def situations() -> str:
    """One JSON object; a line for each, so that a difference can be read."""
    lines = (
        f'"{name}":{msgspec.json.encode(found(GAMES[game], situation)).decode()}'
        for game, room in ROOMS.items()
        for name, situation in room.situations.items()
    )
    return "{\n" + ",\n".join(lines) + "\n}\n"


BROWSER: dict[str, Callable[[], str]] = {
    "src/wire/server.ts": server_types,
    "src/wire/games.ts": game_list,
    "src/wire/faces.ts": face_count,
    **{f"src/wire/{name}.ts": partial(wire_types, game) for name, game in GAMES.items()},
    **{path: content for room in ROOMS.values() for path, content in room.files.items()},
    "fixtures/situations.json": situations,
    "fixtures/lesson-six.json": partial(lesson_fixture, "six_qui_prend"),
    **{f"fixtures/{name}.json": partial(fixture, name) for name in FIXTURES},
}
