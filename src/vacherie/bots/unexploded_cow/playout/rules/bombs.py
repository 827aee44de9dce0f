"""A blast in a playout: what cows can do about bombs, what explodes, who is paid (U23 to U28)."""

from vacherie.bots.compiled import compiled
from vacherie.bots.unexploded_cow.playout.chance import note
from vacherie.bots.unexploded_cow.playout.layout import BOMBER, GENERAL, MECHANIC, NONE, PFC, Cards, Playing
from vacherie.bots.unexploded_cow.playout.notes import DEFUSE_BOMB, HAND_ON_BOMB, PAY_NEXT, STEAL_BOMB
from vacherie.bots.unexploded_cow.playout.rules.clauses import neighbour_places
from vacherie.bots.unexploded_cow.playout.rules.moves import collect, cows_in_play, leave_play, owner_of, pay


@compiled
def find_bomb(table: Playing, card: int) -> None:
    table.bombs[card] = 1
    table.exploded_size = 0
    table.blasts = 0


@compiled
def has_bombs(table: Playing, herd: int) -> bool:
    for place in range(table.herd_size[herd]):
        card = table.herds[herd][place]
        if table.bombs[card] or table.stolen[card]:
            return True
    return False


# What each kind can do about a bomb that a cow of its herd holds


@compiled
def may_defuse(table: Playing, cards: Cards, holder: int) -> bool:  # U24
    return cards.kind[holder] == MECHANIC and not table.used[holder]


@compiled
def may_hand_on(table: Playing, cards: Cards, holder: int) -> bool:  # U23
    return cards.kind[holder] == GENERAL and not table.used[holder]


@compiled
def may_steal(cards: Cards, thief: int) -> bool:  # U25
    return cards.kind[thief] == PFC


@compiled
def use_ability(table: Playing, cards: Cards, herd: int, what: int, actor: int, target: int) -> None:
    note(table, what, actor, target)
    if what == STEAL_BOMB:
        table.bombs[target] -= 1
        table.stolen[actor] += 1
    elif what == HAND_ON_BOMB:
        table.bombs[actor] -= 1
        table.bombs[target] += 1
        table.used[actor] = 1
    elif what == DEFUSE_BOMB:
        table.bombs[actor] = 0
        table.used[actor] = 1
        collect(table, herd, cards.defusal)


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
            for neighbour in neighbour_places(place, size):
                if neighbour != NONE and table.stolen[table.line[neighbour]] != NONE:
                    table.bombs[table.line[neighbour]] += 1
    for place in range(size):
        if table.stolen[table.line[place]] == NONE:
            table.stolen[table.line[place]] = 0


@compiled
def pay_out(table: Playing, cards: Cards, number: int) -> None:
    """For one of the exploded cows, which is settled then (U19)."""
    card, owner = table.exploded[number], table.exploded_owner[number]
    table.exploded[number] = NONE
    note(table, PAY_NEXT, card)
    if cards.value[card] < 0:
        pay(table, owner, -cards.value[card])
    else:
        collect(table, owner, cards.value[card])


@compiled
def reward_last_cow(table: Playing, owner: int) -> None:  # U25i
    if table.sudden and owner != NONE and cows_in_play(table) == 0:
        collect(table, owner, table.pot)


@compiled
def has_exploded(table: Playing, seat: int) -> bool:
    """Whether a cow of the seat was among those that exploded in this roll."""
    cows = 0
    for number in range(table.exploded_size):
        cows += table.exploded_owner[number] == seat
    return cows > 0
