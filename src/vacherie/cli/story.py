"""Events told as sentences, as one viewer saw them."""

from collections.abc import Iterable, Iterator
from typing import Any

from vacherie.cli.tables import Terminal
from vacherie.cli.teller import Teller
from vacherie.core.values import Event, kind_of


def sentences(events: Iterable[Any], teller: Teller, terminal: Terminal) -> Iterator[str]:
    """What the teller's viewer gets to hear of what happened in one action."""
    seen = [teller.game.seen_by(event, teller.viewer) for event in events]
    for event in terminal.worth_telling(seen):
        yield sentence(event, teller, terminal)


def sentence(event: Event, teller: Teller, terminal: Terminal) -> str:
    return teller.text("event", kind_of(event), **terminal.facts(event, teller))
