"""Asks the player, and asks again until the answer is an action that the rules allow."""

import sys
from collections.abc import Sequence
from typing import Any

from rich.console import Console
from rich.markdown import Markdown
from rich.text import Text

from vacherie.cli.explain import explain, one_line
from vacherie.cli.tables import Reply, Terminal
from vacherie.cli.teller import Teller
from vacherie.core.errors import GameError
from vacherie.core.game import AnyState
from vacherie.core.values import Seat
from vacherie.messages.rules_page import section_lines


class Left(Exception):
    """The player has had enough for now."""


class Prompt:
    def __init__(self, console: Console, teller: Teller, terminal: Terminal) -> None:
        self.console = console
        self.teller = teller
        self.terminal = terminal

    def ask(self, state: AnyState, seat: Seat) -> Reply:
        """An answer whose first action is legal; raises `Left`, or `EOFError` when the input ends."""
        view, legal = state.view(seat), state.legal_actions(seat)
        self.show_question(view, legal)
        while True:
            text = self.read_line()
            if self.is_about_the_game(text, view, legal):
                continue
            try:
                reply = self.terminal.read(text, view, self.teller)
                if reply.shown is not None:
                    self.console.print(reply.shown)
                    continue
                refusal = state.refusal(seat, reply.actions[0])
                if refusal is not None:
                    raise refusal
            except GameError as error:
                self.object_to(error)
            else:
                return reply

    def object_to(self, error: GameError) -> None:
        self.console.print(Text(explain(error, self.teller.words), "red"))

    def wait(self, hint: str) -> None:
        """Until the player presses Enter; raises `Left` if he would rather go."""
        if self.read_line(hint).strip().lower() in self.spellings("cli-word-quit"):
            raise Left

    def read_line(self, hint: str | None = None) -> str:
        hint = hint or self.teller.words.text("cli-prompt-hint")
        self.console.print(Text.assemble((hint, "dim"), " > "), end="")
        text = input()
        if not sys.stdin.isatty():
            # A terminal shows what is typed; elsewhere we do.
            self.console.print(Text(one_line(text)))
        return text

    def is_about_the_game(self, text: str, view: Any, legal: Sequence[Any]) -> bool:
        """Help, rules or good-bye, which answer no question of the game."""
        match text.strip().lower():
            case word if word in self.spellings("cli-word-quit"):
                raise Left
            case word if word in self.spellings("cli-word-help"):
                self.show_help(view, legal)
            case word if word in self.spellings("cli-word-rules"):
                self.show_rules()
            case _:
                return False
        return True

    def spellings(self, key: str) -> list[str]:
        return self.teller.words.text(key).split()

    def show_question(self, view: Any, legal: Sequence[Any]) -> None:
        first, *others = self.terminal.question(view, legal, self.teller)
        self.console.print(Text(first, "bold green"))
        for line in others:
            self.console.print(Text(line))

    def show_help(self, view: Any, legal: Sequence[Any]) -> None:
        for line in self.terminal.how_to_read_the_table(view, self.teller):
            self.console.print(Text(line))
        self.console.print(Text(self.teller.words.text("cli-prompt-help")))
        self.show_question(view, legal)

    def show_rules(self) -> None:
        rulebook = self.teller.game.rulebook
        wanted = self.terminal.rule_sections(self.teller.rules)
        for section in rulebook.sections:
            if section.key in wanted:
                page = "\n".join(section_lines(rulebook, section, self.teller.words))
                self.console.print(Markdown(page))
