"""Why a move of NéVaches is worse than another: points soon, cards in reach, cows at home, the next bonus."""

from typing import Any, Final

from vacherie.core.said import Said
from vacherie.review.rooms import Facts, because, mean

WORTH_TELLING: Final = {"within": 1.0, "playable": 0.5, "home": 0.5, "bonus": 1.0}
"""From which difference on each is told."""


def explain(view: Any, played: Any, best: Any, ours: Facts, theirs: Facts) -> list[Said]:
    reasons: list[Said] = []
    for name, least in WORTH_TELLING.items():
        mine, better = (mean(facts, name) for facts in (ours, theirs))
        if abs(mine - better) >= least:
            reasons.append(because(name, mine=round(mine), better=round(better)))
    return reasons
