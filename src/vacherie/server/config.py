"""What the host of a server can choose."""

import msgspec


class Config(msgspec.Struct, frozen=True, kw_only=True):
    database: str
    """An address for SQLAlchemy: `sqlite+aiosqlite:///…` or `postgresql+asyncpg://…`."""
    address: str | None = None
    """Where others reach the server, for links; `None` where that is what their browsers say."""
    origins: tuple[str, ...] = ()
    """Web addresses, besides the server's own, whose pages may send requests."""
    requests_per_second: float = 20
    """By one person, in the long run; nothing is limited at 0."""
    burst: int = 60
    """So many at once."""
    address_share: int = 10
    """How many such people may come from one address, a school's for instance."""
    running_tables: int = 20
    """Games that one person may have started and that go on; nothing is limited where requests are not."""
    bot_workers: int = 1
    """Processes in which bots think."""
    bot_milliseconds: int = 100
    """How long a bot may think about one decision."""
    bot_pause: float = 0.5
    """Seconds before a bot acts, so that people can follow."""
    heartbeat: float = 15
    """Seconds after which every stream says that it is alive."""
    idle: float = 600
    """Seconds after which a table that nobody looks at leaves the memory."""
    lease: float = 6
    """Seconds after which another node takes over the tables of one that is gone."""

    @property
    def is_shared(self) -> bool:
        """Whether several nodes may use the database."""
        return self.database.startswith("postgresql")
