"""What a seat of Unexploded Cow knows, written into the fields.

What everybody sees is told part by part, from a view or from the table itself.
"""

from collections.abc import Sequence

from vacherie.core.values import OVER, Actor, Seat
from vacherie.games.unexploded_cow.bombs import Blast
from vacherie.games.unexploded_cow.editions import MOST_PLAYERS
from vacherie.games.unexploded_cow.options import UnexplodedOptions, starting_money
from vacherie.games.unexploded_cow.state import UnexplodedTable
from vacherie.games.unexploded_cow.values import Exploded, OpenBlast
from vacherie.games.unexploded_cow.view import UnexplodedView
from vacherie.research.encoding.unexploded_cow.tables import PIPS, Tables
from vacherie.research.encoding.vector import Vector, Word


def observe_cow(tables: Tables, view: UnexplodedView, word: Word) -> Vector:
    viewer = view.viewer
    assert viewer is not None, "the audience has no observation"
    seats = seats_from(viewer, view.players)
    found = Vector(tables.fields.size)
    observe_rules(tables, view.options, found, seats)
    found.flag(tables.asked_places[view.asked or OVER])
    found.flags(seat_flags(tables, view, view.to_act, seats))
    found.numbers(tables.money, [view.money[seat] / 1000 for seat in seats])
    found.number(tables.pot, view.pot / 1000)
    found.flags([tables.hand + card for card in view.hand])
    found.numbers(tables.hand_sizes, [view.hand_sizes[seat] / 10 for seat in seats])
    observe_herds(tables, view, found, seats)
    owners = [(spy.card, (spy.owner - viewer) % len(seats)) for spy in view.spies]
    found.flags([tables.spies + tables.cows * owner + card for card, owner in owners])
    found.flags([tables.discard + card for card in view.discard])
    found.numbers(tables.piles, (view.draw_pile / 100, view.city_pile / 12))
    found.flags(city_flags(tables, view, seats))
    found.number(tables.city_turns, view.city_turns / 10)
    detector = float(view.detector)
    found.numbers(tables.turn, (view.cards_played / 10, view.moves / 100, detector, view.drawing / 3))
    found.flags(flags_under_way(tables, view))
    if view.blast is not None:
        observe_blast(tables, view.blast, found, seats)
    if view.order:
        observe_order(tables, view.order, found, seats)
    if view.outcome is not None:
        observe_places(tables, view.outcome.places, found, seats)
    found.flags([tables.begun + number for number in word])
    return found


def seats_from(viewer: Seat, players: int) -> list[Seat]:
    return [*range(viewer, players), *range(viewer)]


def observe_rules(tables: Tables, options: UnexplodedOptions, found: Vector, seats: list[Seat]) -> None:
    """What stays the same for a whole game."""
    players = len(seats)
    found.numbers(tables.rules, (float(options.edition == "2011"), players / MOST_PLAYERS))
    start = starting_money(options, players)
    found.numbers(tables.start, [start[seat] / 1000 for seat in seats])


def seat_flags(
    tables: Tables, table: UnexplodedView | UnexplodedTable, to_act: Sequence[Actor], seats: list[Seat]
) -> list[int]:
    viewer, players = seats[0], len(seats)
    flags = [tables.to_act + (seat - viewer) % players for seat in to_act if seat != "chance"]
    flags.append(tables.active + (table.active - viewer) % players)
    flags.append(tables.first + (table.first - viewer) % players)
    flags.append(tables.roller + (table.roller - viewer) % players)
    if table.last_taker is not None:
        flags.append(tables.last_taker + (table.last_taker - viewer) % players)
    return flags


def observe_herds(tables: Tables, table: UnexplodedView, found: Vector, seats: list[Seat]) -> None:
    for index, seat in enumerate(seats):
        herd = table.herds[seat]
        found.flags([tables.herds + tables.cows * index + cow for cow in herd])
        for place, cow in enumerate(herd):
            found.number(tables.places + cow, (1 + place) / 10)


def city_flags(tables: Tables, table: UnexplodedView | UnexplodedTable, seats: list[Seat]) -> list[int]:
    start, count = tables.cities, tables.city_count
    flags = [start + count * index + city for index, seat in enumerate(seats) for city in table.cities[seat]]
    flags += [tables.unclaimed + city for city in table.unclaimed]
    if table.city is not None:
        flags.append(tables.city + table.city)
    return flags


def flags_under_way(tables: Tables, table: UnexplodedView | UnexplodedTable) -> list[int]:
    """What has been begun in this turn and is not done with."""
    flags = [tables.used + cow for cow in table.used] if table.used else []
    if table.event is not None:
        flags.append(tables.event + table.event)
    if table.visiting is not None:
        flags.append(tables.visiting + table.visiting)
    if table.chosen is not None:
        flags.append(tables.chosen + table.chosen)
    if table.rolls is not None:
        first, second = table.rolls
        flags += [tables.rolls + first - 1, tables.rolls + PIPS + second - 1]
    return flags


def observe_blast(tables: Tables, blast: OpenBlast | Blast, found: Vector, seats: list[Seat]) -> None:
    viewer, players = seats[0], len(seats)

    def owned(cow: Exploded) -> int:
        return tables.cows * ((cow.owner - viewer) % players) + cow.card

    found.flag(tables.blast + (blast.herd - viewer) % players)
    for cow in set(blast.bombs):
        found.number(tables.bombs + cow, blast.bombs.count(cow))
    for cow in set(blast.stolen):
        found.number(tables.stolen + cow, blast.stolen.count(cow))
    found.flags([tables.exploded + owned(cow) for cow in blast.exploded])
    for order, settled in enumerate(blast.settled):
        found.flag(tables.settled + owned(settled))
        found.number(tables.paid + settled.card, (1 + order) / 10)
    for each in (*blast.exploded, *blast.settled):
        found.number(tables.moments + each.card, each.blast / 10)


def observe_order(tables: Tables, order: Sequence[Seat], found: Vector, seats: list[Seat]) -> None:
    found.numbers(tables.order, [(1 + order.index(seat)) / MOST_PLAYERS for seat in seats])


def observe_places(tables: Tables, places: Sequence[int], found: Vector, seats: list[Seat]) -> None:
    found.numbers(tables.final, [places[seat] / MOST_PLAYERS for seat in seats])
