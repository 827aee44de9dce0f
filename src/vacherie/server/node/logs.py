"""Logs for machines: one JSON object a line, the table first where there is one, and never a card."""

import json
import logging
import sys
from typing import Any, Final

FIELDS: Final = ("table", "seat", "game", "level", "code", "path", "number")


class Lines(logging.Formatter):
    def format(self, record: logging.LogRecord) -> str:
        known: dict[str, Any] = {name: getattr(record, name) for name in FIELDS if hasattr(record, name)}
        line = {
            **known,
            "severity": record.levelname.lower(),
            "at": self.formatTime(record, "%Y-%m-%dT%H:%M:%S%z"),
            "from": record.name,
            "message": record.getMessage(),
        }
        if record.exc_info is not None:
            line["error"] = self.formatException(record.exc_info)
        return json.dumps(line, ensure_ascii=False)


def log_to_stderr(least: int = logging.INFO) -> None:
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(Lines())
    root = logging.getLogger()
    root.handlers = [handler]
    root.setLevel(least)
    # Alembic tells of every start, which nobody needs.
    logging.getLogger("alembic").setLevel(logging.WARNING)
