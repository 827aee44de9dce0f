"""Results and ratings, by game, variant and player; bots are players too."""

from collections.abc import Sequence
from typing import Any, Final

import msgspec
from openskill.models import PlackettLuce
from sqlalchemy import Row, insert, select
from sqlalchemy.dialects.postgresql import insert as postgresql_insert
from sqlalchemy.dialects.sqlite import insert as sqlite_insert
from sqlalchemy.ext.asyncio import AsyncConnection

from vacherie.core.game import AnyGame
from vacherie.core.values import Options, Outcome
from vacherie.server.storage.database import Database
from vacherie.server.storage.models import RatingRow, ResultRow
from vacherie.server.storage.tables import names_of
from vacherie.server.table.entries import Chair

MODEL: Final = PlackettLuce()
BOT: Final = "bot:"


class Rating(msgspec.Struct, frozen=True):
    name: str
    bot: str | None
    rating: float
    """What the player is worth at least, most probably: mu - 3 sigma."""
    mu: float
    sigma: float
    games: int


def player_name(chair: Chair) -> str:
    return f"{BOT}{chair.bot}" if chair.bot is not None else str(chair.person)


def variant_of(game: AnyGame, options: Options) -> str:
    name = "base" if game.variant_option is None else str(getattr(options, game.variant_option))
    has_file = any(getattr(options, option) is not None for option in game.file_options)
    return f"{name}+own" if has_file else name


async def note_results(
    connection: AsyncConnection,
    table: str,
    game: AnyGame,
    options: Options,
    chairs: Sequence[Chair],
    outcome: Outcome,
    at: int,
) -> None:
    variant = variant_of(game, options)
    rows = [
        {
            "table": table,
            "seat": seat,
            "player": player_name(chair),
            "game": game.id,
            "variant": variant,
            "score": outcome.scores[seat],
            "place": outcome.places[seat],
            "at": at,
        }
        for seat, chair in enumerate(chairs)
    ]
    await connection.execute(insert(ResultRow), rows)
    if len(set(outcome.places)) > 1:
        # Where all share one place, as in a game against the Ox, nothing was measured.
        await rate(connection, game.id, variant, [player_name(chair) for chair in chairs], outcome)


async def rate(
    connection: AsyncConnection, game: str, variant: str, players: Sequence[str], outcome: Outcome
) -> None:
    """Every seat plays for itself; of a bot that sat there several times, each seat counts in its turn."""
    query = (
        select(RatingRow)
        .where(RatingRow.game == game, RatingRow.variant == variant, RatingRow.player.in_(set(players)))
        .order_by(RatingRow.player)
        .with_for_update()
    )
    known = {row.player: row for row in await connection.execute(query)}
    teams = [
        [MODEL.rating(mu=known[player].mu, sigma=known[player].sigma) if player in known else MODEL.rating()]
        for player in players
    ]
    rated = MODEL.rate(teams, ranks=[float(place) for place in outcome.places])
    for player in dict.fromkeys(players):
        own = [team[0] for seat, team in enumerate(rated) if players[seat] == player]
        before = known[player].games if player in known else 0
        row = {
            "game": game,
            "variant": variant,
            "player": player,
            "mu": sum(each.mu for each in own) / len(own),
            "sigma": sum(each.sigma for each in own) / len(own),
            "games": before + 1,
        }
        upsert = postgresql_insert if connection.dialect.name == "postgresql" else sqlite_insert
        statement = upsert(RatingRow).values(row)
        changed = {name: statement.excluded[name] for name in ("mu", "sigma", "games")}
        key = ["game", "variant", "player"]
        await connection.execute(statement.on_conflict_do_update(index_elements=key, set_=changed))


async def read_ratings(database: Database, game: str, variant: str, most: int) -> list[Rating]:
    """The best first."""
    query = (
        select(RatingRow)
        .where(RatingRow.game == game, RatingRow.variant == variant)
        .order_by((RatingRow.mu - 3 * RatingRow.sigma).desc(), RatingRow.player)
        .limit(most)
    )
    async with database.reading() as connection:
        rows = list(await connection.execute(query))
        names = await names_of(connection, [row.player for row in rows])
    return [rating_of(row, names) for row in rows]


def rating_of(row: Row[Any], names: dict[str, str]) -> Rating:
    bot = row.player.removeprefix(BOT) if row.player.startswith(BOT) else None
    name = bot if bot is not None else names.get(row.player, "")
    return Rating(name, bot, row.mu - 3 * row.sigma, row.mu, row.sigma, row.games)
