"""NéVaches in numbers."""

from typing import Final

from vacherie.research.encoding.nevaches.encoding import NeVachesEncoding

ENCODING: Final = NeVachesEncoding
