"""A bomb roll in a playout, from the die to the city: the rules ask, the players answer (U16 to U28)."""

from vacherie.bots.compiled import compiled
from vacherie.bots.unexploded_cow.playout.chance import note, roll_die
from vacherie.bots.unexploded_cow.playout.layout import NONE, RUSTLE, Cards, Playing
from vacherie.bots.unexploded_cow.playout.notes import CHOOSE_ROLL, LET_BLOW, ROLLED_TWICE
from vacherie.bots.unexploded_cow.playout.policy.bombing import best_ability, paid_next
from vacherie.bots.unexploded_cow.playout.policy.rolls import better_roll
from vacherie.bots.unexploded_cow.playout.policy.targets import best_discarded, best_of_others
from vacherie.bots.unexploded_cow.playout.policy.worths import likelihood
from vacherie.bots.unexploded_cow.playout.rules.bombs import (
    explode,
    find_bomb,
    has_bombs,
    pay_out,
    reward_last_cow,
    use_ability,
)
from vacherie.bots.unexploded_cow.playout.rules.cities import is_city_won, take_city
from vacherie.bots.unexploded_cow.playout.rules.effects import bring, recruit
from vacherie.bots.unexploded_cow.playout.rules.rolling import counted, one_roll, pass_sixes


@compiled
def bomb_roll(table: Playing, cards: Cards) -> None:
    table.exploded_size = 0
    pips = two_rolls(table, cards) if table.detector else one_roll(table)
    herd, place = counted(table, pass_sixes(table, cards, pips))
    if herd == NONE:
        return
    burn(table, cards, herd, table.herds[herd][place])
    if is_city_won(table):
        visit_city(table, cards)


@compiled
def two_rolls(table: Playing, cards: Cards) -> int:  # U21
    first, second = roll_die(table), roll_die(table)
    note(table, ROLLED_TWICE, first, second)
    table.detector = 0
    pips = better_roll(table, cards, first, second)
    note(table, CHOOSE_ROLL, pips)
    return pips


@compiled
def burn(table: Playing, cards: Cards, herd: int, card: int) -> None:
    """From the bomb that a roll has found to the last payment."""
    find_bomb(table, card)
    likely = likelihood(table)
    while has_bombs(table, herd):
        what, actor, target = best_ability(table, cards, herd, likely)
        while what != NONE:
            use_ability(table, cards, herd, what, actor, target)
            what, actor, target = best_ability(table, cards, herd, likely)
        note(table, LET_BLOW, table.blasts)
        explode(table, cards, herd)
    settle(table, cards, herd)


@compiled
def settle(table: Playing, cards: Cards, herd: int) -> None:  # U28
    last = NONE
    for _ in range(table.exploded_size):
        number = paid_next(table, cards, herd)
        pay_out(table, cards, number)
        if table.exploded_blast[number] == table.blasts:
            last = table.exploded_owner[number]
    reward_last_cow(table, last)


@compiled
def visit_city(table: Playing, cards: Cards) -> None:
    effect = cards.city_cow[take_city(table, cards)]
    if effect == NONE:
        return
    if effect == RUSTLE:
        rustle(table, cards, table.active)
    else:
        fetch_discarded(table, cards, table.active)


@compiled
def rustle(table: Playing, cards: Cards, seat: int) -> None:
    herd, place = best_of_others(table, cards, seat)
    if herd != NONE:
        bring(table, herd, place, seat)


@compiled
def fetch_discarded(table: Playing, cards: Cards, seat: int) -> None:
    place = best_discarded(table, cards)
    if place != NONE:
        recruit(table, cards, place, seat)
