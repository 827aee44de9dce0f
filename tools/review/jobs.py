"""One game or one decision at a time: what a review says of it, where something is known of the truth."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from random import Random
from typing import Any, Final

from vacherie.bots import find_bot
from vacherie.bots.bot import Budget
from vacherie.bots.levels import levels_of
from vacherie.core.game import AnyGame
from vacherie.core.record import Player, begin_record
from vacherie.core.values import Options
from vacherie.games import GAMES
from vacherie.games.six_qui_prend.options import SixOptions
from vacherie.lab.play_out import Chooser, bot_chooser, play_out
from vacherie.review.findings import SERIOUS, Decision
from vacherie.review.game import Asked, FinishedGame
from vacherie.review.luck import accounted
from vacherie.review.rooms import room_of
from vacherie.review.run import judged

PLAYERS: Final = 4
TIMES: Final = 10
"""The larger budget."""
PLANTED: Final = {"six_qui_prend": 2.0, "unexploded_cow": 400.0, "nevaches": 4.0}
"""How much worse a planted error is at the larger budget."""
BULL: Final = {"six_qui_prend": 300, "unexploded_cow": 600, "nevaches": 9}
"""Playouts of a bull for each decision."""
OPTIONS: Final[dict[str, Options]] = {"six_qui_prend": SixOptions(target_heads=None, max_rounds=1)}
"""One deal; the others are played as usual."""
LEVELS: Final = ("calf", "cow", "bull", "bull x 10")

Line = dict[str, Any]


@dataclass(frozen=True)
class Job:
    experiment: str
    game: str
    number: int
    share: float = 1.0
    """Of the usual budget of a review."""

    @property
    def key(self) -> str:
        return f"{self.experiment}/{self.game}/{self.number}/{self.share:g}"

    def done(self) -> Line:
        return {"key": self.key, "found": list(EXPERIMENTS[self.experiment](self))}


def chooser(name: str, game: AnyGame, random: Random) -> Chooser:
    level, _, times = name.partition(" x ")
    return bot_chooser(find_bot(level, game), random, Budget(playouts=BULL[game.id] * int(times or 1)))


def played(job: Job, bots: tuple[str, ...]) -> FinishedGame:
    """The bots sit one place further on in each game."""
    game = GAMES[job.game]
    options = OPTIONS.get(job.game, game.options_type())
    seated = [bots[(seat + job.number) % len(bots)] for seat in range(PLAYERS)]
    record = begin_record(game, options, [Player(f"{seat}", bot) for seat, bot in enumerate(seated)])
    state = game.new(options, PLAYERS)
    choosers = [chooser(bot, game, Random(f"{job.key}/{seat}")) for seat, bot in enumerate(seated)]
    play_out(state, choosers, Random(f"{job.game}/{job.number}"), on_action=record.append)
    return FinishedGame(record, game)


def judgement(job: Job, asked: Asked, times: int = 1, seed: int = 0) -> Decision | None:
    game = GAMES[job.game]
    room = room_of(game)
    return judged(game, room, asked, max(1, round(room.budget * job.share * times)), seed)


def levels(job: Job) -> Iterator[Line]:
    """A game of all levels: what each decision cost, and how many were called mistakes."""
    game = played(job, LEVELS)
    for asked in game.asked(range(PLAYERS)):
        decision = judgement(job, asked)
        if decision is not None:
            bot = game.record.seats[asked.seat].bot
            cost = decision.cost.mean
            yield {"bot": bot, "cost": cost, "serious": decision.verdict in SERIOUS}


def planted(job: Job) -> Iterator[Line]:
    """Errors in the places of a bull's moves: bad beyond doubt at the larger budget, then looked for."""
    game, random = played(job, ("bull",)), Random(job.key)
    asked = list(game.asked(range(PLAYERS)))
    for choice in random.sample(asked, min(6, len(asked))):
        scales = levels_of(game.game).scales(choice.view(), choice.legal(), Random(job.key), choice.action)
        if scales is None:
            continue
        error = random.choice(scales.actions)
        bad = Asked(choice.step, choice.seat, choice.state, error)
        known = judgement(job, bad, TIMES, seed=1)
        if known is None or known.cost.mean < PLANTED[job.game] or known.cost.low <= 0:
            continue
        decision = judgement(job, bad, seed=2)
        yield {"serious": decision is not None and decision.verdict in SERIOUS, "cost": known.cost.mean}


def intervals(job: Job) -> Iterator[Line]:
    """Decisions of cows twice, the second time with the larger budget."""
    game, random = played(job, ("cow",)), Random(job.key)
    asked = list(game.asked(range(PLAYERS)))
    for choice in random.sample(asked, min(4, len(asked))):
        first = judgement(job, choice, seed=1)
        if first is None or first.verdict == "best":
            continue
        again = judgement(job, Asked(choice.step, choice.seat, choice.state, choice.action), TIMES, seed=2)
        if again is not None and again.best == first.best:
            yield {"inside": first.cost.low <= again.cost.mean <= first.cost.high}


def luck_of(job: Job, bots: tuple[str, ...]) -> Iterator[Line]:
    game = played(job, bots)
    room = room_of(game.game)
    playouts = max(1, round(room.value_playouts * job.share))
    values = room.values(game.game, game.record.options, PLAYERS, playouts, job.number)
    *_, account = accounted(game, values)
    for luck in account.luck({}):
        bot = game.record.seats[luck.seat].bot
        fair = luck.result - luck.chance
        yield {"bot": bot, "chance": luck.chance, "raw": luck.result, "fair": fair, "own": luck.adjusted}


def luck(job: Job) -> Iterator[Line]:
    return luck_of(job, ("cow",))


def luck_of_a_calf(job: Job) -> Iterator[Line]:
    return luck_of(job, ("calf", "cow", "cow", "cow"))


EXPERIMENTS: Final[dict[str, Callable[[Job], Iterator[Line]]]] = {
    "levels": levels,
    "planted": planted,
    "intervals": intervals,
    "luck": luck,
    "luck_of_a_calf": luck_of_a_calf,
}
