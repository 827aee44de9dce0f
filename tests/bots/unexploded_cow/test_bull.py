"""The bull chooses what is legal, from what it may know, in time, and better than the cow."""

import sys
from random import Random
from subprocess import run
from typing import Any

import pytest

from tests.adapter import Case
from tests.unexploded_cow.board import DECK, board, burning, card, defuse
from vacherie.bots import find_bot
from vacherie.bots.bot import Budget
from vacherie.core.values import CHANCE
from vacherie.games.unexploded_cow import GAME
from vacherie.games.unexploded_cow.actions import LET_BLOW, ChooseRoll, PlayCow
from vacherie.games.unexploded_cow.options import UnexplodedOptions

OLD = UnexplodedOptions(edition="2011")
NEW = UnexplodedOptions()
CASES = [Case(GAME, options, players) for options in (NEW, OLD) for players in GAME.player_counts(options)]
FEW = Budget(playouts=120)
MANY = Budget(playouts=3000)


def moments(case: Case, seed: object) -> Any:
    """Each choice of a game among bulls that think little: the state, and what the bull answers."""
    chance, bull = Random(str(seed)), find_bot("bull", GAME)
    state = case.game.new(case.options, case.players)
    while actors := state.to_act():
        [actor] = actors
        if actor == CHANCE:
            state.advance(CHANCE, state.draw(chance))
            continue
        choice = bull.choose(state.view(actor), state.legal_actions(actor), Random(state.decision), FEW)
        yield state, actor, choice
        state.advance(actor, choice)


@pytest.mark.parametrize("case", CASES, ids=str)
def test_it_chooses_what_is_legal_until_the_game_ends(case: Case) -> None:
    assert all(choice in state.legal_actions(actor) for state, actor, choice in moments(case, 1))


def test_it_can_play_any_deck() -> None:
    case = Case(GAME, UnexplodedOptions(deck=DECK), 3)
    assert all(choice in state.legal_actions(actor) for state, actor, choice in moments(case, "small"))


@pytest.mark.parametrize("case", [CASES[0], CASES[-1]], ids=str)
def test_it_can_take_over_at_any_moment(case: Case) -> None:
    random, bull = Random(5), find_bot("bull", GAME)
    state = case.game.new(case.options, case.players)
    while actors := state.to_act():
        [actor] = actors
        if actor == CHANCE:
            state.advance(CHANCE, state.draw(random))
            continue
        legal = state.legal_actions(actor)
        assert bull.choose(state.view(actor), legal, random, FEW) in legal
        state.advance(actor, random.choice(legal))


@pytest.mark.parametrize("case", [CASES[0], CASES[3], CASES[-1]], ids=str)
def test_only_view_seed_and_playouts_decide(case: Case) -> None:
    """What is hidden is dealt anew, and it chooses the same."""
    random, bull = Random(1), find_bot("bull", GAME)
    for state, actor, choice in moments(case, "hidden"):
        other = GAME.determinize(state.view(actor), random)
        again = bull.choose(other.view(actor), other.legal_actions(actor), Random(state.decision), FEW)
        assert again == choice


PLAYED_PLAIN = """
import sys
sys.modules["numba"] = sys.modules["numpy"] = None
from tests.bots.unexploded_cow.test_bull import CASES, opening
print(opening(CASES[1], 10))
"""


def opening(case: Case, choices: int) -> list[Any]:
    return [choice for _, (_, _, choice) in zip(range(choices), moments(case, "plain"), strict=False)]


def test_it_chooses_the_same_without_numba() -> None:
    plain = run([sys.executable, "-c", PLAYED_PLAIN], capture_output=True, check=True, text=True)
    assert plain.stdout.strip() == str(opening(CASES[1], 10))


# Positions in which everybody can see what is best


def chosen(state: Any, budget: Budget = MANY) -> Any:
    (seat,) = state.to_act()
    return find_bot("bull", GAME).choose(state.view(seat), state.legal_actions(seat), Random(3), budget)


def test_it_takes_the_roll_that_blows_up_its_own_best_cow_for_the_city() -> None:
    state = board("Eight Minus3 / Five", asked="which_roll", rolls=(2, 1), city="Arras")
    assert chosen(state) == ChooseRoll(1)


def test_it_takes_the_roll_that_hurts_a_rival() -> None:
    state = board("Two / Minus3 Eight", asked="which_roll", rolls=(3, 2), pot=4000, city_pile="", city="Vide")
    assert chosen(state) == ChooseRoll(2)


def test_it_lets_its_cow_blow_for_the_city_rather_than_defuse() -> None:
    state = burning("Mech5 Two / Five", "Mech5", city="Arras", city_pile="")
    assert chosen(state) == LET_BLOW


def test_it_defuses_where_the_pot_would_pay_no_more() -> None:
    state = burning("Mech5 Two / Five", "Mech5", pot=200, city=None, city_pile="Vide Fécamp Évreux", active=1)
    assert chosen(state) == defuse("Mech5")


def test_it_keeps_a_bad_cow_out_of_its_own_herd() -> None:
    action = chosen(board("Five Three / Two", "Minus3"))
    assert not isinstance(action, PlayCow) or (action.card, action.herd) == (card("Minus3"), 1)
