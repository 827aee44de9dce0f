"""The bull's kernel plays by the very rules of the game: equal deals, equal picks, equal rows and piles."""

from random import Random
from typing import Any

import pytest

from tests.adapter import walk
from tests.six_qui_prend.adapter import ADAPTER, OPTIONS
from vacherie.bots.six_qui_prend.arrays import Numbers, numbers
from vacherie.bots.six_qui_prend.assumptions import facts_of
from vacherie.bots.six_qui_prend.futures import futures
from vacherie.bots.six_qui_prend.playout import chance, layout, policy, rules, search
from vacherie.bots.six_qui_prend.tabling import SIDES, table_of, write_hand
from vacherie.core.values import CHANCE
from vacherie.games.six_qui_prend import GAME
from vacherie.games.six_qui_prend.actions import ChooseRow, Dealt, DraftCard, GoOn, PickCard
from vacherie.games.six_qui_prend.cards import HAND_SIZE, ROW_COUNT, heads_on, reversed_value
from vacherie.games.six_qui_prend.options import SixOptions, Variant
from vacherie.games.six_qui_prend.ox import OxTable
from vacherie.games.six_qui_prend.parts import marker_of

DEALS_IN_ALL = 10_000
PLAYER_COUNTS = range(2, 11)


@pytest.mark.parametrize("players", PLAYER_COUNTS)
def test_equal_deals_of_the_base_game_are_played_equally(players: int) -> None:
    play_equally("base", players, -(-DEALS_IN_ALL // len(PLAYER_COUNTS)))


@pytest.mark.parametrize("players", PLAYER_COUNTS)
@pytest.mark.parametrize("variant", ["even_odd", "escalade", "cabriole", "reversed"])
def test_equal_deals_with_a_fan_card_are_played_equally(variant: Variant, players: int) -> None:
    play_equally(variant, players, 60)


def play_equally(variant: Variant, players: int, deals: int) -> None:
    """Plays random picks in both, and the first row that must be chosen in a trick at random."""
    random = Random(f"{variant} {players}")
    options = SixOptions(variant=variant, target_heads=None, max_rounds=1)
    facts = numbers(facts_of(dealt(options, players, random).view(0)))
    for _ in range(deals):
        state = dealt(options, players, random)
        table = all_known(state)
        while state.asked == "card":
            play_trick_equally(state, table, facts, random)
        heads = [table[layout.TAKEN + seat] for seat in range(players)]
        assert state.sheet == [tuple(heads)]


def dealt(options: SixOptions, players: int, random: Random) -> Any:
    state = GAME.new(options, players)
    deal = state.draw(random)
    assert isinstance(deal, Dealt)
    state.advance(CHANCE, deal)
    return state


def all_known(state: Any) -> Numbers:
    table = table_of(state.view(0))
    for seat in range(state.players):
        write_hand(table, seat, state.cards_of(seat))
    return numbers(table)


def play_trick_equally(state: Any, table: Numbers, facts: Numbers, random: Random) -> None:
    chosen = random.randrange(ROW_COUNT)
    table[layout.CHOSEN_ROW] = chosen
    for seat in range(state.players):
        pick = state.random_action(seat, random)
        rules.pick(table, seat, pick.card, reversed_value(pick.card) if pick.reversed else pick.card)
        state.advance(seat, pick)
    if state.asked == "row":
        state.advance(state.waiting[0], ChooseRow(chosen))
    while state.asked == "row":
        state.advance(state.waiting[0], ChooseRow(cheapest_row(state)))
    rules.reveal(table)
    rules.place_waiting(table, facts)
    if state.asked == "card":
        assert_equal(state, table)
        assert [table[layout.TAKEN + seat] for seat in range(state.players)] == [*map(heads_on, state.piles)]


def cheapest_row(state: Any) -> int:
    rows = [row for row in range(ROW_COUNT) if state.row_refusal(row) is None]
    return min(rows, key=lambda row: (heads_on(state.rows[row]), -state.rows[row][-1]))


def assert_equal(state: Any, table: Numbers) -> None:
    assert rows_of(table) == state.rows
    assert [table[layout.HEADS_IN + row] for row in range(ROW_COUNT)] == [*map(heads_on, state.rows)]
    marker = marker_of(state.view(None))
    if marker is not None:
        assert (table[layout.MARKED], table[layout.SIDE]) == (marker.row, SIDES[marker.side])


def rows_of(table: Numbers) -> list[list[int]]:
    starts = [layout.CARD + row * layout.ROW_SPACE for row in range(ROW_COUNT)]
    return [list(table[start : start + table[layout.LENGTH + row]]) for row, start in enumerate(starts)]


@pytest.mark.parametrize("case", [case for case in ADAPTER.cases() if case.options in OPTIONS[-2:]], ids=str)
def test_a_trick_of_the_team_is_finished_equally(case: Any) -> None:
    random = Random(str(case))
    for _ in range(8):
        for step in walk(ADAPTER, case, random):
            if isinstance(step.after, OxTable) and step.after.asked in ("window", "row"):
                finish_equally(step.after.copy())


def finish_equally(state: OxTable) -> None:
    """Places the waiting cards from where they are, no special card used."""
    table = numbers(table_of(state.view(0)))
    facts = numbers(facts_of(state.view(0)))
    table[layout.TAKEN + state.players] = state.ox_heads()
    trick = len(state.hands[0])
    while state.asked in ("window", "row") and len(state.hands[0]) == trick and state.queue:
        if state.asked == "row":
            state.advance(state.waiting[0], ChooseRow(cheapest_row(state)))
        else:
            state.advance(state.waiting[0], GoOn())
    rules.place_waiting(table, facts)
    assert_equal(state, table)
    team = sum(table[layout.TAKEN + seat] for seat in range(state.players))
    assert (team, table[layout.TAKEN + state.players]) == tuple(map(heads_on, state.piles))


def test_a_whole_playout_takes_as_many_heads_as_the_rows_held() -> None:
    """Every card that was in play ends in a row or a pile."""
    random = Random(1)
    options = SixOptions(target_heads=None, max_rounds=1)
    for players in PLAYER_COUNTS:
        state = dealt(options, players, random)
        table = all_known(state)
        facts = numbers(facts_of(state.view(0)))
        table[layout.RANDOM] = 7
        in_play = [card for part in (state.rows, *map(state.cards_of, range(players))) for card in flat(part)]
        policy.finish_round(table, facts)
        taken = sum(table[layout.TAKEN + seat] for seat in range(players))
        assert taken + heads_on(flat(rows_of(table))) == heads_on(in_play)


def flat(part: Any) -> list[int]:
    return [card for each in part for card in (each if isinstance(each, list) else [each])]


def test_a_draft_is_finished_with_every_card_in_one_place() -> None:
    state: Any = GAME.new(SixOptions(variant="pro"), 3)
    state.advance(CHANCE, state.draw(Random(1)))
    for card in (1, 34, 20, 7):
        state.advance(state.waiting[0], DraftCard(card))
    seat = state.waiting[0]
    view = state.view(seat)
    (_, known), *_ = futures(view, [DraftCard(17)], Random(1))
    table = numbers(known)
    search.finish_draft(table, numbers(facts_of(view)), numbers(state.face_up), 0)
    hands = [table[start : start + 10] for start in range(layout.HAND, layout.HAND + 30, HAND_SIZE)]
    rows = [row[0] for row in rows_of(table)]
    assert sorted([*rows, *(card for hand in hands for card in hand)]) == list(range(1, 35))
    assert 17 in hands[seat]
    assert rows == sorted(rows)


def test_the_same_numbers_come_out_without_compiling() -> None:
    table = table_of(dealt(SixOptions(target_heads=None, max_rounds=1), 4, Random(2)).view(0))
    table[layout.RANDOM] = 12345
    array = numbers(table)
    plain = getattr(chance.roll, "py_func", chance.roll)
    assert [chance.roll(array, 1000) for _ in range(50)] == [plain(table, 1000) for _ in range(50)]


def test_a_pick_leaves_the_hand() -> None:
    state = dealt(SixOptions(target_heads=None, max_rounds=1), 2, Random(3))
    table = all_known(state)
    first = state.legal_actions(0)[0]
    assert isinstance(first, PickCard)
    rules.pick(table, 0, first.card, first.card)
    held = table[layout.HAND : layout.HAND + table[layout.HELD]]
    assert sorted(held) == state.cards_of(0)[1:]
