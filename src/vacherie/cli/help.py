"""The help page of a command, in the player's language."""

from collections.abc import Iterator
from typing import Any

from rich.console import Console
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from vacherie.cli.usage import HELP, LANGUAGE, option_names, shown_name
from vacherie.messages.catalogue import LANGUAGES, Catalogue
from vacherie.tables.screen import make_console

Line = tuple[str, str]


def help_page(command: Any, ctx: Any) -> str:
    """What `--help` shows, coloured where the terminal has colours."""
    console = make_console()
    with console.capture() as page:
        print_help(console, command, ctx)
    return "".join(f"{line.rstrip()}\n" for line in page.get().splitlines())


def print_help(console: Console, command: Any, ctx: Any) -> None:
    words: Catalogue = ctx.obj.words
    usage = Text.assemble(
        (words.text("cli-help-usage"), "bold"), " ", ctx.command_path, *usage_parts(command, words)
    )
    console.print(usage)
    console.print()
    console.print(Padding(Text(command.help or ""), (0, 0, 0, 2)))
    commands = [(name, each.help or "") for name, each in getattr(command, "commands", {}).items()]
    sections = {
        "cli-help-commands": commands,
        "cli-help-arguments": list(argument_lines(command)),
        "cli-help-options": list(option_lines(command, words)),
    }
    for heading, lines in sections.items():
        if lines:
            console.print()
            console.print(Text(words.text(heading), "bold"))
            console.print(listing(lines))
    if any("--option" in option_names(param) for param in command.params):
        print_game_options(console, words)


def usage_parts(command: Any, words: Catalogue) -> Iterator[str]:
    for param in command.params:
        if not option_names(param):
            dots = "…" if param.nargs != 1 else ""
            name = shown_name(param) + dots
            yield f" {name}" if param.required else f" [{name}]"
    if hasattr(command, "commands"):
        yield f" {words.text('cli-help-command')}"
    yield f" [{words.text('cli-help-options').lower()}]"


def argument_lines(command: Any) -> Iterator[Line]:
    for param in command.params:
        if not option_names(param):
            yield shown_name(param), param.help or ""


def option_lines(command: Any, words: Catalogue) -> Iterator[Line]:
    for param in command.params:
        names = option_names(param)
        if names and LANGUAGE not in names and HELP not in names:
            takes_value = not (param.is_flag or param.count)
            value = f" {param.metavar or param.name.upper()}" if takes_value else ""
            yield ", ".join(names) + value, param.help or ""
    yield f"{LANGUAGE} {'|'.join(LANGUAGES)}", words.text("cli-option-lang")
    yield HELP, words.text("cli-option-help")


def print_game_options(console: Console, words: Catalogue) -> None:
    from vacherie.core.options import describe_options
    from vacherie.games import GAMES

    for game in GAMES.values():
        console.print()
        console.print(Text(words.text("cli-help-game-options", game=game.id), "bold"))
        lines = []
        for option in describe_options(game):
            told = words.text(f"option-{game.rulebook.prefix}-{option.name.replace('_', '-')}")
            values = words.text("cli-help-values", values=", ".join(option.values), default=option.default)
            lines.append((option.name, f"{told}\n{values}"))
        console.print(listing(lines))


def listing(lines: list[Line]) -> Padding:
    table = Table.grid(padding=(0, 3, 0, 0))
    table.add_column(no_wrap=True, style="cyan")
    table.add_column()
    for name, told in lines:
        table.add_row(Text(name), Text(told))
    return Padding(table, (0, 0, 0, 2))
