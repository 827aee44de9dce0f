"""All environments are asked in the same way, and say what is wrong with what they are asked for."""

from collections.abc import Callable
from typing import Any

import pytest

from vacherie.core.errors import InvalidOptions
from vacherie.games.nevaches.options import NeVachesOptions
from vacherie.games.six_qui_prend.options import SixOptions
from vacherie.research import aec_env, parallel_env
from vacherie.research.batch import SixBatch

Make = Callable[..., Any]


def six_env(**asked: Any) -> Any:
    return aec_env("six_qui_prend", **asked)


def six_batch(**asked: Any) -> Any:
    return SixBatch(2, **asked)


every_environment = pytest.mark.parametrize("make", [six_env, parallel_env, six_batch])


@every_environment
@pytest.mark.parametrize(
    "options",
    [
        SixOptions(variant="x"),  # type: ignore[arg-type]
        SixOptions(target_heads="many"),  # type: ignore[arg-type]
        SixOptions(target_heads=0),
        SixOptions(max_rounds=1.5),  # type: ignore[arg-type]
        NeVachesOptions(),
        {"variant": "x"},
        {"no_such": 1},
        {"target_heads": None},
        ["variant=pro"],
        "variant=pro",
    ],
    ids=repr,
)
def test_options_that_do_not_exist_are_refused_at_once(make: Make, options: Any) -> None:
    with pytest.raises(InvalidOptions):
        make(options=options)


@every_environment
def test_options_are_asked_for_in_every_way(make: Make) -> None:
    wanted = SixOptions(variant="pro", max_rounds=3)
    ways = (wanted, {"variant": "pro", "max_rounds": 3}, {"variant": "pro", "max_rounds": "3"})
    for way in ways:
        env = make(options=way)
        assert (env.options if isinstance(env, SixBatch) else env.encoding.options) == wanted


def test_the_struct_of_another_game_is_named() -> None:
    with pytest.raises(InvalidOptions, match=r"NeVachesOptions.*SixOptions"):
        aec_env("six_qui_prend", options=NeVachesOptions())
