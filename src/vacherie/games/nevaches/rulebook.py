"""The layout of the rules page of NéVaches."""

from typing import Final

from vacherie.core.rulebook import Guide, Rulebook, Scene, Section, Term, numbered

CLAUSES: Final = numbered("N", 26)

RULEBOOK: Final = Rulebook(
    game="nevaches",
    prefix="nevaches",
    guide=Guide(
        words=(
            "tile",
            "area",
            "card",
            "shape",
            "home",
            "herd",
            "tree",
            "track",
            "marker",
            "bonus-space",
            "scoring-tile",
            "fox",
        ),
        others=("Framboise",),
        scenes=(Scene("start", 0), Scene("tree", 2), Scene("cows", 3)),
        variants=("random-bonus", "start-card", "deck"),
    ),
    sections=(
        Section("setup", CLAUSES[:7]),
        Section("turn", (*CLAUSES[7:12], "N12a", *CLAUSES[12:16])),
        Section("track", CLAUSES[16:18]),
        Section("end", CLAUSES[18:23]),
        Section("options", CLAUSES[23:25]),
        Section("secrets", CLAUSES[25:]),
    ),
    glossary=(
        Term("tile", "tile"),
        Term("landscape", "landscape"),
        Term("field", "field"),
        Term("meadow", "meadow"),
        Term("forest", "forest"),
        Term("lake", "lake"),
        Term("house", "house"),
        Term("area", "area"),
        Term("display", "row"),
        Term("pile", "pile"),
        Term("refresh", "refresh_tiles"),
        Term("card", "card"),
        Term("face-up", "face_up"),
        Term("face-down", "face_down"),
        Term("shape", "pattern"),
        Term("cow", "cow"),
        Term("herd", "herd"),
        Term("home", "home"),
        Term("tree", "tree"),
        Term("track", "track"),
        Term("marker", "points"),
        Term("bonus-space", "space"),
        Term("bonus-tile", "bonus_tile"),
        Term("scoring-tile", "goal"),
        Term("fox", "fox"),
        Term("action", "action"),
        Term("start-card", "start_card"),
        Term("discards", "discards"),
    ),
)
