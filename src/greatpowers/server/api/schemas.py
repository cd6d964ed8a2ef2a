"""The bodies of requests and responses."""

from collections.abc import Iterable
from typing import Annotated, Any, Literal

from pydantic import AfterValidator, BaseModel, ConfigDict, Field

from greatpowers.server.contract import TableRow
from greatpowers.server.tables.creation import SeatPlan


def _printable(text: str) -> str:
    """Tidy a name: one line, no control characters."""
    tidy = " ".join(text.split())
    if not all(character.isprintable() for character in tidy):
        raise ValueError("it has characters that cannot be shown")
    return tidy


Name = Annotated[str, Field(max_length=40), AfterValidator(_printable)]
SeatName = Annotated[str, Field(max_length=16)]
Word = Annotated[str, Field(max_length=40)]


class Body(BaseModel):
    """The base of all request bodies."""

    model_config = ConfigDict(extra="forbid")


# -- requests --------------------------------------------------------------------------------


class NoClock(Body):
    """Everybody takes their time."""

    kind: Literal["none"] = "none"


class LiveClock(Body):
    """So many minutes for the whole game, and some seconds more after each turn."""

    kind: Literal["live"]
    minutes: Annotated[float, Field(gt=0, le=1440)]
    increment_seconds: Annotated[float, Field(ge=0, le=3600)] = 0


class DaysClock(Body):
    """So many days for each answer."""

    kind: Literal["days"]
    days: Annotated[float, Field(gt=0, le=60)]


Clock = Annotated[NoClock | LiveClock | DaysClock, Field(discriminator="kind")]


class SeatBody(Body):
    """Who is to sit in a seat: I, somebody at this screen, whom I invite, anybody, a bot."""

    kind: Literal["me", "here", "invite", "open", "bot"]
    name: Name = ""
    bot: Word | None = None

    def plan(self, account: int | None, account_name: str | None) -> SeatPlan:
        """Return the plan for the seat; the account is that of whoever opens the table."""
        name = self.name
        if self.kind in ("open", "invite"):
            name = ""
        elif self.kind == "bot":
            name = name or self.bot or "random"
        elif self.kind == "me":
            name = name or account_name or ""
        kept = account if self.kind in ("me", "here") else None
        return SeatPlan(self.kind, name, self.bot or "random", kept)


def host_of(seats: Iterable[SeatBody], account: str | None) -> str:
    """Return the name of whoever opens a table: that of their own seat, else of their account."""
    own = (seat.name for seat in seats if seat.kind == "me" and seat.name)
    return next(own, account or "")


class NewTable(Body):
    """A table to be opened."""

    game: Word
    options: Annotated[dict[Word, Word], Field(max_length=40)] = {}
    name: Name = ""
    public: bool | None = None
    """In the lobby, for everybody to watch; unless said otherwise, if a seat is open."""
    forecast: bool = True
    clock: Clock = NoClock()
    timeout: Literal["default", "forfeit"] = "default"
    pace: Literal["quick", "usual", "slow"] = "usual"
    """How fast bots answer."""
    private_talk: bool | None = None
    """Seats may speak to each other alone; unless said otherwise, if there are more than two."""
    seats: Annotated[dict[SeatName, SeatBody], Field(max_length=12)]

    @property
    def is_public(self) -> bool:
        """Whether everybody may see the table."""
        if self.public is not None:
            return self.public
        return any(seat.kind == "open" for seat in self.seats.values())


class NewLesson(Body):
    """A lesson to be opened, and the name of the learner."""

    game: Word
    name: Name = ""


class SitDown(Body):
    """The name of whoever takes a seat."""

    name: Name = ""


class GiveUp(Body):
    """What becomes of a seat that is given up."""

    replace: Literal["open", "invite", "bot"] = "open"
    bot: Word | None = None


class UploadedRecord(Body):
    """A record, to look at it or to go on with it."""

    record: dict[str, Any]
    resume: bool = False
    name: Name = ""
    public: bool = False
    seats: Annotated[dict[SeatName, SeatBody], Field(max_length=12)] = {}


Password = Annotated[str, Field(min_length=8, max_length=200)]


class Credentials(Body):
    """A name and a password."""

    name: Annotated[str, Field(max_length=40), AfterValidator(_printable), Field(min_length=2)]
    password: Password


class NextPassword(Body):
    """The password of an account and the one that takes its place."""

    password: Password
    next: Password


class Farewell(Body):
    """The password of an account that is to be deleted."""

    password: Password


# -- responses -------------------------------------------------------------------------------


class OptionInfo(BaseModel):
    """A choice made before the game; the first value is the default.

    ``seats`` names the seats for each value that changes them.
    """

    id: str
    values: list[str]
    seats: dict[str, list[str]]


class GameInfo(BaseModel):
    """A game that can be played here."""

    id: str
    version: int
    seats: list[str]
    options: list[OptionInfo]
    bots: list[str]
    languages: list[str]
    lesson: str | None
    """The text of its lesson, if it has one."""


class LessonWhen(BaseModel):
    """When a step is due: at a question to the learner, and with such fields of the state."""

    prompt: str | None
    state: dict[str, Any]


class LessonStep(BaseModel):
    """A step of a lesson: its text, what it is about, and its part of the plan.

    It begins at the position ``start`` and is over at ``end``; ``answers`` are the learner's own in
    it, by position. ``when`` tells when it is due to a learner who has left the plan.
    """

    text: str
    about: list[str]
    when: LessonWhen | None
    start: int
    end: int
    answers: dict[int, str]


class LessonInfo(BaseModel):
    """The lesson of a game as the learner is told it: neither the deal nor what the others do."""

    text: str
    seat: str
    steps: list[LessonStep]


class VerbInfo(BaseModel):
    """A verb of a game; its targets are named in texts as ``<kind>-<target>``."""

    verb: str
    kind: str
    targets: list[str]


class VocabularyInfo(BaseModel):
    """Every verb and every target of a game, in the order by which menus number them."""

    fingerprint: str
    verbs: list[VerbInfo]


class Lobby(BaseModel):
    """The tables one may join, one's own, those that can be watched, those that are over.

    ``more`` names the lists that go on on the next page. Only one's own tell ``my_seats``.
    """

    open: list[TableRow]
    mine: list[TableRow]
    running: list[TableRow]
    finished: list[TableRow]
    more: list[str]


class OpenedTable(BaseModel):
    """A new table and the keys to it."""

    table: str
    tokens: dict[str, str]
    invitations: dict[str, str]
    owner: str
    watcher: str


class SeatToken(BaseModel):
    """The proof of a seat."""

    token: str


class TakenSeat(BaseModel):
    """The seat to which an invitation led."""

    table: str
    seat: str
    token: str


class InvitationInfo(BaseModel):
    """To which table and which seat an invitation leads."""

    table: TableRow
    seat: str


class TableKeys(BaseModel):
    """The keys of a table's owner; those given out before are worth nothing."""

    owner: str
    watcher: str


class Replaced(BaseModel):
    """What became of a seat that was given up."""

    seat: str
    kind: str
    invitation: str | None


class AccountBody(BaseModel):
    """Who is logged in."""

    name: str


class Health(BaseModel):
    """Whether the server and its storage work."""

    ok: bool
