"""Why a move of Unexploded Cow is worse than another: the money of this turn, the city, what is left."""

from typing import Any, Final

from vacherie.core.said import Card, Money, Person, Said
from vacherie.games.unexploded_cow.actions import RollDie
from vacherie.games.unexploded_cow.reach import Stake
from vacherie.review.rooms import Facts, because, mean, percent

WORTH_TELLING: Final = 40
"""Francs."""
CITY_WORTH_TELLING: Final = 5
"""In a hundred turns."""
SIDES: Final = 6


def explain(view: Any, played: Any, best: Any, ours: Facts, theirs: Facts) -> list[Said]:
    reasons = reached(view) if isinstance(played, RollDie) else []
    earned, better = (round(mean(facts, "earned")) for facts in (ours, theirs))
    if abs(earned - better) >= WORTH_TELLING:
        reasons.append(because("turn", money=Money(earned), better=Money(better)))
    share, other = (percent(facts, "city") for facts in (ours, theirs))
    if abs(share - other) >= CITY_WORTH_TELLING:
        reasons.append(because("city", share=share, better=other))
    later = round(hopes(ours) - hopes(theirs))
    if abs(later) >= WORTH_TELLING:
        reasons.append(because("later", what="more" if later > 0 else "less", money=Money(abs(later))))
    pot, left = (round(mean(facts, "pot")) for facts in (ours, theirs))
    if abs(pot - left) >= WORTH_TELLING:
        reasons.append(because("pot", money=Money(pot), better=Money(left)))
    return reasons


def hopes(facts: Facts) -> float:
    """What is still to come after this turn."""
    return mean(facts, "own") - mean(facts, "earned")


def reached(view: Any) -> list[Said]:
    """Which cow is reached most often as the herds stand, and who is paid for it."""
    stakes = [side for side in view.reach if isinstance(side, Stake)]
    if not stakes:
        return []
    most = max(stakes, key=lambda side: sum(other.card == side.card for other in stakes))
    sides = sum(other.card == most.card for other in stakes)
    reach = because(
        "reach", card=Card(most.card), sides=sides, of=SIDES, owner=Person(most.owner), money=Money(most.pays)
    )
    return [reach]
