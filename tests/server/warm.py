"""Imports all that a server needs, once, for the processes that are forked from this one."""

import aiosqlite

import vacherie.cli.commands.serve
from vacherie.server.app import make_app
from vacherie.server.config import Config
from vacherie.server.http.schema import full_schema
from vacherie.server.node.node import Node

__all__ = ["aiosqlite", "full_schema", "vacherie"]

make_app(Node(Config(database="sqlite+aiosqlite://")))
