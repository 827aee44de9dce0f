"""Who is told something: the words, the names, and the parameters of a sentence."""

from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Any

from vacherie.core.errors import Param
from vacherie.core.game import AnyGame
from vacherie.core.record import Player
from vacherie.core.values import CHANCE, Options, Viewer
from vacherie.messages.catalogue import Catalogue


@dataclass(frozen=True)
class Teller:
    """Who is told something, in which words, and what the seats are called."""

    words: Catalogue
    game: AnyGame
    players: tuple[Player, ...]
    viewer: Viewer
    options: Options | None = None
    """The game's rule choices, for words that depend on them; `None` for the usual ones."""
    notes: dict[str, Any] = field(default_factory=dict, compare=False, repr=False)
    """What a table remembers from one look to the next, such as the numbers it gave to cards."""

    @property
    def rules(self) -> Options:
        options: Options = self.game.options_type() if self.options is None else self.options
        return options

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
