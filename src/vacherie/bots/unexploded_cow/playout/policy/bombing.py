"""What the herd's player of a playout does about bombs, and in which order cows are paid for."""

from vacherie.bots.compiled import compiled
from vacherie.bots.unexploded_cow.playout.layout import BOMBER, NONE, Cards, Playing
from vacherie.bots.unexploded_cow.playout.notes import DEFUSE_BOMB, HAND_ON_BOMB, STEAL_BOMB
from vacherie.bots.unexploded_cow.playout.policy.worths import blown_worth
from vacherie.bots.unexploded_cow.playout.rules.bombs import may_defuse, may_hand_on, may_steal
from vacherie.bots.unexploded_cow.playout.rules.clauses import from_pot, neighbour_places, payout_turn


@compiled
def bomb_worth(table: Playing, cards: Cards, herd: int, place: int, likely: float) -> float:
    """Of a bomb more at that place, to the herd's player; it changes nothing where one is already."""
    card = table.herds[herd][place]
    if table.stolen[card] or table.bombs[card] > 1:
        return 0.0
    worth = blown_worth(table, cards, card, herd, herd, likely)
    if cards.kind[card] == BOMBER:
        for neighbour in neighbour_places(place, table.herd_size[herd]):
            if neighbour != NONE:
                worth += blown_worth(table, cards, table.herds[herd][neighbour], herd, herd, likely)
    return worth


@compiled
def best_ability(table: Playing, cards: Cards, herd: int, likely: float) -> tuple[int, int, int]:
    """What gains most over letting it blow, who does it and to whom; `NONE` if nothing does."""
    best, what, actor, target = 1.0, NONE, NONE, NONE
    for place in range(table.herd_size[herd]):
        holder = table.herds[herd][place]
        if table.bombs[holder] == 0:
            continue
        blown = bomb_worth(table, cards, herd, place, likely)
        if may_defuse(table, cards, holder):
            gain = from_pot(table.pot, cards.defusal) - blown
            if gain > best:
                best, what, actor, target = gain, DEFUSE_BOMB, holder, NONE
        hands_on = may_hand_on(table, cards, holder)
        for other_place in range(table.herd_size[herd]):
            other = table.herds[herd][other_place]
            steals = may_steal(cards, other)
            if other == holder or not (steals or hands_on):
                continue
            there = 0.0 if table.bombs[other] else bomb_worth(table, cards, herd, other_place, likely)
            if there - blown > best:
                best = there - blown
                if steals:
                    what, actor, target = STEAL_BOMB, other, holder
                else:
                    what, actor, target = HAND_ON_BOMB, holder, other
    return what, actor, target


@compiled
def paid_next(table: Playing, cards: Cards, herd: int) -> int:
    """Which exploded cow. Whoever may choose has payments made first, then takes, then lets others take."""
    chosen, best = NONE, 1000
    for number in range(table.exploded_size):
        card, owner = table.exploded[number], table.exploded_owner[number]
        if card == NONE:
            continue
        turn = payout_turn(owner, herd, table.players, cards.value[card])
        if cards.chooses_payouts and cards.value[card] > 0:
            turn += 2 * table.players
        if turn < best:
            chosen, best = number, turn
    return chosen
