"""How fast the engine plays at random, beside a yardstick of the same run; `--write` keeps the figures."""

import argparse
import gc
import platform
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from datetime import UTC, datetime
from pathlib import Path
from random import Random
from typing import Literal, Protocol

from bench.gauge import Gauge, repeated, yardstick
from bench.listing import Listing

from vacherie.core.game import AnyGame
from vacherie.core.values import Options
from vacherie.games import GAMES
from vacherie.games.nevaches.options import NeVachesOptions
from vacherie.games.six_qui_prend.options import SixOptions
from vacherie.games.unexploded_cow.options import UnexplodedOptions
from vacherie.lab.play_out import play_randomly

RESULTS = Path(__file__).parent / "RESULTS.md"
PASSES = 40
"""Every figure is the best of so many short runs, taken in turn so that a busy moment hits them all alike."""
GAMES_A_RUN = 4
SAMPLE = 50
"""So many games say how many decisions one takes."""
WAYS = {"events off": False, "events on": True}


class Study(Protocol):
    """A figure that only one game has."""

    def gauges(self) -> Iterator[Gauge]: ...

    def table(self) -> Iterator[str]: ...


@dataclass(frozen=True)
class Entry:
    """One game, and what its figures should be."""

    title: str
    game: AnyGame
    options: Options
    players: tuple[int, ...]
    unit: str = "games"
    units_a_game: int = 1
    measured: Literal["units", "decisions"] = "decisions"
    """What the targets are about, per sample of the yardstick."""
    targets: dict[str, float] = field(default_factory=dict)
    target_players: tuple[int, ...] = (4,)
    study: Callable[[], Study] | None = None


ENTRIES = (
    Entry(
        "6 qui prend!",
        GAMES["six_qui_prend"],
        SixOptions(target_heads=None, max_rounds=10),
        (2, 4, 10),
        unit="rounds",
        units_a_game=10,
        measured="units",
        targets={"events off": 0.12, "events on": 0.06},
    ),
    Entry(
        "Unexploded Cow",
        GAMES["unexploded_cow"],
        UnexplodedOptions(),
        (2, 4, 6),
        targets={"events off": 0.6},
        target_players=(2, 4, 6),
    ),
    Entry(
        "NéVaches",
        GAMES["nevaches"],
        NeVachesOptions(),
        (2, 3, 4),
        targets={"events off": 0.35},
        target_players=(2, 3, 4),
        study=Listing,
    ),
)


def random_games(entry: Entry, players: int, *, events: bool) -> Callable[[], int]:
    """The same few games each time, so that the best run is not just one with easy choices."""

    def play() -> int:
        chance = Random(1)
        decisions = 0
        for _ in range(GAMES_A_RUN):
            state = entry.game.new(entry.options, players)
            decisions += play_randomly(state, chance, state.apply if events else state.advance)
        return decisions

    return play


class Measured:
    """The gauges of one game."""

    def __init__(self, entry: Entry) -> None:
        self.entry = entry
        self.games = {
            (players, way): Gauge(random_games(entry, players, events=events))
            for players in entry.players
            for way, events in WAYS.items()
        }
        self.copies: dict[int, Gauge] = {}
        self.views: dict[int, Gauge] = {}
        self.study = None if entry.study is None else entry.study()
        for players in entry.players:
            state = entry.game.new(entry.options, players)
            state.advance("chance", state.draw(Random(1)))
            self.copies[players] = Gauge(repeated(state.copy))
            self.views[players] = Gauge(repeated(lambda state=state: state.view(0)))  # type: ignore[misc]

    def gauges(self) -> Iterator[Gauge]:
        yield from (*self.games.values(), *self.copies.values(), *self.views.values())
        if self.study is not None:
            yield from self.study.gauges()

    def table(self, unit: Gauge) -> Iterator[str]:
        entry = self.entry
        yield f"| players | | {entry.unit}/s | × yardstick | decisions/s | × yardstick | target |"
        yield "|---|---|---|---|---|---|---|"
        for (players, way), gauge in self.games.items():
            decisions = gauge.per_second
            units = decisions * units_per_decision(entry, players)
            target = target_text(entry, players, way)
            yield (
                f"| {players} | {way} | {units:,.0f} | {units / unit.per_second:.3f} "
                f"| {decisions:,.0f} | {decisions / unit.per_second:.2f} | {target} |"
            )

    def parts_table(self) -> Iterator[str]:
        yield "| players | µs per copy | µs per view |"
        yield "|---|---|---|"
        for players in self.entry.players:
            copy, view = self.copies[players], self.views[players]
            yield f"| {players} | {1e6 / copy.per_second:.1f} | {1e6 / view.per_second:.1f} |"


def target_text(entry: Entry, players: int, way: str) -> str:
    if players not in entry.target_players or way not in entry.targets:
        return ""
    what = entry.unit if entry.measured == "units" else "decisions"
    return f"{what} ≥ {entry.targets[way]} ×"


def units_per_decision(entry: Entry, players: int) -> float:
    """How many games or rounds a decision is worth, over many games."""
    chance = Random(2)
    decisions = 0
    for _ in range(SAMPLE):
        state = entry.game.new(entry.options, players)
        decisions += play_randomly(state, chance, state.advance)
    return SAMPLE * entry.units_a_game / decisions


def measure(all_measured: list[Measured]) -> Gauge:
    """Runs all gauges; gives the yardstick."""
    unit = Gauge(yardstick)
    gc.disable()
    for _ in range(PASSES):
        for gauge in (unit, *(gauge for measured in all_measured for gauge in measured.gauges())):
            gauge.run()
    gc.enable()
    return unit


def report(entries: tuple[Entry, ...]) -> str:
    all_measured = [Measured(entry) for entry in entries]
    unit = measure(all_measured)
    lines = [
        f"## {datetime.now(UTC):%Y-%m-%d}",
        "",
        f"Python {platform.python_version()}, {platform.machine()}, one core, processor time. "
        f"Yardstick: {unit.per_second:,.0f} × `random.sample(range(104), 44)` per second.",
    ]
    for measured in all_measured:
        lines += ["", f"### {measured.entry.title}", "", *measured.table(unit), "", *measured.parts_table()]
        if measured.study is not None:
            lines += ["", *measured.study.table()]
    return "\n".join(lines) + "\n"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--write", action="store_true", help="put the figures at the top of RESULTS.md")
    parser.add_argument("--game", choices=[entry.game.id for entry in ENTRIES], help="this game alone")
    arguments = parser.parse_args()
    text = report(tuple(entry for entry in ENTRIES if arguments.game in (None, entry.game.id)))
    print(text)
    if arguments.write:
        title, _, older = RESULTS.read_text(encoding="utf-8").partition("\n\n")
        RESULTS.write_text(f"{title}\n\n{text}\n{older}".rstrip() + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
