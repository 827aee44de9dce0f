"""NéVaches in the league."""

from typing import Final

from tools.league.season import Season, Setting

SEASON: Final = Season(
    "NéVaches",
    "points",
    playouts=18,
    settings=(
        Setting((2, 3, 4)),
        Setting((3,), ("random_bonus=yes",)),
        Setting((3,), ("choose_start_card=yes",)),
    ),
)
