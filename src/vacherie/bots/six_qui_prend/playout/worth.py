"""What a finished round is worth."""

from typing import Final

from vacherie.bots.compiled import compiled
from vacherie.bots.six_qui_prend.arrays import Fractions, Numbers
from vacherie.bots.six_qui_prend.playout.layout import (
    END_AT,
    NOBODY,
    ODDS_SPACE,
    OX_SEAT,
    ROUND_HEADS,
    ROUNDS_AFTER,
    SEATS,
    TAKEN,
    TEAM_FACTOR,
    TOTAL,
    VIEWER,
    WIN_WORTH,
)
from vacherie.bots.six_qui_prend.playout.rules import place_waiting

# What is noted of a playout: what the bull aims at, the heads, the chance to win, and of this trick alone
# the heads the seat took and the row they were in.
WORTH, OWN, CHANCE, TOOK, ROW = range(5)
FIELDS: Final = 5


@compiled
def lead(table: Numbers, facts: Numbers) -> int:
    """How many more heads the Ox has than the team."""
    ox = table[OX_SEAT]
    team = 0
    for seat in range(ox):
        team += table[TAKEN + seat]
    return table[TAKEN + ox] - facts[TEAM_FACTOR] * team


@compiled
def lead_after_trick(table: Numbers, facts: Numbers) -> int:
    place_waiting(table, facts)
    return lead(table, facts)


@compiled
def note_worth(table: Numbers, facts: Numbers, odds: Fractions, scores: Fractions, start: int) -> None:
    """In heads: what winning is worth, less those taken; for a team its lead over the Ox."""
    if table[OX_SEAT] != NOBODY:
        ahead = lead(table, facts)
        scores[start + CHANCE] = 1.0 if ahead > 0 else 0.0
        scores[start + WORTH] = float(ahead + facts[WIN_WORTH] if ahead > 0 else ahead)
        for seat in range(table[OX_SEAT]):
            scores[start + OWN] -= facts[TEAM_FACTOR] * table[TAKEN + seat]
        return
    taken = table[TAKEN + table[VIEWER]]
    chance = win_chance(table, facts, odds)
    scores[start + CHANCE] = chance
    scores[start + WORTH] = facts[WIN_WORTH] * chance - taken
    scores[start + OWN] = -taken


@compiled
def win_chance(table: Numbers, facts: Numbers, odds: Fractions) -> float:
    """The viewer's chance to win the match, were all players equally good from the next round on."""
    viewer = table[VIEWER]
    own = facts[TOTAL + viewer] + table[TAKEN + viewer]
    most = own
    fewest = own
    for seat in range(table[SEATS]):
        total = facts[TOTAL + seat] + table[TAKEN + seat]
        most = max(most, total)
        fewest = min(fewest, total)
    rounds = 0
    if most < facts[END_AT]:
        rounds = min(facts[ROUNDS_AFTER], 1 + (facts[END_AT] - most) // facts[ROUND_HEADS])
    share = 0.0
    for seat in range(table[SEATS]):
        behind = facts[TOTAL + seat] + table[TAKEN + seat] - fewest
        share += odds[rounds * ODDS_SPACE + min(behind, ODDS_SPACE - 1)]
    return odds[rounds * ODDS_SPACE + min(own - fewest, ODDS_SPACE - 1)] / share
