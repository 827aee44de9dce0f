"""The bomb roll: who rolls, which roll counts, and which cow it finds (U16 to U18, U21, U22)."""

from random import Random

from vacherie.core.values import CHANCE, Seat
from vacherie.games.unexploded_cow.actions import ROLLS, Rolled, RolledTwice
from vacherie.games.unexploded_cow.bombs import Blast
from vacherie.games.unexploded_cow.clauses import NOBODY, SIDES, SIX, counted_place, is_passed_on
from vacherie.games.unexploded_cow.events import (
    BombFound,
    DiePassed,
    DieRolled,
    NothingFound,
    RollChosen,
    TwoRollsMade,
)
from vacherie.games.unexploded_cow.state import UnexplodedTable
from vacherie.games.unexploded_cow.values import AutomaticStep, Cards, NoCow


def bomb_roll(table: UnexplodedTable) -> None:
    """The active player rolls, or rolls twice with a Metal Detector (U21)."""
    table.ask("two_rolls" if table.detector else "roll", CHANCE)


def draw_roll(random: Random) -> Rolled:
    return ROLLS[int(random.random() * SIX)]


def draw_two_rolls(random: Random) -> RolledTwice:
    return RolledTwice(random.choice(SIDES), random.choice(SIDES))


def roll(table: UnexplodedTable, pips: int) -> AutomaticStep | None:
    if table.events is not None:
        table.events.append(DieRolled(table.roller, pips))
    return count(table, pips)


def roll_twice(table: UnexplodedTable, first: int, second: int) -> AutomaticStep | None:
    table.detector = False
    table.rolls = (first, second)
    table.tell(TwoRollsMade, table.roller, first, second)
    if first == second:
        return choose_roll(table, first)
    table.ask("which_roll", table.active)
    return None


def choose_roll(table: UnexplodedTable, pips: int) -> AutomaticStep | None:
    table.rolls = None
    table.tell(RollChosen, table.roller, pips)
    return count(table, pips)


def count(table: UnexplodedTable, pips: int) -> AutomaticStep | None:
    """What a roll that counts leads to."""
    if is_passed_on(pips, bool(table.order), table.edition.passes_sixes_to_the_end):
        pass_die(table)
        return None
    herd, place = (NOBODY, NOBODY) if pips == SIX else counted(table, pips)
    if herd == NOBODY:
        if table.events is not None:
            table.events.append(NothingFound(table.roller, why_no_cow(pips), counted_cows(table, pips)))
        return "end_roll"
    card = table.herds[herd][place]
    if table.events is not None:
        table.events.append(BombFound(card, herd, counted_cows(table, pips)))
    table.blast = Blast(herd)  # U19, U25b
    table.blast.bombs.append(card)
    return "blast"


def why_no_cow(pips: int) -> NoCow:
    return "missed" if pips == SIX else "too_few"


def pass_die(table: UnexplodedTable) -> None:
    """U18: the left neighbour rolls, with one die, from his own rightmost cow."""
    passed_from, table.roller = table.roller, table.left_of(table.roller)
    table.tell(DiePassed, passed_from, table.roller)
    table.ask("roll", CHANCE)


def counted(table: UnexplodedTable, pips: int) -> tuple[Seat, int]:
    """The herd and the place that a roll meets; `NOBODY` if there are too few cows in play (U17)."""
    return counted_place([*map(len, table.herds)], table.players, table.roller, pips)


def counted_cows(table: UnexplodedTable, pips: int) -> Cards:
    """Those on the way to it, in the order of the count; a 6 counts none (U18)."""
    places = () if pips == SIX else [counted(table, step) for step in range(1, pips + 1)]
    return tuple([table.herds[herd][place] for herd, place in places if herd != NOBODY])


def end_roll(table: UnexplodedTable) -> AutomaticStep:
    if table.order:
        return "end_sudden_turn"
    if table.event is not None:  # U22
        return "effect_done"
    return "next_turn"
