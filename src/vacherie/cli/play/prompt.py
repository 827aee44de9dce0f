"""Asks the player, and asks again until the answer is an action that the rules allow."""

import sys

from rich.console import Console
from rich.text import Text

from vacherie.cli.explain import explain, one_line
from vacherie.cli.play.pager import show_page
from vacherie.cli.play.scene import Scene
from vacherie.core.errors import GameError
from vacherie.core.game import AnyState
from vacherie.core.values import Seat
from vacherie.messages.catalogue import Catalogue
from vacherie.messages.rules_page import guide_blocks, section_lines
from vacherie.tables import Reply
from vacherie.tables.example import scene_text


class Left(Exception):
    """The player has had enough for now."""


class Prompt:
    """Asks what the scene asks."""

    def __init__(self, scene: Scene) -> None:
        self.scene = scene
        self.console = scene.console
        self.teller = scene.teller

    def ask(self, state: AnyState, seat: Seat) -> Reply:
        """An answer whose first action is legal; raises `Left`, or `EOFError` when the input ends."""
        while True:
            text = self.read_line()
            if self.is_about_the_game(text):
                continue
            try:
                reply = self.reply_to(text, state, seat)
                if reply.shown is None:
                    return reply
                self.console.print(reply.shown)
            except GameError as error:
                if error.code == "input-empty":
                    self.scene.show()
                else:
                    self.object_to(error)

    def reply_to(self, text: str, state: AnyState, seat: Seat) -> Reply:
        reply = self.scene.terminal.read(text, self.scene.view, self.scene.legal, self.teller)
        refusal = state.refusal(seat, reply.actions[0]) if reply.shown is None else None
        if refusal is not None:
            raise refusal
        return reply

    def object_to(self, error: GameError) -> None:
        self.console.print(Text(explain(error, self.teller.words), "red"))

    def read_line(self) -> str:
        return read_line(self.console, self.teller.words.text("cli-prompt-hint"))

    def is_about_the_game(self, text: str) -> bool:
        """Help, rules, the story or good-bye, which answer no question of the game."""
        match text.strip().lower():
            case word if word in self.spellings("cli-word-quit"):
                raise Left
            case word if word in self.spellings("cli-word-help"):
                self.show_help()
            case word if word in self.spellings("cli-word-story"):
                show_page(self.console, self.story())
                self.scene.show()
            case word if word in self.spellings("cli-word-rules"):
                show_page(self.console, self.rules())
                self.scene.show()
            case _:
                return False
        return True

    def spellings(self, key: str) -> list[str]:
        return self.teller.words.text(key).split()

    def show_help(self) -> None:
        for line in self.scene.terminal.how_to_read_the_table(
            self.scene.view, self.teller, self.scene.height
        ):
            self.console.print(Text(line))
        self.console.print(Text(self.teller.words.text("cli-prompt-help")))
        self.scene.ask()

    def story(self) -> str:
        """Everything since the player's last choice."""
        return "\n".join(self.scene.story) or self.teller.words.text("cli-story-none")

    def rules(self) -> str:
        """The guide for beginners, and the parts of the rules page that hold in this game."""
        game, words = self.teller.game, self.teller.words
        wanted = self.scene.terminal.rule_sections(self.teller.rules)
        lines = [
            block if isinstance(block, str) else scene_text(game, block, words)
            for block in guide_blocks(game.rulebook, words)
        ]
        for section in game.rulebook.sections:
            if section.key in wanted:
                lines += section_lines(game.rulebook, section, words)
        return "\n".join(lines)


def read_line(console: Console, hint: str) -> str:
    console.print(Text.assemble((hint, "dim"), " > "), end="")
    text = input()
    if not sys.stdin.isatty():
        # A terminal shows what is typed; elsewhere we do.
        console.print(Text(one_line(text)))
    return text


def wait_for_enter(console: Console, words: Catalogue, hint: str) -> None:
    """Until the player presses Enter; raises `Left` if he would rather go."""
    if read_line(console, hint).strip().lower() in words.text("cli-word-quit").split():
        raise Left
