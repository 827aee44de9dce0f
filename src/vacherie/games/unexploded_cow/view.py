"""What one viewer of Unexploded Cow may know."""

from typing import TYPE_CHECKING

from vacherie.core.values import Actor, Outcome, View, Viewer
from vacherie.games.unexploded_cow.open_table import OpenTable, open_table_of
from vacherie.games.unexploded_cow.options import UnexplodedOptions
from vacherie.games.unexploded_cow.values import Cards

if TYPE_CHECKING:
    from vacherie.games.unexploded_cow.state import Table


class UnexplodedView(View, frozen=True):
    viewer: Viewer
    to_act: tuple[Actor, ...]
    table: OpenTable
    hand: Cards
    """The viewer's own cards, in the order in which they came."""
    hand_sizes: tuple[int, ...]
    draw_pile: int
    """How many cards are left in the deck."""
    city_pile: int
    outcome: Outcome | None

    @property
    def options(self) -> UnexplodedOptions:
        return self.table.options

    @property
    def players(self) -> int:
        return self.table.players


def view_of(table: "Table", viewer: Viewer) -> UnexplodedView:
    assert viewer is None or viewer in range(table.players), viewer
    return UnexplodedView(
        viewer=viewer,
        to_act=tuple(table.to_act()),
        table=open_table_of(table),
        hand=() if viewer is None else tuple(table.hands[viewer]),
        hand_sizes=tuple(map(len, table.hands)),
        draw_pile=len(table.draw_pile),
        city_pile=len(table.city_pile),
        outcome=table.outcome(),
    )
