"""Decisions a second of a batch of 6 qui prend!, beside the plain engine's: `python -m bench.batch`.

Both play at random on one core; processor time, the best of three.
"""

import time
from random import Random
from typing import Final

from vacherie.games.six_qui_prend import GAME
from vacherie.games.six_qui_prend.options import SixOptions, Variant
from vacherie.lab.play_out import play_randomly
from vacherie.research.batch import SixBatch

SECONDS: Final = 1.0
TIMES: Final = 3
GAMES: Final = 1024
STEPS: Final = 8_000
VARIANTS: Final[tuple[Variant, ...]] = ("base", "pro", "even_odd", "escalade", "cabriole", "reversed")


def plain_decisions(options: SixOptions, players: int) -> float:
    random = Random(1)
    decisions = 0
    start = time.process_time()
    while time.process_time() - start < SECONDS:
        state = GAME.new(options, players)
        decisions += play_randomly(state, random, state.advance)
    return decisions / (time.process_time() - start)


def batch_decisions(options: SixOptions, players: int, games: int) -> float:
    """Played once to count the decisions, and then on the clock."""
    batch = SixBatch(games, players, options)
    steps = STEPS * GAMES // games
    decisions = 0
    seen, _ = batch.reset(seed=1)
    for _ in range(steps):
        decisions += players * int((seen.asked == 0).sum())
        decisions += int(((seen.asked == 1) | (seen.asked == 2)).sum())
        batch.step(batch.random_actions())
    return max(decisions / seconds_of(batch, steps) for _ in range(TIMES))


def seconds_of(batch: SixBatch, steps: int) -> float:
    """The same matches again."""
    batch.reset(seed=1)
    start = time.process_time()
    for _ in range(steps):
        batch.step(batch.random_actions())
    return time.process_time() - start


def main() -> None:
    print("| variant | players | games | engine, decisions/s | batch, decisions/s | × |")
    print("|---|---:|---:|---:|---:|---:|")
    for variant in VARIANTS:
        for players in (2, 4, 10) if variant == "base" else (4,):
            options = SixOptions(variant=variant)
            plain = max(plain_decisions(options, players) for _ in range(TIMES))
            for games in (GAMES, 8 * GAMES):
                batch = batch_decisions(options, players, games)
                figures = f"{plain:,.0f} | {batch:,.0f} | {batch / plain:.1f}"
                print(f"| {variant} | {players} | {games:,} | {figures} |", flush=True)


if __name__ == "__main__":
    main()
