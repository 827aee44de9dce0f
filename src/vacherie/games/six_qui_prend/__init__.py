"""6 qui prend!: the base game, the pro variant, four fan cards and the cooperative game."""

from vacherie.games.six_qui_prend.game import GAME

__all__ = ["GAME"]
