"""What the wheel contains: the package with all its data and the web app, and no development tool."""

import shutil
import subprocess
import sys
from email import message_from_bytes
from email.message import Message
from pathlib import Path
from zipfile import ZipFile

import pytest

ROOT = Path(__file__).parents[2]
ALLOWED = {".py", ".ftl", ".toml", ".css", ".json", ".mako", ".typed"}
"""What the package itself is made of; the built web app has its own kinds of files."""


def build(source: Path, target: Path, *, path: str | None = None) -> "subprocess.CompletedProcess[str]":
    command = [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", str(target)]
    environment = None if path is None else {"PATH": path}
    return subprocess.run(command, cwd=source, env=environment, text=True, capture_output=True, check=False)


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> ZipFile:
    target = tmp_path_factory.mktemp("dist")
    built = build(ROOT, target)
    assert built.returncode == 0, built.stderr
    (file,) = target.glob("*.whl")
    return ZipFile(file)


def metadata(wheel: ZipFile) -> Message:
    (name,) = (name for name in wheel.namelist() if name.endswith(".dist-info/METADATA"))
    return message_from_bytes(wheel.read(name))


def test_the_wheel_holds_the_package_with_its_data_and_nothing_else(wheel: ZipFile) -> None:
    files = [Path(name) for name in wheel.namelist() if ".dist-info/" not in name]
    assert {file.parts[0] for file in files} == {"vacherie"}
    own = [file for file in files if file.parts[1] != "web"]
    assert {file.suffix for file in own} <= ALLOWED
    assert not [file for file in own if "tests" in file.parts or "tools" in file.parts]
    here = {
        path.relative_to(ROOT / "src")
        for path in (ROOT / "src/vacherie").rglob("*")
        if path.suffix in ALLOWED
    }
    assert {file for file in here if file.parts[1] != "web"} == set(own)


def test_the_wheel_holds_the_web_app(wheel: ZipFile) -> None:
    assert "vacherie/web/index.html" in wheel.namelist()


def test_the_wheel_needs_msgspec_alone_and_says_how_to_start_it(wheel: ZipFile) -> None:
    needs = metadata(wheel).get_all("Requires-Dist", [])
    assert [line for line in needs if "extra ==" not in line] == ["msgspec>=0.22"]
    (entry,) = (name for name in wheel.namelist() if name.endswith("entry_points.txt"))
    assert "vacherie = vacherie.cli.start:run" in wheel.read(entry).decode()


def test_the_page_of_the_package_links_to_no_file_that_is_only_in_the_repository(wheel: ZipFile) -> None:
    page = str(metadata(wheel).get_payload())
    assert "](docs/" not in page
    assert "docs/pictures" not in page


def test_without_the_web_app_and_npm_nothing_is_built(tmp_path: Path) -> None:
    for name in ("pyproject.toml", "README.md", "LICENSE", "NOTICE", "tools/build_hook.py", "PACKAGE.md"):
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(ROOT / name, tmp_path / name)
    (tmp_path / "src/vacherie").mkdir(parents=True)
    (tmp_path / "src/vacherie/__init__.py").touch()
    built = build(tmp_path, tmp_path / "dist", path="/nowhere")
    assert built.returncode != 0
    assert "The web app is not built, and there is no npm to build it with" in built.stderr
    assert not list(tmp_path.glob("dist/*.whl"))
