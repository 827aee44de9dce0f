"""A new table, with all that makes it one: written in one transaction, or not at all."""

from collections.abc import Callable, Sequence
from typing import Any

from sqlalchemy.ext.asyncio import AsyncConnection

from vacherie.server.node.services import Services
from vacherie.server.storage.consequences import consequences
from vacherie.server.storage.database import Extra
from vacherie.server.storage.tables import entry_row
from vacherie.server.table.entries import AnyEntry
from vacherie.server.table.fold import Table


class Founding:
    """A table that exists as soon as somebody has written its `rows` and its `extra`.

    Until then nobody else may know it.
    """

    def __init__(
        self, services: Services, name: str, proposals: Sequence[Callable[[Table], AnyEntry]]
    ) -> None:
        self.table = Table(name)
        self.entries: list[AnyEntry] = []
        self.rows: list[dict[str, Any]] = []
        self._extras: list[Extra] = []
        for proposal in proposals:
            self._add(services, proposal(self.table))

    async def extra(self, connection: AsyncConnection) -> None:
        for extra in self._extras:
            await extra(connection)

    def _add(self, services: Services, entry: AnyEntry) -> None:
        at = services.now()
        extra = consequences(self.table, entry, at, services.lease())
        if extra is not None:
            self._extras.append(extra)
        self.table.fold(entry, at)
        self.entries.append(entry)
        self.rows.append(entry_row(self.table.id, self.table.number, entry, at))
