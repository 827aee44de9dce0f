"""Records come back from their file as they were, replay to the same game, and damage is told."""

from collections.abc import Iterator
from contextlib import suppress
from functools import cache
from random import Random
from typing import Any

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from vacherie.core.errors import IllegalAction, InvalidFile
from vacherie.core.game import AnyGame
from vacherie.core.record import Player, Record, begin_record, decode_record, encode_record, replay
from vacherie.core.values import CHANCE, Options
from vacherie.games import GAMES, find_game
from vacherie.games.six_qui_prend.actions import ChooseRow, PickCard
from vacherie.games.six_qui_prend.game import GAME
from vacherie.games.six_qui_prend.options import VARIANTS, SixOptions
from vacherie.lab.play_out import Chooser, play_out


def rule_sets() -> Iterator[tuple[AnyGame, Options]]:
    """Every game, and of 6 qui prend! every variant."""
    for game in GAMES.values():
        yield game, game.options_type()
    for variant in VARIANTS:
        yield GAME, SixOptions(variant)
    yield GAME, SixOptions("coop", consent="all")
    yield GAME, SixOptions(target_heads=None, max_rounds=1)


def random_record(game: AnyGame, options: Options, players: int, seed: int = 0) -> Record:
    """A whole game of random players."""
    record = begin_record(game, options, [Player(f"Zoé {seat}", "calf") for seat in range(players)])
    random = Random(seed)
    choosers: list[Chooser] = [lambda state, seat: state.random_action(seat, random)] * players
    play_out(game.new(options, players), choosers, random, record.append)
    return record


@cache
def short_file() -> bytes:
    return encode_record(random_record(GAME, SixOptions(target_heads=None, max_rounds=1), 2))


def decode(data: bytes) -> Record:
    return decode_record(data, "x.json", find_game)


@pytest.mark.parametrize(("game", "options"), [*rule_sets()])
def test_a_whole_game_comes_back_from_its_file_and_replays(game: AnyGame, options: Options) -> None:
    counts = game.player_counts(options)
    for players in (counts[0], counts[-1]):
        record = random_record(game, options, players)
        data = encode_record(record)
        assert decode(data) == record
        assert encode_record(decode(data)) == data
        *_, last = replay(decode(data), game)
        assert last.number == len(record.actions)
        assert last.state.outcome() is not None


def test_a_step_is_an_action_its_events_and_a_state_of_its_own() -> None:
    record = decode(short_file())
    game = find_game(record.game)
    state = game.new(SixOptions(target_heads=None, max_rounds=1), 2)
    for step, (actor, action) in zip(replay(record, game), record.actions, strict=True):
        events = state.apply(actor, action)
        assert (step.actor, step.action, step.events) == (actor, action, events)
        assert game.position(step.state) == game.position(state)
    steps = list(replay(record, GAME))
    assert [step.number for step in steps] == list(range(1, len(steps) + 1))
    assert steps[0].state.view(0) != steps[1].state.view(0)


def test_the_file_has_a_line_for_each_field_seat_and_action() -> None:
    record = begin_record(GAME, SixOptions(), [Player("Ann"), Player("Zoé", "calf")])
    assert encode_record(record).decode() == (
        "{\n"
        '  "format": 1,\n'
        '  "game": "six_qui_prend",\n'
        '  "rules_version": 1,\n'
        '  "options": {"variant":"base","target_heads":66,"end_at":"more_than","max_rounds":null,'
        '"draft_memory":true,"consent":"anyone"},\n'
        '  "seats": [\n'
        '    {"name":"Ann","bot":null},\n'
        '    {"name":"Zoé","bot":"calf"}\n'
        "  ],\n"
        '  "actions": []\n'
        "}\n"
    )
    record.append(0, PickCard(3))
    record.append(CHANCE, ChooseRow(1))
    assert encode_record(record).decode().endswith(
        '  "actions": [\n'
        '    [0,{"kind":"pick_card","card":3,"reversed":false}],\n'
        '    ["chance",{"kind":"choose_row","row":1}]\n'
        "  ]\n"
        "}\n"
    )  # fmt: skip


def test_an_empty_record_comes_back_and_has_no_steps() -> None:
    record = begin_record(GAME, SixOptions(), [Player("Ann"), Player("Zoé", "calf")])
    assert decode(encode_record(record)) == record
    assert list(replay(record, GAME)) == []


def test_the_layout_of_the_file_does_not_matter() -> None:
    plain = msgspec.json.decode(short_file())
    shuffled = dict(sorted(plain.items()))
    assert decode(b"\xef\xbb\xbf" + msgspec.json.format(msgspec.json.encode(shuffled))) == decode(
        short_file()
    )


@pytest.mark.parametrize(
    ("old", "new", "field", "code", "params"),
    [
        ('"format": 1', '"format": 2', "format", "record-format", {"got": 2, "known": 1}),
        ('"format": 1,', "", "format", "field-missing", {}),
        ('"format": 1', f'"format": {2**63}', "format", "field-too-big", {}),
        ('"format": 1,\n  "game"', '"format": 7, "cows"', "format", "record-format", {"got": 7, "known": 1}),
        ('"six_qui_prend"', '"chess"', "game", "unknown-game", {"name": "chess", "known": ", ".join(GAMES)}),
        (
            '"rules_version": 1',
            '"rules_version": 0',
            "rules_version",
            "record-rules-version",
            {"got": 0, "known": 1},
        ),
        ('"rules_version"', '"rules"', "rules", "field-unknown", None),
        (
            '"variant":"base"',
            '"variant":"bass"',
            "options.variant",
            "field-choice",
            {"got": "bass", "known": ", ".join(sorted(VARIANTS))},
        ),
        ('"max_rounds":1', '"max_rounds":null', "options", "options-endless", {}),
        (
            '"options": {',
            '"options": [], "x": {',
            "x",
            "field-unknown",
            {"known": "format, game, rules_version, options, seats, actions"},
        ),
        (
            '{"name":"Zoé 0","bot":"calf"},',
            "",
            "seats",
            "players-out-of-range",
            {"players": 1, "least": 2, "most": 10},
        ),
        (
            '"name":"Zoé 1"',
            '"name":1',
            "seats[1].name",
            "field-type",
            {"expected": "string", "other": "none", "got": "integer"},
        ),
        (
            '    [0,{"kind":"pick_card"',
            '    ["ann",{"kind":"pick_card"',
            "actions[1][0]",
            "field-choice",
            {"got": "ann", "known": "chance"},
        ),
        ("pick_card", "pick_cow", "actions[1][1].kind", "field-choice", None),
        (
            '"kind":"pick_card","card":',
            '"kind":"pick_card","cards":',
            "actions[1][1].cards",
            "field-unknown",
            {"known": "kind, card, reversed"},
        ),
    ],
)
def test_a_mistake_in_the_file_is_told_with_its_field(
    old: str, new: str, field: str, code: str, params: dict[str, Any] | None
) -> None:
    text = short_file().decode()
    assert old in text
    with pytest.raises(InvalidFile) as caught:
        decode(text.replace(old, new, 1).encode())
    error = caught.value
    assert (error.code, error.field, error.file) == (code, field, "x.json")
    assert params is None or error.params == params


@pytest.mark.parametrize(
    ("data", "line", "reason"),
    [
        (b"", None, "Input data was truncated"),
        (short_file()[:60], None, "Input data was truncated"),
        (b"\x00\x01", 1, "invalid character"),
        (b'{\n"format": 1,\n}', 3, "trailing comma in object"),
        (b'{"game": "\\ud800\\u0041"}', 1, "invalid utf-16 surrogate pair"),
        (b'{"format": ' + b"9" * 9999 + b"}", None, "Integer value out of range"),
    ],
)
def test_what_is_not_json_is_told(data: bytes, line: int | None, reason: str) -> None:
    with pytest.raises(InvalidFile) as caught:
        decode(data)
    assert (caught.value.code, caught.value.line) == ("record-not-json", line)
    assert caught.value.params == {"english": reason}


@pytest.mark.parametrize(
    ("data", "line"),
    [(b"\x89PNG\r\n\x1a\n\x00", 1), (b'{\n"game": "\xff"}', 2), ("{}".encode("utf-16"), 1)],
)
def test_what_is_not_text_is_told(data: bytes, line: int) -> None:
    with pytest.raises(InvalidFile) as caught:
        decode(data)
    assert (caught.value.code, caught.value.line) == ("file-not-text", line)


@pytest.mark.parametrize("depth", [10, 500, 800, 900, 950, 980, 990, 1000, 1100, 5000])
@pytest.mark.parametrize("field", ["options", "actions", "seats", "cows", "format"])
def test_deep_nesting_is_refused_wherever_it_breaks(depth: int, field: str) -> None:
    data = msgspec.json.decode(short_file())
    deep = "[" * depth + "]" * depth
    with pytest.raises(InvalidFile):
        decode(msgspec.json.encode(data | {field: "HERE"}).replace(b'"HERE"', deep.encode()))
    with pytest.raises(InvalidFile):
        decode(deep.encode())


def test_an_action_against_the_rules_is_told_with_its_step() -> None:
    record = decode(short_file())
    record.actions[5] = (1, PickCard(200))
    steps = replay(record, GAME, "x.json")
    assert [next(steps).number for _ in range(5)] == [1, 2, 3, 4, 5]
    with pytest.raises(InvalidFile) as caught:
        next(steps)
    assert (caught.value.code, caught.value.field) == ("record-illegal-action", "actions[5]")
    assert caught.value.params == {"step": 6, "refusal": "card-not-in-hand"}
    assert isinstance(caught.value.__cause__, IllegalAction)


def test_an_action_after_the_end_is_told() -> None:
    record = decode(short_file())
    record.append(0, PickCard(1))
    with pytest.raises(InvalidFile, match="refusal=game-over"):
        list(replay(record, GAME))


def read_whole(data: bytes) -> None:
    """Whatever the bytes are: they are told to be wrong, or they are a record that can be written again."""
    with suppress(InvalidFile):
        record = decode(data)
        assert decode(encode_record(record)) == record
        list(replay(record, find_game(record.game)))


# How long a trial takes depends on what else the machine does.
unhurried = settings(deadline=None)
PLACES = st.integers(0, len(short_file()) - 1)


@unhurried
@given(PLACES, st.integers(0, 255))
def test_a_changed_byte_breaks_nothing(place: int, byte: int) -> None:
    data = bytearray(short_file())
    data[place] = byte
    read_whole(bytes(data))


@unhurried
@given(PLACES, PLACES)
def test_a_cut_breaks_nothing(start: int, end: int) -> None:
    data = short_file()
    read_whole(data[:start])
    read_whole(data[:start] + data[end:])


@unhurried
@given(st.lists(st.tuples(PLACES, PLACES), min_size=1, max_size=5))
def test_swapped_bytes_break_nothing(swaps: list[tuple[int, int]]) -> None:
    data = bytearray(short_file())
    for one, other in swaps:
        data[one], data[other] = data[other], data[one]
    read_whole(bytes(data))


@unhurried
@given(st.data())
def test_swapped_words_break_nothing(data: st.DataObject) -> None:
    """Mostly still JSON, and so a harder trial of the fields."""
    words = short_file().decode().replace(",", " , ").replace(":", " : ").split(" ")
    for _ in range(data.draw(st.integers(1, 3))):
        one, other = (data.draw(st.integers(0, len(words) - 1)) for _ in range(2))
        words[one] = words[other]
    read_whole(" ".join(words).encode())


ANYTHING = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False, allow_infinity=False) | st.text(),
    lambda inner: st.lists(inner) | st.dictionaries(st.text(), inner),
)
FIELDS = ["format", "game", "rules_version", "options", "seats", "actions"]


@unhurried
@given(st.sampled_from(FIELDS), ANYTHING)
def test_any_value_in_any_field_breaks_nothing(field: str, value: Any) -> None:
    try:
        text = msgspec.json.encode(value)
    except (OverflowError, UnicodeEncodeError):
        text = str(value).encode("utf-8", "replace")
    plain = msgspec.json.decode(short_file()) | {field: "HERE"}
    read_whole(msgspec.json.encode(plain).replace(b'"HERE"', text))


@unhurried
@given(st.binary())
def test_any_bytes_break_nothing(data: bytes) -> None:
    read_whole(data)
