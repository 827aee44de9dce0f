"""What has happened since one's last turn, a line for each player."""

from collections.abc import Iterator

from vacherie.core.since import Digest, Line
from vacherie.tables import Terminal
from vacherie.tables.resolver import say
from vacherie.tables.teller import Teller

BETWEEN = " · "


def digest_lines(digest: Digest, teller: Teller, terminal: Terminal) -> Iterator[str]:
    """Who, what it cost or brought, and what was done, in that order."""
    for line in digest.lines:
        things = [say(said, teller, terminal.SPELLING) for said in (*line.gains, *line.said)]
        yield teller.words.text("labelled", label=title(line, teller), text=BETWEEN.join(things))


def title(line: Line, teller: Teller) -> str:
    if line.who is None:
        return teller.words.text("name-table")
    if line.who == teller.viewer:
        return teller.words.text("name-you-alone")
    return teller.name(line.who)
