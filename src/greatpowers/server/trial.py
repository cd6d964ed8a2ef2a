"""Trials: a plan on a copy of the table that is dealt anew for whoever plans.

The copy knows nothing that the seat could not see at the moment when the plan begins: neither its
other hands, nor its luck, nor what a bot answers on it tell anything of the true ones. So every
seat may be played on it, and looked at from its side.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final

from greatpowers.kernel.errors import TableError
from greatpowers.kernel.table import Table
from greatpowers.server.contract import ErrorBody, Moment, PlanStep
from greatpowers.server.errors import refusal_of
from greatpowers.server.reading import read_log
from greatpowers.server.views import table_at, take_view, write_lines

DEALS: Final = 6
"""In so many other deals an answer must be open to be one that tells nothing hidden."""
MOST_WEIGHED: Final = 64
"""So many answers of a plan are looked at for what they tell."""


@dataclass(frozen=True)
class Beginning:
    """Whose a plan is, after how many answers it begins, its luck, and where bots sit."""

    seat: str
    at: int
    seed: str
    bots: tuple[int, ...]


class Trial:
    """A plan that is being tried, as far as it has come."""

    def __init__(self, table: Table[Any], beginning: Beginning) -> None:
        start = table_at(table, beginning.at)
        self.seat = beginning.seat
        self.table: Table[Any] = start.fork(
            redeal_for=start.seats.index(self.seat), seed=beginning.seed, quiet=False
        )
        self.start = self.table.position
        self.steps: list[PlanStep] = []
        self.left_out: list[str] = []
        self.rest: list[str] = []
        self.refused: ErrorBody | None = None
        self.ready: list[str] = []
        self.ready_answers = 0
        self._bots = beginning.bots
        self._is_ready = True
        self._given: list[tuple[str, str]] = []

    # -- playing ---------------------------------------------------------------------------

    def follow(self, answers: Sequence[str], lenient: bool = False) -> None:
        """Give the answers of a plan.

        Leniently, those of others that do not fit are left out: they were only imagined. The
        first own one that does not fit ends it. One that left no choice, and was given by itself,
        may be named as well.
        """
        for number, answer in enumerate(answers):
            seat, option = self.read(answer)
            if (seat, option) in self._given:
                self._given.remove((seat, option))
                continue
            try:
                self.answer(seat, option)
            except TableError as error:
                if not lenient:
                    raise
                if seat == self.seat:
                    self.rest = list(answers[number:])
                    self.refused = refusal_of(error).data()
                    return
                self.left_out.append(f"{seat} {option}")

    def read(self, answer: str) -> tuple[str, str]:
        """Return whose answer it is and which; without a seat it is that of whoever plans."""
        name, _, option = answer.partition(" ")
        return (name, option) if name in self.table.seats else (self.seat, answer)

    def answer(self, seat: str, option: str) -> None:
        """Give one answer, and after it all that leave no choice."""
        index = self.table.seats.index(seat)
        parsed = str(self.table.game.vocabulary.parse(option))
        was_ready = self._is_ready and seat == self.seat and not self._behind_wall()
        self.table.answer(index, parsed)
        self._note(seat, parsed, forced=False)
        self._is_ready = was_ready
        if was_ready:
            self.ready = [step["option"] for step in self.steps]
            self.ready_answers += 1
        self._given.clear()
        self._give_forced()

    def _give_forced(self) -> None:
        while (found := self.table.forced(self._bots)) is not None:
            index, option = found
            seat = self.table.seats[index]
            self._is_ready = self._is_ready and seat == self.seat and not self._behind_wall()
            self.table.answer_forced(index)
            self._note(seat, str(option), forced=True)
            self._given.append((seat, str(option)))

    def _behind_wall(self) -> bool:
        """Say whether something was drawn or shown since the plan began, right before this."""
        return bool(self.steps) and self.table.wall == self.table.position

    def _note(self, seat: str, option: str, forced: bool) -> None:
        at = self.table.position
        drawn = self.table.wall == at
        self.steps.append(
            {"at": at, "seat": seat, "option": option, "forced": forced, "drawn": drawn}
        )

    @property
    def answers(self) -> list[str]:
        """The answers that were given, as they can be followed again."""
        return [f"{step['seat']} {step['option']}" for step in self.steps if not step["forced"]]

    # -- who is next -----------------------------------------------------------------------

    def waits_for(self) -> str | None:
        """Return the other seat that would have to answer now; none if the own one is asked."""
        asked = [self.table.seats[ask.seat] for ask in self.table.asks()]
        return None if not asked or self.seat in asked else asked[0]

    def eyes(self, by_hand: bool) -> str:
        """Return the seat from which the plan is looked at."""
        return (self.waits_for() if by_hand else None) or self.seat

    def let_bot_answer(self, options: Sequence[str] | None) -> None:
        """Give what a bot has chosen for the seat that is waited for, or the default answer."""
        seat = self.waits_for()
        assert seat is not None, "nobody else is asked"
        index = self.table.seats.index(seat)
        try:
            for option in options or ():
                self.answer(seat, option)
        except TableError:
            options = None
        if not options:
            self.answer(seat, str(self.table.default(index)))

    # -- showing ---------------------------------------------------------------------------

    def moment(self, base: int, by_hand: bool) -> Moment:
        """Return what is seen where the plan leads; the log tells only of the plan."""
        eyes = self.eyes(by_hand)
        view = take_view(self.table, eyes, base, None)
        for data, ask in zip(view["asks"], self.table.asks(), strict=True):
            if ask.veiled and data["seat"] == eyes:
                data["veiled"] = True
        lines = read_log(self.table, self.seat, base)
        told = write_lines(line for line in lines if line.at > base + self.start)
        return {"position": base + self.table.position, "view": view, "log": told}

    def steps_from(self, base: int) -> list[PlanStep]:
        """Return the steps, counted from the start of the game."""
        return [{**step, "at": base + step["at"]} for step in self.steps]


def try_plan(
    table: Table[Any], beginning: Beginning, answers: Sequence[str], lenient: bool = False
) -> Trial:
    """Return the copy to which the answers of a plan lead."""
    trial = Trial(table, beginning)
    trial.follow(answers, lenient)
    return trial


def open_answers(table: Table[Any], beginning: Beginning, answers: Sequence[str]) -> int:
    """Say how many answers of a plan tell nothing that only its seat can know.

    An answer tells something if it is not open in every deal that the others may think of.
    """
    trial = Trial(table, beginning)
    for number, answer in enumerate(answers[:MOST_WEIGHED]):
        seat, option = trial.read(answer)
        if seat == trial.seat and _is_hidden(trial.table, seat, option):
            return number
        trial.answer(seat, option)
    return min(len(answers), MOST_WEIGHED)


def _is_hidden(table: Table[Any], seat: str, option: str) -> bool:
    index = table.seats.index(seat)
    ask = table.ask_of(index)
    if ask is None or ask.public:
        return False
    others = [other for other in range(len(table.seats)) if other != index]
    wanted = table.game.vocabulary.parse(option)
    for number in range(DEALS):
        copy = table.fork(redeal_for=others[number % len(others)], seed=f"open {number}")
        is_open = wanted in copy.options(index)
        copy.close()
        if not is_open:
            return True
    return False
