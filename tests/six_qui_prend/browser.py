"""What the browser's tests are fed with: golden games of 6 qui prend!, and the heads on its cards."""

import msgspec

from tools.generate.rooms import BrowserRoom
from vacherie.games.six_qui_prend.cards import CARDS, heads_on


def heads() -> str:
    """How many bull heads each card bears, to compare with those that are drawn on it."""
    return msgspec.json.encode({card: heads_on([card]) for card in CARDS}).decode() + "\n"


BROWSER = BrowserRoom(
    fixtures={
        **{
            f"six-{name}": f"six_qui_prend-{name.replace('-', '_')}-4"
            for name in ("base", "pro", "even-odd", "escalade", "cabriole", "reversed", "coop")
        },
        "six-ten-players": "six_qui_prend-base-10",
    },
    steps=60,
    files={"fixtures/six-heads.json": heads},
)
