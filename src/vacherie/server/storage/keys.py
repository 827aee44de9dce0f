"""The secrets by which people are known: made by the system's chance, shown once, kept as hashes."""

import secrets
from collections import OrderedDict
from collections.abc import Callable
from hashlib import sha256
from typing import Final, Literal

from sqlalchemy import delete, func, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from vacherie.server.errors import Conflict, NotFound
from vacherie.server.people.person import Person
from vacherie.server.storage.database import Database
from vacherie.server.storage.models import KeyRow, PersonRow

KeyKind = Literal["cookie", "token", "link"]
LINK_MILLISECONDS: Final = 10 * 60 * 1000
MOST_TOKENS: Final = 20
REMEMBERED: Final = 10_000
REMEMBER_MILLISECONDS: Final = 30_000
"""How long a key that another node has taken back may still open this one."""


def hash_of(secret: str) -> str:
    # The secrets are random and long, so that a slow hash would protect nothing more.
    return sha256(secret.encode("utf-8", "surrogatepass")).hexdigest()


def csrf_token(secret: str) -> str:
    """What a page must send beside its cookie: only a page of ours can have asked for it."""
    return hash_of(f"csrf {secret}")[:32]


class Keys:
    def __init__(self, database: Database, now: Callable[[], int]) -> None:
        self.database = database
        self.now = now
        self._known: OrderedDict[str, tuple[Person, str, int]] = OrderedDict()

    async def person(self, secret: str, kind: KeyKind) -> Person | None:
        """Whom the secret stands for; the last asked are remembered for a while."""
        hashed = hash_of(secret)
        known = self._known.get(hashed)
        if known is not None and known[1] == kind and known[2] > self.now():
            return known[0]
        query = (
            select(PersonRow.id, PersonRow.name, PersonRow.face)
            .join(KeyRow, KeyRow.person == PersonRow.id)
            .where(KeyRow.hash == hashed, KeyRow.kind == kind)
            .where(KeyRow.expires_at.is_(None) | (KeyRow.expires_at > self.now()))
        )
        async with self.database.reading() as connection:
            row = (await connection.execute(query)).first()
        if row is None:
            return None
        person = Person(row.id, row.name, row.face)
        self._known[hashed] = (person, kind, self.now() + REMEMBER_MILLISECONDS)
        if len(self._known) > REMEMBERED:
            self._known.popitem(last=False)
        return person

    async def new_person(self, name: str, kind: KeyKind, face: int | None = None) -> tuple[Person, str]:
        """A guest, and the secret by which they are known."""
        person = Person(secrets.token_hex(12), name, face)
        secret = secrets.token_urlsafe(32)

        async def write(connection: AsyncConnection) -> None:
            made = {"id": person.id, "name": name, "face": face, "made_at": self.now()}
            await connection.execute(insert(PersonRow), [made])
            await connection.execute(insert(KeyRow), [self._row(person.id, secret, kind, "", None)])

        await self.database.write(extra=write)
        return person, secret

    async def change(self, person: Person) -> None:
        """Writes down the name and the face of somebody who is known."""
        values = {"name": person.name, "face": person.chosen_face}

        async def write(connection: AsyncConnection) -> None:
            await connection.execute(update(PersonRow).where(PersonRow.id == person.id).values(values))

        await self.database.write(extra=write)
        self._forget(person.id)

    async def new_key(self, person: Person, kind: Literal["token", "link"], label: str = "") -> str:
        secret = secrets.token_urlsafe(32)
        expires = self.now() + LINK_MILLISECONDS if kind == "link" else None
        row = self._row(person.id, secret, kind, label, expires)

        async def write(connection: AsyncConnection) -> None:
            if kind == "token":
                await self._expect_room(connection, person)
            else:
                # A new link takes the place of the last one, so that none lie about.
                await connection.execute(
                    delete(KeyRow).where(KeyRow.person == person.id, KeyRow.kind == kind)
                )
            await connection.execute(insert(KeyRow), [row])

        await self.database.write(extra=write)
        return secret

    async def arrive(self, code: str) -> tuple[Person, str]:
        """A cookie for the person whose one-time link this is; the link is used up."""
        person = await self.person(code, "link")
        if person is None:
            raise NotFound("link-unknown")
        secret = secrets.token_urlsafe(32)
        row = self._row(person.id, secret, "cookie", "", None)

        async def write(connection: AsyncConnection) -> None:
            gone = await connection.execute(delete(KeyRow).where(KeyRow.hash == hash_of(code)))
            if gone.rowcount != 1:
                raise NotFound("link-unknown")
            await connection.execute(insert(KeyRow), [row])

        try:
            await self.database.write(extra=write)
        finally:
            self._known.pop(hash_of(code), None)
        return person, secret

    async def tokens(self, person: Person) -> list[tuple[str, str, int]]:
        """Identifier, label and time of each token; the identifier opens nothing."""
        query = (
            select(KeyRow.hash, KeyRow.label, KeyRow.made_at)
            .where(KeyRow.person == person.id, KeyRow.kind == "token")
            .order_by(KeyRow.made_at, KeyRow.hash)
        )
        async with self.database.reading() as connection:
            return [(row.hash[:16], row.label, row.made_at) for row in await connection.execute(query)]

    async def remove_token(self, person: Person, identifier: str) -> None:
        own = delete(KeyRow).where(
            KeyRow.person == person.id, KeyRow.kind == "token", func.substr(KeyRow.hash, 1, 16) == identifier
        )
        if not (identifier.isascii() and identifier.isalnum()):
            raise NotFound("token-unknown")
        removed: list[int] = []

        async def write(connection: AsyncConnection) -> None:
            removed.append((await connection.execute(own)).rowcount)

        await self.database.write(extra=write)
        self._forget(person.id)
        if not removed[-1]:
            raise NotFound("token-unknown")

    def _row(
        self, person: str, secret: str, kind: KeyKind, label: str, expires: int | None
    ) -> dict[str, object]:
        return {
            "hash": hash_of(secret),
            "person": person,
            "kind": kind,
            "label": label,
            "made_at": self.now(),
            "expires_at": expires,
        }

    async def _expect_room(self, connection: AsyncConnection, person: Person) -> None:
        own = select(func.count()).where(KeyRow.person == person.id, KeyRow.kind == "token")
        if (await connection.execute(own)).scalar_one() >= MOST_TOKENS:
            raise Conflict("tokens-too-many", most=MOST_TOKENS)

    def _forget(self, person: str) -> None:
        for hashed in [hashed for hashed, known in self._known.items() if known[0].id == person]:
            del self._known[hashed]
