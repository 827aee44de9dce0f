"""Chance in 6 qui prend!: for each card from 1 to 104, where the deal puts it.

Asked like this, and not "which is the next card?", every deal has one history only, and few outcomes a draw.
"""

from typing import Any, Final

from vacherie.core.values import Action
from vacherie.games.six_qui_prend.actions import SPECIALS, Dealt, FirstChosen, OxDealt
from vacherie.games.six_qui_prend.cards import CARDS, HAND_SIZE, ROW_COUNT
from vacherie.games.six_qui_prend.ox import SPECIALS_IN_PLAY
from vacherie.research.encoding.base import Urn, one_of_each
from vacherie.research.encoding.numbering import Numbering
from vacherie.research.encoding.vector import Word

MOST_SEATS: Final = 10

OUTCOMES: Final = Numbering()
ROW: Final = OUTCOMES.add("row", ROW_COUNT, "the card opens this row")
HAND: Final = OUTCOMES.add("hand", MOST_SEATS, "the card goes to this seat")
OX: Final = OUTCOMES.add("ox", HAND_SIZE, "the card is the Ox's, who plays it in this trick")
OUT: Final = OUTCOMES.add("out", 1, "the card is not in this round")
SPECIAL: Final = OUTCOMES.add(
    "special", len(SPECIALS), "the next special card, top first: " + ", ".join(SPECIALS)
)
SEAT: Final = OUTCOMES.add("seat", MOST_SEATS, "who drafts first")


def six_urns(state: Any) -> list[Urn]:
    match state.options.variant:
        case "pro":
            return [one_of_each(SEAT, state.players)]
        case "coop":
            specials = Urn(dict.fromkeys(range(SPECIAL, SPECIAL + len(SPECIALS)), 2))
            cards = places(state.players, HAND_SIZE)
            return [cards] * len(CARDS) + [specials] * SPECIALS_IN_PLAY[state.players]
    return [places(state.players, 0)] * len(CARDS)


def places(players: int, ox: int) -> Urn:
    """All places that a deal fills, and as many outside it as cards are left over."""
    counts = dict.fromkeys(range(ROW, ROW + ROW_COUNT), 1)
    counts |= dict.fromkeys(range(HAND, HAND + players), HAND_SIZE)
    counts |= dict.fromkeys(range(OX, OX + ox), 1)
    out = len(CARDS) - sum(counts.values())
    return Urn({**counts, OUT: out} if out else counts)


def six_chance_action(state: Any, drawn: Word) -> Action:
    if state.options.variant == "pro":
        return FirstChosen(drawn[0] - SEAT)
    dealt: list[list[int]] = [[] for _ in range(OUT + 1)]
    for card, place in zip(CARDS, drawn, strict=False):
        dealt[place].append(card)
    rows = tuple(card for [card] in dealt[ROW : ROW + ROW_COUNT])
    hands = tuple(map(tuple, dealt[HAND : HAND + state.players]))
    if state.options.variant != "coop":
        return Dealt(hands, rows)
    ox = tuple(card for [card] in dealt[OX : OX + HAND_SIZE])
    return OxDealt(hands, rows, ox, tuple(SPECIALS[number - SPECIAL] for number in drawn[len(CARDS) :]))
