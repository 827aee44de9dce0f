"""A game that was left goes on at the same point, whatever the reason was."""

import os
from pathlib import Path

import pytest

from tests.cli.person import Person, record_of, tries
from vacherie.cli.play import saves
from vacherie.core.errors import InvalidFile
from vacherie.core.record import Record, encode_record, replay
from vacherie.core.values import CHANCE
from vacherie.games.six_qui_prend import GAME
from vacherie.games.six_qui_prend.actions import Dealt, PickCard
from vacherie.games.six_qui_prend.options import SixOptions
from vacherie.messages.catalogue import LANGUAGES, catalogue

HANDS = (tuple(range(1, 11)), tuple(range(21, 31)))
DEAL = Dealt(HANDS, (50, 60, 70, 80))
TWO = record_of(SixOptions(max_rounds=1), 2, [(CHANCE, DEAL)])


def test_a_game_goes_on_where_the_input_ended(person: Person) -> None:
    person.leaves(TWO)
    said = person.resumes("7")
    assert "Your 7 fits no row. Which row do you take?" in said.out
    assert "row 1: 3ɤ   row 2: 3ɤ   row 3: 3ɤ   row 4: 3ɤ" in said.out
    assert "Your game is saved. To resume: vacherie play six_qui_prend --resume" in said.out
    before = person.saved()
    said = person.resumes()
    assert person.saved() == before
    assert said.out.startswith("\nWelcome back")
    assert "Revealed: 7 (you)" in said.out
    assert "Your 7 fits no row." in said.out
    said = person.resumes("2")
    assert "You take row 2: 60 – 3 bull heads." in said.out


def test_every_move_is_on_disk_before_the_next(person: Person) -> None:
    written: list[int] = []
    whole = saves.Save.write

    def write(self: saves.Save, record: Record) -> None:
        whole(self, record)
        written.append(len(person.saved().actions))

    person.monkeypatch.setattr(saves.Save, "write", write)
    person.plays("--option", "max_rounds=1", "--players", "2", types=tries(seed=1, times=4))
    assert written == list(range(len(written)))


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_resumed_game_can_be_finished_in_another_language(person: Person, language: str) -> None:
    person.leaves(TWO)
    said = person.runs("play", "--resume", "--lang", language, types=tries(seed=2))
    assert catalogue(language).text("cli-ranking") in said.out
    assert person.saved("finished").actions[0] == (CHANCE, DEAL)


def test_of_several_games_the_one_played_last_goes_on(person: Person) -> None:
    old = person.leaves(TWO)
    new = old.with_name(old.name.replace("2025-01-01", "2024-01-01"))
    new.write_bytes(encode_record(record_of(SixOptions(target_heads=99), 2, [(CHANCE, DEAL)])))
    os.utime(old, ns=(10**18, 10**18))
    os.utime(new, ns=(2 * 10**18, 2 * 10**18))
    assert "more than 99 heads" in person.resumes("q").out
    assert "more than 99 heads" in person.runs("play", "six_qui_prend", "--resume", types="q\n").out
    os.utime(old, ns=(3 * 10**18, 3 * 10**18))
    assert "One round" in person.resumes("q").out


def several(person: Person) -> list[Path]:
    """Three unfinished games, the last one played last."""
    first = person.leaves(TWO)
    paths = [first, *(first.with_name(first.name.replace("2025", year)) for year in ("2024", "2023"))]
    for day, path in enumerate(paths, start=1):
        options = SixOptions(target_heads=90 + day)
        path.write_bytes(encode_record(record_of(options, 2, [(CHANCE, DEAL)])))
        os.utime(path, ns=(day * 10**18, day * 10**18))
    return paths


def unbroken(text: str) -> str:
    """Without spaces and ends of lines: a path may be broken anywhere."""
    return "".join(text.split())


def test_older_games_are_counted_and_can_be_named(person: Person) -> None:
    first, second, third = several(person)
    told = f"2 older games are waiting in {first.parent}. "
    told += "To resume one: vacherie play six_qui_prend --resume FILE"
    said = person.resumes("q")
    assert "more than 93 heads" in said.out
    assert told.replace(" ", "") in unbroken(said.out)
    assert "more than 91 heads" in person.runs("play", "--resume", str(first), types="q\n").out
    assert "more than 92 heads" in person.runs("play", "six_qui_prend", "--resume", second.name).out
    assert "more than 93 heads" in person.runs("play", "six_qui_prend", "--resume", str(third)).out
    assert "/no/such.json" in person.runs("play", "--resume", "/no/such.json").complaint


def test_a_damaged_game_does_not_stand_in_the_way_of_an_older_one(person: Person) -> None:
    *_, third = several(person)
    third.write_bytes(b"{")
    os.utime(third, ns=(9 * 10**18, 9 * 10**18))
    said = person.resumes("q")
    assert "more than 92 heads" in said.out
    assert f"{third}can’tbeusedandhasbeenleftwhereitis:" in unbroken(said.out)
    assert "1oldergameiswaitingin" in unbroken(said.out)
    assert third.read_bytes() == b"{"


def test_a_game_from_elsewhere_stays_where_it_is(person: Person) -> None:
    path = person.data / "mine.json"
    path.write_bytes(encode_record(TWO))
    said = person.runs("play", "--resume", str(path), types=tries(seed=2))
    assert "Final ranking" in said.out
    assert path.exists()
    assert person.files("finished") == []


def test_a_game_keeps_its_language_unless_another_is_asked_for(person: Person) -> None:
    said = person.plays("--lang", "fr", types="q\n")
    assert "vacherie play six_qui_prend --resume --lang fr" in said.out
    assert "Bon retour" in person.resumes("q").out
    assert "Welcome back" in person.runs("play", "--resume", "--lang", "en", types="q\n").out
    assert catalogue("fr").text("cli-ranking") in person.runs("play", "--resume", types=tries(seed=3)).out


def test_a_game_begun_in_portuguese_goes_on_in_brazilian_portuguese(person: Person) -> None:
    person.plays("--lang", "pt", types="q\n")
    [path] = person.files("unfinished")
    assert path.name.startswith("six_qui_prend.pt-BR.")
    path.rename(path.with_name(path.name.replace(".pt-BR.", ".pt.")))  # As saves were named before.
    assert catalogue("pt-BR").text("cli-welcome-back") in person.resumes("q").out


def test_a_person_is_called_so_in_every_language(person: Person) -> None:
    person.plays("--lang", "fr", "--players", "2", "--option", "max_rounds=1", types=tries(seed=3))
    [path] = person.files("finished")
    assert person.saved("finished").seats[0].name == "Joueur 1"
    told = person.runs("replay", str(path), "--lang", "pt-BR").out
    assert "Jogador 1" in told
    assert "Joueur 1" not in told


def test_a_game_that_was_cut_off_at_its_very_end_is_finished(person: Person) -> None:
    person.plays("--players", "2", "--option", "max_rounds=1", types=tries(seed=5))
    [finished] = person.files("finished")
    finished.rename(person.data / "unfinished" / finished.name)
    said = person.resumes()
    assert "Final ranking" in said.out
    assert person.files("unfinished") == []


def test_without_a_saved_game_there_is_nothing_to_resume(person: Person) -> None:
    assert person.runs("play", "--resume").complaint == (
        "No saved game is waiting for you. Start one with vacherie play and a name: "
        "six_qui_prend, unexploded_cow, nevaches."
    )
    said = person.runs("play", "six_qui_prend", "--resume")
    assert said.complaint.startswith("No saved game of six_qui_prend is waiting for you.")


@pytest.mark.parametrize(
    "damage",
    [
        lambda data: data[: len(data) // 2],
        lambda data: b"",
        lambda data: b"\xff\xfe" + data,
        lambda data: data.replace(b'"six_qui_prend"', b'"chess"'),
        lambda data: data.replace(b'"format": 1', b'"format": 99'),
        lambda data: data.replace(b'"target_heads":66', b'"target_heads":"many"'),
        lambda data: data.replace(b"[21,22,", b"[1,22,"),
        lambda data: data.replace(b'"bot":"cow"', b'"bot":"dog"'),
    ],
)
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_damaged_save_is_named_and_left_alone(person: Person, damage: object, language: str) -> None:
    path = person.leaves(TWO)
    assert callable(damage)
    path.write_bytes(damage(path.read_bytes()))
    before = path.read_bytes()
    said = person.runs("play", "--resume", "--lang", language)
    assert said.complaint.startswith(str(path))
    assert path.read_bytes() == before


def test_a_resumed_game_keeps_its_players_and_rules(person: Person) -> None:
    person.leaves(TWO)
    for wish in (("--players", "3"), ("--option", "variant=pro"), ("--bots", "calf")):
        assert wish[0] in person.runs("play", "--resume", *wish).complaint


def test_a_folder_that_cannot_be_written_is_named(person: Person) -> None:
    blocked = person.data / "file"
    blocked.write_text("")
    person.monkeypatch.setenv("VACHERIE_DATA", str(blocked))
    assert str(blocked) in person.plays().complaint


def test_a_save_that_fails_leaves_the_one_before(person: Person) -> None:
    save = saves.Save(person.leaves(TWO))
    before = save.path.read_bytes()

    def full(file: int) -> None:
        raise OSError(28, "No space left on device")

    person.monkeypatch.setattr(os, "fsync", full)
    with pytest.raises(InvalidFile) as caught:
        save.write(record_of(SixOptions(), 2, []))
    assert caught.value.code == "disk-full"
    assert save.path.read_bytes() == before
    assert person.files("unfinished") == [save.path]


def test_the_data_folder_is_the_platforms_unless_named(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.delenv("VACHERIE_DATA", raising=False)
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    assert saves.data_folder().name == "vacherie"
    monkeypatch.setenv("VACHERIE_DATA", str(tmp_path / "here"))
    assert saves.data_folder() == tmp_path / "here"


def test_what_is_told_again_is_what_happened_since_the_last_move(person: Person) -> None:
    record = record_of(SixOptions(), 2, [(CHANCE, DEAL), (0, PickCard(7)), (1, PickCard(21))])
    person.leaves(record)
    *_, last = replay(record, GAME)
    assert last.state.to_act() == (0,)
    said = person.resumes()
    assert "Round 1 begins" not in said.out
    assert "Revealed: 7 (you) and 21 (Bo)." in said.out
