"""The die in a playout, and the cow that it finds (U16 to U18, U34)."""

from vacherie.bots.compiled import compiled
from vacherie.bots.unexploded_cow.playout.chance import note, roll_die
from vacherie.bots.unexploded_cow.playout.layout import NONE, Cards, Playing
from vacherie.bots.unexploded_cow.playout.notes import ROLLED
from vacherie.bots.unexploded_cow.playout.rules.clauses import counted_place, is_passed_on, left_of
from vacherie.games.unexploded_cow.clauses import SIX


@compiled
def one_roll(table: Playing) -> int:
    pips = roll_die(table)
    note(table, ROLLED, pips)
    return pips


@compiled
def pass_sixes(table: Playing, cards: Cards, pips: int) -> int:
    """The roll that counts in the end, with the die where it was made."""
    while is_passed_on(pips, table.sudden != 0, cards.passes_sixes != 0):
        table.roller = left_of(table.roller, table.players)
        pips = one_roll(table)
    return pips


@compiled
def counted(table: Playing, pips: int) -> tuple[int, int]:
    """The herd and the place that a roll meets; `NONE` if it meets no cow."""
    if pips == SIX:
        return NONE, NONE
    return counted_place(table.herd_size, table.players, table.roller, pips)
