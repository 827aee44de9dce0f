"""What OpenSpiel's players see: strings and tensors made of the seat's view alone."""

from typing import Any

import msgspec
import numpy as np
import pyspiel

from vacherie.core.values import Seat
from vacherie.research.encoding.base import Encoding
from vacherie.research.spiel.node import Node

SINGLE = pyspiel.PrivateInfoType.SINGLE_PLAYER
ALL = pyspiel.PrivateInfoType.ALL_PLAYERS


class Observer:
    """The tensor is that of the seat's whole view, and `dict` has it field by field.

    Other kinds of observation give strings only.
    """

    def __init__(self, encoding: Encoding, kind: Any) -> None:
        self.encoding = encoding
        self.kind = kind
        self.tensor: Any = None
        self.dict: dict[str, Any] = {}
        if kind.public_info and kind.private_info == SINGLE and not kind.perfect_recall:
            self.tensor = np.zeros(encoding.fields.size, np.float32)
            self.dict = {block.name: self.tensor[block.slice] for block in encoding.fields.blocks}
            self.numbers = memoryview(self.tensor)

    def set_from(self, state: Any, player: Seat) -> None:
        if self.tensor is None:
            return
        node: Node = state.node
        self.numbers[:] = node.playing.observe(player).data

    def string_from(self, state: Any, player: Seat) -> str:
        node: Node = state.node
        if self.kind.private_info == ALL:
            return text([node.view(seat) for seat in range(self.encoding.players)])
        if self.kind.private_info != SINGLE:
            return text(node.view(None)) if self.kind.public_info else ""
        if not self.kind.public_info:
            return private_text(node, player)
        if self.kind.perfect_recall:
            return node.remembered(player)
        return text((node.view(player), node.playing.word_of(player)))


def private_text(node: Node, player: Seat) -> str:
    """Only what the audience does not see as well."""
    own, open_to_all = (msgspec.to_builtins(node.view(viewer)) for viewer in (player, None))
    return text({name: value for name, value in own.items() if value != open_to_all[name]})


def text(value: Any) -> str:
    return msgspec.json.encode(value).decode()
