"""Random cooperative games, with what the rulebook promises looked at after every action."""

from itertools import pairwise
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.six_qui_prend.team import position_of
from vacherie.core.values import CHANCE
from vacherie.games.six_qui_prend import GAME
from vacherie.games.six_qui_prend.actions import Agree, GoOn, SixAction
from vacherie.games.six_qui_prend.cards import heads_on
from vacherie.games.six_qui_prend.events import RowTaken, SixEvent
from vacherie.games.six_qui_prend.game import SixState
from vacherie.games.six_qui_prend.options import SixOptions
from vacherie.games.six_qui_prend.position import CoopPosition

CONSENTS = st.sampled_from([SixOptions(variant="coop"), SixOptions(variant="coop", consent="all")])
SEEDS = st.integers(min_value=0, max_value=2**32)


def random_step(table: SixState, random: Random) -> tuple[int, SixAction]:
    """Each kind of action is as likely as the other: the special cards are used, not only let go."""
    seats = [seat for seat in table.to_act() if isinstance(seat, int)]
    if random.random() < 0.3:
        seats = [*seats, *table.may_act()]
    seat = random.choice([seat for seat in seats if table.legal_actions(seat)])
    legal = table.legal_actions(seat)
    if Agree() in legal and random.random() < 0.7:
        return seat, Agree()  # A team that objects to half of all proposals would talk for ever.
    kind = random.choice(list(dict.fromkeys(map(type, legal))))
    return seat, random.choice([action for action in legal if type(action) is kind])


def cards_of(position: CoopPosition) -> list[int]:
    piles = (*position.rows, *position.hands, *position.piles, position.team.ox_hand)
    return sorted([*(card for pile in piles for card in pile), *(played.card for played in position.queue)])


def specials_of(position: CoopPosition) -> list[str]:
    return sorted((*position.team.specials, *position.team.special_pile, *position.team.used))


def check_position(now: CoopPosition) -> None:
    """What is true of every position."""
    for row, cards in enumerate(now.rows):
        assert all(low < high for low, high in pairwise(cards)), now
        assert len(cards) <= 5 + (row in now.team.sevens), now
        assert cards or row not in now.team.locked, now
    assert len(now.team.specials) == min(2, len(now.team.specials) + len(now.team.special_pile)), now
    assert len(now.team.locked) <= now.team.used.count("stop"), now
    assert len(now.team.sevens) <= now.team.used.count("take_at_seven"), now
    assert len({len(hand) for hand in (*now.hands, now.team.ox_hand)}) == 1, now
    assert len({played.owner for played in now.queue}) == len(now.queue), now


def check_step(before: CoopPosition, now: CoopPosition, events: list[SixEvent]) -> None:
    """What is true of every step."""
    assert cards_of(before) == cards_of(now)
    assert specials_of(before) == specials_of(now)
    for row in {*before.team.locked} & {*now.team.locked}:
        assert before.rows[row] == now.rows[row]
    for old, new in zip(before.piles, now.piles, strict=True):
        assert new[: len(old)] == old
    taken = [event for event in events if isinstance(event, RowTaken)]
    assert sum(len(event.cards) for event in taken) == sum(map(len, now.piles)) - sum(map(len, before.piles))
    for event in taken:
        check_taking(event)


def check_taking(event: RowTaken) -> None:
    assert event.heads == heads_on(event.cards)
    if event.cause in ("full", "inserted", "slid"):
        assert len(event.cards) in (5, 6), event
    if event.cause != "full":
        assert (event.owner == "ox") == (event.cause == "fewest"), event


def check_choice(table: SixState, now: CoopPosition) -> None:
    """What is asked is asked with reason."""
    lasts = [cards[-1] for row, cards in enumerate(now.rows) if cards and row not in now.team.locked]
    if now.asked == "row":
        assert all(now.rows), now
        assert now.queue[0].card < min(lasts), now
        assert now.waiting == (now.queue[0].owner,), now
    if now.asked == "window":
        kinds = {type(action) for seat in range(now.players) for action in table.legal_actions(seat)}
        assert kinds - {GoOn} or now.team.fallen, now


def check_end(table: SixState, now: CoopPosition) -> None:
    outcome = table.outcome()
    assert outcome is not None
    team, ox = heads_on(now.piles[0]), heads_on(now.piles[1])
    team *= 2 if now.players <= 2 else 1
    assert (outcome.winners != (), outcome.scores) == (team < ox, (team,) * now.players)
    assert not any((*now.hands, now.team.ox_hand, now.queue))


def deal(options: SixOptions, players: int, random: Random) -> SixState:
    table = GAME.new(options, players)
    table.apply(CHANCE, table.draw(random))
    return table


@pytest.mark.parametrize("players", range(1, 7))
@settings(max_examples=15, deadline=None)
@given(options=CONSENTS, seed=SEEDS)
def test_a_random_game_keeps_what_the_rulebook_promises(players: int, options: SixOptions, seed: int) -> None:
    random = Random(seed)
    table = deal(options, players, random)
    before = position_of(table)
    while table.to_act():
        events = table.apply(*random_step(table, random))
        now = position_of(table)
        check_position(now)
        check_step(before, now, events)
        check_choice(table, now)
        before = now
    check_end(table, before)
