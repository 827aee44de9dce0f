"""What a roll is worth to the active player of a playout, and which of two is better."""

from vacherie.bots.compiled import compiled
from vacherie.bots.unexploded_cow.playout.layout import NONE, Cards, Playing
from vacherie.bots.unexploded_cow.playout.policy.worths import blown_worth, likelihood
from vacherie.bots.unexploded_cow.playout.rules.rolling import counted
from vacherie.games.unexploded_cow.clauses import SIX


@compiled
def roll_worth(table: Playing, cards: Cards, pips: int) -> float:
    herd, place = counted(table, pips)
    if herd == NONE:
        return 0.0
    return blown_worth(table, cards, table.herds[herd][place], herd, table.active, likelihood(table))


@compiled
def better_roll(table: Playing, cards: Cards, first: int, second: int) -> int:
    return second if roll_worth(table, cards, second) > roll_worth(table, cards, first) else first


@compiled
def mean_roll(table: Playing, cards: Cards) -> float:
    worth = 0.0
    for pips in range(1, SIX):
        worth += roll_worth(table, cards, pips)
    return worth / SIX


@compiled
def second_roll(table: Playing, cards: Cards) -> float:
    """What the better of two rolls brings more than one."""
    better = 0.0
    for first in range(1, SIX + 1):
        for second in range(1, SIX + 1):
            better += max(roll_worth(table, cards, first), roll_worth(table, cards, second))
    return better / (SIX * SIX) - mean_roll(table, cards)
