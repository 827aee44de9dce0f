"""`vacherie web`: tables for this computer and the phones around it."""

import logging
from typing import Annotated, Final

import typer

from vacherie.cli.commands.serve import EXAMPLES, database_address
from vacherie.core.errors import InvalidOptions
from vacherie.messages.catalogue import Catalogue
from vacherie.tables.screen import make_console

EVERYWHERE: Final = "0.0.0.0"


def register(app: typer.Typer, words: Catalogue) -> None:
    say = words.text

    @app.command("web", help=say("cli-web"))
    def web(
        port: Annotated[int, typer.Option("--port", metavar="P", help=say("cli-option-near-port"))] = 8000,
        database: Annotated[
            str | None, typer.Option("--database", metavar="URL", help=say("cli-option-database", **EXAMPLES))
        ] = None,
        no_browser: Annotated[bool, typer.Option("--no-browser", help=say("cli-option-no-browser"))] = False,
    ) -> None:
        from vacherie.cli.commands.welcome import browse, own_address, welcome
        from vacherie.server.config import Config
        from vacherie.server.node.logs import log_to_stderr
        from vacherie.server.node.node import Node
        from vacherie.server.routes.web import web_files
        from vacherie.server.serving import listen_near, port_of, serve_on

        if not 0 <= port <= 65535:
            raise InvalidOptions("usage-value", name="--port", kind="other")
        if not web_files():
            raise InvalidOptions("web-not-built")
        where = database_address(database)
        log_to_stderr(logging.WARNING)
        with listen_near(EVERYWHERE, port) as listener:
            found = port_of(listener)
            here = f"http://localhost:{found}"
            address = own_address()
            there = None if address is None else f"http://{address}:{found}"

            def greet() -> None:
                console = make_console()
                if port not in (0, found):
                    console.print(say("cli-welcome-port", taken=str(port), port=str(found)))
                welcome(console, words, here, there)
                if not no_browser:
                    browse(here)

            serve_on(Node(Config(database=where, address=there, bot_workers=2)), listener, greet)
