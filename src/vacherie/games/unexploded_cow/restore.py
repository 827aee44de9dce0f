"""Between a table and its position: write the truth down, and set it up again."""

from vacherie.core.errors import InvalidPosition
from vacherie.core.values import OVER
from vacherie.games.unexploded_cow.fields import open_facts, restore_fields
from vacherie.games.unexploded_cow.position import (
    UnexplodedPosition,
    expected_actor,
    full_city_pile,
    full_draw_pile,
)
from vacherie.games.unexploded_cow.position_check import check_position
from vacherie.games.unexploded_cow.rules import UnexplodedCow
from vacherie.games.unexploded_cow.state import UnexplodedTable


def position_of(table: UnexplodedTable) -> UnexplodedPosition:
    return UnexplodedPosition(
        players=table.players,
        options=table.options,
        decision=table.decision,
        asked=table.asked or OVER,
        reason=table.reason,
        **open_facts(table),
        hands=tuple(map(tuple, table.hands)),
        draw_pile=tuple(reversed(table.draw_pile)),
        city_pile=tuple(reversed(table.city_pile)),
    )


def checked_table(position: UnexplodedPosition) -> UnexplodedCow:
    """The table that the position describes; raises `InvalidPosition` where it describes none."""
    check_position(position)
    table = UnexplodedCow(position.options, position.players)
    table.decision = position.decision
    table.asked = None if position.asked == OVER else position.asked
    table.waiting = [] if position.asked == OVER else [expected_actor(position)]
    table.reason = position.reason
    restore_fields(table, position)
    table.hands = [*map(list, position.hands)] or table.hands
    table.draw_pile = list(reversed(full_draw_pile(position, table.deck.main_count)))
    table.city_pile = list(reversed(full_city_pile(position, len(table.deck.cities))))
    table.roller = position.active if position.roller is None else position.roller
    check_open_choice(table)
    return table


def check_open_choice(table: UnexplodedCow) -> None:
    """Who is asked must have something to answer."""
    for seat in table.waiting:
        if isinstance(seat, int) and not table.legal_actions(seat):
            raise InvalidPosition("nothing-to-choose", path=("asked",), asked=str(table.asked))
