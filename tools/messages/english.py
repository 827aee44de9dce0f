"""Phrases that English does not have and translators make, as far as a machine can tell them."""

import re
from collections.abc import Iterator
from typing import Final

PHRASES: Final = (
    (r"(?<!there )\b(?:is|are|was|were) no (?!longer\b|more\b|fewer\b|less\b|\w+er\b)[a-z]+", "is not a"),
    (r"\b(?:stands|stood) (?:here|there|in (?:the|this) (?:file|row|line|list|table))\b", "is, appears"),
    (r"\b(?:lies|lie|lay) (?:here|there|open|at|in no|in any)\b", "is"),
    (r"\balready(?:[.!?;]|$)", "already before the verb"),
    (r"\bif you do not say\b|\bif nothing is said\b", "by default"),
    (
        r"\b(?:cards?|cows?) of (?:your|his|her|their|my) (?:hand|herd|row|pile)\b",
        "from your hand, in your herd",
    ),
    (r"\b(?:cards?|cows?|bombs?) of another (?:herd|hand|row|cow|player)\b", "from another"),
    (
        r"\bto act:|\b(?:is|are) to be (?:picked|chosen|played|taken|paid|placed|decided)\b",
        "waiting for; pick a card first",
    ),
    (r"\b(?:possible|shown|found) are\b", "the subject first"),
    (r"\b(?:has|have|had) gone on\b|\bthe same command goes on\b|\bto go on:", "continue, resume, move on"),
    (r"\b(?:by|for|to|of|from|than) who (?!is\b)[a-z]+", "by whoever"),
    (r"\bhe that\b|\bthey that\b|\bthose that (?:play|sit|look)\b", "whoever, those who"),
    (r"\bpoints of percent\b", "percentage points"),
    (r"\bthe line stands\b|\bthe line is (?:back|lost)\b", "you are back online, the connection is lost"),
    (r"\bwithout a choice\b|\brule choices?\b", "by default, house rule"),
    (r"\bone can (?:not )?[a-z]+\b", "you can"),
    (r"\bthe own\b|\bin the own\b", "your own, its own"),
    (r"\bhow (?:does|do|did) it call\b|\bhow it is called\b|\bhow they are called\b", "what it is called"),
    (r"\binformations\b|\badvices\b|\bfeedbacks\b", "information, advice, feedback"),
    (r"\bsince (?:\d+|two|three|four|five|ten) (?:days|weeks|months|years)\b", "for three days"),
)
PATTERNS: Final = tuple((re.compile(pattern, re.IGNORECASE), better) for pattern, better in PHRASES)


def calques(text: str) -> Iterator[str]:
    for pattern, better in PATTERNS:
        for found in pattern.finditer(text):
            yield f"“{found.group()}” is not idiomatic English: think of “{better}”"
