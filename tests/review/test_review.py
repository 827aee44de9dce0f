"""A review is repeatable, knows no more than the seat knew, finds what is plainly bad, and can be said."""

from random import Random
from typing import Any

import msgspec
import pytest
from msgspec.structs import replace

from tests.adapter import Case
from tests.nevaches.board import board as valley
from tests.nevaches.board import seat as player
from tests.review.games import FEW, finished
from tests.six_qui_prend.board import board as rows
from tests.test_laws import CASES
from tests.unexploded_cow.board import board as field
from vacherie.cli.play.seating import seated
from vacherie.core.errors import GameError
from vacherie.core.record import Record
from vacherie.games import GAMES
from vacherie.games.nevaches.actions import PlaceTile, TakeCard
from vacherie.games.six_qui_prend.actions import ChooseRow, PickCard
from vacherie.games.six_qui_prend.options import SixOptions
from vacherie.games.unexploded_cow.actions import ChooseRoll
from vacherie.messages.catalogue import LANGUAGES, catalogue
from vacherie.review.findings import BLAMED, SERIOUS, Decision, Review
from vacherie.review.game import Asked, FinishedGame
from vacherie.review.rooms import room_of
from vacherie.review.run import finished as reviewed
from vacherie.review.run import judged, review
from vacherie.tables import find_terminal
from vacherie.tables.resolver import say
from vacherie.tables.reviews import ReviewWords
from vacherie.tables.teller import Teller

SHORT = SixOptions(target_heads=None, max_rounds=1)
SIX = Case(GAMES["six_qui_prend"], SHORT, 3)
SMALL = [SIX, *(case for case in CASES if case.players == 3 and case.game.id != "six_qui_prend")][:3]


def judgement(state: Any, action: Any, seat: int = 0, budget: int | None = None) -> Decision:
    game = next(game for game in GAMES.values() if isinstance(state.view(seat), game.view_type))
    room = room_of(game)
    decision = judged(game, room, Asked(1, seat, state, action), budget or room.budget, 1)
    assert decision is not None
    return decision


def test_a_card_for_a_full_row_costs_something_and_the_reason_names_the_row() -> None:
    state = rows("12 14 15 21 26 / 37 / 43 44 / 58 61", (30, 62), (99, 100))
    found = judgement(state, PickCard(30))
    assert (found.cost.low > 0, found.best) == (True, PickCard(62))
    words = said(found, state, "en")
    assert any("row 1" in sentence and "With 30" in sentence for sentence in words)


def test_the_dearest_row_is_a_blunder() -> None:
    state = rows("85 / 96 / 103 / 12 14 15 21 26", (3,), (99,))
    state.apply(0, PickCard(3))
    state.apply(1, PickCard(99))
    found = judgement(state, ChooseRow(3))
    assert found.verdict in SERIOUS
    assert any(sentence.startswith("Row 4 has 6 heads") for sentence in said(found, state, "en"))


def test_a_roll_that_blows_up_the_own_cow_for_nothing_is_a_mistake() -> None:
    state = field("Two / Minus3 Eight", asked="which_roll", rolls=(3, 2), pot=4000, city_pile="", city="Vide")
    good, bad = judgement(state, ChooseRoll(2)), judgement(state, ChooseRoll(3))
    assert (good.verdict, bad.best) == ("best", ChooseRoll(2))


def test_an_action_wasted_in_the_last_turn_costs_the_card_it_was_needed_for() -> None:
    rival = player("F M / L H", points=66)
    state = valley(
        "W M", "X5-MFWM", others=(rival,), points=50, tiles="F F F M W", card_row=("I2-WM",), fox=1
    )
    wasted = next(action for action in state.legal_actions(0) if isinstance(action, PlaceTile))
    found = judgement(state, wasted)
    assert found.best == TakeCard("I2-WM")
    assert found.verdict in BLAMED


def said(decision: Decision, state: Any, language: str) -> list[str]:
    game = next(game for game in GAMES.values() if isinstance(state.view(0), game.view_type))
    words = catalogue(language)
    teller = Teller(words, game, seated(["cow"] * (state.players - 1), words), decision.seat, state.options)
    spelling = find_terminal(game).SPELLING
    every = [decision.played_said, decision.best_said, *decision.reasons]
    return [say(each, teller, spelling) for each in every]


@pytest.mark.parametrize("case", SMALL, ids=str)
def test_the_same_seed_and_budget_give_the_same_review(case: Case) -> None:
    game = finished(case, "calf", "cow")
    asked = list(game.asked(range(case.players)))[:6]
    room = room_of(case.game)
    for choice in asked:
        first, second = (judged(case.game, room, choice, FEW[case.game.id], 3) for _ in range(2))
        assert msgspec.json.encode(first) == msgspec.json.encode(second)


@pytest.mark.parametrize("case", SMALL, ids=str)
def test_a_decision_is_judged_by_what_the_seat_could_know(case: Case) -> None:
    """The same view of another truth: the same judgement."""
    game, random = finished(case, "calf", "cow"), Random(2)
    room = room_of(case.game)
    for choice in list(game.asked(range(case.players)))[::9][:5]:
        imagined = case.game.determinize(choice.view(), random)
        twin = Asked(choice.step, choice.seat, imagined, choice.action)
        ours, theirs = (judged(case.game, room, each, FEW[case.game.id], 3) for each in (choice, twin))
        assert msgspec.json.encode(ours) == msgspec.json.encode(theirs)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("case", SMALL, ids=str)
def test_a_whole_review_can_be_said(case: Case, language: str) -> None:
    game = finished(case, "calf", "cow")
    found = whole(case)
    words = catalogue(language)
    players = seated(["cow"] * (case.players - 1), words)
    shown = ReviewWords(found, game.record, case.game, players, words)
    for decision in found.decisions:
        list(shown.decision(decision))
    shown.drawn()


WHOLE: dict[str, Review] = {}


def whole(case: Case) -> Review:
    """Reviewed once for all languages."""
    if str(case) not in WHOLE:
        WHOLE[str(case)] = reviewed(finished(case, "calf", "cow"), budget=4)
    return WHOLE[str(case)]


def test_a_review_tells_how_far_it_is_until_it_is_finished() -> None:
    told = list(review(finished(SIX, "calf"), budget=20))
    assert [each.is_finished for each in told] == [False] * (len(told) - 1) + [True]
    assert [each.done for each in told] == sorted(each.done for each in told)
    assert told[0].decisions[0].step < told[-1].decisions[-1].step
    assert told[-1].done == told[-1].total == len(told[-1].decisions)


def test_one_seat_can_be_reviewed_alone() -> None:
    assert {decision.seat for decision in reviewed(finished(SIX, "calf"), [1], 20).decisions} == {1}


def test_a_review_goes_into_json() -> None:
    found = whole(SIX)
    plain = msgspec.json.decode(msgspec.json.encode(found))
    assert plain["versions"]["rules"] == SIX.game.rules_version
    assert plain["decisions"][0]["played"]["kind"] == "pick_card"


def test_a_game_that_is_not_over_is_refused() -> None:
    record = finished(SIX, "calf").record
    begun = Record(record.game, record.rules_version, record.options, record.seats, record.actions[:5])
    with pytest.raises(GameError, match="review-unfinished"):
        FinishedGame(begun, SIX.game)


def test_a_budget_of_nothing_is_refused() -> None:
    with pytest.raises(GameError, match="too-small-budget"):
        reviewed(finished(SIX, "calf"), budget=0)


def test_a_pick_that_was_changed_counts_once() -> None:
    record = finished(SIX, "calf").record
    step, (seat, pick) = next(
        (step, action) for step, action in enumerate(record.actions) if isinstance(action[1], PickCard)
    )
    assert isinstance(seat, int)
    others = [
        held for held in FinishedGame(record, SIX.game).states[step].legal_actions(seat) if held != pick
    ]
    actions = [*record.actions[:step], (seat, others[0]), *record.actions[step:]]
    changed = FinishedGame(replace(record, actions=actions), SIX.game)
    first = [asked for asked in changed.asked([seat]) if asked.step <= step + 2]
    assert [asked.action for asked in first] == [pick]
