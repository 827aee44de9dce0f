"""Imports all that a server needs, once, for the processes that are forked from this one."""

import aiosqlite

import vacherie.cli.serve
from vacherie.server.app import make_app
from vacherie.server.config import Config
from vacherie.server.house import House
from vacherie.server.schema import full_schema

__all__ = ["aiosqlite", "full_schema", "vacherie"]

make_app(House(Config(database="sqlite+aiosqlite://")))
