"""Accounts: what one seat saw of a game, as a file."""

from random import Random
from typing import Any

import msgspec
import pytest

from vacherie.core.account import Account, Glimpse, encode_account, is_account, read_account
from vacherie.core.errors import InvalidFile
from vacherie.core.files.json import read_json
from vacherie.core.record import Player
from vacherie.core.values import CHANCE
from vacherie.games import find_game
from vacherie.games.six_qui_prend import GAME
from vacherie.games.six_qui_prend.options import SixOptions


def account() -> Account:
    """A deal, as the first of two seats sees it."""
    options = SixOptions()
    state = GAME.new(options, 2)
    events = state.apply(CHANCE, state.draw(Random(1)))
    glimpse = Glimpse([GAME.seen_by(event, 0) for event in events], state.view(0))
    return Account(GAME.id, GAME.rules_version, options, (Player("Ada"), Player("Bob")), 0, [glimpse])


def test_an_account_comes_back_from_its_file() -> None:
    told = account()
    source = read_json(encode_account(told), "account.json")
    assert is_account(source)
    again = read_account(source, find_game)
    assert (again.options, again.seats, again.viewer) == (told.options, told.seats, told.viewer)
    assert [(list(step.events), step.view) for step in again.steps] == [
        (list(step.events), step.view) for step in told.steps
    ]


def test_an_account_holds_nobody_elses_cards() -> None:
    data = msgspec.json.decode(encode_account(account()))
    assert data["steps"][0]["view"]["hands"][1]["cards"] == []


@pytest.mark.parametrize(
    ("field", "value", "code"),
    [
        ("viewer", 2, "field-range"),
        ("viewer", "me", "field-type"),
        ("rules_version", 99, "record-rules-version"),
        ("format", 99, "record-format"),
        ("game", "chess", "unknown-game"),
        ("steps", [{"events": [{"kind": "moo"}], "view": {}}], "field-choice"),
        ("steps", [{"events": []}], "field-missing"),
    ],
)
def test_a_mistake_is_found(field: str, value: Any, code: str) -> None:
    data = {**msgspec.json.decode(encode_account(account())), field: value}
    with pytest.raises(InvalidFile) as found:
        read_account(read_json(msgspec.json.encode(data), "account.json"), find_game)
    assert found.value.code == code
    assert found.value.field.startswith(field)
