"""The layout of the rules page of 6 qui prend!."""

from typing import Final

from vacherie.core.rulebook import Guide, Rulebook, Scene, Section, Term, numbered

RULEBOOK: Final = Rulebook(
    game="six_qui_prend",
    prefix="six",
    guide=Guide(
        words=("card", "heads", "row", "hand", "pile", "turn", "round", "full-row"),
        others=("Framboise", "Clovis"),
        scenes=(Scene("revealed", 1), Scene("placed", 2)),
        variants=("pro", "even-odd", "escalade", "cabriole", "reversed", "coop", "end"),
    ),
    sections=(
        Section("base", numbered("S", 14)),
        Section("pro", numbered("P", 3)),
        Section("even_odd", numbered("E", 6)),
        Section("escalade", numbered("C", 7)),
        Section("cabriole", numbered("J", 6)),
        Section("reversed", numbered("D", 8)),
        Section("coop", numbered("B", 17)),
    ),
    glossary=(
        Term("card", "card"),
        Term("heads", "heads"),
        Term("row", "row"),
        Term("turn", "trick"),
        Term("round", "round"),
        Term("hand", "hand"),
        Term("pile", "pile"),
        Term("pick", "pick_card"),
        Term("reveal", "reveal"),
        Term("full-row", "room"),
        Term("take", "take_row"),
        Term("no-row", "row_for"),
        Term("pro", "pro"),
        Term("draft", "draft"),
        Term("fan-card", "marker"),
        Term("even-odd", "even_odd"),
        Term("escalade", "escalade"),
        Term("cabriole", "cabriole"),
        Term("reversed", "reversed"),
        Term("coop", "coop"),
        Term("ox", "ox"),
        Term("special", "special"),
        Term("take-at-seven", "take_at_seven"),
        Term("stop", "stop"),
        Term("replace", "replace"),
        Term("insert", "insert"),
        Term("slide", "slide"),
        Term("first", "first"),
        Term("last", "last"),
        Term("sort", "sort"),
    ),
)
