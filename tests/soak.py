"""How much longer than usual the laws are tried."""

import os
from typing import Final

ROUNDS: Final = int(os.environ.get("SOAK", "1"))
