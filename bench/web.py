"""How much a browser loads: the first page, and what each page and game adds, compressed as it is sent.

`python -m bench.web` reads what `make web` has built.
"""

import re
import sys
from collections.abc import Iterator
from typing import Final

from vacherie.server.routes.web import PAGE, WebFile, web_files

FONT: Final = ".woff2"
LIMITS: Final = {"first page": 120_000, "table of": 60_000}
LINKED: Final = re.compile(r"""(?:["'/]|\bassets/)([\w.]+-[\w-]{8}\.(?:js|css))""")
WORDS: Final = re.compile(r"^(?:names|web|errors|errors_server|rules)[\w]*-|^(?:six_qui_prend|unexploded_cow|nevaches)-")


def sent(file: WebFile) -> int:
    """Bytes on the line, headers aside."""
    return len(file.packed or file.content)
