"""The whole table of 6 qui prend! as one viewer sees it, made for 80 columns."""

from collections.abc import Iterator
from typing import Final

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from vacherie.cli.tables.six_qui_prend.cards import card_tag, cards_in_a_row, chips, tabs
from vacherie.cli.tables.six_qui_prend.rows import draw_rows, draw_small_rows
from vacherie.cli.tables.six_qui_prend.seats import NAME_WIDTH, draw_seats, seat_name
from vacherie.cli.tables.six_qui_prend.team import draw_sides, special_lines
from vacherie.cli.teller import Teller
from vacherie.games.six_qui_prend.cards import HAND_SIZE
from vacherie.games.six_qui_prend.values import Played
from vacherie.games.six_qui_prend.view import Hand, SixView

CHIPS_PER_LINE: Final = 8
HEIGHT: Final = 34
TEAM_HEIGHT: Final = 44
"""How many lines it takes to show the cards as cards, and still what happened before."""


def draw(view: SixView, teller: Teller, height: int | None = None) -> RenderableType:
    needed = TEAM_HEIGHT if view.team is not None else HEIGHT
    return Group(*parts(view, teller, is_small=height is not None and height < needed))


def parts(view: SixView, teller: Teller, is_small: bool) -> Iterator[RenderableType]:
    yield title(view, teller)
    yield Text(goal(view, teller), "dim")
    if view.marker is not None or view.spent is not None:
        yield Text(teller.text("fan-card", view.options.variant))
    if view.draft is not None and view.draft.cards:
        yield Text(teller.text("table", "draft"), "bold")
        yield chips(view.draft.cards, CHIPS_PER_LINE)
        yield draw_seats(view, teller)
    else:
        yield rows_and_seats(view, teller, is_small)
    if view.team is not None:
        yield from special_lines(view.team, teller)
    if view.queue:
        yield queue_line(view.queue, teller)
    yield from known_hands(view, teller)
    if view.viewer is not None and view.hands[view.viewer].cards:
        yield own_hand(view, view.hands[view.viewer], teller, is_small)


def title(view: SixView, teller: Teller) -> Text:
    name = Text(teller.text("variant", view.options.variant), "bold")
    return name.append(f"  ·  {where(view, teller)}", "not bold")


def where(view: SixView, teller: Teller) -> str:
    """The round and the trick."""
    if view.asked in ("deal", "draft"):
        return teller.text("table", "before-tricks", round=view.round)
    trick = HAND_SIZE - max(hand.size for hand in view.hands) + (not view.queue)
    return teller.text("table", "where", round=view.round, trick=min(trick, HAND_SIZE), tricks=HAND_SIZE)


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


def rows_and_seats(view: SixView, teller: Teller, is_small: bool) -> Table:
    beside = draw_seats(view, teller) if view.team is None else draw_sides(view, view.team, teller)
    whole = Table.grid(padding=(0, 1, 0, 0))
    rows = draw_small_rows(view, teller) if is_small else draw_rows(view, teller)
    whole.add_row(rows, beside)
    return whole


def queue_line(queue: tuple[Played, ...], teller: Teller) -> Text:
    """The revealed cards in the order in which they will be placed, with their owners."""
    line = Text(f"{teller.text('table', 'queue')} ", "bold")
    for index, played in enumerate(queue):
        line.append(" › " if index else "", "not bold")
        number = f"{played.card}" if played.card == played.value else f"{played.card} → {played.value}"
        line.append_text(card_tag(played.card, number))
        line.append(f" {teller.name(played.owner)}", "not bold")
    return line


def known_hands(view: SixView, teller: Teller) -> Iterator[Text]:
    """Cards of other hands that everybody has seen."""
    known = {seat: hand.cards for seat, hand in enumerate(view.hands) if seat != view.viewer and hand.cards}
    if known:
        yield Text(teller.text("table", "known-hands"), "bold")
    for seat, cards in known.items():
        numbers = "  ".join(f"{card:>3}" for card in cards)
        yield Text(f"{seat_name(seat, teller):<{NAME_WIDTH}} {numbers}")


def own_hand(view: SixView, hand: Hand, teller: Teller, is_small: bool) -> RenderableType:
    heading = Text(teller.text("table", "hand"), "bold")
    if view.own_pick is not None:
        heading.append(f"  {teller.text('table', 'own-pick', card=view.own_pick.card)}", "not bold")
    return Group(heading, tabs(hand.cards) if is_small else cards_in_a_row(hand.cards))
