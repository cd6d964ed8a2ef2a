"""What a bot is to everybody else."""

from typing import Any, Protocol

from greatpowers.kernel.errors import TableError
from greatpowers.kernel.table import Table
from greatpowers.kernel.vocabulary import Option


class UnknownBot(TableError):
    """No bot of that name is registered."""


class Bot(Protocol):
    """A player that answers asks.

    It may look at its seat's options, costs, view and log, and at forks of the table that were
    dealt anew for its seat; at nothing else.
    """

    def choose(self, table: Table[Any], seat: int) -> Option:
        """Choose one of the options that a seat has now."""
