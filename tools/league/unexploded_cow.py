"""Unexploded Cow in the league."""

from typing import Final

from tools.league.season import Season, Setting

SEASON: Final = Season(
    "Unexploded Cow",
    "money",
    playouts=600,
    settings=(Setting((2, 3, 4, 5, 6)), Setting((3, 4, 6), ("edition=2011",))),
    share=3,  # Money goes up and down more than heads and points.
)
