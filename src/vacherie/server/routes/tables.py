"""Tables before and after a game: making, finding, arranging, starting, playing again."""

from contextlib import suppress
from typing import Annotated, Final

from litestar import Response, delete, get, patch, post
from litestar.params import FromPath, JSONBody, QueryParameter

from vacherie.core.errors import InvalidOptions
from vacherie.games import find_game
from vacherie.messages.catalogue import catalogue
from vacherie.server.errors import Conflict
from vacherie.server.http.identity import AnyRequest, language_of
from vacherie.server.node.node import Node
from vacherie.server.people.person import Person
from vacherie.server.routes.asker import Asker, Here
from vacherie.server.routes.wire import (
    BotWish,
    Done,
    ListedTable,
    NewTable,
    SeatWish,
    TableChange,
    TableMade,
)
from vacherie.server.storage.ratings import variant_of
from vacherie.server.storage.tables import public_tables, tables_of
from vacherie.server.table import lobby, play
from vacherie.server.table.entries import AnyEntry, Chair, Setup
from vacherie.server.table.fold import Phase, Table
from vacherie.server.table.projection import Moment, Seen

MOST_LISTED: Final = 50


@post("/tables")
async def make_table(request: AnyRequest, node: Here, person: Asker, data: JSONBody[NewTable]) -> TableMade:
    setup = lobby.agreed_setup(
        data.game,
        data.options,
        public=data.public,
        clock=data.clock,
        chat=data.chat,
        audience_chat=data.audience_chat,
        seen_cards=data.seen_cards,
    )
    names = bot_names(request)
    chairs = [lobby.person_chair(person, [])] if data.sit else []
    for level in data.bots:
        lobby.expect_bot(level)
        node.thinkers.prepare(find_game(setup.game), level)
        chairs.append(lobby.bot_chair(level, names, chairs))
    seats = data.seats or lobby.fewest_seats(setup, len(chairs))
    if len(chairs) > seats:
        raise InvalidOptions("too-many-bots", bots=len(data.bots), seats=seats - data.sit)
    lobby.check_seats(setup, seats)
    chairs += [Chair()] * (seats - len(chairs))
    if data.start:
        lobby.expect_full(chairs)
        await node.expect_few_running(person)
    node.table_limit.spend(person.id)
    live = await node.create(setup, chairs, person, starts=data.start)
    return TableMade(live.table.id)


@get("/tables")
async def list_tables(node: Here) -> list[ListedTable]:
    """The public ones that wait for players or are being played."""
    return await listed_all(node, await public_tables(node.database, MOST_LISTED), None)


@get("/me/tables")
async def list_own_tables(
    node: Here, person: Asker, phase: Annotated[Phase | None, QueryParameter()] = None
) -> list[ListedTable]:
    """One's own, those first where it is one's turn."""
    names = await tables_of(node.database, person.id, phase, MOST_LISTED)
    tables = await listed_all(node, names, person)
    return sorted(tables, key=lambda table: not table.is_your_turn)


@get("/tables/{table:str}")
async def look(node: Here, person: Asker, table: FromPath[str]) -> Response[Seen]:
    """The table as you may see it: from your seat, or as the audience."""
    live = await node.open(table)
    live.look()
    return Response(live.now_seen_by(person), media_type="application/json")  # type: ignore[arg-type]


@patch("/tables/{table:str}")
async def change_table(node: Here, person: Asker, table: FromPath[str], data: JSONBody[TableChange]) -> Done:
    """By the host, before the game."""
    live = await node.open(table)

    def proposal(table: Table) -> AnyEntry:
        return lobby.change(table, person, changed_setup(table.setup, data), data.seats or len(table.chairs))

    return done(await live.change(proposal))


@post("/tables/{table:str}/seats")
async def sit_down(node: Here, person: Asker, table: FromPath[str], data: JSONBody[SeatWish]) -> Done:
    live = await node.open(table)
    return done(await live.change(lambda table: lobby.sit(table, person, data.seat)))


@delete("/tables/{table:str}/seats/{seat:int}", status_code=200)
async def leave_seat(node: Here, person: Asker, table: FromPath[str], seat: FromPath[int]) -> Done:
    """One's own, or as the host anybody's; in a game a cow plays on, until you come back.

    Whoever has left already is answered the same.
    """
    live = await node.open(table)

    def proposal(table: Table) -> AnyEntry:
        lobby.expect_seat(table, seat)
        if table.phase == "open":
            return lobby.get_up(table, person, seat)
        lobby.expect_own(table, person, seat)
        return play.leave(table, seat)

    return Done(await live.change_once(proposal))


@post("/tables/{table:str}/bots")
async def seat_bot(
    request: AnyRequest, node: Here, person: Asker, table: FromPath[str], data: JSONBody[BotWish]
) -> Done:
    """By the host; leave the bot's seat to send it away."""
    live = await node.open(table)
    lobby.expect_bot(data.level)
    node.thinkers.prepare(live.table.game, data.level)
    names = bot_names(request)
    return done(await live.change(lambda table: lobby.seat_bot(table, person, data.seat, data.level, names)))


@post("/tables/{table:str}/shuffle")
async def shuffle_seats(node: Here, person: Asker, table: FromPath[str]) -> Done:
    live = await node.open(table)
    return done(await live.change(lambda table: lobby.shuffle(table, person, node.chance)))


@post("/tables/{table:str}/start")
async def start_game(node: Here, person: Asker, table: FromPath[str]) -> Done:
    await node.expect_few_running(person)
    live = await node.open(table)
    return done(await live.change(lambda table: lobby.start(table, person, node.draw)))


@post("/tables/{table:str}/rematch")
async def play_again(node: Here, person: Asker, table: FromPath[str]) -> TableMade:
    """A new table with the same seats, the same for all who ask; alone with bots, you play at once."""
    live = await node.open(table)
    return TableMade(await node.play_again(live, person))


def changed_setup(setup: Setup, change: TableChange) -> Setup:
    is_other_game = change.game is not None and change.game != setup.game
    options = {} if is_other_game else setup.options
    return lobby.agreed_setup(
        change.game or setup.game,
        change.options if change.options is not None else options,
        public=setup.public if change.public is None else change.public,
        clock=change.clock or setup.clock,
        chat=setup.chat if change.chat is None else change.chat,
        audience_chat=setup.audience_chat if change.audience_chat is None else change.audience_chat,
        seen_cards=setup.seen_cards if change.seen_cards is None else change.seen_cards,
    )


async def listed_all(node: Node, names: list[str], person: Person | None) -> list[ListedTable]:
    """Those of older rules, which this version cannot open, are left out."""
    tables = []
    for name in names:
        with suppress(Conflict):
            tables.append(listed((await node.open(name)).table, person))
    return tables


def listed(table: Table, person: Person | None) -> ListedTable:
    """What everybody may know of a table, and whether it waits for this person."""
    seat = None if person is None else table.seat_of(person.id)
    return ListedTable(
        table=table.id,
        game=table.game.id,
        variant=variant_of(table.game, table.options),
        phase=table.phase,
        names=[chair.name for chair in table.chairs],
        bots=[chair.bot for chair in table.chairs],
        faces=[chair.face for chair in table.chairs],
        you=seat,
        is_your_turn=seat in table.waiting(),
    )


def bot_names(request: AnyRequest) -> list[str]:
    return catalogue(language_of(request)).text("name-bots").split()


def done(moment: Moment) -> Done:
    return Done(moment.table.number)


ROUTES: Final = [
    make_table,
    list_tables,
    list_own_tables,
    look,
    change_table,
    sit_down,
    leave_seat,
    seat_bot,
    shuffle_seats,
    start_game,
    play_again,
]
