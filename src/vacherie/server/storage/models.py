"""The tables of the database. `migrations` creates them; a test compares both."""

from sqlalchemy import BigInteger, Boolean, Float, ForeignKey, Index, Integer, String, Text, UniqueConstraint
from sqlalchemy.orm import DeclarativeBase, Mapped, mapped_column

Milliseconds = BigInteger
"""Since 1970."""


class Base(DeclarativeBase):
    pass


class PersonRow(Base):
    __tablename__ = "people"

    id: Mapped[str] = mapped_column(String(32), primary_key=True)
    name: Mapped[str] = mapped_column(String(64))
    face: Mapped[int | None] = mapped_column(Integer)
    """`None` while it is the one that the name gives."""
    made_at: Mapped[int] = mapped_column(Milliseconds)


class KeyRow(Base):
    """A secret that stands for a person, as its hash."""

    __tablename__ = "keys"

    hash: Mapped[str] = mapped_column(String(64), primary_key=True)
    person: Mapped[str] = mapped_column(ForeignKey("people.id"), index=True)
    kind: Mapped[str] = mapped_column(String(8))
    label: Mapped[str] = mapped_column(String(64))
    made_at: Mapped[int] = mapped_column(Milliseconds)
    expires_at: Mapped[int | None] = mapped_column(Milliseconds)


class TableRow(Base):
    """What lists of tables need; the table itself is its log."""

    __tablename__ = "tables"

    id: Mapped[str] = mapped_column(String(32), primary_key=True)
    game: Mapped[str] = mapped_column(String(32))
    is_public: Mapped[bool] = mapped_column(Boolean)
    phase: Mapped[str] = mapped_column(String(8))
    made_at: Mapped[int] = mapped_column(Milliseconds)
    changed_at: Mapped[int] = mapped_column(Milliseconds)
    host: Mapped[str | None] = mapped_column(String(32))
    """Who started the game."""
    keeper: Mapped[str | None] = mapped_column(String(32))
    """The node that lets bots and clocks act, until `kept_until`."""
    kept_until: Mapped[int | None] = mapped_column(Milliseconds)
    """`None` while nothing would happen by itself."""

    __table_args__ = (
        Index("tables_listed", "is_public", "phase", "changed_at"),
        Index("tables_kept", "kept_until"),
        Index("tables_hosted", "host", "phase"),
    )


class SeatRow(Base):
    """Who sits at which table."""

    __tablename__ = "seats"

    table: Mapped[str] = mapped_column(ForeignKey("tables.id"), primary_key=True)
    seat: Mapped[int] = mapped_column(Integer, primary_key=True)
    person: Mapped[str] = mapped_column(String(32), index=True)


class EntryRow(Base):
    """The log: append-only, and no number twice."""

    __tablename__ = "entries"

    table: Mapped[str] = mapped_column(String(32), primary_key=True)
    number: Mapped[int] = mapped_column(Integer, primary_key=True)
    at: Mapped[int] = mapped_column(Milliseconds)
    seat: Mapped[int | None] = mapped_column(Integer)
    question: Mapped[int | None] = mapped_column("decision", Integer, key="question")
    request: Mapped[str | None] = mapped_column(String(64))
    body: Mapped[str] = mapped_column(Text)

    __table_args__ = (UniqueConstraint("table", "seat", "question", "request", name="entries_once"),)


class ResultRow(Base):
    __tablename__ = "results"

    table: Mapped[str] = mapped_column(String(32), primary_key=True)
    seat: Mapped[int] = mapped_column(Integer, primary_key=True)
    player: Mapped[str] = mapped_column(String(40), index=True)
    game: Mapped[str] = mapped_column(String(32))
    variant: Mapped[str] = mapped_column(String(48))
    score: Mapped[int] = mapped_column(BigInteger)
    place: Mapped[int] = mapped_column(Integer)
    at: Mapped[int] = mapped_column(Milliseconds)


class RatingRow(Base):
    __tablename__ = "ratings"

    game: Mapped[str] = mapped_column(String(32), primary_key=True)
    variant: Mapped[str] = mapped_column(String(48), primary_key=True)
    player: Mapped[str] = mapped_column(String(40), primary_key=True)
    mu: Mapped[float] = mapped_column(Float)
    sigma: Mapped[float] = mapped_column(Float)
    games: Mapped[int] = mapped_column(Integer)


class NodeRow(Base):
    """A server that uses this database."""

    __tablename__ = "nodes"

    id: Mapped[str] = mapped_column(String(32), primary_key=True)
    seen_at: Mapped[int] = mapped_column(Milliseconds)


class CheckpointRow(Base):
    """A table after so many entries, for those who would have to read a long log."""

    __tablename__ = "checkpoints"

    table: Mapped[str] = mapped_column(String(32), primary_key=True)
    number: Mapped[int] = mapped_column(Integer, primary_key=True)
    body: Mapped[str] = mapped_column(Text)


class ReviewRow(Base):
    """What a review of a finished game has found so far, and which node works on it."""

    __tablename__ = "reviews"

    table: Mapped[str] = mapped_column(ForeignKey("tables.id"), primary_key=True)
    person: Mapped[str] = mapped_column(String(32), index=True)
    """Who asked for it."""
    asked_at: Mapped[int] = mapped_column(Milliseconds)
    state: Mapped[str] = mapped_column(String(8))
    keeper: Mapped[str | None] = mapped_column(String(32))
    kept_until: Mapped[int | None] = mapped_column(Milliseconds)
    done: Mapped[int] = mapped_column(Integer)
    total: Mapped[int] = mapped_column(Integer)
    body: Mapped[str | None] = mapped_column(Text)
    """The review as JSON."""

    __table_args__ = (Index("reviews_waiting", "state", "asked_at"),)
