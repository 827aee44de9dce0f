"""The rooms of a game: what each layer above the rules has for it, in a module named like the game."""

from importlib import import_module
from types import ModuleType

from vacherie.core.game import AnyGame


def find_room(layer: str, game: AnyGame) -> ModuleType:
    """`find_room("bots", game)` is `vacherie.bots.<game>`; what it has to offer is said by the layer."""
    return import_module(f"vacherie.{layer}.{game.id}")
