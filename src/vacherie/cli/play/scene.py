"""What stands on the screen when somebody is asked: what happened, the table, and the question."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from rich.console import Console, RenderableType
from rich.text import Text

from vacherie.tables import Terminal
from vacherie.tables.teller import Teller


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

    def show(self) -> None:
        table = self.terminal.draw(self.view, self.teller, self.console.width, self.height)
        begin(self.console)
        story = self.story_that_fits(self.lines_of(table) + sum(map(self.lines_of, self.question())))
        for line in story:
            self.console.print(line)
        if story:
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
