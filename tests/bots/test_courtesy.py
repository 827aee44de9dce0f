"""What bots leave to the people at their table."""

from random import Random

import pytest

from vacherie.bots.calf import Calf
from vacherie.bots.guard import GuardedBot
from vacherie.bots.levels import levels_of
from vacherie.games import find_game
from vacherie.games.six_qui_prend.actions import Agree, Disagree, GoOn, PickCard, SixAction, UseReplace
from vacherie.games.unexploded_cow.actions import RollDie

SIX = find_game("six_qui_prend")


@pytest.mark.parametrize(
    ("legal", "polite"),
    [([GoOn(), UseReplace()], GoOn()), ([Agree(), Disagree()], Agree())],
)
def test_b17_bots_leave_the_special_cards_to_people_and_never_object(
    legal: list[SixAction], polite: SixAction
) -> None:
    bot = GuardedBot("calf", Calf(), [], levels_of(SIX).courtesy)
    with_people = {bot.choose(None, legal, Random(seed), has_people=True) for seed in range(50)}
    among_bots = {bot.choose(None, legal, Random(seed)) for seed in range(50)}
    assert (with_people, among_bots) == ({polite}, set(legal))


def test_everything_else_is_decided_by_the_bot() -> None:
    assert levels_of(SIX).courtesy([PickCard(3), PickCard(4)]) is None
    assert levels_of(find_game("unexploded_cow")).courtesy([RollDie()]) is None
