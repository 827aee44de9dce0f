"""Bots that know NéVaches."""

from typing import Final

from vacherie.bots.levels import Levels
from vacherie.bots.nevaches.bull import NeVachesBull
from vacherie.bots.nevaches.cow import NeVachesCow
from vacherie.bots.nevaches.scales import scales_of

LEVELS: Final = Levels(cow=NeVachesCow, bull=NeVachesBull, scales=scales_of)
