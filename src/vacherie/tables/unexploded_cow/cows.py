"""Cows on the screen: name, kind, price and value, whose Spy it is, and whether it holds a bomb."""

from typing import Final

from rich.text import Text

from vacherie.games.unexploded_cow.cards import Deck, Kind
from vacherie.games.unexploded_cow.view import UnexplodedView
from vacherie.tables.teller import Teller
from vacherie.tables.unexploded_cow.cards import deck_told, short_value

WIDTH: Final = 12
BOMB: Final = "●"
START: Final = "◀"
PRICE_TO_VALUE: Final = "›"
STYLES: Final[dict[Kind, str]] = {
    "plain": "#2b2b2b on #f4ecd8",
    "negative": "#ffffff on #a8322a",
    "spy": "#ffffff on #5b2a86",
    "mechanic": "#ffffff on #1c4e8a",
    "general": "#2b2b2b on #f3c34b",
    "pfc": "#ffffff on #3d6b35",
    "bomber": "#2b2b2b on #f08c3c",
}
HOLDS_A_BOMB: Final = "bold #ffffff on #000000"


def cow_lines(
    card: int, number: int | None, view: UnexplodedView, teller: Teller, is_small: bool
) -> list[str]:
    """Its number in the count and its name, its kind, price and value, and what else there is to say."""
    deck = deck_told(teller)
    mark = "" if number is None else f"{number} "
    kind = teller.text("kind", f"{deck.kinds[card]}.short" if is_small else f"{deck.kinds[card]}.word")
    worth = f"{deck.prices[card]}{PRICE_TO_VALUE}{short_value(deck.values[card])}"
    lines = [f"{mark}{deck.name(card)}", *([f"{kind} {worth}"] if is_small else [kind, worth])]
    owner = owner_of_spy(view, card)
    if owner is not None:
        lines.append(teller.text("table", "spy-of", **teller.who(owner)))
    bombs = bombs_on(view, card)
    if bombs:
        lines.append(f"{BOMB * bombs} {teller.text('table', 'bomb', count=bombs)}")
    return lines


def cow_cell(lines: list[str], height: int, style: str) -> Text:
    """As wide and high as the others beside it."""
    padded = [fitted(line) for line in (*lines, *[""] * (height - len(lines)))]
    return Text("\n".join(padded), style, no_wrap=True)


def fitted(line: str) -> str:
    text = Text(line)
    text.truncate(WIDTH, overflow="ellipsis", pad=True)
    return text.plain


def cow_style(card: int, view: UnexplodedView, deck: Deck) -> str:
    return HOLDS_A_BOMB if bombs_on(view, card) else STYLES[deck.kinds[card]]


def owner_of_spy(view: UnexplodedView, card: int) -> int | None:
    return next((spy.owner for spy in view.spies if spy.card == card), None)


def bombs_on(view: UnexplodedView, card: int) -> int:
    blast = view.blast
    return 0 if blast is None else blast.bombs.count(card) + blast.stolen.count(card)
