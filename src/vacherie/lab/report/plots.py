"""Draws the plots of a report; the same figures give the same picture, byte for byte."""

from pathlib import Path
from typing import Any, Final

import matplotlib
from matplotlib.axes import Axes
from matplotlib.figure import Figure

from vacherie.lab.report.page import Plot

SETTINGS: Final[dict[Any, Any]] = {"svg.hashsalt": "vacherie", "svg.fonttype": "none", "font.size": 9}
MOST_LABELS: Final = 16
MOST_LETTERS: Final = 60
"""Of all labels, if they are to fit side by side."""


def draw(plot: Plot, path: Path) -> None:
    with matplotlib.rc_context(SETTINGS):
        figure = Figure(figsize=(7, 3.5), layout="constrained")
        axes = figure.add_subplot()
        if plot.bars:
            draw_bars(plot, axes)
        else:
            for name, heights in plot.series:
                axes.plot(plot.places, heights, label=name)
        axes.set_title(plot.title)
        axes.set_xlabel(plot.across)
        axes.set_ylabel(plot.up)
        axes.grid(axis="y", alpha=0.3)
        if len(plot.series) > 1:
            axes.legend()
        figure.savefig(path, format="svg", metadata={"Date": None})


def draw_bars(plot: Plot, axes: Axes) -> None:
    """Side by side at each place; of many numbers only some are written."""
    width = 0.8 / len(plot.series)
    for number, (name, heights) in enumerate(plot.series):
        shift = (number - (len(plot.series) - 1) / 2) * width
        axes.bar([place + shift for place in range(len(heights))], heights, width, label=name)
    labels = [str(place) for place in plot.places]
    step = 1 if isinstance(plot.places[0], str) else max(1, len(labels) // MOST_LABELS)
    places, labels = range(0, len(labels), step), labels[::step]
    is_crowded = sum(map(len, labels)) > MOST_LETTERS
    axes.set_xticks(places, labels, rotation=90 if is_crowded else 0)
