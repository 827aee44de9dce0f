"""A file that cannot be read is told with its reason, and with its line where it has one."""

from pathlib import Path

import pytest

from vacherie.core.errors import InvalidFile
from vacherie.core.files.reading import read_text


def test_a_text_is_read_as_it_is(tmp_path: Path) -> None:
    (tmp_path / "x").write_bytes("é\r\n".encode())
    assert read_text(tmp_path / "x") == "é\r\n"


def test_what_is_not_there_or_is_no_text_is_told(tmp_path: Path) -> None:
    (tmp_path / "x").write_bytes(b"a\n\xff")
    told = {"no": ("file-missing", None), ".": ("file-is-folder", None), "x": ("file-not-text", 2)}
    for name, mistake in told.items():
        with pytest.raises(InvalidFile) as caught:
            read_text(tmp_path / name)
        assert (caught.value.code, caught.value.line) == mistake
        assert caught.value.file == str(tmp_path / name)


@pytest.mark.parametrize(
    ("error", "code"), [(PermissionError(), "file-forbidden"), (OSError(), "file-not-readable")]
)
def test_what_the_system_refuses_is_told(monkeypatch: pytest.MonkeyPatch, error: OSError, code: str) -> None:
    def refuse(path: Path) -> bytes:
        raise error

    monkeypatch.setattr(Path, "read_bytes", refuse)
    with pytest.raises(InvalidFile, match=code):
        read_text(Path("x"))
