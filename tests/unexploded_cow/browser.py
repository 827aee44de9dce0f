"""What the browser has of Unexploded Cow: the shipped cards, and golden games for its tests."""

from typing import Any

import msgspec
from msgspec.structs import replace

from tools.generate.rooms import BrowserRoom
from tools.generate.situations import VIEWER, Situation, is_asked
from vacherie.games.unexploded_cow.deck_file import shipped_deck
from vacherie.games.unexploded_cow.editions import EDITIONS, STARTING_MONEY


def deck() -> str:
    """The cards that are shipped: a view holds only those of somebody's own deck."""
    shipped = shipped_deck()
    plain = replace(
        shipped,
        cows=tuple(replace(cow, known=()) for cow in shipped.cows),
        events=tuple(replace(event, known=()) for event in shipped.events),
    )
    return written(plain)


def editions() -> str:
    """What the browser draws of each edition."""
    return written(
        {
            name: {
                "currency": edition.currency,
                "starting_money": STARTING_MONEY,
                "defusal": edition.defusal,
            }
            for name, edition in EDITIONS.items()
        }
    )


def written(value: object) -> str:
    return msgspec.json.format(msgspec.json.encode(value), indent=2).decode() + "\n"


def long_herd(state: Any) -> int | None:
    return len(state.herds[VIEWER]) * 100 + len(state.hands[VIEWER]) if is_asked(state, "play") else None


def long_rival_herd(state: Any) -> int | None:
    return max(map(len, state.herds[1:])) if is_asked(state, "play") else None


def long_hand(state: Any) -> int | None:
    return len(state.hands[VIEWER]) if is_asked(state, "play") else None


def many_ways_out(state: Any) -> int | None:
    """A bomb went off, and the viewer has to settle what it did."""
    return len(state.legal_actions(VIEWER)) if is_asked(state, "blast", "payout") else None


BROWSER = BrowserRoom(
    fixtures={
        f"cow-{case}": f"unexploded_cow-{case}" for case in ("2013-2", "2013-4", "2013-6", "2011-3", "2011-5")
    },
    steps=110,
    situations={
        **{
            f"cow-{name}-{players}": Situation(players, fullness)
            for name, fullness in (
                ("herd", long_herd),
                ("rival", long_rival_herd),
                ("hand", long_hand),
                ("blast", many_ways_out),
            )
            for players in (2, 4, 6)
        },
        "cow-2011-5": Situation(5, long_hand, {"edition": "2011"}),
    },
    files={
        "src/wire/unexploded_cow_deck.json": deck,
        "src/wire/unexploded_cow_editions.json": editions,
    },
)
