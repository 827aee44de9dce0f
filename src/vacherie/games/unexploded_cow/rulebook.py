"""The layout of the rules page of Unexploded Cow."""

from typing import Final

from vacherie.core.rulebook import Guide, Rulebook, Scene, Section, Term


def clauses(first: int, last: int) -> tuple[str, ...]:
    return tuple(f"U{number}" for number in range(first, last + 1))


RULEBOOK: Final = Rulebook(
    game="unexploded_cow",
    prefix="unexploded",
    guide=Guide(
        words=(
            "cow",
            "herd",
            "price",
            "value",
            "negative",
            "pot",
            "ante",
            "event",
            "city",
            "bomb-roll",
            "general",
            "mechanic",
            "pfc",
            "spy",
            "bomber",
            "sudden-death",
        ),
        others=("Framboise", "Clovis"),
        scenes=(Scene("hand", 0), Scene("played", 2), Scene("bang", 4)),
        variants=("2013", "2011", "series", "deck"),
    ),
    sections=(
        Section("set-up", clauses(1, 6)),
        Section("before", clauses(7, 8)),
        Section("turn", (*clauses(9, 14), "U14a", "U15")),
        Section("roll", clauses(16, 22)),
        Section("abilities", clauses(23, 29)),
        Section("sudden-death", ("U30", "U30a", *clauses(31, 36))),
        Section("winning", clauses(37, 38)),
        Section("blast", tuple(f"U25{letter}" for letter in "abcdefghij")),
        Section("cards", ()),
    ),
    glossary=(
        Term("cow", "cow"),
        Term("herd", "herd"),
        Term("event", "event"),
        Term("city", "city"),
        Term("pot", "pot"),
        Term("ante", "ante"),
        Term("price", "price"),
        Term("value", "value"),
        Term("discard", "discard"),
        Term("bomb-roll", "bomb_roll"),
        Term("bomb", "bomb"),
        Term("explode", "explode"),
        Term("negative", "negative"),
        Term("general", "general"),
        Term("mechanic", "mechanic"),
        Term("pfc", "pfc"),
        Term("spy", "spy"),
        Term("bomber", "bomber"),
        Term("defuse", "defuse"),
        Term("metal-detector", "detector"),
        Term("night-shift", "extra_bomb_roll"),
        Term("sudden-death", "sudden_death"),
    ),
)
