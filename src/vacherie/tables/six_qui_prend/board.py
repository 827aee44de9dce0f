"""The whole table of 6 qui prend! as one viewer sees it, for screens of all sizes."""

from collections.abc import Iterator
from typing import Final

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from vacherie.games.six_qui_prend.parts import draft_of, team_of
from vacherie.games.six_qui_prend.values import Played
from vacherie.games.six_qui_prend.view import Hand, SixView
from vacherie.tables.flow import flow
from vacherie.tables.six_qui_prend.cards import (
    card_tab,
    card_tag,
    cards_in_a_row,
    empty_tab,
    heads_counted,
)
from vacherie.tables.six_qui_prend.headline import headline
from vacherie.tables.six_qui_prend.rows import draw_rows, draw_small_rows
from vacherie.tables.six_qui_prend.seats import NAME_WIDTH, draw_seats, seat_name, seats_in_columns
from vacherie.tables.six_qui_prend.team import draw_sides, draw_small_sides, special_lines
from vacherie.tables.teller import Teller

WIDTH: Final = 80
HEIGHT: Final = 34
TEAM_HEIGHT: Final = 44
"""How many columns and lines it takes to show the cards as cards, and still what happened before."""
OPEN_PER_LINE: Final = 10
BAR: Final = "│"


def draw(view: SixView, teller: Teller, width: int = WIDTH, height: int | None = None) -> RenderableType:
    is_small = width < WIDTH or (height is not None and height < needed_height(view))
    return Group(*(small_parts if is_small else large_parts)(view, teller, width))


def needed_height(view: SixView) -> int:
    """The same through a whole game, so that the table does not change its looks."""
    if team_of(view) is not None:
        return TEAM_HEIGHT
    return HEIGHT + (view.players if draft_of(view) is not None else 0)


def large_parts(view: SixView, teller: Teller, width: int) -> Iterator[RenderableType]:
    team = team_of(view)
    yield from headline(view, teller)
    if is_drafting(view):
        yield Text(teller.text("table", "draft"), "bold")
        yield open_cards(view, width)
        yield seats_in_columns(view, teller, width)
    else:
        yield rows_and_seats(view, teller)
    if team is not None:
        yield from special_lines(team, teller, is_small=False)
    yield from waiting_cards(view, teller, width)
    yield from known_hands(view, teller)
    if view.viewer is not None and view.hands[view.viewer].cards:
        hand = view.hands[view.viewer]
        yield hand_heading(view, teller)
        yield cards_in_a_row(hand.cards)


def small_parts(view: SixView, teller: Teller, width: int) -> Iterator[RenderableType]:
    team = team_of(view)
    yield from headline(view, teller)
    yield open_cards(view, width) if is_drafting(view) else draw_small_rows(view, teller, width)
    if team is not None:
        yield draw_small_sides(view, team, teller, width)
        yield from special_lines(team, teller, is_small=True)
    elif not (is_drafting(view) and has_known_hands(view)):
        yield seats_in_columns(view, teller, width)
    yield from waiting_cards(view, teller, width)
    if has_known_hands(view):
        yield known_hands_in_few_lines(view, teller, width)
    if view.viewer is not None and view.hands[view.viewer].cards:
        yield small_hand(view, view.hands[view.viewer], teller, width)


def is_drafting(view: SixView) -> bool:
    draft = draft_of(view)
    return draft is not None and bool(draft.cards)


def open_cards(view: SixView, width: int) -> Text:
    """The cards of the draft, each at its own place, which stays empty when it is taken."""
    draft = draft_of(view)
    assert draft is not None
    tabs = [card_tab(card) if card in draft.cards else empty_tab() for card in range(1, view.deck_size + 1)]
    return flow(tabs, min(width, OPEN_PER_LINE * (tabs[0].cell_len + 1)))


def rows_and_seats(view: SixView, teller: Teller) -> Table:
    """With a bar in between: who sits beside a row has nothing to do with it."""
    team = team_of(view)
    beside = draw_seats(view, teller) if team is None else draw_sides(view, team, teller)
    rows = draw_rows(view, teller)
    bar = "\n".join([BAR] * (1 + 3 * len(view.rows)))
    whole = Table.grid(padding=(0, 1, 0, 0))
    whole.add_row(rows, Text(bar, "dim"), beside)
    return whole


def waiting_cards(view: SixView, teller: Teller, width: int) -> Iterator[Text]:
    """The revealed cards in the order in which they will be placed, with their owners."""
    if view.queue:
        label = Text(teller.text("table", "queue"), "bold")
        items = [waiting_card(played, teller, is_last=played is view.queue[-1]) for played in view.queue]
        yield flow([label, *items], width)


def waiting_card(played: Played, teller: Teller, is_last: bool) -> Text:
    number = f"{played.card}" if played.card == played.value else f"{played.card} → {played.value}"
    item = card_tag(played.card, number)
    return item.append(f" {teller.name(played.owner)}{'' if is_last else ' ›'}", "not bold")


def known_of(view: SixView) -> dict[int, tuple[int, ...]]:
    """Cards of other hands that everybody has seen."""
    return {seat: hand.cards for seat, hand in enumerate(view.hands) if seat != view.viewer and hand.cards}


def has_known_hands(view: SixView) -> bool:
    return bool(known_of(view))


def known_hands(view: SixView, teller: Teller) -> Iterator[Text]:
    if has_known_hands(view):
        yield Text(teller.text("table", "known-hands"), "bold")
    for seat, cards in known_of(view).items():
        numbers = "  ".join(f"{card:>3}" for card in cards)
        yield Text(f"{seat_name(seat, teller):<{NAME_WIDTH}} {numbers}")


def known_hands_in_few_lines(view: SixView, teller: Teller, width: int) -> Text:
    """Everybody's cards in running text, with the totals where they stand nowhere else."""
    items = [Text(teller.text("table", "known"), "bold")]
    for seat, (first, *others) in known_of(view).items():
        total = f" ({heads_counted(view.totals[seat])})" if is_drafting(view) else ""
        items.append(Text.assemble((f"{seat_name(seat, teller)}{total}", "bold"), f" {first}"))
        items += [Text(f"{card}") for card in others]
    return flow(items, width)


def hand_heading(view: SixView, teller: Teller) -> Text:
    heading = Text(teller.text("table", "hand"), "bold")
    if view.own_pick is not None:
        heading.append(f"  {teller.text('table', 'own-pick', card=view.own_pick.card)}", "not bold")
    return heading


def small_hand(view: SixView, hand: Hand, teller: Teller, width: int) -> RenderableType:
    return Group(hand_heading(view, teller), flow(map(card_tab, hand.cards), width))
