"""What a game can say, in `tests/<game>/spoken.py`: the keys it needs, and games to hear it all."""

from dataclasses import dataclass
from importlib import import_module
from typing import Any, get_args

from vacherie.core.game import AnyGame
from vacherie.core.options import describe_options
from vacherie.core.values import Event, Options


@dataclass(frozen=True)
class Spoken:
    game: AnyGame
    needed: tuple[str, ...]
    """Keys besides those that every game needs, without the game's prefix: `kind-*-spy`."""
    commands: tuple[str, ...]
    asked: Any
    reasons: tuple[str, ...]
    options: tuple[Options, ...]
    rare: tuple[Event, ...] = ()
    """Events that may not happen in the games played with these options."""

    def needed_keys(self) -> list[str]:
        every = [
            *(f"event-*-{kind}" for kind in dashes(kinds(self.game.event_type))),
            *(f"asked-*-{asked}" for asked in dashes(get_args(self.asked))),
            *(f"option-*-{option}" for option in dashes(each.name for each in describe_options(self.game))),
            *(f"reason-*-{reason}" for reason in self.reasons),
            *(f"command-*-{command}" for command in self.commands),
            "table-*-score",
        ]
        return [key.replace("*", self.game.rulebook.prefix) for key in (*every, *self.needed)]


def dashes(names: Any) -> list[str]:
    return [name.replace("_", "-") for name in names]


def kinds(union: Any) -> set[str]:
    return {str(each.__struct_config__.tag) for each in get_args(union)}


def spoken_of(game: AnyGame) -> Spoken:
    spoken = import_module(f"tests.{game.id}.spoken").SPOKEN
    assert isinstance(spoken, Spoken), game.id
    return spoken
