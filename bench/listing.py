"""What listing the legal actions of NéVaches costs as a landscape grows."""

from collections.abc import Callable, Iterator
from random import Random
from typing import Final

from bench.gauge import Gauge, repeated

from vacherie.games.nevaches import GAME
from vacherie.games.nevaches.findings import Findings
from vacherie.games.nevaches.options import NeVachesOptions
from vacherie.games.nevaches.rules import NeVachesRules
from vacherie.games.nevaches.tiles import LANDSCAPES

SIZES: Final = (5, 10, 15, 20, 25, 30)
LANDSCAPES_TRIED: Final = 10
HAND: Final = 3


class Listing:
    """The gauges, one for each number of tiles."""

    def __init__(self) -> None:
        self.sizes = {size: Gauge(listing(size)) for size in SIZES}

    def gauges(self) -> Iterator[Gauge]:
        yield from self.sizes.values()

    def table(self) -> Iterator[str]:
        yield f"Listing the legal actions with {HAND + 1} cards in hand:"
        yield ""
        yield "| tiles | µs | µs per tile |"
        yield "|---|---|---|"
        for size, gauge in self.sizes.items():
            each = 1e6 / gauge.per_second / LANDSCAPES_TRIED
            yield f"| {size} | {each:.1f} | {each / size:.2f} |"


def listing(size: int) -> Callable[[], int]:
    tables = [grown(size, seed) for seed in range(LANDSCAPES_TRIED)]

    def list_all() -> None:
        for table in tables:
            (seat,) = table.to_act()
            assert seat != "chance"
            table.areas[seat].findings = Findings()  # As after a change: nothing is known yet.
            table.legal_actions(seat)

    return repeated(list_all, 20)


def grown(size: int, seed: int) -> NeVachesRules:
    """A seat with so many tiles, put at random, and with a hand of cards; no cow stands anywhere."""
    random = Random(seed)
    table = GAME.new(NeVachesOptions(), 2)
    assert isinstance(table, NeVachesRules)
    table.advance("chance", table.draw(random))
    area = table.areas[table.seat]
    for _ in range(size):
        area.put_tile(random.choice(LANDSCAPES), random.choice(area.free))
    table.hands[table.seat] = [table.cards.pile.pop() for _ in range(HAND)]
    return table
