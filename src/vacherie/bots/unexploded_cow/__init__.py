"""Bots that know Unexploded Cow."""

from collections.abc import Sequence
from random import Random
from typing import Any, Final

from vacherie.bots.levels import Levels
from vacherie.bots.unexploded_cow.bull import UnexplodedCowBull
from vacherie.bots.unexploded_cow.cow import UnexplodedCowCow
from vacherie.bots.weighing import Scales


def scales(view: Any, legal: Sequence[Any], random: Random, played: Any | None = None) -> Scales | None:
    # Imported only where something is weighed: Numba takes a while to load.
    from vacherie.bots.unexploded_cow.scales import scales_of

    return scales_of(view, legal, random, played)


LEVELS: Final = Levels(cow=UnexplodedCowCow, bull=UnexplodedCowBull, scales=scales)
