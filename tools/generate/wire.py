"""The TypeScript types of what crosses the border, made from the structs that are the JSON."""

from typing import Any, get_args

import msgspec

from vacherie.core.game import AnyGame
from vacherie.core.said import COMMON, Typed
from vacherie.games import GAMES
from vacherie.server.errors import Problem
from vacherie.server.people.faces import FACES
from vacherie.server.routes import wire
from vacherie.server.storage.history import PastGame, Standings
from vacherie.server.table.projection import Seen
from vacherie.server.table.replay import Replay

UNIONS = ("Event", "Action")
FIELDS_IMPORT = 'import type { Fields } from "../words/said";\n'
NOTICE = "/* Made by `make generate` from the Python structs: edit those, not this file. */\n"


def wire_types(game: AnyGame) -> str:
    """All that crosses the border, every name once, and the three unions the browser matches on."""
    hints = () if game.hint_type is None else (game.hint_type,)
    roots = (game.view_type, *get_args(game.event_type), *get_args(game.action_type), *hints)
    _, components = msgspec.json.schema_components(roots, ref_template="{name}")
    declared = [declaration(name, schema) for name, schema in sorted(components.items())]
    unions = [
        f"export type View = {game.view_type.__name__};",
        f"export type Event = {' | '.join(names(game.event_type))};",
        f"export type Action = {' | '.join(names(game.action_type))};",
    ]
    return "\n".join([NOTICE, FIELDS_IMPORT, *declared, *unions, field_types(game)]) + "\n"


def game_list() -> str:
    """The games there are, in the order of the registry, each with the prefix of its messages."""
    prefixes = {name: game.rulebook.prefix for name, game in GAMES.items()}
    lines = msgspec.json.format(msgspec.json.encode(prefixes), indent=2).decode()
    return (
        f"{NOTICE}\nexport const PREFIXES = {lines} as const;\nexport type GameId = keyof typeof PREFIXES;\n"
    )


def face_count() -> str:
    """How many faces people can choose from at the server."""
    return f"{NOTICE}\nexport const FACES = {FACES};\n"


def field_types(game: AnyGame) -> str:
    """What the fields of events are, for the words about them."""
    types = {name: type_name(kind) for name, kind in {**COMMON, **game.telling.fields}.items()}
    return (
        f"export const FIELDS: Fields = {msgspec.json.format(msgspec.json.encode(types), indent=2).decode()};"
    )


def type_name(kind: type[Typed] | tuple[type[Typed]]) -> Any:
    return [type_name(kind[0])] if isinstance(kind, tuple) else kind.__struct_fields__[0]


def server_types() -> str:
    """The requests and answers of the table server."""
    roots = [
        each for each in vars(wire).values() if isinstance(each, type) and each.__module__ == wire.__name__
    ]
    answers = (PastGame, Problem, Replay, Seen, Standings)
    _, components = msgspec.json.schema_components([*roots, *answers], ref_template="{name}")
    return (
        "\n".join([NOTICE, *(declaration(*each, may_omit=True) for each in sorted(components.items()))])
        + "\n"
    )


def names(union: Any) -> list[str]:
    return [each.__name__ for each in get_args(union)]


def declaration(name: str, schema: dict[str, Any], *, may_omit: bool = False) -> str:
    """A field with a default may be missing only where `may_omit` says so: games always write theirs."""
    required = schema.get("required", ()) if may_omit else schema["properties"]
    fields = [
        f"  readonly {field}{'' if field in required else '?'}: {written(kind)};"
        for field, kind in schema["properties"].items()
    ]
    return "\n".join([f"export interface {free_name(name)} {{", *fields, "}"])


def free_name(name: str) -> str:
    """A deck may list events; the name `Event` is that of the union."""
    return f"{name}Card" if name in UNIONS else name


def written(schema: dict[str, Any]) -> str:
    """One type as TypeScript has it."""
    match schema:
        case {"$ref": name}:
            return free_name(name)
        case {"anyOf": choices}:
            return " | ".join(dict.fromkeys(written(each) for each in choices))
        case {"enum": values}:
            return " | ".join(msgspec.json.encode(value).decode() for value in values)
        case {"const": value}:
            return msgspec.json.encode(value).decode()
        case {"type": "array", "prefixItems": [*items]}:
            return f"readonly [{', '.join(map(written, items))}]"
        case {"type": "array"}:
            return f"readonly ({written(schema.get('items', {}))})[]"
        case {"type": "integer" | "number"}:
            return "number"
        case {"type": "object"}:
            return f"{{ readonly [key: string]: {written(schema.get('additionalProperties', {}))} }}"
        case {"type": "null"}:
            return "null"
        case {"type": "boolean" | "string" as plain}:
            return str(plain)
        case {"type": _}:
            raise AssertionError(schema)
    return "unknown"
