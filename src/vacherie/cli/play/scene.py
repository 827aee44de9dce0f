"""What stands on the screen when somebody is asked: what happened, the table, and the question."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final

from rich.console import Console, RenderableType
from rich.text import Text

from vacherie.core.since import Digest
from vacherie.tables import Terminal
from vacherie.tables.since import digest_lines
from vacherie.tables.teller import Teller

LONG_STORY: Final = 8
"""Sentences; a longer story is summed up before it is told."""


@dataclass(frozen=True)
class Scene:
    """One moment at the table; it can be shown again and again."""

    console: Console
    teller: Teller
    terminal: Terminal
    story: Sequence[str]
    view: Any
    legal: Sequence[Any]
    own: int = 0
    """How many lines of the story follow from what the player did: the screen keeps these in any case."""
    digest: Digest | None = None
    """Of what happened since the player's last turn, where this one begins."""

    def show(self) -> None:
        table = self.terminal.draw(self.view, self.teller, self.console.width, self.height)
        begin(self.console)
        below = self.lines_of(table) + sum(map(self.lines_of, self.question()))
        digest = self.digest_that_fits(below)
        story = self.story_that_fits(below + sum(map(self.lines_of, digest)))
        for line in (*digest, *story):
            self.console.print(line)
        if digest or story:
            self.console.print()
        self.console.print(table)
        self.ask()

    def ask(self) -> None:
        for line in self.question():
            self.console.print(line)

    def question(self) -> list[Text]:
        first, *others = self.terminal.question(self.view, self.legal, self.teller)
        return [Text(first, "bold green"), *map(Text, others)]

    @property
    def height(self) -> int | None:
        """Nothing is lost where the lines do not scroll away."""
        return self.console.height if self.console.is_terminal else None

    def digest_that_fits(self, below: int) -> list[Text]:
        """Player by player what a long story comes to; nothing where it would take too much room."""
        if self.digest is None or len(self.story) <= LONG_STORY:
            return []
        lines = [Text(line) for line in digest_lines(self.digest, self.teller, self.terminal)]
        shown = [Text(self.teller.words.text("cli-since"), "bold"), *lines, Text()]
        is_too_long = self.height is not None and sum(map(self.lines_of, shown)) > self.height - below - 2
        return [] if is_too_long else shown

    def story_that_fits(self, below: int) -> list[Text]:
        """The player's own move and the last of what happened, above so many lines and the prompt."""
        story = list(map(Text, self.story))
        if self.height is None:
            return story
        room = self.height - below - 2
        if sum(map(self.lines_of, story)) <= room:
            return story
        own = self.first_lines(story[: self.own], room // 2)
        room -= sum(map(self.lines_of, own)) + 1
        kept = self.first_lines(story[: len(own) - 1 : -1] if own else story[::-1], room)[::-1]
        count = len(story) - len(own) - len(kept)
        left_out = Text(self.teller.words.text("cli-story-left-out", count=count), "dim")
        return [*own, left_out, *kept] if own or kept else []

    def first_lines(self, story: Sequence[Text], room: int) -> list[Text]:
        """As many as there is room for."""
        kept: list[Text] = []
        for line in story:
            room -= self.lines_of(line)
            if room < 0:
                break
            kept.append(line)
        return kept

    def lines_of(self, shown: RenderableType) -> int:
        return len(self.console.render_lines(shown, pad=False))


def begin(console: Console) -> None:
    """On a fresh screen, or below what was there before."""
    if console.is_terminal:
        console.clear()
    else:
        console.print()
