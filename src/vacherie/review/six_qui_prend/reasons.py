"""Why a move of 6 qui prend! is worse than another: what this turn costs, and what is left for the rest."""

from collections import Counter
from typing import Any, Final

from vacherie.core.said import Place, Said
from vacherie.games.six_qui_prend.actions import ChooseRow, PickCard
from vacherie.games.six_qui_prend.cards import heads_on
from vacherie.review.rooms import Facts, because, mean, percent

WORTH_TELLING: Final = 0.5
"""Heads in the rest of the round."""


def explain(view: Any, played: Any, best: Any, ours: Facts, theirs: Facts) -> list[Said]:
    if isinstance(played, ChooseRow) and isinstance(best, ChooseRow):
        heads, other = (heads_on(view.rows[choice.row]) for choice in (played, best))
        rows = because("rows", row=Place(played.row), heads=heads, better=Place(best.row), other=other)
        return [rows, *rest(ours, theirs)]
    if isinstance(played, PickCard) and isinstance(best, PickCard):
        return [taking(ours, played.card), taking(theirs, best.card), *rest(ours, theirs)]
    return rest(ours, theirs)


def taking(facts: Facts, card: int) -> Said:
    """The chance of having to take a row in this turn, which one, and what it costs then."""
    share = percent(facts, "took")
    if share < 1:
        return because("safe", number=card)
    heads = [heads for heads in facts["took"] if heads > 0]
    rows = Counter(
        int(row) for row, took in zip(facts["row"], facts["took"], strict=True) if took > 0 and row >= 0
    )
    cost = round(sum(heads) / len(heads))
    if not rows:
        return because("some-row", number=card, share=share, heads=cost)
    return because("taking", number=card, share=share, row=Place(rows.most_common(1)[0][0]), heads=cost)


def rest(ours: Facts, theirs: Facts) -> list[Said]:
    """What the move does to the rest of the hand."""
    more = later_heads(ours) - later_heads(theirs)
    if abs(more) < WORTH_TELLING:
        return []
    return [because("later", what="more" if more > 0 else "fewer", heads=max(1, round(abs(more))))]


def later_heads(facts: Facts) -> float:
    return -mean(facts, "own") - mean(facts, "took")
