"""B17: where a person sits at the table, bots leave the special cards to the people."""

from vacherie.bots.courtesy import courtesy
from vacherie.games import find_game
from vacherie.games.six_qui_prend.actions import Agree, GoOn, PickCard
from vacherie.games.unexploded_cow.actions import RollDie

SIX = find_game("six_qui_prend")


def test_bots_go_on_and_agree() -> None:
    assert courtesy(SIX, [PickCard(3), GoOn()]) == GoOn()
    assert courtesy(SIX, [Agree(), PickCard(3)]) == Agree()


def test_bots_think_about_everything_else() -> None:
    assert courtesy(SIX, [PickCard(3), PickCard(4)]) is None
    assert courtesy(find_game("unexploded_cow"), [RollDie()]) is None
