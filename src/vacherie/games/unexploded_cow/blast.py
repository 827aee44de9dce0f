"""The blast: who holds which bomb, what the herd's player may do about it, and what explodes.

a bomb is found         U25b
→ the herd's player     U25c   steals, hands on, defuses, one at a time, until he lets it blow
→ all holders explode   U25d
→ Bombers spread        U25e   new bombs: again from U25c
no bomb is left         U25b   `payout` settles the cows that exploded
"""

from typing import assert_never

from vacherie.core.errors import IllegalAction
from vacherie.core.values import Seat
from vacherie.games.unexploded_cow.actions import (
    LET_BLOW,
    BlastAction,
    DefuseBomb,
    HandOnBomb,
    LetBlow,
    StealBomb,
    UnexplodedAction,
)
from vacherie.games.unexploded_cow.bombs import Blast
from vacherie.games.unexploded_cow.clauses import NOBODY, neighbour_places
from vacherie.games.unexploded_cow.events import (
    BombDefused,
    BombFound,
    BombHandedOn,
    BombSpread,
    BombStolen,
    CowExploded,
)
from vacherie.games.unexploded_cow.state import Table
from vacherie.games.unexploded_cow.values import Exploded, Step


def find_bomb(table: Table, herd: Seat, card: int) -> None:  # U19, U25b
    table.blast = Blast(herd)
    table.blast.bombs.append(card)
    table.tell(BombFound, card, herd)


def burn(table: Table) -> Step | None:
    """While any cow holds a bomb, its herd's player is asked what to do, if he can do anything."""
    blast = table.burning()
    if not blast.bombs and not blast.stolen:
        return "settle"
    if not abilities(table):
        return "explode"
    table.ask("blast", blast.herd)  # U25a
    return None


# U25c: what the herd's player may do


def legal_in_blast(table: Table) -> list[UnexplodedAction]:
    return [*abilities(table), LET_BLOW]


def abilities(table: Table) -> list[BlastAction]:
    return [action for action in conceivable(table) if blast_refusal(table, action) is None]


def conceivable(table: Table) -> list[BlastAction]:
    """What each cow of the herd could do by its kind, with the bombs where they are."""
    blast = table.burning()
    herd, bombs, kinds = table.herds[blast.herd], blast.bombs, table.deck.kinds
    actions: list[BlastAction] = []
    for cow in herd:
        match kinds[cow]:
            case "pfc":
                actions += [StealBomb(cow, other) for other in herd if other in bombs]
            case "general" if cow in bombs:
                actions += [HandOnBomb(cow, other) for other in herd]
            case "mechanic" if cow in bombs:
                actions.append(DefuseBomb(cow))
    return actions


def blast_refusal(table: Table, action: BlastAction) -> IllegalAction | None:
    match action:
        case StealBomb(thief, card):
            return steal_refusal(table, thief, card)
        case HandOnBomb(general, card):
            return hand_on_refusal(table, general, card)
        case DefuseBomb(mechanic):
            return defusal_refusal(table, mechanic)
        case LetBlow():
            return None
        case _:
            assert_never(action)


def steal_refusal(table: Table, thief: int, card: int) -> IllegalAction | None:  # U25
    if not stands_here(table, thief) or not table.deck.is_a("pfc", thief):
        return IllegalAction("no-pfc-here", name=table.deck.name(thief))
    if card not in table.burning().bombs:
        return IllegalAction("no-bomb-to-steal", name=table.deck.name(card))
    return IllegalAction("own-bomb") if thief == card else None


def hand_on_refusal(table: Table, general: int, card: int) -> IllegalAction | None:  # U23
    if not stands_here(table, general) or not table.deck.is_a("general", general):
        return IllegalAction("no-general-here", name=table.deck.name(general))
    if not stands_here(table, card):
        return IllegalAction("not-in-this-herd", name=table.deck.name(card))
    if general == card:
        return IllegalAction("own-bomb")
    return once_refusal(table, general)


def defusal_refusal(table: Table, mechanic: int) -> IllegalAction | None:  # U24
    if not stands_here(table, mechanic) or not table.deck.is_a("mechanic", mechanic):
        return IllegalAction("no-mechanic-here", name=table.deck.name(mechanic))
    return once_refusal(table, mechanic)


def once_refusal(table: Table, card: int) -> IllegalAction | None:
    """A General or a Mechanic needs a bomb, and acts once a turn (U25f)."""
    if card not in table.burning().bombs:
        return IllegalAction("no-bomb", name=table.deck.name(card))
    return IllegalAction("used-this-turn", name=table.deck.name(card)) if card in table.used else None


def stands_here(table: Table, card: int) -> bool:
    return card in table.herds[table.burning().herd]


def act_in_blast(table: Table, action: BlastAction) -> Step:
    match action:
        case StealBomb(thief, card):
            steal(table, thief, card)
        case HandOnBomb(general, card):
            hand_on(table, general, card)
        case DefuseBomb(mechanic):
            defuse(table, mechanic)
        case LetBlow():
            return "explode"
        case _:
            assert_never(action)
    return "blast"


def steal(table: Table, thief: int, card: int) -> None:
    blast = table.burning()
    blast.bombs.remove(card)
    blast.stolen.append(thief)
    table.tell(BombStolen, thief, card)


def hand_on(table: Table, general: int, card: int) -> None:
    blast = table.burning()
    blast.bombs.remove(general)
    blast.bombs.append(card)
    table.used.append(general)
    table.tell(BombHandedOn, general, card)


def defuse(table: Table, mechanic: int) -> None:
    blast = table.burning()
    blast.bombs = [holder for holder in blast.bombs if holder != mechanic]
    table.used.append(mechanic)
    amount = table.collect(blast.herd, table.edition.defusal)
    table.tell(BombDefused, mechanic, blast.herd, amount)


# U25d, U25e: what explodes, and where it spreads


def explode(table: Table) -> Step:
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


def spread(table: Table, bomber: int, cows: list[int]) -> None:  # U27
    for cow in cows:
        table.burning().bombs.append(cow)
        table.tell(BombSpread, bomber, cow)


def neighbours(line: list[int], cow: int) -> list[int]:
    """The cows directly right and left of it."""
    places = neighbour_places(line.index(cow), len(line))
    return [line[place] for place in places if place != NOBODY]
