"""What can go wrong at a table, each with its own name and a plain sentence."""


class TableError(Exception):
    """The base of every error a table, a record or the registry raises."""


class UnknownGame(TableError):
    """No game of that id is registered."""


class BadOption(TableError):
    """A game option is unknown or has a value it cannot have."""


class GameIsOver(TableError):
    """The game has ended: nobody is asked anything any more."""


class WrongSeat(TableError):
    """This seat is not being asked."""


class UnknownAnswer(TableError):
    """The vocabulary of the game has no such verb or target."""


class IllegalAnswer(TableError):
    """The answer is known to the game but not allowed now; ``verdict`` says why."""

    def __init__(self, message: str, verdict: object) -> None:
        super().__init__(message)
        self.verdict = verdict


class LateAnswer(TableError):
    """The answer was meant for an earlier moment of the game."""


class UndoRefused(TableError):
    """There is nothing to take back, or a wall stands before it."""


class BadRecord(TableError):
    """A record cannot be read: damaged, edited, of another game or version."""


class NoRecord(TableError):
    """The table did not begin with the start of a game, so there is nothing to write down."""
