"""The parts of a result add up to it, to the last digit, in every game and variant."""

from dataclasses import replace
from typing import Any

import pytest

from tests.adapter import Case
from tests.review.games import fewest_players, finished
from vacherie.games import GAMES
from vacherie.games.six_qui_prend.options import SixOptions
from vacherie.review.findings import Moment
from vacherie.review.luck import Account, accounted
from vacherie.review.rooms import room_of
from vacherie.review.signs import results


def account_of(case: Case, playouts: int, seed: int = 1) -> Account:
    game = finished(case, "calf")
    values = room_of(case.game).values(case.game, case.options, case.players, playouts, seed)
    *_, account = accounted(game, values)
    return account


@pytest.mark.parametrize("case", list(fewest_players()), ids=str)
def test_the_parts_add_up_to_the_result(case: Case) -> None:
    game, account = finished(case, "calf"), account_of(case, 1)
    mistakes = {0: 3.5}
    for luck, result in zip(account.luck(mistakes), results(case.game, game.states[-1]), strict=True):
        parts = luck.expected + luck.chance + luck.others + luck.mistakes + luck.hidden
        assert parts == pytest.approx(result, abs=1e-9)
        assert luck.result == result


SIX = Case(GAMES["six_qui_prend"], SixOptions(target_heads=None, max_rounds=1), 3)


def test_who_picked_first_does_not_matter() -> None:
    """The same picks in another order: the same split."""
    game = finished(SIX, "cow")
    turn = next(turn for turn in game.turns() if turn.is_simultaneous)
    later = replace(turn, choices=dict(reversed(turn.choices.items())))
    splits = []
    for each in (turn, later):
        account = Account(CountedCards(), SIX.players)
        account.moments.append(Moment(0, account.values(each.before)))
        account.add(each)
        splits.append([(part.own, part.others) for part in account.parts])
    assert splits[0] == splits[1]
    assert any(own for own, _ in splits[0])


class CountedCards:
    """Values that no chance goes into: what each seat's cards add up to, those picked apart."""

    def __call__(self, state: Any) -> tuple[float, ...]:
        return tuple(
            float(sum(held.card for held in hand if held != state.picks[seat]))
            for seat, hand in enumerate(state.hands)
        )

    def after_chance(self, before: Any, outcome: Any, after: Any) -> tuple[float, ...]:
        return self(after)


def test_the_deal_of_the_cards_is_luck_and_a_pick_is_not() -> None:
    game = finished(SIX, "cow")
    turns = list(game.turns())
    assert turns[0].choices == {}
    assert all(set(turn.choices) == {0, 1, 2} for turn in turns if turn.is_simultaneous)
