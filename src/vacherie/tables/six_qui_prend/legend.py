"""What the signs mean that are on the table now."""

from vacherie.games.six_qui_prend.parts import spent_of, team_of
from vacherie.games.six_qui_prend.view import SixView
from vacherie.tables.six_qui_prend.cards import HEAD
from vacherie.tables.six_qui_prend.seats import CAN_REVERSE, HAS_PICKED, HAS_REVERSED, WAITED_FOR
from vacherie.tables.teller import Teller


def how_to_read_the_table(view: SixView, teller: Teller, height: int | None = None) -> list[str]:
    lines = [teller.text("legend", "heads", sign=HEAD)]
    if any(view.rows):
        lines.append(teller.text("legend", "rows"))
    if view.to_act:
        lines.append(teller.text("legend", "waited", sign=WAITED_FOR))
    if any(view.picked):
        lines.append(teller.text("legend", "picked", sign=HAS_PICKED))
    if team_of(view) is None:
        lines.append(teller.text("legend", "seats"))
    else:
        lines.append(teller.text("legend", "team"))
    if spent_of(view) is not None:
        lines.append(teller.text("legend", "reversed", can=CAN_REVERSE, spent=HAS_REVERSED))
    return lines
