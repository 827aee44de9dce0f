"""Rule choices are read as people write them, and every mistake lists what exists."""

from pathlib import Path
from typing import Annotated, Any, ClassVar, Literal, cast

import pytest
from msgspec import Meta

from vacherie.core.errors import InvalidFile, InvalidOptions
from vacherie.core.game import AnyGame
from vacherie.core.options import SHOWN_FILE, OptionInfo, describe_options, option_text, parse_options
from vacherie.core.values import Options
from vacherie.games import GAMES


class BarnOptions(Options, frozen=True):
    roof: Literal["thatch", "slate", None] = None
    cows: Annotated[int, Meta(ge=1, le=9)] | None = 3
    bell: bool = False
    name: str = "Io"
    plan: tuple[str, ...] | None = None


class Barn:
    options_type = BarnOptions
    file_options: ClassVar[dict[str, Any]] = {"plan": lambda text, file: tuple(text.split())}


BARN = cast(AnyGame, Barn())


@pytest.mark.parametrize(
    ("pairs", "options"),
    [
        ([], BarnOptions()),
        (["roof=slate"], BarnOptions(roof="slate")),
        (["roof=none", "cows=none"], BarnOptions(roof=None, cows=None)),
        (["cows=9"], BarnOptions(cows=9)),
        (["bell=yes"], BarnOptions(bell=True)),
        (["bell=TRUE"], BarnOptions(bell=True)),
        (["bell=no"], BarnOptions(bell=False)),
        (["bell=false"], BarnOptions(bell=False)),
        ([" roof = Thatch "], BarnOptions(roof="thatch")),
        (["name=a=b"], BarnOptions(name="a=b")),
        (["name="], BarnOptions(name="")),
        (["name=Daisy"], BarnOptions(name="Daisy")),
    ],
)
def test_what_people_write_is_understood(pairs: list[str], options: BarnOptions) -> None:
    assert parse_options(BARN, pairs) == options


@pytest.mark.parametrize(
    ("pairs", "code", "params"),
    [
        (["roof"], "option-not-pair", {"text": "roof", "known": "roof, cows, bell, name, plan"}),
        (["door=1"], "option-unknown", {"option": "door", "known": "roof, cows, bell, name, plan"}),
        (["=1"], "option-unknown", {"option": "", "known": "roof, cows, bell, name, plan"}),
        (["roof=tin"], "option-value", {"option": "roof", "value": "tin", "known": "thatch, slate, none"}),
        (["cows=10"], "option-value", {"option": "cows", "value": "10", "known": "1..9, none"}),
        (["cows=-1"], "option-value", {"option": "cows", "value": "-1", "known": "1..9, none"}),
        (["cows=1.5"], "option-value", {"option": "cows", "value": "1.5", "known": "1..9, none"}),
        (["bell=1"], "option-value", {"option": "bell", "value": "1", "known": "yes, no"}),
        (["cows=1", "cows=2"], "option-twice", {"option": "cows"}),
    ],
)
def test_a_mistake_lists_what_exists(pairs: list[str], code: str, params: dict[str, Any]) -> None:
    with pytest.raises(InvalidOptions) as caught:
        parse_options(BARN, pairs)
    assert (caught.value.code, caught.value.params) == (code, params)


def test_a_number_of_thousands_of_digits_is_just_a_wrong_value() -> None:
    with pytest.raises(InvalidOptions) as caught:
        parse_options(BARN, ["cows=" + "9" * 5000])
    assert caught.value.code == "option-value"


def test_options_describe_themselves_in_the_order_in_which_they_are_declared() -> None:
    assert describe_options(BARN) == (
        OptionInfo("roof", "none", ("thatch", "slate", "none")),
        OptionInfo("cows", "3", ("1..9", "none")),
        OptionInfo("bell", "no", ("yes", "no")),
        OptionInfo("name", "Io", ("…",)),
        OptionInfo("plan", "none", (SHOWN_FILE, "none")),
    )


def test_an_option_may_be_given_as_a_file(tmp_path: Path) -> None:
    file = tmp_path / "plan.toml"
    file.write_text("loft stable", "utf-8")
    assert parse_options(BARN, [f"plan={file}"]) == BarnOptions(plan=("loft", "stable"))
    assert parse_options(BARN, ["plan=none"]) == BarnOptions()


@pytest.mark.parametrize("content", [None, b"\xff"])
def test_a_file_that_cannot_be_read_is_named(tmp_path: Path, content: bytes | None) -> None:
    file = tmp_path / "plan.toml"
    if content is not None:
        file.write_bytes(content)
    with pytest.raises(InvalidFile, match=r"file-missing|file-not-text") as caught:
        parse_options(BARN, [f"plan={file}"])
    assert caught.value.file == str(file)


@pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.id)
def test_every_default_of_every_game_can_be_written(game: AnyGame) -> None:
    for option in describe_options(game):
        assert parse_options(game, [f"{option.name}={option.default}"]) == game.options_type()
        for value in option.values:
            if ".." not in value and value != SHOWN_FILE:
                options = parse_options(game, [f"{option.name}={value}"])
                assert option_text(getattr(options, option.name)) == value
