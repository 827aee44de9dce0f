"""`vacherie rules`: the rules page of a game."""

from typing import Annotated

import typer
from rich.markdown import Markdown

from vacherie.games import find_game
from vacherie.messages.catalogue import Catalogue
from vacherie.messages.rules_page import rules_page
from vacherie.tables.screen import make_console


def register(app: typer.Typer, words: Catalogue) -> None:
    say = words.text

    @app.command("rules", help=say("cli-rules"))
    def rules(
        game: Annotated[str, typer.Argument(metavar=say("cli-metavar-game"), help=say("cli-argument-game"))],
    ) -> None:
        page = rules_page(find_game(game).rulebook, words)
        console = make_console()
        if console.is_terminal:
            console.print(Markdown(page))
        else:
            print(page, end="")
