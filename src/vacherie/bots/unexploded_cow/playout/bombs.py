"""A blast in a playout: what the herd's player does about bombs, what explodes, who is paid (U23 to U28)."""

from vacherie.bots.compiled import compiled
from vacherie.bots.unexploded_cow.playout.chance import note
from vacherie.bots.unexploded_cow.playout.layout import (
    BOMBER,
    GENERAL,
    MECHANIC,
    NONE,
    PFC,
    Cards,
    Playing,
)
from vacherie.bots.unexploded_cow.playout.moves import collect, cows_in_play, leave_play, owner_of, pay
from vacherie.bots.unexploded_cow.playout.notes import (
    DEFUSE_BOMB,
    HAND_ON_BOMB,
    LET_BLOW,
    PAY_NEXT,
    STEAL_BOMB,
)
from vacherie.bots.unexploded_cow.playout.worths import blown_worth, likelihood


@compiled
def burn(table: Playing, cards: Cards, herd: int, card: int) -> None:
    """From the bomb that a roll has found to the last payment."""
    table.bombs[card] = 1
    table.exploded_size = 0
    table.blasts = 0
    likely = likelihood(table)
    while has_bombs(table, herd):
        while use_ability(table, cards, herd, likely):
            pass
        note(table, LET_BLOW, table.blasts)
        explode(table, cards, herd)
    settle(table, cards, herd)


@compiled
def has_bombs(table: Playing, herd: int) -> bool:
    for place in range(table.herd_size[herd]):
        card = table.herds[herd][place]
        if table.bombs[card] or table.stolen[card]:
            return True
    return False


@compiled
def bomb_worth(table: Playing, cards: Cards, herd: int, place: int, likely: float) -> float:
    """Of a bomb more at that place, to the herd's player; it changes nothing where one is already."""
    card = table.herds[herd][place]
    if table.stolen[card] or table.bombs[card] > 1:
        return 0.0
    worth = blown_worth(table, cards, card, herd, herd, likely)
    if cards.kind[card] == BOMBER:
        if place > 0:
            worth += blown_worth(table, cards, table.herds[herd][place - 1], herd, herd, likely)
        if place + 1 < table.herd_size[herd]:
            worth += blown_worth(table, cards, table.herds[herd][place + 1], herd, herd, likely)
    return worth


@compiled
def use_ability(table: Playing, cards: Cards, herd: int, likely: float) -> bool:
    """The one that gains most over letting it blow, if any does."""
    best, what, actor, target = 1.0, NONE, NONE, NONE
    for place in range(table.herd_size[herd]):
        holder = table.herds[herd][place]
        if table.bombs[holder] == 0:
            continue
        blown = bomb_worth(table, cards, herd, place, likely)
        kind = cards.kind[holder]
        if kind == MECHANIC and not table.used[holder]:
            gain = min(table.pot, cards.defusal) - blown
            if gain > best:
                best, what, actor, target = gain, DEFUSE_BOMB, holder, NONE
        for other_place in range(table.herd_size[herd]):
            other = table.herds[herd][other_place]
            steals = cards.kind[other] == PFC
            hands_on = kind == GENERAL and not table.used[holder]
            if other == holder or not (steals or hands_on):
                continue
            there = 0.0 if table.bombs[other] else bomb_worth(table, cards, herd, other_place, likely)
            if there - blown > best:
                best = there - blown
                if steals:
                    what, actor, target = STEAL_BOMB, other, holder
                else:
                    what, actor, target = HAND_ON_BOMB, holder, other
    if what == NONE:
        return False
    note(table, what, actor, target)
    if what == STEAL_BOMB:
        table.bombs[target] -= 1
        table.stolen[actor] += 1
    elif what == HAND_ON_BOMB:
        table.bombs[actor] -= 1
        table.bombs[target] += 1
        table.used[actor] = 1
    else:
        table.bombs[actor] = 0
        table.used[actor] = 1
        collect(table, herd, cards.defusal)
    return True


@compiled
def explode(table: Playing, cards: Cards, herd: int) -> None:
    """All holders at the same moment; then Bombers among them spread (U25d, U25e)."""
    table.blasts += 1
    size = table.herd_size[herd]
    for place in range(size):
        card = table.herds[herd][place]
        table.line[place] = card
        if table.bombs[card] or table.stolen[card]:
            table.exploded[table.exploded_size] = card
            table.exploded_owner[table.exploded_size] = owner_of(table, card, herd)
            table.exploded_blast[table.exploded_size] = table.blasts
            table.exploded_size += 1
            table.stolen[card] = NONE
            table.bombs[card] = 0
    for place in range(size - 1, -1, -1):
        if table.stolen[table.line[place]] == NONE:
            leave_play(table, herd, place)
    for place in range(size):
        card = table.line[place]
        if table.stolen[card] == NONE and cards.kind[card] == BOMBER:
            if place > 0 and table.stolen[table.line[place - 1]] != NONE:
                table.bombs[table.line[place - 1]] += 1
            if place + 1 < size and table.stolen[table.line[place + 1]] != NONE:
                table.bombs[table.line[place + 1]] += 1
    for place in range(size):
        if table.stolen[table.line[place]] == NONE:
            table.stolen[table.line[place]] = 0


@compiled
def settle(table: Playing, cards: Cards, herd: int) -> None:
    """U28: where he may choose, the herd's player has payments first, then his own takings, then others'."""
    size = table.exploded_size
    last = NONE
    for _ in range(size):
        chosen, best = NONE, 1000
        for number in range(size):
            card = table.exploded[number]
            if card == NONE:
                continue
            takes = 1 if cards.value[card] > 0 else 0
            steps = (table.exploded_owner[number] - herd) % table.players
            rank = 10 * takes + steps if cards.chooses_payouts else 10 * steps + takes
            if rank < best:
                chosen, best = number, rank
        card, owner = table.exploded[chosen], table.exploded_owner[chosen]
        table.exploded[chosen] = NONE
        note(table, PAY_NEXT, card)
        if cards.value[card] < 0:
            pay(table, owner, -cards.value[card])
        else:
            collect(table, owner, cards.value[card])
        if table.exploded_blast[chosen] == table.blasts:
            last = owner
    if table.sudden and last != NONE and cows_in_play(table) == 0:  # U25i
        collect(table, last, table.pot)


@compiled
def has_exploded(table: Playing, seat: int) -> bool:
    """Whether a cow of the seat was among those that exploded in this roll."""
    cows = 0
    for number in range(table.exploded_size):
        cows += table.exploded_owner[number] == seat
    return cows > 0
