"""The entry point: finds the language, runs a command, and says each mistake in one line."""

import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from importlib import import_module
from typing import Annotated, Final

import typer

from vacherie.cli.app import App
from vacherie.cli.characters import never_fail_on_a_character
from vacherie.cli.explain import explain
from vacherie.cli.speech import Speech
from vacherie.cli.usage import take_language
from vacherie.core.errors import GameError
from vacherie.core.extras import extra_with, library
from vacherie.messages.catalogue import Catalogue, catalogue, language_from

COMMANDS: Final = (
    "play",
    "web",
    "serve",
    "replay",
    "review",
    "rules",
    "simulate",
    "arena",
    "lab",
    "scenario",
)
"""Each is a module of `cli.commands`, with a function `register(app, words)` that adds it."""

MISTAKE: Final = 2
INTERRUPTED: Final = 130


def run() -> None:
    never_fail_on_a_character()
    try:
        code = main(sys.argv[1:])
        sys.stdout.flush()
    except KeyboardInterrupt:
        code = INTERRUPTED
    except BrokenPipeError:
        # Whoever read our output has gone; what is still in the buffer has nowhere to go.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        code = 1
    sys.exit(code)


def main(arguments: list[str]) -> int:
    """Runs the command and gives its exit code."""
    words = catalogue(language_from(os.environ))
    try:
        wish, arguments = take_language(arguments)
        if wish is not None:
            words = catalogue(wish)
        with extras_named():
            command = typer.main.get_command(make_app(words, wanted(arguments)))
            speech = Speech(words, wish)
            result = command.main(arguments, prog_name="vacherie", standalone_mode=False, obj=speech)
    except GameError as error:
        print(f"vacherie: {explain(error, words)}", file=sys.stderr)
        return MISTAKE
    return result if isinstance(result, int) else 0


@contextmanager
def extras_named() -> Iterator[None]:
    """A library that the command needs and that an extra brings is a mistake in words."""
    try:
        yield
    except ModuleNotFoundError as error:
        extra = extra_with(error.name)
        if extra is None:
            raise
        raise GameError("needs-extra", missing=library(error.name), extra=extra) from error


def wanted(arguments: list[str]) -> tuple[str, ...]:
    """The commands to load: the one that is called, so that it starts fast, or else all."""
    return tuple(arguments[:1]) if arguments[:1] and arguments[0] in COMMANDS else COMMANDS


def make_app(words: Catalogue, commands: tuple[str, ...] = COMMANDS) -> App:
    app = App()

    @app.callback(invoke_without_command=True, help=words.text("cli-about"))
    def about(
        ctx: typer.Context,
        version: Annotated[bool, typer.Option("--version", help=words.text("cli-option-version"))] = False,
    ) -> None:
        if version:
            from importlib.metadata import version as version_of

            print(f"vacherie {version_of('vacherie')}")
        elif ctx.invoked_subcommand is None:
            print(ctx.get_help())

    for command in commands:
        import_module(f"vacherie.cli.commands.{command}").register(app, words)
    return app
