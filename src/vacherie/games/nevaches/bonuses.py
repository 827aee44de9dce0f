"""Moves markers along the track, and settles the bonuses on the way (N17)."""

from vacherie.games.nevaches.events import (
    BonusLapsed,
    BonusReached,
    BonusTaken,
    CowsBroughtHome,
    PointsScored,
)
from vacherie.games.nevaches.state import NeVachesTable
from vacherie.games.nevaches.tiles import cells_of
from vacherie.games.nevaches.track import bonus_of, spaces_reached
from vacherie.games.nevaches.values import Space


def score(table: NeVachesTable, points: int) -> None:
    """Moves the marker of the seat whose turn it is; bonuses wait until the action is complete."""
    seat = table.seat
    before = table.points[seat]
    total = table.points[seat] = before + points
    table.tell(PointsScored, seat, points, total)
    for space in spaces_reached(before, total):
        table.pending.append(space)
        table.tell(BonusReached, seat, Space(space, bonus_of(table.bonus_tiles, space)))


def settle_bonuses(table: NeVachesTable) -> bool:
    """Gives the bonuses that wait, in track order; whether one of them asks something of the seat first."""
    while table.pending:
        space = table.pending.pop(0)
        if settle(table, Space(space, bonus_of(table.bonus_tiles, space))):
            return True
    return False


def settle(table: NeVachesTable, space: Space) -> bool:
    """Whether the bonus opened a choice, and is over only when that has been made."""
    seat = table.seat
    if space.bonus == "card" and not table.cards.row:
        table.tell(BonusLapsed, seat, space)
        return False
    table.tell(BonusTaken, seat, space)
    match space.bonus:
        case "cow":
            table.home[seat] += 1
        case "home":
            bring_all_home(table)
        case "action":
            table.actions += 1
            table.ask("action", seat)
        case "tile":
            table.ask("bonus_tile", seat)
        case "card":
            table.ask("bonus_card", seat)
    return space.bonus not in ("cow", "home")


def bring_all_home(table: NeVachesTable) -> None:
    area = table.areas[table.seat]
    cows = sorted(area.cows)
    area.take_cows(cows)
    table.home[table.seat] += len(cows)
    table.tell(CowsBroughtHome, table.seat, cells_of(cows))
