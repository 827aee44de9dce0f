"""Draws the charts of a report as SVG, plain shapes whose colours come from the page."""

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from html import escape
from itertools import pairwise
from math import ceil, floor, log10
from typing import Final

from vacherie.bots.strength import Estimate
from vacherie.lab.statistics import counted_quantile

WIDTH: Final = 360
LEFT, RIGHT, BOTTOM = 8, 12, 36
BINS: Final = 36
"""How many steps a ridge has, where there are so many different values."""
RIDGE: Final = 58
RIDGE_HEIGHT: Final = 26
ROW: Final = 22
LETTER: Final = 6.4
"""About how wide a letter is; the names of rows take a third of the width at most."""
MARK: Final = 4

Number = Callable[[float], str]
"""Writes a number in the language of the page."""


@dataclass(frozen=True)
class Scale:
    """From values to places between left and right."""

    low: float
    high: float
    left: float = LEFT

    def __call__(self, value: float) -> float:
        return round(self.left + (value - self.low) / (self.high - self.low) * (WIDTH - RIGHT - self.left), 1)

    def inside(self, value: float) -> float:
        return self(min(max(value, self.low), self.high))

    def ticks(self) -> list[float]:
        """A few round numbers between both ends."""
        step = round_step((self.high - self.low) / 5)
        first, last = ceil(self.low / step - 1e-9), floor(self.high / step + 1e-9)
        return [round(number * step, 10) for number in range(first, last + 1)]


def round_step(least: float) -> float:
    """The next of 1, 2, 5, 10, 20 …"""
    power = 10.0 ** floor(log10(least))
    return next(factor * power for factor in (1, 2, 5, 10) if factor * power >= least * (1 - 1e-9))


def widened(low: float, high: float) -> tuple[float, float]:
    """A range that has a width, and ends at round numbers."""
    if high - low < 1e-9:
        low, high = low - 1, high + 1
    step = round_step((high - low) / 8)
    return floor(low / step) * step, ceil(high / step) * step


def ridges(rows: Sequence[tuple[str, Mapping[float, int]]], title: str, across: str, number: Number) -> str:
    """How often there is which value, one hill for each row; a line from 5 to 95 %, a mark at the middle."""
    scale = Scale(*widened(min(min(counts) for _, counts in rows), max(max(counts) for _, counts in rows)))
    parts = []
    for index, (label, counts) in enumerate(rows):
        base = index * RIDGE + RIDGE - 8
        low, middle, high = (counted_quantile(counts, share) for share in (0.05, 0.5, 0.95))
        told = f"{label}: {number(low)} – {number(middle)} – {number(high)}"
        parts += [
            f"<g><title>{escape(told)}</title>",
            f'<path class="hill" d="{hill(counts, scale, base)}"/>',
            f'<path class="whisker" d="M{scale(low)} {base}H{scale(high)}"/>',
            f'<path class="middle" d="M{scale(middle)} {base + 4}v-{RIDGE_HEIGHT // 2}"/>',
            f'<text class="label" x="{LEFT}" y="{base - RIDGE_HEIGHT - 5}">{escape(label)}</text></g>',
        ]
    height = len(rows) * RIDGE
    return svg(height, title, [*axis(scale, height, across, number), *parts])


def hill(counts: Mapping[float, int], scale: Scale, base: float) -> str:
    """The outline of a histogram, as high as its highest step allows."""
    width = bin_width(counts, scale)
    first = min(counts) - width / 2
    heights = Counter[int]()
    for value, count in counts.items():
        heights[int((value - first) / width)] += count
    unit = RIDGE_HEIGHT / max(heights.values())
    steps = [
        f"V{round(base - heights[step] * unit, 1)}H{scale.inside(first + (step + 1) * width)}"
        for step in range(max(heights) + 1)
    ]
    return f"M{scale.inside(first)} {base}{''.join(steps)}V{base}Z"


def bin_width(counts: Mapping[float, int], scale: Scale) -> float:
    """So many of the smallest steps between two values that none has more of them than another."""
    width = (scale.high - scale.low) / BINS
    step = min((high - low for low, high in pairwise(sorted(counts))), default=width)
    return ceil(width / step - 1e-9) * step


def forest(
    rows: Sequence[tuple[str, Estimate]],
    title: str,
    across: str,
    number: Number,
    limits: tuple[float, float] | None = None,
) -> str:
    """A mark with its interval for each row; filled where it leaves out zero."""
    low, high = limits or limits_of([estimate for _, estimate in rows])
    names = min(WIDTH / 3, LETTER * max(len(label) for label, _ in rows)) + LEFT
    scale = Scale(low, high, names + LEFT)
    zero = scale(0)
    height = len(rows) * ROW + 6
    parts = [f'<path class="zero" d="M{zero} 0V{height}"/>']
    for index, (label, estimate) in enumerate(rows):
        y = index * ROW + ROW // 2 + 3
        kind = "clear" if leaves_out_zero(estimate) else "open"
        told = f"{label}: {number(estimate.mean)} [{number(estimate.low)}, {number(estimate.high)}]"
        parts += [
            f'<g class="{kind}"><title>{escape(told)}</title>',
            f'<text class="name" x="{names}" y="{y + 4}">{escape(label)}</text>',
            f'<path class="whisker" d="M{scale(estimate.low)} {y}H{scale(estimate.high)}"/>',
            f'<circle cx="{scale(estimate.mean)}" cy="{y}" r="{MARK}"/></g>',
        ]
    return svg(height, title, [*axis(scale, height, across, number), *parts])


def limits_of(estimates: Sequence[Estimate]) -> tuple[float, float]:
    """A range that holds all intervals, and zero."""
    low = min(0.0, *(estimate.low for estimate in estimates))
    return widened(low, max(0.0, *(estimate.high for estimate in estimates)))


def leaves_out_zero(estimate: Estimate) -> bool:
    return estimate.low > 0 or estimate.high < 0


def axis(scale: Scale, height: int, across: str, number: Number) -> list[str]:
    parts = []
    for tick in scale.ticks():
        x = scale(tick)
        parts += [
            f'<path class="grid" d="M{x} 0V{height}"/>',
            f'<text class="tick" x="{x}" y="{height + 14}">{escape(number(tick))}</text>',
        ]
    middle = (scale.left + WIDTH - RIGHT) / 2
    return [
        *parts,
        f'<text class="across" x="{middle}" y="{height + 31}">{escape(across)}</text>',
    ]


def svg(height: int, title: str, parts: Sequence[str]) -> str:
    size = f'viewBox="0 0 {WIDTH} {height + BOTTOM}"'
    return f'<svg {size} role="img" aria-label="{escape(title)}">{"".join(parts)}</svg>'
