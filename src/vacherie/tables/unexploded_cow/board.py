"""The whole table of Unexploded Cow as one viewer sees it, made for 80 columns."""

from collections.abc import Iterator
from typing import Final

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from vacherie.games.unexploded_cow.view import UnexplodedView
from vacherie.tables.teller import Teller
from vacherie.tables.unexploded_cow.cards import (
    card_name,
    card_told,
    city_told,
    deck_told,
    money,
    short_value,
)
from vacherie.tables.unexploded_cow.hand import hand_places
from vacherie.tables.unexploded_cow.herds import (
    COWS_BELOW,
    herds_below,
    herds_beside,
    rows_needed,
    seat_name,
)

ROOM: Final = 13
"""How many lines the heading, the question and what happened before are given."""
LINES_OF_A_COW: Final = 3


def draw(view: UnexplodedView, teller: Teller, width: int = 80, height: int | None = None) -> RenderableType:
    return Group(*parts(view, teller, is_small=is_low(view, height)))


def is_low(view: UnexplodedView, height: int | None) -> bool:
    """Whether a screen of this height has no room for the large table."""
    needed = rows_needed(view, COWS_BELOW) * LINES_OF_A_COW + view.players + len(view.hand) + ROOM
    return height is not None and height < needed


def parts(view: UnexplodedView, teller: Teller, is_small: bool) -> Iterator[RenderableType]:
    yield title(view, teller)
    yield figures(view, teller)
    if view.order:
        yield sudden_death(view, teller)
    if is_small:
        yield herds_beside(view, teller)
    else:
        yield from herds_below(view, teller)
    if view.viewer is None:
        return
    if needs_discard_pile(view, teller):
        yield discard_line(view, teller)
    yield hand(view, teller, is_small)


def title(view: UnexplodedView, teller: Teller) -> Text:
    line = Text(teller.text("edition", view.options.edition), "bold")
    if view.asked not in ("shuffle", "over"):
        turn = teller.text("table", "turn", **teller.who(view.active))
        line.append(f"  ·  {turn}", "not bold")
    if view.detector:
        line.append(f"  ·  {teller.text('table', 'detector')}", "yellow")
    return line


def figures(view: UnexplodedView, teller: Teller) -> Text:
    """The pot, the city, and what is still to come."""
    line = Text()
    line.append(teller.text("table", "pot", amount=money(view.pot, teller)), "bold green")
    if not view.order:
        line.append(f"   {city_line(view, teller)}")
        line.append(f"   {teller.text('table', 'cities-left', count=view.city_pile)}", "dim")
    return line


def city_line(view: UnexplodedView, teller: Teller) -> str:
    number = view.city
    if number is None:
        return teller.text("table", "no-city")
    city = deck_told(teller).cities[number]
    return teller.text("table", "city", city=city.name, points=city.points, gifts=city_told(city, teller))


def sudden_death(view: UnexplodedView, teller: Teller) -> Text:
    names = " › ".join(seat_name(seat, teller) for seat in view.order)
    line = Text(teller.text("table", "sudden-death"), "bold red")
    line.append(f" {teller.text('table', 'sudden-order', order=names)}", "not bold")
    return line


def needs_discard_pile(view: UnexplodedView, teller: Teller) -> bool:
    """Whether a card of the hand brings cows back from there."""
    effects = deck_told(teller).effects
    return any(effects.get(card) == "cow_from_discard" for card in view.hand)


def discard_line(view: UnexplodedView, teller: Teller) -> Text:
    count = sum(map(deck_told(teller).is_cow, view.discard))
    return Text(teller.text("table", "discard", count=count, cows=discarded_cows(view, teller)), "dim")


def discarded_cows(view: UnexplodedView, teller: Teller) -> str:
    deck = deck_told(teller)
    cows = [card for card in view.discard if deck.is_cow(card)]
    return teller.together(f"{deck.name(card)} {short_value(deck.values[card])}" for card in cows)


def hand(view: UnexplodedView, teller: Teller, is_small: bool) -> RenderableType:
    """A line for each card: its number, name, price, and what it is good for."""
    if not view.hand:
        return Text(teller.text("table", "hand-empty"), "dim")
    deck = deck_told(teller)
    table = Table.grid(padding=(0, 2, 0, 0))
    table.add_column(justify="right", no_wrap=True, style="bold")
    table.add_column(no_wrap=True, overflow="ellipsis", max_width=22)
    table.add_column(justify="right", no_wrap=True)
    table.add_column(no_wrap=is_small, overflow="ellipsis" if is_small else "fold")
    for number, card in enumerate(hand_places(view, teller), start=1):
        if card not in view.hand:
            continue
        price = money(deck.prices[card], teller)
        table.add_row(
            f" {number}", Text(card_name(card, teller), "bold"), price, Text(card_told(card, teller))
        )
    return Group(Text(teller.text("table", "hand"), "bold"), table)
