"""Who waits for a bot: people are served before bots that play among themselves."""

import asyncio

from tests.server.client import awaited
from vacherie.server.node.waiting import Waiting


def test_the_urgent_are_served_first_and_all_in_the_order_they_came() -> None:
    async def wait() -> None:
        waiting = Waiting(["thinker"])
        served: list[str] = []

        async def use(name: str, *, is_urgent: bool) -> None:
            thinker = await waiting.take(is_urgent=is_urgent)
            served.append(name)
            waiting.give_back(thinker)

        thinker = await waiting.take(is_urgent=False)
        async with asyncio.TaskGroup() as tasks:
            for number in range(3):
                tasks.create_task(use(f"bots {number}", is_urgent=False))
            await asyncio.sleep(0)
            for number in range(3):
                tasks.create_task(use(f"people {number}", is_urgent=True))
            await asyncio.sleep(0)
            waiting.give_back(thinker)
        assert served == ["people 0", "people 1", "people 2", "bots 0", "bots 1", "bots 2"]

    awaited(wait())


def test_who_gives_up_waiting_loses_nothing_for_the_others() -> None:
    async def wait() -> None:
        waiting = Waiting(["thinker"])
        thinker = await waiting.take(is_urgent=True)
        before = asyncio.create_task(waiting.take(is_urgent=True))
        handed = asyncio.create_task(waiting.take(is_urgent=True))
        last = asyncio.create_task(waiting.take(is_urgent=False))
        await asyncio.sleep(0)
        before.cancel()
        await asyncio.sleep(0)
        waiting.give_back(thinker)
        handed.cancel()  # It has been handed over, but not yet taken.
        assert await last == "thinker"
        await asyncio.gather(before, handed, return_exceptions=True)

    awaited(wait())
