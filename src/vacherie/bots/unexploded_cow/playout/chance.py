"""Chance in a playout: two streams of numbers that plain and compiled play share."""

from typing import Final

from vacherie.bots.compiled import compiled
from vacherie.bots.unexploded_cow.playout.layout import NONE, Numbers, Playing
from vacherie.games.unexploded_cow.clauses import SIX

MODULUS: Final = 2147483647


@compiled
def seed(table: Playing, number: int, playout: int) -> None:
    """Begins both streams; the first two rolls go in turn through all that can come, by the playout."""
    table.chance = number
    table.dice = number * 69621 % MODULUS
    table.first_roll = 1 + playout % SIX
    table.second_roll = 1 + (playout // SIX + playout) % SIX


@compiled
def below(table: Playing, bound: int) -> int:
    """Any of 0 to bound - 1."""
    table.chance = table.chance * 48271 % MODULUS
    return table.chance * bound // MODULUS


@compiled
def roll_die(table: Playing) -> int:
    if table.first_roll:
        pips, table.first_roll, table.second_roll = table.first_roll, table.second_roll, 0
        return pips
    table.dice = table.dice * 48271 % MODULUS
    return 1 + table.dice * SIX // MODULUS


@compiled
def shuffle(table: Playing, pile: Numbers, size: int) -> None:
    for last in range(size - 1, 0, -1):
        other = below(table, last + 1)
        pile[last], pile[other] = pile[other], pile[last]


@compiled
def redeal(table: Playing) -> None:
    """All that the viewer cannot see is dealt anew, each card to a place where an unseen one was."""
    size = 0
    for seat in range(table.players):
        for place in range(table.hand_size[seat]):
            if not table.seen[table.hands[seat][place]]:
                table.line[size] = table.hands[seat][place]
                size += 1
    for place in range(table.draw_size):
        if not table.seen[table.draw_pile[place]]:
            table.line[size] = table.draw_pile[place]
            size += 1
    shuffle(table, table.line, size)
    for seat in range(table.players):
        for place in range(table.hand_size[seat]):
            if not table.seen[table.hands[seat][place]]:
                size -= 1
                table.hands[seat][place] = table.line[size]
    for place in range(table.draw_size):
        if not table.seen[table.draw_pile[place]]:
            size -= 1
            table.draw_pile[place] = table.line[size]
    shuffle(table, table.city_pile, table.city_size)


@compiled
def note(table: Playing, what: int, first: int = NONE, second: int = NONE, third: int = NONE) -> None:
    """Writes a decision into the log, if anybody reads it."""
    if table.log_size == NONE:
        return
    table.log[table.log_size] = what
    table.log[table.log_size + 1] = first
    table.log[table.log_size + 2] = second
    table.log[table.log_size + 3] = third
    table.log_size += 4
