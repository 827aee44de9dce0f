"""Where a card's shape lies in a player's area (N13)."""

from collections.abc import Sequence

from vacherie.games.nevaches.area import Area
from vacherie.games.nevaches.cards import Card, Placement


def placements(area: Area, card: Card) -> Sequence[Placement]:
    """Every way to put the card's cows, whether or not there are enough of them."""
    known = area.findings.placements
    found = known.get(card.id)
    if found is None:
        found = known[card.id] = find_placements(area, card)
    return found


def find_placements(area: Area, card: Card) -> list[Placement]:
    tiles, cows, bare = area.tiles, area.cows, area.bare
    for landscape in card.landscapes:
        if not bare[landscape]:
            return []
    found = []
    for pattern in card.patterns:
        for cell in bare[pattern.landscape]:
            for step, landscape in pattern.face_up:
                spot = cell + step
                if tiles.get(spot) != landscape or spot in cows:
                    break
            else:
                for step in pattern.face_down:
                    if cell + step not in tiles:
                        break
                else:
                    found.append((pattern, cell))
    return found


def cow_cells(placement: Placement) -> list[int]:
    pattern, first = placement
    return [first + step for step in pattern.cows]


def face_down_cells(placement: Placement) -> list[int]:
    pattern, first = placement
    return [first + step for step in pattern.face_down]
