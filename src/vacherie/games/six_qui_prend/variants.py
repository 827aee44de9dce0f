"""Which rules play which variant."""

from typing import Final

from vacherie.games.six_qui_prend.cabriole import Cabriole
from vacherie.games.six_qui_prend.coop import Coop
from vacherie.games.six_qui_prend.escalade import Escalade
from vacherie.games.six_qui_prend.even_odd import EvenOdd
from vacherie.games.six_qui_prend.options import Variant
from vacherie.games.six_qui_prend.pro import Pro
from vacherie.games.six_qui_prend.reversed_digits import ReversedDigits
from vacherie.games.six_qui_prend.rules import BaseGame

RULES: Final[dict[Variant, type[BaseGame]]] = {
    "base": BaseGame,
    "pro": Pro,
    "even_odd": EvenOdd,
    "escalade": Escalade,
    "cabriole": Cabriole,
    "reversed": ReversedDigits,
    "coop": Coop,
}
