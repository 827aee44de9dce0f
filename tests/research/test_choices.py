"""Numbers and actions: every legal action has its numbers, and all numbers lead to legal actions."""

from random import Random

import pytest

from tests.adapter import Case
from tests.research.cases import CASES, choices_asked, encoding_for
from vacherie.core.errors import IllegalAction
from vacherie.core.values import CHANCE
from vacherie.games import GAMES
from vacherie.research.encoding import find_encoding
from vacherie.research.encoding.base import Urn
from vacherie.research.encoding.choices import Choices, every_word
from vacherie.research.playing import Playing

every_case = pytest.mark.parametrize("case", CASES, ids=str)


def test_every_game_has_an_encoding() -> None:
    assert all(find_encoding(game).game is game for game in GAMES.values())


@every_case
def test_the_numbers_reach_each_legal_action_once_and_nothing_else(case: Case) -> None:
    encoding = encoding_for(case)
    for step, seat in choices_asked(case, seed=1, most=120):
        choices = encoding.choices(step.before, seat)
        words = every_word(choices)
        legal = step.before.legal_actions(seat)
        assert len(words) == len(legal)
        assert set(words.values()) == set(legal)
        assert all(number in range(encoding.actions.size) for word in words for number in word)
        assert leads_somewhere(choices)


def leads_somewhere(choices: Choices) -> bool:
    """No number opens a choice of nothing."""
    return bool(choices) and all(
        leads_somewhere(meaning()) for meaning in choices.values() if callable(meaning)
    )


@every_case
def test_a_game_can_be_played_by_numbers_to_its_end(case: Case) -> None:
    random = Random(2)
    playing = Playing(encoding_for(case))
    steps = 0
    while playing.actor is not None:
        playing.pass_chance(random)
        if playing.actor is None:
            break
        playing.choose(random.choice(list(playing.legal())))
        steps += 1
        if steps > 3000:
            return  # A team that objects to half of all proposals would talk for ever.
    assert playing.state.outcome() is not None
    assert steps <= playing.encoding.longest()


def test_a_number_that_is_not_legal_changes_nothing() -> None:
    playing = Playing(encoding_for(CASES[0]))
    playing.pass_chance(Random(1))
    before = playing.encoding.game.position(playing.state)
    wrong = next(number for number in range(104) if number not in playing.legal())
    with pytest.raises(IllegalAction, match="number-not-legal"):
        playing.choose(wrong)
    assert playing.encoding.game.position(playing.state) == before


def drawn_from(urns: list[Urn], random: Random) -> list[int]:
    lefts = {id(urn): urn.counts.copy() for urn in urns}
    drawn = []
    for urn in urns:
        left = lefts[id(urn)]
        [number] = random.sample(list(left), 1, counts=list(left.values()))
        drawn.append(number)
        if not urn.puts_back:
            left[number] -= 1
    return drawn


@every_case
def test_what_chance_draws_from_the_urns_is_always_legal(case: Case) -> None:
    encoding = encoding_for(case)
    random = Random(3)
    state = encoding.begin()
    steps = 0
    while (actors := state.to_act()) and steps < 150:
        actor = actors[0]
        if actor == CHANCE:
            drawn = drawn_from(encoding.urns(state), random)
            assert all(number in range(encoding.outcomes.size) for number in drawn)
            state.apply(actor, encoding.chance_action(state, drawn))
        else:
            state.advance(actor, state.random_action(actor, random))
        steps += 1
