"""Finds what a player means by a name, the beginning of one, or a number."""

import re
from collections.abc import Iterable, Mapping, Sequence
from typing import Final

from vacherie.core.errors import InvalidAction
from vacherie.games.unexploded_cow.view import UnexplodedView
from vacherie.tables.spelling import folded, spellings
from vacherie.tables.teller import Teller
from vacherie.tables.unexploded_cow.cards import card_name, deck_told
from vacherie.tables.unexploded_cow.herds import seat_name

NUMBER: Final = re.compile(r"\d{1,3}", re.ASCII)
MOST_WORDS: Final = 6
"""Of a name."""

COMMANDS: Final = ("play", "move", "order", "roll", "steal", "give", "defuse", "blow")
WORDS: Final = (*COMMANDS, "left", "right", "me")


class Words:
    """What was typed, read word by word from the left."""

    def __init__(self, text: str, teller: Teller) -> None:
        self.left = text.replace(",", " ").split()
        self.teller = teller
        if not self.left:
            raise InvalidAction("input-empty")

    def __bool__(self) -> bool:
        return bool(self.left)

    def number(self) -> int | None:
        """The number that comes next, if one does."""
        if self.left and NUMBER.fullmatch(self.left[0]):
            return int(self.left.pop(0))
        return None

    def one_of(self, words: Iterable[str]) -> str | None:
        """The one of our words that comes next, in any of its spellings."""
        for word in words if self.left else ():
            if folded(self.left[0]) in spellings(word, self.teller):
                self.left.pop(0)
                return word
        return None

    def name(self, *known: Mapping[str, int]) -> int:
        """What the next words name, looked for in one group after the other; as many words as possible."""
        for names in known:
            for count in range(min(MOST_WORDS, len(self.left)), 0, -1):
                text = " ".join(self.left[:count])
                found = named(text, names)
                if found is not None:
                    del self.left[:count]
                    return found
        text = self.left[0] if self.left else ""
        raise InvalidAction("input-not-a-name", text=text, known=", ".join(known[0]) or "none")

    def end(self, usage: str) -> None:
        """Nothing more may come."""
        if self.left:
            raise InvalidAction("input-usage", usage=usage)


def named(text: str, names: Mapping[str, int]) -> int | None:
    """The name itself, or the only one that begins so."""
    wanted = folded(text)
    begun = {name: value for name, value in names.items() if folded(name).startswith(wanted)}
    for name, value in begun.items():
        if folded(name) == wanted:
            return value
    if len(begun) > 1:
        raise InvalidAction("input-ambiguous", text=text, known=", ".join(begun))
    return next(iter(begun.values()), None)


def shown(word: str, teller: Teller) -> str:
    """How the word is written where it is shown."""
    return teller.text("command", word).split()[0]


def usage(command: str, teller: Teller) -> str:
    left, right = shown("left", teller), shown("right", teller)
    return teller.text("usage", command, word=shown(command, teller), left=left, right=right)


def card_map(cards: Sequence[int], teller: Teller) -> dict[str, int]:
    """Cards by their names; of several copies the first."""
    names: dict[str, int] = {}
    for card in cards:
        names.setdefault(card_name(card, teller), card)
    return names


def every_card(teller: Teller) -> dict[str, int]:
    return card_map(range(deck_told(teller).main_count), teller)


def every_cow(teller: Teller) -> dict[str, int]:
    return card_map(range(deck_told(teller).cow_count), teller)


def cows_in_play(view: UnexplodedView, teller: Teller) -> dict[str, int]:
    return card_map([card for herd in view.herds for card in herd], teller)


def players(view: UnexplodedView, teller: Teller) -> dict[str, int]:
    return {seat_name(seat, teller): seat for seat in range(view.players)}
