"""Reviews a finished game: first every decision in short, then each again until it is known well enough."""

from collections.abc import Iterator, Sequence
from random import Random
from typing import Any, Final, NamedTuple

from msgspec.structs import replace

from vacherie.bots.levels import levels_of
from vacherie.bots.weighing import BOTS_VERSION
from vacherie.core.errors import GameError
from vacherie.core.game import AnyGame
from vacherie.core.said import Said
from vacherie.core.values import Seat
from vacherie.review import REVIEW_VERSION
from vacherie.review.findings import Decision, Review, Verdict, Versions, Weighing
from vacherie.review.game import Asked, FinishedGame
from vacherie.review.luck import accounted
from vacherie.review.rooms import Room, Thresholds, room_of
from vacherie.review.weighing import Weighed, weighed

GLANCE: Final = 10
"""The first look has a budget so many times smaller."""


def review(
    game: FinishedGame, seats: Sequence[Seat] = (), budget: int | None = None, seed: int = 0
) -> Iterator[Review]:
    """The review as far as it is known, again and again; the last one is finished.

    The same game, budget and seed give the same review. A seat of nobody in `seats` has no decisions weighed,
    and its luck then counts no mistakes.
    """
    room = room_of(game.game)
    playouts = checked(room.budget if budget is None else budget)
    asked = list(game.asked(seats or range(game.players)))
    known: dict[int, Decision] = {}
    review = Review(
        game=game.game.id,
        players=game.players,
        versions=versions_of(game.game),
        budget=playouts,
        seed=seed,
        done=0,
        total=len(asked),
        decisions=(),
        luck=(),
        moments=(),
    )
    for share, is_last in looks_at(room, budget):
        for choice in asked:
            decision = judged(game.game, room, choice, share, seed)
            if decision is not None:
                known[choice.step] = decision
            told = tuple(known[step] for step in sorted(known))
            review = replace(review, decisions=told, done=review.done + is_last)
            yield review
    mistakes = dict.fromkeys(range(game.players), 0.0)
    for decision in known.values():
        mistakes[decision.seat] += decision.blamed_cost
    values = room.values(game.game, game.record.options, game.players, room.value_playouts, seed)
    for account in accounted(game, values):
        review = replace(review, moments=tuple(account.moments))
        if account.moments[-1].step < len(game.record.actions):
            yield review
    yield replace(review, luck=account.luck(mistakes))


def finished(
    game: FinishedGame, seats: Sequence[Seat] = (), budget: int | None = None, seed: int = 0
) -> Review:
    *_, last = review(game, seats, budget, seed)
    return last


def steps_of(game: FinishedGame, seats: Sequence[Seat] = (), budget: int | None = None) -> int:
    """How many times `review` tells how far it is."""
    decisions = sum(1 for _ in game.asked(seats or range(game.players)))
    return len(looks_at(room_of(game.game), budget)) * decisions + sum(1 for _ in game.turns()) + 1


def looks_at(room: Room, budget: int | None) -> list[tuple[int, bool]]:
    """The budgets, one look after the other, and which is the last."""
    playouts = checked(room.budget if budget is None else budget)
    glance = [(playouts // GLANCE, False)] if playouts > GLANCE else []
    return [*glance, (playouts, True)]


def checked(budget: int) -> int:
    if budget < 1:
        raise GameError("too-small-budget", budget=budget)
    return budget


def versions_of(game: AnyGame) -> Versions:
    return Versions(game.rules_version, BOTS_VERSION, REVIEW_VERSION)


class Question(NamedTuple):
    """A choice as its seat saw it, and what it chose."""

    step: int
    view: Any
    legal: Sequence[Any]
    action: Any


def judged(game: AnyGame, room: Room, asked: Asked, budget: int, seed: int) -> Decision | None:
    """By what the seat could know; `None` where there is nothing to weigh."""
    question = Question(asked.step, asked.view(), asked.legal(), asked.action)
    return judge(game, room, question, budget, Random(f"{seed}/{asked.step}"))


def weigh(
    game: AnyGame, view: Any, legal: Sequence[Any], action: Any, budget: int | None, random: Random
) -> Weighing:
    """One position: all choices over the same samples; what was asked about is judged as in a review."""
    room = room_of(game)
    playouts = checked(room.budget if budget is None else budget)
    scales = levels_of(game).scales(view, legal, random, action)
    if scales is None:
        raise GameError("nothing-to-weigh")
    found = weighed(scales, range(len(scales.actions)), playouts, room.precise, room.heats)
    asked = Question(0, view, legal, action)
    decision = None if action is None else judge(game, room, asked, playouts, random)
    return Weighing(found.choices(scales, room.name_move), decision)


def judge(game: AnyGame, room: Room, asked: Question, budget: int, random: Random) -> Decision | None:
    view = asked.view
    scales = levels_of(game).scales(view, asked.legal, random, asked.action)
    if scales is None or len(scales.actions) < 2:
        return None
    made = [choice for choice in range(len(scales.actions)) if scales.is_choice(choice, asked.action)]
    assert made, (asked.action, scales.actions)
    found = weighed(scales, made, budget, room.precise, room.heats)
    best = scales.first_step(found.best)
    reasons: list[Said] = []
    if not found.is_best:
        ours, theirs = (found.tallies[choice].all_facts() for choice in (found.played, found.best))
        reasons = room.explain(view, asked.action, best, ours, theirs)
    return Decision(
        step=asked.step,
        seat=view.viewer,
        asked=view.asked,
        played=asked.action,
        best=best,
        played_said=room.name_move(asked.action),
        best_said=room.name_move(best),
        choices=found.choices(scales, room.name_move),
        cost=found.cost,
        chance_cost=found.chance_cost,
        verdict=verdict_of(found, room.thresholds),
        reasons=tuple(reasons),
        playouts=found.playouts,
    )


def verdict_of(found: Weighed, thresholds: Thresholds) -> Verdict:
    if found.is_best:
        return "best"
    if found.cost.low <= 0 or found.worth_cost.low <= 0:
        return "equal"
    cost = found.cost.mean
    if cost >= thresholds.blunder:
        return "blunder"
    if cost >= thresholds.mistake:
        return "mistake"
    return "inaccuracy" if cost >= thresholds.inaccuracy else "good"
