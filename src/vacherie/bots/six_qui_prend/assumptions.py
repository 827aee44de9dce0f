"""What the bull takes for granted: how the others play, which rows fill up, and what a result is worth."""

from collections.abc import Iterable
from functools import cache
from math import exp, sqrt
from typing import Final

from vacherie.bots.six_qui_prend.picking import at_least
from vacherie.bots.six_qui_prend.playout import layout
from vacherie.games.six_qui_prend.cards import CARDS, HEADS, REVERSIBLE, reversed_value
from vacherie.games.six_qui_prend.determinize import unseen_cards
from vacherie.games.six_qui_prend.ox import team_factor
from vacherie.games.six_qui_prend.parts import draft_of, team_of
from vacherie.games.six_qui_prend.scoring import last_total
from vacherie.games.six_qui_prend.view import SixView

# How cards are picked in a playout. 1024 is one head, or certainty.
OWN_NOISE: Final = 300
RIVAL_NOISE: Final = 1500
RIVAL_WHIM: Final = 300
"""How often a rival plays any card at all."""
LOW_COST: Final = 1000
"""What a card that fits no row costs beside the cheapest row."""
ROOM_COST: Final = 1600
"""What each card costs that fills up the row before."""
REVERSING_COST: Final = 2000
"""What keeping the Reversed digits card for later is worth."""

# What a result is worth, in heads.
MATCH_WORTH: Final = 30
TEAM_WORTH: Final = 5
ROUND_HEADS: Final = 12
"""How many heads the last player is thought to take in each round to come."""
SPREAD: Final = 6.5
"""How far behind a player's chance falls to a third of the first's, with one round to come."""
NEVER: Final = 1 << 30


def facts_of(view: SixView) -> list[int]:
    """What all tables of this decision share."""
    draft = draft_of(view)
    facts = [0] * layout.FACTS_SIZE
    facts[layout.HEADS_ON : layout.HEADS_ON + len(HEADS)] = HEADS
    for card in CARDS:
        facts[layout.BACKWARDS + card] = reversed_value(card) if card in REVERSIBLE else card
    live = [*unseen_cards(view), *(card for hand in view.hands for card in hand.cards)]
    if draft:
        live += draft.cards
    facts[layout.BELOW : layout.BELOW + layout.BY_CARD] = counts_up_to(live)
    rivals = view.players - 1 + (team_of(view) is not None)
    facts[layout.RISK : layout.RISK + (layout.MOST_ROOM + 1) * layout.BY_CARD] = risks(rivals, len(live))
    facts[layout.OWN_NOISE] = OWN_NOISE
    facts[layout.RIVAL_NOISE] = RIVAL_NOISE
    facts[layout.RIVAL_WHIM] = RIVAL_WHIM
    facts[layout.LOW_COST] = LOW_COST
    facts[layout.ROOM_COST] = ROOM_COST
    facts[layout.REVERSING_COST] = REVERSING_COST
    write_aim(facts, view)
    return facts


def counts_up_to(cards: Iterable[int]) -> list[int]:
    """For each number how many of these cards are not above it."""
    held = set(cards)
    counts = [0]
    for card in CARDS:
        counts.append(counts[-1] + (card in held))
    return counts


@cache
def risks(rivals: int, live: int) -> tuple[int, ...]:
    """For each room in a row and number of cards that fit in between: how likely it is filled up."""
    return tuple(
        round(layout.ONE * at_least(room, rivals, min(1.0, between / max(1, live))))
        for room in range(layout.MOST_ROOM + 1)
        for between in range(layout.BY_CARD)
    )


def write_aim(facts: list[int], view: SixView) -> None:
    options = view.options
    if team_of(view) is not None:
        facts[layout.TEAM_FACTOR] = team_factor(view.players)
        facts[layout.WIN_WORTH] = TEAM_WORTH
        return
    facts[layout.WIN_WORTH] = 0 if options.max_rounds == 1 else MATCH_WORTH
    facts[layout.END_AT] = last_total(options) or NEVER
    facts[layout.ROUNDS_AFTER] = layout.MOST_ROUNDS - 1
    if options.max_rounds is not None:
        facts[layout.ROUNDS_AFTER] = min(layout.MOST_ROUNDS - 1, options.max_rounds - view.round)
    facts[layout.ROUND_HEADS] = ROUND_HEADS
    facts[layout.TOTAL : layout.TOTAL + view.players] = view.totals


@cache
def match_odds() -> tuple[float, ...]:
    """By the rounds to come and the heads behind the best: the weight of a player's chance to win."""
    ended = (1.0, *(0.0 for _ in range(layout.ODDS_SPACE - 1)))
    return (
        *ended,
        *(
            exp(-behind / (SPREAD * sqrt(rounds)))
            for rounds in range(1, layout.MOST_ROUNDS)
            for behind in range(layout.ODDS_SPACE)
        ),
    )
