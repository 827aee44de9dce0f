"""The bomb roll: who rolls, which roll counts, and which cow it finds (U16 to U18, U21, U22)."""

from random import Random

from vacherie.core.errors import IllegalAction
from vacherie.core.values import CHANCE, Seat
from vacherie.games.unexploded_cow.actions import ROLLS, ChooseRoll, Rolled, RolledTwice, UnexplodedAction
from vacherie.games.unexploded_cow.blast import find_bomb
from vacherie.games.unexploded_cow.clauses import NOBODY, SIDES, SIX, counted_place, is_passed_on
from vacherie.games.unexploded_cow.events import DiePassed, DieRolled, NothingFound, RollChosen, TwoRollsMade
from vacherie.games.unexploded_cow.state import Table
from vacherie.games.unexploded_cow.values import Step


def bomb_roll(table: Table) -> None:
    """The active player rolls, or rolls twice with a Metal Detector (U21)."""
    table.ask("two_rolls" if table.detector else "roll", CHANCE)


def draw_roll(table: Table, random: Random) -> Rolled:
    return ROLLS[int(random.random() * SIX)]


def draw_two_rolls(table: Table, random: Random) -> RolledTwice:
    return RolledTwice(random.choice(SIDES), random.choice(SIDES))


def roll_refusal(table: Table, action: Rolled | RolledTwice) -> IllegalAction | None:
    rolls = (action.pips,) if isinstance(action, Rolled) else (action.first, action.second)
    return next((IllegalAction("no-such-roll", pips=pips) for pips in rolls if pips not in SIDES), None)


def roll(table: Table, action: Rolled) -> Step | None:
    if table.told is not None:
        table.told.append(DieRolled(table.roller, action.pips))
    return count(table, action.pips)


def roll_twice(table: Table, action: RolledTwice) -> Step | None:
    table.detector = False
    table.rolls = (action.first, action.second)
    table.tell(TwoRollsMade, table.roller, action.first, action.second)
    if action.first == action.second:
        return choose_roll(table, ChooseRoll(action.first))
    table.ask("which_roll", table.active)
    return None


def legal_rolls(table: Table) -> list[UnexplodedAction]:
    assert table.rolls is not None
    return [*map(ChooseRoll, table.rolls)]


def roll_choice_refusal(table: Table, action: ChooseRoll) -> IllegalAction | None:
    assert table.rolls is not None
    return None if action.pips in table.rolls else IllegalAction("roll-not-made", pips=action.pips)


def choose_roll(table: Table, action: ChooseRoll) -> Step | None:
    table.rolls = None
    table.tell(RollChosen, table.roller, action.pips)
    return count(table, action.pips)


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
