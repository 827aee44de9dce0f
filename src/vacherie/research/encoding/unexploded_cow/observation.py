"""What a seat of Unexploded Cow knows, written into the fields."""

from vacherie.games.unexploded_cow.editions import MOST_PLAYERS
from vacherie.games.unexploded_cow.open_table import OpenBlast, OpenTable
from vacherie.games.unexploded_cow.options import starting_money
from vacherie.games.unexploded_cow.values import Exploded
from vacherie.games.unexploded_cow.view import UnexplodedView
from vacherie.research.encoding.unexploded_cow.tables import ASKED, PIPS, Tables
from vacherie.research.encoding.vector import Vector, Word


def observe_cow(tables: Tables, view: UnexplodedView, word: Word) -> Vector:
    viewer, table = view.viewer, view.table
    assert viewer is not None, "the audience has no observation"
    players = table.players
    seats = [*range(viewer, players), *range(viewer)]
    found = Vector(tables.fields.size)
    found.numbers(tables.rules, (float(table.options.edition == "2011"), players / MOST_PLAYERS))
    found.flag(tables.asked + ASKED.index(table.asked))
    found.flags([tables.to_act + (seat - viewer) % players for seat in view.to_act if seat != "chance"])
    observe_seats(tables, table, found, seats)
    found.flags([tables.hand + card for card in view.hand])
    found.numbers(tables.hand_sizes, [view.hand_sizes[seat] / 10 for seat in seats])
    found.numbers(tables.piles, (view.draw_pile / 100, view.city_pile / 12))
    observe_herds(tables, table, found, seats)
    observe_cities(tables, table, found, seats)
    observe_turn(tables, table, found)
    if table.blast is not None:
        observe_blast(tables, table.blast, found, viewer, players)
    if view.outcome is not None:
        found.numbers(tables.final, [view.outcome.places[seat] / MOST_PLAYERS for seat in seats])
    found.flags([tables.begun + number for number in word])
    return found


def observe_seats(tables: Tables, table: OpenTable, found: Vector, seats: list[int]) -> None:
    viewer, players = seats[0], table.players
    found.flag(tables.active + (table.active - viewer) % players)
    found.flag(tables.first + (table.first - viewer) % players)
    if table.roller is not None:
        found.flag(tables.roller + (table.roller - viewer) % players)
    if table.last_taker is not None:
        found.flag(tables.last_taker + (table.last_taker - viewer) % players)
    found.numbers(tables.money, [table.money[seat] / 1000 for seat in seats])
    start = starting_money(table.options, players)
    found.numbers(tables.start, [start[seat] / 1000 for seat in seats])
    found.number(tables.pot, table.pot / 1000)
    if table.order:
        found.numbers(tables.order, [(1 + table.order.index(seat)) / MOST_PLAYERS for seat in seats])


def observe_herds(tables: Tables, table: OpenTable, found: Vector, seats: list[int]) -> None:
    for index, seat in enumerate(seats):
        herd = table.herds[seat]
        found.flags([tables.herds + tables.cows * index + cow for cow in herd])
        for place, cow in enumerate(herd):
            found.number(tables.places + cow, (1 + place) / 10)
    viewer, players = seats[0], table.players
    found.flags(
        [tables.spies + tables.cows * ((spy.owner - viewer) % players) + spy.card for spy in table.spies]
    )
    found.flags([tables.discard + card for card in table.discard])


def observe_cities(tables: Tables, table: OpenTable, found: Vector, seats: list[int]) -> None:
    if table.city is not None:
        found.flag(tables.city + table.city)
    found.number(tables.city_turns, table.city_turns / 10)
    for index, seat in enumerate(seats):
        found.flags([tables.cities + tables.city_count * index + city for city in table.cities[seat]])
    found.flags([tables.unclaimed + city for city in table.unclaimed])
    if table.visiting is not None:
        found.flag(tables.visiting + table.visiting)


def observe_turn(tables: Tables, table: OpenTable, found: Vector) -> None:
    detector = float(table.detector)
    found.numbers(tables.turn, (table.cards_played / 10, table.moves / 100, detector, table.drawing / 3))
    found.flags([tables.used + cow for cow in table.used])
    if table.event is not None:
        found.flag(tables.event + table.event)
    if table.chosen is not None:
        found.flag(tables.chosen + table.chosen)
    if table.rolls is not None:
        first, second = table.rolls
        found.flags([tables.rolls + first - 1, tables.rolls + PIPS + second - 1])


def observe_blast(tables: Tables, blast: OpenBlast, found: Vector, viewer: int, players: int) -> None:
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
