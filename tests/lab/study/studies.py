"""Small studies for the tests, and the command line as its own process."""

import os
import subprocess
import sys
from pathlib import Path

COMMAND = [sys.executable, "-m", "vacherie", "lab"]
SMALL = """
title = "Small"
game = "six_qui_prend"
players = [2, 3]
deals = 6
bots = ["cow", "cow,calf"]

[options]
variant = ["base", "even_odd"]
max_rounds = 1
target_heads = "none"
"""


def written(folder: Path, text: str = SMALL) -> Path:
    path = folder / "small.toml"
    path.write_text(text, "utf-8")
    return path


def lab(*arguments: str | Path, env: dict[str, str] | None = None) -> subprocess.CompletedProcess[str]:
    """`vacherie lab` in English, whatever the machine speaks."""
    return subprocess.run(
        [*COMMAND, *map(str, arguments), "--lang", "en"],
        capture_output=True,
        text=True,
        env={**os.environ, **(env or {})},
        check=False,
    )
