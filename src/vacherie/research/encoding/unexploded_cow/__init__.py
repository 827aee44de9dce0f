"""Unexploded Cow in numbers."""

from typing import Final

from vacherie.research.encoding.unexploded_cow.encoding import UnexplodedEncoding

ENCODING: Final = UnexplodedEncoding
