"""Results as they are counted here: more is better, in every game."""

from vacherie.core.game import AnyGame, AnyState


def sign_of(game: AnyGame) -> int:
    return -1 if game.fewest_wins else 1


def results(game: AnyGame, state: AnyState) -> tuple[float, ...]:
    """Of a game that is over."""
    outcome = state.outcome()
    assert outcome is not None, state
    return tuple(float(sign_of(game) * score) for score in outcome.scores)
