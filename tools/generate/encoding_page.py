"""The tables of a game as a page of the documentation."""

from collections.abc import Iterator
from typing import Final

from vacherie.games import find_game
from vacherie.research.encoding import encoding_of
from vacherie.research.encoding.numbering import Numbering

NOTICE: Final = "<!-- Made by `make generate` from the encodings: edit those, not this page. -->"


def encoding_page(name: str) -> str:
    game = find_game(name)
    options = game.options_type()
    encoding = encoding_of(name, options, game.player_counts(options)[0])
    parts = [
        NOTICE,
        f"# `{name}` in numbers",
        "How the environments of [research.md](../research.md) number it. Seats are counted from the viewer: "
        "0 is himself, 1 his left neighbour.",
        f"## Actions: {encoding.actions.size} numbers",
        "\n".join(table(encoding.actions)),
        f"## Outcomes of chance: {encoding.outcomes.size} numbers (OpenSpiel)",
        "\n".join(table(encoding.outcomes)),
        f"## Observation: {encoding.fields.size} numbers",
        "\n".join(table(encoding.fields)),
    ]
    return "\n\n".join(parts) + "\n"


def table(numbering: Numbering) -> Iterator[str]:
    yield "| numbers | name | meaning |"
    yield "|---|---|---|"
    for block in numbering.blocks:
        last = block.range[-1]
        numbers = f"{block.start}" if block.size == 1 else f"{block.start}–{last}"
        yield f"| {numbers} | {block.name} | {block.meaning} |"
