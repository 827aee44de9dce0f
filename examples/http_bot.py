"""A bot that sits down at a table of a Vacherie server and plays; any language could do the same.

    python examples/http_bot.py http://127.0.0.1:8000 TABLE

It reads the table's stream of server-sent events and answers each question with one of the legal actions."""

import json
import sys
import time
import uuid
from collections.abc import Iterator
from typing import Any

import httpx


def choose(view: dict[str, Any], legal: list[dict[str, Any]]) -> dict[str, Any]:
    """The cleverness goes here: the view is all that this seat may know."""
    return legal[0]


def arrive(server: httpx.Client) -> None:
    """A new guest, known by a token from now on."""
    me = server.post("/people", json={"name": "First Legal", "token": True}).raise_for_status().json()
    server.headers["Authorization"] = f"Bearer {me['token']}"


def messages(server: httpx.Client, table: str) -> Iterator[dict[str, Any]]:
    """What happens at the table; a lost connection is taken up again, with longer and longer pauses."""
    last, pause = "", 0.1
    while True:
        try:
            headers = {"Last-Event-ID": last} if last else {}
            with server.stream("GET", f"/tables/{table}/stream", headers=headers) as stream:
                for line in stream.iter_lines():
                    if line.startswith("id: "):
                        last, pause = line.removeprefix("id: "), 0.1
                    elif line.startswith("data: "):
                        yield json.loads(line.removeprefix("data: "))
        except httpx.TransportError:
            time.sleep(pause := min(2 * pause, 30))


def play(server: httpx.Client, table: str) -> dict[str, Any]:
    """Sits down, plays to the end, and gives the outcome."""
    server.post(f"/tables/{table}/seats", json={}).raise_for_status()
    for now in messages(server, table):
        if now["phase"] == "over":
            return dict(now["view"]["outcome"])
        if now["phase"] == "playing" and now["you"] in now["view"]["to_act"]:
            action = choose(now["view"], now["legal"])
            body = {"question": now["question"], "action": action, "request": uuid.uuid4().hex}
            server.post(f"/tables/{table}/actions", json=body)  # A refusal says that the table has gone on.
    raise EOFError


if __name__ == "__main__":
    with httpx.Client(base_url=sys.argv[1], timeout=30) as client:
        arrive(client)
        print(play(client, sys.argv[2]))
