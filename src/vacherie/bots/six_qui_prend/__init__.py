"""Bots that know 6 qui prend!."""

from typing import Final

from vacherie.bots.levels import Levels
from vacherie.bots.six_qui_prend.bull import SixBull
from vacherie.bots.six_qui_prend.courtesy import leave_the_special_cards
from vacherie.bots.six_qui_prend.cow import SixCow

LEVELS: Final = Levels(cow=SixCow, bull=SixBull, courtesy=leave_the_special_cards)
