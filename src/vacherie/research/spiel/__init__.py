"""Every game for OpenSpiel: `pyspiel.load_game("vacherie_six_qui_prend", {"players": 4})`."""

from vacherie.research.spiel.game import register_games as register_games
