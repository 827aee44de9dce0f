"""`python -m tools.league`: plays the league and writes what came out; `make league` calls it."""

import argparse
import sys
from pathlib import Path
from typing import Final

import msgspec

from tools.league.fixtures import fixtures
from tools.league.page import page, strength_of
from tools.league.play import play_all
from tools.league.ratings import ratings
from vacherie.bots.bot import Budget
from vacherie.lab.processes import usual_workers

ROOT: Final = Path(__file__).resolve().parents[2]
PAGE: Final = Path("docs/strength.md")
FIGURES: Final = Path("src/vacherie/bots/strength.json")
DEALS: Final = 20


def at_least_one(text: str) -> int:
    if not text.isdecimal() or int(text) < 1:
        raise argparse.ArgumentTypeError(f"a whole number from 1 on, not {text!r}")
    return int(text)


def project(text: str) -> Path:
    root = Path(text)
    for file in (PAGE, FIGURES):
        if not (root / file).parent.is_dir():
            raise argparse.ArgumentTypeError(f"there is no folder {root / file.parent}")
    return root


def main(arguments: list[str]) -> int:
    parser = argparse.ArgumentParser(prog="python -m tools.league", description=__doc__)
    parser.add_argument(
        "--deals", type=at_least_one, default=DEALS, help="how many deals a match has (%(default)s)"
    )
    parser.add_argument("--budget", type=at_least_one, help="ms for each decision, instead of playouts")
    parser.add_argument("--workers", type=at_least_one, default=usual_workers(), help="how many processes")
    parser.add_argument("--root", type=project, default=str(ROOT), help="where page and figures are written")
    wishes = parser.parse_args(arguments)
    try:
        budget = Budget(wishes.budget) if wishes.budget else None
        play(wishes.root, wishes.deals, budget, wishes.workers)
    except KeyboardInterrupt:
        print("The finished deals are kept: the same command goes on.", file=sys.stderr)
        return 130
    return 0


def play(root: Path, deals: int, budget: Budget | None, workers: int) -> None:
    wanted = list(fixtures())
    matches = []
    for number, match in enumerate(play_all(wanted, deals, budget, root / "league", workers), start=1):
        matches.append(match)
        print(f"{number}/{len(wanted)}: {match.command}", file=sys.stderr)
    found = ratings(matches)
    figures = msgspec.json.format(msgspec.json.encode(strength_of(matches, found)), indent=1)
    (root / PAGE).write_text(page(matches, found), "utf-8")
    (root / FIGURES).write_bytes(figures + b"\n")


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
