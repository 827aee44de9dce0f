"""A position with something changed in it is refused, or it can be played to its end."""

from collections.abc import Iterator
from copy import deepcopy
from random import Random
from typing import Any, get_args

import msgspec
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.adapter import Case, walk
from tests.six_qui_prend.adapter import ADAPTER
from vacherie.core.errors import InvalidPosition
from vacherie.games.six_qui_prend import GAME
from vacherie.games.six_qui_prend.actions import SPECIALS
from vacherie.games.six_qui_prend.values import Asked, Side
from vacherie.lab.play_out import play_randomly

CASES = [case for case in ADAPTER.cases() if case.players <= 4]
TEAMS = [case for case in CASES if "coop" in str(case)]
"""Their positions have the most to go wrong."""
WORDS = (*get_args(Asked), *get_args(Side), *SPECIALS, "over", "ox", "chance", None)


def places(value: Any) -> Iterator[tuple[Any, Any]]:
    """Every table and list inside the value, with each key or index that it has."""
    keys = value if isinstance(value, dict) else range(len(value)) if isinstance(value, list) else ()
    for key in keys:
        yield value, key
        yield from places(value[key])


def change(position: Any, random: Random) -> None:
    """Gives one place, in any field, another number, word or length, or swaps it with one of its kind."""
    part = random.choice([position, position.get("team", position)])
    name = random.choice([*part])
    container, key = random.choice([(part, name), *places(part[name])])
    alike = [(where, at) for where, at in places(position) if type(where[at]) is type(container[key])]
    where, at = random.choice(alike)
    old, new = container[key], where[at]
    match random.choice(["swap", "other"]), old:
        case "other", [*items]:
            container[key] = random.choice([items[1:], items[:-1], items[::-1], [*items, *items[:1]], []])
        case "other", int():
            container[key] = random.choice([old - 1, old + 1, not old, random.randrange(105)])
        case "other", str() | None:
            container[key] = random.choice(WORDS)
        case _:
            container[key], where[at] = deepcopy(new), deepcopy(old)


@settings(max_examples=500, deadline=None)
@given(case=st.sampled_from(CASES) | st.sampled_from(TEAMS), steps=st.integers(1, 60), seed=st.integers(0))
def test_a_changed_position_is_refused_or_can_be_played(case: Case, steps: int, seed: int) -> None:
    random = Random(seed)
    *_, last = walk(ADAPTER, case, random, steps)
    plain: Any = msgspec.json.decode(msgspec.json.encode(GAME.position(last.after)))
    for _ in range(random.randint(1, 2)):
        change(plain, random)
    try:
        state = GAME.restore(msgspec.convert(plain, GAME.position_type_in(plain)))
    except (InvalidPosition, msgspec.ValidationError):
        return
    play_randomly(state, random, state.apply)
    assert state.outcome() is not None
