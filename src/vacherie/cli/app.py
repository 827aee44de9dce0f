"""The command line's frame: Typer, with help and errors in the player's language."""

from collections.abc import Callable
from typing import Any

import typer
from typer.core import TyperCommand, TyperGroup

from vacherie.cli.usage import is_usage_error, usage_mistake
from vacherie.core.errors import InvalidOptions, UnknownName


class Command(TyperCommand):
    def parse_args(self, ctx: Any, args: list[str]) -> list[str]:
        ctx.allow_extra_args = True
        rest = parse(self, super().parse_args, ctx, args)
        if rest:
            raise InvalidOptions("usage-extra", text=" ".join(rest), command=ctx.command_path)
        return rest

    def format_help(self, ctx: Any, formatter: Any) -> None:
        from vacherie.cli.help import help_page

        formatter.write(help_page(self, ctx))


class Group(TyperGroup):
    def parse_args(self, ctx: Any, args: list[str]) -> list[str]:
        return parse(self, super().parse_args, ctx, args)

    def resolve_command(self, ctx: Any, args: list[str]) -> Any:
        if args[0] not in self.commands:
            raise UnknownName("unknown-command", name=args[0], known=", ".join(self.commands))
        return super().resolve_command(ctx, args)

    def format_help(self, ctx: Any, formatter: Any) -> None:
        from vacherie.cli.help import help_page

        formatter.write(help_page(self, ctx))


class App(typer.Typer):
    """A Typer app whose commands are ours even where nobody says so."""

    def __init__(self) -> None:
        super().__init__(add_completion=False, cls=Group, rich_markup_mode=None)

    def command(self, name: str | None = None, **settings: Any) -> Callable[[Any], Any]:
        return super().command(name, **{"cls": Command, **settings})


def parse(
    command: Any, reader: Callable[[Any, list[str]], list[str]], ctx: Any, args: list[str]
) -> list[str]:
    try:
        return reader(ctx, args)
    except Exception as error:
        if is_usage_error(error):
            raise usage_mistake(error, command) from error
        raise
