"""Every bot plays every game, variant and number of players to its end, by legal actions only."""

from random import Random

import pytest

from tests.adapter import Case
from tests.test_laws import CASES
from vacherie.bots import BOTS, find_bot
from vacherie.bots.bot import Budget
from vacherie.core.errors import UnknownName
from vacherie.games import GAMES
from vacherie.lab.play_out import bot_chooser, play_out

FEW_PLAYOUTS = Budget(playouts=60)


@pytest.mark.parametrize("name", BOTS)
@pytest.mark.parametrize("case", CASES, ids=str)
def test_a_bot_plays_to_the_end(case: Case, name: str) -> None:
    state = case.game.new(case.options, case.players)
    bot = find_bot(name, case.game)
    choosers = [bot_chooser(bot, Random(seat), FEW_PLAYOUTS) for seat in range(case.players)]
    play_out(state, choosers, Random(str(case)))
    assert state.outcome() is not None


def test_a_bot_of_no_level_is_not_found() -> None:
    with pytest.raises(UnknownName) as caught:
        find_bot("ox", GAMES["six_qui_prend"])
    assert caught.value.params == {"name": "ox", "known": ", ".join(BOTS)}
