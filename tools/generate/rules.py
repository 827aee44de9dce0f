"""The rules of every game: pages with pictures, and the layout that the browser draws."""

from collections.abc import Callable
from functools import partial

import msgspec

from tools.generate.picture import picture_svg
from vacherie.core.game import AnyGame
from vacherie.core.rulebook import Scene
from vacherie.games import GAMES
from vacherie.lessons.example import example_states
from vacherie.messages.catalogue import catalogue
from vacherie.messages.rules_page import rules_page
from vacherie.tables.example import READER, WIDTH, draw_scene
from vacherie.tables.recorder import make_recorder

NOTICE = "<!-- Made by `make generate` from the message catalogues: edit those, not this page. -->\n\n"


def picture_name(game: AnyGame, scene: Scene) -> str:
    return f"{game.id}-{scene.key}.svg"


def rules_document(game: AnyGame) -> str:
    words = catalogue("en")
    alt = words.text("rules-picture")
    return NOTICE + rules_page(game.rulebook, words, lambda scene: f"![{alt}]({picture_name(game, scene)})")


def scene_svg(game: AnyGame, scene: Scene) -> str:
    words = catalogue("en")
    console = make_recorder(WIDTH)
    console.print(draw_scene(game, scene, words))
    return picture_svg(console, words.text("rules-picture"), f"{game.rulebook.prefix}-{scene.key}")


def layout(game: AnyGame) -> str:
    """The rules page without its words, and the tables of its example as the reader sees them."""
    rulebook, states = game.rulebook, example_states(game)
    page = {
        "words": rulebook.guide.words,
        "others": rulebook.guide.others,
        "scenes": [
            {"key": scene.key, "view": states[scene.after].view(READER)} for scene in rulebook.guide.scenes
        ],
        "variants": rulebook.guide.variants,
        "sections": rulebook.sections,
    }
    return msgspec.json.format(msgspec.json.encode(page), indent=1).decode() + "\n"


RULES: dict[str, Callable[[], str]] = {
    **{f"docs/rules/{game.id}.md": partial(rules_document, game) for game in GAMES.values()},
    **{
        f"docs/rules/{picture_name(game, scene)}": partial(scene_svg, game, scene)
        for game in GAMES.values()
        for scene in game.rulebook.guide.scenes
    },
    **{f"web/src/wire/rules/{game.id}.json": partial(layout, game) for game in GAMES.values()},
}
