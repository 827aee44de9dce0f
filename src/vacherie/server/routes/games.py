"""The games there are, their options and bots; files for options; ratings."""

import asyncio
from typing import Annotated, Any, Final

import msgspec
from litestar import Request, get, post
from litestar.params import FromPath, QueryParameter

from vacherie.bots import strength
from vacherie.bots.registry import known_bots
from vacherie.core.files.reading import decoded
from vacherie.core.game import AnyGame
from vacherie.core.options import describe_options
from vacherie.games import GAMES, find_game
from vacherie.server.errors import NotFound, TooLarge
from vacherie.server.node.node import Node
from vacherie.server.routes.asker import Asker, Here
from vacherie.server.routes.wire import BotShown, FileValue, GameShown, OptionShown
from vacherie.server.storage.ratings import Rating, read_ratings, variant_of

LARGEST_FILE: Final = 100_000
MOST_RATINGS: Final = 100
GAMES_KEPT: Final = 10
"""Seconds for which everybody is given the same list of games: it takes as long as twenty actions."""


def one_for_all(request: Request[Any, Any, Any]) -> str:
    """Whatever is asked beside the path, the answer is the same."""
    return request.url.path


@get("/games", cache=GAMES_KEPT, cache_key_builder=one_for_all)
async def list_games(node: Here) -> list[GameShown]:
    return [await game_shown(node, game) for game in GAMES.values()]


@post("/games/{game:str}/files/{option:str}", status_code=200)
async def check_file(
    request: Request[Any, Any, Any], person: Asker, game: FromPath[str], option: FromPath[str]
) -> FileValue:
    """The option's value that a file stands for, such as a deck: the file's text is the body.

    What comes back can be sent among a table's options.
    """
    found = find_game(game)
    reader = found.file_options.get(option)
    if reader is None:
        known = ", ".join(found.file_options)
        raise NotFound("no-such-file-option", option=option, known=known)
    data = await request.body()
    if len(data) > LARGEST_FILE:
        raise TooLarge("file-too-large", most=LARGEST_FILE)
    # Reading takes a while, in which the tables go on.
    value = await asyncio.to_thread(reader, decoded(data, ""), "")
    return FileValue(msgspec.to_builtins(value))


@get("/ratings/{game:str}/{variant:str}")
async def list_ratings(
    node: Here,
    game: FromPath[str],
    variant: FromPath[str],
    most: Annotated[int, QueryParameter(ge=1, le=MOST_RATINGS)] = MOST_RATINGS,
) -> list[Rating]:
    """The best players of a game and variant, bots among them."""
    if not variant.isprintable():
        return []
    return await read_ratings(node.database, find_game(game).id, variant, most)


async def game_shown(node: Node, game: AnyGame) -> GameShown:
    options = game.options_type()
    counts = game.player_counts(options)
    ratings = await read_ratings(node.database, game.id, variant_of(game, options), MOST_RATINGS)
    rated = {rating.bot: rating for rating in ratings if rating.bot is not None}
    return GameShown(
        id=game.id,
        rules_version=game.rules_version,
        least_players=counts[0],
        most_players=counts[-1],
        fewest_wins=game.fewest_wins,
        variant_option=game.variant_option,
        options=[
            OptionShown(option.name, option.default, option.values, option.name in game.file_options)
            for option in describe_options(game)
        ],
        bots=[bot_shown(game, level, rated.get(level)) for level in known_bots()],
        has_series=game.series_type is not None,
    )


def bot_shown(game: AnyGame, level: str, rating: Rating | None) -> BotShown:
    measured = strength.rating_of(game.id, level)
    return BotShown(
        level=level,
        strength=None if measured is None else measured.mu,
        sigma=None if measured is None else measured.sigma,
        stars=strength.stars_of(game.id, level),
        duel=strength.duel_of(game.id, level),
        rating=None if rating is None else rating.rating,
        games=0 if rating is None else rating.games,
    )


ROUTES: Final = [list_games, check_file, list_ratings]
