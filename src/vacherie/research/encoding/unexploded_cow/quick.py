"""The observations once more, straight from the table: only what has changed since a seat last looked.

Every seat has a sheet of its own. What is hidden from a seat is never read but for its size, and the tests
hold every vector to be the one that `observe_cow` makes of the seat's view.
"""

from vacherie.core.values import Actor, Seat
from vacherie.games.unexploded_cow.options import UnexplodedOptions
from vacherie.games.unexploded_cow.state import Table
from vacherie.games.unexploded_cow.values import Asked
from vacherie.research.encoding.unexploded_cow.observation import (
    observe_asked,
    observe_blast,
    observe_cities,
    observe_herd,
    observe_order,
    observe_places,
    observe_rules,
    observe_spies,
    observe_turn,
    observe_under_way,
    seats_from,
)
from vacherie.research.encoding.unexploded_cow.tables import Tables
from vacherie.research.encoding.vector import Vector, Word


class QuickObserver:
    """For the state that it was made for, and no other."""

    def __init__(self, tables: Tables, options: UnexplodedOptions, players: int) -> None:
        self.begun = tables.begun
        self.sheets = [Sheet(tables, options, seats_from(seat, players)) for seat in range(players)]

    def observe(self, table: Table, seat: Seat, word: Word) -> Vector:
        sheet = self.sheets[seat]
        if sheet.decision != table.decision:
            sheet.write(table)
        data = sheet.data[:]
        for number in word:
            data[self.begun + number] = 1.0
        return Vector.of(data)


class Sheet:
    """What one seat was shown when it last looked, and by what to tell whether that has changed."""

    def __init__(self, tables: Tables, options: UnexplodedOptions, seats: list[Seat]) -> None:
        self.tables = tables
        self.seats = seats
        self.found = Vector(tables.fields.size)
        self.data = self.found.data
        self.zeros = Vector(tables.fields.size).data
        observe_rules(tables, options, self.found, seats)
        self.decision = -1
        self.asked: tuple[Asked | Actor | None, ...] = ()
        self.money: list[int] = []
        self.hand: list[int] = []
        self.herds: list[list[int]] = [[] for _ in seats]
        self.spies: dict[int, Seat] = {}
        self.discard: list[int] = []
        self.cities: tuple[int | None, ...] = ()
        self.under_way: tuple[object, ...] = ()
        self.has_blast = False

    def write(self, table: Table) -> None:
        self.write_asked(table)
        self.write_numbers(table)
        self.write_herds(table.herds)
        self.write_cards(table)
        self.write_cities(table)
        observe_turn(self.tables, table, self.found)
        self.write_under_way(table)
        self.write_end(table)
        self.decision = table.decision

    def erase(self, start: int, end: int) -> None:
        self.data[start:end] = self.zeros[start:end]

    def write_asked(self, table: Table) -> None:
        asked = (table.asked, table.actor, table.active, table.roller, table.last_taker, table.first)
        if asked != self.asked:
            self.erase(self.tables.asked, self.tables.money)
            observe_asked(self.tables, table, self.found, self.seats, table.to_act())
            self.asked = asked

    def write_numbers(self, table: Table) -> None:
        tables, data, hands = self.tables, self.data, table.hands
        sizes = tables.hand_sizes
        for index, seat in enumerate(self.seats):
            data[sizes + index] = len(hands[seat]) / 10
        data[tables.piles] = len(table.draw_pile) / 100
        data[tables.piles + 1] = len(table.city_pile) / 12
        data[tables.city_turns] = table.city_turns / 10
        if table.money != self.money:
            self.money = table.money[:]
            self.found.numbers(tables.money, [table.money[seat] / 1000 for seat in self.seats])
            data[tables.pot] = table.pot / 1000

    def write_herds(self, herds: list[list[int]]) -> None:
        """A cow that went from one herd to another has left the one before it enters the other."""
        known, data, tables = self.herds, self.data, self.tables
        if herds == known:
            return
        changed = [(index, seat) for index, seat in enumerate(self.seats) if herds[seat] != known[seat]]
        for index, seat in changed:
            start = tables.herds + tables.cows * index
            for cow in known[seat]:
                data[start + cow] = data[tables.places + cow] = 0.0
        for index, seat in changed:
            known[seat] = herds[seat][:]
            observe_herd(tables, known[seat], self.found, index)

    def write_cards(self, table: Table) -> None:
        """The own hand, Spies, what lies on the discard pile."""
        tables, hand = self.tables, table.hands[self.seats[0]]
        if hand != self.hand:
            self.erase(tables.hand, tables.hand_sizes)
            self.found.flags([tables.hand + card for card in hand])
            self.hand = hand[:]
        if table.spies != self.spies:
            self.erase(tables.spies, tables.discard)
            observe_spies(tables, table.spies, self.found, self.seats)
            self.spies = table.spies.copy()
        if table.discard != self.discard:
            self.erase(tables.discard, tables.piles)
            self.found.flags([tables.discard + card for card in table.discard])
            self.discard = table.discard[:]

    def write_cities(self, table: Table) -> None:
        """No city is taken or given up unless another one, or none, is face up then."""
        cities = (table.city, len(table.city_pile))
        if cities != self.cities:
            self.erase(self.tables.city, self.tables.turn)
            observe_cities(self.tables, table, self.found, self.seats)
            self.cities = cities

    def write_under_way(self, table: Table) -> None:
        under_way = (table.event, table.visiting, table.chosen, table.rolls, *table.used)
        if under_way != self.under_way:
            self.erase(self.tables.used, self.tables.blast)
            observe_under_way(self.tables, table, self.found)
            self.under_way = under_way
        if self.has_blast:
            self.erase(self.tables.blast, self.tables.order)
            self.has_blast = False
        if table.blast is not None:
            observe_blast(self.tables, table.blast, self.found, self.seats)
            self.has_blast = True

    def write_end(self, table: Table) -> None:
        """Sudden Death, and then who has won."""
        if table.order:
            observe_order(self.tables, table.order, self.found, self.seats)
        outcome = table.outcome()
        if outcome is not None:
            observe_places(self.tables, outcome.places, self.found, self.seats)
