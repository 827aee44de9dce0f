"""The cooperative game at the terminal: every special card can be typed, in every language."""

import pytest

from tests.cli.person import Person, record_of
from vacherie.core.record import Record
from vacherie.core.values import CHANCE, Action
from vacherie.games.six_qui_prend.actions import (
    DropSort,
    GoOn,
    LiftStop,
    OxDealt,
    PickCard,
    ReplaceWith,
    SortNext,
    Special,
    UseFirst,
    UseInsert,
    UseLast,
    UseReplace,
    UseSlide,
    UseSort,
    UseStop,
    UseTakeAtSeven,
)
from vacherie.games.six_qui_prend.options import SixOptions

HANDS = (
    (12, 35, 55, 80, 81, 82, 83, 84, 85, 86),
    (1, 2, 3, 4, 5, 6, 7, 8, 9, 52),
    (91, 92, 93, 94, 95, 96, 97, 98, 99, 72),
)
OX = (33, 13, 14, 15, 16, 17, 18, 19, 20, 21)
FILLERS: tuple[Special, ...] = ("stop", "stop", "sort")


def before_the_ox(*specials: Special, consent: str = "anyone") -> Record:
    """The Ox's 33 is next, then our 35, the 52 and the 72; the first two specials are open."""
    specials = (*specials, *(special for special in FILLERS if special not in specials))[:4]
    while len(specials) < 4:
        specials = (*specials, "last")
    options = SixOptions(variant="coop", consent="all" if consent == "all" else "anyone")
    deal = OxDealt(hands=HANDS, rows=(10, 30, 50, 70), ox=OX, specials=specials)
    picks = [(seat, PickCard(card)) for seat, card in enumerate((35, 52, 72))]
    return record_of(options, 3, [(CHANCE, deal), *picks])


def typed(person: Person, record: Record, *lines: str, language: str = "en") -> list[Action]:
    """What the person did with these lines."""
    person.leaves(record)
    person.runs("play", "--resume", "--lang", language, types="".join(f"{line}\n" for line in lines))
    return [action for actor, action in person.saved().actions if actor == 0][1:]


COMMANDS: list[tuple[Special, dict[str, tuple[str, ...]], list[Action]]] = [
    (
        "take_at_seven",
        {"en": ("seven 2",), "fr": ("sept 2",), "pt-BR": ("sete 2",)},
        [UseTakeAtSeven(1)],
    ),
    (
        "stop",
        {"en": ("stop 2", "lift 2"), "fr": ("stop 2", "lever 2"), "pt-BR": ("stop 2", "retirar 2")},
        [UseStop(1), LiftStop(1)],
    ),
    (
        "replace",
        {"en": ("go", "replace 12"), "fr": ("", "remplacer", "12"), "pt-BR": ("c", "SUBSTITUIR 12")},
        [GoOn(), UseReplace(), ReplaceWith(12)],
    ),
    (
        "insert",
        {"en": ("g", "insert 3"), "fr": ("continuer", "inserer 3"), "pt-BR": ("continuar", "inserir 3")},
        [GoOn(), UseInsert(2)],
    ),
    (
        "slide",
        {"en": ("slide 50 1",), "fr": ("glisser 50 1",), "pt-BR": ("deslizar 50 1",)},
        [UseSlide(50, 0)],
    ),
    (
        "first",
        {"en": ("first 72",), "fr": ("première 72",), "pt-BR": ("primeira 72",)},
        [UseFirst(72)],
    ),
    (
        "last",
        {"en": ("last 35",), "fr": ("dernier 35",), "pt-BR": ("ultima 35",)},
        [UseLast(35)],
    ),
    (
        "sort",
        {"en": ("sort 72 52 33",), "fr": ("trier 72", "52", "33"), "pt-BR": ("ordenar", "72 52 33 35")},
        [UseSort(), SortNext(72), SortNext(52), SortNext(33)],
    ),
]


@pytest.mark.parametrize("language", ["en", "fr", "pt-BR"])
@pytest.mark.parametrize(("special", "lines", "actions"), COMMANDS)
def test_each_special_card_can_be_typed(
    person: Person, special: Special, lines: dict[str, tuple[str, ...]], actions: list[Action], language: str
) -> None:
    assert typed(person, before_the_ox(special), *lines[language], language=language) == actions


def test_the_window_shows_the_queue_the_open_specials_and_what_is_possible(person: Person) -> None:
    person.leaves(before_the_ox("slide", "take_at_seven"))
    said = person.resumes()
    assert "To be placed:  33 5ɤ  the Ox ›  35 2ɤ  you ›  52 1ɤ  Bo ›  72 1ɤ  Cy" in said.out
    assert "Slide – move a card from one row to another." in said.out
    assert "Take at 7 – " in said.out
    assert "2 more special cards in the pile." in said.out
    assert "Ox: 9 cards left" in said.out
    assert "The Ox’s 33 is next." in said.out
    said_in_a_line = " ".join(said.out.split())
    assert "slide CARD ROW: move a card from one row to another – rows 1, 2, 3, 4" in said_in_a_line
    assert "seven ROW: put Take at 7 beside a row – 1, 2, 3, 4" in said.out
    assert "\ninsert ROW" not in said.out


def test_what_is_forbidden_or_misspelt_is_explained(person: Person) -> None:
    person.leaves(before_the_ox("insert", "first"))
    said = person.resumes(
        "insert 1", "first 33", "first", "first two", "stop 1", "stop 9", "lift 1", "dance", "12"
    )
    assert "The 33 belongs to the Ox" in said.out
    assert "Type it like this: first CARD" in said.out
    assert "“two” is not a card number." in said.out
    assert "Stop is not one of the face-up special cards." in said.out
    assert "There is no Stop on row 1." in said.out
    assert "“dance” is not a command. Commands: go, all, first." in said.out
    assert "“12” is not a command." in said.out


def test_a_wrong_card_in_a_sort_is_explained_and_the_rest_forgotten(person: Person) -> None:
    person.leaves(before_the_ox("sort"))
    said = person.resumes("sort 72 99 33")
    assert "The 99 is not among the cards still to be placed." in said.out
    assert "Which card comes after 72? Left: 33, 35 and 52." in said.out


@pytest.mark.parametrize(
    ("language", "lines"),
    [("en", ("sort", "drop")), ("fr", ("trier 72", "renoncer")), ("pt-BR", ("ordenar 72 52", "desistir"))],
)
def test_a_sort_can_be_dropped(person: Person, language: str, lines: tuple[str, ...]) -> None:
    actions = typed(person, before_the_ox("sort"), *lines, language=language)
    assert actions[-1:] == [DropSort()]


def test_all_lets_every_card_of_the_trick_go(person: Person) -> None:
    actions = typed(person, before_the_ox("slide"), "all")
    assert actions == [GoOn()] * 4
    record = person.saved()
    assert len(record.actions) == 4 + 4 * 3


def test_locks_and_sevens_are_seen_at_their_rows(person: Person) -> None:
    person.leaves(before_the_ox("stop", "take_at_seven"))
    said = person.resumes("stop 2", "seven 3")
    table = said.out[said.out.rindex("everyone against the Ox") :]
    notes = [line.split("│")[-2].strip() for line in table.splitlines() if line.count("│") > 6]
    assert notes[3:6] == ["Stop", "1/6 3ɤ", "Take at 7"]
    assert "╱╱╱╱╱" in table


def test_a_stop_can_be_lifted_between_tricks(person: Person) -> None:
    actions = typed(person, before_the_ox("stop"), "stop 4", "all", "all", "go", "sort 1", "lift 4")
    assert actions[-1] == LiftStop(3)


def test_the_team_agrees_when_it_must(person: Person) -> None:
    person.leaves(before_the_ox("slide", consent="all"))
    said = person.resumes("slide 50 1")
    for told in (
        "You propose to slide the 50 to row 1.",
        "Bo agrees.",
        "Cy agrees.",
        "The 50 slides from row 3",
    ):
        assert told in said.out


def test_a_proposal_of_another_seat_is_answered_with_yes_or_no(person: Person) -> None:
    record = before_the_ox("slide", consent="all")
    record.append(1, UseSlide(50, 0))
    person.leaves(record)
    said = person.resumes("perhaps", "no")
    assert "Bo proposes to slide the 50 to row 1. Do you agree? (yes/no)" in said.out
    assert "Type yes or no." in said.out
    assert "You disagree: the proposal is dropped." in said.out


def test_nobody_is_asked_when_nothing_can_be_done(person: Person) -> None:
    # Only Replace is open, which is for the owner of the next card: the 35 is ours, the others are not.
    person.leaves(before_the_ox("replace", "replace", "last", "last"))
    said = person.resumes("go")
    assert said.out.count("What do you do?") == 1
    assert "Your 35 is next." in said.out
    assert "Which card do you play?" in said.out
    assert [action for actor, action in person.saved().actions if actor == 0][1:] == [GoOn()] * 3


def test_what_a_special_card_does_is_told_before_the_next_ones_turn_up(person: Person) -> None:
    person.leaves(before_the_ox("slide", "slide", "stop", "sort"))
    said = person.resumes("slide 50 1")
    assert "Slide ×2 – " in said.out
    texts = ("You use Slide", "The 50 slides from row 3 to row 1.", "Special cards face up: Stop and Slide")
    assert sorted(map(said.out.index, texts)) == list(map(said.out.index, texts))


def test_the_special_cards_turn_up_after_the_deal(person: Person) -> None:
    said = person.plays("--option", "variant=coop")
    texts = ("Round 1 begins.", "The rows open with", "Special cards face up:")
    assert sorted(map(said.out.index, texts)) == list(map(said.out.index, texts))


def test_the_help_explains_only_what_is_on_the_table(person: Person) -> None:
    person.leaves(before_the_ox("slide"))
    said = person.resumes("?")
    assert "one team with one pile" in said.out
    assert "the game is waiting for this player" in said.out
    assert "finished rounds" not in said.out
    assert "has picked a card" not in said.out
    assert "Reversed digits" not in said.out
