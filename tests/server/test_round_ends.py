"""How rounds and games end at a table: what everybody is told, and the clocks that stand still meanwhile."""

from pathlib import Path
from random import Random
from typing import Any

from tests.server.client import awaited, config_in, serving
from vacherie.core.game import AnyState
from vacherie.server.table import play
from vacherie.server.table.entries import Acted, Chair, Clock, Created, Started
from vacherie.server.table.fold import ROUND_PAUSE, Table
from vacherie.server.table.lobby import agreed_setup
from vacherie.server.table.projection import Seen, moment_of, seen

TWO_ROUNDS = {"target_heads": None, "max_rounds": 2}
SECONDS = 30


def draw(state: AnyState) -> Any:
    return state.draw(Random(5))


def begun(game: str, **options: Any) -> Table:
    table = Table("t")
    setup = agreed_setup(
        game,
        options,
        public=False,
        clock=Clock("decision", SECONDS),
        chat=True,
        audience_chat=False,
        seen_cards=True,
    )
    table.fold(Created(setup, (Chair(person="a", name="Ada"), Chair(person="b", name="Bo")), "a"), 0)
    state = table.game.new(table.options, 2)
    drawn = []
    while state.to_act() == ("chance",):
        drawn.append(draw(state))
        state.advance("chance", drawn[-1])
    table.fold(Started(tuple(drawn)), 0)
    return table


def moments(table: Table) -> list[Seen]:
    """A whole game; each answer comes a second after the last."""
    found: list[Seen] = []
    assert table.state is not None
    while waiting := table.waiting():
        now = 1000 * (table.number + 1) * 10
        action = table.state.legal_actions(waiting[0])[0]
        assert table.question is not None
        entry = play.act(table, waiting[0], table.question, f"r{table.number}", action, draw, now)
        assert isinstance(entry, Acted)
        events = table.fold(entry, now)
        found.append(seen(moment_of(table, entry, events, now + ROUND_PAUSE), None))
    return found


def test_a_round_is_told_when_it_ends_and_clocks_wait() -> None:
    told = moments(begun("six_qui_prend", **TWO_ROUNDS))
    rounds = [moment for moment in told if moment.round]
    assert [moment.round.number for moment in rounds if moment.round] == [1, 2]
    assert rounds[0].clock == [SECONDS * 1000] * 2
    before = told[told.index(rounds[0]) - 2]
    assert before.clock != [SECONDS * 1000] * 2
    assert rounds[0].round
    assert rounds[0].round.gains == rounds[0].round.totals


def test_the_end_is_told_only_when_all_is_over() -> None:
    for game in ("six_qui_prend", "unexploded_cow"):
        told = moments(begun(game))
        assert [bool(moment.end) for moment in told] == [False] * (len(told) - 1) + [True]
        assert told[-1].end
        assert told[-1].view
        assert told[-1].view.outcome
        assert told[-1].end.line[-1] == told[-1].view.outcome.scores


def test_whoever_comes_later_is_told_the_end_but_no_round(tmp_path: Path) -> None:
    async def play_one() -> None:
        async with serving(config_in(tmp_path)) as place:
            ada = await place.guest()
            table = await ada.table(bots=["calf"], options=TWO_ROUNDS | {"max_rounds": 1}, start=True)
            await ada.play(table)
            now = await ada.get(f"/tables/{table}")
            assert "round" not in now
            assert now["end"]["line"][-1] == now["view"]["outcome"]["scores"]
            assert now["end"]["highlights"]
            again = await ada.get(f"/tables/{table}/replay")
            assert again["end"] == now["end"]

    awaited(play_one())
