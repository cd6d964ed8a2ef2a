"""The table: it runs a game's rules, asks the seats, and keeps the record.

Rules use what stands in ``RulesSide``; players, bots and servers use what is here.
"""

import secrets
from collections.abc import Callable, Collection, Mapping, Sequence
from typing import Any, Generic

from greatpowers.kernel.ask import Ask, Cost, Play
from greatpowers.kernel.bill import NO_STAKES, Bill, Stakes
from greatpowers.kernel.chance import check_seed
from greatpowers.kernel.checkpoint import Beginning, Checkpoint, Earlier, Redeal
from greatpowers.kernel.engine import Engine
from greatpowers.kernel.errors import (
    BadOption,
    BadRecord,
    GameIsOver,
    IllegalAnswer,
    LateAnswer,
    NoRecord,
    TableError,
    UndoRefused,
    UnknownAnswer,
    WrongSeat,
)
from greatpowers.kernel.features import Sheet
from greatpowers.kernel.game import Game, Result, S
from greatpowers.kernel.log import Entry, WholeLog
from greatpowers.kernel.record import MOST_MARKS, Record
from greatpowers.kernel.verdict import BEHIND_A_WALL, NOT_ASKED, NOT_YOUR_DECISION, Verdict
from greatpowers.kernel.vocabulary import Option
from greatpowers.kernel.writing import read_answers, written_answers, written_asides


class Table(Engine[S]):
    """One game being played. ``Table.open`` deals a new one.

    ``notes`` are lines that whoever runs the table adds to its log; they are no part of the game.
    """

    def __init__(self, game: Game[S], settings: dict[str, str], seed: str, quiet: bool) -> None:
        super().__init__(game, settings, seed, quiet)
        self.marks: list[tuple[int, str, int]] = []
        self.notes: list[Entry] = []
        self._whole_log = WholeLog()
        self._has_record = True

    @staticmethod
    def open(
        game: Game[S],
        options: Mapping[str, str] | None = None,
        seed: str | int | None = None,
        quiet: bool = False,
        looks_back: bool = True,
    ) -> "Table[S]":
        """Set a game up and play it to its first question.

        One that is ``quiet`` writes no log; one that never ``looks_back`` can only be played on.
        """
        settings = game.settle(options)
        luck = secrets.token_hex(16) if seed is None else str(seed)
        check_seed(luck)
        table: Table[S] = Table(game, settings, luck, quiet)
        table.looks_back = looks_back
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

    @staticmethod
    def load(
        game: Game[S], record: Record, checkpoints: Sequence[Checkpoint[S]], log: Sequence[Entry]
    ) -> "Table[S]":
        """Go on from the last checkpoint that was stored with a record.

        Nothing is checked: the record must have been made by these very rules. ``log`` are the
        lines up to that checkpoint.
        """
        table: Table[S] = Table(game, game.settle(record.options), record.seed, False)
        start = checkpoints[-1]
        table.log = list(log)
        table.marks = record.marks.copy()
        table.forced_answers = record.forced.copy()
        table.seeds = record.seeds.copy()
        table._places = start.places
        answers, asides = read_answers(game.vocabulary, record, start)
        table._restore(list(checkpoints), answers, asides)
        table.hear_asides(record.asides)
        for text in record.answers[start.answers :]:
            table._play_known(text)
            table.hear_asides(record.asides)
        return table

    # -- where it stands ----------------------------------------------------------------------

    @property
    def answers(self) -> list[tuple[int, int]]:
        """The answers given so far, by seat and code; in a copy dealt anew, those since."""
        known = self._gather()
        return known[self._first - self._before :]

    @property
    def checkpoint(self) -> Checkpoint[S]:
        """The table as it was at the start of the present segment, from which it can resume."""
        return self.checkpoints[-1]

    @property
    def checkpoints(self) -> Sequence[Checkpoint[S]]:
        """The table as it was at the starts of segments: some of the past, and the present one."""
        if self._kept()[0].redeals:
            raise NoRecord("a copy that was dealt anew does not tell where it came from")
        self._is_copied_always = True
        return self._checkpoints

    @property
    def segment_start(self) -> int:
        """How many answers had been given when the present segment began."""
        return self._kept()[-1].answers

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
        question = self._question
        if isinstance(question, Ask):
            return question if question.seat == seat else None
        if question is not None:
            for ask in question.asks:
                if ask.seat == seat:
                    return ask
        return None

    def options(self, seat: int) -> list[Option]:
        """Return what a seat may choose now, in the order of the vocabulary."""
        self._player(seat)
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

    def stakes(self, seat: int, option: Option | str) -> Stakes:
        """Return what an option would lose or borrow besides its price, if anything."""
        return self._own_ask(seat).stakes().get(self._known(option).code, NO_STAKES)

    def explain(self, seat: int | None) -> Mapping[str, Any]:
        """Return what the rules make of the table as a seat (``None``: a spectator) knows it."""
        return self.game.explain(self.state, seat, None)

    def why(self, seat: int, verb: str, target: str | None = None) -> Verdict:
        """Say whether a seat may choose (verb, target) now, and if not, why."""
        option = self.game.vocabulary.option(verb, target)
        self._player(seat)
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

    def answer_all(self, seat: int, options: Sequence[Option | str], at: int | None = None) -> None:
        """Give several answers as one: all of them, or none if one of them cannot be given.

        Only the last may lead past a wall. Whether they can be given is tried on a copy dealt
        anew, so that a refusal tells nothing that the seat does not know.
        """
        if at is not None and at != self.position:
            raise LateAnswer(f"that was for position {at}, but the game is at {self.position}")
        if len(options) == 1:
            self.answer(seat, options[0])
            return
        plan = [self._known(option) for option in options]
        if not plan:
            raise UnknownAnswer("a plan needs at least one answer")
        self._try(seat, plan)
        start = self.position
        try:
            for option in plan:
                self.answer(seat, option)
        except TableError:
            self._go_back(start)
            raise

    def _try(self, seat: int, plan: list[Option]) -> None:
        """Raise if a plan cannot be carried out as a whole."""
        guess = self.fork(redeal_for=seat)
        for number, option in enumerate(plan, start=1):
            if number > 1 and guess.wall == guess.position:
                told = f"a draw, a die or a reveal stands before answer {number}"
                raise IllegalAnswer(told, BEHIND_A_WALL)
            guess.answer(seat, option)
        guess.close()

    def answer_known(self, seat: int, code: int) -> None:
        """Answer with a code that is known to be on the menu: for searches, which try many."""
        self._apply(seat, code)

    def forced(self, bots: Collection[int] = ()) -> tuple[int, Option] | None:
        """Return a seat with its only option, where nobody learns from its being given by itself.

        So it is if the menu hangs on what everybody may see, or if only bots sit elsewhere.
        """
        for ask in self.asks():
            others = (seat for seat in range(len(self.seats)) if seat != ask.seat)
            if ask.seat not in bots and (ask.public or all(other in bots for other in others)):
                codes = ask.codes()
                if len(codes) == 1:
                    return ask.seat, self.game.vocabulary.options[codes[0]]
        return None

    def answer_forced(self, seat: int) -> None:
        """Give a seat's only answer for it, and tell it so."""
        codes = self._own_ask(seat).codes()
        assert len(codes) == 1, "there is a choice"
        self.forced_answers.append(self.position)
        self._apply(seat, codes[0])

    def asides(self, seat: int) -> list[Option]:
        """Return what a seat may say now though it is not asked."""
        asides = self.game.asides
        if asides is None or self._question is None:
            return []
        known = self.game.vocabulary.options
        return [known[code] for code in asides.codes(self.state, seat)]

    def waiting(self) -> dict[int, list[list[int]]]:
        """Return what waits for a word of seats that are not asked, by seat."""
        asides = self.game.asides
        if asides is None or asides.replies is None or self._question is None:
            return {}
        return asides.replies.waiting(self.state)

    def aside(self, seat: int, option: Option | str) -> None:
        """Let a seat say something beside the questions; others learn of it if it is said aloud."""
        option = self._known(option)
        self._player(seat)
        if option not in self.asides(seat):
            raise IllegalAnswer(f"{option} is not to be said now", NOT_ASKED)
        self._apply_aside(seat, option.code)

    def is_aloud(self, code: int) -> bool:
        """Say whether everybody hears something that a seat says beside the questions."""
        asides = self.game.asides
        return asides is not None and asides.is_aloud(code)

    def hear_asides(self, asides: Sequence[tuple[int, str]]) -> None:
        """Do what seats said here, of all the asides of a game as its record has them."""
        for at, text in asides[len(self.said) :]:
            if at != self.position:
                break
            name, _, words = text.partition(" ")
            if name not in self.seats:
                raise BadRecord(f"an aside is by {name!r}, who is not at this table")
            try:
                self.aside(self.seats.index(name), words)
            except TableError as error:
                raise BadRecord(f"the aside {text!r} cannot be played: {error}") from error

    def view(self, seat: int | None) -> dict[str, Any]:
        """Return all that a seat (``None``: a spectator) may know, as plain data."""
        result = self.result
        return {
            "game": self.game.id,
            "seat": None if seat is None else self._player(seat),
            "seats": list(self.seats),
            "position": self.position,
            "seed_hash": self.seed_hash,
            "asks": [self._ask_data(ask, seat) for ask in self.asks()],
            "asides": [] if seat is None else [str(option) for option in self.asides(seat)],
            "state": self.game.view(self.state, seat, None),
            "result": None if result is None else result.data(self.seats),
        }

    def features(self, seat: int, sheet: Sheet) -> None:
        """Write what a seat knows as numbers: who it is, who is asked, and what the game tells."""
        names = self.seats
        sheet.again()
        sheet.which("seat", seat, names)
        sheet.count("asked", [ask.seat for ask in self.asks()], names)
        self.game.features(self.state, seat, sheet)

    def read_log(self, seat: int | None) -> list[Entry]:
        """Return the lines of the log that a seat (``None``: a spectator) may read."""
        if self.quiet:
            return []
        player = None if seat is None else self._player(seat)
        return [
            entry
            for entry in self._whole_log.read(self.log, self.marks, self.notes)
            if entry.visible_to(player)
        ]

    def fork(
        self, redeal_for: int | None = None, seed: str | None = None, quiet: bool = True
    ) -> "Table[S]":
        """Return a copy at this very moment, for thinking ahead.

        With ``redeal_for`` the copy is dealt anew where that seat cannot see, and its luck is no
        longer that of this table: a search on it cannot cheat. If it is not to be ``quiet``, its
        log tells what happens on it.
        """
        self._is_copied_always = True
        if redeal_for is None:
            return self.at(self.position)
        self._player(redeal_for)
        luck = seed or secrets.token_hex(8)
        other: Table[S] = Table(self.game, self.settings, luck, quiet)
        other._seed_hash = self.seed_hash
        other._has_record = False
        other._first = self.position
        other.seeds = [seed for seed in self.seeds if seed[0] < self.position]
        start = self._kept()[-1]
        other._before = start.answers
        redeal = Redeal(self.position, len(self.said), redeal_for, luck)
        since = self._answers[start.answers - self._before :]
        other._restore([start.with_redeal(redeal)], since, self.said)
        return other

    def at(self, position: int) -> "Table[S]":
        """Return a quiet copy of the table as it was after so many answers."""
        if not self._first <= position <= self.position:
            raise UndoRefused(f"the table cannot be brought to position {position}")
        other: Table[S] = Table(self.game, self.settings, self.seed, True)
        other.marks = self.marks
        other.seeds = self.seeds
        other._has_record = self._has_record
        other._seed_hash = self._seed_hash
        other._first = self._first
        checkpoints = self._checkpoints_to(position)
        start = checkpoints[-1].answers
        if start < self._before:
            self._gather()
        known = start - self._before
        other._before = start
        other._earlier = Earlier(self._earlier, self._answers, known)
        asides = self.said
        if position < self.position:
            asides = [aside for aside in asides if aside[0] <= position]
        other.forced_answers = [number for number in self.forced_answers if number < position]
        since = self._answers[known : position - self._before]
        other._restore(checkpoints, since, asides)
        return other

    def close(self) -> None:
        """Stop here, for a copy that is no longer needed.

        The rules being played hold the table, which holds them: unless they part, the copy stays
        in memory until the garbage collector comes upon it.
        """
        self._flow = None
        self._question = None

    def undo(self, seat: int, steps: int = 1, consent: bool = False) -> None:
        """Take back the last answers. Past a wall the other seats must consent.

        An answer that was given by itself is taken back with the one before it: nobody could
        answer it in another way.
        """
        player = self._player(seat)
        if not 1 <= steps <= self.position - self.floor:
            raise UndoRefused("there is nothing to take back")
        while steps < self.position - self.floor and self.is_forced(self.position - steps):
            steps += 1
        free = steps <= self.undoable(seat)
        if not (free or consent):
            raise UndoRefused("a draw, a reveal or another seat's decision stands in between")
        if not free:
            self.marks = [*self.marks, (self.position, player, steps)][-MOST_MARKS:]
        self._go_back(self.position - steps)

    def undoable(self, seat: int) -> int:
        """Return how many answers a seat may take back without asking anybody."""
        self._player(seat)
        steps = free = 0
        while self.position - steps > max(self.wall, self.floor):
            number = self.position - steps - 1
            forced = self.is_forced(number)
            if number < self._before:
                self._gather()
            if not forced and self._answers[number - self._before][0] != seat:
                break
            steps += 1
            if not forced:
                free = steps
        return free

    def last_answer(self, seat: int) -> int:
        """Return the position after the last answer that a seat gave and had a choice in."""
        answers = self._gather()
        for number in range(len(answers) - 1, -1, -1):
            position = self._before + number
            if answers[number][0] == seat and not self.is_forced(position):
                return position + 1
        return 0

    def record(self) -> Record:
        """Return the record of the game so far."""
        if not self._has_record:
            raise NoRecord("no record leads here: the table was set up from a position or redealt")
        return Record(
            self.game.id,
            self.game.version,
            dict(self.settings),
            self.seed,
            written_answers(self.game.vocabulary, self._places, self._gather()),
            list(self.marks),
            written_asides(self.game.vocabulary, self._places, self.said),
            self.forced_answers.copy(),
            self.game.fingerprint,
            self.seeds.copy(),
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
        table.forced_answers = [number for number in record.forced if to is None or number < to]
        table.seeds = [seed for seed in record.seeds if to is None or seed[0] <= to]
        table.hear_asides(record.asides)
        for number, text in enumerate(record.answers[:to], start=1):
            table._play(number, text)
            table.hear_asides(record.asides)
        record.check(table.seats, None if to is not None else len(table.said))
        table.marks = [mark for mark in record.marks if to is None or mark[0] - mark[2] <= to]
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
        if not isinstance(seat, int) or not 0 <= seat < len(self.seats):
            raise WrongSeat(f"there is no seat {seat!r} at this table")
        return self.seats[seat]

    def _priced(self, seat: int, option: Option | str) -> tuple[Cost, int] | None:
        """Return what reckons the price of an option, and the option's target."""
        option = self._known(option)
        verb = self.game.vocabulary.verbs[option.verb]
        target = option.code - verb.base
        choice = self._own_ask(seat).priced(verb, target)
        return None if choice is None or choice.cost is None else (choice.cost, target)

    def _known(self, option: Option | str) -> Option:
        """Return the option of this game's own vocabulary."""
        words = self.game.vocabulary
        if isinstance(option, str):
            return words.parse(option)
        if not isinstance(option, Option):
            raise UnknownAnswer(f"{option!r} is no answer")
        if option.code < len(words.options) and words.options[option.code] is option:
            return option
        return words.option(option.verb, option.target)

    def _play(self, number: int, text: str) -> None:
        """Play one answer of a record."""
        name, _, words = text.partition(" ")
        if name not in self.seats:
            raise BadRecord(f"answer {number} is by {name!r}, who is not at this table")
        try:
            self.answer(self.seats.index(name), words)
        except TableError as error:
            raise BadRecord(f"answer {number}, {text!r}, cannot be played: {error}") from error

    def _play_known(self, text: str) -> None:
        """Play one answer of a record that is known to be right."""
        name, _, words = text.partition(" ")
        self._apply(self.seats.index(name), self.game.vocabulary.parse(words).code)

    def _segment(self) -> Play[None] | None:
        return self.game.segment(self)

    def _way_from(self, copied: Checkpoint[S], begins: Beginning) -> Callable[[], S]:
        return _Way(self, copied, self._answers, begins)

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


class _Way(Generic[S]):
    """The way from a copy to the state before a later segment, to be gone when it is needed.

    The answers since the copy are some of a list that is only ever added to.
    """

    __slots__ = (
        "_answers",
        "_asides",
        "_begun",
        "_first",
        "_game",
        "_last",
        "_said",
        "_seed",
        "_seeds",
        "_settings",
        "_start",
    )

    def __init__(
        self,
        table: Table[S],
        start: Checkpoint[S],
        answers: list[tuple[int, int]],
        begins: Beginning,
    ) -> None:
        self._game = table.game
        self._settings = table.settings
        self._seed = table.seed
        self._seeds = table.seeds
        self._asides = table.said
        self._said = begins.asides
        self._start = start
        self._answers = answers
        self._first = start.answers - table._before
        self._last = begins.answers - table._before
        self._begun = begins.begun

    def __call__(self) -> S:
        start = self._start
        answers = self._answers[self._first : self._last]
        table: Table[S] = Table(self._game, self._settings, self._seed, True)
        table.seeds = self._seeds
        table._before = start.answers
        table._stops = start.answers + len(answers), self._begun
        table._restore([start], answers, self._asides[: self._said])
        table.close()
        return table.state
