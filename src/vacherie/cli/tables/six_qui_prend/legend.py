"""What the signs on the table mean."""

from vacherie.cli.tables.six_qui_prend.cards import HEAD
from vacherie.cli.tables.six_qui_prend.seats import CAN_REVERSE, HAS_PICKED, HAS_REVERSED, WAITED_FOR
from vacherie.cli.teller import Teller
from vacherie.games.six_qui_prend.view import SixView


def how_to_read_the_table(view: SixView, teller: Teller) -> list[str]:
    lines = [
        teller.text("legend", "heads", sign=HEAD),
        teller.text("legend", "rows"),
        teller.text("legend", "seats", waited=WAITED_FOR, picked=HAS_PICKED),
    ]
    if view.spent is not None:
        lines.append(teller.text("legend", "reversed", can=CAN_REVERSE, spent=HAS_REVERSED))
    if view.team is not None:
        lines.append(teller.text("legend", "team"))
    return lines
