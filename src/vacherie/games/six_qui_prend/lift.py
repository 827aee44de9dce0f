"""Views as they were written before a variant had a part of its own, and before they told sizes."""

from typing import Any, Final

from vacherie.games.six_qui_prend.cards import DECK_SIZE, HAND_SIZE, cards_in_play
from vacherie.games.six_qui_prend.rules import USUAL_SIZES

OWN_FIELDS: Final = ("marker", "spent", "draft", "team")
"""What every view had, and what was empty but in one variant."""


def lift_view(view: dict[str, Any]) -> dict[str, Any]:
    """What is no such view stays as it is."""
    options, players = view.get("options"), view.get("players")
    is_old = "variant" not in view and all(field in view for field in OWN_FIELDS)
    if not (is_old and isinstance(options, dict) and isinstance(players, int)):
        return view
    variant = options.get("variant", "base")
    kept = {name: value for name, value in view.items() if name not in OWN_FIELDS}
    return kept | {
        "deck_size": cards_in_play(players) if variant == "pro" else DECK_SIZE,
        "hand_size": HAND_SIZE,
        "row_sizes": row_sizes(variant, view),
        "variant": part(variant, view),
    }


def part(variant: str, view: dict[str, Any]) -> dict[str, Any] | None:
    match variant:
        case "even_odd" | "escalade" | "cabriole":
            return {"kind": "fan_card", "marker": view["marker"]}
        case "reversed":
            return {"kind": "reversers", "spent": view["spent"]}
        case "pro" if isinstance(view["draft"], dict):
            return {"kind": "draft", **view["draft"]}
        case "coop" if isinstance(view["team"], dict):
            return {"kind": "team", **view["team"]}
        case _:
            return None


def row_sizes(variant: str, view: dict[str, Any]) -> list[int]:
    sizes = list(USUAL_SIZES)
    match view:
        case {"marker": {"row": int(row)}} if variant == "cabriole" and row in range(len(sizes)):
            sizes[row] -= 1  # J2
        case {"team": {"sevens": list(sevens)}} if len(sevens) == len(sizes):
            sizes = [size + (seven is True) for size, seven in zip(sizes, sevens, strict=True)]  # B9
    return sizes
