"""Turns whatever goes wrong into the one shape of errors."""

import logging
from typing import Any

from litestar import Response
from litestar.exceptions import HTTPException
from litestar.utils.scope.state import ScopeState

from vacherie.core.errors import GameError, InvalidFile
from vacherie.core.files.json import read_json
from vacherie.core.files.source import convert
from vacherie.server.errors import (
    BadRequest,
    NotFound,
    ServerError,
    TooLarge,
    Unavailable,
    come_again,
    problem_of,
    status_of,
)
from vacherie.server.http.guard import HUNG_UP
from vacherie.server.http.identity import AnyRequest
from vacherie.server.storage.database import is_database_error

log = logging.getLogger(__name__)


def answer_error(request: AnyRequest, error: GameError) -> Response[Any]:
    request.app.state.node.metrics.refusals.labels(error.code).inc()
    return Response(problem_of(error), status_code=status_of(error), headers=come_again(error))


def answer_refused(request: AnyRequest, error: HTTPException) -> Response[Any]:
    """What the framework refuses: no such page, no such method, a body that does not fit."""
    if error.status_code == 413:
        return answer_error(request, TooLarge("request-too-large"))
    if error.status_code == 404:
        return answer_error(request, NotFound("no-such-page"))
    if error.status_code == 405:
        answer = answer_error(request, BadRequest("no-such-method"))
        return Response(answer.content, status_code=405, headers=dict(error.headers or {}))
    if HUNG_UP in request.scope["state"]:
        return answer_error(request, BadRequest("request-not-whole"))
    if error.status_code >= 500:
        return answer_failure(request, error)
    return answer_error(request, mistake_in(request, error))


def mistake_in(request: AnyRequest, error: HTTPException) -> GameError:
    """The first mistake in the body, as our own reader finds it; or else in the address."""
    field = getattr(request.route_handler, "parsed_data_field", None)
    body = ScopeState.from_scope(request.scope).body
    if field is not None and isinstance(body, bytes):
        try:
            convert(read_json(body, ""), field.annotation)
        except InvalidFile as mistake:
            if mistake.code in ("record-not-json", "file-not-text"):
                return BadRequest("request-not-json")
            return mistake
    return BadRequest("request-invalid", english=str(error.detail))


def is_undecodable(request: AnyRequest) -> bool:
    """JSON is UTF-8; what is not makes the decoder raise an error of its own."""
    body = ScopeState.from_scope(request.scope).body
    if not isinstance(body, bytes):
        return False
    try:
        body.decode()
    except UnicodeDecodeError:
        return True
    return False


def answer_failure(request: AnyRequest, error: Exception) -> Response[Any]:
    """Our own mistake: the details are for the log, and not for the asker."""
    if isinstance(error, RecursionError):
        return answer_error(request, InvalidFile("file-nested-too-deep", file=""))
    if isinstance(error, UnicodeDecodeError) and is_undecodable(request):
        return answer_error(request, BadRequest("request-not-json"))
    if is_database_error(error):
        log.error("the database does not answer", exc_info=error)
        return answer_error(request, Unavailable("database-unavailable"))
    log.error("a request failed", exc_info=error, extra={"path": request.url.path})
    return Response(problem_of(ServerError("server-failed")), status_code=500)
