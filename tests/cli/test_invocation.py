"""Hints are what the player can type."""

import shutil
import sys
from pathlib import Path

import pytest

from tests.cli.person import Person, tries
from vacherie.cli.invocation import play_command, replay_command


def test_who_plays_through_make_goes_on_through_make(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("VACHERIE_COMMAND", "make terminal ARGS=")
    assert play_command("six_qui_prend", "--resume") == "make terminal ARGS=--resume"
    assert (
        play_command("six_qui_prend", "--resume", "--lang", "fr") == "make terminal ARGS='--resume --lang fr'"
    )


def test_the_way_is_named_where_the_shell_does_not_find_us(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "argv", ["/a b/vacherie"])
    monkeypatch.setattr(shutil, "which", lambda name: None)
    assert play_command("six_qui_prend", "--resume") == "'/a b/vacherie' play six_qui_prend --resume"
    monkeypatch.setattr(shutil, "which", lambda name: "/bin/vacherie")
    assert replay_command(Path("a b.json")) == "vacherie replay 'a b.json'"
    monkeypatch.setattr(sys, "argv", ["-c"])
    monkeypatch.setattr(shutil, "which", lambda name: None)
    assert play_command("six_qui_prend") == "vacherie play six_qui_prend"


def test_the_hints_at_the_end_can_be_typed(person: Person) -> None:
    person.monkeypatch.setenv("VACHERIE_COMMAND", "make terminal ARGS=")
    assert "To resume: make terminal ARGS=--resume\n" in person.plays(types="q\n").out
    said = person.resumes(*tries(seed=1).split())
    [path] = person.files("finished")
    assert f"vacherie replay {path} --seat 1" in said.out
