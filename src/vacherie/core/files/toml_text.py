"""Writes plain values as TOML would, on one line."""

import json
from typing import Any, Final

NOTHING: Final = "none"
"""The word for nothing, which TOML does not have."""


def toml_text(value: Any) -> str:
    match value:
        case None:
            return json.dumps(NOTHING)
        case dict():
            pairs = [f"{key} = {toml_text(part)}" for key, part in value.items()]
            return f"{{ {', '.join(pairs)} }}" if pairs else "{}"
        case list() | tuple():
            return f"[{', '.join(map(toml_text, value))}]"
        case _:
            return json.dumps(value, ensure_ascii=False)
