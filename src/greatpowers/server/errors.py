"""What the server refuses, each with a code for programs and a sentence for people."""

from typing import Final

from greatpowers.bots import UnknownBot
from greatpowers.kernel import errors as kernel
from greatpowers.kernel.verdict import Verdict
from greatpowers.server.contract import ErrorBody, Refused, RefusedBecause

STATUS: Final[dict[str, int]] = {
    "bad-request": 400,
    "bad-option": 400,
    "unauthorised": 401,
    "not-your-seat": 403,
    "only-public-talk": 403,
    "not-in-confidence": 403,
    "not-alone": 403,
    "wrong-origin": 403,
    "unknown-game": 404,
    "unknown-table": 404,
    "unknown-seat": 404,
    "unknown-invitation": 404,
    "not-found": 404,
    "not-allowed": 405,
    "seat-taken": 409,
    "not-absent": 409,
    "not-listening": 409,
    "name-taken": 409,
    "wrong-seat": 409,
    "late-answer": 409,
    "illegal-answer": 409,
    "unknown-answer": 400,
    "game-over": 409,
    "not-finished": 409,
    "not-analysed": 404,
    "undo-refused": 409,
    "draw-refused": 409,
    "bad-record": 400,
    "too-large": 413,
    "rate-limited": 429,
    "internal-error": 500,
    "unavailable": 503,
}
"""Every code, and the HTTP status that goes with it."""

_KERNEL: Final[dict[type[Exception], str]] = {
    kernel.UnknownGame: "unknown-game",
    kernel.BadOption: "bad-option",
    kernel.GameIsOver: "game-over",
    kernel.WrongSeat: "wrong-seat",
    kernel.UnknownAnswer: "unknown-answer",
    kernel.IllegalAnswer: "illegal-answer",
    kernel.LateAnswer: "late-answer",
    kernel.UndoRefused: "undo-refused",
    kernel.BadRecord: "bad-record",
    kernel.NoRecord: "bad-record",
    UnknownBot: "bad-option",
}


class Refusal(Exception):
    """Something the server will not do; ``code`` is one of ``STATUS``."""

    def __init__(self, code: str, message: str, verdict: Verdict | None = None) -> None:
        super().__init__(message)
        self.code = code
        self.message = message
        self.verdict = verdict

    @property
    def status(self) -> int:
        """The HTTP status."""
        return STATUS[self.code]

    def data(self) -> ErrorBody:
        """Return what is sent to whoever asked."""
        told: ErrorBody = {"error": self.code, "message": self.message}
        if self.verdict is not None:
            told["verdict"] = because(self.verdict)
        return told

    def message_to(self, number: int | None) -> Refused:
        """Return what is sent over a socket, in reply to a message if there is one."""
        return {"type": "error", "id": number, **self.data()}


def because(verdict: Verdict) -> RefusedBecause:
    """Return the reason of a verdict, with its arguments and what would open it, if any."""
    told: RefusedBecause = {"reason": verdict.reason, "cite": verdict.cite}
    if verdict.args:
        told["args"] = verdict.args
    if verdict.opens:
        told["opens"] = verdict.opens
    return told


class Overtaken(Refusal):
    """Somebody else has changed the table before, perhaps on another server."""


def refusal_of(error: kernel.TableError) -> Refusal:
    """Return the refusal that says what a table said."""
    code = _KERNEL.get(type(error), "bad-request")
    if isinstance(error, kernel.IllegalAnswer) and isinstance(error.verdict, Verdict):
        return Refusal(code, "that answer is not allowed now", error.verdict)
    return Refusal(code, str(error))
