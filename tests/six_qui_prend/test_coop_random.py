"""Random cooperative games, with what the rulebook promises looked at after every action."""

from collections.abc import Iterator, Sequence
from itertools import pairwise
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec.json import encode
from msgspec.structs import replace

from vacherie.core.errors import IllegalAction
from vacherie.core.values import CHANCE, Viewer
from vacherie.games.six_qui_prend import GAME
from vacherie.games.six_qui_prend.actions import (
    SPECIALS,
    Agree,
    ChooseRow,
    Disagree,
    DraftCard,
    DropSort,
    FirstChosen,
    GoOn,
    LiftStop,
    PickCard,
    ReplaceWith,
    SixAction,
    SortNext,
    UseFirst,
    UseInsert,
    UseLast,
    UseReplace,
    UseSlide,
    UseSort,
    UseStop,
    UseTakeAtSeven,
)
from vacherie.games.six_qui_prend.cards import heads_on
from vacherie.games.six_qui_prend.events import RowTaken, SixEvent
from vacherie.games.six_qui_prend.game import SixState
from vacherie.games.six_qui_prend.options import SixOptions
from vacherie.games.six_qui_prend.position import SeatPick, SixPosition

ROWS = range(-1, 5)
CARDS = range(106)
CONSENTS = st.sampled_from([SixOptions(variant="coop"), SixOptions(variant="coop", consent="all")])
SEEDS = st.integers(min_value=0, max_value=2**32)


def every_action() -> Iterator[SixAction]:
    """All that can be written down, rows and cards that do not exist included."""
    yield from (GoOn(), UseReplace(), UseSort(), DropSort(), Agree(), Disagree(), FirstChosen(0))
    for row_kind in (ChooseRow, UseTakeAtSeven, UseStop, LiftStop, UseInsert):
        yield from map(row_kind, ROWS)
    for card_kind in (PickCard, DraftCard, ReplaceWith, UseFirst, UseLast, SortNext):
        yield from map(card_kind, CARDS)
    yield from (PickCard(card, reversed=True) for card in CARDS)
    yield from (UseSlide(card, row) for card in CARDS for row in ROWS)


EVERY_ACTION = tuple(every_action())
WRITABLE = frozenset(EVERY_ACTION)


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


def cards_of(position: SixPosition) -> list[int]:
    piles = (*position.rows, *position.hands, *position.piles, position.team.ox_hand)
    return sorted([*(card for pile in piles for card in pile), *(played.card for played in position.queue)])


def specials_of(position: SixPosition) -> list[str]:
    return sorted((*position.team.specials, *position.team.special_pile, *position.team.used))


def check_position(now: SixPosition) -> None:
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


def check_step(before: SixPosition, now: SixPosition, events: list[SixEvent]) -> None:
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


def check_choice(table: SixState, now: SixPosition) -> None:
    """What is asked is asked with reason."""
    lasts = [cards[-1] for row, cards in enumerate(now.rows) if cards and row not in now.team.locked]
    if now.asked == "row":
        assert all(now.rows), now
        assert now.queue[0].card < min(lasts), now
        assert now.waiting == (now.queue[0].owner,), now
    if now.asked == "window":
        kinds = {type(action) for seat in range(now.players) for action in table.legal_actions(seat)}
        assert kinds - {GoOn} or now.team.fallen, now


def check_legal(table: SixState, seat: int, tried: Sequence[SixAction]) -> None:
    """`apply` accepts what is listed, and of all that is tried nothing else is allowed."""
    legal = table.legal_actions(seat)
    allowed = {*legal}
    assert len(allowed) == len(legal)
    assert allowed <= WRITABLE
    for action in legal:
        table.copy().apply(seat, action)
    for action in tried:
        assert (table.refusal(seat, action) is None) == (action in allowed), action


def check_refusals(table: SixState, random: Random) -> None:
    """A refused action changes nothing, and nobody who is not at the table acts."""
    before = GAME.position(table)
    for action in random.sample(EVERY_ACTION, 5):
        for actor in (CHANCE, -1, *range(before.players + 1)):
            if table.refusal(actor, action) is not None:
                try:
                    table.apply(actor, action)
                except IllegalAction:
                    continue
                raise AssertionError(action)
            assert actor in table.to_act() or actor in table.may_act()
    assert GAME.position(table) == before


def unlike(now: SixPosition, viewer: Viewer, random: Random) -> SixState:
    """Another table, in which all that the viewer may not know is mixed anew."""
    known = [
        hand if seat == viewer else tuple(card for card in hand if card in now.team.taken_back)
        for seat, hand in enumerate(now.hands)
    ]
    ox_pile = now.piles[1] if now.asked == "over" else ()
    seen = {card for cards in (*now.rows, now.piles[0], *known, ox_pile) for card in cards}
    seen |= {played.card for played in now.queue}
    unseen = random.sample(sorted(set(range(1, 105)) - seen), 104 - len(seen))
    hands = tuple(
        cards + tuple(unseen.pop() for _ in range(len(hand) - len(cards)))
        for cards, hand in zip(known, now.hands, strict=True)
    )
    picks = [
        pick if pick.seat == viewer else SeatPick(pick.seat, random.choice(hands[pick.seat]))
        for pick in now.picks
    ]
    specials = list(SPECIALS * 2)
    for special in (*now.team.specials, *now.team.used):
        specials.remove(special)
    team = replace(
        now.team,
        taken_back=tuple(card for hand in now.hands for card in hand if card in now.team.taken_back),
        ox_hand=tuple(unseen.pop() for _ in now.team.ox_hand),
        special_pile=tuple(random.sample(specials, len(now.team.special_pile))),
    )
    piles = (now.piles[0], ox_pile or tuple(unseen.pop() for _ in now.piles[1]))
    return GAME.restore(replace(now, hands=hands, picks=tuple(picks), piles=piles, team=team))


def check_secrets(table: SixState, now: SixPosition, random: Random) -> None:
    """Hands, picks, the Ox's cards and pile and the specials to come are in no view (B8)."""
    viewer = random.choice([None, *range(now.players)])
    other = unlike(now, viewer, random)
    assert encode(other.view(viewer)) == encode(table.view(viewer))
    if viewer is not None:
        assert other.legal_actions(viewer) == table.legal_actions(viewer)


def check_end(table: SixState, now: SixPosition) -> None:
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
@settings(max_examples=4, deadline=None)
@given(options=CONSENTS, seed=SEEDS)
def test_a_random_game_keeps_what_the_rulebook_promises(players: int, options: SixOptions, seed: int) -> None:
    random = Random(seed)
    table = deal(options, players, random)
    before = GAME.position(table)
    while table.to_act():
        events = table.apply(*random_step(table, random))
        now = GAME.position(table)
        check_position(now)
        check_step(before, now, events)
        check_choice(table, now)
        tried = EVERY_ACTION if now.decision > before.decision else random.sample(EVERY_ACTION, 99)
        check_legal(table, random.randrange(players), tried)
        check_refusals(table, random)
        check_secrets(table, now, random)
        before = now
    check_end(table, before)
