"""What somebody has played: the finished games, how they went, and with whom."""

from collections import defaultdict
from collections.abc import Sequence
from typing import Any, Final

import msgspec
from sqlalchemy import Row, Select, select
from sqlalchemy.ext.asyncio import AsyncConnection

from vacherie.server.storage.database import Database
from vacherie.server.storage.models import RatingRow, ResultRow, SeatRow
from vacherie.server.storage.ratings import BOT
from vacherie.server.storage.tables import names_of

MOST_COUNTED: Final = 1000
"""So many games, the last ones, make up the figures."""
LONGEST_CURVE: Final = 40


class PastPlayer(msgspec.Struct, frozen=True):
    name: str
    bot: str | None
    """The level, of a bot."""
    score: int
    place: int


class PastGame(msgspec.Struct, frozen=True):
    table: str
    game: str
    variant: str
    at: int
    """Milliseconds since 1970."""
    you: int
    """Your seat."""
    players: list[PastPlayer]


class VariantStanding(msgspec.Struct, frozen=True):
    game: str
    variant: str
    games: int
    wins: int
    rating: float | None
    """What you are worth at least, most probably; `None` where nothing has been measured."""
    beaten: list[float]
    """Of the last games, the oldest first: the share of the others whom you left behind."""


class Companion(msgspec.Struct, frozen=True):
    """Somebody you have played with."""

    name: str
    bot: str | None
    games: int
    ahead: int
    """How often your place was better; where all share one place, nobody is ahead."""
    behind: int
    last_at: int
    table: str
    """Where you last met, and their seat there: by these you can invite them again."""
    seat: int


class Standings(msgspec.Struct, frozen=True):
    variants: list[VariantStanding]
    companions: list[Companion]
    """The last you met come first."""


Rows = Sequence[Row[Any]]


async def past_games(database: Database, person: str, before: int | None, most: int) -> list[PastGame]:
    """The last ones first."""
    async with database.engine.connect() as connection:
        tables = await seats_by_table(connection, own_results(person, before, most))
        names = await names_of(connection, people_in(tables))
    return [past_game(rows, person, names) for rows in tables]


async def standings(database: Database, person: str) -> Standings:
    async with database.engine.connect() as connection:
        tables = await seats_by_table(connection, own_results(person, None, MOST_COUNTED))
        names = await names_of(connection, people_in(tables))
        query = select(RatingRow).where(RatingRow.player == person)
        ratings = {(row.game, row.variant): row.mu - 3 * row.sigma for row in await connection.execute(query)}
    return Standings(variants(tables, person, ratings), companions(tables, person, names))


async def fellow(database: Database, person: str, table: str, seat: int) -> tuple[str, str] | None:
    """Who sat there, and by what name they go, if both sat at that table."""
    query = select(SeatRow.seat, SeatRow.person).where(SeatRow.table == table)
    async with database.engine.connect() as connection:
        people = {row.seat: row.person for row in await connection.execute(query)}
        if person not in people.values() or seat not in people:
            return None
        names = await names_of(connection, [people[seat]])
    return people[seat], names.get(people[seat], "")


def own_results(person: str, before: int | None, most: int) -> Select[str, int, int]:
    query = select(ResultRow.table, ResultRow.seat, ResultRow.at).where(ResultRow.player == person)
    if before is not None:
        query = query.where(ResultRow.at < before)
    return query.order_by(ResultRow.at.desc(), ResultRow.table).limit(most)


async def seats_by_table(connection: AsyncConnection, own: Select[str, int, int]) -> list[Rows]:
    """All results of those tables, each table's by seat."""
    mine = own.subquery()
    query = (
        select(ResultRow)
        .join(mine, mine.c.table == ResultRow.table)
        .order_by(ResultRow.at.desc(), ResultRow.table, ResultRow.seat)
    )
    tables: dict[str, list[Row[Any]]] = defaultdict(list)
    for row in await connection.execute(query):
        tables[row.table].append(row)
    return list(tables.values())


def people_in(tables: Sequence[Rows]) -> list[str]:
    return sorted({row.player for rows in tables for row in rows if not row.player.startswith(BOT)})


def past_game(rows: Rows, person: str, names: dict[str, str]) -> PastGame:
    first = rows[0]
    you = next(row.seat for row in rows if row.player == person)
    players = [PastPlayer(*who(row.player, names), row.score, row.place) for row in rows]
    return PastGame(first.table, first.game, first.variant, first.at, you, players)


def who(player: str, names: dict[str, str]) -> tuple[str, str | None]:
    """The name, and the level of a bot."""
    if player.startswith(BOT):
        level = player.removeprefix(BOT)
        return level, level
    return names.get(player, ""), None


def variants(
    tables: Sequence[Rows], person: str, ratings: dict[tuple[str, str], float]
) -> list[VariantStanding]:
    """The most played first."""
    played: dict[tuple[str, str], list[tuple[int, float]]] = defaultdict(list)
    for rows in tables:
        own = next(row for row in rows if row.player == person)
        others = [row for row in rows if row is not own]
        share = sum(row.place > own.place for row in others) / max(1, len(others))
        played[own.game, own.variant].append((own.place, share))
    found = [
        VariantStanding(
            *key,
            games=len(results),
            wins=sum(place == 1 for place, _ in results),
            rating=ratings.get(key),
            beaten=[share for _, share in results[:LONGEST_CURVE]][::-1],
        )
        for key, results in played.items()
    ]
    return sorted(found, key=lambda each: -each.games)


def companions(tables: Sequence[Rows], person: str, names: dict[str, str]) -> list[Companion]:
    met: dict[str, list[tuple[Row[Any], int]]] = defaultdict(list)
    for rows in tables:
        own = next(row for row in rows if row.player == person)
        for row in {row.player: row for row in rows if row.player != person}.values():
            met[row.player].append((row, own.place))
    return [
        Companion(
            *who(player, names),
            games=len(times),
            ahead=sum(own < row.place for row, own in times),
            behind=sum(own > row.place for row, own in times),
            last_at=times[0][0].at,
            table=times[0][0].table,
            seat=times[0][0].seat,
        )
        for player, times in met.items()
    ]
