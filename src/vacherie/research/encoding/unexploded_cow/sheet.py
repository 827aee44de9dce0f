"""What one seat has been shown of a game, written anew where it has changed."""

from collections.abc import Sequence

from vacherie.core.values import Seat
from vacherie.games.unexploded_cow.options import UnexplodedOptions
from vacherie.games.unexploded_cow.state import UnexplodedTable
from vacherie.research.encoding.unexploded_cow.observation import (
    city_flags,
    flags_under_way,
    observe_blast,
    observe_order,
    observe_places,
    observe_rules,
    seat_flags,
)
from vacherie.research.encoding.unexploded_cow.tables import Tables
from vacherie.research.encoding.vector import Vector

Flags = Sequence[int]


class Sheet:
    """Keeps what it was written from, which is how it knows what has changed."""

    def __init__(self, tables: Tables, options: UnexplodedOptions, seats: list[Seat]) -> None:
        self.tables = tables
        self.seats = seats
        self.viewer = seats[0]
        self.found = Vector(tables.fields.size)
        observe_rules(tables, options, self.found, seats)
        self.data = data = memoryview(self.found.data).cast("B").cast("f")
        """The numbers of `found`: writing through a view takes half as long."""
        turns = [(seat - self.viewer) % len(seats) for seat in range(len(seats))]
        cows = tables.cows
        self.hand_part = data[tables.hand :]
        self.herd_parts = [data[tables.herds + cows * turn :] for turn in turns]
        self.spy_parts = [data[tables.spies + cows * turn :] for turn in turns]
        self.places_part = data[tables.places :]
        self.discard_part = data[tables.discard :]
        self.money_places = [tables.money + turn for turn in turns]
        self.size_places = [tables.hand_sizes + turn for turn in turns]

        self.decision = -1
        self.asked: str | None = None
        self.turn: tuple[object, ...] = ()
        self.seat_flags: Flags = ()
        self.money = [0] * len(seats)
        self.hand: list[int] = []
        self.sizes: list[int] = []
        self.herds: list[list[int]] = [[] for _ in seats]
        self.spies: dict[int, Seat] = {}
        self.discard: list[int] = []
        self.piles: tuple[int, ...] = ()
        self.cities: tuple[object, ...] = ()
        self.city_flags: Flags = ()
        self.under_way: tuple[object, ...] = ()
        self.used: list[int] = []
        self.flags_under_way: Flags = ()
        self.has_blast = False

    def write(self, table: UnexplodedTable) -> None:
        self.decision = table.decision
        self.write_turn(table)
        self.write_numbers(table)
        if table.money != self.money:
            self.write_money(table.money)
        if table.hands[self.viewer] != self.hand:
            self.write_hand(table.hands[self.viewer])
        if table.herds != self.herds:
            self.write_herds(table.herds)
        if table.discard != self.discard:
            self.write_discard(table.discard)
        if table.spies != self.spies:
            self.write_spies(table.spies)
        if self.has_blast or table.blast is not None:
            self.write_blast(table)
        if table.order or table.asked is None:
            self.write_end(table)

    def write_turn(self, table: UnexplodedTable) -> None:
        """What is asked of whom, what is under way, and for which city."""
        tables, seats = self.tables, self.seats
        if self.asked != (table.asked or "over"):
            self.write_asked(table.asked or "over")
        turn = (*table.waiting, table.active, table.roller, table.last_taker, table.first)
        if turn != self.turn:
            self.turn = turn
            flags = seat_flags(tables, table, table.to_act(), seats)
            self.seat_flags = self.change(self.seat_flags, flags)
        under_way = (table.event, table.visiting, table.chosen, table.rolls)
        if under_way != self.under_way or table.used != self.used:
            self.under_way = under_way
            self.used = table.used[:]
            self.flags_under_way = self.change(self.flags_under_way, flags_under_way(tables, table))
        # No city is taken or given up unless another one, or none, is face up then.
        cities = (table.city, len(table.city_pile))
        if cities != self.cities:
            self.cities = cities
            self.city_flags = self.change(self.city_flags, city_flags(tables, table, seats))

    def change(self, old: Flags, new: Flags) -> Flags:
        data = self.data
        for place in old:
            data[place] = 0.0
        for place in new:
            data[place] = 1.0
        return new

    def write_asked(self, asked: str) -> None:
        data, places = self.data, self.tables.asked_places
        if self.asked is not None:
            data[places[self.asked]] = 0.0
        data[places[asked]] = 1.0
        self.asked = asked

    def write_numbers(self, table: UnexplodedTable) -> None:
        tables, data = self.tables, self.data
        turn = tables.turn
        data[turn] = table.cards_played / 10
        data[turn + 1] = table.moves / 100
        data[tables.pot] = table.pot / 1000
        sizes = [*map(len, table.hands)]
        if sizes != self.sizes:
            self.sizes = sizes
            for place, size in zip(self.size_places, sizes, strict=True):
                data[place] = size / 10
        piles = (len(table.draw_pile), len(table.city_pile), table.city_turns, table.detector, table.drawing)
        if piles != self.piles:
            self.piles = piles
            data[tables.piles] = len(table.draw_pile) / 100
            data[tables.piles + 1] = len(table.city_pile) / 12
            data[tables.city_turns] = table.city_turns / 10
            data[turn + 2] = float(table.detector)
            data[turn + 3] = table.drawing / 3

    def write_money(self, money: list[int]) -> None:
        known, data = self.money, self.data
        for seat, amount in enumerate(money):
            if amount != known[seat]:
                known[seat] = amount
                data[self.money_places[seat]] = amount / 1000

    def write_hand(self, hand: list[int]) -> None:
        part = self.hand_part
        for card in self.hand:
            part[card] = 0.0
        for card in hand:
            part[card] = 1.0
        self.hand = hand[:]

    def write_herds(self, herds: list[list[int]]) -> None:
        """A cow that went from one herd to another leaves the one before it enters the other."""
        known, parts, places = self.herds, self.herd_parts, self.places_part
        changed = []
        for seat, herd in enumerate(herds):
            if herd != known[seat]:
                changed.append(seat)
                part = parts[seat]
                for cow in known[seat]:
                    part[cow] = places[cow] = 0.0
        for seat in changed:
            part = parts[seat]
            known[seat] = herd = herds[seat][:]
            for cow, place in zip(herd, self.tables.herd_places, strict=False):
                part[cow] = 1.0
                places[cow] = place

    def write_discard(self, discard: list[int]) -> None:
        """It only grows, as long as no card is taken from it."""
        part, known = self.discard_part, self.discard
        if discard[: len(known)] != known:
            for card in known:
                part[card] = 0.0
            known = []
        for card in discard[len(known) :]:
            part[card] = 1.0
        self.discard = discard[:]

    def write_spies(self, spies: dict[int, Seat]) -> None:
        parts = self.spy_parts
        for card, owner in self.spies.items():
            parts[owner][card] = 0.0
        for card, owner in spies.items():
            parts[owner][card] = 1.0
        self.spies = spies.copy()

    def write_blast(self, table: UnexplodedTable) -> None:
        tables = self.tables
        self.has_blast = table.blast is not None
        self.found.data[tables.blast : tables.order] = tables.no_blast
        if table.blast is not None:
            observe_blast(tables, table.blast, self.found, self.seats)

    def write_end(self, table: UnexplodedTable) -> None:
        """Sudden Death, and then who has won."""
        if table.order:
            observe_order(self.tables, table.order, self.found, self.seats)
        outcome = table.outcome()
        if outcome is not None:
            observe_places(self.tables, outcome.places, self.found, self.seats)
