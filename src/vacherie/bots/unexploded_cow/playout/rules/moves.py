"""What is done with money, cards and cows in a playout (U9, U11, U15, U19, U26)."""

from vacherie.bots.compiled import compiled
from vacherie.bots.unexploded_cow.playout.chance import note, shuffle
from vacherie.bots.unexploded_cow.playout.layout import NONE, SPY, Cards, Playing
from vacherie.bots.unexploded_cow.playout.notes import MOVE_COW, RESHUFFLED
from vacherie.bots.unexploded_cow.playout.rules.clauses import from_pot
from vacherie.games.unexploded_cow.editions import ANTE


@compiled
def pay(table: Playing, seat: int, amount: int) -> None:
    table.money[seat] -= amount
    table.pot += amount


@compiled
def collect(table: Playing, seat: int, amount: int) -> None:
    taken = from_pot(table.pot, amount)
    table.money[seat] += taken
    table.pot -= taken


@compiled
def ante(table: Playing) -> None:
    for seat in range(table.players):
        pay(table, seat, ANTE)


@compiled
def draw(table: Playing, seat: int, count: int) -> None:
    for _ in range(count):
        if table.draw_size == 0:
            if table.discard_size == 0:
                return
            reshuffle(table)
        table.draw_size -= 1
        table.hands[seat][table.hand_size[seat]] = table.draw_pile[table.draw_size]
        table.hand_size[seat] += 1


@compiled
def reshuffle(table: Playing) -> None:
    size = table.discard_size
    shuffle(table, table.discard, size)
    note(table, RESHUFFLED, size)
    for place in range(size):
        table.draw_pile[place] = table.discard[place]
        if table.log_size != NONE:
            table.log[table.log_size + place] = table.discard[place]
    if table.log_size != NONE:
        table.log_size += size
    table.draw_size = size
    table.discard_size = 0


@compiled
def leave_hand(table: Playing, seat: int, place: int) -> None:
    table.hand_size[seat] -= 1
    for later in range(place, table.hand_size[seat]):
        table.hands[seat][later] = table.hands[seat][later + 1]


@compiled
def throw_away(table: Playing, card: int) -> None:
    table.discard[table.discard_size] = card
    table.discard_size += 1


@compiled
def insert(table: Playing, herd: int, place: int, card: int) -> None:
    for later in range(table.herd_size[herd], place, -1):
        table.herds[herd][later] = table.herds[herd][later - 1]
    table.herds[herd][place] = card
    table.herd_size[herd] += 1


@compiled
def take_out(table: Playing, herd: int, place: int) -> int:
    """The cow that stood there; the line closes up."""
    card = table.herds[herd][place]
    table.herd_size[herd] -= 1
    for later in range(place, table.herd_size[herd]):
        table.herds[herd][later] = table.herds[herd][later + 1]
    return card


@compiled
def move_right(table: Playing, herd: int, place: int, goal: int) -> None:
    card = table.herds[herd][place]
    note(table, MOVE_COW, card, goal)
    for later in range(place, goal, -1):
        table.herds[herd][later] = table.herds[herd][later - 1]
    table.herds[herd][goal] = card


@compiled
def enter_play(table: Playing, cards: Cards, herd: int, place: int, card: int, seat: int) -> None:
    insert(table, herd, place, card)
    if cards.kind[card] == SPY:
        table.owner[card] = seat


@compiled
def leave_play(table: Playing, herd: int, place: int) -> int:
    """To the discard pile; a Spy forgets its owner, a General that it has acted."""
    card = take_out(table, herd, place)
    throw_away(table, card)
    table.owner[card] = NONE
    table.used[card] = 0
    return card


@compiled
def owner_of(table: Playing, card: int, herd: int) -> int:
    return herd if table.owner[card] == NONE else table.owner[card]


@compiled
def cows_in_play(table: Playing) -> int:
    cows = 0
    for seat in range(table.players):
        cows += table.herd_size[seat]
    return cows
