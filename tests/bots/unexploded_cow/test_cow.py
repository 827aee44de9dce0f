"""The cow chooses what is legal, from what it may know, fast, and far better than the calf."""

from random import Random
from typing import Any

import pytest

from tests.adapter import Case
from tests.unexploded_cow.board import DECK
from vacherie.bots import find_bot
from vacherie.bots.bot import DEFAULT_BUDGET
from vacherie.core.values import CHANCE
from vacherie.games.unexploded_cow import GAME
from vacherie.games.unexploded_cow.options import UnexplodedOptions
from vacherie.lab.simulate import simulate

OLD = UnexplodedOptions(edition="2011")
NEW = UnexplodedOptions()
CASES = [Case(GAME, options, players) for options in (NEW, OLD) for players in GAME.player_counts(options)]


def moments(case: Case, seed: object) -> Any:
    """Each choice of a game among cows: the state, and what the cow answers."""
    random, cow = Random(str(seed)), find_bot("cow", GAME)
    state = case.game.new(case.options, case.players)
    while actors := state.to_act():
        [actor] = actors
        if actor == CHANCE:
            state.advance(CHANCE, state.draw(random))
            continue
        choice = cow.choose(state.view(actor), state.legal_actions(actor), random, DEFAULT_BUDGET)
        yield state, actor, choice
        state.advance(actor, choice)


@pytest.mark.parametrize("case", CASES, ids=str)
def test_it_chooses_what_is_legal_until_the_game_ends(case: Case) -> None:
    asked = set()
    for seed in range(6):
        for state, actor, choice in moments(case, seed):
            asked.add(state.asked)
            assert choice in state.legal_actions(actor)
    assert asked >= {"play", "cow", "place", "blast"}


@pytest.mark.parametrize("case", CASES, ids=str)
def test_it_can_take_over_at_any_moment(case: Case) -> None:
    """Also with a cow chosen that it would not have chosen."""
    random, cow = Random(5), find_bot("cow", GAME)
    state = case.game.new(case.options, case.players)
    while actors := state.to_act():
        [actor] = actors
        if actor == CHANCE:
            state.advance(CHANCE, state.draw(random))
            continue
        legal = state.legal_actions(actor)
        assert cow.choose(state.view(actor), legal, random, DEFAULT_BUDGET) in legal
        state.advance(actor, random.choice(legal))


def test_it_can_play_any_deck() -> None:
    case = Case(GAME, UnexplodedOptions(deck=DECK), 3)
    assert all(choice in state.legal_actions(actor) for state, actor, choice in moments(case, "small"))


@pytest.mark.parametrize("case", CASES, ids=str)
def test_what_is_hidden_does_not_change_its_choice(case: Case) -> None:
    random, cow = Random(1), find_bot("cow", GAME)
    for state, actor, choice in moments(case, "hidden"):
        other = GAME.determinize(state.view(actor), random)
        assert cow.choose(other.view(actor), other.legal_actions(actor), random, DEFAULT_BUDGET) == choice


@pytest.mark.parametrize("case", CASES, ids=str)
def test_it_beats_the_calf(case: Case) -> None:
    """Alone among calves; the richest calf of five is often lucky, the mean one never."""
    cow, *calves = simulate(
        GAME, case.options, case.players, ["cow"] + ["calf"] * (case.players - 1), 60, 7
    ).seats
    assert cow.wins > 1.5 * max(calf.wins for calf in calves)
    assert cow.mean_score > 1500 + max(calf.mean_score for calf in calves)


def test_it_beats_calves_in_hundreds_of_games() -> None:
    cow, calf, *_ = simulate(GAME, NEW, 4, ["cow", "calf"], 300, 11).seats
    assert cow.wins > 3 * calf.wins
