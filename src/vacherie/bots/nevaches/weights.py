"""How much each of the prospects weighs, found by regression: docs/bots.md says how."""

from typing import Final

ROWS: Final[dict[str, tuple[float, ...]]] = {
    "base": (1.55, 4.76, 5.61, 6.35, 8.07),
    "best_card": (0.19, 0.56, 0.60, 0.60, 0.60),
    "second_card": (0.03, 0.30, 0.45, 0.53, 0.52),
    "third_card": (-0.11, 0.14, 0.25, 0.31, 0.43),
    "more_cards": (0.08, 0.13, 0.28, 0.27, 0.34),
    "idle_cards": (-0.20, -0.20, -0.20, -0.20, -0.20),
    "next_turn": (0.47, 0.10, 0.07, 0.07, 0.04),
    "next_turn_row": (0.28, 0.05, 0.05, 0.07, 0.05),
    "row_card": (-0.03, 0.14, 0.19, 0.16, 0.21),
    "second_row_card": (0.03, 0.14, 0.18, 0.15, 0.10),
    "home": (0.06, 0.18, 0.72, 1.12, 1.34),
    "home_squared": (-0.12, 0.06, -0.15, -0.17, -0.26),
    "herds": (0.09, -0.15, -0.18, -0.16, -0.21),
    "cows": (-0.33, 0.04, 0.43, 0.69, 0.84),
    "largest_herd": (0.12, 0.04, 0.12, 0.22, 0.19),
    "near_cow": (-0.02, 0.15, 0.36, 0.89, 1.25),
    "near_card": (0.84, 1.26, 1.45, 1.65, 1.65),
    "near_action": (0.99, 2.15, 2.09, 1.84, 1.49),
    "near_tile": (0.75, 1.88, 1.47, 1.17, 1.31),
    "near_home": (0.10, 0.98, 1.05, 0.45, 0.30),
    "tiles": (0.02, 0.01, 0.04, 0.06, 0.09),
    "landscapes": (-0.10, -0.09, -0.07, -0.03, 0.06),
    "touching": (0.01, 0.03, 0.01, -0.00, 0.00),
    "fields": (-0.01, -0.03, -0.01, 0.02, 0.06),
    "meadows": (0.03, -0.00, 0.02, 0.02, 0.00),
    "forests": (0.06, 0.05, 0.08, 0.10, 0.17),
    "lakes": (0.01, 0.03, 0.05, 0.11, 0.16),
    "houses": (0.04, 0.07, 0.15, 0.21, 0.26),
    "tree_shown": (-0.08, 0.90, 1.13, 0.97, 1.00),
    "tree_hidden": (0.97, 1.01, 1.12, 1.18, 1.13),
    "tree_half": (0.13, 0.19, 0.23, 0.29, 0.27),
    "trees": (-0.03, -0.03, -0.16, -0.15, -0.37),
}
"""Points to be expected of the next turn, of the next two, and so on to five; a later turn counts less."""

WEIGHTS: Final = tuple(zip(*ROWS.values(), strict=True))
"""By the number of turns, in the order of the fields of `Prospects`."""

GOAL_WEIGHTS: Final[dict[int, tuple[float, ...]]] = {
    42: (2.51, 0.25, 0.20, 0.12),
    58: (1.47, 0.32, 0.11, 0.31),
    65: (0.53, 0.19, 0.03, 0.68),
}
"""For `GoalOutlook`, as long as the leader has fewer points than this."""
