"""What is kept of a compiled kernel is thrown away when anything changes that was compiled into it."""

import pytest

from vacherie.bots.compiled import HOUSE, sources


@pytest.mark.parametrize("kernel", ["bots/six_qui_prend/playout", "research/batch/six_qui_prend"])
@pytest.mark.parametrize(
    "compiled", ["games/six_qui_prend/clauses.py", "bots/six_qui_prend/playout/rules.py", "bots/compiled.py"]
)
def test_a_kernel_is_compiled_anew_with_the_rules_it_calls(kernel: str, compiled: str) -> None:
    assert HOUSE / compiled in sources(HOUSE / kernel)


def test_a_kernel_is_kept_when_another_game_changes() -> None:
    files = sources(HOUSE / "bots/six_qui_prend/playout")
    assert not any("unexploded_cow" in file.parts for file in files)
