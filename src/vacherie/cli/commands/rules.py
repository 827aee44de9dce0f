"""`vacherie rules`: the rules page of a game."""

from functools import partial
from itertools import groupby
from typing import Annotated

import typer
from rich.console import Console
from rich.markdown import Markdown

from vacherie.core.game import AnyGame
from vacherie.core.rulebook import Scene
from vacherie.games import find_game
from vacherie.messages.catalogue import Catalogue
from vacherie.messages.rules_page import rules_blocks, rules_page
from vacherie.tables.example import draw_scene, scene_text
from vacherie.tables.screen import make_console


def register(app: typer.Typer, words: Catalogue) -> None:
    say = words.text

    @app.command("rules", help=say("cli-rules"))
    def rules(
        game: Annotated[str, typer.Argument(metavar=say("cli-metavar-game"), help=say("cli-argument-game"))],
    ) -> None:
        found = find_game(game)
        console = make_console()
        if console.is_terminal:
            show_page(console, found, words)
        else:
            print(rules_page(found.rulebook, words, partial(scene_text, found, words=words)), end="")


def show_page(console: Console, game: AnyGame, words: Catalogue) -> None:
    for is_scene, blocks in groupby(
        rules_blocks(game.rulebook, words), lambda block: isinstance(block, Scene)
    ):
        if is_scene:
            for scene in blocks:
                assert isinstance(scene, Scene)
                console.print(draw_scene(game, scene, words, console.width))
        else:
            console.print(Markdown("\n".join(map(str, blocks))))
