"""How fast the engine plays at random, beside a yardstick of the same run; `--write` keeps the figures."""

import argparse
import gc
import platform
import random
from collections.abc import Callable
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path
from random import Random
from time import perf_counter

from vacherie.games.six_qui_prend import GAME
from vacherie.games.six_qui_prend.options import SixOptions
from vacherie.lab.play_out import play_randomly

RESULTS = Path(__file__).parent / "RESULTS.md"
OPTIONS = SixOptions(target_heads=None, max_rounds=10)
PLAYERS = (2, 4, 10)
PASSES = 40
"""Every figure is the best of so many short runs, taken in turn so that a busy moment hits them all alike."""
TARGETS = {"events off": 0.12, "events on": 0.06}
"""For four players, in rounds per sample of the yardstick."""


@dataclass
class Gauge:
    """The best time of a piece of work, and how much it does in one run."""

    work: Callable[[], int]
    seconds: float = float("inf")
    amount: int = 1

    def run(self) -> None:
        start = perf_counter()
        amount = self.work()
        seconds = perf_counter() - start
        if seconds / amount < self.seconds / self.amount:
            self.seconds, self.amount = seconds, amount

    @property
    def per_second(self) -> float:
        return self.amount / self.seconds


def yardstick() -> int:
    for _ in range(400):
        random.sample(range(104), 44)
    return 400


def random_games(players: int, *, events: bool) -> Callable[[], int]:
    chance = Random(1)

    def play() -> int:
        state = GAME.new(OPTIONS, players)
        return play_randomly(state, chance, state.apply if events else state.advance)

    return play


def repeated(action: Callable[[], object], times: int = 300) -> Callable[[], int]:
    def work() -> int:
        for _ in range(times):
            action()
        return times

    return work


def measure() -> tuple[Gauge, dict[tuple[int, str], Gauge], dict[tuple[int, str], Gauge]]:
    unit = Gauge(yardstick)
    games = {
        (players, name): Gauge(random_games(players, events=events))
        for players in PLAYERS
        for name, events in (("events off", False), ("events on", True))
    }
    parts: dict[tuple[int, str], Gauge] = {}
    for players in PLAYERS:
        state = GAME.new(OPTIONS, players)
        state.advance("chance", state.draw(Random(1)))
        parts[players, "copy"] = Gauge(repeated(state.copy))
        parts[players, "view"] = Gauge(repeated(lambda state=state: state.view(0)))  # type: ignore[misc]
    gc.disable()
    for _ in range(PASSES):
        for gauge in (unit, *games.values(), *parts.values()):
            gauge.run()
    gc.enable()
    return unit, games, parts


def rounds_per_decision(players: int) -> float:
    """How many rounds a decision is worth, over many games."""
    chance = Random(2)
    decisions = 0
    for _ in range(50):
        state = GAME.new(OPTIONS, players)
        decisions += play_randomly(state, chance, state.advance)
    return 50 * 10 / decisions


def report() -> str:
    unit, games, parts = measure()
    lines = [
        f"## 6 qui prend!, {datetime.now(UTC):%Y-%m-%d}",
        "",
        f"Python {platform.python_version()}, {platform.machine()}, one core. "
        f"Yardstick: {unit.per_second:,.0f} × `random.sample(range(104), 44)` per second.",
        "",
        "| players | | rounds/s | × yardstick | decisions/s | target |",
        "|---|---|---|---|---|---|",
    ]
    for (players, name), gauge in games.items():
        rounds = gauge.per_second * rounds_per_decision(players)
        target = f"≥ {TARGETS[name]}" if players == 4 else ""
        lines.append(
            f"| {players} | {name} | {rounds:,.0f} | {rounds / unit.per_second:.3f} "
            f"| {gauge.per_second:,.0f} | {target} |"
        )
    lines += ["", "| players | µs per copy | µs per view |", "|---|---|---|"]
    for players in PLAYERS:
        copy, view = parts[players, "copy"], parts[players, "view"]
        lines.append(f"| {players} | {1e6 / copy.per_second:.1f} | {1e6 / view.per_second:.1f} |")
    return "\n".join(lines) + "\n"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--write", action="store_true", help="put the figures at the top of RESULTS.md")
    write = parser.parse_args().write
    text = report()
    print(text)
    if write:
        title, _, older = RESULTS.read_text(encoding="utf-8").partition("\n\n")
        RESULTS.write_text(f"{title}\n\n{text}\n{older}".rstrip() + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
