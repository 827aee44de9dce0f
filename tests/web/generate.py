"""Writes what the browser's code is built from and tested with: `python -m tests.web.generate [--check]`."""

import argparse
import sys
from collections.abc import Callable
from functools import partial
from pathlib import Path

import msgspec
from msgspec.structs import replace

from tests.web.fixtures import FIXTURES, fixture, lesson_fixture
from tests.web.wire import server_types, wire_types
from vacherie.games import nevaches, six_qui_prend, unexploded_cow
from vacherie.games.nevaches.deck_file import shipped_cards
from vacherie.games.six_qui_prend.cards import CARDS, heads_on
from vacherie.games.unexploded_cow.deck_file import shipped_deck

ROOT = Path(__file__).resolve().parents[2] / "web"


def heads() -> str:
    """How many bull heads each card bears, to compare with those that are drawn on it."""
    return msgspec.json.encode({card: heads_on([card]) for card in CARDS}).decode() + "\n"


def deck() -> str:
    """The cards of Unexploded Cow that are shipped: a view holds only those of somebody's own deck."""
    shipped = shipped_deck()
    plain = replace(
        shipped,
        cows=tuple(replace(cow, known=()) for cow in shipped.cows),
        events=tuple(replace(event, known=()) for event in shipped.events),
    )
    return msgspec.json.format(msgspec.json.encode(plain), indent=2).decode() + "\n"


def pattern_cards() -> str:
    """The pattern cards that are shipped, in the order of the deck; an own deck comes with the options."""
    cards = (msgspec.json.encode(card).decode() for card in shipped_cards())
    return "[\n" + ",\n".join(cards) + "\n]\n"


GENERATED: dict[str, Callable[[], str]] = {
    "src/wire/server.ts": server_types,
    "src/wire/six_qui_prend.ts": partial(wire_types, six_qui_prend.GAME),
    "src/wire/unexploded_cow.ts": partial(wire_types, unexploded_cow.GAME),
    "src/wire/unexploded_cow_deck.json": deck,
    "src/wire/nevaches.ts": partial(wire_types, nevaches.GAME),
    "src/wire/nevaches-deck.json": pattern_cards,
    "fixtures/six-heads.json": heads,
    "fixtures/lesson-six.json": partial(lesson_fixture, "six_qui_prend"),
    **{f"fixtures/{name}.json": partial(fixture, name) for name in FIXTURES},
}


def stale() -> list[str]:
    """The files that are missing, or differ from what would be written now."""
    return [
        name
        for name, content in GENERATED.items()
        if not (ROOT / name).is_file() or (ROOT / name).read_text("utf-8") != content()
    ]


def main(arguments: list[str]) -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.web.generate", description=__doc__)
    parser.add_argument("--check", action="store_true", help="write nothing; exit 1 if a file is stale")
    if parser.parse_args(arguments).check:
        outdated = stale()
        for name in outdated:
            print(f"web/{name} is stale: run make generate")
        return 1 if outdated else 0
    for name, content in GENERATED.items():
        path = ROOT / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(content(), "utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
