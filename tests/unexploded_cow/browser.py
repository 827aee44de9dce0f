"""What the browser has of Unexploded Cow: the shipped cards, and golden games for its tests."""

import msgspec
from msgspec.structs import replace

from tools.generate.rooms import BrowserRoom
from vacherie.games.unexploded_cow.deck_file import shipped_deck


def deck() -> str:
    """The cards that are shipped: a view holds only those of somebody's own deck."""
    shipped = shipped_deck()
    plain = replace(
        shipped,
        cows=tuple(replace(cow, known=()) for cow in shipped.cows),
        events=tuple(replace(event, known=()) for event in shipped.events),
    )
    return msgspec.json.format(msgspec.json.encode(plain), indent=2).decode() + "\n"


BROWSER = BrowserRoom(
    fixtures={
        f"cow-{case}": f"unexploded_cow-{case}" for case in ("2013-2", "2013-4", "2013-6", "2011-3", "2011-5")
    },
    steps=110,
    files={"src/wire/unexploded_cow_deck.json": deck},
)
