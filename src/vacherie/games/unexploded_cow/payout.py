"""Who gets what for the cows that have exploded, and in which order (U19, U25g, U28)."""

from collections.abc import Sequence

from vacherie.games.unexploded_cow.clauses import payout_turn
from vacherie.games.unexploded_cow.events import CowSettled
from vacherie.games.unexploded_cow.state import UnexplodedTable
from vacherie.games.unexploded_cow.values import AutomaticStep, Exploded


def settle(table: UnexplodedTable) -> AutomaticStep | None:
    blast = table.burning()
    if table.edition.chooses_payouts and order_matters(table):
        table.ask("payout", blast.herd)
        return None
    for cow in usual_order(table, blast.exploded):
        pay_out(table, cow)
    return "last_cow" if table.order else "city"


def usual_order(table: UnexplodedTable, cows: Sequence[Exploded]) -> list[Exploded]:
    herd = table.burning().herd

    def turn(cow: Exploded) -> int:
        return payout_turn(cow.owner, herd, table.players, table.deck.values[cow.card])

    return sorted(cows, key=turn) if len(cows) > 1 else [*cows]


def order_matters(table: UnexplodedTable) -> bool:
    """Whether two orders of the cows still to be settled would give anybody different money."""
    cows = table.burning().exploded
    if len(cows) < 2:
        return False
    values = [table.deck.values[cow.card] for cow in cows]
    asked = sum(value for value in values if value > 0)
    paid = -sum(value for value in values if value < 0)
    if table.pot >= asked:
        return last_cow_matters(table, table.pot + paid - asked)
    # Whoever takes before the payments come in leaves less in all; without payments, who is late gets less.
    takers = {cow.owner for cow, value in zip(cows, values, strict=True) if value > 0}
    return paid > 0 or (table.pot > 0 and len(takers) > 1)


def last_cow_matters(table: UnexplodedTable, rest: int) -> bool:
    """U25i: in Sudden Death, what is left goes to the owner of the cow settled last."""
    if not table.order or table.has_cows() or rest == 0:
        return False
    blast = table.burning()
    return len({cow.owner for cow in blast.exploded if cow.blast == blast.number()}) > 1


def last_blast(table: UnexplodedTable) -> list[Exploded]:
    """The cows that exploded last, settled ones first, in the order in which they were."""
    blast = table.burning()
    return [cow for cow in (*blast.settled, *blast.exploded) if cow.blast == blast.number()]


def pay_next(table: UnexplodedTable, card: int) -> AutomaticStep:
    pay_out(table, next(cow for cow in table.burning().exploded if cow.card == card))
    return "settle"


def pay_out(table: UnexplodedTable, cow: Exploded) -> None:  # U19
    blast = table.burning()
    blast.exploded.remove(cow)
    blast.settled.append(cow)
    amount = table.deck.values[cow.card]
    if amount < 0:
        table.pay(cow.owner, -amount)
    else:
        amount = table.collect(cow.owner, amount)
    table.tell(CowSettled, cow.card, cow.owner, amount)
