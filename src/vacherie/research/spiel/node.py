"""One node of OpenSpiel's tree: the game, and how far its actor has come with an action."""

from itertools import repeat
from typing import Any

import msgspec

from vacherie.core.errors import IllegalAction
from vacherie.core.values import CHANCE, Action, Actor, Seat
from vacherie.games import find_game
from vacherie.research.encoding import find_encoding
from vacherie.research.encoding.base import Encoding, Urn
from vacherie.research.playing import Playing
from vacherie.research.spiel.memory import Memory


class Node:
    """Copied and pickled as OpenSpiel asks for it; a pickle holds what was done, which is then done again."""

    __slots__ = ("drawn", "left", "lefts", "memory", "playing", "story", "total", "urn", "urns")

    playing: Playing
    story: list[tuple[Actor, Action]]
    """All actions of the game so far, chance's included."""
    urns: list[Urn]
    """What chance draws from next, draw by draw; empty where a seat is to act."""
    drawn: list[int]
    lefts: dict[int, dict[int, int]]
    """How often each number is left in each urn, by the identity of the urn."""
    urn: Urn
    """The one that is drawn from now."""
    left: dict[int, int]
    """In that urn."""
    total: int
    """How many those are together."""
    memory: Memory | None
    """Made when somebody asks what a seat remembers."""

    def __init__(self, encoding: Encoding) -> None:
        self.playing = Playing(encoding)
        self.story = []
        self.memory = None
        self.open_urns()

    def open_urns(self) -> None:
        is_chance = self.playing.actor == CHANCE
        self.urns = self.playing.encoding.urns(self.playing.state) if is_chance else []
        self.drawn = []
        self.lefts = {}
        if is_chance:
            self.open_next()

    def open_next(self) -> None:
        """Goes to the next draw that can come out in several ways, or carries out what was drawn."""
        urns, drawn = self.urns, self.drawn
        while len(drawn) < len(urns):
            self.urn = urn = urns[len(drawn)]
            left = self.lefts.get(id(urn))
            if left is None:
                left = self.lefts[id(urn)] = urn.counts.copy()
            self.left = left
            self.total = sum(left.values())
            if len(left) > 1:
                return
            [number] = left
            self.take(number)
        playing = self.playing
        action = playing.encoding.chance_action(playing.state, drawn)
        playing.advance(CHANCE, action)
        self.story.append((CHANCE, action))
        self.open_urns()

    def take(self, number: int) -> None:
        left = self.left
        if not self.urn.puts_back:
            if left[number] > 1:
                left[number] -= 1
            else:
                del left[number]
            self.total -= 1
        self.drawn.append(number)

    def outcomes(self) -> list[tuple[int, float]]:
        left, total = self.left, self.total
        if len(left) == total:
            return list(zip(left, repeat(1 / total)))
        return [(number, count / total) for number, count in left.items()]

    def draw(self, number: int) -> bool:
        """Whether chance has drawn all that it had to; raises if it cannot draw this."""
        if number not in self.left:
            raise IllegalAction("number-not-legal", number=number, legal=len(self.left))
        self.take(number)
        urns, next_draw = self.urns, len(self.drawn)
        if next_draw < len(urns) and urns[next_draw] is self.urn and len(self.left) > 1:
            return False
        self.open_next()
        return self.urns is not urns

    def choose(self, number: int) -> None:
        playing = self.playing
        actor = playing.actor
        assert actor is not None
        action = playing.choose(number)
        if action is not None:
            self.story.append((actor, action))
            if playing.actor == CHANCE:
                self.open_urns()

    def view(self, seat: Seat | None) -> Any:
        return self.playing.state.view(seat)

    def remembered(self, seat: Seat) -> str:
        """All that the seat has ever seen, event by event, and what it has begun: it forgets nothing."""
        if self.memory is None:
            self.memory = Memory(self.playing.encoding)
        seen = self.memory.of(seat, self.story)
        word = self.playing.word_of(seat)
        return f"{seen}\n{word}" if word else seen

    def copy(self) -> "Node":
        twin = object.__new__(Node)
        twin.playing = self.playing.copy()
        twin.story = self.story[:]
        twin.memory = None if self.memory is None else self.memory.copy()
        twin.urns = self.urns
        twin.drawn = self.drawn[:]
        twin.lefts = {urn: left.copy() for urn, left in self.lefts.items()}
        if twin.urns:
            twin.urn = twin.urns[len(twin.drawn)]
            twin.left = twin.lefts[id(twin.urn)]
            twin.total = self.total
        return twin

    def __deepcopy__(self, memo: dict[int, Any]) -> "Node":
        return self.copy()

    def __reduce__(self) -> tuple[Any, ...]:
        encoding = self.playing.encoding
        what = (encoding.game.id, encoding.options, encoding.players)
        story = msgspec.json.encode(self.story)
        return replayed, (*what, story, tuple(self.drawn), tuple(self.playing.word))


def replayed(
    game: str, options: Any, players: int, story: bytes, drawn: tuple[int, ...], word: tuple[int, ...]
) -> Node:
    encoding = find_encoding(find_game(game))(options, players)
    node = Node(encoding)
    # Which actions there are is known when it runs; a type checker cannot follow.
    node.story = msgspec.json.decode(story, type=list[tuple[Actor, encoding.game.action_type]])  # type: ignore[name-defined]
    for actor, action in node.story:
        node.playing.state.advance(actor, action)
    node.playing.look()
    node.open_urns()
    while len(node.drawn) < len(drawn):
        node.draw(drawn[len(node.drawn)])
    for number in word:
        node.choose(number)
    return node
