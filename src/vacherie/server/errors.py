"""What a server refuses, beside what the games refuse: each with the status of its answer.

ServerError
  BadRequest       400   cannot be understood
  NotKnown         401   nobody is known by this cookie or token
  NotAllowed       403   somebody else's to do, or no page of ours asks
  NotFound         404
  Conflict         409   not now
  TooLarge         413
  TooMany          429   slower, please
  Unavailable      503   the database does not answer; nothing has changed
"""

from typing import ClassVar

import msgspec

from vacherie.core.errors import GameError, IllegalAction, InvalidFile, Param, UnknownName


class ServerError(GameError):
    status: ClassVar[int]


class BadRequest(ServerError):
    status = 400


class NotKnown(ServerError):
    status = 401


class NotAllowed(ServerError):
    status = 403


class NotFound(ServerError):
    status = 404


class Conflict(ServerError):
    status = 409


class TooLarge(ServerError):
    status = 413


class TooMany(ServerError):
    status = 429


class Unavailable(ServerError):
    status = 503


class Problem(msgspec.Struct, frozen=True, omit_defaults=True):
    """The one shape of every error; `code` is a key of the message catalogues."""

    code: str
    params: dict[str, Param] = {}
    field: str = ""
    """Where in the request, or in an uploaded file."""
    line: int | None = None


def problem_of(error: GameError) -> Problem:
    match error:
        case InvalidFile(line=line, field=field):
            return Problem(error.code, error.params, field, line)
        case _:
            return Problem(error.code, error.params)


def come_again(error: GameError) -> dict[str, str]:
    """The headers that say when it is worth asking again."""
    seconds = error.params.get("seconds", 1 if isinstance(error, Unavailable) else None)
    return {} if seconds is None else {"Retry-After": str(seconds)}


def status_of(error: GameError) -> int:
    match error:
        case ServerError(status=status):
            return status
        case IllegalAction():
            return Conflict.status
        case UnknownName():
            return NotFound.status
        case _:
            return BadRequest.status
