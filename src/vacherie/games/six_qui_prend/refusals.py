"""Why an action is forbidden by the usual rules; what a variant forbids besides is in its own file."""

from typing import TYPE_CHECKING, Final

from vacherie.core.errors import IllegalAction
from vacherie.core.values import Action, Seat
from vacherie.games.six_qui_prend.actions import ChooseRow, Dealt, PickCard
from vacherie.games.six_qui_prend.cards import ROW_COUNT
from vacherie.games.six_qui_prend.values import Asked

if TYPE_CHECKING:
    from vacherie.games.six_qui_prend.rules import BaseGame

ANSWERS: Final[dict[Asked, tuple[type[Action], ...]]] = {
    "deal": (Dealt,),
    "card": (PickCard,),
    "row": (ChooseRow,),
}


def pick_refusal(table: "BaseGame", seat: Seat, pick: PickCard) -> IllegalAction | None:  # S4
    if not table.holds(seat, pick.card):
        return IllegalAction("card-not-in-hand", card=pick.card)
    if pick == table.picks[seat]:
        return IllegalAction("already-picked", card=pick.card)
    return table.reversing_refusal(seat, pick.card) if pick.reversed else None


def row_refusal(row: int) -> IllegalAction | None:  # S9
    return None if row in range(ROW_COUNT) else IllegalAction("no-such-row", row=row)
