"""NéVaches: build a landscape tile by tile, put cows on it as the cards ask, and bring the herds home."""

from vacherie.games.nevaches.game import GAME

__all__ = ["GAME"]
