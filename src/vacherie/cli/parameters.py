"""Arguments and options that several commands share."""

from typing import Any

import typer

from vacherie.messages.catalogue import Catalogue


def game_argument(words: Catalogue) -> Any:
    return typer.Argument(metavar=words.text("cli-metavar-game"), help=words.text("cli-argument-game"))


def players_option(words: Catalogue, default: int) -> Any:
    return typer.Option("--players", metavar="N", help=words.text("simulate-help-players", default=default))


def bots_option(help: str) -> Any:
    return typer.Option("--bots", metavar="A,B…", help=help)


def rules_option(words: Catalogue) -> Any:
    return typer.Option(
        "--option", metavar=words.text("cli-metavar-option"), help=words.text("cli-option-option")
    )


def seed_option(help: str) -> Any:
    return typer.Option("--seed", metavar="S", help=help)


def series_option(help: str) -> Any:
    return typer.Option("--series", metavar="N", help=help)


def workers_option(words: Catalogue) -> Any:
    return typer.Option("--workers", metavar="W", help=words.text("simulate-help-workers"))


def json_option(words: Catalogue) -> Any:
    return typer.Option("--json", help=words.text("simulate-help-json"))
