"""The worked example of a game's rules page, drawn for the terminal."""

from rich.console import RenderableType

from vacherie.core.game import AnyGame
from vacherie.core.record import Player
from vacherie.core.rulebook import Scene
from vacherie.core.values import Seat
from vacherie.lessons.example import example_states
from vacherie.messages.catalogue import Catalogue
from vacherie.tables import find_terminal
from vacherie.tables.recorder import make_recorder
from vacherie.tables.teller import Teller

READER: Seat = 0
WIDTH = 80


def draw_scene(game: AnyGame, scene: Scene, words: Catalogue, width: int = WIDTH) -> RenderableType:
    """The table at this moment of the example, as the reader would see it."""
    view = example_states(game)[scene.after].view(READER)
    names = (words.text("name-you-alone"), *game.rulebook.guide.others)
    teller = Teller(words, game, tuple(map(Player, names)), READER)
    return find_terminal(game).draw(view, teller, width)


def scene_text(game: AnyGame, scene: Scene, words: Catalogue) -> str:
    """The same as a block of text in a Markdown page."""
    console = make_recorder(WIDTH)
    console.print(draw_scene(game, scene, words))
    lines = (line.rstrip() for line in console.export_text().splitlines())
    return "\n".join(("```text", *lines, "```"))
