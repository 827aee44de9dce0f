"""6 qui prend! in the league."""

from typing import Final

from tools.league.season import Season, Setting, Single

SEASON: Final = Season(
    "6 qui prend!",
    "heads",
    playouts=2000,
    settings=(
        Setting((2, 3, 4, 5, 6, 7, 8, 9, 10)),
        *(
            Setting((4,), (f"variant={variant}",))
            for variant in ("pro", "even_odd", "escalade", "cabriole", "reversed")
        ),
        Setting((1, 2, 3, 4, 5, 6), ("variant=coop",)),
    ),
    # One round instead of a match: what published bots of 6 nimmt! are measured by.
    singles=(Single(Setting((4,), ("max_rounds=1", "target_heads=none")), share=250, playouts=300),),
)
