"""What a bot is to everybody else."""

from typing import Any, Protocol

from greatpowers.kernel.chair import Chair, Plan
from greatpowers.kernel.errors import TableError


class UnknownBot(TableError):
    """No bot of that name is registered."""


class Bot(Protocol):
    """A player that answers asks. It sits on a chair: it has what its seat may have."""

    def choose(self, chair: Chair[Any]) -> Plan:
        """Choose one of the options of the seat, or several answers that are given as one."""
