"""NéVaches: what a player may take back within a turn, and what came to light for good."""

from pathlib import Path
from random import Random

import pytest

from tests.nevaches.board import board, place, plays
from tests.server.client import awaited, code_of, config_in, is_asked, serving, two
from vacherie.core.taking_back import keeps_secrets
from vacherie.games.nevaches import GAME
from vacherie.games.nevaches.actions import (
    BringHome,
    NeVachesAction,
    PlaceTile,
    PlantTree,
    RefreshCards,
    RefreshTiles,
    TakeCard,
)
from vacherie.games.nevaches.game import NeVachesState


def keeps(state: NeVachesState, action: NeVachesAction) -> bool:
    """Whether the action shows nothing that its own player did not know."""
    return keeps_secrets(GAME, state, 0, action, Random(3))


@pytest.mark.parametrize(
    "action",
    [
        PlaceTile("house", (1, 1)),
        PlaceTile("lake", (2, 0)),
        TakeCard("V3-M"),
        BringHome(((0, 0),)),
    ],
    ids=lambda action: type(action).__name__,
)
def test_the_first_action_of_a_turn_shows_nothing(action: NeVachesAction) -> None:
    state = board("f M / L .", tiles="L L L H W", card_row=("V3-M", "I2-L"))
    assert keeps(state, action)


def test_a_tree_shows_nothing() -> None:
    state = board("F M / L .", tiles="L L L H W")
    place(state, "H", 1, 1)
    assert keeps(state, PlantTree((0, 0)))


def test_a_card_that_all_saw_shows_nothing_when_it_is_played() -> None:
    state = board("F M / L L", "V3-M")
    assert keeps(state, plays(state, "V3-M")[0])


def test_a_secret_start_card_may_be_taken_back_by_the_one_who_showed_it() -> None:
    state = board("F M / L L", start_card="V3-M")
    assert keeps(state, plays(state, "V3-M")[0])


def test_new_tiles_and_new_cards_are_seen_by_all() -> None:
    assert not keeps(board("F M", tiles="L L L L W"), RefreshTiles())
    lakes = ("I2-L", "I3-L", "V3-LM", "L4-LF")
    assert not keeps(board("F M", card_row=lakes), RefreshCards())


def test_a_turn_is_taken_back_step_by_step_until_it_has_passed(tmp_path: Path) -> None:
    async def play() -> None:
        async with serving(config_in(tmp_path)) as place:
            ada, bob, table = await two(place, "nevaches")
            path = f"/tables/{table}/undo"
            looks = [(guest, await guest.look(table)) for guest in (ada, bob)]
            guest, begun = next((guest, now) for guest, now in looks if is_asked(now))
            await guest.act(table, begun["question"], begun["legal"][0])
            placed = await guest.look(table)
            assert placed["view"]["actions"] == 1
            await guest.post(path, question=placed["question"])
            again = await guest.look(table)
            assert again["legal"] == begun["legal"]
            assert again["view"] == begun["view"]
            tried = {"question": again["question"], "action": begun["legal"][0]}
            seen = (await guest.post(f"/tables/{table}/preview", **tried))["view"]
            assert seen["seats"] == placed["view"]["seats"]
            assert (await guest.look(table))["view"] == begun["view"]
            stale = guest.post(f"/tables/{table}/preview", **(tried | {"question": begun["question"]}))
            assert await code_of(stale) == "stale-question"
            await guest.act(table, again["question"], again["legal"][0])
            second = await guest.look(table)
            await guest.act(table, second["question"], second["legal"][0])
            passed = await guest.look(table)
            assert await code_of(guest.post(path, question=passed["question"])) == "undo-turn-passed"

    awaited(play())
