"""What is said of 6 qui prend!, type by type."""

from typing import Final

from vacherie.core.said import Said
from vacherie.core.values import Action, kind_of
from vacherie.games.six_qui_prend import GAME
from vacherie.games.six_qui_prend.values import Played
from vacherie.tables.resolver import Spelling, say
from vacherie.tables.teller import Teller


def played_text(played: Played, teller: Teller) -> str:
    """A card on its way to a row: 24, or 24 as 42, and whose it is."""
    return teller.text(
        "event",
        "cards_revealed.item",
        **teller.who(played.owner),
        card=played.card,
        value=played.value,
        reversed="no" if played.value == played.card else "yes",
    )


def action_text(action: Action, order: tuple[int, ...], teller: Teller) -> str:
    """What somebody asks the team for."""
    params = {"order": order, **GAME.telling.plain(action)}
    return say(Said(kind_of(action), params, area="action"), teller, SPELLING)


SPELLING: Final[Spelling] = {
    "played": played_text,
    "special": lambda special, teller: teller.text("special", special),
}
