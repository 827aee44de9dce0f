"""The package where msgspec is the only library, and what is said where an extra is missing."""

import subprocess
import sys
from importlib.metadata import distribution, requires
from importlib.util import find_spec
from pathlib import Path

import pytest

from vacherie.core.extras import extra_with, extras

ALONE = ("vacherie", "msgspec")


@pytest.fixture(scope="module")
def alone(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder of libraries with nothing in it but the package and msgspec."""
    folder = tmp_path_factory.mktemp("alone")
    for name in ALONE:
        spec = find_spec(name)
        assert spec is not None
        assert spec.origin is not None
        (folder / name).symlink_to(Path(spec.origin).parent)
    metadata = folder / f"vacherie-{distribution('vacherie').version}.dist-info"
    metadata.mkdir()
    metadata.joinpath("METADATA").write_text(str(distribution("vacherie").read_text("METADATA")), "utf-8")
    return folder


def python(alone: Path, code: str) -> "subprocess.CompletedProcess[str]":
    """Runs this where no other library can be imported."""
    start = f"import sys; sys.path.append({str(alone)!r}); {code}"
    return subprocess.run(
        [sys.executable, "-I", "-S", "-c", start], check=False, text=True, capture_output=True
    )


def test_msgspec_is_the_only_library_that_is_always_installed() -> None:
    assert [line for line in requires("vacherie") or [] if "extra ==" not in line] == ["msgspec>=0.22"]


def test_every_game_is_played_between_bots_of_all_levels_with_msgspec_alone(alone: Path) -> None:
    code = """
import vacherie
for game in vacherie.games.GAMES:
    for bots in (["cow", "calf"], ["bull", "calf"]):
        print(vacherie.play(game, bots, players=2, seed=1, budget=1).outcome() is not None)
"""
    ran = python(alone, f"exec({code!r})")
    assert (ran.stdout, ran.stderr) == ("True\n" * 6, "")


def test_without_words_a_view_and_an_error_print_as_data(alone: Path) -> None:
    view = python(alone, "import vacherie; print(vacherie.new_game('six_qui_prend', seed=1).view(0))")
    assert view.stdout.startswith("SixView(options=SixOptions(variant=")
    error = python(alone, "import vacherie; vacherie.new_game('chess')")
    assert error.stderr.splitlines()[-1].startswith(
        "vacherie.core.errors.UnknownName: unknown-game name=chess known="
    )


@pytest.mark.parametrize(
    ("code", "extra"),
    [
        ("vacherie.shown", "vacherie[terminal]"),
        ("vacherie.new_game('nevaches').view(0)._repr_html_()", "vacherie[terminal]"),
    ],
)
def test_what_needs_an_extra_says_which(alone: Path, code: str, extra: str) -> None:
    ran = python(alone, f"import vacherie; {code}")
    assert ran.stderr.splitlines()[-1].endswith(f"this needs more packages: pip install '{extra}'")


def test_the_command_line_alone_says_what_it_needs(alone: Path) -> None:
    ran = python(alone, "sys.argv = ['vacherie', '--help']; from vacherie.cli.start import run; run()")
    told = "is not installed; this needs more packages: pip install 'vacherie[terminal]'"
    assert (ran.returncode, ran.stdout, ran.stderr.count("\n")) == (1, "", 1)
    assert told in ran.stderr


@pytest.mark.parametrize("command", ["serve", "web"])
def test_a_command_whose_extra_is_missing_names_it(command: str, tmp_path: Path) -> None:
    """Litestar is hidden from a Python that has everything else."""
    code = f"""
import sys
for name in ("litestar", "segno"):
    sys.modules[name] = None
from vacherie.cli.main import main
sys.exit(main([{command!r}, "--lang", "fr", "--database", "sqlite:///{tmp_path}/t.sqlite"]))
"""
    ran = subprocess.run([sys.executable, "-c", code], check=False, text=True, capture_output=True)
    assert ran.returncode == 2
    assert "pip install vacherie[server]" in ran.stderr
    assert ran.stderr.startswith("vacherie: Cette commande a besoin de ")


def test_all_is_what_players_and_hosts_use() -> None:
    brought = extras()
    assert brought["all"] == brought["terminal"] | brought["server"] | brought["fast"] | brought["report"]
    assert [extra_with(name) for name in ("rich.text", "fluent.runtime", "segno", "numba", "matplotlib")] == [
        f"vacherie[{extra}]" for extra in ("terminal", "terminal", "server", "fast", "report")
    ]
    assert extra_with("vacherie.nothing") is None
