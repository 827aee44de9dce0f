"""Puts the web app into what is built: builds it where it is missing, or says in a sentence why it cannot."""

import shutil
import subprocess
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class WebApp(BuildHookInterface[Any]):
    PLUGIN_NAME = "custom"

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        root = Path(self.root)
        # An editable install reads the app where `make web` puts it.
        if version == "editable" or (root / "src/vacherie/web/index.html").exists():
            return
        npm = shutil.which("npm")
        if npm is None:
            raise SystemExit(
                "The web app is not built, and there is no npm to build it with: install Node 22 or newer."
            )
        for command in (["ci", "--no-audit", "--no-fund"], ["run", "build"]):
            if subprocess.run([npm, "--prefix", str(root / "web"), *command], check=False).returncode:
                raise SystemExit(f"The web app could not be built: npm {' '.join(command)} failed.")
