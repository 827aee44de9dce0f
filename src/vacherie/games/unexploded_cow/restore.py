"""Between a table and its position: write the truth down, and set it up again."""

from vacherie.games.unexploded_cow.bombs import Blast
from vacherie.games.unexploded_cow.open_table import OpenBlast, open_table_of
from vacherie.games.unexploded_cow.position import (
    UnexplodedPosition,
    expected_actor,
    full_city_pile,
    full_draw_pile,
)
from vacherie.games.unexploded_cow.position_check import check_position
from vacherie.games.unexploded_cow.rules import UnexplodedCow
from vacherie.games.unexploded_cow.state import Table


def position_of(table: Table) -> UnexplodedPosition:
    return UnexplodedPosition(
        table=open_table_of(table),
        hands=tuple(map(tuple, table.hands)),
        draw_pile=tuple(reversed(table.draw_pile)),
        city_pile=tuple(reversed(table.city_pile)),
    )


def restore(position: UnexplodedPosition) -> UnexplodedCow:
    """The table that the position describes; raises `InvalidPosition` where it describes none."""
    check_position(position)
    facts = position.table
    table = UnexplodedCow(facts.options, facts.players)
    table.decision = facts.decision
    table.asked = None if facts.asked == "over" else facts.asked
    table.actor = expected_actor(facts)
    table.reason = facts.reason
    table.money = list(facts.money) or table.money
    table.pot = facts.pot
    table.hands = rows(position.hands) or table.hands
    table.herds = rows(facts.herds) or table.herds
    table.spies = {spy.card: spy.owner for spy in facts.spies}
    table.draw_pile = list(reversed(full_draw_pile(position, table.deck.main_count)))
    table.discard = list(facts.discard)
    table.city = facts.city
    table.city_pile = list(reversed(full_city_pile(position, len(table.deck.cities))))
    table.city_turns = facts.city_turns
    table.cities = rows(facts.cities) or table.cities
    table.unclaimed = list(facts.unclaimed)
    table.last_taker = facts.last_taker
    table.first = facts.first
    table.active = facts.active
    table.cards_played = facts.cards_played
    table.moves = facts.moves
    table.used = list(facts.used)
    table.detector = facts.detector
    table.event = facts.event
    table.visiting = facts.visiting
    table.chosen = facts.chosen
    table.drawing = facts.drawing
    table.roller = facts.active if facts.roller is None else facts.roller
    table.rolls = facts.rolls
    table.blast = None if facts.blast is None else restored_blast(facts.blast)
    table.order = list(facts.order)
    return table


def restored_blast(facts: OpenBlast) -> Blast:
    blast = Blast(facts.herd)
    blast.bombs = list(facts.bombs)
    blast.stolen = list(facts.stolen)
    blast.exploded = list(facts.exploded)
    blast.settled = list(facts.settled)
    return blast


def rows(lists: tuple[tuple[int, ...], ...]) -> list[list[int]]:
    return [list(cards) for cards in lists]
