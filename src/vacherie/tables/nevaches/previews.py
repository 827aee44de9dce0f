"""What a player may look at before deciding: the ways to play a card, and another landscape."""

from dataclasses import dataclass
from typing import Final

from rich.console import Console, ConsoleOptions, RenderResult
from rich.text import Text

from vacherie.core.values import Seat
from vacherie.games.nevaches.actions import PlayCard
from vacherie.games.nevaches.view import NeVachesView
from vacherie.tables.nevaches.blocks import Block, flow
from vacherie.tables.nevaches.cells import cell_names
from vacherie.tables.nevaches.possible import own_player
from vacherie.tables.nevaches.seats import look_at
from vacherie.tables.nevaches.typed import command_word
from vacherie.tables.nevaches.valley import Valley, draw_way
from vacherie.tables.teller import Teller

GAP: Final = 4


@dataclass(frozen=True)
class Ways:
    """A tiny map for each way to play a card, with what to type for it."""

    view: NeVachesView
    number: int
    ways: tuple[PlayCard, ...]
    teller: Teller

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        word = command_word("play", self.teller)
        yield Text(self.teller.text("table", "ways", count=len(self.ways), word=word, number=self.number))
        valley = Valley.of(own_player(self.view), self.teller, with_free=False)
        yield from flow((self.draw(valley, index) for index in range(len(self.ways))), options.max_width, GAP)

    def draw(self, valley: Valley, index: int) -> Block:
        way = self.ways[index]
        typed = f"{command_word('play', self.teller)} {self.number} {index + 1}"
        return [Text(typed, "bold"), Text(cell_names(way.cows)), *draw_way(valley, way), Text()]


@dataclass(frozen=True)
class Look:
    """Another player's landscape, large."""

    view: NeVachesView
    seat: Seat
    teller: Teller

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        yield from look_at(self.view, self.seat, self.teller, options.max_width)
