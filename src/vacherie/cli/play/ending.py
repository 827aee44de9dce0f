"""How a game ended: the ranking, who won, and where the record is kept."""

from pathlib import Path

from rich import box
from rich.table import Table
from rich.text import Text

from vacherie.cli.invocation import replay_command
from vacherie.cli.play.session import PERSON, Session
from vacherie.core.values import Outcome


def print_ending(session: Session, path: Path) -> None:
    outcome = session.state.outcome()
    assert outcome is not None
    words, console = session.teller.words, session.console
    console.print()
    if len(set(outcome.places)) > 1:
        console.print(ranking(session, outcome))
    console.print(Text(words.text("cli-verdict", won=verdict(outcome)), "bold"))
    console.print(Text(words.text("cli-kept", path=str(path))), soft_wrap=True)
    command = replay_command(path, "--seat", str(PERSON + 1))
    console.print(Text(words.text("cli-replay-it", command=command)), soft_wrap=True)


def ranking(session: Session, outcome: Outcome) -> Table:
    words = session.teller.words
    table = Table(box=box.ROUNDED, title=words.text("cli-ranking"), title_justify="left", title_style="bold")
    for key, justify in (("cli-ranking-place", "right"), ("cli-ranking-name", "left")):
        table.add_column(words.text(key), justify="right" if justify == "right" else "left")
    table.add_column(session.teller.text("table", "score"), justify="right")
    for seat in sorted(range(len(outcome.places)), key=lambda seat: (outcome.places[seat], seat)):
        style = "bold" if seat == PERSON else ""
        name = words.text("name-you-alone") if seat == PERSON else session.teller.players[seat].name
        table.add_row(
            words.text("name-place", place=outcome.places[seat]),
            Text(name, style),
            session.terminal.score(outcome.scores[seat], session.teller),
        )
    return table


def verdict(outcome: Outcome) -> str:
    if PERSON not in outcome.winners:
        return "no"
    if len(outcome.winners) == 1:
        return "alone"
    return "together" if len(outcome.winners) == len(outcome.places) else "shared"
