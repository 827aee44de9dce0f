"""Who waits for a bot: people are served before bots that play among themselves, and all get as much."""

import asyncio

import pytest

from tests.server.client import awaited
from vacherie.server.node.waiting import Asker, Full, Turn, Waiting

ADA, BOB, EVE = Asker("ada", "home"), Asker("bob", "home"), Asker("eve", "elsewhere")


class Queue:
    """Asks for the one thing there is, and writes down who got it, in order."""

    def __init__(self, count: int = 1, most: int = 1000, address_share: int = 10) -> None:
        self.waiting = Waiting(range(count), most, address_share)
        self.served: list[str] = []
        self.tasks = asyncio.TaskGroup()

    async def hold(self) -> list[Turn[int]]:
        """Takes all, so that others have to wait."""
        return [await self.waiting.take(Asker("first"), is_urgent=True) for _ in range(self.waiting.count)]

    async def ask(self, name: str, asker: Asker, *, is_urgent: bool = True, seconds: float = 1.0) -> None:
        async def use() -> None:
            turn = await self.waiting.take(asker, is_urgent=is_urgent)
            self.served.append(name)
            self.waiting.give_back(turn, seconds)

        self.tasks.create_task(use())
        await asyncio.sleep(0)

    def release(self, turns: list[Turn[int]]) -> None:
        for turn in turns:
            self.waiting.give_back(turn, 0)


def test_the_urgent_are_served_first_and_all_in_the_order_they_came() -> None:
    async def wait() -> None:
        queue = Queue()
        async with queue.tasks:
            held = await queue.hold()
            for number in range(3):
                await queue.ask(f"bots {number}", ADA, is_urgent=False)
            for number in range(3):
                await queue.ask(f"people {number}", ADA)
            queue.release(held)
        assert queue.served == ["people 0", "people 1", "people 2", "bots 0", "bots 1", "bots 2"]

    awaited(wait())


def test_addresses_take_turns_and_the_people_at_each() -> None:
    async def wait() -> None:
        queue = Queue()
        async with queue.tasks:
            held = await queue.hold()
            for number in range(4):
                await queue.ask(f"ada {number}", ADA)
            await queue.ask("bob", BOB)
            for number in range(2):
                await queue.ask(f"eve {number}", EVE)
            queue.release(held)
        assert queue.served == ["ada 0", "eve 0", "bob", "eve 1", "ada 1", "ada 2", "ada 3"]

    awaited(wait())


def test_whoever_had_longer_thoughts_gets_fewer_of_them() -> None:
    async def wait() -> None:
        queue = Queue()
        async with queue.tasks:
            held = await queue.hold()
            for number in range(3):
                await queue.ask(f"slow {number}", ADA, seconds=2.5)
            for number in range(5):
                await queue.ask(f"fast {number}", EVE)
            queue.release(held)
        assert queue.served == [
            "slow 0",
            "fast 0",
            "fast 1",
            "fast 2",
            "slow 1",
            "fast 3",
            "fast 4",
            "slow 2",
        ]

    awaited(wait())


def test_nobody_saves_up_turns_by_wanting_nothing() -> None:
    async def wait() -> None:
        queue = Queue()
        async with queue.tasks:
            for number in range(20):
                await queue.ask(f"early {number}", ADA)
            held = await queue.hold()
            queue.served.clear()
            for number in range(9):
                await queue.ask(f"ada {number}", ADA)
                await queue.ask(f"eve {number}", EVE)
            queue.release(held)
        assert sum(name.startswith("ada") for name in queue.served[:9]) >= 3

    awaited(wait())


def test_one_has_only_so_much_waiting_and_so_have_all_at_one_address() -> None:
    async def wait() -> None:
        queue = Queue(most=2, address_share=2)
        async with queue.tasks:
            held = await queue.hold()
            for number in range(2):
                await queue.ask(f"ada {number}", ADA)
            with pytest.raises(Full):
                await queue.waiting.take(ADA, is_urgent=True)
            for number in range(2):
                await queue.ask(f"bob {number}", BOB)
            with pytest.raises(Full):
                await queue.waiting.take(Asker("zoe", "home"), is_urgent=True)
            await queue.ask("eve", EVE)
            assert queue.waiting.length == 5
            queue.release(held)

    awaited(wait())


def test_none_of_several_has_everything_at_once() -> None:
    async def wait() -> None:
        waiting = Waiting(range(3))
        [first, *_] = [await waiting.take(ADA, is_urgent=True) for _ in range(3)]
        waiting.give_back(first, 0)
        eve = await waiting.take(EVE, is_urgent=True)
        fourth = asyncio.create_task(waiting.take(ADA, is_urgent=True))
        await asyncio.sleep(0)
        waiting.give_back(eve, 0)
        await asyncio.sleep(0)
        assert not fourth.done()
        await waiting.take(EVE, is_urgent=True)
        fourth.cancel()

    awaited(wait())


def test_who_gives_up_waiting_loses_nothing_for_the_others() -> None:
    async def wait() -> None:
        waiting = Waiting(["thinker"])
        held = await waiting.take(ADA, is_urgent=True)
        before = asyncio.create_task(waiting.take(ADA, is_urgent=True))
        handed = asyncio.create_task(waiting.take(ADA, is_urgent=True))
        last = asyncio.create_task(waiting.take(ADA, is_urgent=False))
        await asyncio.sleep(0)
        before.cancel()
        await asyncio.sleep(0)
        waiting.give_back(held, 0)
        handed.cancel()  # It has been handed over, but not yet taken.
        assert (await last).item == "thinker"
        await asyncio.gather(before, handed, return_exceptions=True)
        assert waiting.length == 0

    awaited(wait())
