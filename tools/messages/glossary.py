"""One word for one thing: the glossary, what it forbids, and its page."""

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Final

import msgspec

from tools.messages.texts import Text
from vacherie.games import GAMES
from vacherie.messages.catalogue import LANGUAGES, catalogue

SOURCE: Final = Path(__file__).with_name("glossary.toml")
FILLED_IN: Final = re.compile(r"\{[^}]*\}")


class Entry(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    about: str | None = None
    term: str | None = None
    """Of the game's rules page, which has its words."""
    en: str | None = None
    fr: str | None = None
    pt: str | None = msgspec.field(default=None, name="pt-BR")
    avoid: dict[str, tuple[str, ...]] = msgspec.field(default_factory=dict, name="not")
    but: tuple[str, ...] = ()

    def word(self, game: str | None, language: str) -> str:
        if self.term is not None and game is not None:
            return catalogue(language).text(f"rules-{GAMES[game].rulebook.prefix}-term-{self.term}")
        word = {"en": self.en, "fr": self.fr, "pt-BR": self.pt}[language]
        assert word is not None, self
        return word


EVERYWHERE: Final = "everywhere"


@cache
def glossary() -> dict[str, tuple[Entry, ...]]:
    """By game, and what holds everywhere."""
    entries = msgspec.toml.decode(SOURCE.read_bytes(), type=dict[str, tuple[Entry, ...]])
    unknown = entries.keys() - {*GAMES, EVERYWHERE}
    assert not unknown, f"no such game: {', '.join(sorted(unknown))}"
    return entries


def strangers(text: Text, language: str) -> Iterator[str]:
    """The words of a text for which the glossary has another."""
    said = FILLED_IN.sub("{}", text.text)
    for game, entry in entries_for(text):
        if text.key in entry.but:
            continue
        for word in entry.avoid.get(language, ()):
            for found in pattern(word).finditer(said):
                yield f"“{found.group()}” has another name: say “{entry.word(game, language)}”"


def entries_for(text: Text) -> Iterator[tuple[str | None, Entry]]:
    for game in GAMES:
        if is_about(text, game):
            yield from ((game, entry) for entry in glossary().get(game, ()))
    yield from ((None, entry) for entry in glossary()[EVERYWHERE])


def is_about(text: Text, game: str) -> bool:
    return text.file.removesuffix(".ftl").endswith(game) or f"-{GAMES[game].rulebook.prefix}-" in text.key


@cache
def pattern(word: str) -> re.Pattern[str]:
    """A word of the glossary as it may stand in a text, at any kind of space."""
    written = re.escape(word).replace(r"\*", r"\w*").replace(r"\ ", r"\s")
    return re.compile(rf"(?<!\w){written}(?!\w)", 0 if word != word.lower() else re.IGNORECASE)


def glossary_page() -> str:
    lines = [
        "# Glossary",
        "",
        "One word for one thing: the rulebook's where it has one. Each game's words are those of its rules "
        "page. `make check` refuses the words in the last column, which are kept in "
        "`tools/messages/glossary.toml`.",
        "",
    ]
    for game, rules in GAMES.items():
        lines += [f"## {catalogue('en').text(rules.rulebook.title_key)}", "", *HEAD, *game_rows(game), ""]
    lines += ["## Everywhere", "", *HEAD, *(row(None, entry) for entry in glossary()[EVERYWHERE]), ""]
    return "\n".join(lines)


HEAD: Final = ("| English | French | Portuguese | in our code | not |", "|---|---|---|---|---|")


def game_rows(game: str) -> Iterator[str]:
    """Every term of the rules page, and what else has one name in this game."""
    kept = {entry.term: entry for entry in glossary().get(game, ()) if entry.term is not None}
    for term in GAMES[game].rulebook.glossary:
        yield row(game, kept.pop(term.key, Entry(term=term.key)), f"`{term.code}`")
    assert not kept, f"no terms of {game}: {', '.join(map(str, kept))}"
    yield from (row(game, entry) for entry in glossary().get(game, ()) if entry.term is None)


def row(game: str | None, entry: Entry, code: str = "") -> str:
    words = [entry.word(game, language) for language in LANGUAGES]
    avoided = [
        f"*{word.replace('*', '…')}*" for language in LANGUAGES for word in entry.avoid.get(language, ())
    ]
    return f"| {' | '.join(words)} | {code} | {', '.join(avoided)} |"
