"""The end of a game, and who has won (U37)."""

from vacherie.core.values import Outcome
from vacherie.games.unexploded_cow.options import starting_money
from vacherie.games.unexploded_cow.state import UnexplodedTable


def end_game(table: UnexplodedTable, reason: str) -> None:
    table.reason = reason
    table.end()


def final_outcome(table: UnexplodedTable) -> Outcome | None:
    if table.reason is None:
        return None
    money = tuple(table.money)
    places = table.edition.places(money, starting_money(table.options, table.players))
    return Outcome(money, places, table.reason)
