"""Playouts keep the rules: each is played again by the engine, decision by decision, and ends alike."""

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from tests.unexploded_cow.board import DECK
from vacherie.bots.unexploded_cow.playout import notes
from vacherie.bots.unexploded_cow.playout.game import play_logged
from vacherie.bots.unexploded_cow.playout.layout import tables
from vacherie.bots.unexploded_cow.playout.writing import capacity_for, write, written_deck
from vacherie.core.values import CHANCE
from vacherie.games.unexploded_cow import GAME
from vacherie.games.unexploded_cow.actions import (
    LET_BLOW,
    ROLL_DIE,
    ChooseCow,
    ChooseRoll,
    DefuseBomb,
    HandOnBomb,
    MoveCow,
    PayNext,
    PlayCow,
    PlayEvent,
    PutCow,
    Reshuffled,
    Rolled,
    RolledTwice,
    StealBomb,
)
from vacherie.games.unexploded_cow.options import UnexplodedOptions

OPTIONS = [UnexplodedOptions(edition, deck) for edition in ("2013", "2011") for deck in (None, DECK)]
CASES = [(options, players) for options in OPTIONS for players in GAME.player_counts(options)]
ACTIONS: dict[int, Any] = {
    notes.ROLLED: lambda pips, *_: Rolled(pips),
    notes.ROLLED_TWICE: lambda first, second, _: RolledTwice(first, second),
    notes.PLAY_COW: PlayCow,
    notes.PLAY_EVENT: lambda card, *_: PlayEvent(card),
    notes.CHOOSE_COW: lambda card, *_: ChooseCow(card),
    notes.PUT_COW: lambda herd, place, _: PutCow(herd, place),
    notes.MOVE_COW: lambda card, place, _: MoveCow(card, place),
    notes.ROLL_DIE: lambda *_: ROLL_DIE,
    notes.CHOOSE_ROLL: lambda pips, *_: ChooseRoll(pips),
    notes.STEAL_BOMB: lambda thief, card, _: StealBomb(thief, card),
    notes.HAND_ON_BOMB: lambda general, card, _: HandOnBomb(general, card),
    notes.DEFUSE_BOMB: lambda mechanic, *_: DefuseBomb(mechanic),
    notes.PAY_NEXT: lambda card, *_: PayNext(card),
    notes.LET_BLOW: lambda *_: LET_BLOW,
}
UNASKED = {
    notes.PUT_COW: "place",
    notes.CHOOSE_ROLL: "which_roll",
    notes.PAY_NEXT: "payout",
    notes.LET_BLOW: "blast",
}
"""What a playout notes though there may be but one way; then nobody asks for it."""


def written(log: list[int]) -> Iterator[tuple[int, list[int], Any]]:
    """The decisions in a log, each with its kind."""
    place = 0
    while place < len(log):
        what, *rest = log[place : place + 4]
        place += 4
        if what == notes.RESHUFFLED:
            pile = log[place : place + rest[0]]
            place += rest[0]
            yield what, rest, Reshuffled(tuple(reversed(pile)))
        else:
            yield what, rest, ACTIONS[what](*rest)


def is_asked_for(state: Any, what: int, numbers: list[int]) -> bool:
    if what == notes.LET_BLOW and state.asked == "blast":
        return bool(state.blast.number() == numbers[0])
    return what not in UNASKED or state.asked == UNASKED[what]


@pytest.mark.parametrize(("options", "players"), CASES, ids=lambda each: getattr(each, "edition", each))
def test_the_engine_plays_a_playout_alike(options: UnexplodedOptions, players: int) -> None:
    for number in range(1, 31):
        random = Random(number)
        state: Any = GAME.new(options, players)
        state.advance(CHANCE, state.draw(random))
        table = tables(1, capacity_for(options))
        write(table, 0, state, 0, ())
        play_logged(table, written_deck(options), 1 + random.getrandbits(30))
        log = [int(each) for each in table[0]["log"][: table[0]["log_size"]]]
        for what, numbers, action in written(log):
            if is_asked_for(state, what, numbers):
                state.apply(state.actor, action)
        assert state.asked is None
        assert tuple(state.money) == tuple(table[0]["money"][:players])
