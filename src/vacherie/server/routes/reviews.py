"""Reviews of finished games, and the weighing of one position."""

from typing import Any, Final

import msgspec
from litestar import Response, get, post
from litestar.params import FromPath, JSONBody

from vacherie.core.errors import GameError
from vacherie.games import find_game
from vacherie.review.rooms import room_of
from vacherie.review.worker import Weigh
from vacherie.server.errors import BadRequest, Conflict, NotFound
from vacherie.server.node.node import Node
from vacherie.server.routes.asker import Asker, Here
from vacherie.server.routes.wire import ReviewShown, WeighWish
from vacherie.server.storage.reviews import ask_review, read_review
from vacherie.server.table.play import read_action

OWN_REVIEWS: Final = 3
"""So many of one person's that are not finished."""
MOST_REVIEWS: Final = 100
"""So many of all."""


@post("/tables/{table:str}/review", status_code=200)
async def ask(node: Here, person: Asker, table: FromPath[str]) -> Response[ReviewShown]:
    """Asks for the review of a finished game; it is made once, and kept."""
    await expect_over(node, table)
    if await read_review(node.database, table) is None:
        node.replay_limit.spend(person.id)
        await ask_review(node.database, table, person.id, node.now(), OWN_REVIEWS, MOST_REVIEWS)
        node.reviewer.wake()
    return await shown(node, table)


@get("/tables/{table:str}/review")
async def show(node: Here, person: Asker, table: FromPath[str]) -> Response[ReviewShown]:
    """The review, or as much of it as is known."""
    await expect_over(node, table)
    return await shown(node, table)


@post("/weigh", status_code=200)
async def weigh(node: Here, person: Asker, data: JSONBody[WeighWish]) -> Response[dict[str, Any]]:
    """What the choices of a position are worth, by what the seat can see in it; nothing of it is kept."""
    question = question_of(data)
    key = msgspec.json.encode(data)
    answer = node.weighed.get(key)
    if answer is None:
        node.replay_limit.spend(person.id)
        answer = await node.reviewer.weigh(question)
        node.weighed.put(key, answer)
    return sent(answer)


async def expect_over(node: Node, table: str) -> None:
    """Only then may everybody know everything."""
    phase = (await node.open(table)).table.phase
    if phase != "over":
        raise Conflict("game-not-begun" if phase == "open" else "game-not-over")


async def shown(node: Node, table: str) -> Response[ReviewShown]:
    known = await read_review(node.database, table)
    if known is None:
        raise NotFound("review-not-asked")
    review = None if known.body is None else msgspec.Raw(known.body.encode())
    return sent(
        msgspec.json.encode(
            {"state": known.state, "done": known.done, "total": known.total, "review": review}
        )
    )


def sent(body: bytes) -> Response[Any]:
    """The return types of the routes are for the schema; what is sent is JSON already."""
    return Response(body, media_type="application/json")


def question_of(wish: WeighWish) -> Weigh:
    """Raises what is wrong with the position, the seat or the action."""
    game = find_game(wish.game)
    try:
        position = msgspec.convert(wish.position, game.position_type_in(wish.position))
    except msgspec.ValidationError as error:
        raise BadRequest("position-unreadable", english=str(error)) from error
    state = game.restore(position)
    if wish.seat not in state.to_act() or len(legal := state.legal_actions(wish.seat)) < 2:
        raise Conflict("nothing-to-weigh")
    action = None if wish.action is None else read_action(game, wish.action)
    if action is not None and (refusal := state.refusal(wish.seat, action)) is not None:
        raise refusal
    budget = room_of(game).budget
    if wish.budget is not None and wish.budget > budget:
        raise GameError("too-large-budget", budget=wish.budget, most=budget)
    return Weigh(game.id, state.view(wish.seat), tuple(legal), action, wish.budget or budget // 2)


ROUTES: Final = [ask, show, weigh]
