"""What learners are told about how well they did.

score     the change of the own score, at once: heads taken as minus points, money in hundreds, points
margin    at the end: the own score less the mean of all; the sum of all seats is zero
place     at the end: from 1 for who is ahead of all to -1 for who is behind all; the sum is zero

OpenSpiel, which has rewards only at the end, gets the sum of the changes.
Where all seats win or lose together, margin and place are 1 or -1 for everybody.
"""

from typing import Final, Literal, get_args

from vacherie.core.values import Outcome
from vacherie.research.encoding.base import Encoding

Reward = Literal["score", "margin", "place"]
REWARDS: Final[tuple[Reward, ...]] = get_args(Reward)


def final_rewards(encoding: Encoding, outcome: Outcome, reward: Reward) -> list[float]:
    """What everybody gets for the whole game: with "score" the sum of all changes."""
    seats = range(encoding.players)
    if reward == "score":
        before = encoding.first_scores
        return [encoding.final_score(outcome, seat) - before[seat] for seat in seats]
    if encoding.game.is_played_together(encoding.options):
        return [1.0 if outcome.places[seat] == 1 else -1.0 for seat in seats]
    if reward == "place":
        return [lead(outcome.places, place) for place in outcome.places]
    scores = [encoding.final_score(outcome, seat) for seat in seats]
    mean = sum(scores) / len(scores)
    return [score - mean for score in scores]


def lead(places: tuple[int, ...], own: int) -> float:
    """The share of the others who are behind, less the share of those ahead."""
    return sum((place > own) - (place < own) for place in places) / (len(places) - 1)
