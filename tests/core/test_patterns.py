"""A pattern gives some fields of a value; the rest may be anything."""

from typing import Annotated, Literal

import msgspec
import pytest
from msgspec import Meta

from vacherie.core.patterns import Mismatch, first_mismatch, pattern_type
from vacherie.core.values import Event


class Inner(msgspec.Struct):
    a: int
    b: int | None = None


class CardLaid(Event, frozen=True):
    card: Annotated[int, Meta(ge=1)]
    side: Literal["up", "down"] | None
    inner: tuple[Inner, ...] = ()


class CowSlept(Event, frozen=True):
    hours: int


Either = CardLaid | CowSlept
VALUE = CardLaid(3, "up", (Inner(1, 2), Inner(3)))


@pytest.mark.parametrize(
    "given",
    [
        {},
        {"card": 3},
        {"side": "up", "inner": [{"a": 1}, {}]},
        {"inner": [{}, {"a": 3, "b": None}]},
    ],
)
def test_only_what_is_given_is_compared(given: dict[str, object]) -> None:
    pattern = msgspec.convert({"kind": "card_laid", **given}, pattern_type(Either))
    assert first_mismatch(pattern, VALUE) is None


@pytest.mark.parametrize(
    ("given", "path", "expected", "found"),
    [
        ({"kind": "cow_slept"}, ("kind",), "cow_slept", "card_laid"),
        ({"kind": "card_laid", "card": 4}, ("card",), 4, 3),
        ({"kind": "card_laid", "side": None}, ("side",), None, "up"),
        ({"kind": "card_laid", "inner": [{}, {"b": 5}]}, ("inner", 1, "b"), 5, None),
        ({"kind": "card_laid", "inner": []}, ("inner",), (), ({"a": 1, "b": 2}, {"a": 3, "b": None})),
    ],
)
def test_the_first_mismatch_is_told(
    given: dict[str, object], path: tuple[str | int, ...], expected: object, found: object
) -> None:
    pattern = msgspec.convert(given, pattern_type(Either))
    assert first_mismatch(pattern, VALUE) == Mismatch(path, expected, found)


@pytest.mark.parametrize(
    "given",
    [
        {"kind": "card_lost"},
        {"kind": "card_laid", "hours": 3},
        {"kind": "card_laid", "card": 0},
        {"kind": "card_laid", "side": "left"},
        {"kind": "card_laid", "inner": [{"c": 1}]},
    ],
)
def test_a_pattern_that_could_never_match_is_refused(given: dict[str, object]) -> None:
    with pytest.raises(msgspec.ValidationError):
        msgspec.convert(given, pattern_type(Either))
