"""The tutorial's code runs from its beginning to its end, and prints what the page says."""

import re
from contextlib import redirect_stdout
from io import StringIO
from pathlib import Path
from typing import Any

import pytest

PAGE = Path(__file__).parents[2] / "docs" / "library.md"
BLOCK = re.compile(r"^```python\n(.*?)^```\n(?:\n```text\n(.*?)^```\n)?", re.DOTALL | re.MULTILINE)


def test_every_block_prints_what_the_page_says(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    page = PAGE.read_text("utf-8")
    names: dict[str, Any] = {"__name__": "__main__"}
    blocks = list(BLOCK.finditer(page))
    assert len(blocks) == page.count("```python") > 0
    for block in blocks:
        code, shown = block.groups(default="")
        printed = StringIO()
        line = page.count("\n", 0, block.start()) + 1
        with redirect_stdout(printed):
            exec(compile("\n" * line + code, str(PAGE), "exec"), names)
        assert printed.getvalue() == shown, f"library.md:{line}"
