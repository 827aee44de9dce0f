"""6 qui prend! in numbers."""

from vacherie.research.encoding.six_qui_prend.encoding import SixEncoding as SixEncoding
