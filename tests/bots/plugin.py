"""Installs small packages with bots, as pip would: a module, and what it says about itself."""

from pathlib import Path
from textwrap import dedent

import pytest

from vacherie.bots import guard
from vacherie.bots.pool import Pool


def install(
    folder: Path, monkeypatch: pytest.MonkeyPatch, package: str, source: str, bots: dict[str, str]
) -> None:
    """Makes the bots known, from their name to `module:function`; none is loaded yet."""
    (folder / f"{package}.py").write_text(dedent(source), "utf-8")
    metadata = folder / f"{package}-1.2.dist-info"
    metadata.mkdir()
    (metadata / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {package}\nVersion: 1.2\n", "utf-8")
    lines = ["[vacherie.bots]", *(f"{name} = {target}" for name, target in bots.items())]
    (metadata / "entry_points.txt").write_text("\n".join(lines) + "\n", "utf-8")
    monkeypatch.syspath_prepend(str(folder))
    monkeypatch.setattr(guard, "SHARED", Pool())
