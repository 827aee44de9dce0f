"""No bot looks where its seat may not: what is hidden from it changes nothing in what it chooses."""

from collections.abc import Iterator, Sequence
from functools import lru_cache
from random import Random

import msgspec
import pytest

from tests.adapter import Case, Step, walk
from tests.adapters import ADAPTERS
from tests.soak import ROUNDS
from tests.test_laws import CASES
from vacherie.bots import BOTS, find_bot
from vacherie.bots.bot import Budget
from vacherie.core.game import AnyState
from vacherie.core.values import CHANCE, Seat
from vacherie.games import GAMES

PLAYOUTS = {"six_qui_prend": 300, "unexploded_cow": 300, "nevaches": 6}
"""Enough for every bull to search, and not only to begin."""
POSITIONS = 3


@pytest.mark.parametrize("case", CASES, ids=str)
@pytest.mark.parametrize("name", BOTS)
def test_what_a_bot_cannot_see_does_not_change_its_choice(name: str, case: Case) -> None:
    bot, budget = find_bot(name, case.game), Budget(playouts=PLAYOUTS[case.game.id])
    for number in range(POSITIONS * ROUNDS):
        truth, twin, seat = twins(case, number)
        before = msgspec.json.encode(case.game.position(truth))
        mine, theirs = (
            bot.choose(state.view(seat), state.legal_actions(seat), Random(number), budget)
            for state in (truth, twin)
        )
        assert mine == theirs
        assert mine in truth.legal_actions(seat)
        assert msgspec.json.encode(case.game.position(truth)) == before


@pytest.mark.parametrize("game", GAMES)
def test_what_is_hidden_really_differs(game: str) -> None:
    """Not everywhere: after an open draft nothing is hidden."""
    pairs = [twins(case, number) for case in CASES if case.game.id == game for number in range(POSITIONS)]
    position = GAMES[game].position
    assert sum(position(truth) != position(twin) for truth, twin, _ in pairs) > 0.8 * len(pairs)


@lru_cache(maxsize=len(CASES) * POSITIONS)
def twins(case: Case, number: int) -> tuple[AnyState, AnyState, Seat]:
    """Two states that a seat with something to choose cannot tell apart, and that seat."""
    random = Random(f"{case}/{number}")
    steps = list(walk(ADAPTERS[case.game.id], case, random))
    count, seat = random.choice(list(choices(steps)))
    state = case.game.new(case.options, case.players)
    for actor, action in ADAPTERS[case.game.id].disguised(case, steps[:count], seat, random):
        state.advance(actor, action)
    return steps[count].before, state, seat


def choices(steps: Sequence[Step]) -> Iterator[tuple[int, Seat]]:
    """After how many steps which seat had something to choose."""
    for count, step in enumerate(steps):
        for seat in step.before.to_act():
            if seat != CHANCE and len(step.before.legal_actions(seat)) > 1:
                yield count, seat
