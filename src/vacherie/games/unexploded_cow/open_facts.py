"""All of a table that everybody sees, listed once: the same in every view and in a position."""

from typing import TYPE_CHECKING, Any

from vacherie.games.unexploded_cow.values import OpenBlast, Spy

if TYPE_CHECKING:
    from vacherie.games.unexploded_cow.bombs import Blast
    from vacherie.games.unexploded_cow.state import Table


def open_facts(table: "Table") -> dict[str, Any]:
    return {
        "money": tuple(table.money),
        "pot": table.pot,
        "herds": tuple(map(tuple, table.herds)),
        "spies": tuple(Spy(card, table.spies[card]) for card in sorted(table.spies)),
        "discard": tuple(table.discard),
        "city": table.city,
        "city_turns": table.city_turns,
        "cities": tuple(map(tuple, table.cities)),
        "unclaimed": tuple(table.unclaimed),
        "last_taker": table.last_taker,
        "first": table.first,
        "active": table.active,
        "cards_played": table.cards_played,
        "moves": table.moves,
        "used": tuple(table.used),
        "detector": table.detector,
        "event": table.event,
        "visiting": table.visiting,
        "chosen": table.chosen,
        "drawing": table.drawing,
        "roller": table.roller,
        "rolls": table.rolls,
        "blast": None if table.blast is None else open_blast_of(table.blast),
        "order": tuple(table.order),
    }


def open_blast_of(blast: "Blast") -> OpenBlast:
    return OpenBlast(
        blast.herd,
        tuple(blast.bombs),
        tuple(blast.stolen),
        tuple(blast.exploded),
        tuple(blast.settled),
    )
