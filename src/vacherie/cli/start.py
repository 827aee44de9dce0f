"""Where `vacherie` starts: whoever installed the engine alone is told what the command line needs."""

import sys

from vacherie.core.extras import told_what_to_install


def run() -> None:
    try:
        with told_what_to_install():
            from vacherie.cli.main import run as run_command
    except ModuleNotFoundError as error:
        # There is nothing yet to say it with in another language.
        sys.exit(f"vacherie: {error}")
    run_command()
