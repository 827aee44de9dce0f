"""NéVaches in numbers."""

from vacherie.research.encoding.nevaches.encoding import NeVachesEncoding as NeVachesEncoding
