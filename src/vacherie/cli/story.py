"""Events told as sentences, as one viewer saw them."""

from collections.abc import Iterable, Iterator
from typing import Any

from vacherie.cli.tables import Terminal
from vacherie.cli.teller import Teller
from vacherie.core.values import Event, kind_of


def sentences(events: Iterable[Any], teller: Teller, terminal: Terminal) -> Iterator[str]:
    """What the teller's viewer gets to hear of what happened."""
    for event in events:
        seen = teller.game.seen_by(event, teller.viewer)
        if terminal.is_told(seen):
            yield sentence(seen, teller, terminal)


def sentence(event: Event, teller: Teller, terminal: Terminal) -> str:
    return teller.text("event", kind_of(event), **terminal.facts(event, teller))
