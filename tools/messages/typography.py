"""Typography by rule: for each language, what must not be in a text and what belongs there instead."""

import re
from collections.abc import Iterator
from typing import Final, NamedTuple

THIN: Final = "\u202f"
FIXED: Final = "\u00a0"
SPACES: Final = f" {FIXED}{THIN}"
SHOWN: Final = str.maketrans({"\n": "⏎", " ": "␣", FIXED: "[U+00A0]", THIN: "[U+202F]"})
"""How the spaces of a text are written in a problem, where they would look alike."""
AROUND: Final = 12
"""So many letters are quoted on both sides of what is wrong."""


class Rule(NamedTuple):
    pattern: re.Pattern[str]
    wrong: str
    right: str


def rule(pattern: str, wrong: str, right: str) -> Rule:
    return Rule(re.compile(pattern), wrong, right)


EVERYWHERE: Final = (
    rule(r"(?<=\S) {2,}(?=[^\s{])", "two spaces", "one space"),
    rule(r"\.\.\.", "three dots", "an ellipsis, …"),
    rule(
        rf"(?<=[^\W\d_A-Z])[{SPACES}]…|(?<=}})[{SPACES}]…$", "a space before an ellipsis", "no space: wait…"
    ),
    rule(r"(?<=[\w}])'(?=\w)|(?<=s)'(?= )", "a straight apostrophe", "’"),
    rule(r"(?<=[\w}]) - (?=[\w{])", "a hyphen for a dash", "an en dash, –"),
    rule(r"(?<=\d)-(?=\d)", "a hyphen between numbers", "an en dash: 2–10"),
    rule(rf"(?<=\S)[{SPACES}]+[,.](?![\w.])", "a space before a comma or full stop", "no space"),
    rule(r"^\{\w+\}\.$", "a full stop for an ordinal", "1st, 1er, 1º"),
)
STRAIGHT_QUOTES: Final = r"""(?<![={\[,] )(?<![\[{=,])"(?=[\w{])|(?:^|(?<=[\s(]))'(?=[\w{])"""
"""Not where somebody may copy what is quoted into a file: after = or in brackets."""
CLOSE_UP: Final = (
    rule(
        rf"(?<=\S)[{SPACES}]+(?:[;:](?=\s|$)|[!?](?=\s+[A-ZÀ-Ý“]|$))", "a space before ; : ! or ?", "no space"
    ),
    rule(rf"(?<=[\d}}])[{SPACES}]%", "a space before %", "no space: 95%"),
    rule(r"[«»]", "French quotation marks", "“ and ”"),
    rule(STRAIGHT_QUOTES, "a straight quotation mark", "“ and ”"),
    rule(rf"“[{SPACES}]|[{SPACES}]”", "a space inside quotation marks", "no space"),
)

ENGLISH: Final = (
    *EVERYWHERE,
    *CLOSE_UP,
    rule(
        r"(?<!1)(?:1(?:nd|rd|th)|2(?:st|rd|th)|3(?:st|nd|th))\b|1[123](?:st|nd|rd)\b",
        "an ordinal",
        "1st, 2nd, 3rd",
    ),
    rule(r"\b([a-z]{2,}) \1\b", "a word twice", "the word once"),
)
FRENCH: Final = (
    *EVERYWHERE,
    rule(
        rf"(?<=[^\s«])(?<!«{FIXED})[ {FIXED}]+[;!?](?=\W|$)",
        "another space than U+202F before ; ! or ?",
        "U+202F",
    ),
    rule(r"(?<=[\w})»”’])[;!?](?=\s|$)", "no space before ; ! or ?", "U+202F"),
    rule(rf"(?<=\S)[ {THIN}]+:(?=\s|$)", "another space than U+00A0 before :", "U+00A0"),
    rule(r"(?<=[\w})»”’]):(?=\s|$)", "no space before :", "U+00A0"),
    rule(rf"«(?!{FIXED})", "no U+00A0 after «", "U+00A0"),
    rule(rf"(?<!{FIXED})»", "no U+00A0 before »", "U+00A0"),
    rule(r"[“”]", "English quotation marks", "« and »"),
    rule(STRAIGHT_QUOTES, "a straight quotation mark", "« and »"),
    rule(rf"(?<=[\d}}])[ {FIXED}]?%", "another space than U+202F before %", "U+202F"),
    rule(r"\d(?:ère|ière|ème|ième|nde?|è)\b|(?<!\d)1e\b", "an ordinal", "1er, 1re, 2e"),
)
PORTUGUESE: Final = (
    *EVERYWHERE,
    *CLOSE_UP,
    rule(r"(?<!\w)\d+\.?[oa]\b|\d\.[ºª]", "an ordinal", "1º, 1ª"),
    rule(rf"(?<=[\d}}])[{SPACES}]€", "a sum of euros", "€500"),
)
RULES: Final = {"en": ENGLISH, "fr": FRENCH, "pt-BR": PORTUGUESE}


def slips(text: str, language: str) -> Iterator[str]:
    """What is wrong in a text, where, and what would be right."""
    for each in RULES[language]:
        for found in each.pattern.finditer(text):
            around = text[max(0, found.start() - AROUND) : found.end() + AROUND]
            yield f"{each.wrong} in “{around.translate(SHOWN)}”: write {each.right}"
