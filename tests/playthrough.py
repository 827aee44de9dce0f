"""Golden playthroughs: whole games as readable text, replayed and compared line by line.

`make playthroughs` writes those that are missing, and plays the actions of the others again: what has become
different is the review of a rule change. A file holds all its actions, chance's too, so that it replays
without any randomness.
"""

import argparse
import json
import sys
from collections.abc import Iterable, Iterator
from pathlib import Path
from random import Random
from typing import Any

import msgspec

from tests.adapter import Case
from tests.adapters import ADAPTERS
from vacherie.bots import find_bot
from vacherie.bots.bot import DEFAULT_BUDGET
from vacherie.core.errors import IllegalAction
from vacherie.core.game import AnyGame, AnyState
from vacherie.core.values import CHANCE, Actor, Seat

FOLDER = Path(__file__).parent / "playthroughs"
ACTION = "> "


def wanted() -> dict[str, Case]:
    """The playthroughs that there must be."""
    return {
        f"{game}-{name}": case for game, adapter in ADAPTERS.items() for name, case in adapter.playthroughs()
    }


def played(case: Case, random: Random) -> Iterator[tuple[Actor, Any]]:
    """A random game; the seats that choose at the same time do so in random order."""
    state = case.game.new(case.options, case.players)
    while actors := state.to_act():
        actor = random.choice(actors)
        action = state.draw(random) if actor == CHANCE else chosen(case.game, state, actor, random)
        state.advance(actor, action)
        yield actor, action


def chosen(game: AnyGame, state: AnyState, seat: Seat, random: Random) -> Any:
    share = ADAPTERS[game.id].cow_share
    if share and random.random() < share:
        return find_bot("cow", game).choose(
            state.view(seat), state.legal_actions(seat), random, DEFAULT_BUDGET
        )
    return state.random_action(seat, random)


def transcript(case: Case, actions: Iterable[tuple[Actor, Any]]) -> Iterator[str]:
    """The game as text: who is asked what, each action, what it brought, what the first seat then sees."""
    yield f"game: {case.game.id}"
    yield f"options: {text(case.options)}"
    yield f"players: {case.players}"
    state = case.game.new(case.options, case.players)
    shown = view_lines(state)
    for actor, action in actions:
        yield ""
        yield f"decision {state.decision}, to act {list(state.to_act())}, may act {list(state.may_act())}"
        if actor != CHANCE:
            yield f"legal {actor}: {text(state.legal_actions(actor))}"
        yield f"{ACTION}{json.dumps(actor)} {text(action)}"
        for event in state.apply(actor, action):
            yield from event_lines(case.game, event, case.players)
        before, shown = shown, view_lines(state)
        yield from (f"view 0 {name}: {value}" for name, value in shown.items() if before[name] != value)
    yield ""
    yield f"outcome: {text(state.outcome())}"


def event_lines(game: AnyGame, event: Any, players: int) -> Iterator[str]:
    """The event as it is, and as the audience and the first seat see it where that differs."""
    yield f"  {text(event)}"
    for name, viewer in (("audience", None), ("seat 0", 0)):
        seen = game.seen_by(event, viewer)
        if seen != event:
            yield f"    {name}: {text(seen)}"


def view_lines(state: AnyState) -> dict[str, str]:
    view = msgspec.to_builtins(state.view(0))
    # How the game ended comes last.
    view["outcome"] = view.pop("outcome")
    shown = (field for name, value in view.items() for field in fields_of(name, value))
    return {name: text(value) for name, value in shown if name not in ("options", "players", "viewer")}


def fields_of(name: str, value: Any) -> Iterable[tuple[str, Any]]:
    """What a variant adds is shown by the name of its one field, or else by its own."""
    if name != "variant" or value is None:
        return [(name, value)]
    kind = value.pop("kind")
    return value.items() if len(value) == 1 else [(kind, value)]


def text(value: object) -> str:
    return msgspec.json.encode(value).decode()


def recorded(lines: list[str], game: AnyGame) -> Iterator[tuple[Actor, Any]]:
    """The actions of a transcript."""
    for line in lines:
        if line.startswith(ACTION):
            actor, action = line.removeprefix(ACTION).split(" ", 1)
            yield json.loads(actor), msgspec.json.decode(action, type=game.action_type)


def file_of(name: str) -> Path:
    return FOLDER / f"{name}.txt"


def write_missing() -> None:
    for name, case in wanted().items():
        if not file_of(name).exists():
            write(name, case, [*played(case, Random(name))])


def update() -> list[str]:
    """Plays the actions of each file again and writes down what they lead to now; names those it cannot."""
    stuck: list[str] = []
    for name, case in wanted().items():
        lines = file_of(name).read_text(encoding="utf-8").splitlines()
        try:
            write(name, case, [*recorded(lines, case.game)])
        except (IllegalAction, msgspec.ValidationError) as error:
            stuck.append(f"{name}: {error}")
    return stuck


def write(name: str, case: Case, actions: list[tuple[Actor, Any]]) -> None:
    file_of(name).write_text("\n".join(transcript(case, actions)) + "\n", encoding="utf-8")


def main(arguments: list[str]) -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.playthrough", description=__doc__)
    parser.add_argument("--update", action="store_true", help="also play the files there are again")
    wish = parser.parse_args(arguments)
    write_missing()
    stuck = update() if wish.update else []
    for line in stuck:
        print(f"{line}\n    cannot be played any more: delete the file to have another game written")
    return 1 if stuck else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
