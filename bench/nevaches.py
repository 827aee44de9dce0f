"""How fast NéVaches is played at random, and what listing the legal actions costs as a landscape grows.

`python -m bench.nevaches` prints the figures.
"""

import gc
import platform
from collections.abc import Callable
from datetime import UTC, datetime
from random import Random
from time import process_time
from typing import Final

from bench.engine import PASSES, Gauge, repeated, yardstick

from vacherie.games.nevaches import GAME
from vacherie.games.nevaches.game import NeVachesState
from vacherie.games.nevaches.options import NeVachesOptions
from vacherie.games.nevaches.rules import NeVachesTable
from vacherie.games.nevaches.tiles import LANDSCAPES
from vacherie.lab.play_out import play_randomly

OPTIONS: Final = NeVachesOptions()
PLAYERS: Final = (2, 3, 4)
TARGET: Final = 0.35
"""Decisions per sample of the yardstick, with events off."""
SIZES: Final = (5, 10, 15, 20, 25, 30)
GAMES: Final = 5
LANDSCAPES_TRIED: Final = 10
HAND: Final = 3


class ProcessorGauge(Gauge):
    """Counts the processor's time only, so that the work of others on a busy machine matters less."""

    def run(self) -> None:
        start = process_time()
        amount = self.work()
        seconds = process_time() - start
        if seconds / amount < self.seconds / self.amount:
            self.seconds, self.amount = seconds, amount


def random_games(players: int, *, events: bool) -> Callable[[], int]:
    def play() -> int:
        chance = Random(1)  # The same games in every pass: some are played faster than others.
        decisions = 0
        for _ in range(GAMES):
            state = GAME.new(OPTIONS, players)
            decisions += play_randomly(state, chance, state.apply if events else state.advance)
        return decisions

    return play


def grown(size: int, seed: int) -> NeVachesState:
    """A seat with so many tiles, put at random, and with a hand of cards; no cow stands anywhere."""
    random = Random(seed)
    table = GAME.new(OPTIONS, 2)
    assert isinstance(table, NeVachesTable)
    table.advance("chance", table.draw(random))
    area = table.areas[table.seat]
    for _ in range(size):
        area.put_tile(random.choice(LANDSCAPES), random.choice(area.free))
    table.hands[table.seat] = [table.cards.pile.pop() for _ in range(HAND)]
    return table


def listing(size: int) -> Callable[[], int]:
    tables = [grown(size, seed) for seed in range(LANDSCAPES_TRIED)]

    def list_all() -> None:
        for table in tables:
            (seat,) = table.to_act()
            assert seat != "chance"
            table.legal_actions(seat)

    return repeated(list_all, 20)


def measure() -> tuple[Gauge, dict[tuple[int, str], Gauge], dict[int, Gauge]]:
    unit: Gauge = ProcessorGauge(yardstick)
    games: dict[tuple[int, str], Gauge] = {
        (players, name): ProcessorGauge(random_games(players, events=events))
        for players in PLAYERS
        for name, events in (("events off", False), ("events on", True))
    }
    lists: dict[int, Gauge] = {size: ProcessorGauge(listing(size)) for size in SIZES}
    gc.disable()
    for _ in range(PASSES):
        for gauge in (unit, *games.values(), *lists.values()):
            gauge.run()
    gc.enable()
    return unit, games, lists


def decisions_per_game(players: int) -> float:
    chance = Random(2)
    decisions = 0
    for _ in range(50):
        state = GAME.new(OPTIONS, players)
        decisions += play_randomly(state, chance, state.advance)
    return decisions / 50


def report() -> str:
    unit, games, lists = measure()
    lines = [
        f"## NéVaches, {datetime.now(UTC):%Y-%m-%d}",
        "",
        f"Python {platform.python_version()}, {platform.machine()}, one core. "
        f"Yardstick: {unit.per_second:,.0f} × `random.sample(range(104), 44)` per second.",
        "",
        "| players | | games/s | decisions/s | × yardstick | target |",
        "|---|---|---|---|---|---|",
    ]
    for (players, name), gauge in games.items():
        target = f"≥ {TARGET}" if name == "events off" else ""
        lines.append(
            f"| {players} | {name} | {gauge.per_second / decisions_per_game(players):,.0f} "
            f"| {gauge.per_second:,.0f} | {gauge.per_second / unit.per_second:.3f} | {target} |"
        )
    lines += ["", f"Listing the legal actions with {HAND + 1} cards in hand:", ""]
    lines += ["| tiles | µs | µs per tile |", "|---|---|---|"]
    for size, gauge in lists.items():
        each = 1e6 / gauge.per_second / LANDSCAPES_TRIED
        lines.append(f"| {size} | {each:.1f} | {each / size:.2f} |")
    return "\n".join(lines) + "\n"


if __name__ == "__main__":
    print(report())
