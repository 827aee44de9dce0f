"""Players made of code, found by the name of their level."""

from vacherie.bots.registry import BOTS, find_bot, known_bots

__all__ = ["BOTS", "find_bot", "known_bots"]
