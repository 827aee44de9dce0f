"""Where the players of a playout put their cows, and in which order."""

from vacherie.bots.compiled import compiled
from vacherie.bots.unexploded_cow.playout.layout import SPY, Cards, Playing
from vacherie.bots.unexploded_cow.playout.policy.worths import benefit
from vacherie.bots.unexploded_cow.playout.rules.clauses import left_of


@compiled
def herd_for(table: Playing, cards: Cards, seat: int, card: int) -> int:
    """Spies and bad cows go to the left neighbour, others into one's own herd."""
    goes_left = cards.kind[card] == SPY or cards.value[card] < 0
    return left_of(seat, table.players) if goes_left else seat


@compiled
def place_for(table: Playing, cards: Cards, seat: int, place: int) -> int:
    """Where the cow at that place belongs: what brings most goes right, where rolls begin to count."""
    herd = table.herds[seat]
    worth = benefit(table, cards, herd[place], seat, seat)
    while place > 0 and benefit(table, cards, herd[place - 1], seat, seat) < worth:
        place -= 1
    return place
