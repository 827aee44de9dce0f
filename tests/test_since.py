"""The digest of what happened since one's last turn: nothing missing, nothing counted twice, no leak."""

from collections.abc import Iterator
from dataclasses import dataclass
from random import Random
from typing import Any

import pytest
from msgspec.structs import astuple

from tests.adapter import Case, walk
from tests.adapters import ADAPTERS
from vacherie.core.said import Said
from vacherie.core.since import MOST_EVENTS, Digest, Gain, Mark, Note, Since
from vacherie.core.values import CHANCE, Event, View, kind_of
from vacherie.games import GAMES
from vacherie.games.unexploded_cow.options import deck_of

CASES = [case for known in ADAPTERS.values() for case in known.cases()]
every_case = pytest.mark.parametrize("case", CASES, ids=str)

QUIET = {
    "six_qui_prend": {
        "choice_opened",
        "hands_dealt",
        "card_picked",
        "specials_turned_up",
        "sort_named",
        "went_on",
    },
    "unexploded_cow": {
        "choice_opened",
        "turn_began",
        "event_discarded",
        "cow_chosen",
        "roll_chosen",
        "blast_ended",
        "city_left",
    },
    "nevaches": {"choice_opened", "turn_began", "tree_offered", "bonus_reached", "goals_counted"},
}
"""Events that add nothing: they ask, they prepare another one, or a line by itself says whose turn it was."""


@dataclass
class News:
    """A digest, what it was made of, and what its reader saw before it and after."""

    case: Case
    seat: int
    events: list[Any]
    before: View
    after: View
    digest: Digest


def news_of(case: Case, random: Random) -> Iterator[News]:
    """All digests of one seat in a game played at random, each beside a list of events kept by hand."""
    game, fold = case.game, ADAPTERS[case.game.id].fold
    seat = random.randrange(case.players)
    since = Since(case.players)
    view = game.new(case.options, case.players).view(seat)
    before = left = view
    kept: list[Any] | None = None
    news: list[Any] | None = None
    heard = 0
    for number, step in enumerate(walk(ADAPTERS[game.id], case, random)):
        if step.actor != CHANCE:
            since.acted(step.actor)
            news = None if step.actor == seat else news
        since.hear(game.digester, step.events, number)
        for event in step.events:
            seats = game.digester.turn_of(event)
            if seat in seats:
                news, kept = kept, None
                before = left
            if seats and kept is None and (seat not in seats or list(seats) == [*range(case.players)]):
                kept, left = [], view
            seen = game.seen_by(event, seat)
            for events in (kept, news):
                if events is not None:
                    events.append(seen)
            view = fold(view, seen)
        found = since.of(seat)
        assert (news is None or len(news) > MOST_EVENTS) == (found is None)
        if news is None or found is None or seat not in step.after.to_act():
            heard = 0
        elif len(news) > heard:
            heard = len(news)
            events = [game.seen_by(event, seat) for event in found[1]]
            assert events == news
            digest = game.digester.digest(events, seat, case.options, case.players, found[0])
            yield News(case, seat, events, before, view, digest)


def measured(game: str, view: Any, seat: int) -> dict[str, int]:
    """What a view says of the things that digests count."""
    match game:
        case "six_qui_prend" if view.options.variant == "coop":
            # Everybody takes for the team: what is counted here is all of it, as if it were one seat's.
            return {"heads": view.pile_heads[0] if seat == 0 else 0}
        case "six_qui_prend":
            return {"heads": view.pile_heads[seat] + view.totals[seat]}
        case "unexploded_cow":
            return {
                "money": view.money[seat],
                "points": sum(deck_of(view.options).cities[city].points for city in view.cities[seat]),
                "cards": view.hand_sizes[seat],
            }
        case "nevaches":
            player = view.seats[seat]
            cards = len(player.hand) + player.has_start_card
            return {"points": player.points, "cards": cards, "home": player.home}
    raise AssertionError(game)


def sums(news: News, seat: int, names: dict[str, int]) -> dict[str, int]:
    is_team = news.case.game.is_played_together(news.case.options)
    seats = [] if is_team and seat else range(news.case.players) if is_team else [seat]
    found = dict.fromkeys(names, 0)
    for line in news.digest.lines:
        for gain in line.gains if line.who in seats else ():
            found[gain.key] += astuple(gain.params["sum"])[0]
    return found


@every_case
def test_a_digest_has_every_public_event_and_its_gains_add_up_to_the_change_of_the_view(case: Case) -> None:
    count = 0
    for news in news_of(case, Random(1)):
        assert_nothing_is_missing(news)
        assert_gains_add_up(news)
        assert_in_order(news)
        count += 1
    assert count


def assert_nothing_is_missing(news: News) -> None:
    case, digest = news.case, news.digest
    facts = list(case.game.digester.facts(news.events, case.options, case.players))
    assert len(facts) == len(news.events)
    silent = {kind_of(event) for event, added in zip(news.events, facts, strict=True) if not added}
    assert silent <= QUIET[case.game.id]
    notes = [fact for added in facts for fact in added if isinstance(fact, Note)]
    said = [(line.who, each) for line in digest.lines for each in line.said]
    assert {(who, each.key) for who, each in said} == {(note.who, note.key) for note in notes}
    items = [(who, each.key, item) for who, each in said for item in each.params.get("items", ())]
    assert sorted(map(repr, items)) == sorted(
        repr((note.who, note.key, note.item)) for note in notes if note.item is not None
    )
    assert set(digest.marks) == {fact.piece for added in facts for fact in added if isinstance(fact, Mark)}


def assert_gains_add_up(news: News) -> None:
    for seat in range(news.case.players):
        before = measured(news.case.game.id, news.before, seat)
        after = measured(news.case.game.id, news.after, seat)
        change = {name: after[name] - before[name] for name in before}
        assert sums(news, seat, change) == change, (seat, news.events)


def assert_in_order(news: News) -> None:
    players, who = news.case.players, [line.who for line in news.digest.lines]
    assert len(who) == len(set(who)) <= players + 2
    seats = [each for each in who if isinstance(each, int)]
    assert seats == sorted(seats, key=lambda seat: (seat - news.seat - 1) % players)
    assert all(line.said or line.gains for line in news.digest.lines)


@every_case
def test_what_a_viewer_may_not_know_changes_no_digest_of_his(case: Case) -> None:
    random = Random(4)
    adapter = ADAPTERS[case.game.id]
    steps = list(walk(adapter, case, Random(5), most=random.randint(20, 200)))
    for viewer in random.sample(range(case.players), min(2, case.players)):
        twins = adapter.disguised(case, steps, viewer, random)
        state = case.game.new(case.options, case.players)
        true, disguised = Since(case.players), Since(case.players)
        for number, (step, (actor, action)) in enumerate(zip(steps, twins, strict=True)):
            for since, events in ((true, step.events), (disguised, state.apply(actor, action))):
                if actor != CHANCE:
                    since.acted(actor)
                since.hear(case.game.digester, events, number)
            assert digest_of(case, true, viewer) == digest_of(case, disguised, viewer)


def digest_of(case: Case, since: Since, viewer: int) -> Digest | None:
    found = since.of(viewer)
    if found is None:
        return None
    events = [case.game.seen_by(event, viewer) for event in found[1]]
    return case.game.digester.digest(events, viewer, case.options, case.players, found[0])


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_a_game_that_goes_on_for_ever_without_somebody_keeps_no_more_than_so_many_events(game: Any) -> None:
    case = next(each for each in CASES if each.game is game)
    step = next(step for step in walk(ADAPTERS[game.id], case, Random(6)) if step.events)
    since = Since(case.players)
    since.left[0] = (0, 0)
    since.news[1] = (0, 0)
    assert since.of(1) is not None
    filler: list[Event] = [event for event in step.events if not game.digester.turn_of(event)][:1]
    for number in range(MOST_EVENTS + 1):
        since.hear(game.digester, filler, number)
    assert len(since.events) == MOST_EVENTS
    assert since.of(1) is None


def test_a_copy_of_what_was_heard_is_apart() -> None:
    since = Since(2)
    twin = since.copy()
    twin.count, twin.left[0] = 7, (1, 1)
    assert (since.count, since.left) == (0, [None, None])


def test_a_gain_is_told_once_and_nothing_where_it_is_lost_again() -> None:
    digester = GAMES["nevaches"].digester
    assert digester.summed({"points": 3, "cards": 0, "home": -1}) == (
        Said("points", {"sum": digester.gains["points"](3)}, area="since"),
        Said("home", {"sum": digester.gains["home"](-1)}, area="since"),
    )
    assert Gain(0, "points", 3) != Gain(0, "points", 2)
