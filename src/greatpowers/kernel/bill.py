"""Bills: a number line by line, as the rules reckon it, so that a player can read why it is so."""

from typing import Any, Final, TypeAlias


class Line:
    """One line: a text, its arguments (strings are text ids), and what it adds to the sum."""

    __slots__ = ("args", "number", "text")

    def __init__(self, text: str, args: dict[str, str | int], number: int) -> None:
        self.text = text
        self.args = args
        self.number = number

    def data(self) -> dict[str, Any]:
        """Return the line as plain data."""
        return {"text": self.text, "args": self.args, "number": self.number}


Bill: TypeAlias = list[Line]


class Stakes:
    """What an option takes besides what lies ready to pay it.

    ``loses`` are things one has now and would have no more, each a line with how many of them.
    ``owed`` is how much of the price has to be borrowed, whatever a game calls its credit.
    ``also`` are further parts of a price that is paid in several kinds of points: no loss, but the
    price of the option is only the first of them.
    """

    __slots__ = ("also", "loses", "owed")

    def __init__(self, loses: Bill, owed: int = 0, also: Bill | None = None) -> None:
        self.loses = loses
        self.owed = owed
        self.also: Bill = [] if also is None else also

    def __bool__(self) -> bool:
        return bool(self.loses) or self.owed > 0 or bool(self.also)


NO_STAKES: Final = Stakes([])


def charge(bill: Bill | None, text: str, number: int, **args: str | int) -> int:
    """Return the number; if somebody keeps a bill and it counts, write it down as a line.

    The rules reckon with this function, and whoever wants to know why passes a bill along.
    """
    if bill is not None and number != 0:
        bill.append(Line(text, args, number))
    return number


def note(bill: Bill | None, text: str, **args: str | int) -> None:
    """Write down, if somebody keeps a bill, what a reader looks for though it adds nothing."""
    if bill is not None:
        bill.append(Line(text, args, 0))


def total(bill: Bill) -> int:
    """Return what the lines add up to."""
    return sum(line.number for line in bill)
