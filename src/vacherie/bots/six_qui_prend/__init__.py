"""Bots that know 6 qui prend!."""

from collections.abc import Sequence
from random import Random
from typing import Any, Final

from vacherie.bots.levels import Levels
from vacherie.bots.six_qui_prend.bull import SixBull
from vacherie.bots.six_qui_prend.courtesy import leave_the_special_cards
from vacherie.bots.six_qui_prend.cow import SixCow
from vacherie.bots.weighing import Scales


def scales(view: Any, legal: Sequence[Any], random: Random, played: Any | None = None) -> Scales | None:
    # Imported only where something is weighed: Numba takes a while to load.
    from vacherie.bots.six_qui_prend.thinking import scales_of

    return scales_of(view, legal, random, played)


LEVELS: Final = Levels(cow=SixCow, bull=SixBull, scales=scales, courtesy=leave_the_special_cards)
