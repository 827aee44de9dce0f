"""What the signs on the table mean, and what can be typed."""

from vacherie.games.nevaches.tiles import LANDSCAPES
from vacherie.games.nevaches.view import NeVachesView
from vacherie.tables.nevaches.cards import CAN_PLAY
from vacherie.tables.nevaches.palette import CARD, COW, TREE, letter
from vacherie.tables.nevaches.spelling import space_text
from vacherie.tables.nevaches.typed import ALLOWED, command_word, usage
from vacherie.tables.teller import Teller


def how_to_read_the_table(view: NeVachesView, teller: Teller, height: int | None = None) -> list[str]:
    names = (f"{letter(landscape, teller)} {teller.text('landscape', landscape)}" for landscape in LANDSCAPES)
    lines = [
        teller.text("legend", "map", cow=COW, tree=TREE, card=CARD, landscapes=teller.together(names)),
        teller.text("legend", "cards", can=CAN_PLAY),
        teller.text(
            "legend", "track", bonuses=teller.together(space_text(space, teller) for space in view.spaces)
        ),
        teller.text("legend", "goals"),
    ]
    allowed = ALLOWED.get(view.asked, ()) if view.asked is not None else ()
    return lines + [command_line(command, teller) for command in (*allowed, "look")]


def command_line(command: str, teller: Teller) -> str:
    return teller.text(
        "command", f"{command}.line", usage=usage(command, teller), word=command_word(command, teller)
    )
