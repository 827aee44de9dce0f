"""What remains of an evening: finished games, results, and the people to play with again."""

from typing import Annotated, Final

from litestar import get, post
from litestar.params import FromPath, JSONBody, QueryParameter

from vacherie.server.errors import NotFound
from vacherie.server.people.person import Person
from vacherie.server.routes.asker import Asker, Here
from vacherie.server.routes.tables import done
from vacherie.server.routes.wire import Done, GuestWish
from vacherie.server.storage.history import PastGame, Standings, fellow, past_games, standings
from vacherie.server.table.guests import invite

MOST_GAMES: Final = 50
EXTRA: Final = 4
"""More requests that one counts for, where many games are counted."""


@get("/me/results")
async def list_results(
    node: Here,
    person: Asker,
    before: Annotated[int | None, QueryParameter(ge=0, le=2**53)] = None,
    most: Annotated[int, QueryParameter(ge=1, le=MOST_GAMES)] = 20,
) -> list[PastGame]:
    """Your finished games, the last first; for more, ask for those before the last one's time."""
    return await past_games(node.database, person.id, before, most)


@get("/me/standings")
async def show_standings(node: Here, person: Asker) -> Standings:
    """How you do in each game and variant, and against each person, in your last thousand games."""
    node.person_limit.spend(person.id, EXTRA)
    return await standings(node.database, person.id)


@post("/tables/{table:str}/guests")
async def invite_again(node: Here, person: Asker, table: FromPath[str], data: JSONBody[GuestWish]) -> Done:
    """By the host: keeps a chair for somebody you have played with, who finds the table at home."""
    known = await fellow(node.database, person.id, data.table, data.seat)
    if known is None:
        raise NotFound("guest-unknown")
    node.chat_limit.spend(person.id)
    guest = Person(*known)
    live = await node.open(table)
    return done(await live.change(lambda table: invite(table, person, guest)))


ROUTES: Final = [list_results, show_standings, invite_again]
