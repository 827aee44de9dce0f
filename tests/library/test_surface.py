"""`import vacherie` is quick, and gives the names that its documentation promises."""

import subprocess
import sys

import pytest

import vacherie
from vacherie.core.options import describe_options
from vacherie.games import GAMES
from vacherie.library import play

HEAVY = ("numba", "litestar", "sqlalchemy", "typer", "rich", "fluent", "matplotlib", "vacherie.games")


def loaded_after(code: str) -> set[str]:
    script = f"import sys\n{code}\nprint(*sys.modules)"
    done = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=True)
    return set(done.stdout.split())


def test_the_import_brings_nothing_heavy() -> None:
    assert loaded_after("import vacherie") & set(HEAVY) == set()


def test_playing_brings_no_server_and_no_command_line() -> None:
    code = "import vacherie\nvacherie.play('six_qui_prend', players=2, seed=1).outcome()"
    assert loaded_after(code) & {"litestar", "typer", "matplotlib"} == set()


@pytest.mark.parametrize("name", vacherie.__all__)
def test_every_name_is_there_and_documented(name: str) -> None:
    assert getattr(vacherie, name).__doc__
    assert name in dir(vacherie)
    assert f"\n    {name} " in str(vacherie.__doc__)


def test_other_names_are_not() -> None:
    with pytest.raises(AttributeError, match="no attribute 'cows'"):
        _ = vacherie.cows


@pytest.mark.parametrize("game", GAMES)
def test_no_option_is_called_like_a_parameter(game: str) -> None:
    own = {option.name for option in describe_options(GAMES[game])}
    assert own & {*play.play.__annotations__, *play.new_game.__annotations__} == set()
