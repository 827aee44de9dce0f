"""Unexploded Cow in numbers."""

from vacherie.research.encoding.unexploded_cow.encoding import UnexplodedEncoding as UnexplodedEncoding
