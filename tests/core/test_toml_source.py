"""Every mistake in a TOML file is told with its line, field, code and parameters."""

from typing import Annotated, Literal, assert_type

import msgspec
import pytest
from msgspec import Meta

from vacherie.core.errors import InvalidFile
from vacherie.core.files.source import DEEPEST, convert, fail
from vacherie.core.files.toml import read_toml


def test_an_empty_file_is_an_empty_table() -> None:
    assert read_toml("", "x.toml").data == {}


def test_an_invisible_mark_at_the_start_is_skipped() -> None:
    assert read_toml("\ufeffa = 1", "x.toml").data == {"a": 1}


@pytest.mark.parametrize(
    ("text", "line", "reason"),
    [
        ("a = 1\nb = ", 2, "Invalid value"),
        ("a = 1\nb 2\n", 2, "Expected '=' after a key in a key/value pair"),
        ("a = 1\r\n\r\na = 2\r\n", 3, "Cannot overwrite a value"),
        ("a = [\n1,\n2\n\n\n", 3, "Unclosed array"),
        ('[a]\nb = """x\n', 2, "Unterminated string"),
        ("[a]\n\n[a]\n", 3, "Cannot declare ('a',) twice"),
    ],
)
def test_text_that_is_not_toml(text: str, line: int, reason: str) -> None:
    with pytest.raises(InvalidFile) as caught:
        read_toml(text, "x.toml")
    assert mistake_of(caught.value) == ("file-not-toml", line, "", {"english": reason})
    assert caught.value.file == "x.toml"


def nested(depth: int) -> str:
    return "b = 1\na = " + "[" * depth + "]" * depth


@pytest.mark.parametrize(
    ("text", "told"),
    [
        (f"a = [\n{2**63 - 1},\n{-(2**63) - 1}]", ("field-too-big", 3, "a[1]", {})),
        ("a = 0x" + "9" * 5000, ("field-too-big", 1, "a", {})),
        (nested(DEEPEST + 1), ("file-nested-too-deep", 2, "a", {})),
        (nested(5000), ("file-nested-too-deep", None, "", {})),
        ("b = 1\n" + ".".join("a" * 40_000) + " = 1", ("file-nested-too-deep", 2, "", {})),
        ("b = {" + " . ".join("a" * 20_000) + " = 1}", ("file-nested-too-deep", 1, "", {})),
        ("[" + ".".join(["'a'"] * 20_000) + "]", ("file-nested-too-deep", 1, "", {})),
    ],
    ids=["64 bits", "digits", "deep", "deeper", "long key", "long key inside", "long header"],
)
def test_a_monstrous_file_is_refused_and_nothing_breaks(text: str, told: "Told") -> None:
    with pytest.raises(InvalidFile) as caught:
        read_toml(text, "x.toml")
    assert mistake_of(caught.value) == told


def test_a_number_of_thousands_of_digits_is_no_toml() -> None:
    with pytest.raises(InvalidFile, match="file-not-toml"):
        read_toml("a = " + "9" * 5000, "x.toml")


@pytest.mark.parametrize("depth", [DEEPEST, *range(200, 1200, 50)])
def test_at_every_depth_a_file_is_read_or_refused(depth: int) -> None:
    with pytest.raises(InvalidFile):
        convert(read_toml(nested(depth), "x.toml"), Farm)


class Cow(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="kind", tag="cow"):
    name: str
    age: int = 0


class Bull(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="kind", tag="bull"):
    horns: Annotated[int, Meta(le=2)]


class Calf(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="kind", tag=7):
    age: int


class Lamb(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="kind", tag=8):
    age: int


class Odd(msgspec.Struct, frozen=True):
    number: int

    def __post_init__(self) -> None:
        if self.number % 2 == 0:
            raise ValueError("an even number")


class Farm(msgspec.Struct, frozen=True, forbid_unknown_fields=True, rename={"fields_": "fields"}):
    """Every kind of type that a file's struct may be made of; all are optional."""

    acres: Annotated[int, Meta(ge=1)] = 1
    eggs: Annotated[int, Meta(multiple_of=6)] = 0
    open: bool = True
    owner: str | None = None
    motto: Annotated[str, Meta(min_length=2, max_length=4)] = "moo"
    code: Annotated[str, Meta(pattern="^[a-z]+$")] = "a"
    colour: Literal["red", "blue"] = "red"
    weather: Annotated[Literal["dry", "wet"] | None, Meta(description="today")] = None
    luck: Literal[1, 2, "none"] = 1
    gate: tuple[int, int] = (0, 0)
    rows: tuple[tuple[int, ...], ...] = ()
    trio: Annotated[list[int], Meta(min_length=3)] | None = None
    odd: Odd = Odd(1)
    fields_: list[Literal["red", "blue"]] = []
    herd: list[Cow | Bull] = []
    young: Calf | Lamb | None = None
    leader: Cow | None = None
    either: int | list[int] = 0
    mixed: int | list[int] | Odd = 0


FARM_FIELDS = ", ".join(Farm.__struct_encode_fields__)
Told = tuple[str, int | None, str, dict[str, str | int]]


def wrong(expected: str, got: str) -> dict[str, str | int]:
    return {"expected": expected, "other": "none", "got": got}


MISTAKES: list[tuple[str, Told]] = [
    ("acre = 2", ("field-unknown", 1, "acre", {"known": FARM_FIELDS})),
    ("[[herd]]\nkind = 'cow'\n", ("field-missing", 1, "herd[0].name", {})),
    ("[[herd]]\nname = 'Io'\n", ("field-missing", 1, "herd[0].kind", {})),
    ("[leader]\n", ("field-missing", 1, "leader.name", {})),
    (
        "herd = [\n{ kind = 'bull',\thorns = 2, tail = 1 }]",
        ("field-unknown", 2, "herd[0].tail", {"known": "kind, horns"}),
    ),
    (
        "[leader]\nname = 'Io'\n\"a.b\" = 1",
        ("field-unknown", 3, 'leader."a.b"', {"known": "kind, name, age"}),
    ),
    ("acres = '3'", ("field-type", 1, "acres", wrong("integer", "string"))),
    ("acres = 3.0", ("field-type", 1, "acres", wrong("integer", "float"))),
    ("acres = true", ("field-type", 1, "acres", wrong("integer", "boolean"))),
    ("owner = 2020-01-01", ("field-type", 1, "owner", wrong("string", "date"))),
    ("owner = 2020-01-01T10:00:00", ("field-type", 1, "owner", wrong("string", "datetime"))),
    ("open = {}", ("field-type", 1, "open", wrong("boolean", "table"))),
    ("leader = 1", ("field-type", 1, "leader", wrong("table", "integer"))),
    ("rows = 1", ("field-type", 1, "rows", wrong("array", "integer"))),
    ("either = 'a'", ("field-type", 1, "either", {"expected": "integer", "other": "array", "got": "string"})),
    ("mixed = 'a'", ("field-value", 1, "mixed", {"english": "Expected `int | object | array`, got `str`"})),
    ("herd = [{ kind = 3 }]", ("field-type", 1, "herd[0].kind", wrong("string", "integer"))),
    ("weather = 3", ("field-type", 1, "weather", wrong("string", "integer"))),
    (
        "rows = [\n  [1, 2],\n  [3,\n  'x'],\n]",
        ("field-type", 4, "rows[1][1]", wrong("integer", "string")),
    ),
    ("gate = [1, 'x']", ("field-type", 1, "gate[1]", wrong("integer", "string"))),
    ("colour = 'green'", ("field-choice", 1, "colour", {"got": "green", "known": "blue, red"})),
    (
        "fields = ['red',\n'a` - at `$.z`']",
        ("field-choice", 2, "fields[1]", {"got": "a` - at `$.z`", "known": "blue, red"}),
    ),
    ("weather = 'hot'", ("field-choice", 1, "weather", {"got": "hot", "known": "dry, wet"})),
    ("luck = 3", ("field-choice", 1, "luck", {"got": "3", "known": "1, 2, none"})),
    ("[[herd]]\n\nkind = 'cat'\n", ("field-choice", 3, "herd[0].kind", {"got": "cat", "known": "cow, bull"})),
    ("young = { kind = 6 }", ("field-choice", 1, "young.kind", {"got": "6", "known": "7, 8"})),
    ("leader.kind = 'cat'", ("field-choice", 1, "leader.kind", {"got": "cat", "known": "cow"})),
    ("acres = 0", ("field-range", 1, "acres", {"got": "0", "limit": ">= 1"})),
    (
        "[[herd]]\nkind = 'bull'\nhorns = 3",
        ("field-range", 3, "herd[0].horns", {"got": "3", "limit": "<= 2"}),
    ),
    ("motto = 'm'", ("field-length", 1, "motto", {"got": 1, "limit": ">= 2"})),
    ("motto = 'moooo'", ("field-length", 1, "motto", {"got": 5, "limit": "<= 4"})),
    ("gate = [1]", ("field-length", 1, "gate", {"got": 1, "limit": "2"})),
    ("trio = [1]", ("field-length", 1, "trio", {"got": 1, "limit": ">= 3"})),
    ("eggs = 7", ("field-value", 1, "eggs", {"english": "Expected `int` that's a multiple of 6"})),
    ("code = 'A'", ("field-value", 1, "code", {"english": "Expected `str` matching regex '^[a-z]+$'"})),
    ("\n[odd]\nnumber = 2", ("field-value", 2, "odd", {"english": "an even number"})),
    ('"` - at `$[0].acres" = 1', ("field-unknown", 1, '"` - at `$[0].acres"', {"known": FARM_FIELDS})),
]


@pytest.mark.parametrize(("text", "told"), MISTAKES, ids=[case[0] for case in MISTAKES])
def test_a_mistake_is_told_with_line_field_code_and_parameters(text: str, told: Told) -> None:
    with pytest.raises(InvalidFile) as caught:
        convert(read_toml(text, "farm.toml"), Farm)
    assert mistake_of(caught.value) == told
    assert caught.value.file == "farm.toml"


def test_a_file_without_mistakes_becomes_the_value() -> None:
    text = "acres = 3\n[[herd]]\nkind = 'bull'\nhorns = 2\n[leader]\nname = 'Io'"
    farm = convert(read_toml(text, "farm.toml"), Farm)
    assert_type(farm, Farm)
    assert farm == Farm(acres=3, herd=[Bull(2)], leader=Cow("Io"))


def test_a_part_can_be_converted_to_a_type_chosen_later() -> None:
    source = read_toml(
        "game = 'x'\n\n[[beasts]]\nkind = 'cow'\nname = 'Io'\n[[beasts]]\nkind = 'bull'\n", "x.toml"
    )
    assert convert(source, Cow | Bull, at=("beasts", 0)) == Cow("Io")
    with pytest.raises(InvalidFile) as caught:
        convert(source, Cow | Bull, at=("beasts", 1))
    assert mistake_of(caught.value) == ("field-missing", 6, "beasts[1].horns", {})


def test_a_game_tells_its_own_mistakes_the_same_way() -> None:
    source = read_toml("[position]\nrows = [[1, 2],\n[2]]", "x.toml")
    error = fail(source, ("position", "rows", 1, 0), "card-twice", card=2)
    assert str(error) == "x.toml:3: position.rows[1][0]: card-twice card=2"


def mistake_of(error: InvalidFile) -> Told:
    return error.code, error.line, error.field, error.params
