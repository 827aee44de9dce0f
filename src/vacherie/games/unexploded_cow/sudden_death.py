"""Sudden Death: only bomb rolls, until the pot is empty or no cow is left (U30 to U35)."""

from vacherie.core.values import Seat
from vacherie.games.unexploded_cow.cities import end_blast
from vacherie.games.unexploded_cow.clauses import NO_CITY, pot_share, standing
from vacherie.games.unexploded_cow.ending import end_game
from vacherie.games.unexploded_cow.events import PotTaken, SuddenDeathBegan
from vacherie.games.unexploded_cow.payout import last_blast
from vacherie.games.unexploded_cow.set_up import ante
from vacherie.games.unexploded_cow.state import UnexplodedTable
from vacherie.games.unexploded_cow.turn import start_clock
from vacherie.games.unexploded_cow.values import AutomaticStep


def begin_sudden_death(table: UnexplodedTable) -> AutomaticStep | None:
    if not table.has_cows():  # U30a
        give_pot_away(table)
        end_game(table, "no-cow-for-sudden-death")
        return None
    if table.pot == 0:  # U30
        if not table.edition.antes_again:
            end_game(table, "pot-empty")
            return None
        ante(table)
    table.order = rolling_order(table)
    table.tell(SuddenDeathBegan, tuple(table.order))
    table.active = table.order[0]
    return begin_sudden_turn(table)


def begin_sudden_turn(table: UnexplodedTable) -> AutomaticStep:
    start_clock(table)
    return "roll"


def end_sudden_turn(table: UnexplodedTable) -> AutomaticStep | None:  # U35
    if not table.has_cows():
        end_game(table, "no-cow-left")
        return None
    if table.pot == 0:
        end_game(table, "pot-empty")
        return None
    place = table.order.index(table.active)
    table.active = table.order[(place + 1) % table.players]
    return begin_sudden_turn(table)


def rolling_order(table: UnexplodedTable) -> list[Seat]:
    """U31, U32: falling by city points, or from the first of these to the left."""
    ranking = city_ranking(table)
    if table.edition.falls_by_points:
        return ranking
    return [(ranking[0] + step) % table.players for step in range(table.players)]


def city_ranking(table: UnexplodedTable) -> list[Seat]:
    """U31: by points, then by name; who has no city is last, from the left of the last taker on."""
    seats = table.from_left_of(table.first - 1 if table.last_taker is None else table.last_taker)
    return sorted(seats, key=lambda seat: -standing(table.city_points(seat), first_city(table, seat)))


def first_city(table: UnexplodedTable, seat: Seat) -> int:
    """Its place in the alphabet."""
    return min((table.deck.city_ranks[city] for city in table.cities[seat]), default=NO_CITY)


def reward_last_cow(table: UnexplodedTable) -> AutomaticStep:
    """U25i: if no cow is left, the owner of the one settled last takes all that remains."""
    if not table.has_cows() and table.pot:
        take_pot(table, last_blast(table)[-1].owner)
    end_blast(table)
    return "end_roll"


def give_pot_away(table: UnexplodedTable) -> None:
    """U30a: to the player who took the last city, or shared if nobody took any."""
    if table.pot == 0:
        return
    if table.last_taker is not None:
        take_pot(table, table.last_taker)
    else:
        share_pot(table)


def take_pot(table: UnexplodedTable, seat: Seat) -> None:
    amounts = [0] * table.players
    amounts[seat] = table.pot
    hand_out(table, amounts)


def share_pot(table: UnexplodedTable) -> None:
    """From the first player on."""
    shares = [pot_share(table.pot, table.players, step) for step in range(table.players)]
    hand_out(table, [shares[(seat - table.first) % table.players] for seat in range(table.players)])


def hand_out(table: UnexplodedTable, amounts: list[int]) -> None:
    for seat, amount in enumerate(amounts):
        table.collect(seat, amount)
    table.tell(PotTaken, tuple(amounts))
