"""How much longer than usual the laws are tried, and the server is killed and fuzzed."""

import os
from typing import Final

ROUNDS: Final = int(os.environ.get("SOAK", "1"))
IN_NUMBERS: Final = ROUNDS * (5 if os.environ.get("FULL") else 1)
"""For what takes minutes when it is done often: `make test` does a fifth of what `make test-full` does."""
