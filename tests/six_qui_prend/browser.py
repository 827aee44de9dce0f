"""What the browser has of 6 qui prend!: what its cards bear, and golden games for its tests."""

from typing import Any

import msgspec

from tools.generate.rooms import BrowserRoom
from tools.generate.situations import VIEWER, Situation, is_asked
from vacherie.games.six_qui_prend.cards import CARDS, HEADS, REVERSIBLE, reversed_value


def number_cards() -> str:
    """The bull heads on each card, and what it counts as with its digits reversed, if they can be."""
    reversed_values = [reversed_value(card) if card in REVERSIBLE else None for card in CARDS]
    return msgspec.json.encode({"heads": HEADS[1:], "reversed": reversed_values}).decode() + "\n"


def long_rows(state: Any) -> int | None:
    """And still a good hand."""
    return sum(map(len, state.rows)) if is_asked(state, "card") and len(state.hands[VIEWER]) >= 6 else None


def long_hand(state: Any) -> int | None:
    return len(state.hands[VIEWER]) if is_asked(state, "card") else None


def long_queue(state: Any) -> int | None:
    """A row is to be taken while nearly all cards still wait."""
    return 100 * len(state.queue) + len(state.hands[VIEWER]) if is_asked(state, "row") else None


def large_draft(state: Any) -> int | None:
    return len(state.face_up) if is_asked(state, "draft") else None


def many_specials(state: Any) -> int | None:
    """The cooperative game asks whether anybody uses a special card."""
    return 100 * len(state.legal_actions(VIEWER)) + len(state.queue) if is_asked(state, "window") else None


BROWSER = BrowserRoom(
    fixtures={
        **{
            f"six-{name}": f"six_qui_prend-{name.replace('-', '_')}-4"
            for name in ("base", "pro", "even-odd", "escalade", "cabriole", "reversed", "coop")
        },
        "six-ten-players": "six_qui_prend-base-10",
    },
    steps=60,
    situations={
        **{
            f"six-{name}-{players}": Situation(players, fullness)
            for name, fullness in (("rows", long_rows), ("hand", long_hand), ("queue", long_queue))
            for players in (2, 4, 7, 10)
        },
        **{
            f"six-draft-{players}": Situation(players, large_draft, {"variant": "pro"})
            for players in (2, 4, 7, 10)
        },
        **{
            f"six-{variant}-{players}": Situation(players, fullness, {"variant": variant})
            for variant in ("even_odd", "escalade", "cabriole", "reversed")
            for players, fullness in ((4, long_rows), (10, long_queue))
        },
        **{
            f"six-coop-{name}-{players}": Situation(players, fullness, {"variant": "coop"})
            for name, fullness, counts in (
                ("window", many_specials, (2, 4, 6)),
                ("hand", long_hand, (1, 4, 6)),
            )
            for players in counts
        },
    },
    files={"src/wire/six_qui_prend_deck.json": number_cards},
)
