"""What events and cities do in a playout, once it is known with which cow (U14, U26)."""

from vacherie.bots.compiled import compiled
from vacherie.bots.unexploded_cow.playout.chance import note
from vacherie.bots.unexploded_cow.playout.layout import Cards, Playing
from vacherie.bots.unexploded_cow.playout.notes import CHOOSE_COW, PUT_COW
from vacherie.bots.unexploded_cow.playout.rules.moves import enter_play, insert, leave_play, pay, take_out
from vacherie.games.unexploded_cow.effects import TAX


@compiled
def recruit(table: Playing, cards: Cards, pile_place: int, seat: int) -> None:
    """A cow from the discard pile to the right end of the seat's herd."""
    card = table.discard[pile_place]
    note(table, CHOOSE_COW, card)
    note(table, PUT_COW, seat, 0)
    table.discard_size -= 1
    for later in range(pile_place, table.discard_size):
        table.discard[later] = table.discard[later + 1]
    enter_play(table, cards, seat, 0, card, seat)


@compiled
def bring(table: Playing, herd: int, place: int, to: int) -> None:
    """A cow to the right end of another herd."""
    note(table, CHOOSE_COW, table.herds[herd][place])
    note(table, PUT_COW, to, 0)
    insert(table, to, 0, take_out(table, herd, place))


@compiled
def shoot(table: Playing, herd: int, place: int) -> None:
    note(table, CHOOSE_COW, table.herds[herd][place])
    leave_play(table, herd, place)


@compiled
def swap(table: Playing, seat: int, own: int, herd: int, place: int) -> None:
    note(table, CHOOSE_COW, table.herds[seat][own])
    note(table, CHOOSE_COW, table.herds[herd][place])
    table.herds[seat][own], table.herds[herd][place] = table.herds[herd][place], table.herds[seat][own]


@compiled
def move_left(table: Playing) -> None:
    last = table.players - 1
    size = table.herd_size[last]
    for place in range(size):
        table.line[place] = table.herds[last][place]
    for seat in range(last, 0, -1):
        table.herd_size[seat] = table.herd_size[seat - 1]
        for place in range(table.herd_size[seat]):
            table.herds[seat][place] = table.herds[seat - 1][place]
    table.herd_size[0] = size
    for place in range(size):
        table.herds[0][place] = table.line[place]


@compiled
def collect_from_others(table: Playing, seat: int, amount: int) -> None:
    """From each; the seat pays them, if the amount is below zero."""
    for other in range(table.players):
        table.money[other] -= amount
    table.money[seat] += amount * table.players


@compiled
def largest_herd(table: Playing) -> int:
    largest = 0
    for seat in range(table.players):
        largest = max(largest, table.herd_size[seat])
    return largest


@compiled
def tax_largest_herd(table: Playing) -> None:
    largest = largest_herd(table)
    for seat in range(table.players):
        if table.herd_size[seat] == largest:
            pay(table, seat, TAX)
