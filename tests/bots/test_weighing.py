"""A bull's choice is the best of what was weighed, and what somebody else chose can be weighed beside it."""

from random import Random
from typing import Any

import pytest

from tests.adapter import Case
from tests.review.games import fewest_players
from vacherie.bots.bot import Budget
from vacherie.bots.levels import levels_of
from vacherie.bots.weighing import Outcomes, Scales, best_of
from vacherie.core.values import CHANCE

DECISIONS = 5


class Dice(Scales):
    """Each choice is worth its number, give or take the same die for all."""

    def __init__(self, actions: list[int]) -> None:
        self.actions = actions
        self.random = Random(1)
        self.played: list[int] = []

    def play(self, running: Any) -> list[Outcomes]:
        self.played.append(len(running))
        luck = self.random.randrange(6)
        worths = [float(self.actions[choice] + luck) for choice in running]
        return [Outcomes([worth], [worth], [0.0], {}) for worth in worths]


def test_what_is_clearly_behind_is_given_up() -> None:
    dice = Dice([1, 3, 2])
    assert dice.actions[best_of(dice, Budget(playouts=100).start())] == 3
    assert dice.played == [3] * dice.first_cut


def test_without_any_budget_the_rule_of_thumb_decides() -> None:
    dice = Dice([1, 3, 2])
    dice.priors, dice.faith = [5.0, 0.0, 0.0], 1
    assert best_of(dice, Budget(playouts=0).start()) == 0


@pytest.mark.parametrize("case", list(fewest_players()), ids=str)
def test_what_was_played_is_among_the_choices(case: Case) -> None:
    random, weighed = Random(str(case)), 0
    state = case.game.new(case.options, case.players)
    while weighed < DECISIONS and (actors := state.to_act()):
        actor = actors[0]
        if actor == CHANCE:
            state.advance(CHANCE, state.draw(random))
            continue
        legal = state.legal_actions(actor)
        action = random.choice(legal)
        scales = levels_of(case.game).scales(state.view(actor), legal, random, action)
        if len(legal) > 1 and scales is not None:
            weighed += 1
            mine = [choice for choice in range(len(scales.actions)) if scales.is_choice(choice, action)]
            assert mine
            assert all(scales.first_step(choice) in legal for choice in range(len(scales.actions)))
            outcomes = scales.play(mine[:1])
            assert len(outcomes[0].own) == len(outcomes[0].worth) == len(outcomes[0].chance) == scales.heat
        state.advance(actor, action)
