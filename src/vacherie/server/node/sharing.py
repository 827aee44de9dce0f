"""Nodes tell each other what people have spent, so that asking several of them gains nobody anything."""

from collections.abc import Iterator, Mapping
from itertools import islice
from typing import Final

import msgspec

from vacherie.server.people.limits import Limit

LIMITS: Final = "vacherie_limits"
"""The channel; nothing of it is written down."""
EVERY: Final = 1.0
"""Seconds for which what was spent at one node is unknown to the others."""
MOST: Final = 80
"""Askers in one notice: PostgreSQL carries 8,000 bytes at most."""


class Spent(msgspec.Struct, frozen=True):
    node: str
    limit: str
    costs: dict[str, float]


class Sharing:
    def __init__(self, node: str, limits: Mapping[str, Limit]) -> None:
        self.node = node
        self.limits = limits

    def begin(self) -> None:
        for limit in self.limits.values():
            limit.is_shared = True

    def notices(self) -> list[str]:
        """What the others have not been told yet."""
        return [
            msgspec.json.encode(Spent(self.node, name, part)).decode()
            for name, limit in self.limits.items()
            for part in parts(limit.take_unshared())
        ]

    def hear(self, notice: str) -> None:
        spent = msgspec.json.decode(notice, type=Spent)
        limit = self.limits.get(spent.limit)
        if limit is not None and spent.node != self.node:
            for who, cost in spent.costs.items():
                limit.note(who, cost)


def parts(costs: Mapping[str, float]) -> Iterator[dict[str, float]]:
    items = iter(costs.items())
    while part := dict(islice(items, MOST)):
        yield part
