"""What is no position of the game is refused, with the field and the reason."""

from typing import Any

import pytest

from vacherie.core.errors import InvalidPosition
from vacherie.games.unexploded_cow import GAME
from vacherie.games.unexploded_cow.position import UnexplodedPosition
from vacherie.games.unexploded_cow.values import Exploded, OpenBlast, Spy

TABLE: Any = {"players": 2, "herds": ((0,), ())}


def test_what_is_left_out_is_as_usual() -> None:
    position = GAME.position(GAME.restore(UnexplodedPosition(2)))
    assert position.money == (5000, 5000)
    assert position.draw_pile == tuple(range(69))
    assert position.city_pile == tuple(range(12))


@pytest.mark.parametrize(
    ("changes", "code", "path"),
    [
        ({"players": 1}, "players-out-of-range", ("players",)),
        ({"herds": ((0,),)}, "wrong-count", ("herds",)),
        ({"active": 2}, "no-such-seat", ("active",)),
        ({"order": (0, 0)}, "seat-twice", ("order", 1)),
        ({"herds": ((0,), (0,))}, "card-twice", ("herds", 1, 0)),
        ({"herds": ((99,), ())}, "no-such-card", ("herds", 0, 0)),
        ({"herds": ((50,), ())}, "not-a-cow", ("herds", 0, 0)),
        ({"herds": ((17,), ())}, "spy-without-owner", ("herds", 0, 0)),
        ({"spies": (Spy(0, 1),)}, "no-such-spy", ("spies", 0)),
        ({"city": 12}, "no-such-city", ("city",)),
        ({"asked": "over"}, "field-missing", ()),
        ({"asked": "blast"}, "field-missing", ()),
        ({"asked": "cow"}, "field-missing", ()),
        ({"event": 1}, "not-an-event", ("event",)),
        ({"visiting": 1}, "city-not-taken", ("visiting",)),
        ({"asked": "cow", "visiting": 0, "cities": ((0,), ())}, "city-without-cow", ("visiting",)),
        ({"asked": "cow", "event": 40}, "nothing-to-choose", ("asked",)),
        ({"asked": "place", "event": 43, "chosen": 9}, "cow-out-of-reach", ("chosen",)),
        ({"asked": "payout", "blast": OpenBlast(0)}, "nothing-to-choose", ("asked",)),
        ({"blast": OpenBlast(0, (1,))}, "not-in-this-herd", ("blast", "bombs", 0)),
        (
            {"blast": OpenBlast(0, exploded=(Exploded(1, 0, 1),))},
            "not-exploded",
            ("blast", "exploded", 0),
        ),
    ],
)
def test_a_mistake_is_refused_with_its_place(changes: Any, code: str, path: tuple[str | int, ...]) -> None:
    with pytest.raises(InvalidPosition) as caught:
        GAME.restore(UnexplodedPosition(**TABLE | changes))
    assert (caught.value.code, caught.value.path) == (code, path)
