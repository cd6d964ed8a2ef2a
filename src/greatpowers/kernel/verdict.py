"""Verdicts: may this be done, and if not, which rule forbids it."""

from typing import Final


class Verdict:
    """Yes, or no with a reason (a text id) and the section of the rulebook behind it.

    ``opens`` is a text that says what would make it possible, if anything can. ``args`` belong to
    both texts: what is needed, what one has.
    """

    __slots__ = ("allowed", "args", "cite", "opens", "reason")

    def __init__(
        self,
        allowed: bool,
        reason: str,
        cite: str,
        opens: str = "",
        args: dict[str, str | int] | None = None,
    ) -> None:
        self.allowed = allowed
        self.reason = reason
        self.cite = cite
        self.opens = opens
        self.args: dict[str, str | int] = args or {}

    def about(self, args: dict[str, str | int]) -> "Verdict":
        """Return the same verdict on a certain case."""
        return Verdict(self.allowed, self.reason, self.cite, self.opens, args) if args else self

    def __bool__(self) -> bool:
        return self.allowed

    def __repr__(self) -> str:
        return "Verdict(allowed)" if self.allowed else f"Verdict({self.reason}, {self.cite})"


ALLOWED: Final = Verdict(True, "allowed", "")


def refuse(reason: str, cite: str, opens: str = "") -> Verdict:
    """Make a refusal. Called once per reason, when a module loads: verdicts are constants."""
    return Verdict(False, reason, cite, opens)


NOT_ASKED: Final = refuse("no-not-asked", "")
NOT_YOUR_DECISION: Final = refuse("no-not-your-decision", "")
BEHIND_A_WALL: Final = refuse("no-behind-a-wall", "")
NOT_A_TARGET: Final = refuse("no-not-a-target", "")
