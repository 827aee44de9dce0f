"""The OpenAPI schema: the routes as Litestar sees them, and every game's values beside them."""

from functools import cache
from typing import Any, Final

import msgspec
from litestar import Litestar, Request
from litestar.datastructures import State
from litestar.enums import MediaType
from litestar.openapi.plugins import OpenAPIRenderPlugin

from vacherie.games import GAMES
from vacherie.server.errors import Problem
from vacherie.server.table.projection import Seen

REF: Final = "#/components/schemas/{name}"


class WholeSchema(OpenAPIRenderPlugin):
    """The only page that Litestar makes for the schema: its others would load scripts from elsewhere."""

    def __init__(self) -> None:
        super().__init__(path="/openapi.json", media_type=MediaType.JSON)

    def render(self, request: Request[Any, Any, State], openapi_schema: dict[str, Any]) -> bytes:
        return self.render_json(request, full_schema(request.app))


@cache
def full_schema(app: Litestar) -> dict[str, Any]:
    """Litestar's, with the views, actions, events and options of the games beside it."""
    document: dict[str, Any] = app.openapi_schema.to_schema()
    components = document.setdefault("components", {}).setdefault("schemas", {})
    for name, definition in game_schemas().items():
        components.setdefault(name, definition)
    for path in document["paths"].values():
        for operation in path.values():
            if isinstance(operation, dict) and "responses" in operation:
                operation["responses"].pop("400", None)
                operation["responses"].update(refusals())
    plain: dict[str, Any] = msgspec.to_builtins(document)
    return plain


def game_schemas() -> dict[str, Any]:
    hints = [game.hint_type for game in GAMES.values() if game.hint_type is not None]
    types: list[Any] = [Problem, Seen, *hints]
    first = len(types)
    for game in GAMES.values():
        types += [game.options_type, game.view_type, game.action_type, game.event_type]
    roots, components = msgspec.json.schema_components(types, ref_template=REF)
    for game, start in zip(GAMES.values(), range(first, len(roots), 4), strict=True):
        words = "".join(part.capitalize() for part in game.id.split("_"))
        for offset, kind in enumerate(("Options", "View", "Action", "Event")):
            components[f"{words}{kind}Union"] = roots[start + offset]
    return components


def refusals() -> dict[str, Any]:
    problem = {"application/json": {"schema": {"$ref": REF.format(name="Problem")}}}
    return {"4XX": {"description": "Refused: a code and its parameters.", "content": problem}}
