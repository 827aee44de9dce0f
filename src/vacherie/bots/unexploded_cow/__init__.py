"""Bots that know Unexploded Cow."""

from typing import Final

from vacherie.bots.levels import Levels
from vacherie.bots.unexploded_cow.bull import UnexplodedCowBull
from vacherie.bots.unexploded_cow.cow import UnexplodedCowCow

LEVELS: Final = Levels(cow=UnexplodedCowCow, bull=UnexplodedCowBull)
