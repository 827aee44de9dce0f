"""`vacherie play`: a game against bots, new or taken up again."""

from os.path import basename
from typing import Annotated

import typer

from vacherie.bots import BOTS
from vacherie.cli.parameters import bots_option, game_argument, rules_option, series_option
from vacherie.cli.play.evening import new_session, play_out
from vacherie.cli.play.resume import resumed_session
from vacherie.cli.play.saves import SUFFIX
from vacherie.core.errors import InvalidOptions
from vacherie.messages.catalogue import Catalogue


def register(app: typer.Typer, words: Catalogue) -> None:
    say = words.text

    @app.command("play", help=say("cli-play"))
    def play(
        ctx: typer.Context,
        game: Annotated[str | None, game_argument(words)] = None,
        file: Annotated[
            str | None, typer.Argument(metavar=say("cli-metavar-save"), help=say("cli-argument-save"))
        ] = None,
        # A text, so that what is no number is answered with the numbers that this game can be played with.
        players: Annotated[
            str | None, typer.Option("--players", metavar="N", help=say("cli-option-players"))
        ] = None,
        option: Annotated[list[str] | None, rules_option(words)] = None,
        bots: Annotated[str | None, bots_option(say("cli-option-bots", levels=", ".join(BOTS)))] = None,
        series: Annotated[str | None, series_option(say("cli-option-series"))] = None,
        resume: Annotated[bool, typer.Option("--resume", help=say("cli-option-resume"))] = False,
    ) -> int:
        if not resume:
            if file is not None:
                raise InvalidOptions("usage-extra", text=file, command=ctx.command_path)
            return play_out(new_session(ctx.obj, game, players, option or [], bots, series), ctx.obj)
        wishes = {"--players": players, "--option": option, "--bots": bots, "--series": series}
        for name, value in wishes.items():
            if value:
                raise InvalidOptions("resume-alone", name=name)
        if file is None and game is not None and is_file_name(game):
            game, file = None, game
        return play_out(resumed_session(ctx.obj, game, file), ctx.obj)


def is_file_name(name: str) -> bool:
    """No game is called like this."""
    return name.endswith(SUFFIX) or basename(name) != name
