"""A simple way to play: something on the board each round, then on with it."""

from tests.browser.people import Person

QUIET = ("pass", "end_round", "keep")
BUSY = 2
"""How many actions somebody takes in a round before they end it."""


class Strategy:
    """Chooses answers for somebody, a little of everything."""

    def __init__(self) -> None:
        self.done: list[str] = []
        self._actions = 0

    def choose(self, person: Person) -> str:
        """Return what to answer now."""
        options = person.options
        option = self._act(options) if "end_round" in options else quiet(person)
        self.done.append(option)
        return option

    def _act(self, options: list[str]) -> str:
        shifts = [option for option in options if option.startswith("shift ")]
        if self._actions < BUSY and shifts:
            self._actions += 1
            return shifts[self._actions % len(shifts)]
        self._actions = 0
        return "end_round"


def quiet(person: Person) -> str:
    """Return the answer of somebody who only wants the game to go on."""
    options = person.options
    return next((option for option in QUIET if option in options), options[0])


def turn_of(person: Person) -> int:
    """Return which turn of the game somebody sees."""
    turn: int = person.state["view"]["state"]["turn"]
    return turn
