"""Each player with his herd: the cows stand as they do on a table, and are counted from the right."""

from collections.abc import Iterator
from typing import Final

from rich.console import RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from vacherie.games.unexploded_cow.view import UnexplodedView
from vacherie.tables.teller import Teller
from vacherie.tables.unexploded_cow.cards import deck_told, money
from vacherie.tables.unexploded_cow.cows import START, cow_cell, cow_lines, cow_style

WAITED_FOR: Final = "▸"
SEAT_WIDTH: Final = 24
LABEL_WIDTH: Final = 14
COWS_BESIDE: Final = 4
COWS_BELOW: Final = 5


def herds_beside(view: UnexplodedView, teller: Teller) -> Table:
    """In few lines: each player's figures left of the herd."""
    whole = Table.grid(padding=(0, 1, 0, 0))
    whole.add_column(width=SEAT_WIDTH, no_wrap=True, overflow="ellipsis")
    whole.add_column()
    for seat in range(view.players):
        whole.add_row(seat_block(view, seat, teller), herd_rows(view, seat, teller, is_small=True))
    return whole


def herds_below(view: UnexplodedView, teller: Teller) -> Iterator[RenderableType]:
    """With room: a line about each player, and the herd below."""
    for seat in range(view.players):
        yield seat_line(view, seat, teller)
        yield Padding(herd_rows(view, seat, teller, is_small=False), (0, 0, 0, 2))


def rows_needed(view: UnexplodedView, per_line: int) -> int:
    """How many rows of cows there are."""
    return sum(max(1, -(-len(herd) // per_line)) for herd in view.herds)


def seat_block(view: UnexplodedView, seat: int, teller: Teller) -> Text:
    block = waited_name(view, seat, teller)
    block.append(f"\n  {money(view.money[seat], teller)}", money_style(view, seat))
    points = view.points[seat]
    block.append(f" {teller.text('table', 'seat-short', points=points, cards=view.hand_sizes[seat])}", "dim")
    return block


def seat_line(view: UnexplodedView, seat: int, teller: Teller) -> Text:
    """Name, money or loan, cards, cities."""
    deck = deck_told(teller)
    line = waited_name(view, seat, teller)
    line.pad_right(max(0, LABEL_WIDTH - line.cell_len))
    owned = view.money[seat]
    key = "loan" if owned < 0 else "money"
    line.append(f" {teller.text('table', key, amount=money(owned, teller))}", money_style(view, seat))
    line.append(f"  ·  {teller.text('table', 'seat-cards', count=view.hand_sizes[seat])}", "dim")
    names = [deck.cities[city].name for city in view.cities[seat]]
    if names:
        told = teller.text("table", "seat-cities", cities=teller.together(names), points=view.points[seat])
        line.append(f"  ·  {told}", "not bold")
    line.no_wrap, line.overflow = True, "ellipsis"
    return line


def waited_name(view: UnexplodedView, seat: int, teller: Teller) -> Text:
    mark = WAITED_FOR if seat in view.to_act else " "
    return Text(f"{mark} {seat_name(seat, teller)}", "bold" if seat == view.active else "")


def seat_name(seat: int, teller: Teller) -> str:
    return teller.words.text("name-you-alone") if seat == teller.viewer else teller.players[seat].name


def money_style(view: UnexplodedView, seat: int) -> str:
    return "bold red" if view.money[seat] < 0 else "bold"


def herd_rows(view: UnexplodedView, seat: int, teller: Teller, is_small: bool) -> RenderableType:
    """The right end is last, and marked: there a bomb roll begins to count (U17)."""
    herd = view.herds[seat]
    if not herd:
        return Text(teller.text("table", "no-cows"), "dim")
    deck = deck_told(teller)
    per_line = COWS_BESIDE if is_small else COWS_BELOW
    numbers = count_numbers(view)
    left_to_right = herd[::-1]
    grid = Table.grid(padding=(0, 1, 0, 0))
    for start in range(0, len(herd), per_line):
        cows = left_to_right[start : start + per_line]
        lines = [cow_lines(card, numbers.get(card), view, teller, is_small) for card in cows]
        height = max(map(len, lines))
        cells = [
            cow_cell(told, height, cow_style(card, view, deck))
            for card, told in zip(cows, lines, strict=True)
        ]
        if start + per_line >= len(herd):
            cells.append(Text(START, "bold green" if seat == view.counting_from else "dim"))
        grid.add_row(*cells)
    return grid


def count_numbers(view: UnexplodedView) -> dict[int, int]:
    """The cows that a roll would meet, by its pips; in the first herd every cow has its place."""
    if not view.reach:
        return {}
    places = {card: place for place, card in enumerate(view.herds[view.counting_from], start=1)}
    return places | {
        side.card: pips for pips, side in enumerate(view.reach, start=1) if not isinstance(side, str)
    }
