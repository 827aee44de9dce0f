"""For people who write bots and study games: environments for learners.

    aec_env(game, players, options, …)    any game, one seat after the other (PettingZoo AEC)
    parallel_env(players, options, …)     6 qui prend!, all at the same time (PettingZoo Parallel)
    register_games()                      every game for `pyspiel.load_game` (OpenSpiel)
    batch.SixBatch(games, players, …)     thousands of matches of 6 qui prend! at once, as arrays

They need `pip install vacherie[research]`, and OpenSpiel `vacherie[openspiel]`; `import vacherie.research`
alone needs nothing.
"""

from typing import TYPE_CHECKING, Any

from vacherie.core.extras import told_what_to_install

if TYPE_CHECKING:
    from vacherie.research.aec import VacherieAec
    from vacherie.research.parallel import VacherieParallel


def aec_env(*args: Any, **kwargs: Any) -> "VacherieAec":
    """`VacherieAec(game, players=4, options=None, reward="score", max_steps=None, illegal="raise", …)`."""
    with told_what_to_install():
        from vacherie.research.aec import VacherieAec
    return VacherieAec(*args, **kwargs)


def parallel_env(*args: Any, **kwargs: Any) -> "VacherieParallel":
    """`VacherieParallel(players=4, options=None, rows="asked", reward="score", max_cycles=None, …)`."""
    with told_what_to_install():
        from vacherie.research.parallel import VacherieParallel
    return VacherieParallel(*args, **kwargs)


def register_games() -> list[str]:
    """Makes every game known to OpenSpiel, once; gives the names they are loaded by."""
    with told_what_to_install():
        from vacherie.research.spiel import register_games
    return register_games()
