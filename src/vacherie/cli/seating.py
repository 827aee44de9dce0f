"""Who sits where at a terminal: the person first, then the bots, each with a name and a level."""

from itertools import cycle, islice
from typing import Final

from vacherie.core.errors import InvalidOptions
from vacherie.core.record import Player
from vacherie.messages.catalogue import Catalogue

DEFAULT_LEVEL: Final = "cow"


def bot_levels(wish: str | None, seats: int) -> list[str]:
    """A level for each seat of a bot; a shorter list begins again when it is used up."""
    levels = [level.strip() for level in (wish or DEFAULT_LEVEL).split(",")]
    if wish is not None and len(levels) > max(seats, 1):
        raise InvalidOptions("too-many-bots", bots=len(levels), seats=seats)
    return list(islice(cycle(levels), seats))


def seated(levels: list[str], words: Catalogue) -> tuple[Player, ...]:
    person = Player(words.text("name-person"))
    names = words.text("name-bots").split()
    return (
        person,
        *(Player(name, level) for name, level in zip(islice(cycle(names), len(levels)), levels, strict=True)),
    )
