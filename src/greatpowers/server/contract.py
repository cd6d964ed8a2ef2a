"""What the server sends: the shape of every message, and of the parts that they share.

They are dictionaries, so that sending costs nothing but writing them. The page's types are made
from them (``make types``), and docs/api.md is checked against them.
"""

from typing import Any, Literal, NotRequired, TypeAlias

from typing_extensions import TypedDict

from greatpowers.kit.chronicle import Chronicle
from greatpowers.kit.moments import Sight

Seat: TypeAlias = str
Args: TypeAlias = dict[str, str | int]
"""The arguments of a text: strings are ids of other texts."""
Changes: TypeAlias = dict[str, Any]
"""What differs from the view that was sent before: see ``patches``."""


class Result(TypedDict):
    """How a game ended; without an ending it was only stopped, such as a record to look at."""

    winners: list[Seat]
    ending: str
    scores: list[int]


# -- tables ----------------------------------------------------------------------------------


class NoClock(TypedDict):
    """Everybody takes their time."""

    kind: Literal["none"]


class LiveClock(TypedDict):
    """So many minutes for the whole game, and some seconds more after each turn."""

    kind: Literal["live"]
    minutes: float
    increment_seconds: float


class DaysClock(TypedDict):
    """So many days for each answer."""

    kind: Literal["days"]
    days: float


Clock: TypeAlias = NoClock | LiveClock | DaysClock


class SeatRow(TypedDict):
    """A seat and who is in it; ``left`` are the seconds on its clock, if it has one.

    ``moments_read`` is how many of the game's moments its player has put away.
    """

    seat: Seat
    kind: Literal["human", "here", "invite", "open", "bot"]
    name: str
    bot: str | None
    present: bool
    left: float | None
    moments_read: int


class TableRow(TypedDict):
    """A table as the lobby shows it; at the table itself the seed is told when the game is over.

    ``resumed_at`` is the position from which newer rules of the game went on, ``started`` says
    that every seat is taken, ``lesson`` that the game's lesson is given there. ``host`` is the name
    of whoever opened it, ``periods`` how far the game is, such as its turn, and ``pace`` how fast
    bots answer. ``private_talk`` says that seats may speak to each other alone.
    """

    id: str
    game: str
    name: str
    host: str
    options: dict[str, str]
    clock: Clock
    timeout: str
    public: bool
    forecast: bool
    private_talk: bool
    imported: bool
    lesson: bool
    resumed_at: int | None
    seats: list[SeatRow]
    turn: list[Seat]
    periods: dict[str, int]
    pace: str
    position: int
    started: bool
    finished: bool
    result: Result | None
    seed_hash: str
    seed: str | None
    updated_at: str
    my_seats: list[Seat]


# -- what a seat sees ------------------------------------------------------------------------


class Offer(TypedDict):
    """A verb on a menu with its targets, by their numbers in the vocabulary, ascending.

    ``targets`` has the first number, then the step from each to the next. ``costs`` is what each
    of them costs, or one number if they all cost the same; without it there is no price. In the
    same way ``paid_in`` names the points of the price, where a game has several kinds, ``owed`` is
    how much of it one would have to borrow, ``loses`` which of the question's ``losses`` it would
    bring about, and ``also`` which of its ``fees`` it costs besides.
    """

    verb: str
    targets: list[int]
    costs: NotRequired[int | list[int | None]]
    paid_in: NotRequired[str | list[str | None]]
    owed: NotRequired[int | list[int | None]]
    loses: NotRequired[int | list[int | None]]
    also: NotRequired[int | list[int | None]]


class BillLine(TypedDict):
    """A line of a bill: a text, its arguments, and what it adds to the sum."""

    text: str
    args: Args
    number: int


class Terms(TypedDict):
    """How a question may be answered in advance: with what, for what, and for how long.

    ``situations`` are narrower cases to which the answer may be limited, by their texts.
    """

    options: list[str]
    args: Args
    periods: list[str]
    situations: list[str]


class AskData(TypedDict):
    """A question that stands open; only the seat that is asked is told more than the prompt.

    ``losses`` are what answers would lose besides their price, each a list of lines, and ``fees``
    what they cost besides in other points. ``veiled``: in a plan it is another seat's, asked before
    the plan began, and its arguments are not told.
    """

    seat: Seat
    prompt: str
    cite: str
    veiled: NotRequired[bool]
    kind: NotRequired[Literal["ask", "offer", "window"]]
    args: NotRequired[Args]
    menu: NotRequired[list[Offer]]
    losses: NotRequired[list[list[BillLine]]]
    fees: NotRequired[list[list[BillLine]]]
    standing: NotRequired[Terms | None]


class ViewData(TypedDict):
    """A seat's view of the table; ``state`` and ``explain`` are the game's own.

    ``seats`` tells who sits on each side of the game, which may change. ``asides`` is what the seat
    may say though it is not asked, ``confidants`` are those to whom it may speak alone, with each
    apart, if that is for the rules of the game to say and not for the table.
    """

    game: str
    seat: Seat | None
    seats: list[Seat]
    position: int
    seed_hash: str
    asks: list[AskData]
    asides: list[str]
    confidants: list[Seat] | None
    state: Any
    explain: Any
    result: Result | None


class MomentToRead(TypedDict):
    """Something at which everybody should stop and look; the game adds its own to ``data``."""

    kind: str
    data: Sight


class LogEntry(TypedDict):
    """A line of the log, written after ``at`` answers."""

    at: int
    text: str
    args: Args
    cite: str
    moment: NotRequired[MomentToRead]


class StandingAnswer(TypedDict):
    """What a player has answered in advance, for a period of the game or always (null).

    ``args`` is what the question's arguments must be; a name that begins with ``!`` says what one
    must not be.
    """

    id: int
    prompt: str
    args: Args
    option: str
    period: str | None


class VerdictData(TypedDict):
    """Whether a verb may have a target, and if not, why.

    ``args`` are those of the reason and of ``opens``, a text that says what would make it possible.
    Of what is allowed and has a price: the cost, how it comes about, and in what it is paid. Where
    something is at stake besides: how much of the cost is ``owed``, what it ``loses``, and what it
    costs ``also`` in other points.
    """

    verb: str
    target: str | None
    allowed: bool
    reason: str
    cite: str
    args: NotRequired[Args]
    opens: NotRequired[str]
    cost: NotRequired[int]
    bill: NotRequired[list[BillLine]]
    paid_in: NotRequired[str]
    owed: NotRequired[int]
    loses: NotRequired[list[BillLine]]
    also: NotRequired[list[BillLine]]


class ProposalData(TypedDict):
    """What is proposed, by whom, and which seats have agreed.

    ``absent`` is the seat that is to be given to anybody who comes, or to a bot.
    """

    id: str
    what: Literal["undo", "draw", "replace"]
    by: Seat
    steps: int
    consents: list[Seat]
    absent: Seat | None
    successor: Literal["open", "bot"] | None


class Moment(TypedDict):
    """The table at a position, as a seat saw it or would see it."""

    position: int
    view: ViewData
    log: list[LogEntry]


class PlanStep(TypedDict):
    """An answer in a plan, and the position after it.

    ``forced``: it left no choice and was given by itself. ``drawn``: something was drawn, rolled
    or revealed by it, and is imagined.
    """

    at: int
    seat: Seat
    option: str
    forced: bool
    drawn: bool


class Past(Moment):
    """A moment of the past; ``open`` says that the game is over, so that any seat may be named."""

    last: int
    open: bool


# -- messages --------------------------------------------------------------------------------


class Welcome(TypedDict):
    """Which seats a connection holds, and of which rules and words the table is."""

    type: Literal["welcome"]
    table: TableRow
    seats: list[Seat]
    owner: bool
    seed_hash: str
    fingerprint: str


class Outlook(TypedDict):
    """What a seat could expect before and may expect now: a text with both numbers."""

    text: str
    before: int
    after: int


_From = TypedDict("_From", {"from": int})


class State(_From):
    """The table for the shown seat, after every commit.

    Either the whole ``view`` or what has changed in it. ``log`` replaces everything from line
    ``from`` on. ``undoable`` answers can be taken back without asking; ``answered`` says that
    there is something of the seat's own to take back at all. ``since`` is the position after the
    seat's own last answer; a spectator has none. ``outlook`` is how the others have changed since
    then what a seat that is asked may expect, if they have. ``followed`` is how many answers are
    those of a lesson's plan, from the first on, to the learner.
    """

    type: Literal["state"]
    position: int
    seat: Seat | None
    view: NotRequired[ViewData]
    changes: NotRequired[Changes]
    log: list[LogEntry]
    undoable: int
    answered: bool
    since: int | None
    outlook: Outlook | None
    followed: NotRequired[int]
    clocks: dict[Seat, float | None]
    standing: list[StandingAnswer]


class Ack(TypedDict):
    """Done and stored; ``proposed`` says whether it now waits for the others' consent."""

    type: Literal["ack"]
    id: int
    position: int
    proposed: NotRequired[bool]


class RefusedBecause(TypedDict):
    """The reason why an answer is not allowed, the rule behind it, and what would open it."""

    reason: str
    cite: str
    args: NotRequired[Args]
    opens: NotRequired[str]


class ErrorBody(TypedDict):
    """Why something was refused: a code for programs, a sentence for people."""

    error: str
    message: str
    verdict: NotRequired[RefusedBecause]


class Refused(ErrorBody):
    """Something was refused; ``id`` is null if it answers no message."""

    type: Literal["error"]
    id: int | None


class Why(TypedDict):
    """What may be done with a target."""

    type: Literal["why"]
    id: int
    verdicts: list[VerdictData]


class Chat(TypedDict):
    """Something was said, to everybody or to some seats alone; it is known by ``n``.

    ``seat`` is null if a spectator said it; ``name`` is what they were called then. ``to`` is null,
    or the seats that hear it besides its author, and who sat there then.
    """

    type: Literal["chat"]
    n: int
    seat: Seat | None
    name: str
    to: dict[Seat, str] | None
    text: str
    at: str


class Presence(TypedDict):
    """Who is there."""

    type: Literal["presence"]
    seats: dict[Seat, bool]
    spectators: int


class Proposal(TypedDict):
    """What is proposed now."""

    type: Literal["proposal"]
    proposal: ProposalData | None


class Told(_From):
    """A moment, as a connection is told of it that was told of another before.

    Either the whole ``view``, or what has changed since the last of its kind; ``log`` replaces
    everything from line ``from`` on.
    """

    position: int
    view: NotRequired[ViewData]
    changes: NotRequired[Changes]
    log: list[LogEntry]


class Sandbox(Told):
    """Where a plan leads; ``log`` has only what happens in the plan, from ``start`` on.

    The view's ``seat`` is who is played by hand now. ``ready`` is what the one who plans can give
    in one go, for the first ``ready_answers`` of the plan. ``left_out`` are answers of others that
    no longer fit, ``rest`` is what follows the first own one that does not, which is ``refused``.
    ``open``, if it was asked: so many answers tell nothing that only who plans can know.
    """

    type: Literal["sandbox"]
    id: int
    start: int
    steps: list[PlanStep]
    ready: list[str]
    ready_answers: int
    left_out: list[str]
    rest: list[str]
    refused: ErrorBody | None
    open: int | None


class AimData(TypedDict):
    """A part of the reason for a choice: a text, and how many points it is, as the game judges.

    A gain and a price come with the choice itself, a risk with what follows it.
    """

    part: Literal["gain", "price", "risk"]
    text: str
    points: float


class AdvisedPlan(TypedDict):
    """A plan that the analyst advises: the chance to win with it, in hundredths, and why."""

    options: list[str]
    chance: int
    error: int
    deals: int
    aims: list[AimData]


class Advised(TypedDict):
    """What the analyst advises at a position, the best plan first."""

    type: Literal["advised"]
    id: int
    position: int
    plans: list[AdvisedPlan]


class Replay(Told):
    """A look back; ``open`` says that the game is over, so that any seat may be named."""

    type: Literal["replay"]
    id: int
    last: int
    open: bool


class ChronicleTold(TypedDict):
    """How the game came to stand as it does; nothing if the game keeps no chronicle.

    ``played`` is how long those at the table took for it, in seconds.
    """

    type: Literal["chronicle"]
    id: int
    chronicle: Chronicle | None
    played: int


class TurnTold(TypedDict):
    """What a seat did from one position to another, and what that changed for it."""

    seat: Seat
    first: int
    past: int
    aims: list[AimData]


class Recounted(TypedDict):
    """What the others did since a seat last answered, and to what end, as far as it may know."""

    type: Literal["recounted"]
    id: int
    turns: list[TurnTold]


class Standing(TypedDict):
    """How a game stood at a position: the chance of each seat to win, in hundredths."""

    at: int
    chances: list[int]


class MistakeData(TypedDict):
    """What a seat played at a position, what that cost of its chance, and what was better."""

    seat: Seat
    at: int
    played: list[str]
    cost: int
    better: AdvisedPlan


class Analysis(TypedDict):
    """How a game that is over stood from its beginning to its end, with all cards open.

    ``seats`` is the order of the chances. Of mistakes the costliest comes first.
    """

    seats: list[Seat]
    moments: list[Standing]
    mistakes: list[MistakeData]


class HindsightTold(Analysis):
    """An analysis as far as it is known; ``done`` is how much of it that is, in hundredths.

    It comes again, without ``id``, whenever more is known, and at last if looking through it
    ``failed``: it goes on when somebody of the table asks once more. Until one of them has asked,
    it is not ``begun``.
    """

    type: Literal["hindsight"]
    id: NotRequired[int]
    done: int
    begun: bool
    failed: bool


class Rematch(TypedDict):
    """The next table, and one's tokens there."""

    type: Literal["rematch"]
    id: NotRequired[int]
    table: str
    tokens: dict[Seat, str]
    owner: NotRequired[str]


class Ended(TypedDict):
    """The game is over."""

    type: Literal["ended"]
    result: Result


class TableChanged(TypedDict):
    """The row of the table has changed."""

    type: Literal["table"]
    table: TableRow


ServerMessage: TypeAlias = (
    Welcome
    | State
    | Ack
    | Refused
    | Why
    | Chat
    | Presence
    | Proposal
    | Sandbox
    | Advised
    | Replay
    | ChronicleTold
    | Recounted
    | HindsightTold
    | Rematch
    | Ended
    | TableChanged
)
