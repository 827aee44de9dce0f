"""Pictures of terminal tables: one in the middle of a game for the README, and those of the rules pages."""

from typing import Final

from rich.console import Console
from rich.text import Text

from vacherie.cli.play.seating import seated
from vacherie.cli.play.session import PERSON
from vacherie.games.six_qui_prend import GAME
from vacherie.games.six_qui_prend.actions import ChooseRow
from vacherie.games.six_qui_prend.position import SixPosition
from vacherie.games.six_qui_prend.values import Played
from vacherie.messages.catalogue import catalogue
from vacherie.tables import find_terminal
from vacherie.tables.recorder import THEME, make_recorder
from vacherie.tables.story import sentences
from vacherie.tables.teller import Teller

WIDTH: Final = 80
# Rich's own frame, without the font that it would have readers fetch from elsewhere.
FRAME: Final = """\
<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" role="img">
<style>
.{unique_id}-matrix {{ font-family: ui-monospace, Menlo, Consolas, "DejaVu Sans Mono", monospace; \
font-size: {char_height}px; line-height: {line_height}px; }}
.{unique_id}-title {{ font-size: 18px; font-weight: bold; font-family: sans-serif; }}
{styles}
</style>
<defs>
<clipPath id="{unique_id}-clip-terminal">
<rect x="0" y="0" width="{terminal_width}" height="{terminal_height}"/>
</clipPath>
{lines}
</defs>
{chrome}
<g transform="translate({terminal_x}, {terminal_y})" clip-path="url(#{unique_id}-clip-terminal)">
{backgrounds}
<g class="{unique_id}-matrix">
{matrix}
</g>
</g>
</svg>
"""

# Somebody's low card has just taken a row in the fourth trick of the second round.
POSITION: Final = SixPosition(
    players=4,
    asked="row",
    rows=((12, 14, 15, 21), (37, 41, 55), (43, 44, 61, 67, 70), (58, 90)),
    hands=(
        (8, 24, 33, 62, 77, 99),
        (2, 17, 40, 46, 79, 101),
        (5, 19, 28, 63, 81, 88),
        (9, 30, 52, 66, 74, 95),
    ),
    piles=((), (100, 103), (), (6,)),
    queue=(Played(3, 3, 1), Played(22, 22, 0), Played(71, 71, 3), Played(92, 92, 2)),
    sheet=((9, 14, 3, 21),),
)


def table_svg() -> str:
    """Always the same picture, whatever the terminal, the language and the day."""
    words = catalogue("en")
    terminal = find_terminal(GAME)
    teller = Teller(words, GAME, seated(["cow"] * 3, words), PERSON)
    state = GAME.restore(POSITION)
    events = state.apply(1, ChooseRow(3))
    view = state.view(PERSON)
    console = make_recorder(WIDTH)
    for sentence in sentences(events, teller, terminal):
        console.print(Text(sentence))
    console.print()
    console.print(terminal.draw(view, teller))
    first, *others = terminal.question(view, state.legal_actions(PERSON), teller)
    console.print(Text(first, "bold green"))
    for line in others:
        console.print(Text(line))
    return picture_svg(console, words.text("cli-picture-title"), "table")


def picture_svg(console: Console, title: str, name: str) -> str:
    """What the console holds; `name` keeps the styles of several pictures on one page apart."""
    return console.export_svg(title=title, theme=THEME, code_format=FRAME, unique_id=name)
