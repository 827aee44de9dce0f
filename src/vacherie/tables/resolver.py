"""Turns what is said of an event into words: each typed parameter by one small function."""

from collections.abc import Callable, Mapping
from typing import Any, Final

from msgspec.structs import astuple

from vacherie.core.errors import Param
from vacherie.core.said import Ended, Person, Place, Said, Typed
from vacherie.core.since import Signed
from vacherie.tables.teller import Teller

Words = Param | dict[str, Param]
"""One parameter of a message, or several by their names."""
Spelling = Mapping[str, Callable[[Any, Teller], Words]]
"""The words of a game's own types, by their names."""

THE_ONE: Final = ("seat", "owner")
"""Of these a message knows `$who` and `$name`; of others `$herd` and `$herd-name`."""


def say(said: Said, teller: Teller, spelling: Spelling) -> str:
    return teller.text(said.area, said.key, **parameters(said.params, teller, spelling))


def parameters(params: Mapping[str, Any], teller: Teller, spelling: Spelling) -> dict[str, Param]:
    """`$count` is the length of the first list, where nothing else is called so."""
    facts: dict[str, Param] = {}
    for name, value in params.items():
        facts.update(parameter(name, value, teller, spelling))
    counts = (len(value) for value in params.values() if isinstance(value, tuple))
    facts.setdefault("count", next(counts, 0))
    return facts


def parameter(name: str, value: Any, teller: Teller, spelling: Spelling) -> dict[str, Param]:
    match value:
        case Person(actor):
            who = teller.who(actor)
            return who if name in THE_ONE else {name: who["who"], f"{name}-name": who["name"]}
        case tuple():
            texts = (item(each, teller, spelling) for each in value)
            return {name: teller.together(texts), f"{name}-count": len(value)}
        case _:
            words = item(value, teller, spelling)
            return words if isinstance(words, dict) else {name: words}


def item(value: Any, teller: Teller, spelling: Spelling) -> Words:
    match value:
        case None:
            return "none"
        case bool():
            return "yes" if value else "no"
        case int() | str():
            return value
        case Said():
            return say(value, teller, spelling)
        case Person(actor):
            return teller.name(actor)
        case Place(place):
            return place + 1
        case Signed(number):
            return {"sign": "−" if number < 0 else "+", "count": abs(number)}
        case Ended(outcome):
            winners = teller.together(map(teller.name, outcome.winners))
            reason = teller.text("reason", outcome.reason)
            return {"reason": reason, "winners": winners, "count": len(outcome.winners)}
        case Typed():
            [kind], [content] = value.__struct_fields__, astuple(value)
            return spelling[kind](content, teller)
        case _:
            raise AssertionError(value)
