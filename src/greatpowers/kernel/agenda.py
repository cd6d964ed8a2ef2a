"""The agenda: affairs within affairs, as a stack of small numbers in the state.

A declaration of war calls allies, a battle kills a ruler, an election follows. Such an affair is
a *task* of several steps, read from top to bottom. Every step that may ask is a generator function
and begins a segment; those that ask nobody return nothing and follow in it. A plain function that
returns the generator of another is refused: what it does before would be done twice. A step may
begin further tasks: they are played to their end before the next step. As the stack is part of the
state, a fork never plays more again than the present step.

    WAR = AGENDA.task("war", declare, call_allies, fight, make_peace)

    def declare(t: Table[State], affair: Affair) -> Play[None]:
        attacker, target = affair.numbers
        ...
"""

from collections.abc import Callable
from inspect import isgeneratorfunction
from types import FunctionType
from typing import Any, Final, TypeAlias

from greatpowers.kernel.ask import Play
from greatpowers.kernel.rules_side import RulesSide

Stack: TypeAlias = list[list[int]]
"""Affairs under way, the present one last, each a row of numbers."""

TASK: Final = 0
STEP: Final = 1
HEARD: Final = 2
RESULT: Final = 3
NUMBERS: Final = 4
"""What stands where in a row: the kind of affair, its next step, how the affair that it waited for
came out, how it comes out itself, and what it is about."""

OVER: Final = 1_000_000
"""The next step of an affair that has no more."""


class Affair:
    """One affair under way, as its steps see it."""

    __slots__ = ("_row",)

    def __init__(self, row: list[int]) -> None:
        self._row = row

    @property
    def numbers(self) -> list[int]:
        """What the affair is about, as it was begun or last noted."""
        return self._row[NUMBERS:]

    @property
    def heard(self) -> int:
        """How the affair that this one waited for came out; 0 if there was none."""
        return self._row[HEARD]

    def note(self, *numbers: int) -> None:
        """Remember other numbers for the steps to come."""
        self._row[NUMBERS:] = numbers

    def repeat(self) -> None:
        """Come back to this step, after what it has begun."""
        self._row[STEP] -= 1

    def end(self, result: int = 0) -> None:
        """Let this step be the last, and the affair come out so."""
        self._row[STEP] = OVER
        self._row[RESULT] = result


Step: TypeAlias = Callable[[Any, Affair], Play[None] | None]


class Task:
    """A kind of affair: its name and its steps.

    ``asking`` are the steps that are known to ask: which do is seen when they are first begun.
    """

    __slots__ = ("asking", "name", "number", "steps")

    def __init__(self, name: str, number: int, steps: tuple[Step, ...]) -> None:
        self.name = name
        self.number = number
        self.steps = steps
        self.asking = [False] * len(steps)

    def begin(self, stack: Stack, *numbers: int) -> None:
        """Put such an affair on top: it comes before all that is under way."""
        stack.append([self.number, 0, 0, 0, *numbers])


class Agenda:
    """All kinds of affairs of a game, whose state has the stack of them as ``agenda``."""

    def __init__(self) -> None:
        self._tasks: list[Task] = []

    def task(self, name: str, *steps: Step) -> Task:
        """Declare a kind of affair by its steps."""
        assert steps, "an affair has at least one step"
        for step in steps:
            _check(name, step)
        task = Task(name, len(self._tasks), steps)
        self._tasks.append(task)
        return task

    def segment(self, t: RulesSide[Any]) -> Play[None]:
        """Play the next step of the affair on top, and on to the next one that may ask."""
        stack: Stack = t.state.agenda
        row = stack[-1]
        play = self._begin(t, row)
        if play is not None:
            yield from play
        self._finish(stack, row)
        while stack:
            row = stack[-1]
            asking, step = self._tasks[row[TASK]].asking, row[STEP]
            if not asking[step] and self._begin(t, row) is not None:
                asking[step] = True
                row[STEP] = step  # nothing of it is played yet
            if asking[step]:
                return  # the next segment begins with it
            self._finish(stack, row)

    def _begin(self, t: RulesSide[Any], row: list[int]) -> Play[None] | None:
        """Take the next step of an affair; one that may ask is returned to be played."""
        step = self._tasks[row[TASK]].steps[row[STEP]]
        row[STEP] += 1
        return step(t, Affair(row))

    def _finish(self, stack: Stack, row: list[int]) -> None:
        """Take off what is done, and tell what waited for it how it came out."""
        row[HEARD] = 0
        while stack and stack[-1][STEP] >= len(self._tasks[stack[-1][TASK]].steps):
            result = stack.pop()[RESULT]
            if stack:
                stack[-1][HEARD] = result


def _check(task: str, step: Step) -> None:
    """Refuse a step that neither is a generator function nor says that it returns nothing.

    Compiled functions do not tell; they are checked where the same source runs interpreted.
    """
    if not isinstance(step, FunctionType) or isgeneratorfunction(step):
        return
    if step.__annotations__.get("return", step) not in (None, "None"):
        raise ValueError(
            f"step {step.__name__} of task {task}: one that may ask must be a generator function"
            " itself (yield from …), one that asks nobody must be declared to return None"
        )


def copy_stack(stack: Stack) -> Stack:
    """Return an independent copy, for a state's ``clone``."""
    return [row.copy() for row in stack]
