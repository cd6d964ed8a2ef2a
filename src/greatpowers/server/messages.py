"""What clients may say over a socket, and nothing else."""

from typing import Annotated, Any, Literal, Self

from pydantic import BaseModel, ConfigDict, Field, TypeAdapter, ValidationError, model_validator

from greatpowers.server.errors import Refusal

Id = Annotated[int, Field(ge=0, le=2**53)]
SeatName = Annotated[str, Field(max_length=16)]
Word = Annotated[str, Field(max_length=200)]
Name = Annotated[str, Field(max_length=40)]
Position = Annotated[int, Field(ge=0, le=10**6)]


class Message(BaseModel):
    """The base of all messages; what is not known is not read."""

    model_config = ConfigDict(strict=True, frozen=True, extra="ignore")


class Hello(Message):
    """The first message: who is there, what they heard last, and what they can read.

    Who asks for ``changes`` gets a view whole at first and then only what has changed in it.
    """

    type: Literal["hello"]
    tokens: list[Annotated[str, Field(max_length=400)]] = Field(default=[], max_length=16)
    language: Annotated[str, Field(max_length=16)] = "en"
    chat: Id = 0
    changes: bool = False


class Numbered(Message):
    """A message that is answered with its number."""

    id: Id


class Plan(Message):
    """Answers to be tried on a copy, from now on or from an earlier moment.

    Each is an option of whoever plans, or a seat and its option. ``others`` says what becomes of a
    question to another seat: one waits there, answers it by hand, or a bot answers it, once.
    """

    answers: list[Word]
    at: Position | None = None
    others: Literal["wait", "hand", "bot"] = "wait"


class Answer(Numbered):
    """An answer to the present question, meant for a position; or several, all or none."""

    type: Literal["answer"]
    seat: SeatName
    option: Word | None = None
    options: Annotated[list[Word], Field(min_length=1, max_length=64)] | None = None
    at: Position

    @model_validator(mode="after")
    def _has_one_of_both(self) -> Self:
        if (self.option is None) == (self.options is None):
            raise ValueError("say either option or options")
        return self

    @property
    def plan(self) -> list[str]:
        """All that is answered, in its order."""
        return self.options or [self.option or ""]


class Aside(Numbered):
    """Something that a seat says though it is not asked; nobody else is told."""

    type: Literal["aside"]
    seat: SeatName
    option: Word


class Why(Numbered):
    """A question about what may be done with a target, at the table or where a plan leads."""

    type: Literal["why"]
    seat: SeatName
    target: Word | None = None
    verb: Word | None = None
    plan: Plan | None = None


class Undo(Numbered):
    """A wish to take answers back, at once or by consent: so many, or down to a position."""

    type: Literal["undo"]
    seat: SeatName
    steps: Annotated[int, Field(ge=1, le=10**6)] | Literal["turn"] = 1
    to: Annotated[int, Field(ge=0, le=10**6)] | None = None


class Propose(Numbered):
    """A proposal to the other seats; ``absent`` is the seat that somebody else is to have."""

    type: Literal["propose"]
    what: Literal["undo", "draw", "replace"]
    seat: SeatName | None = None
    steps: Annotated[int, Field(ge=1, le=10**6)] | Literal["turn"] = 1
    absent: SeatName | None = None
    successor: Literal["open", "bot"] = "bot"


class Consent(Numbered):
    """Yes or no to a proposal."""

    type: Literal["consent"]
    proposal: Word
    yes: bool
    seat: SeatName | None = None


class Ping(Numbered):
    """Are you there? It is acknowledged at once."""

    type: Literal["ping"]


class Resign(Numbered):
    """A seat gives the game up."""

    type: Literal["resign"]
    seat: SeatName


class Rematch(Numbered):
    """Another game between the same players, with sides changed."""

    type: Literal["rematch"]
    seat: SeatName | None = None


class Chat(Numbered):
    """Something to say to everybody at the table, or to some seats alone.

    ``to`` names these seats and who sits there, so that nobody is told who has just sat down.
    """

    type: Literal["chat"]
    text: Annotated[str, Field(min_length=1, max_length=4000)]
    seat: SeatName | None = None
    to: Annotated[dict[SeatName, Name], Field(min_length=1, max_length=12)] | None = None


class Stand(Numbered):
    """An answer to the present question and to all that are like it, for a period or for good.

    ``situation`` limits it to a narrower case that the question names.
    """

    type: Literal["stand"]
    seat: SeatName
    option: Word
    at: Position
    period: Annotated[str, Field(max_length=24)] | None = None
    situation: Word | None = None


class Withdraw(Numbered):
    """A wish to be asked again."""

    type: Literal["withdraw"]
    seat: SeatName
    standing: Annotated[int, Field(ge=0, le=2**31 - 1)]


class Sandbox(Numbered, Plan):
    """A plan to be tried on a copy.

    A ``lenient`` one stops where it no longer applies instead of being refused; ``share`` asks how
    much of it can be told to others.
    """

    type: Literal["sandbox"]
    seat: SeatName
    lenient: bool = False
    share: bool = False


class Advise(Numbered):
    """A question to the analyst: what the seat should do now, or where a plan leads."""

    type: Literal["advise"]
    seat: SeatName
    answers: list[Word]
    at: Position | None = None


class Replay(Numbered):
    """A look back."""

    type: Literal["replay"]
    at: Position
    seat: SeatName | None = None


class Chronicle(Numbered):
    """A wish to read how the game came to stand as it does."""

    type: Literal["chronicle"]


class Recount(Numbered):
    """A wish to be told what the others did since one's last answer, and to what end."""

    type: Literal["recount"]
    seat: SeatName


class Hindsight(Numbered):
    """A wish to see how a game that is over stood from moment to moment, and what was costly."""

    type: Literal["hindsight"]


class Read(Numbered):
    """How many moments of the game the player of a seat has put away."""

    type: Literal["read"]
    seat: SeatName
    moments: Annotated[int, Field(ge=0, le=10**5)]


class Curtain(Numbered):
    """At one screen: another seat looks now."""

    type: Literal["curtain"]
    seat: SeatName


ClientMessage = Annotated[
    Answer
    | Aside
    | Why
    | Undo
    | Propose
    | Consent
    | Resign
    | Rematch
    | Chat
    | Stand
    | Withdraw
    | Sandbox
    | Advise
    | Replay
    | Chronicle
    | Recount
    | Hindsight
    | Read
    | Curtain
    | Ping,
    Field(discriminator="type"),
]
_READER: TypeAdapter[Any] = TypeAdapter(ClientMessage)
_HELLO = TypeAdapter(Hello)
_NUMBER = TypeAdapter(Numbered)


def read_hello(text: str) -> Hello:
    """Read the first message."""
    try:
        return _HELLO.validate_json(text)
    except ValidationError:
        raise Refusal("bad-request", "the first message must be a hello") from None


def read_message(text: str) -> Any:
    """Read a message, or say that it cannot be understood."""
    try:
        return _READER.validate_json(text)
    except ValidationError as error:
        raise Refusal("bad-request", _complaint(error)) from None


def read_id(text: str) -> int | None:
    """Return the number of a message that could not be understood, if it has one."""
    try:
        return _NUMBER.validate_json(text).id
    except ValidationError:
        return None


def _complaint(error: ValidationError) -> str:
    first = error.errors(include_url=False, include_context=False, include_input=False)[0]
    place = ".".join(str(part) for part in first["loc"])
    return f"the message cannot be understood: {place or 'all of it'}: {first['msg']}"
