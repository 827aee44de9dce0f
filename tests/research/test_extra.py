"""Without the extra the package works, and the environments say what to install."""

import subprocess
import sys

import pytest

HIDE = "import sys; sys.modules.update(dict.fromkeys(('gymnasium', 'numpy', 'pettingzoo', 'pyspiel')));"


def run(code: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run([sys.executable, "-c", HIDE + code], capture_output=True, text=True, check=False)


def test_the_package_and_the_encodings_need_no_extra() -> None:
    done = run("import vacherie, vacherie.research, vacherie.research.encoding, tools.generate.encoding_page")
    assert done.returncode == 0, done.stderr


@pytest.mark.parametrize(
    ("call", "extra"),
    [("aec_env('nevaches')", "research"), ("parallel_env()", "research"), ("register_games()", "openspiel")],
)
def test_an_environment_says_what_to_install(call: str, extra: str) -> None:
    done = run(f"import vacherie.research as research; research.{call}")
    assert done.returncode == 1
    assert done.stderr.strip().splitlines()[-1].endswith(f"pip install 'vacherie[{extra}]'")
