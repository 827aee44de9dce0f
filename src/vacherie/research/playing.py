"""A game under way that is played by numbers, whatever environment asks for it."""

from collections.abc import Sequence
from random import Random
from typing import Any

from vacherie.core.errors import IllegalAction
from vacherie.core.game import AnyState
from vacherie.core.values import CHANCE, Action, Actor, Seat
from vacherie.research.encoding.base import Encoding, Watch
from vacherie.research.encoding.choices import Choices
from vacherie.research.encoding.vector import Vector


class Playing:
    """One seat at a time: those that choose at the same time do so in the order of their seats.

    What a seat may still change after its choice (`may_act`) is not offered again.
    """

    __slots__ = ("actor", "choices", "encoding", "state", "watch", "word")

    encoding: Encoding
    state: AnyState
    actor: Actor | None
    """Whom the game waits for; `None` when it is over."""
    choices: Choices | None
    """What that seat may choose now, if anybody has asked."""
    watch: Watch | None
    """How the state is observed, once anybody has."""
    word: list[int]
    """What it has chosen already of an action of several numbers."""

    def __init__(self, encoding: Encoding) -> None:
        self.encoding = encoding
        self.state = encoding.begin()
        self.word = []
        self.watch = None
        self.look()

    def copy(self) -> "Playing":
        twin = object.__new__(Playing)
        twin.encoding = self.encoding
        twin.state = self.state.copy()
        twin.actor = self.actor
        twin.word = self.word[:]
        twin.choices = None
        twin.watch = None
        return twin

    def __getstate__(self) -> tuple[None, dict[str, Any]]:
        """For copies and pickles: all but what is made again as soon as anybody looks."""
        kept = {name: getattr(self, name) for name in ("actor", "encoding", "state", "word")}
        return None, {**kept, "choices": None, "watch": None}

    def look(self) -> None:
        actors = self.state.to_act()
        self.actor = actors[0] if actors else None
        self.choices = None

    def legal(self) -> Choices:
        """What the seat may choose, by its numbers."""
        if self.choices is None:
            assert isinstance(self.actor, int), self.actor
            choices = self.encoding.choices(self.state, self.actor)
            for number in self.word:
                choices = followed(choices, number)
            self.choices = choices
        return self.choices

    def choose(self, number: int) -> Action | None:
        """The action that the number completes, now carried out; raises if the number is not legal."""
        choices = self.choices or self.legal()
        meaning = choices.get(number)
        if meaning is None:
            raise IllegalAction("number-not-legal", number=number, legal=len(choices))
        if callable(meaning):
            self.word.append(number)
            self.choices = meaning()
            return None
        assert self.actor is not None
        self.advance(self.actor, meaning)
        return meaning

    def advance(self, actor: Actor, action: Action) -> None:
        self.state.advance(actor, action)
        if self.word:
            self.word = []
        self.look()

    def pass_chance(self, random: Random) -> None:
        """Lets chance draw until a seat is asked or the game is over."""
        while self.actor == CHANCE:
            self.advance(CHANCE, self.state.draw(random))

    def observe(self, seat: Seat) -> Vector:
        """What the seat knows, and what it has begun."""
        if self.watch is None:
            self.watch = self.encoding.watch(self.state)
        return self.watch(seat, self.word if seat == self.actor else ())

    def word_of(self, seat: Seat) -> Sequence[int]:
        return self.word if seat == self.actor else ()


def followed(choices: Choices, number: int) -> Choices:
    meaning = choices[number]
    assert not isinstance(meaning, Action), meaning
    return meaning()
