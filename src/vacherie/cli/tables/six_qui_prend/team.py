"""The cooperative table: the team, the Ox and the special cards."""

from collections.abc import Iterator

from rich.console import Group
from rich.table import Table
from rich.text import Text

from vacherie.cli.tables.six_qui_prend.cards import HEAD
from vacherie.cli.tables.six_qui_prend.seats import HAS_PICKED, WAITED_FOR, seat_name
from vacherie.cli.teller import Teller
from vacherie.games.six_qui_prend.ox import DOUBLED_UP_TO
from vacherie.games.six_qui_prend.view import SixView, Team


def draw_sides(view: SixView, team: Team, teller: Teller) -> Group:
    """The team with its common pile, and what can be seen of the Ox."""
    table = Table.grid(padding=(0, 1, 0, 0))
    for seat in range(view.players):
        sign = HAS_PICKED if view.picked[seat] else WAITED_FOR if seat in view.to_act else " "
        table.add_row(sign, Text(seat_name(seat, teller), "bold" if seat == view.viewer else ""))
    lines = [
        teller.text("table", "team-pile", heads=view.pile_heads[0], doubled=doubled(view)),
        "",
        teller.text("table", "ox-cards", count=team.ox_cards),
        teller.text("table", "ox-pile", count=team.ox_pile_size),
    ]
    if team.ox_heads is not None:
        lines.append(f"{team.ox_heads} {HEAD}")
    return Group(Text(teller.text("table", "team"), "bold underline"), table, Text("\n".join(lines)))


def doubled(view: SixView) -> str:  # B6
    return "yes" if view.players <= DOUBLED_UP_TO else "no"


def special_lines(team: Team, teller: Teller) -> Iterator[Text]:
    """The special cards that can be used now, each with what it does."""
    for special in team.specials:
        line = Text.assemble((teller.text("special", special), "bold"), " – ")
        yield line.append(teller.text("special", f"{special}.effect"))
    if team.specials or team.specials_left:
        yield Text(teller.text("table", "specials-left", count=team.specials_left), "dim")
