"""What can be typed in Unexploded Cow: what it means, and how what means nothing is answered."""

from collections.abc import Sequence

import pytest

from tests.unexploded_cow.board import board, card
from vacherie.cli.explain import explain
from vacherie.cli.play.seating import seated
from vacherie.core.errors import GameError
from vacherie.games.unexploded_cow import GAME
from vacherie.games.unexploded_cow.actions import (
    ChooseCow,
    ChooseRoll,
    DefuseBomb,
    HandOnBomb,
    LetBlow,
    MoveCow,
    PayNext,
    PlayCow,
    PlayEvent,
    PutCow,
    RollDie,
    StealBomb,
)
from vacherie.games.unexploded_cow.game import UnexplodedState
from vacherie.games.unexploded_cow.values import Exploded, OpenBlast
from vacherie.messages.catalogue import catalogue
from vacherie.tables import find_terminal
from vacherie.tables.teller import Teller

TERMINAL = find_terminal(GAME)
HAND = "Eight Minus2 steal_cow shoot_cow swap_cows move_cow cow_from_discard extra_bomb_roll"
TABLE = "Two Gen4 Mech3 / Five Spy3@0 /"


def teller_for(state: UnexplodedState, language: str) -> Teller:
    words = catalogue(language)
    view = state.view(0)
    seats = seated(["calf"] * (view.players - 1), words)
    return Teller(words, GAME, seats, 0, view.options)


def typed(text: str, state: UnexplodedState | None = None, language: str = "en") -> tuple[object, ...]:
    """The actions that a line stands for, the first of which is legal."""
    state = state or board(TABLE, HAND, discard="Three")
    reply = TERMINAL.read(text, state.view(0), (), teller_for(state, language))
    refusal = state.refusal(0, reply.actions[0])
    if refusal is not None:
        raise refusal
    return reply.actions


def answer(text: str, state: UnexplodedState | None = None, language: str = "en") -> str:
    with pytest.raises(GameError) as caught:
        typed(text, state, language)
    return explain(caught.value, catalogue(language))


@pytest.mark.parametrize(
    ("text", "actions"),
    [
        ("roll", [RollDie()]),
        ("1", [PlayCow(card("Eight"), 0, 0)]),
        ("play eight", [PlayCow(card("Eight"), 0, 0)]),
        ("EI left", [PlayCow(card("Eight"), 0, 3)]),
        ("eight 2", [PlayCow(card("Eight"), 0, 1)]),
        ("eight me 2", [PlayCow(card("Eight"), 0, 1)]),
        ("minus2 daisy", [PlayCow(card("Minus2"), 1, 0)]),
        ("minus2, daisy, left", [PlayCow(card("Minus2"), 1, 2)]),
        ("p 2 blue", [PlayCow(card("Minus2"), 2, 0)]),
        ("move mech3 1", [MoveCow(card("Mech3"), 0)]),
        ("move two left", [MoveCow(card("Two"), 2)]),
        ("order two gen4 mech3", [MoveCow(card("Mech3"), 0), MoveCow(card("Gen4"), 1)]),
        ("extra", [PlayEvent(card("extra_bomb_roll"))]),
        ("shoot_cow", [PlayEvent(card("shoot_cow"))]),
        ("shoot_cow five", [PlayEvent(card("shoot_cow")), ChooseCow(card("Five"))]),
        ("steal five", [PlayEvent(card("steal_cow")), ChooseCow(card("Five"))]),
        ("steal five 2", [PlayEvent(card("steal_cow")), ChooseCow(card("Five")), PutCow(0, 1)]),
        (
            "cow_from three left",
            [PlayEvent(card("cow_from_discard")), ChooseCow(card("Three")), PutCow(0, 3)],
        ),
        (
            "swap two spy3",
            [PlayEvent(card("swap_cows")), ChooseCow(card("Two")), ChooseCow(card("Spy3"))],
        ),
        (
            "move_cow two daisy left",
            [PlayEvent(card("move_cow")), ChooseCow(card("Two")), PutCow(1, 2)],
        ),
    ],
)  # fmt: skip
def test_a_turn_is_typed_in_few_words(text: str, actions: Sequence[object]) -> None:
    assert typed(text) == tuple(actions)


@pytest.mark.parametrize(
    ("language", "text", "action"),
    [
        ("fr", "jouer eight noisette gauche", PlayCow(card("Eight"), 2, 0)),
        ("fr", "deplacer two GAUCHE", MoveCow(card("Two"), 2)),
        ("fr", "lancer", RollDie()),
        ("pt-BR", "jogar minus2 mimosa esquerda", PlayCow(card("Minus2"), 1, 2)),
        ("pt-BR", "mover two esquerda", MoveCow(card("Two"), 2)),
        ("pt-BR", "rolar", RollDie()),
    ],
)
def test_commands_are_words_of_the_players_language(language: str, text: str, action: object) -> None:
    assert typed(text, language=language) == (action,)


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("", "You did not type anything."),
        ("play", "Type it like this: play CARD [HERD] [left, right or PLACE]"),
        ("five", "That card is not in your hand."),
        ("hamster", "“hamster” is not one of these: Eight, Minus2, steal_cow,"),
        ("9", "There is no number 9 in the list, which runs from 1 to 8."),
        ("eight daisy 2", "In another player’s herd, a cow can only go at the left or right end."),
        ("eight 9", "There is no place 9 in this herd: places are numbered 1 to 4."),
        ("eight daisy left please", "Type it like this: play"),
        ("move five left", "Five is not in your herd."),
        ("move two right", "Two is already there."),
        ("move two", "Type it like this: move COW PLACE"),
        ("order two gen4", "Name each of your cows once (3 in all), from left to right: Mech3, Gen4, Two."),
        ("order mech3 gen4 two", "Your herd is already in this order."),
        ("steal two", "Two cannot be chosen for this."),
        (
            "steal five nowhere",
            "“nowhere” is not a place: type right, left or a number (1 is the right end).",
        ),
        ("swap two gen4", "Gen4 cannot be chosen for this."),
        ("move_cow two nobody", "“nobody” has no herd. At the table: You, Daisy, Bluebell."),
        ("move_cow two me", "The cow cannot go there."),
        ("extra two", "Type it like this: play"),
        ("s", "“s” could be any of these: steal_cow, shoot_cow, swap_cows."),
    ],
)
def test_what_cannot_be_is_explained(text: str, said: str) -> None:
    assert answer(text).startswith(said)


def test_a_place_that_nobody_will_ask_for_is_left_out() -> None:
    state = board(" / Five", "steal_cow")
    assert typed("steal five left", state) == (PlayEvent(card("steal_cow")), ChooseCow(card("Five")))


def test_an_event_asks_for_what_was_not_said() -> None:
    state = board(TABLE, HAND, discard="Three")
    for action in typed("swap", state):
        state.apply(0, action)  # type: ignore[arg-type]
    assert typed("two five", state) == (ChooseCow(card("Two")), ChooseCow(card("Five")))
    state.apply(0, ChooseCow(card("Two")))
    assert typed("five", state) == (ChooseCow(card("Five")),)


def test_a_stray_cow_is_sent_to_a_herd() -> None:
    state = board(TABLE, HAND)
    for action in (PlayEvent(card("move_cow")), ChooseCow(card("Five"))):
        state.apply(0, action)
    assert typed("bluebell", state) == (PutCow(2, 0),)
    assert typed("me left", state) == (PutCow(0, 3),)
    assert answer("left", state) == "“left” has no herd. At the table: You, Daisy, Bluebell."


def blast(herd: str, *bombs: str) -> UnexplodedState:
    held = OpenBlast(0, bombs=tuple(map(card, bombs)))
    return board(f"{herd} / Five", asked="blast", blast=held, active=1, roller=1)


def test_bombs_are_dealt_with_in_words_or_by_number() -> None:
    state = blast("Gen4 Two Pfc4 Mech3", "Gen4", "Mech3")
    assert typed("give gen4 two", state) == (HandOnBomb(card("Gen4"), card("Two")),)
    assert typed("steal pfc4 mech3", state) == (StealBomb(card("Pfc4"), card("Mech3")),)
    assert typed("defuse mech", state) == (DefuseBomb(card("Mech3")),)
    assert typed("boom", state) == (LetBlow(),)
    legal = state.legal_actions(0)
    assert [typed(str(number), state) for number in range(1, len(legal) + 1)] == [(each,) for each in legal]
    assert answer("0", state) == f"There is no number 0 in the list, which runs from 1 to {len(legal)}."
    assert answer("defuse two", state) == "Two is not a Mechanic in this herd."
    assert answer("give gen4 five", state) == "Five is not in this herd."
    assert answer("run", state) == "“run” is not a command. Commands: steal, give, defuse, blow."


def test_the_question_says_whose_turn_it_is_and_what_can_be_done() -> None:
    state = blast("Mech3 Two", "Mech3")
    asked = TERMINAL.question(state.view(0), state.legal_actions(0), teller_for(state, "en"))
    assert asked == [
        "On Daisy’s turn, Mech3 in your herd holds a bomb. What do you do?",
        "  1  Mech3 defuses the bomb, and you collect 200\N{NO-BREAK SPACE}F",
        "  2  let it blow",
    ]


def test_one_of_two_rolls_is_chosen() -> None:
    state = board("Two / Five", asked="which_roll", rolls=(2, 6))
    assert typed("6", state) == (ChooseRoll(6),)
    assert answer("3", state) == "You have not rolled a 3."
    assert answer("the six", state) == "“the six” is not one of your rolls: type one of the two numbers."


def test_payouts_are_put_in_order() -> None:
    exploded = tuple(
        Exploded(card(name), owner, 1) for name, owner in (("Five", 0), ("Spy3", 1), ("Minus2", 0))
    )
    state = board(
        "Two / ", pot=100, asked="payout", discard="Five Spy3 Minus2", blast=OpenBlast(0, exploded=exploded)
    )
    assert typed("minus2 1", state) == (PayNext(card("Minus2")), PayNext(card("Five")))
    assert answer("two", state) == "Two is not one of the cows still to be paid."
    asked = TERMINAL.question(state.view(0), state.legal_actions(0), teller_for(state, "en"))
    assert asked[2].endswith("Spy3: Daisy takes 100\N{NO-BREAK SPACE}F")  # All that the pot has (U19).
    assert asked[3].endswith("Minus2: you pay 200\N{NO-BREAK SPACE}F")


@pytest.mark.parametrize("text", ["play minus2", "2", "minus2 left"])
def test_a_cow_that_costs_money_goes_into_a_herd_only_when_it_is_named(text: str) -> None:
    told = answer(text)
    assert "Whose herd?" in told
    assert "play minus2 me" in told
    assert typed("play minus2 me") == (PlayCow(card("Minus2"), 0, 0),)


def test_cards_keep_their_numbers_for_a_whole_turn() -> None:
    state = board(TABLE, "Eight Pfc4 steal_cow Three")
    teller = teller_for(state, "en")

    def read(text: str) -> object:
        (action,) = TERMINAL.read(text, state.view(0), (), teller).actions
        return action

    assert read("2") == PlayCow(card("Pfc4"), 0, 0)
    state.apply(0, PlayCow(card("Pfc4"), 0, 0))
    with pytest.raises(GameError, match="input-card-gone"):
        read("2")
    assert read("4") == PlayCow(card("Three"), 0, 0)
    assert read("3") == PlayEvent(card("steal_cow"))


@pytest.mark.parametrize(("height", "told"), [(24, "Below each name"), (80, "Beside each name")])
def test_the_help_speaks_of_the_table_as_it_is_drawn(height: int, told: str) -> None:
    state = board(TABLE, HAND)
    lines = TERMINAL.how_to_read_the_table(state.view(0), teller_for(state, "en"), height)
    assert any(line.startswith(told) for line in lines)
    assert not any("holding a bomb" in line for line in lines)
