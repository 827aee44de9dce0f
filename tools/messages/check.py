"""Finds what is wrong in the catalogues: `python -m tools.messages.check [FOLDER]`, a line per problem.

A line says in which file and message something is wrong, and what would be right. `structure` compares the
languages with each other; each text is tried for its `typography`, for words that the `glossary` has another
for, and for phrases that are not `english`. So are the `pages` that tell of the project, for their phrases.
"""

import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from tools.messages import structure
from tools.messages.english import calques
from tools.messages.glossary import strangers
from tools.messages.pages import phrases
from tools.messages.texts import Text, texts
from tools.messages.typography import slips
from vacherie import messages
from vacherie.messages.catalogue import LANGUAGES

OURS: Final = Path(messages.__file__).parent
WORDED: Final = LANGUAGES
"""The languages whose words are tried one by one."""


def problems(folder: Path = OURS) -> list[str]:
    """One line per problem of the catalogues under `folder`; none when all is well."""
    worded = (line for language in WORDED for line in wording(folder, language))
    return [*structure.problems(folder), *dict.fromkeys(worded)]


def wording(folder: Path, language: str) -> Iterator[str]:
    for text in texts(folder / language):
        yield from (f"{language}/{text.file}: {text.key}: {what}" for what in wrong(text, language))


def wrong(text: Text, language: str) -> Iterator[str]:
    yield from slips(text.text, language)
    yield from strangers(text, language)
    if language == "en":
        yield from calques(text.text)


def main(arguments: list[str]) -> int:
    found = problems(Path(arguments[0])) if arguments else [*problems(), *phrases()]
    for problem in found:
        print(problem)
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
