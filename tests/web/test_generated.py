"""The generated pages, types and games are what the engine and the catalogues say now."""

from pathlib import Path

from tools.generate.files import ROOT, stale, write


def test_the_generated_files_are_up_to_date() -> None:
    assert stale(ROOT) == []


def test_a_stale_file_is_named_until_it_is_written_again(tmp_path: Path) -> None:
    write(tmp_path)
    assert stale(tmp_path) == []
    page = tmp_path / "docs/rules/six_qui_prend.md"
    page.write_text(page.read_text("utf-8") + "by hand\n", "utf-8")
    assert stale(tmp_path) == ["docs/rules/six_qui_prend.md"]
