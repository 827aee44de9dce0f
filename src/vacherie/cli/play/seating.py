"""Who sits where at a terminal: the person first, then the bots, each with a name and a level."""

from itertools import cycle, islice
from typing import Final

from msgspec.structs import replace

from vacherie.core.errors import InvalidOptions
from vacherie.core.record import Player
from vacherie.lab.seating import bot_names
from vacherie.messages.catalogue import LANGUAGES, Catalogue, catalogue

DEFAULT_LEVEL: Final = "cow"


def bot_levels(wish: str | None, seats: int) -> list[str]:
    """A level for each seat of a bot; a shorter list begins again when it is used up."""
    levels = [DEFAULT_LEVEL] if wish is None else bot_names(wish)
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


def in_words(players: tuple[Player, ...], words: Catalogue) -> tuple[Player, ...]:
    """The players of a record; a person who was given a name of ours is called so in these words."""
    given = {catalogue(language).text("name-person") for language in LANGUAGES}
    ours = words.text("name-person")
    return tuple(
        replace(player, name=ours) if player.bot is None and player.name in given else player
        for player in players
    )
