"""Something that several use in turn: the urgent get it first, and all in the order in which they came."""

import asyncio
from collections import deque
from collections.abc import Iterable
from typing import Generic, TypeVar

T = TypeVar("T")


class Waiting(Generic[T]):
    def __init__(self, free: Iterable[T]) -> None:
        self._free = list(free)
        self._urgent: deque[asyncio.Future[T]] = deque()
        self._others: deque[asyncio.Future[T]] = deque()

    async def take(self, *, is_urgent: bool) -> T:
        if self._free:
            return self._free.pop()
        turn: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        (self._urgent if is_urgent else self._others).append(turn)
        try:
            return await turn
        except asyncio.CancelledError:
            if turn.done() and not turn.cancelled():
                self.give_back(turn.result())
            raise

    def give_back(self, item: T) -> None:
        for queue in (self._urgent, self._others):
            while queue:
                turn = queue.popleft()
                if not turn.done():
                    turn.set_result(item)
                    return
        self._free.append(item)
