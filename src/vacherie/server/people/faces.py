"""Which cow somebody is at a table: the one they chose, or the one their name gives, and no cow twice."""

from collections.abc import Collection
from typing import Annotated, Final
from zlib import crc32

from msgspec import Meta

FACES: Final = 30
"""As many as the web app has cows to choose from."""
Face = Annotated[int, Meta(ge=0, lt=FACES)]


def face_by_name(name: str) -> int:
    """Until somebody chooses, the same name is always the same cow."""
    return crc32(name.encode()) % FACES


def free_face(wish: int, taken: Collection[int | None]) -> int:
    """The wish, or the next one that nobody at the table has."""
    faces = ((wish + step) % FACES for step in range(FACES))
    return next((face for face in faces if face not in taken), wish)
