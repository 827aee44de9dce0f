"""The lines above the table: which game it is, how far it has come, and how it ends."""

from collections.abc import Iterator

from rich.text import Text

from vacherie.games.six_qui_prend.parts import marker_of, spent_of
from vacherie.games.six_qui_prend.view import SixView
from vacherie.tables.teller import Teller


def headline(view: SixView, teller: Teller) -> Iterator[Text]:
    name = Text(teller.text("variant", view.options.variant), "bold")
    yield name.append(f"  ·  {where(view, teller)}", "not bold")
    yield Text(goal(view, teller), "dim")
    if marker_of(view) is not None or spent_of(view) is not None:
        yield Text(teller.text("fan-card", view.options.variant))


def where(view: SixView, teller: Teller) -> str:
    """The round, and the trick or the card of the draft."""
    if view.asked == "deal":
        return teller.text("table", "before-tricks", round=view.round)
    if view.asked == "draft":
        drafted = min(hand.size for hand in view.hands)
        return teller.text("table", "drafting", round=view.round, card=drafted + 1, cards=view.hand_size)
    trick = view.hand_size - max(hand.size for hand in view.hands) + (not view.queue)
    tricks = view.hand_size
    return teller.text("table", "where", round=view.round, trick=min(trick, tricks), tricks=tricks)


def goal(view: SixView, teller: Teller) -> str:
    """How the game ends, and which way the heads count."""
    options = view.options
    if options.variant == "coop":
        return teller.text("table", "goal-coop")
    return teller.text(
        "table",
        "goal",
        end=options.end_at if options.target_heads is not None else "none",
        target=options.target_heads or 0,
        rounds=options.max_rounds or 0,
    )
