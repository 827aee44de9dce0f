"""How much of a result was luck: the value of every true position, and who moved it from one to the next.

What a value is does not matter for the sum: each step is the difference of two values, the first is what was
expected and the last is the result. Where seats choose at once and in secret, a seat's own part is what its
choice alone does, the others' being imagined; their part is the rest. So who was quicker does not matter.
"""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from typing import Final

from vacherie.core.values import Seat
from vacherie.review.findings import Luck, Moment
from vacherie.review.game import FinishedGame, Turn
from vacherie.review.rooms import Values

OPENINGS: Final = 5
"""The first value decides how lucky a deal was, and is the mean of so many."""


@dataclass
class Parts:
    """Of one seat."""

    chance: float = 0.0
    others: float = 0.0
    own: float = 0.0


@dataclass
class Account:
    """Filled turn by turn; whole when the last has been added."""

    values: Values
    players: int
    parts: list[Parts] = field(default_factory=list)
    moments: list[Moment] = field(default_factory=list)

    def __post_init__(self) -> None:
        self.parts = [Parts() for _ in range(self.players)]

    def begin(self, game: FinishedGame) -> None:
        every = [self.values(game.states[0]) for _ in range(OPENINGS)]
        self.moments.append(Moment(0, tuple(sum(column) / OPENINGS for column in zip(*every, strict=True))))

    def add(self, turn: Turn) -> None:
        before = self.moments[-1].expected
        if turn.choices:
            after = self.values(turn.after)
        else:
            after = self.values.after_chance(turn.before, turn.outcome, turn.after)
        for seat, part in enumerate(self.parts):
            change = after[seat] - before[seat]
            if not turn.choices:
                part.chance += change
            elif turn.is_simultaneous and seat in turn.choices:
                own = self.own_change(turn, seat, before[seat])
                part.own += own
                part.others += change - own
            elif seat in turn.choices:
                part.own += change
            else:
                part.others += change
        self.moments.append(Moment(turn.step, after))

    def own_change(self, turn: Turn, seat: Seat, before: float) -> float:
        alone, action = turn.before.copy(), turn.choices[seat]
        if alone.refusal(seat, action) is not None:
            return 0.0
        alone.advance(seat, action)
        return self.values(alone)[seat] - before

    def luck(self, mistakes: Mapping[Seat, float]) -> tuple[Luck, ...]:
        """`mistakes` are what each seat's own cost it, above zero."""
        first, last = self.moments[0].expected, self.moments[-1].expected
        return tuple(
            Luck(
                seat=seat,
                result=last[seat],
                expected=first[seat],
                chance=part.chance,
                others=part.others,
                mistakes=-mistakes.get(seat, 0.0),
                hidden=part.own + mistakes.get(seat, 0.0),
            )
            for seat, part in enumerate(self.parts)
        )


def accounted(game: FinishedGame, values: Values) -> Iterator[Account]:
    """The account after each turn."""
    account = Account(values, game.players)
    account.begin(game)
    yield account
    for turn in game.turns():
        account.add(turn)
        yield account
