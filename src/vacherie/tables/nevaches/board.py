"""The whole table of NéVaches as one viewer sees it, made for 80 columns."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Final

from rich.console import Console, ConsoleOptions, RenderResult
from rich.text import Text

from vacherie.games.nevaches.view import NeVachesView
from vacherie.tables.nevaches.blocks import Block, beside, flow, width_of
from vacherie.tables.nevaches.cards import draw_card
from vacherie.tables.nevaches.palette import COW, TREE, marker
from vacherie.tables.nevaches.possible import deck_at, hand_of, own_player, ways_to_play
from vacherie.tables.nevaches.progress import draw_goals
from vacherie.tables.nevaches.seats import draw_others
from vacherie.tables.nevaches.track import draw_track
from vacherie.tables.nevaches.valley import Valley, chips, draw_valley
from vacherie.tables.teller import Teller

AROUND: Final = 9
"""How many lines the screen should have left for what happened before, and for the question."""
BETWEEN: Final = 3
WITHOUT_TILES: Final = ("start_card", "goal", None)
"""What is asked when no tile of one's own will be placed soon."""


def draw(view: NeVachesView, teller: Teller, width: int = 80, height: int | None = None) -> "Board":
    return Board(view, teller, height)


@dataclass(frozen=True)
class Board:
    """The table, large where the screen has room for it."""

    view: NeVachesView
    teller: Teller
    height: int | None

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        width = options.max_width
        lines = list(Drawing(self.view, self.teller, is_small=False).lines(width))
        if self.height is not None and len(lines) + AROUND > self.height:
            lines = list(Drawing(self.view, self.teller, is_small=True).lines(width))
        yield from lines


@dataclass(frozen=True)
class Drawing:
    view: NeVachesView
    teller: Teller
    is_small: bool

    def lines(self, width: int) -> Iterator[Text]:
        yield self.title()
        yield from draw_track(self.view, self.teller, width)
        yield from self.ground(width)
        if self.view.viewer is not None:
            yield from self.own_lines(width)
        yield from self.tile_row(width)
        yield from self.card_rows(width)

    def title(self) -> Text:
        view, teller = self.view, self.teller
        title = Text.assemble((teller.text("table", "title"), "bold"), "  ·  ")
        if view.viewer is not None:
            player = own_player(view)
            title.append(*marker(view.viewer))
            title.append(f" {teller.text('table', 'points', points=player.points)}  ·  ")
            title.append(f"{COW} {teller.text('table', 'home', count=player.home)}  ·  ")
        return title.append(f"{TREE} {teller.text('table', 'trees', count=view.trees)}")

    def ground(self, width: int) -> Block:
        """One's own landscape, and beside it the others' as far as there is room."""
        view, teller = self.view, self.teller
        if view.viewer is None:
            return flow(draw_others(view, teller), width)
        own = Valley.of(own_player(view), teller, with_free=view.asked not in WITHOUT_TILES)
        valley = draw_valley(own, width, self.is_small)
        left = width - width_of(valley) - BETWEEN
        others = flow(draw_others(view, teller, left if self.is_small else None), left)
        if width_of(others) > left:
            return [*valley, *flow(draw_others(view, teller), width)]
        return beside([valley, others], BETWEEN)

    def own_lines(self, width: int) -> Block:
        """The scoring tiles, below one another where there is room."""
        goals = draw_goals(self.view, self.teller)
        if not goals:
            return []
        if self.is_small:
            head = [Text(self.teller.text("table", "goals.short"), "bold")]
            return flow([head, *([line] for line in goals)], width)
        return [Text(self.teller.text("table", "goals"), "bold"), *goals]

    def tile_row(self, width: int) -> Block:
        view, teller = self.view, self.teller
        head = [Text(teller.text("table", "tiles"), "bold")]
        pile = [Text(teller.text("table", "pile", count=view.tile_pile), "dim")]
        return flow([head, *chips(view.tile_row, teller), pile], width, 1)

    def card_rows(self, width: int) -> Block:
        """The cards on display, and then the hand; side by side where they fit."""
        view, teller = self.view, self.teller
        pile = teller.text("table", "pile", count=view.card_pile)
        row = [Text.assemble((teller.text("table", "card-row"), "bold"), "  ", (pile, "dim"))]
        row += flow(self.cards(view.card_row, is_hand=False), width)
        if view.viewer is None:
            return row
        hand = [Text(teller.text("table", "hand"), "bold")]
        hand += flow(self.cards(hand_of(own_player(view)), is_hand=True), width)
        if len(hand) == 1:
            hand.append(Text(teller.text("table", "no-cards"), "dim"))
        if width_of(row) + BETWEEN + width_of(hand) <= width:
            return beside([row, hand], BETWEEN)
        return row + hand

    def cards(self, cards: Sequence[str], is_hand: bool) -> list[Block]:
        deck = deck_at(self.view)
        return [
            draw_card(
                deck[card],
                number,
                self.teller,
                is_small=self.is_small,
                can_play=is_hand and self.can_play(card),
            )
            for number, card in enumerate(cards, 1)
        ]

    def can_play(self, card: str) -> bool:
        player, known = own_player(self.view), deck_at(self.view)[card]
        return known.cows <= player.home and bool(ways_to_play(player, known))
