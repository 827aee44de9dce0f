"""Slips in a scenario that leave it readable, and that its writer surely did not mean."""

from vacherie.core.errors import InvalidFile
from vacherie.core.files.source import fail
from vacherie.core.scenario.read import Scenario
from vacherie.core.values import CHANCE
from vacherie.messages.catalogue import Catalogue


def check_slips(scenario: Scenario, words: Catalogue) -> None:
    """Raises `InvalidFile` for an actor that nobody is, and for a refusal that does not exist."""
    # Every game's position says how many play, though the contract does not ask for it.
    players: int | None = getattr(scenario.game.position(scenario.start), "players", None)
    for index, step in enumerate(scenario.steps):
        path = ("step", index)
        if step.actor not in (None, CHANCE) and players is not None and step.actor not in range(players):
            seats = {"seat": step.actor, "most": players - 1}
            raise fail(scenario.source, (*path, "actor"), "scenario-no-such-seat", **seats)
        refusal = step.expect.refusal
        # What can be refused has words.
        if refusal is not None and not words.has(f"error-{refusal}"):
            where = (*path, "expect", "refusal")
            raise fail(scenario.source, where, "scenario-no-such-refusal", refusal=refusal)


def hint_at(error: InvalidFile, words: Catalogue) -> str:
    """What to write instead, where we can guess it; otherwise nothing."""
    is_lost = error.code == "field-unknown" and error.field == "expect"
    return f" {words.text('scenario-hint-expect')}" if is_lost else ""
