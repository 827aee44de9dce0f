"""Who is told something: the words, the names, and the parameters of a sentence."""

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any, Final

from msgspec.structs import asdict

from vacherie.core.errors import Param
from vacherie.core.game import AnyGame
from vacherie.core.record import Player
from vacherie.core.values import CHANCE, Event, Options, Viewer
from vacherie.messages.catalogue import Catalogue

PEOPLE: Final = ("seat", "owner")
"""Fields that name somebody: the message gets `$who` ("you", "other", "ox" …) and `$name`."""
COUNTED_FROM_ONE: Final = ("row", "origin")
"""Fields that count from 0 in code and from 1 for people."""


@dataclass(frozen=True)
class Teller:
    """Who is told something, in which words, and what the seats are called."""

    words: Catalogue
    game: AnyGame
    players: tuple[Player, ...]
    viewer: Viewer
    options: Options | None = None
    """The rule choices of the game, where the words depend on them: a deck of one's own has its own cards."""

    def text(self, area: str, name: str, /, **params: Param) -> str:
        """The game's own words: `text("event", "card_placed")` is the message event-six-card-placed."""
        return self.words.text(f"{area}-{self.game.rulebook.prefix}-{name.replace('_', '-')}", **params)

    def who(self, actor: int | str) -> dict[str, Param]:
        if isinstance(actor, str):
            return {"who": actor, "name": ""}
        return {"who": "you" if actor == self.viewer else "other", "name": self.players[actor].name}

    def name(self, actor: int | str) -> str:
        """The one who is told is "you" to himself."""
        if actor == CHANCE:
            return self.words.text("name-chance")
        if isinstance(actor, str):
            return self.text("name", actor)
        return self.words.text("name-you") if actor == self.viewer else self.players[actor].name

    def together(self, items: Iterable[object]) -> str:
        """A list in running text: "3, 9 and 68"."""
        texts = [str(item) for item in items]
        if not texts:
            return self.words.text("list-nothing")
        *most, last = texts
        if not most:
            return last
        begun = most[0]
        for item in most[1:]:
            begun = self.words.text("list-more", list=begun, item=item)
        return self.words.text("list-last", list=begun, item=last)


def plain_facts(event: Event, teller: Teller) -> dict[str, Param]:
    """The parameters of an event's message, where its fields are as plain as their names say."""
    facts: dict[str, Param] = {}
    for name, value in asdict(event).items():
        facts.update(plain_fact(name, value, teller))
    return facts


def plain_fact(name: str, value: Any, teller: Teller) -> dict[str, Param]:
    match value:
        case None:
            return {name: "none"}
        case bool():
            return {name: "yes" if value else "no"}
        case int() | str() if name in PEOPLE:
            return teller.who(value)
        case int() if name in COUNTED_FROM_ONE:
            return {name: value + 1}
        case int() | str():
            return {name: value}
        case tuple():
            return {name: teller.together(value), f"{name}-count": len(value)}
        case _:
            return {}
