"""What is no position of the game is refused, with the field and the reason."""

from typing import Any

import pytest

from vacherie.core.errors import InvalidPosition
from vacherie.games.unexploded_cow import GAME
from vacherie.games.unexploded_cow.open_table import OpenBlast, OpenTable
from vacherie.games.unexploded_cow.position import UnexplodedPosition
from vacherie.games.unexploded_cow.values import Exploded, Spy

TABLE: Any = {"players": 2, "herds": ((0,), ())}


def test_what_is_left_out_is_as_usual() -> None:
    position = GAME.position(GAME.restore(UnexplodedPosition(OpenTable(2))))
    assert position.table.money == (5000, 5000)
    assert position.draw_pile == tuple(range(69))
    assert position.city_pile == tuple(range(12))


@pytest.mark.parametrize(
    ("changes", "code", "path"),
    [
        ({"players": 1}, "players-out-of-range", ("table", "players")),
        ({"herds": ((0,),)}, "wrong-count", ("table", "herds")),
        ({"active": 2}, "no-such-seat", ("table", "active")),
        ({"order": (0, 0)}, "seat-twice", ("table", "order", 1)),
        ({"herds": ((0,), (0,))}, "card-twice", ("table", "herds", 1, 0)),
        ({"herds": ((99,), ())}, "no-such-card", ("table", "herds", 0, 0)),
        ({"herds": ((50,), ())}, "not-a-cow", ("table", "herds", 0, 0)),
        ({"herds": ((17,), ())}, "spy-without-owner", ("table", "herds", 0, 0)),
        ({"spies": (Spy(0, 1),)}, "no-such-spy", ("table", "spies", 0)),
        ({"city": 12}, "no-such-city", ("table", "city")),
        ({"asked": "over"}, "field-missing", ("table",)),
        ({"asked": "blast"}, "field-missing", ("table",)),
        ({"asked": "cow"}, "field-missing", ("table",)),
        ({"event": 1}, "not-an-event", ("table", "event")),
        ({"visiting": 1}, "city-not-taken", ("table", "visiting")),
        ({"asked": "cow", "visiting": 0, "cities": ((0,), ())}, "city-without-cow", ("table", "visiting")),
        ({"asked": "cow", "event": 40}, "nothing-to-choose", ("table", "asked")),
        ({"asked": "place", "event": 43, "chosen": 9}, "cow-out-of-reach", ("table", "chosen")),
        ({"asked": "payout", "blast": OpenBlast(0)}, "nothing-to-choose", ("table", "asked")),
        ({"blast": OpenBlast(0, (1,))}, "not-in-this-herd", ("table", "blast", "bombs", 0)),
        (
            {"blast": OpenBlast(0, exploded=(Exploded(1, 0, 1),))},
            "not-exploded",
            ("table", "blast", "exploded", 0),
        ),
    ],
)
def test_a_mistake_is_refused_with_its_place(changes: Any, code: str, path: tuple[str | int, ...]) -> None:
    with pytest.raises(InvalidPosition) as caught:
        GAME.restore(UnexplodedPosition(OpenTable(**TABLE | changes)))
    assert (caught.value.code, caught.value.path) == (code, path)
