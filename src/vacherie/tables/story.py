"""Events told as sentences, as one viewer saw them."""

from collections.abc import Iterable, Iterator
from typing import Any

from vacherie.core.said import Told
from vacherie.core.values import Event
from vacherie.tables import Terminal
from vacherie.tables.resolver import say
from vacherie.tables.teller import Teller


def sentences(events: Iterable[Any], teller: Teller, terminal: Terminal) -> Iterator[str]:
    """What the teller's viewer gets to hear of what happened in one action."""
    telling = teller.game.telling
    seen = [teller.game.seen_by(event, teller.viewer) for event in events]
    for told in telling.told(seen, teller.viewer, teller.rules):
        yield say(telling.said(seen[told.event], told), teller, terminal.SPELLING)


def sentence(event: Event, teller: Teller, terminal: Terminal) -> str:
    """Of one event by itself, even of one that is not told at a table."""
    telling = teller.game.telling
    told = Told(0, telling.more(event, teller.viewer, teller.rules))
    return say(telling.said(event, told), teller, terminal.SPELLING)
