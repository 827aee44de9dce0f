"""The set-up of a round: everybody gets a hand, and four cards begin the rows (S3)."""

from collections.abc import Sequence
from random import Random
from typing import TYPE_CHECKING

from vacherie.core.errors import IllegalAction
from vacherie.games.six_qui_prend.actions import PICKS, Dealt
from vacherie.games.six_qui_prend.cards import CARDS, HAND_SIZE, ROW_COUNT, cards_in_play
from vacherie.games.six_qui_prend.events import HandsDealt, RoundBegan

if TYPE_CHECKING:
    from vacherie.games.six_qui_prend.rules import BaseGame

Hands = Sequence[Sequence[int]]


def draw_deal(players: int, random: Random) -> Dealt:
    cards = tuple(random.sample(CARDS, cards_in_play(players)))
    hands = [cards[start : start + HAND_SIZE] for start in range(ROW_COUNT, len(cards), HAND_SIZE)]
    return Dealt(tuple(hands), cards[:ROW_COUNT])


def deal_refusal(
    players: int, hands: Hands, rows: Sequence[int], ox: Sequence[int] = ()
) -> IllegalAction | None:
    sizes_are_right = (
        len(hands) == players and all(len(hand) == HAND_SIZE for hand in hands) and len(rows) == ROW_COUNT
    )
    dealt = [*(card for hand in hands for card in hand), *rows, *ox]
    if not sizes_are_right or len(set(dealt)) != len(dealt) or not set(dealt) <= set(CARDS):
        return IllegalAction("bad-deal")
    return None


def deal(table: "BaseGame", hands: Hands, rows: Sequence[int]) -> None:  # S3
    table.hands = [[*map(PICKS.__getitem__, sorted(hand))] for hand in hands]
    if table.events is not None:
        table.events.append(RoundBegan(table.round))
        table.events.append(HandsDealt(tuple(tuple(sorted(hand)) for hand in hands)))
    table.open_rows(rows)
    table.next_trick()
