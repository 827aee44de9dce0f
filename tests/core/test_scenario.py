"""A scenario passes or gives its first difference; a file that is none gives line, field and reason."""

from collections.abc import Sequence
from typing import Any

import pytest

from vacherie.core.errors import IllegalAction, InvalidFile
from vacherie.core.scenario.read import read_scenario
from vacherie.core.scenario.run import Difference, run_scenario
from vacherie.games import find_game
from vacherie.games.six_qui_prend.rules import BaseGame

HEAD = """title = "A trick"
game = "six_qui_prend"
clauses = ["S8"]
[position]
players = 2
rows = [[12, 14, 15, 21, 26], [37], [43, 44], [58, 61]]
hands = [[30, 100], [36, 101]]
"""
PICKS = """[[step]]
everyone = [{ kind = "pick_card", card = 30 }, { kind = "pick_card", card = 36 }]
"""
PICK = """[[step]]
actor = 0
action = { kind = "pick_card", card = 30 }
"""
WRONG_PICK = PICK.replace("30", "31")
LAST_TRICK = HEAD.replace("[[30, 100], [36, 101]]", "[[30], [36]]") + "options.max_rounds = 1\n"


def run(text: str) -> Difference | None:
    return run_scenario(read_scenario(text, "x.toml", find_game))


def mistake(text: str) -> tuple[str, int | None, str, dict[str, Any]]:
    with pytest.raises(InvalidFile) as caught:
        read_scenario(text, "x.toml", find_game)
    error = caught.value
    assert error.file == "x.toml"
    return error.code, error.line, error.field, error.params


@pytest.mark.parametrize(
    "steps",
    [
        PICKS,
        PICK,
        PICKS + "expect.events = []",
        PICKS + 'expect.events = [{ kind = "row_taken" }, { kind = "card_placed", card = 36 }]',
        PICKS + 'expect.events = [{ kind = "cards_revealed", cards = [{ card = 30 }, { owner = 1 }] }]',
        PICKS + 'expect.no_events = [{ kind = "row_taken", owner = 1 }, { kind = "game_ended" }]',
        PICKS + "expect.position.rows = [[30, 36], [37], [43, 44], [58, 61]]",
        PICKS + 'expect.position = { asked = "card", options = { variant = "base" }, marker = "none" }',
        PICKS + "expect.to_act = [1, 0]",
        PICKS + 'expect.legal = { seat = 0, exactly = [{ kind = "pick_card", card = 100 }] }',
        PICK + 'expect.legal = [{ seat = 0, exactly = [{ kind = "pick_card", card = 100 }] },'
        '{ seat = 1, includes = [{ kind = "pick_card", card = 36 }], excludes = [{ kind = "go_on" }] }]',
        WRONG_PICK + 'expect.refusal = "card-not-in-hand"',
        WRONG_PICK + 'expect = { refusal = "card-not-in-hand", to_act = [0, 1] }',
        PICK.replace("actor = 0", 'actor = "chance"') + 'expect.refusal = "not-your-turn"',
        PICK.replace("actor = 0", "actor = 7") + 'expect.refusal = "not-your-turn"',
        "[[step]]\nexpect.to_act = [0, 1]",
        "[[step]]\nexpect.legal = { seat = 9, exactly = [] }",
    ],
)
def test_what_is_as_expected_passes(steps: str) -> None:
    assert run(HEAD + steps) is None


def test_the_same_for_everyone() -> None:
    text = HEAD.replace('clauses = ["S8"]\n', "") + (
        'asked = "window"\noptions.variant = "coop"\nqueue = [{ value = 9, card = 9, owner = 0 }]\n'
        'team = { ox_hand = [70, 71], specials = ["sort"] }\n'
        '[[step]]\neveryone = { kind = "go_on" }\nexpect.events = [{ kind = "went_on", seat = 1 }]'
    )
    assert run(text) is None


def test_an_outcome() -> None:
    outcome = '{ scores = [6, 0], places = [2, 1], winners = [1], reason = "rounds-played" }'
    assert run(LAST_TRICK + PICKS + f"expect.outcome = {outcome}\n[[step]]\nexpect.to_act = []") is None


@pytest.mark.parametrize(
    ("steps", "line", "field", "code", "params"),
    [
        (WRONG_PICK, 10, "action", "scenario-refused", {"found": "card-not-in-hand"}),
        (PICKS.replace("36", "35"), 9, "everyone[1]", "scenario-refused", {"found": "card-not-in-hand"}),
        (
            PICK + 'expect.refusal = "not-your-turn"',
            11,
            "expect.refusal",
            "scenario-not-refused",
            {"expected": "not-your-turn"},
        ),
        (
            WRONG_PICK + 'expect.refusal = "not-your-turn"',
            11,
            "expect.refusal",
            "scenario-other-refusal",
            {"expected": "not-your-turn", "found": "card-not-in-hand"},
        ),
        (
            '[[step]]\neveryone = [{ kind = "pick_card", card = 30 }]',
            9,
            "everyone",
            "scenario-count",
            {"expected": 2, "found": 1},
        ),
        (
            PICKS.replace("}]", '}, { kind = "pick_card", card = 36 }]'),
            9,
            "everyone",
            "scenario-count",
            {"expected": 2, "found": 3},
        ),
        (
            PICKS + 'expect.events = [\n{ kind = "row_taken" },\n{ kind = "row_taken" },\n]',
            12,
            "expect.events[1]",
            "scenario-event-early",
            {"expected": '{ kind = "row_taken" }'},
        ),
        (
            PICKS + 'expect.events = [{ kind = "card_picked", seat = 1, card = 30 }]',
            10,
            "expect.events[0]",
            "scenario-event-missing",
            {
                "expected": '{ kind = "card_picked", seat = 1, card = 30 }',
                "found": '[{ kind = "card_picked", seat = 0, card = 30, reversed = false }, '
                '{ kind = "card_picked", seat = 1, card = 36, reversed = false }]',
            },
        ),
        (
            PICKS + 'expect.no_events = [{ kind = "card_placed", card = 36 }]',
            10,
            "expect.no_events[0]",
            "scenario-event-forbidden",
            {"found": '{ kind = "card_placed", owner = 1, card = 36, row = 0 }'},
        ),
        (
            PICKS + "[step.expect.position]\nrows = [\n[30, 36],\n[37, 38],\n[43, 44],\n[58, 61],\n]",
            13,
            "expect.position.rows[1]",
            "scenario-differs",
            {"expected": "[37, 38]", "found": "[37]"},
        ),
        (
            PICKS + "expect.position.rows = [[30, 36]]",
            10,
            "expect.position.rows",
            "scenario-differs",
            {"expected": "[[30, 36]]", "found": "[[30, 36], [37], [43, 44], [58, 61]]"},
        ),
        (
            PICKS + "expect.position.marker.row = 1",
            10,
            "expect.position.marker",
            "scenario-differs",
            {"expected": "{ row = 1 }", "found": '"none"'},
        ),
        (
            PICK + "expect.to_act = [0, 1]",
            11,
            "expect.to_act",
            "scenario-differs",
            {"expected": "[0, 1]", "found": "[1]"},
        ),
        (
            PICK + 'expect.legal = { seat = 0, exactly = [{ kind = "pick_card", card = 30 }] }',
            11,
            "expect.legal.exactly",
            "scenario-legal-differs",
            {
                "seat": 0,
                "expected": '[{ kind = "pick_card", card = 30, reversed = false }]',
                "found": '[{ kind = "pick_card", card = 100, reversed = false }]',
            },
        ),
        (
            PICK + '[[step.expect.legal]]\nseat = 0\nincludes = [{ kind = "go_on" }]',
            13,
            "expect.legal[0].includes[0]",
            "scenario-legal-missing",
            {
                "seat": 0,
                "expected": '{ kind = "go_on" }',
                "found": '[{ kind = "pick_card", card = 100, reversed = false }]',
            },
        ),
        (
            PICK + 'expect.legal = { seat = 1, excludes = [{ kind = "pick_card", card = 36 }] }',
            11,
            "expect.legal.excludes[0]",
            "scenario-legal-forbidden",
            {"seat": 1, "found": '{ kind = "pick_card", card = 36, reversed = false }'},
        ),
        (PICKS + "expect.outcome.winners = [1]", 10, "expect.outcome", "scenario-not-over", {}),
    ],
)
def test_the_first_difference_is_told(
    steps: str, line: int, field: str, code: str, params: dict[str, Any]
) -> None:
    assert run(HEAD + steps) == Difference(1, line, field, code, params)


def test_an_outcome_that_differs() -> None:
    params: dict[str, Any] = {"expected": "[0]", "found": "[1]"}
    found = run(LAST_TRICK + PICKS + "expect.outcome = { scores = [6, 0], winners = [0] }")
    assert found == Difference(1, 11, "expect.outcome.winners", "scenario-differs", params)


def test_everyone_where_nobody_is_to_act() -> None:
    found = run(LAST_TRICK + PICKS + '[[step]]\neveryone = { kind = "go_on" }')
    assert found == Difference(2, 12, "everyone", "scenario-count", {"expected": 0, "found": 1})


def test_later_steps_are_counted_from_one() -> None:
    found = run(HEAD + PICK + PICK)
    assert found == Difference(2, 13, "action", "scenario-refused", {"found": "already-picked"})


def test_a_refusal_that_changes_something_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(state: BaseGame, actor: object, action: object) -> Sequence[object]:
        state.rows[0].append(99)
        raise IllegalAction("card-not-in-hand")

    monkeypatch.setattr(BaseGame, "apply", refuse)
    found = run(HEAD + WRONG_PICK + 'expect.refusal = "card-not-in-hand"')
    assert found == Difference(1, 10, "action", "scenario-changed", {})


def test_a_scenario_can_be_run_again() -> None:
    scenario = read_scenario(HEAD + PICKS, "x.toml", find_game)
    assert run_scenario(scenario) is run_scenario(scenario) is None


@pytest.mark.parametrize(
    ("text", "code", "line", "field"),
    [
        ("title = ", "file-not-toml", 1, ""),
        ("", "field-missing", None, "game"),
        ("game = 3", "field-type", 1, "game"),
        (HEAD.replace("six_qui_prend", "chess") + PICK, "unknown-game", 2, "game"),
        (HEAD.replace("S8", "S99") + PICK, "scenario-no-such-clause", 3, "clauses[0]"),
        (HEAD.replace('title = "A trick"\n', "") + PICK, "field-missing", None, "title"),
        (HEAD, "field-missing", None, "step"),
        ("step = []\n" + HEAD, "field-length", 1, "step"),
        (HEAD + PICK + "[expect]\nto_act = [1]", "field-unknown", 11, "expect"),
        (HEAD.replace("players = 2", "player = 2") + PICK, "field-unknown", 5, "position.player"),
        (HEAD.replace("players = 2\n", "") + PICK, "field-missing", 4, "position.players"),
        (HEAD.replace("14", '"14"') + PICK, "field-type", 6, "position.rows[0][1]"),
        (HEAD.replace("14", "12") + PICK, "card-twice", 6, "position.rows[0][1]"),
        (HEAD.replace("58, 61", "58, 361") + PICK, "no-such-card", 6, "position.rows[3][1]"),
        (HEAD.replace("players = 2", "players = 11") + PICK, "players-out-of-range", 5, "position.players"),
        (HEAD + 'options.variant = "escalade"\n' + PICK, "field-missing", 4, "position.marker"),
        (HEAD + PICK.replace("pick_card", "pick"), "field-choice", 10, "step[0].action.kind"),
        (HEAD + PICK.replace("card = 30", "cards = 30"), "field-unknown", 10, "step[0].action.cards"),
        (HEAD + PICK.replace(", card = 30", ""), "field-missing", 10, "step[0].action.card"),
        (HEAD + PICK.replace('"pick_card"', '"none"'), "field-type", 10, "step[0].action.kind"),
        (HEAD + PICK.replace("actor = 0", 'actor = "me"'), "field-choice", 9, "step[0].actor"),
        (HEAD + PICK.replace("actor = 0\n", ""), "field-missing", 8, "step[0].actor"),
        (HEAD + "[[step]]\nactor = 0", "field-missing", 8, "step[0].action"),
        (HEAD + PICKS + "actor = 0", "scenario-one-way-to-act", 9, "step[0].everyone"),
        (HEAD + PICKS + "[[step]]", "scenario-empty-step", 10, "step[1]"),
        (HEAD + "[[step]]\nexpect = {}", "scenario-empty-step", 8, "step[0]"),
        (
            HEAD + '[[step]]\nexpect.events = [{ kind = "row_taken" }]',
            "scenario-nothing-done",
            9,
            "step[0].expect.events",
        ),
        (
            HEAD + '[[step]]\nexpect.refusal = "not-your-turn"',
            "scenario-nothing-done",
            9,
            "step[0].expect.refusal",
        ),
        (
            HEAD + PICKS + 'expect.refusal = "not-your-turn"',
            "scenario-one-refusal",
            10,
            "step[0].expect.refusal",
        ),
        (
            HEAD + PICK + "expect.legal = { seat = 0 }",
            "scenario-legal-says-nothing",
            11,
            "step[0].expect.legal",
        ),
        (HEAD + PICK + "expect.legal = { seat = -1 }", "field-range", 11, "step[0].expect.legal.seat"),
        (HEAD + PICK + "expect.toact = [1]", "field-unknown", 11, "step[0].expect.toact"),
        (
            HEAD + PICK + 'expect.events = [{ kind = "row_took" }]',
            "field-choice",
            11,
            "step[0].expect.events[0].kind",
        ),
        (
            HEAD + PICK + 'expect.no_events = [{ kind = "row_taken", seat = 0 }]',
            "field-unknown",
            11,
            "step[0].expect.no_events[0].seat",
        ),
        (
            HEAD + PICK + 'expect.events = [{ kind = "cards_revealed", cards = [{ crad = 3 }] }]',
            "field-unknown",
            11,
            "step[0].expect.events[0].cards[0].crad",
        ),
        (
            HEAD + PICK + "expect.position.options.variants = 3",
            "field-unknown",
            11,
            "step[0].expect.position.options.variants",
        ),
        (
            HEAD + PICK + 'expect.position.asked = "cards"',
            "field-choice",
            11,
            "step[0].expect.position.asked",
        ),
        (HEAD + PICK + "expect.position = 3", "field-type", 11, "step[0].expect.position"),
        (HEAD + PICK + "expect.outcome.winner = [0]", "field-unknown", 11, "step[0].expect.outcome.winner"),
    ],
)
def test_a_file_that_is_no_scenario(text: str, code: str, line: int | None, field: str) -> None:
    assert mistake(text)[:3] == (code, line, field)


def test_what_exists_is_listed() -> None:
    code, _, _, params = mistake(HEAD + PICK + 'expect.events = [{ kind = "row_taken", seat = 0 }]')
    assert (code, params) == ("field-unknown", {"known": "kind, owner, row, cards, heads, cause"})
