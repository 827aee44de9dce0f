"""What every table of a running server works with."""

from collections.abc import Callable
from dataclasses import dataclass

from vacherie.server.config import Config
from vacherie.server.node.metrics import Metrics
from vacherie.server.node.unfolding import Unfolding
from vacherie.server.people.address import Addresses
from vacherie.server.people.limits import Places
from vacherie.server.storage.consequences import Lease
from vacherie.server.storage.database import Database
from vacherie.server.table.lobby import Draw


@dataclass(frozen=True)
class Services:
    """Handed down to the tables and to the keeper, who need not know whose they are."""

    config: Config
    node: str
    """The name of this server among those that share its database."""
    database: Database
    draw: Draw
    """Chance's next action at a table."""
    now: Callable[[], int]
    """Milliseconds since 1970."""
    metrics: Metrics
    places: Places
    """For open streams."""
    unfolding: Unfolding
    addresses: Addresses
    """From where people ask, as far as this server has heard of them."""

    def lease(self) -> Lease:
        """From now on."""
        return Lease(self.node, self.now() + int(self.config.lease * 1000))
