"""The rows of a study as a Parquet file, for pandas, Polars, DuckDB and the like."""

from collections.abc import Sequence
from importlib import import_module
from pathlib import Path
from typing import Any, Final

import msgspec

from vacherie.core.errors import GameError, InvalidFile
from vacherie.lab.study.grid import Study
from vacherie.lab.study.play import Row
from vacherie.lab.study.results import Header

EXTRA: Final = "vacherie[parquet]"
METADATA: Final = b"vacherie"
"""Under which the header stands in the file's metadata, as JSON."""


def check_parquet() -> None:
    """Raises `GameError` where it cannot be written."""
    arrow()


def write_parquet(study: Study, header: Header, rows: Sequence[Row], path: Path) -> None:
    """One column for each field of a row, and for each option that the study names."""
    pyarrow, parquet = arrow()
    names = [axis.name for axis in study.axes]
    columns: dict[str, Any] = {
        field: [getattr(row, field) for row in rows] for field in Row.__struct_fields__ if field != "options"
    }
    assert not columns.keys() & set(names), names
    columns |= {name: [row.options[name] for row in rows] for name in names}
    table = pyarrow.table(columns).replace_schema_metadata({METADATA: msgspec.json.encode(header)})
    try:
        parquet.write_table(table, path, compression="zstd")
    except OSError as error:
        raise InvalidFile("file-not-writable", file=str(path)) from error


def arrow() -> tuple[Any, Any]:
    try:
        return import_module("pyarrow"), import_module("pyarrow.parquet")
    except ImportError as error:
        raise GameError("parquet-needs-extra", extra=EXTRA) from error
