"""The table: it runs a game's rules, asks the seats, and keeps the record.

Rules use the first half (ask, say, together, offer, window, wall); players, bots and servers use
the second (asks, options, answer, why, view, fork, undo, record).
"""

import secrets
from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, Generic, TypeVar

from greatpowers.kernel.ask import Ask, Choice, Cost, Menu, Play, Question, Together
from greatpowers.kernel.bill import Bill
from greatpowers.kernel.chance import Chance, seed_hash
from greatpowers.kernel.checkpoint import Checkpoint, Places, Redeal
from greatpowers.kernel.errors import (
    BadOption,
    BadRecord,
    GameIsOver,
    IllegalAnswer,
    LateAnswer,
    NoRecord,
    TableError,
    UndoRefused,
    WrongSeat,
)
from greatpowers.kernel.game import Game, Result, S
from greatpowers.kernel.log import Entry, merge
from greatpowers.kernel.record import Record
from greatpowers.kernel.verdict import NOT_YOUR_DECISION, Verdict
from greatpowers.kernel.vocabulary import Option

T = TypeVar("T")


class Table(Generic[S]):
    """One game being played. ``Table.open`` deals a new one."""

    def __init__(self, game: Game[S], settings: dict[str, str], seed: str, quiet: bool) -> None:
        self.game = game
        self.settings = settings
        self.seats = game.seats(settings)
        self.seed = seed
        self.quiet = quiet
        self.answers: list[tuple[int, int]] = []
        self.marks: list[tuple[int, str, int]] = []
        self.log: list[Entry] = []
        self.answering = -1
        self.wall = 0
        self._places: Places = ((0, self.seats),)
        self._first = 0
        self._has_record = True
        self._flow: Play[None] | None = None
        self._question: Question | None = None

    @staticmethod
    def open(
        game: Game[S],
        options: Mapping[str, str] | None = None,
        seed: str | int | None = None,
        quiet: bool = False,
    ) -> "Table[S]":
        """Set a game up and play it to its first question."""
        settings = game.settle(options)
        luck = secrets.token_hex(16) if seed is None else str(seed)
        table: Table[S] = Table(game, settings, luck, quiet)
        table._start(game.setup(settings))
        return table

    @staticmethod
    def resume(
        game: Game[S],
        state: S,
        options: Mapping[str, str] | None = None,
        seed: str | int = 0,
        luck: int = 0,
        seats: tuple[str, ...] | None = None,
    ) -> "Table[S]":
        """Go on from a state that stands between two segments, such as a stored snapshot.

        ``luck`` is how often chance was called, ``seats`` who sits where by then. What led to the
        state is not known, so that such a table has no record.
        """
        table: Table[S] = Table(game, game.settle(options), str(seed), False)
        table._has_record = False
        if seats is not None:
            table.seats = seats
            table._places = ((0, seats),)
        table._start(state, luck)
        return table

    # -- what rules use ---------------------------------------------------------------------

    def ask(
        self,
        seat: int,
        prompt: str,
        menu: Callable[[], Menu],
        cite: str = "",
        default: int = -1,
        **args: str | int,
    ) -> Ask:
        """Make a question to yield; the generator goes on with the code of the answer."""
        return Ask(seat, prompt, menu, cite, default, "ask", args)

    def ask_if(self, seat: int, prompt: str, cite: str = "", **args: str | int) -> Play[bool]:
        """Ask a question of yes or no; *no* is the default."""
        answer = yield Ask(seat, prompt, self._yes_or_no, cite, 0, "ask", args)
        return answer == self.game.vocabulary.yes.base

    def offer(self, to: int, prompt: str, cite: str = "", **args: str | int) -> Play[bool]:
        """Put a proposal to a seat and return whether it was accepted."""
        answer = yield Ask(to, prompt, self._yes_or_no, cite, 0, "offer", args)
        return answer == self.game.vocabulary.yes.base

    def window(
        self,
        seats: Iterable[int],
        prompt: str,
        reactions: Callable[[int], Menu],
        cite: str = "",
        **args: str | int,
    ) -> Play[tuple[int, int] | None]:
        """Ask seats in order whether they react; return the first that does, and its answer.

        Name every seat that might react for all the others know: one that cannot only finds
        *pass* on its menu, so that the asking gives nothing away.
        """
        skip = self.game.vocabulary.pass_
        for seat in seats:
            answer = yield Ask(
                seat, prompt, self._window_menu(seat, reactions), cite, skip.base, "window", args
            )
            if answer != skip.base:
                return seat, answer
        return None

    def together(self, branches: Mapping[int, Play[T]]) -> Play[dict[int, T]]:
        """Let each seat go through its own questions, all at once, and return the results.

        A branch may write only what its seat alone can see.
        """
        results: dict[int, T] = {}
        waiting: dict[int, Ask] = {}
        for seat, branch in branches.items():
            self._step(seat, branch, None, waiting, results)
        while waiting:
            code = yield Together(list(waiting.values()))
            seat = self.answering
            self._step(seat, branches[seat], code, waiting, results)
        return results

    def say(
        self, text: str, to: tuple[int, ...] | None = None, cite: str = "", **args: str | int
    ) -> None:
        """Write a line into the log, for everybody or only for the seats named by ``to``."""
        if not self.quiet:
            readers = None if to is None else tuple(self.seats[seat] for seat in to)
            self.log.append(Entry(len(self.answers), text, args, readers, cite))

    def change_places(self, order: Sequence[int]) -> None:
        """Let the players change seats: seat n is taken by the player now in seat order[n]."""
        assert sorted(order) == list(range(len(self.seats))), "every player needs a seat"
        self.seats = tuple(self.seats[seat] for seat in order)
        self._places = (*self._places, (len(self.answers), self.seats))
        self.raise_wall()

    def raise_wall(self) -> None:
        """Forbid taking back what led here: something hidden has just been shown."""
        self.wall = len(self.answers)

    def _yes_or_no(self) -> Menu:
        words = self.game.vocabulary
        return (Choice(words.no), Choice(words.yes))

    def _window_menu(self, seat: int, reactions: Callable[[int], Menu]) -> Callable[[], Menu]:
        return lambda: (Choice(self.game.vocabulary.pass_), *reactions(seat))

    @staticmethod
    def _step(
        seat: int,
        branch: Play[T],
        code: int | None,
        waiting: dict[int, Ask],
        results: dict[int, T],
    ) -> None:
        try:
            question = next(branch) if code is None else branch.send(code)
        except StopIteration as stop:
            waiting.pop(seat, None)
            results[seat] = stop.value
        else:
            if not isinstance(question, Ask) or question.seat != seat:
                raise AssertionError("a branch may only ask its own seat")
            waiting[seat] = question

    # -- what players use -------------------------------------------------------------------

    @property
    def position(self) -> int:
        """The number of answers given so far."""
        return len(self.answers)

    @property
    def checkpoint(self) -> Checkpoint[S]:
        """The table as it was at the start of the present segment, from which it can resume."""
        return self._checkpoint

    @property
    def result(self) -> Result | None:
        """How the game ended, or ``None`` while it goes on."""
        return self.game.result(self.state)

    def asks(self) -> list[Ask]:
        """Return the questions that stand open, at most one a seat; none when it is over."""
        question = self._question
        if question is None:
            return []
        return [question] if isinstance(question, Ask) else question.asks

    def ask_of(self, seat: int) -> Ask | None:
        """Return the question that a seat has to answer, if any."""
        for ask in self.asks():
            if ask.seat == seat:
                return ask
        return None

    def options(self, seat: int) -> list[Option]:
        """Return what a seat may choose now, in the order of the vocabulary."""
        ask = self.ask_of(seat)
        known = self.game.vocabulary.options
        return [] if ask is None else [known[code] for code in ask.codes()]

    def default(self, seat: int) -> Option:
        """Return the answer that is given for a seat that does not answer in time."""
        return self.game.vocabulary.options[self._own_ask(seat).default_code()]

    def cost(self, seat: int, option: Option | str) -> int | None:
        """Return what an option would cost in points, where the game puts a price on it."""
        found = self._priced(seat, option)
        return None if found is None else found[0](found[1], None)

    def bill(self, seat: int, option: Option | str) -> Bill:
        """Return how the price of an option comes about, line by line; nothing if it has none."""
        bill: Bill = []
        found = self._priced(seat, option)
        if found is not None:
            found[0](found[1], bill)
        return bill

    def explain(self, seat: int | None) -> Mapping[str, Any]:
        """Return what the rules make of the table as a seat (``None``: a spectator) knows it."""
        return self.game.explain(self.state, seat)

    def why(self, seat: int, verb: str, target: str | None = None) -> Verdict:
        """Say whether a seat may choose (verb, target) now, and if not, why."""
        option = self.game.vocabulary.option(verb, target)
        ask = self.ask_of(seat)
        if ask is None:
            return NOT_YOUR_DECISION
        known = self.game.vocabulary.verbs[verb]
        return ask.verdict(known, option.code - known.base)

    def answer(self, seat: int, option: Option | str, at: int | None = None) -> None:
        """Answer for a seat. ``at`` is the position the answer was meant for, if it matters."""
        option = self._known(option)
        if at is not None and at != self.position:
            raise LateAnswer(f"that was for position {at}, but the game is at {self.position}")
        ask = self._own_ask(seat)
        if option.code not in ask.codes():
            verb = self.game.vocabulary.verbs[option.verb]
            verdict = ask.verdict(verb, option.code - verb.base)
            raise IllegalAnswer(f"{option} is not allowed now: {verdict!r}", verdict)
        self._apply(seat, option.code)

    def answer_known(self, seat: int, code: int) -> None:
        """Answer with a code that is known to be on the menu: for searches, which try many."""
        self._apply(seat, code)

    def view(self, seat: int | None) -> dict[str, Any]:
        """Return all that a seat (``None``: a spectator) may know, as plain data."""
        result = self.result
        return {
            "game": self.game.id,
            "seat": None if seat is None else self._player(seat),
            "seats": list(self.seats),
            "position": self.position,
            "seed_hash": seed_hash(self.seed),
            "asks": [self._ask_data(ask, seat) for ask in self.asks()],
            "state": self.game.view(self.state, seat),
            "result": None
            if result is None
            else {
                "winners": [self.seats[winner] for winner in result.winners],
                "ending": result.ending,
                "scores": list(result.scores),
            },
        }

    def read_log(self, seat: int | None) -> list[Entry]:
        """Return the lines of the log that a seat (``None``: a spectator) may read."""
        if self.quiet:
            return []
        player = None if seat is None else self._player(seat)
        return [entry for entry in merge(self.log, self.marks) if entry.visible_to(player)]

    def fork(self, redeal_for: int | None = None, seed: str | None = None) -> "Table[S]":
        """Return a quiet copy at this very moment, for thinking ahead.

        With ``redeal_for`` the copy is dealt anew where that seat cannot see, and its luck is no
        longer that of this table: a search on it cannot cheat.
        """
        other: Table[S] = Table(self.game, self.settings, self.seed, True)
        other.marks = self.marks
        other._has_record = self._has_record
        other._first = self._first
        other._origin = self._origin
        start = self._checkpoint
        if redeal_for is not None:
            self._player(redeal_for)
            redeal = Redeal(self.position, redeal_for, seed or secrets.token_hex(8))
            start = other._origin = start.with_redeal(redeal)
            other._first = self.position
            other._has_record = False
        other._restore(start, self.answers)
        return other

    def close(self) -> None:
        """Stop here, for a copy that is no longer needed.

        The rules being played hold the table, which holds them: unless they part, the copy stays
        in memory until the garbage collector comes upon it.
        """
        self._flow = None
        self._question = None

    def undo(self, seat: int, steps: int = 1, consent: bool = False) -> None:
        """Take back the last answers. Past a wall the other seats must consent."""
        if not 1 <= steps <= self.position - self._first:
            raise UndoRefused("there is nothing to take back")
        player = self._player(seat)
        free = steps <= self.undoable(seat)
        if not (free or consent):
            raise UndoRefused("a draw, a reveal or another seat's decision stands in between")
        if not free:
            self.marks = [*self.marks, (self.position, player, steps)]
        position = self.position - steps
        latest = self._checkpoint
        start = latest if position >= latest.answers else self._origin
        self._restore(start, self.answers[:position])

    def undoable(self, seat: int) -> int:
        """Return how many answers a seat may take back without asking anybody."""
        steps = 0
        while (
            self.position - steps > self.wall and self.answers[self.position - steps - 1][0] == seat
        ):
            steps += 1
        return steps

    def record(self) -> Record:
        """Return the record of the game so far."""
        if not self._has_record:
            raise NoRecord("no record leads here: the table was set up from a position or redealt")
        return Record(
            self.game.id,
            self.game.version,
            dict(self.settings),
            self.seed,
            self._written_answers(),
            list(self.marks),
        )

    @staticmethod
    def replay(game: Game[S], record: Record, to: int | None = None) -> "Table[S]":
        """Play a record again, checking every answer, to its end or to a position."""
        if record.game != game.id:
            raise BadRecord(f"this is a record of {record.game!r}, not of {game.id!r}")
        if record.version != game.version:
            raise BadRecord(
                f"the record follows version {record.version} of the rules of {game.id}; "
                f"this is version {game.version}"
            )
        if to is not None and not 0 <= to <= len(record.answers):
            raise BadRecord(f"the record has {len(record.answers)} answers, not {to}")
        try:
            table: Table[S] = Table.open(game, record.options, record.seed)
        except BadOption as error:
            raise BadRecord(f"the record cannot be played: {error}") from error
        for number, text in enumerate(record.answers[:to], start=1):
            table._play(number, text)
        table.marks = [mark for mark in record.marks if to is None or mark[0] - mark[2] <= to]
        for at, player, steps in table.marks:
            if player not in table.seats:
                raise BadRecord(f"a mark is by {player!r}, who is not at this table")
            if not 1 <= steps <= at:
                raise BadRecord(f"a mark tells of {steps} answers taken back out of {at}")
        return table

    # -- how it works -----------------------------------------------------------------------

    def _own_ask(self, seat: int) -> Ask:
        if self._question is None:
            raise GameIsOver("the game is over")
        ask = self.ask_of(seat)
        if ask is None:
            raise WrongSeat(f"{self._player(seat)} is not being asked")
        return ask

    def _player(self, seat: int) -> str:
        if not 0 <= seat < len(self.seats):
            raise WrongSeat(f"there is no seat {seat} at this table")
        return self.seats[seat]

    def _priced(self, seat: int, option: Option | str) -> tuple[Cost, int] | None:
        """Return what reckons the price of an option, and the option's target."""
        option = self._known(option)
        verb = self.game.vocabulary.verbs[option.verb]
        target = option.code - verb.base
        for choice in self._own_ask(seat).menu():
            if choice.verb is verb and choice.cost is not None and choice.verdict(target):
                return choice.cost, target
        return None

    def _known(self, option: Option | str) -> Option:
        """Return the option of this game's own vocabulary."""
        words = self.game.vocabulary
        if isinstance(option, str):
            return words.parse(option)
        if option.code < len(words.options) and words.options[option.code] is option:
            return option
        return words.option(option.verb, option.target)

    def _written_answers(self) -> list[str]:
        known = self.game.vocabulary.options
        names = dict(self._places)
        seats = self.seats
        written = []
        for at, (seat, code) in enumerate(self.answers):
            seats = names.get(at, seats)
            written.append(f"{seats[seat]} {known[code]}")
        return written

    def _play(self, number: int, text: str) -> None:
        """Play one answer of a record."""
        name, _, words = text.partition(" ")
        if name not in self.seats:
            raise BadRecord(f"answer {number} is by {name!r}, who is not at this table")
        try:
            self.answer(self.seats.index(name), words)
        except TableError as error:
            raise BadRecord(f"answer {number}, {text!r}, cannot be played: {error}") from error

    def _ask_data(self, ask: Ask, seat: int | None) -> dict[str, Any]:
        data: dict[str, Any] = {
            "seat": self.seats[ask.seat],
            "prompt": ask.prompt,
            "cite": ask.cite,
        }
        if ask.seat == seat:
            known = self.game.vocabulary.options
            data["kind"] = ask.kind
            data["args"] = ask.args or {}
            data["options"] = [str(known[code]) for code in ask.codes()]
        return data

    def _start(self, state: S, luck: int = 0) -> None:
        self.state = state
        self.chance = Chance(self.seed, luck)
        self._checkpoint = self._origin = self._copy()
        if not self._begin():
            self._play_on()

    def _copy(self) -> Checkpoint[S]:
        return Checkpoint(
            self.state.clone(),
            self.chance.copy(),
            len(self.answers),
            len(self.log),
            self.wall,
            self._places,
        )

    def _play_on(self) -> None:
        """Play segment after segment until somebody is asked or the game is over."""
        self._checkpoint = self._copy()
        while not self._begin():
            self._checkpoint = self._copy()

    def _begin(self) -> bool:
        """Begin the segment before which the state stands; say whether the table can rest now."""
        self._flow = None
        self._question = None
        if self.game.result(self.state) is not None:
            return True
        self._flow = self.game.segment(self)
        return self._go_on(self._flow, None)

    def _go_on(self, flow: Play[None], code: int | None) -> bool:
        """Let the rules go on with an answer; say whether they ask again in this segment."""
        luck = self.chance.counter
        asked = True
        try:
            self._question = next(flow) if code is None else flow.send(code)
        except StopIteration:
            asked = False
        if self.chance.counter != luck:
            self.wall = len(self.answers)
        return asked

    def _apply(self, seat: int, code: int) -> None:
        flow = self._flow
        assert flow is not None
        self.answers.append((seat, code))
        self.answering = seat
        if not self._go_on(flow, code):
            self._play_on()

    def _restore(self, checkpoint: Checkpoint[S], answers: list[tuple[int, int]]) -> None:
        """Go back to a checkpoint and play all answers after it again."""
        self._checkpoint = checkpoint
        self.state = checkpoint.state.clone()
        self.chance = checkpoint.luck.copy()
        self.wall = checkpoint.wall
        self._places = checkpoint.places
        self.seats = self._places[-1][1]
        del self.log[checkpoint.log :]
        self.answers = answers[: checkpoint.answers]
        if not self._begin():
            self._play_on()
        for seat, code in answers[checkpoint.answers :]:
            self._repeat_redeals(checkpoint.redeals)
            self._apply(seat, code)
        self._repeat_redeals(checkpoint.redeals)

    def _repeat_redeals(self, redeals: tuple[Redeal, ...]) -> None:
        for redeal in redeals:
            if redeal.at == len(self.answers):
                self.chance = redeal.deal(self.state, self.game.redeal)
                self.raise_wall()
