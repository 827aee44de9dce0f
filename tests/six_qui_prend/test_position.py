"""A position that no game can be in is refused, with the field and the reason."""

from typing import Any

import msgspec
import pytest

from vacherie.core.errors import InvalidPosition
from vacherie.games.six_qui_prend import GAME
from vacherie.games.six_qui_prend.position import POSITIONS

BASE = {"players": 2, "rows": [[12], [37], [43], [58]], "hands": [[30, 100], [36, 101]]}
PRO: dict[str, Any] = {"players": 2, "options": {"variant": "pro"}}
COOP = {
    "players": 2,
    "options": {"variant": "coop", "consent": "all"},
    "rows": [[12], [37], [43], [58]],
    "hands": [[30], [36]],
    "team": {"ox_hand": [99]},
}
NINE = {"value": 9, "card": 9, "owner": 0}
SIXTY = {"value": 60, "card": 60, "owner": 0}


def refusal(base: dict[str, Any], **changes: Any) -> tuple[str, tuple[str | int, ...]]:
    plain = {**base, **changes}
    types = (GAME.position_type_in(plain), *POSITIONS.values())
    with_these = next(kind for kind in types if plain.keys() <= set(kind.__struct_fields__))
    position = msgspec.convert(plain, type=with_these)
    with pytest.raises(InvalidPosition) as caught:
        GAME.restore(position)
    return caught.value.code, caught.value.path


def team(**changes: Any) -> dict[str, Any]:
    return {"ox_hand": [99], **changes}


@pytest.mark.parametrize(
    ("changes", "code", "path"),
    [
        ({"rows": [[12], [37], [43]]}, "wrong-count", ("rows",)),
        ({"rows": [[12], [37], [43], []]}, "row-length", ("rows", 3)),
        ({"rows": [[1, 2, 3, 4, 5, 6], [37], [43], [58]]}, "row-length", ("rows", 0)),
        ({"rows": [[12], [37], [43], [105]]}, "no-such-card", ("rows", 3, 0)),
        ({"rows": [[12], [37], [43], [30]]}, "card-twice", ("hands", 0, 0)),
        ({"hands": [[30], [36, 101]]}, "wrong-count", ("hands", 1)),
        ({"hands": [[], []]}, "hands-empty", ("hands",)),
        ({"hands": [list(range(60, 71)), list(range(71, 82))]}, "too-many", ("hands", 0)),
        ({"players": 11}, "players-out-of-range", ("players",)),
        ({"options": {"target_heads": None}}, "options-endless", ("options",)),
        ({"decision": -1}, "below-zero", ("decision",)),
        ({"sheet": [[3, -1]]}, "below-zero", ("sheet", 0)),
        ({"sheet": [[3]]}, "wrong-count", ("sheet", 0)),
        ({"marker": {"row": 0}}, "field-elsewhere", ("marker",)),
        ({"spent": [0]}, "field-elsewhere", ("spent",)),
        ({"face_up": [7]}, "field-elsewhere", ("face_up",)),
        ({"team": {"ox_hand": [7]}}, "field-elsewhere", ("team",)),
        ({"asked": "draft"}, "asked-elsewhere", ("asked",)),
        ({"asked": "window", "queue": [NINE]}, "asked-elsewhere", ("asked",)),
        ({"asked": "deal"}, "wrong-count", ("hands", 0)),
        ({"waiting": [7]}, "no-such-index", ("waiting", 0)),
        ({"waiting": ["chance"]}, "no-such-index", ("waiting", 0)),
        ({"waiting": [0]}, "waiting-differs", ("waiting",)),
        ({"waiting": []}, "waiting-differs", ("waiting",)),
        ({"picks": [{"seat": 0, "card": 36}]}, "card-not-in-hand", ("picks", 0, "card")),
        ({"picks": [{"seat": 2, "card": 36}]}, "no-such-index", ("picks", 0, "seat")),
        ({"picks": [{"seat": 0, "card": 30}] * 2}, "picked-twice", ("picks", 1, "seat")),
        ({"picks": [{"seat": 0, "card": 30}, {"seat": 1, "card": 36}]}, "all-have-picked", ("picks",)),
        (
            {"picks": [{"seat": 0, "card": 30, "reversed": True}]},
            "not-reversible",
            ("picks", 0, "reversed"),
        ),
        ({"queue": [NINE]}, "queue-and-choice", ("queue",)),
        ({"asked": "row"}, "queue-and-choice", ("queue",)),
        ({"sheet": [[70, 2]]}, "is-over", ("sheet",)),
        ({"asked": "row", "queue": [{**SIXTY, "owner": 1}, NINE]}, "queue-order", ("queue",)),
        ({"rows": [[12, 9], [37], [43], [58]]}, "row-not-rising", ("rows", 0)),
        ({"asked": "row", "queue": [NINE, SIXTY]}, "picked-twice", ("queue", 1, "owner")),
        ({"asked": "row", "queue": [SIXTY]}, "card-fits", ("queue", 0)),
        ({"asked": "row", "queue": [{**NINE, "owner": 5}]}, "no-such-index", ("queue", 0, "owner")),
        ({"asked": "row", "queue": [{**NINE, "owner": "ox"}]}, "no-such-index", ("queue", 0, "owner")),
        ({"asked": "row", "queue": [{**NINE, "value": 8}]}, "value-differs", ("queue", 0, "value")),
    ],
)
def test_a_table_that_cannot_be(changes: dict[str, Any], code: str, path: tuple[str | int, ...]) -> None:
    assert refusal(BASE, **changes) == (code, path)


def test_a_game_is_over_only_when_its_end_is_reached() -> None:
    assert refusal({"players": 2, "asked": "over"}) == ("not-over", ("sheet",))
    assert refusal({"players": 2, "asked": "over", "sheet": [[10, 66]]}) == ("not-over", ("sheet",))


@pytest.mark.parametrize(
    ("changes", "code", "path"),
    [
        ({"rows": [[1], [2], [3], [4]], "hands": [[5], [6]]}, "field-missing", ("first",)),
        ({"asked": "draft", "first": 2}, "no-such-index", ("first",)),
        ({"asked": "draft", "first": 0, "face_up": [1, 2]}, "wrong-count", ("face_up",)),
        (
            {"asked": "draft", "first": 0, "face_up": list(range(2, 25)), "hands": [[], [1]]},
            "wrong-count",
            ("hands", 0),
        ),
    ],
)
def test_a_draft_that_cannot_be(changes: dict[str, Any], code: str, path: tuple[str | int, ...]) -> None:
    assert refusal(PRO, **changes) == (code, path)


@pytest.mark.parametrize("variant", ["even_odd", "escalade", "cabriole"])
def test_a_fan_card_lies_at_a_row_and_shows_a_side_of_its_own(variant: str) -> None:
    options = {"variant": variant}
    assert refusal(BASE, options=options) == ("field-missing", ("marker",))
    assert refusal(BASE, options=options, marker={"row": 4}) == ("no-such-index", ("marker", "row"))
    wrong = "up" if variant == "even_odd" else "even"
    marker = {"row": 1, "side": wrong}
    assert refusal(BASE, options=options, marker=marker) == ("marker-side", ("marker", "side"))


@pytest.mark.parametrize(
    ("variant", "marker", "code"),
    [
        ("escalade", {"row": 0, "side": "up"}, "marker-way"),
        ("escalade", {"row": 3, "side": "down"}, "marker-way"),
        ("even_odd", {"row": 0, "side": "odd"}, "marker-parity"),
        ("even_odd", {"row": 1, "side": "even"}, "marker-parity"),
    ],
)
def test_a_fan_card_shows_the_side_that_its_row_demands(
    variant: str, marker: dict[str, Any], code: str
) -> None:
    changes = {"options": {"variant": variant}, "marker": marker}
    assert refusal(BASE, **changes) == (code, ("marker", "side"))


def test_cabriole_leaves_room_for_four_in_its_row() -> None:
    rows = [[1, 2, 3, 4, 5], [37], [43], [58]]
    changes = {"options": {"variant": "cabriole"}, "rows": rows, "marker": {"row": 0}}
    assert refusal(BASE, **changes) == ("row-length", ("rows", 0))


@pytest.mark.parametrize(
    ("changes", "code", "path"),
    [
        ({"rows": [[12, 9], [37], [43], [58]]}, "row-not-rising", ("rows", 0)),
        ({"sheet": [[1, 1]]}, "field-elsewhere", ("sheet",)),
        ({"team": team(locked=[1, 1])}, "wrong-count", ("team", "locked")),
        ({"team": team(named_first=[7])}, "order-differs", ("team", "named_first")),
        ({"team": team(taken_back=[7])}, "card-not-in-hand", ("team", "taken_back", 0)),
        ({"asked": "sort", "queue": [SIXTY], "waiting": [0]}, "special-not-open", ("asked",)),
        ({"team": team(locked=[4])}, "no-such-index", ("team", "locked", 0)),
        ({"team": team(locked=[0, 1, 2])}, "too-many", ("team", "locked")),
        (
            {"rows": [[], [37], [43], [58]], "team": team(locked=[0])},
            "stop-without-cards",
            ("team", "locked", 0),
        ),
        ({"team": {"ox_hand": []}}, "wrong-count", ("team", "ox_hand")),
        ({"team": team(used=["stop"] * 3)}, "special-too-often", ("team",)),
        ({"team": team(specials=["stop", "sort", "last"])}, "too-many", ("team", "specials")),
        ({"team": team(specials=["stop"], special_pile=["sort"])}, "specials-not-open", ("team", "specials")),
        ({"players": 1, "hands": [[30]], "team": team(specials=["stop"])}, "specials-alone", ("team",)),
        ({"players": 1, "hands": [[30]], "team": team(used=["stop"])}, "specials-alone", ("team",)),
        ({"asked": "sort", "queue": [SIXTY]}, "field-missing", ("waiting",)),
        ({"asked": "consent", "queue": [SIXTY]}, "field-missing", ("team", "proposal")),
        (
            {
                "asked": "consent",
                "queue": [SIXTY],
                "team": team(proposal={"seat": 0, "action": {"kind": "use_stop", "row": 0}}),
            },
            "special-not-open",
            ("team", "proposal", "action"),
        ),
        (
            {
                "asked": "consent",
                "team": team(
                    specials=["stop"], proposal={"seat": 0, "action": {"kind": "use_stop", "row": 0}}
                ),
            },
            "queue-and-choice",
            ("queue",),
        ),
        (
            {
                "asked": "consent",
                "queue": [SIXTY],
                "team": team(
                    specials=["sort"], proposal={"seat": 0, "action": {"kind": "use_sort"}, "order": [7]}
                ),
            },
            "order-differs",
            ("team", "proposal", "order"),
        ),
        ({"asked": "row", "queue": [{**NINE, "owner": "ox"}]}, "ox-card", ("queue", 0, "owner")),
        (
            {
                "asked": "sort",
                "queue": [SIXTY],
                "waiting": [0],
                "team": team(sorting=[7], specials=["sort"]),
            },
            "order-differs",
            ("team", "sorting"),
        ),
    ],
)
def test_a_team_that_cannot_be(changes: dict[str, Any], code: str, path: tuple[str | int, ...]) -> None:
    assert refusal(COOP, **changes) == (code, path)
