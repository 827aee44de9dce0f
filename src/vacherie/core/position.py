"""What every position must hold to be one, whatever the game, and how to say that one does not."""

from vacherie.core.errors import InvalidOptions, InvalidPosition
from vacherie.core.values import Position

Path = tuple[str | int, ...]


def check_header(position: Position, problem: InvalidOptions | None, counts: range) -> None:
    """Raises what is wrong with the fields that every position begins with.

    `problem` is what is wrong with its options; `counts`, how many can play with them.
    """
    if problem is not None:
        raise InvalidPosition(problem.code, path=("options",), **problem.params)
    if position.players not in counts:
        params = {"players": position.players, "least": counts[0], "most": counts[-1]}
        raise InvalidPosition("players-out-of-range", path=("players",), **params)
    if position.decision < 0:
        raise InvalidPosition("below-zero", path=("decision",), number=position.decision)


def expect(count: int, wanted: int, path: Path) -> None:
    if count != wanted:
        raise InvalidPosition("wrong-count", path=path, count=count, wanted=wanted)


def expect_at_most(count: int, most: int, path: Path) -> None:
    if count > most:
        raise InvalidPosition("too-many", path=path, count=count, most=most)
