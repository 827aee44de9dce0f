"""`vacherie play`: a game against bots, new or taken up again."""

from typing import Annotated

import typer

from vacherie.cli.evening import new_session, play_out, resumed_session
from vacherie.core.errors import InvalidOptions
from vacherie.messages.catalogue import Catalogue


def register(app: typer.Typer, words: Catalogue) -> None:
    say = words.text

    @app.command("play", help=say("cli-play"))
    def play(
        game: Annotated[
            str | None, typer.Argument(metavar=say("cli-metavar-game"), help=say("cli-argument-game"))
        ] = None,
        # A text, so that what is no number is answered with the numbers that this game can be played with.
        players: Annotated[
            str | None, typer.Option("--players", metavar="N", help=say("cli-option-players"))
        ] = None,
        option: Annotated[
            list[str] | None,
            typer.Option("--option", metavar=say("cli-metavar-option"), help=say("cli-option-option")),
        ] = None,
        bots: Annotated[
            str | None, typer.Option("--bots", metavar="A,B…", help=say("cli-option-bots"))
        ] = None,
        series: Annotated[
            str | None, typer.Option("--series", metavar="N", help=say("cli-option-series"))
        ] = None,
        resume: Annotated[bool, typer.Option("--resume", help=say("cli-option-resume"))] = False,
    ) -> int:
        if not resume:
            return play_out(new_session(words, game, players, option or [], bots, series))
        wishes = {"--players": players, "--option": option, "--bots": bots, "--series": series}
        for name, value in wishes.items():
            if value:
                raise InvalidOptions("resume-alone", name=name)
        return play_out(resumed_session(words, game))
