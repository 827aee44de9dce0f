"""6 qui prend! in numbers."""

from typing import Final

from vacherie.research.encoding.six_qui_prend.encoding import SixEncoding

ENCODING: Final = SixEncoding
