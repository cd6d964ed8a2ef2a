"""The stored things, as SQLAlchemy maps them."""

from datetime import UTC, datetime
from typing import Any, Final

from sqlalchemy import JSON, BigInteger, DateTime, ForeignKey, Index, String, Text
from sqlalchemy.engine import Dialect
from sqlalchemy.orm import DeclarativeBase, Mapped, mapped_column
from sqlalchemy.types import TypeDecorator

PEOPLE: Final = ("human", "here")
"""The kinds of seat at which people sit."""


class Moment(TypeDecorator[datetime]):
    """A moment in UTC, also where the database forgets the zone."""

    impl = DateTime(timezone=True)
    cache_ok = True

    def process_bind_param(self, value: datetime | None, dialect: Dialect) -> datetime | None:
        """Turn a moment into UTC before it is stored."""
        return None if value is None else value.astimezone(UTC)

    def process_result_value(self, value: datetime | None, dialect: Dialect) -> datetime | None:
        """Say of a stored moment that it is in UTC."""
        if value is None or value.tzinfo is not None:
            return value
        return value.replace(tzinfo=UTC)


class Base(DeclarativeBase):
    """The base of everything stored."""

    type_annotation_map = {  # noqa: RUF012 - SQLAlchemy's own attribute
        datetime: Moment,
        dict[str, Any]: JSON,
        dict[str, str]: JSON,
        list[Any]: JSON,
        list[str]: JSON,
        str: Text,
    }


class StoredSetting(Base):
    """Something the server keeps for itself, such as the secret that signs tokens."""

    __tablename__ = "settings"
    key: Mapped[str] = mapped_column(String(40), primary_key=True)
    value: Mapped[str]


class StoredAccount(Base):
    """A person with a name and a password; ``key`` is the name as it is compared."""

    __tablename__ = "accounts"
    id: Mapped[int] = mapped_column(primary_key=True)
    name: Mapped[str]
    key: Mapped[str] = mapped_column(unique=True)
    password: Mapped[str]
    created_at: Mapped[datetime]


class StoredSession(Base):
    """A browser in which somebody has logged in; only a hash of its key is kept."""

    __tablename__ = "sessions"
    hash: Mapped[str] = mapped_column(String(64), primary_key=True)
    account_id: Mapped[int] = mapped_column(ForeignKey("accounts.id", ondelete="CASCADE"))
    expires_at: Mapped[datetime]


class StoredTable(Base):
    """A table; its answers and options make the record, the rest is about it.

    ``epoch`` grows with every undo and ``said`` with every aside, so that they name one moment
    together with the position. ``base`` is the
    position of the snapshot with which the present rules go on, if the record no longer replays.
    ``fingerprint`` is that of the rules and the data by which it was played so far; unless it is
    the present one, replaying must lead to the state of which ``digest`` is the hash.
    ``due`` is when somebody should look at the table: a clock runs out, a bot has to answer.
    ``seeds`` are those from which luck comes later, each with the position. ``notes`` are lines of
    the log that the rules do not write (see ``tables/notes.py``). ``opener`` stands for
    whoever opened the table, so that nobody fills the lobby; ``host`` is their name. ``periods`` is
    how far the game is, as the rules number its periods. ``pace`` is how fast bots answer.
    ``lesson`` says that the game's lesson is given there, ``private_talk`` that seats may speak to
    each other alone.
    """

    __tablename__ = "tables"
    id: Mapped[str] = mapped_column(String(24), primary_key=True)
    game: Mapped[str]
    version: Mapped[int]
    fingerprint: Mapped[str] = mapped_column(String(16), default="")
    digest: Mapped[str] = mapped_column(String(16), default="")
    options: Mapped[dict[str, str]]
    seed: Mapped[str]
    seeds: Mapped[list[Any]] = mapped_column(default=list)
    notes: Mapped[list[Any]] = mapped_column(default=list)
    opener: Mapped[str] = mapped_column(String(64), default="")
    host: Mapped[str] = mapped_column(default="")
    name: Mapped[str]
    public: Mapped[bool]
    forecast: Mapped[bool]
    private_talk: Mapped[bool] = mapped_column(default=False)
    clock: Mapped[dict[str, Any]]
    timeout: Mapped[str] = mapped_column(String(16))
    imported: Mapped[bool] = mapped_column(default=False)
    lesson: Mapped[bool] = mapped_column(default=False)
    base: Mapped[int | None] = mapped_column(default=None)
    position: Mapped[int] = mapped_column(default=0)
    epoch: Mapped[int] = mapped_column(default=0)
    said: Mapped[int] = mapped_column(default=0)
    marks: Mapped[list[Any]] = mapped_column(default=list)
    turn: Mapped[list[str]] = mapped_column(default=list)
    periods: Mapped[dict[str, Any]] = mapped_column(default=dict)
    pace: Mapped[str] = mapped_column(String(8), default="usual")
    finished: Mapped[bool] = mapped_column(default=False)
    result: Mapped[dict[str, Any] | None] = mapped_column(JSON(none_as_null=True), default=None)
    rematch: Mapped[str | None] = mapped_column(String(24), default=None)
    owner_version: Mapped[int] = mapped_column(default=1)
    owner_id: Mapped[int | None] = mapped_column(
        ForeignKey("accounts.id", ondelete="SET NULL"), default=None
    )
    created_at: Mapped[datetime]
    updated_at: Mapped[datetime]
    due: Mapped[datetime | None] = mapped_column(default=None)

    __table_args__ = (
        Index("tables_due", "due"),
        Index("tables_lobby", "public", "finished", "updated_at"),
        Index("tables_opener", "opener", "created_at"),
    )


class StoredSeat(Base):
    """A seat at a table and who sits there; ``place`` is its order at the start.

    ``kind`` is human, here (at one screen with others), invite, open or bot. ``remaining`` are the
    seconds its clock showed at ``asked_since``, from when it runs. ``seen_at`` is when its player
    was last known to be there, on any server; ``moments_read`` is how many moments of the game its
    player has put away.
    """

    __tablename__ = "seats"
    table_id: Mapped[str] = mapped_column(
        ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True
    )
    seat: Mapped[str] = mapped_column(String(16), primary_key=True)
    place: Mapped[int]
    kind: Mapped[str] = mapped_column(String(8))
    name: Mapped[str]
    bot: Mapped[str | None] = mapped_column(String(24), default=None)
    token_version: Mapped[int] = mapped_column(default=1)
    account_id: Mapped[int | None] = mapped_column(
        ForeignKey("accounts.id", ondelete="SET NULL"), default=None, index=True
    )
    remaining: Mapped[float | None] = mapped_column(default=None)
    asked_since: Mapped[datetime | None] = mapped_column(default=None)
    seen_at: Mapped[datetime | None] = mapped_column(default=None)
    moments_read: Mapped[int] = mapped_column(default=0)


class StoredAnswer(Base):
    """The n-th answer at a table: who gave it, and what it was.

    ``forced``: there was no other, and it was given by itself.
    """

    __tablename__ = "answers"
    table_id: Mapped[str] = mapped_column(
        ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True
    )
    n: Mapped[int] = mapped_column(primary_key=True)
    seat: Mapped[str] = mapped_column(String(16))
    option: Mapped[str]
    at: Mapped[datetime]
    forced: Mapped[bool] = mapped_column(default=False)


class StoredAside(Base):
    """What a seat said at a position though it was not asked; nobody else is told of it."""

    __tablename__ = "asides"
    id: Mapped[int] = mapped_column(primary_key=True)
    table_id: Mapped[str] = mapped_column(ForeignKey("tables.id", ondelete="CASCADE"), index=True)
    position: Mapped[int]
    seat: Mapped[str] = mapped_column(String(16))
    option: Mapped[str]


class StoredSnapshot(Base):
    """A table as it stood at the start of a segment; the last is that of the present one.

    ``past`` is what a table in play must know of the time before; old snapshots have none.
    """

    __tablename__ = "snapshots"
    table_id: Mapped[str] = mapped_column(
        ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True
    )
    position: Mapped[int] = mapped_column(primary_key=True)
    seats: Mapped[list[str]]
    chance: Mapped[int]
    state: Mapped[dict[str, Any]]
    past: Mapped[dict[str, Any] | None] = mapped_column(JSON(none_as_null=True), default=None)


class StoredAnalysis(Base):
    """What the analyst found in a game that is over, as it is told (see ``tables/analysis.py``)."""

    __tablename__ = "analyses"
    table_id: Mapped[str] = mapped_column(
        ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True
    )
    told: Mapped[Any] = mapped_column(JSON)


class StoredMessage(Base):
    """Something said at a table: to everybody, or in ``private`` to its hearers.

    ``author`` is a name, ``seat`` the one that was spoken from; a spectator has none. Players know
    a message by ``n``, which is drawn by chance: a count would tell what others say in private.
    """

    __tablename__ = "messages"
    id: Mapped[int] = mapped_column(primary_key=True)
    table_id: Mapped[str] = mapped_column(ForeignKey("tables.id", ondelete="CASCADE"), index=True)
    n: Mapped[int] = mapped_column(BigInteger)
    author: Mapped[str]
    text: Mapped[str]
    at: Mapped[datetime]
    private: Mapped[bool] = mapped_column(default=False)
    seat: Mapped[str | None] = mapped_column(String(16), default=None)


class StoredHearer(Base):
    """A seat that hears a private message, or said it, and who sat there then.

    ``issue`` is that of the seat's token: whoever holds a later one was not told.
    """

    __tablename__ = "hearers"
    message_id: Mapped[int] = mapped_column(
        ForeignKey("messages.id", ondelete="CASCADE"), primary_key=True
    )
    seat: Mapped[str] = mapped_column(String(16), primary_key=True)
    issue: Mapped[int]
    name: Mapped[str]


class StoredInvitation(Base):
    """A link that gives a seat to whoever follows it first; only a hash of its code is kept."""

    __tablename__ = "invitations"
    hash: Mapped[str] = mapped_column(String(64), primary_key=True)
    table_id: Mapped[str] = mapped_column(ForeignKey("tables.id", ondelete="CASCADE"), index=True)
    seat: Mapped[str] = mapped_column(String(16))
    created_at: Mapped[datetime]


class StoredProposal(Base):
    """What one seat asks of the others; it lapses when the table moves on.

    ``absent``: the seat that somebody else is to have, ``successor``: open to anybody, or a bot.
    """

    __tablename__ = "proposals"
    table_id: Mapped[str] = mapped_column(
        ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True
    )
    id: Mapped[str] = mapped_column(String(24))
    what: Mapped[str] = mapped_column(String(8))
    by: Mapped[str] = mapped_column(String(16))
    steps: Mapped[int]
    position: Mapped[int]
    epoch: Mapped[int]
    consents: Mapped[list[str]]
    absent: Mapped[str | None] = mapped_column(String(16), default=None)
    successor: Mapped[str | None] = mapped_column(String(8), default=None)


class StoredStandingAnswer(Base):
    """What a seat answers whenever a question comes with these arguments.

    It holds while the period of the game has this number; without a period, for good. ``given`` is
    the position at which it was given last.
    """

    __tablename__ = "standing_answers"
    id: Mapped[int] = mapped_column(primary_key=True)
    table_id: Mapped[str] = mapped_column(ForeignKey("tables.id", ondelete="CASCADE"), index=True)
    seat: Mapped[str] = mapped_column(String(16))
    prompt: Mapped[str]
    args: Mapped[dict[str, Any]]
    option: Mapped[str]
    period: Mapped[str | None] = mapped_column(String(24), default=None)
    number: Mapped[int | None] = mapped_column(default=None)
    given: Mapped[int | None] = mapped_column(default=None)
