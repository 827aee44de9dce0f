"""Cities: turned up, taken by who blows up a cow of his own, or given up (U5, U7, U20, U25h, U36)."""

from vacherie.games.unexploded_cow.clauses import is_given_up
from vacherie.games.unexploded_cow.effects import EFFECTS
from vacherie.games.unexploded_cow.events import BlastEnded, CityLeft, CityLost, CityTaken, CityTurned
from vacherie.games.unexploded_cow.state import UnexplodedTable
from vacherie.games.unexploded_cow.values import AutomaticStep


def turn_up_city(table: UnexplodedTable) -> None:
    table.city = table.city_pile.pop()
    table.city_turns = 0
    table.tell(CityTurned, table.city)


def give_up_city(table: UnexplodedTable) -> None:  # U36
    if table.city is None or not is_given_up(table.city_turns, table.players):
        return
    table.unclaimed.append(table.city)
    table.tell(CityLost, table.city)
    table.city = None


def visit_city(table: UnexplodedTable) -> AutomaticStep:
    """U20: whose turn it is takes the city, if a cow of his own exploded."""
    owners = [cow.owner for cow in table.burning().settled]
    end_blast(table)
    if table.city is None or table.active not in owners:
        return "end_roll"
    take_city(table, table.city)
    return "draw"


def end_blast(table: UnexplodedTable) -> None:
    table.blast = None
    table.tell(BlastEnded)


def take_city(table: UnexplodedTable, city: int) -> None:
    """U25h: the money at once; the cards and the cow are next."""
    card = table.deck.cities[city]
    table.city = None
    table.cities[table.active].append(city)
    table.last_taker = table.active
    table.visiting = city
    amount = table.collect(table.active, card.money)
    table.drawing = card.draw
    table.tell(CityTaken, table.active, city, amount)


def city_cow(table: UnexplodedTable) -> AutomaticStep | None:
    assert table.visiting is not None
    effect = table.deck.cities[table.visiting].cow
    if effect is None or not EFFECTS[effect].is_possible(table):
        return leave_city(table)
    return EFFECTS[effect].begin(table)


def leave_city(table: UnexplodedTable) -> AutomaticStep:
    assert table.visiting is not None
    table.tell(CityLeft, table.visiting)
    table.visiting = None
    return "end_roll"
