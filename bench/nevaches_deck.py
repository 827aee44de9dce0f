"""Lets cows play NéVaches, and sets what they did beside the targets of the deck."""

import argparse
from collections.abc import Iterator
from pathlib import Path
from random import Random

from vacherie.bots import find_bot
from vacherie.core.options import parse_options
from vacherie.games.nevaches import GAME
from vacherie.games.nevaches.deck import Deck
from vacherie.games.nevaches.options import NeVachesOptions, deck_of
from vacherie.lab.play_out import bot_chooser, play_out
from vacherie.lab.report.figures import Figures, mean, share_between
from vacherie.lab.report.nevaches.collect import WIN, NeVachesCollector
from vacherie.lab.simulate import BUDGET


def played(options: NeVachesOptions, players: int, games: int, seed: int) -> Figures:
    """The same games as `vacherie simulate nevaches --bots cow` plays."""
    figures = Figures()
    for index in range(games):
        state = GAME.new(options, players)
        collector = NeVachesCollector(deck_of(options), players, figures)
        choosers = [
            bot_chooser(find_bot("cow", GAME), Random(f"{seed}/{index}/{seat}"), BUDGET)
            for seat in range(players)
        ]
        play_out(state, choosers, Random(f"{seed}/{index}/chance"), on_event=collector.note)
        outcome = state.outcome()
        assert outcome is not None, state
        collector.end(outcome)
    return figures


def lines(figures: Figures, deck: Deck, players: int, games: int) -> Iterator[str]:
    turns, tiles = figures.distribution("turns"), figures.distribution("tiles")
    yield f"| turns a player (12–16) | {mean(turns):.2f} |"
    yield f"| players with 10–19 turns (95 %) | {100 * share_between(turns, 10, 19):.1f} % |"
    yield f"| tiles a player (11–14.5) | {mean(tiles):.2f} |"
    early = 100 * figures.count("early", 1) / games
    yield f"| early ends (< {5 if players == 4 else 0.5} %) | {early:.2f} % |"
    taken = shares(figures, "taken", "shown")
    used = shares(figures, "used", "held")
    yield f"| cards taken when shown (30–90 %) | {extremes(taken, deck)} |"
    yield f"| cards played once taken (≥ 60 %) | {extremes(used, deck)} |"
    seats = figures.distribution("wins")
    won = " / ".join(f"{100 * seats.get(place, 0) / WIN / games:.1f}" for place in range(players))
    yield f"| wins from the fox on (≤ {100 / players + 3:.1f} %) | {won} % |"
    for cows, points in figures.distribution("cards").items():
        plays = figures.count("plays", cows) / games / players
        yield f"| points from cards of {cows} | {points / games / players:.1f} in {plays:.2f} plays |"
    yield f"| points from trees | {figures.count('trees', 0) / games / players:.1f} |"
    yield f"| points from scoring tiles | {figures.count('goals', 0) / games / players:.1f} |"


def shares(figures: Figures, part: str, whole: str) -> dict[int, float]:
    return {card: figures.count(part, card) / count for card, count in figures.distribution(whole).items()}


def extremes(shares: dict[int, float], deck: Deck) -> str:
    names = list(deck)
    least, most = min(shares, key=shares.__getitem__), max(shares, key=shares.__getitem__)
    return f"{100 * shares[least]:.0f} ({names[least]}) – {100 * shares[most]:.0f} % ({names[most]})"


def card_lines(figures: Figures, deck: Deck) -> Iterator[str]:
    taken, used = shares(figures, "taken", "shown"), shares(figures, "used", "held")
    for number, card in enumerate(deck.values()):
        if number in used:
            yield f"{card.id:8} {card.points:2} {100 * taken[number]:5.1f} {100 * used[number]:5.1f}"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--players", type=int, default=4)
    parser.add_argument("--games", type=int, default=1000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--deck", type=Path, help="a deck file of one's own")
    parser.add_argument("--cards", action="store_true", help="list each card: points, taken, played (%%)")
    given = parser.parse_args()
    options = parse_options(GAME, [f"deck={given.deck}"] if given.deck else [])
    assert isinstance(options, NeVachesOptions)
    figures = played(options, given.players, given.games, given.seed)
    print(f"| {given.games} games of {given.players} cows | |\n|---|---|")
    print(*lines(figures, deck_of(options), given.players, given.games), sep="\n")
    if given.cards:
        print(*card_lines(figures, deck_of(options)), sep="\n")


if __name__ == "__main__":
    main()
