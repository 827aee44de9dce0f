"""How long a table's log may become: far longer than any game, and short enough to be read."""

from typing import Final

from vacherie.server.errors import Conflict
from vacherie.server.table.entries import Acted, AnyEntry, Arranged, CameBack, Said, Undone
from vacherie.server.table.fold import Table

MOST_ENTRIES: Final = 20_000
MOST_ARRANGED: Final = 2_000
"""Entries before a game."""
MOST_REMARKS: Final = 3_000
MOST_EFFORTS: Final = 100
"""Times that a seat may choose otherwise, undo or come back, before the game has gone on."""


def expect_room(table: Table, entry: AnyEntry) -> None:
    """Raises why there is none. In a log that is half full one can only play on, so that a game can end."""
    match entry:
        case Said() if table.remarks >= MOST_REMARKS:
            raise Conflict("chat-full", most=MOST_REMARKS)
        case Acted(seat=seat, bot=None) | Undone(seat=seat) | CameBack(seat=seat):
            most = MOST_EFFORTS if table.number < MOST_ENTRIES // 2 else 1
            if table.efforts.get(seat, 0) >= most:
                raise Conflict("changed-too-often", most=most)
        case Arranged() if table.number >= MOST_ARRANGED:
            raise Conflict("table-too-long", most=MOST_ARRANGED)
    if table.number >= MOST_ENTRIES:
        raise Conflict("table-too-long", most=MOST_ENTRIES)
