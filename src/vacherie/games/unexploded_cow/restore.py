"""Between a table and its position: write the truth down, and set it up again."""

from vacherie.core.errors import InvalidPosition
from vacherie.core.values import OVER
from vacherie.games.unexploded_cow.bombs import Blast
from vacherie.games.unexploded_cow.open_facts import open_facts
from vacherie.games.unexploded_cow.position import (
    UnexplodedPosition,
    expected_actor,
    full_city_pile,
    full_draw_pile,
)
from vacherie.games.unexploded_cow.position_check import check_position
from vacherie.games.unexploded_cow.rules import UnexplodedCow
from vacherie.games.unexploded_cow.state import Table
from vacherie.games.unexploded_cow.values import OpenBlast


def position_of(table: Table) -> UnexplodedPosition:
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
    table.money = list(position.money) or table.money
    table.pot = position.pot
    table.hands = rows(position.hands) or table.hands
    table.herds = rows(position.herds) or table.herds
    table.spies = {spy.card: spy.owner for spy in position.spies}
    table.draw_pile = list(reversed(full_draw_pile(position, table.deck.main_count)))
    table.discard = list(position.discard)
    table.city = position.city
    table.city_pile = list(reversed(full_city_pile(position, len(table.deck.cities))))
    table.city_turns = position.city_turns
    table.cities = rows(position.cities) or table.cities
    table.unclaimed = list(position.unclaimed)
    table.last_taker = position.last_taker
    table.first = position.first
    table.active = position.active
    table.cards_played = position.cards_played
    table.moves = position.moves
    table.used = list(position.used)
    table.detector = position.detector
    table.event = position.event
    table.visiting = position.visiting
    table.chosen = position.chosen
    table.drawing = position.drawing
    table.roller = position.active if position.roller is None else position.roller
    table.rolls = position.rolls
    table.blast = None if position.blast is None else restored_blast(position.blast)
    table.order = list(position.order)
    check_open_choice(table)
    return table


def check_open_choice(table: UnexplodedCow) -> None:
    """Who is asked must have something to answer."""
    for seat in table.waiting:
        if isinstance(seat, int) and not table.legal_actions(seat):
            raise InvalidPosition("nothing-to-choose", path=("asked",), asked=str(table.asked))


def restored_blast(facts: OpenBlast) -> Blast:
    blast = Blast(facts.herd)
    blast.bombs = list(facts.bombs)
    blast.stolen = list(facts.stolen)
    blast.exploded = list(facts.exploded)
    blast.settled = list(facts.settled)
    return blast


def rows(lists: tuple[tuple[int, ...], ...]) -> list[list[int]]:
    return [list(cards) for cards in lists]
