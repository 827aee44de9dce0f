"""`make review-check`: runs what is still missing, keeps each result, and prints the figures."""

import argparse
import json
from pathlib import Path
from typing import Final

from tools.review.jobs import EXPERIMENTS, Job
from tools.review.summary import gathered, report
from vacherie.games import GAMES
from vacherie.lab.processes import spread

FULL: Final = {"levels": 200, "planted": 100, "intervals": 200, "luck": 1000, "luck_of_a_calf": 1000}
SMALL: Final = {"levels": 6, "planted": 4, "intervals": 6, "luck": 12, "luck_of_a_calf": 12}


def jobs(counts: dict[str, int], games: list[str], experiments: list[str], share: float) -> list[Job]:
    """The first of each kind first, so that a run that is stopped has something of all."""
    every = [
        Job(experiment, game, number, share)
        for experiment in experiments
        for game in games
        for number in range(counts[experiment])
    ]
    return sorted(every, key=lambda job: job.number)


def done(job: Job) -> dict[str, object]:
    return job.done()


def main() -> None:
    parser = argparse.ArgumentParser(prog="make review-check", description=__doc__)
    parser.add_argument("--small", action="store_true", help="minutes instead of hours")
    parser.add_argument("--games", nargs="*", default=list(GAMES), choices=list(GAMES))
    parser.add_argument("--experiments", nargs="*", default=list(EXPERIMENTS), choices=list(EXPERIMENTS))
    parser.add_argument("--most", type=int, help="so many of each at most")
    parser.add_argument("--share", type=float, default=1.0, help="of the usual budgets")
    parser.add_argument("--workers", type=int, default=1)
    parser.add_argument("--out", type=Path, default=Path("review-check/found.jsonl"))
    wish = parser.parse_args()
    counts = SMALL if wish.small else FULL
    if wish.most is not None:
        counts = {name: min(count, wish.most) for name, count in counts.items()}
    wish.out.parent.mkdir(parents=True, exist_ok=True)
    lines = [json.loads(line) for line in wish.out.read_text().splitlines()] if wish.out.exists() else []
    known = {line["key"] for line in lines}
    missing = [job for job in jobs(counts, wish.games, wish.experiments, wish.share) if job.key not in known]
    with wish.out.open("a") as file:
        for line in spread(done, missing, wish.workers, in_order=False):
            file.write(json.dumps(line) + "\n")
            file.flush()
            lines.append(line)
    print("\n".join(report(gathered(lines))))


if __name__ == "__main__":
    main()
