"""How long a review takes beside the yardstick: `make bench` prints it with the rest."""

from random import Random
from time import process_time
from typing import Final

from bench.gauge import Gauge, yardstick

from vacherie.bots import find_bot
from vacherie.bots.bot import Budget
from vacherie.core.record import Player, begin_record
from vacherie.games import GAMES
from vacherie.lab.play_out import bot_chooser, play_out
from vacherie.review.game import FinishedGame
from vacherie.review.run import review

PLAYERS: Final = 4
AT_MOST: Final = {"six_qui_prend": 10, "unexploded_cow": 30, "nevaches": 60}
"""Seconds of two cores for a whole game."""


def cows_game(name: str) -> FinishedGame:
    game = GAMES[name]
    options = game.options_type()
    record = begin_record(game, options, [Player(f"{seat}", "cow") for seat in range(PLAYERS)])
    state = game.new(options, PLAYERS)
    choosers = [
        bot_chooser(find_bot("cow", game), Random(seat), Budget(playouts=0)) for seat in range(PLAYERS)
    ]
    play_out(state, choosers, Random(1), on_action=record.append)
    return FinishedGame(record, game)


def main() -> None:
    unit = Gauge(yardstick)
    for _ in range(5):
        unit.run()
    print("| a review of four cows' game | decisions | first, s | whole, s | × yardstick | target, s |")
    print("|---|---|---|---|---|---|")
    for name, most in AT_MOST.items():
        game = cows_game(name)
        next(review(game))  # What is compiled or loaded, is.
        start = process_time()
        first, total = 0.0, 0
        for known in review(game):
            first, total = first or process_time() - start, known.total
        whole = process_time() - start
        print(f"| {name} | {total} | {first:.2f} | {whole:.1f} | {whole * unit.per_second:,.0f} | {most} |")


if __name__ == "__main__":
    main()
