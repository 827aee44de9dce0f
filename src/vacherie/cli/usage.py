"""Mistakes on the command line as errors of ours: a code, and what exists instead."""

from typing import Any, Final

from vacherie.core.errors import GameError, InvalidOptions, UnknownName

HELP: Final = "--help"
LANGUAGE: Final = "--lang"


def take_language(arguments: list[str]) -> tuple[str | None, list[str]]:
    """The language that `--lang` asks for, and the other arguments: it may stand anywhere."""
    wish: str | None = None
    rest: list[str] = []
    ours = iter(arguments)
    for argument in ours:
        name, equals, value = argument.partition("=")
        if argument == "--":
            rest += [argument, *ours]
        elif name == LANGUAGE:
            wish = value if equals else next(ours, None)
            if not wish:
                raise InvalidOptions("usage-needs-value", name=LANGUAGE)
        else:
            rest.append(argument)
    return wish, rest


def is_usage_error(error: Exception) -> bool:
    """Typer keeps the exceptions of its parser to itself, so they are known by what they can do."""
    return hasattr(error, "format_message")


def usage_mistake(error: Any, command: Any) -> GameError:
    """What the parser found wrong, while it read the arguments of this command."""
    match type(error).__name__:
        case "NoSuchOption":
            known = [HELP, LANGUAGE, *(name for param in command.params for name in option_names(param))]
            name = str(error.option_name)
            return UnknownName("usage-no-such-option", name=name, known=", ".join(sorted(set(known))))
        case "MissingParameter" if error.param.name == "game":
            return missing_game()
        case "MissingParameter":
            return InvalidOptions("usage-missing", name=shown_name(error.param))
        case "BadParameter":
            return InvalidOptions("usage-value", name=shown_name(error.param), kind=kind(error.param))
        case "BadOptionUsage":
            takes_value = not any(
                param.is_flag for param in command.params if error.option_name in option_names(param)
            )
            return InvalidOptions(
                "usage-needs-value" if takes_value else "usage-takes-no-value", name=str(error.option_name)
            )
        case _:
            return InvalidOptions("usage-unreadable", english=error.format_message())


def missing_game() -> GameError:
    from vacherie.games import GAMES

    return UnknownName("usage-missing-game", known=", ".join(GAMES))


def option_names(param: Any) -> list[str]:
    return [*param.opts, *param.secondary_opts] if param.param_type_name == "option" else []


def shown_name(param: Any) -> str:
    """`--players` for an option, `GAME` for an argument."""
    names = option_names(param)
    return max(names, key=len) if names else str(param.metavar or param.name).upper()


def kind(param: Any) -> str:
    """What the parameter wants: a selector of the catalogues."""
    wanted = param.type_descriptor.annotation
    return {int: "integer", float: "number"}.get(wanted, "other")
