"""The blast: who holds which bomb, what the herd's player may do about it, and what explodes.

a bomb is found         U25b
→ the herd's player     U25c   steals, hands on, defuses, one at a time, until he lets it blow
→ all holders explode   U25d
→ Bombers spread        U25e   new bombs: again from U25c
no bomb is left         U25b   `payout` settles the cows that exploded
"""

from vacherie.games.unexploded_cow.choices import abilities
from vacherie.games.unexploded_cow.clauses import NOBODY, neighbour_places
from vacherie.games.unexploded_cow.events import (
    BombDefused,
    BombHandedOn,
    BombSpread,
    BombStolen,
    CowExploded,
)
from vacherie.games.unexploded_cow.state import UnexplodedTable
from vacherie.games.unexploded_cow.values import AutomaticStep, Exploded


def burn(table: UnexplodedTable) -> AutomaticStep | None:
    """While any cow holds a bomb, its herd's player is asked what to do, if he can do anything."""
    blast = table.burning()
    if not blast.bombs and not blast.stolen:
        return "settle"
    if not abilities(table):
        return "explode"
    table.ask("blast", blast.herd)  # U25a
    return None


# U25c: what the herd's player may do


def steal(table: UnexplodedTable, thief: int, card: int) -> AutomaticStep:
    blast = table.burning()
    blast.bombs.remove(card)
    blast.stolen.append(thief)
    table.tell(BombStolen, thief, card)
    return "blast"


def hand_on(table: UnexplodedTable, general: int, card: int) -> AutomaticStep:
    blast = table.burning()
    blast.bombs.remove(general)
    blast.bombs.append(card)
    table.used.append(general)
    table.tell(BombHandedOn, general, card)
    return "blast"


def defuse(table: UnexplodedTable, mechanic: int) -> AutomaticStep:
    blast = table.burning()
    blast.bombs = [holder for holder in blast.bombs if holder != mechanic]
    table.used.append(mechanic)
    amount = table.collect(blast.herd, table.edition.defusal)
    table.tell(BombDefused, mechanic, blast.herd, amount)
    return "blast"


# U25d, U25e: what explodes, and where it spreads


def explode(table: UnexplodedTable) -> AutomaticStep:
    """All cows that hold a bomb explode at the same moment; then Bombers among them spread."""
    blast = table.burning()
    line = table.herds[blast.herd][:]
    exploding = [cow for cow in line if cow in blast.bombs or cow in blast.stolen]
    number = blast.number() + 1
    blast.bombs, blast.stolen = [], []
    for cow in exploding:
        owner = table.spies.get(cow, blast.herd)  # U26
        blast.exploded.append(Exploded(cow, owner, number))
        table.leave_play(cow, blast.herd)
        table.tell(CowExploded, cow, blast.herd, owner, number)
    for bomber in exploding:
        if table.deck.kinds[bomber] == "bomber":
            spread(table, bomber, [cow for cow in neighbours(line, bomber) if cow not in exploding])
    return "blast"


def spread(table: UnexplodedTable, bomber: int, cows: list[int]) -> None:  # U27
    for cow in cows:
        table.burning().bombs.append(cow)
        table.tell(BombSpread, bomber, cow)


def neighbours(line: list[int], cow: int) -> list[int]:
    """The cows directly right and left of it."""
    places = neighbour_places(line.index(cow), len(line))
    return [line[place] for place in places if place != NOBODY]
