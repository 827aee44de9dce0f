"""`vacherie serve`: a table server for everybody in reach."""

from typing import Annotated, Final

import typer

from vacherie.cli.play.saves import data_folder, unwritable
from vacherie.core.errors import InvalidOptions
from vacherie.messages.catalogue import Catalogue
from vacherie.tables.screen import make_console

EXAMPLES: Final = {"sqlite": "sqlite:///tables.sqlite", "postgresql": "postgresql://host/name"}


def register(app: typer.Typer, words: Catalogue) -> None:
    say = words.text

    @app.command("serve", help=say("cli-serve"))
    def serve(
        host: Annotated[str, typer.Option("--host", metavar="H", help=say("cli-option-host"))] = "127.0.0.1",
        port: Annotated[int, typer.Option("--port", metavar="P", help=say("cli-option-port"))] = 8000,
        database: Annotated[
            str | None, typer.Option("--database", metavar="URL", help=say("cli-option-database", **EXAMPLES))
        ] = None,
        origin: Annotated[
            list[str] | None, typer.Option("--origin", metavar="URL", help=say("cli-option-origin"))
        ] = None,
        rate: Annotated[float, typer.Option("--rate", metavar="N", help=say("cli-option-rate"))] = 20,
        workers: Annotated[int, typer.Option("--workers", metavar="N", help=say("cli-option-workers"))] = 2,
        lease: Annotated[float, typer.Option("--lease", metavar="S", help=say("cli-option-lease"))] = 6,
        pause: Annotated[float, typer.Option("--pause", metavar="S", help=say("cli-option-pause"))] = 0.5,
    ) -> None:
        from vacherie.server.config import Config
        from vacherie.server.node.logs import log_to_stderr
        from vacherie.server.node.node import Node
        from vacherie.server.serving import serve as run

        if not 0 <= port <= 65535:
            raise InvalidOptions("usage-value", name="--port", kind="other")
        for name, is_right in (
            ("--rate", rate >= 0),
            ("--workers", workers >= 1),
            ("--pause", pause >= 0),
            ("--lease", lease >= 1),
        ):
            if not is_right:
                raise InvalidOptions("usage-value", name=name, kind="other")
        config = Config(
            database=database_address(database),
            origins=tuple(origin or ()),
            requests_per_second=rate,
            bot_workers=workers,
            bot_pause=pause,
            lease=lease,
        )
        log_to_stderr()
        console = make_console()
        run(Node(config), host, port, lambda address: console.print(say("cli-serving", address=address)))


def database_address(wish: str | None) -> str:
    """The file in the data folder, where nothing else is asked for; a bare path is a file too."""
    if wish is None:
        path = data_folder() / "tables.sqlite"
        try:
            path.parent.mkdir(parents=True, exist_ok=True)
        except OSError as error:
            raise unwritable(path, error) from error
        return f"sqlite+aiosqlite:///{path}"
    scheme, separator, rest = wish.partition("://")
    known = {
        "sqlite": "sqlite+aiosqlite",
        "postgresql": "postgresql+asyncpg",
        "postgres": "postgresql+asyncpg",
    }
    scheme = known.get(scheme, scheme)
    if not separator or scheme not in known.values():
        raise InvalidOptions("database-unknown", text=wish)
    return f"{scheme}://{rest}"
