"""Observations hold what the seat's view holds, and nothing that it does not."""

from collections.abc import Iterable
from math import isfinite
from random import Random
from typing import Any

import msgspec
import pytest

from tests.adapter import Case
from tests.research.cases import ADAPTERS, CASES, encoding_for, walk
from vacherie.core.game import AnyState
from vacherie.core.values import CHANCE, Seat
from vacherie.games.six_qui_prend.options import SixOptions
from vacherie.research.encoding import encoding_of
from vacherie.research.encoding.base import Encoding
from vacherie.research.encoding.choices import every_word
from vacherie.research.playing import Playing

every_case = pytest.mark.parametrize("case", CASES, ids=str)


def shown(encoding: Encoding, state: AnyState, seat: Seat) -> tuple[bytes, object]:
    """All that a learner at this seat gets to know."""
    words = every_word(encoding.choices(state, seat)) if seat in state.to_act() else {}
    return encoding.observe(state.view(seat), ()).data.tobytes(), words


@every_case
def test_what_a_seat_may_not_know_changes_none_of_its_numbers(case: Case) -> None:
    random = Random(5)
    length = sum(1 for _ in walk(case, seed=5, most=250))
    steps = list(walk(case, seed=5, most=random.randint(1, length)))
    seat = random.randrange(case.players)
    encoding = encoding_for(case)
    twins = ADAPTERS[case.game.id].disguised(case, steps, seat, random)
    state = encoding.begin()
    for step, (actor, action) in zip(steps, twins, strict=True):
        state.advance(actor, action)
        assert shown(encoding, state, seat) == shown(encoding, step.after, seat)


@every_case
def test_two_views_that_differ_in_what_matters_have_different_numbers(case: Case) -> None:
    encoding = encoding_for(case)
    views: dict[tuple[Seat, bytes], object] = {}
    for step in walk(case, seed=6, most=80):
        for seat in range(case.players):
            view = step.after.view(seat)
            vector = encoding.observe(view, ()).data
            assert isfinite(sum(vector))
            essence = ESSENCES[case.game.id](msgspec.to_builtins(view))
            assert views.setdefault((seat, vector.tobytes()), essence) == essence


def test_what_has_been_begun_is_observed() -> None:
    case = next(case for case in CASES if case.game.id == "unexploded_cow")
    encoding = encoding_for(case)
    view = next(iter(walk(case, seed=1))).after.view(0)
    assert encoding.observe(view, (3,)).data != encoding.observe(view, (4,)).data
    assert encoding.observe(view, (3,)).data != encoding.observe(view, ()).data


# A view without what does not matter: counters, and orders that mean nothing.


def six_essence(view: Any) -> Any:
    drop(view, "decision", "sheet", "outcome")
    view["piles"] = sorted(card for pile in view["piles"] for card in pile)
    view["rows"] = [(sorted(row), row[-1:]) for row in view["rows"]]
    team = view["variant"]
    if team is not None and team["kind"] == "team":
        drop(team, "ox_pile")
        team["fallen"] = len(team["fallen"])
        team["named_first"] = len(team["named_first"])
        team["used"], team["specials"] = sorted(team["used"]), sorted(team["specials"])
    return view


def cow_essence(view: Any) -> Any:
    drop(view, "decision", "outcome")
    view["hand"] = sorted(view["hand"])
    for name in ("discard", "unclaimed", "used"):
        view[name] = sorted(view[name])
    view["cities"] = [sorted(cities) for cities in view["cities"]]
    blast = view["blast"]
    if blast is not None:
        blast["bombs"], blast["stolen"] = sorted(blast["bombs"]), sorted(blast["stolen"])
        blast["exploded"] = sorted(blast["exploded"], key=lambda cow: cow["card"])
    return view


def nevaches_essence(view: Any) -> Any:
    drop(view, "decision", "outcome")
    for name in ("tile_row", "tiles_aside", "card_row", "discards", "squares"):
        view[name] = sorted(view[name])
    points = dict(zip(view.pop("goals"), view.pop("goal_points"), strict=False))
    for player in view["seats"]:
        player["hand"], player["trees"] = sorted(player["hand"]), sorted(player["trees"])
    return view, points


def drop(view: Any, *names: str) -> None:
    for name in names:
        del view[name]


ESSENCES = {"six_qui_prend": six_essence, "unexploded_cow": cow_essence, "nevaches": nevaches_essence}


@every_case
def test_observing_a_game_as_it_is_played_gives_what_the_views_hold(case: Case) -> None:
    play_and_observe(Playing(encoding_for(case)), most=70)


@pytest.mark.parametrize("players", [2, 5, 10])
def test_observing_a_whole_match_gives_what_the_views_hold(players: int) -> None:
    playing = Playing(encoding_of("six_qui_prend", SixOptions(), players))
    play_and_observe(playing, most=5000)
    assert playing.actor is None


def play_and_observe(playing: Playing, most: int) -> None:
    random = Random(8)
    seats = range(playing.encoding.players)
    for _ in range(most):
        if playing.actor == CHANCE:
            expect_observations(playing, seats)
            playing.pass_chance(random)
        if not isinstance(playing.actor, int):
            break
        # Who acts is looked at first and last, so that what was kept from before the last number is used.
        expect_observations(playing, (playing.actor, *seats, playing.actor))
        playing.choose(random.choice(list(playing.legal())))
    expect_observations(playing, seats)


def expect_observations(playing: Playing, seats: Iterable[Seat]) -> None:
    for seat in seats:
        expected = playing.encoding.observe(playing.state.view(seat), playing.word_of(seat))
        assert playing.observe(seat).data == expected.data


@every_case
def test_the_scores_of_a_game_as_it_is_played_are_those_of_its_state(case: Case) -> None:
    encoding = encoding_for(case)
    state = encoding.begin()
    scoring = encoding.scoring(state)
    for step in walk(case, seed=9, most=150):
        before = scoring()
        kept = list(before)
        state.advance(step.actor, step.action)
        assert list(scoring()) == list(encoding.scores(state))
        assert list(before) == kept
