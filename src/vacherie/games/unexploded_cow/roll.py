"""The bomb roll: who rolls, which roll counts, and which cow it finds (U16 to U18, U21, U22)."""

from random import Random

from vacherie.core.values import CHANCE, Seat
from vacherie.games.unexploded_cow.actions import ROLLS, Rolled, RolledTwice
from vacherie.games.unexploded_cow.blast import find_bomb
from vacherie.games.unexploded_cow.clauses import NOBODY, SIDES, SIX, counted_place, is_passed_on
from vacherie.games.unexploded_cow.events import DiePassed, DieRolled, NothingFound, RollChosen, TwoRollsMade
from vacherie.games.unexploded_cow.state import Table
from vacherie.games.unexploded_cow.values import Step


def bomb_roll(table: Table) -> None:
    """The active player rolls, or rolls twice with a Metal Detector (U21)."""
    table.ask("two_rolls" if table.detector else "roll", CHANCE)


def draw_roll(random: Random) -> Rolled:
    return ROLLS[int(random.random() * SIX)]


def draw_two_rolls(random: Random) -> RolledTwice:
    return RolledTwice(random.choice(SIDES), random.choice(SIDES))


def roll(table: Table, pips: int) -> Step | None:
    if table.events is not None:
        table.events.append(DieRolled(table.roller, pips))
    return count(table, pips)


def roll_twice(table: Table, first: int, second: int) -> Step | None:
    table.detector = False
    table.rolls = (first, second)
    table.tell(TwoRollsMade, table.roller, first, second)
    if first == second:
        return choose_roll(table, first)
    table.ask("which_roll", table.active)
    return None


def choose_roll(table: Table, pips: int) -> Step | None:
    table.rolls = None
    table.tell(RollChosen, table.roller, pips)
    return count(table, pips)


def count(table: Table, pips: int) -> Step | None:
    """What a roll that counts leads to."""
    if is_passed_on(pips, bool(table.order), table.edition.passes_sixes_to_the_end):
        pass_die(table)
        return None
    found = None if pips == SIX else counted_cow(table, pips)
    if found is None:
        table.tell(NothingFound, table.roller)
        return "end_roll"
    find_bomb(table, *found)
    return "blast"


def pass_die(table: Table) -> None:
    """U18: the left neighbour rolls, with one die, from his own rightmost cow."""
    passed_from, table.roller = table.roller, table.left_of(table.roller)
    table.tell(DiePassed, passed_from, table.roller)
    table.ask("roll", CHANCE)


def counted_cow(table: Table, pips: int) -> tuple[Seat, int] | None:
    """The herd and the cow that a roll meets; `None` if there are too few in play (U17)."""
    herd, place = counted_place([*map(len, table.herds)], table.players, table.roller, pips)
    return None if herd == NOBODY else (herd, table.herds[herd][place])


def end_roll(table: Table) -> Step:
    if table.order:
        return "end_sudden_turn"
    if table.event is not None:  # U22
        return "effect_done"
    return "next_turn"
