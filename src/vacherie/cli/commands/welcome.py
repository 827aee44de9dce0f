"""How people come to the tables: the address, a code for phones, and the browser."""

import os
import socket
import sys
import webbrowser
from collections.abc import Iterator, Mapping
from threading import Thread
from typing import Final

import segno
from rich.console import Console
from rich.text import Text

from vacherie.messages.catalogue import Catalogue

ELSEWHERE: Final = ("192.0.2.1", 9)
"""An address that nobody has (RFC 5737); nothing is sent there."""
HALVES: Final = {(0, 0): " ", (1, 0): "▀", (0, 1): "▄", (1, 1): "█"}
QUIET: Final = 2
"""How wide the border of the code is."""


def welcome(console: Console, words: Catalogue, here: str, there: str | None) -> None:
    say = words.text
    console.print()
    console.print(say("cli-welcome-here", address=here), style="bold")
    if there is None:
        console.print(say("cli-welcome-alone"))
    else:
        console.print(say("cli-welcome-there", address=there))
        if console.is_terminal and "utf" in console.encoding:
            console.print()
            for line in code_lines(there):
                console.print("  ", Text(line, "#000000 on #ffffff"), sep="", soft_wrap=True)
    console.print()
    console.print(say("cli-welcome-close"))


def code_lines(text: str) -> Iterator[str]:
    """A QR code, two rows of it in a line."""
    rows = [list(row) for row in segno.make_qr(text, error="l").matrix_iter(border=QUIET)]
    if len(rows) % 2:
        rows.append([0] * len(rows[0]))
    for upper, lower in zip(rows[::2], rows[1::2], strict=True):
        yield "".join(HALVES[bool(above), bool(below)] for above, below in zip(upper, lower, strict=True))


def own_address() -> str | None:
    """Under which others in the network reach this computer, if it is in one."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(ELSEWHERE)
        except OSError:
            return None
        address: str = probe.getsockname()[0]
    return None if address.startswith("127.") else address


def has_display(environment: Mapping[str, str], platform: str) -> bool:
    if "SSH_CONNECTION" in environment:
        return False
    if platform in ("darwin", "win32"):
        return True
    return any(environment.get(name) for name in ("DISPLAY", "WAYLAND_DISPLAY"))


def browse(address: str) -> None:
    """Opens the browser where there is one; however long that takes, nobody waits for it."""
    if has_display(os.environ, sys.platform):
        Thread(target=webbrowser.open, args=(address,), daemon=True).start()
