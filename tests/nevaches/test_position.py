"""A position can be written down and left out in parts; what describes no state is refused by its field."""

from collections.abc import Sequence
from random import Random
from typing import Any

import msgspec
import pytest

from tests.nevaches.board import seat
from vacherie.core.errors import InvalidPosition
from vacherie.core.files.toml_text import toml_text
from vacherie.core.scenario.read import read_scenario
from vacherie.core.scenario.run import run_scenario
from vacherie.core.values import CHANCE
from vacherie.games import find_game
from vacherie.games.nevaches import GAME
from vacherie.games.nevaches.actions import NeVachesAction, PlaceTile
from vacherie.games.nevaches.goals import GOALS
from vacherie.games.nevaches.options import NeVachesOptions
from vacherie.games.nevaches.position import NeVachesPosition

CHOSEN = seat(goals=GOALS[:2], choice=GOALS[0])
CHOSEN_TOO = seat(goals=GOALS[2:4], choice=GOALS[2])


@pytest.mark.parametrize("is_changed", [False, True])
def test_every_position_can_be_written_in_a_file(is_changed: bool) -> None:
    random = Random(is_changed)
    state = GAME.new(NeVachesOptions(random_bonus=is_changed, choose_start_card=is_changed), 3)
    while actors := state.to_act():
        check_written(GAME.position(state))
        actor = random.choice(actors)
        state.apply(actor, state.draw(random) if actor == CHANCE else state.random_action(actor, random))
    check_written(GAME.position(state))


def check_written(position: NeVachesPosition) -> None:
    """The position, written as TOML, is read as the same position."""
    written = toml_text(msgspec.to_builtins(position))
    text = f'title = ""\ngame = "nevaches"\nposition = {written}\n[[step]]\nexpect.position = {written}'
    assert run_scenario(read_scenario(text, "x.toml", find_game)) is None


def test_a_position_that_holds_only_some_of_the_cards_can_be_imagined_too() -> None:
    state = GAME.restore(NeVachesPosition(players=2, card_pile=("I2-L",), tile_pile=("lake", "house")))
    assert GAME.determinize(state.view(0), Random()).view(0) == state.view(0)


def test_what_is_left_out_is_filled_in() -> None:
    view = GAME.restore(NeVachesPosition(players=2)).view(0)
    assert view.tile_row == ("field", "meadow", "forest", "lake", "house")
    assert (view.tile_pile, view.card_pile, len(view.card_row)) == (56, 51, 4)
    assert [player.home for player in view.seats] == [4, 4]
    assert len(view.goals) == 2


@pytest.mark.parametrize("corner", [(100, 0), (-100, 0), (0, 100), (-100, -100)])
def test_n8_every_listed_cell_can_be_used_from_the_farthest_tile_on(corner: tuple[int, int]) -> None:
    state = GAME.restore(NeVachesPosition(players=2, seats=(seat("F", corner=corner), seat())))
    while isinstance(action := farthest(state.legal_actions(0)), PlaceTile):
        state.apply(0, action)
        assert GAME.position(GAME.restore(GAME.position(state))) == GAME.position(state)


def farthest(legal: Sequence[NeVachesAction]) -> NeVachesAction | None:
    tiles = [action for action in legal if isinstance(action, PlaceTile)]
    return max(tiles, key=lambda action: max(map(abs, action.cell)), default=None)


@pytest.mark.parametrize(
    ("fields", "code", "path"),
    [
        ({"players": 5}, "players-out-of-range", ("players",)),
        ({"seats": (seat(),)}, "wrong-count", ("seats",)),
        ({"decision": -1}, "below-zero", ("decision",)),
        ({"fox": 2}, "no-such-index", ("fox",)),
        ({"fox": None}, "field-missing", ("fox",)),
        ({"seats": (seat(points=-1), seat())}, "below-zero", ("seats", 0, "points")),
        ({"bonus_tiles": ("tile", "cow", "home")}, "bonus-tiles", ("bonus_tiles",)),
        ({"pending": (15,)}, "space-not-reached", ("pending", 0)),
        ({"seats": (seat("F X"), seat())}, "area-sign", ("seats", 0, "area")),
        ({"seats": (seat("F . F"), seat())}, "area-apart", ("seats", 0, "area")),
        ({"seats": (seat("F", corner=(101, 0)), seat())}, "cell-too-far", ("seats", 0, "corner")),
        ({"seats": (seat("F", trees=((0, 0),)), seat())}, "no-tree-there", ("seats", 0, "trees", 0)),
        ({"seats": (seat("f f f f f"), seat())}, "cow-count", ("seats", 0)),
        ({"seats": (seat("F", home=5), seat())}, "cow-count", ("seats", 0)),
        ({"tile_row": ("house",) * 5, "tiles_aside": ("house",) * 6}, "too-many-tiles", ()),
        ({"tile_row": ("house",) * 6}, "too-many", ("tile_row",)),
        ({"card_row": ("no such card",)}, "card-not-in-deck", ("card_row", 0)),
        ({"card_row": ("I2-L",), "discards": ("I2-L",)}, "card-twice", ("discards", 0)),
        ({"seats": (seat(goals=("three_trees",)), seat())}, "wrong-count", ("seats", 0, "goals")),
        (
            {"seats": (seat(goals=("three_trees", "three_trees")), seat())},
            "goal-twice",
            ("seats", 0, "goals", 1),
        ),
        ({"seats": (seat(choice="three_trees"), seat())}, "goal-not-yours", ("seats", 0, "choice")),
        ({"tile_row": ()}, "display-empty", ("tile_row",)),
        ({"card_row": (), "asked": "bonus_card"}, "display-empty", ("card_row",)),
        ({"asked": "tree"}, "field-missing", ("squares",)),
        ({"asked": "tree", "squares": ((0, 0),)}, "no-tree-there", ("squares", 0)),
        ({"squares": ((0, 0),)}, "squares-and-choice", ("squares",)),
        ({"actions": 0}, "field-range", ("actions",)),
        ({"actions": 3}, "field-range", ("actions",)),
        ({"asked": "tile_shuffle", "actions": 0}, "no-shuffle", ("tile_pile",)),
        ({"asked": "card_shuffle", "actions": 0, "card_pile": ()}, "no-shuffle", ("card_pile",)),
        ({"asked": "start_card"}, "start-card-not-asked", ("asked",)),
        ({"asked": "over", "seats": (seat(), seat())}, "field-missing", ("seats", 0, "choice")),
        ({"seats": (CHOSEN, seat())}, "goal-too-early", ("seats", 0, "choice")),
        ({"asked": "goal", "seats": (CHOSEN, CHOSEN_TOO)}, "all-have-chosen", ("seats",)),
        ({"waiting": (1,)}, "waiting-differs", ("waiting",)),
    ],
)
def test_what_is_no_position_is_refused(
    fields: dict[str, Any], code: str, path: tuple[str | int, ...]
) -> None:
    with pytest.raises(InvalidPosition) as caught:
        GAME.restore(NeVachesPosition(**{"players": 2, **fields}))
    assert (caught.value.code, caught.value.path) == (code, path)
