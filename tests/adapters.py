"""The games' adapters, each found in `tests/<game>/adapter.py`."""

from importlib import import_module

from tests.adapter import Adapter
from vacherie.core.game import AnyGame
from vacherie.games import GAMES


def adapter_of(game: AnyGame) -> Adapter:
    adapter = import_module(f"tests.{game.id}.adapter").ADAPTER
    assert isinstance(adapter, Adapter), game.id
    return adapter


ADAPTERS = {name: adapter_of(game) for name, game in GAMES.items()}
