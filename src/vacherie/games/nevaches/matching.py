"""Where a card's shape lies in a player's area (N13)."""

from vacherie.games.nevaches.area import Area
from vacherie.games.nevaches.cards import Card, Pattern

Placement = tuple[Pattern, int]
"""A rotation, and the cell of its first face-up tile.

No two placements have the same cells and the same cows: where two rotations agree in both, they ask for
different landscapes of the same tiles.
"""


def placements(area: Area, card: Card) -> list[Placement]:
    """Every way to put the card's cows, whether or not there are enough of them."""
    tiles, cows, bare = area.tiles, area.cows, area.bare
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
