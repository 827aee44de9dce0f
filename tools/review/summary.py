"""The figures of docs/review.md, from the lines that have been found."""

from collections import defaultdict
from collections.abc import Iterable, Iterator
from statistics import fmean, variance
from typing import Any

from vacherie.bots.estimates import mean_by_deal
from vacherie.bots.strength import Estimate
from vacherie.games import GAMES

Line = dict[str, Any]
Found = dict[tuple[str, str], list[list[Line]]]
"""By experiment and game, what each job found."""


def gathered(lines: Iterable[Line]) -> Found:
    found: Found = defaultdict(list)
    for line in lines:
        experiment, game, *_ = line["key"].split("/")
        found[experiment, game].append(line["found"])
    return found


def report(found: Found) -> Iterator[str]:
    for game in GAMES:
        yield f"### {game}"
        yield from levels(found.get(("levels", game), []))
        yield from planted(found.get(("planted", game), []))
        yield from intervals(found.get(("intervals", game), []))
        for experiment in ("luck", "luck_of_a_calf"):
            yield from luck(experiment, found.get((experiment, game), []))


def levels(jobs: list[list[Line]]) -> Iterator[str]:
    bots = sorted({line["bot"] for job in jobs for line in job})
    for bot in bots:
        by_game = [
            fmean(costs) for job in jobs if (costs := [line["cost"] for line in job if line["bot"] == bot])
        ]
        moves = [line["serious"] for job in jobs for line in job if line["bot"] == bot]
        yield (
            f"- cost of a decision of {bot}: {told(by_game)}; mistakes and blunders: "
            f"{100 * fmean(moves):.1f} % of {len(moves)} decisions"
        )


def planted(jobs: list[list[Line]]) -> Iterator[str]:
    lines = [line["serious"] for job in jobs for line in job]
    if lines:
        yield f"- planted errors called a mistake or a blunder: {sum(lines)} of {len(lines)}"


def intervals(jobs: list[list[Line]]) -> Iterator[str]:
    lines = [line["inside"] for job in jobs for line in job]
    if lines:
        yield f"- costs at ten times the budget inside the first interval: {sum(lines)} of {len(lines)}"


def luck(name: str, jobs: list[list[Line]]) -> Iterator[str]:
    for bot in sorted({line["bot"] for job in jobs for line in job}):
        # One seat of each game: over all of them luck adds up to nothing where money only changes hands.
        chance = [next(line["chance"] for line in job if line["bot"] == bot) for job in jobs]
        lines = [line for job in jobs for line in job if line["bot"] == bot]
        yield f"- {name}: mean luck of a {bot}: {told(chance)} ({len(jobs)} games)"
        if len(lines) > 2:
            raw, fair, own = (variance([line[each] for line in lines]) for each in ("raw", "fair", "own"))
            yield (
                f"- {name}: variance of a {bot}'s result: {raw:.4g}; without cards and dice {fair:.4g} "
                f"(÷ {raw / fair:.2f}); without the others' choices as well {own:.4g} (÷ {raw / own:.2f})"
            )


def told(values: list[float]) -> str:
    if len(values) < 2:
        return "too few"
    estimate: Estimate = mean_by_deal(values)
    return f"{estimate.mean:.3g} [{estimate.low:.3g}, {estimate.high:.3g}]"
