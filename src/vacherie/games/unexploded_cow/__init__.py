"""Unexploded Cow: the editions of 2013 and 2011."""

from vacherie.games.unexploded_cow.game import GAME

__all__ = ["GAME"]
