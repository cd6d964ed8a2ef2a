"""The engine of a table: it plays the rules from question to question, and plays them again.

A generator cannot be copied. So the rules are played in segments, and at the start of each the
table keeps a checkpoint: any moment is the nearest checkpoint before it and the answers since.
"""

from bisect import bisect_left, bisect_right
from collections.abc import Callable, Generator
from typing import TypeAlias

from greatpowers.kernel.ask import Ask, Play, Question, Together
from greatpowers.kernel.chance import Chance, check_seed, seed_hash
from greatpowers.kernel.checkpoint import APART, Beginning, Checkpoint, Redeal
from greatpowers.kernel.errors import UndoRefused
from greatpowers.kernel.game import Game, S
from greatpowers.kernel.rules_side import RulesSide

Flow: TypeAlias = Generator[Question | None, int, None]
"""The questions of a segment, and nothing when it is over."""


def _to_its_end(play: Play[None]) -> Flow:
    """Play a segment; that it is over is told as a question would be, which is soon done."""
    yield from play
    yield None


class Engine(RulesSide[S]):
    """Plays a game's segments and keeps what is needed to be at any moment of it again.

    ``said`` are the asides: (after how many answers, by which seat, what). ``forced_answers`` are
    the answers, by their numbers, that left no choice and were given by themselves. ``seeds`` are
    those from which luck comes later: (after how many answers, from which seed). ``_begun``
    counts the segments since the last answer or copy; a table that is only to find a state again
    ``_stops`` before the one that came after so many answers and segments. One that never
    ``looks_back`` keeps no checkpoints: it can neither be copied nor taken back. The last
    checkpoint may only be noted as the ``_beginning`` of the present segment.
    """

    def __init__(self, game: Game[S], settings: dict[str, str], seed: str, quiet: bool) -> None:
        super().__init__(game, settings, seed, quiet)
        self.said: list[tuple[int, int, int]] = []
        self.forced_answers: list[int] = []
        self.seeds: list[tuple[int, str]] = []
        self._checkpoints: list[Checkpoint[S]] = []
        self._copied: Checkpoint[S] | None = None
        self._beginning = Beginning()
        self._is_noted = False
        self._begun = 0
        self._is_copied_always = False
        self._stops: tuple[int, int] | None = None
        self.looks_back = True
        self._first = 0
        self._seed_hash = ""
        self._flow: Flow | None = None
        self._question: Question | None = None

    def _start(self, state: S, luck: int = 0) -> None:
        self.state = state
        self.chance = Chance(self.seed, luck)
        self._play_on()

    def _play_on(self) -> None:
        """Play segment after segment until somebody is asked or the game is over."""
        while self._stops is None or self._stops != (self.position, self._begun):
            if self._stops is None and self.looks_back:
                self._keep()
            if self._begin():
                return

    def _keep(self) -> None:
        """Keep where a segment begins, in place of the last if the one before that is near enough.

        A game whose state is large has it copied only now and then; between, it is noted how far
        the table was, and the way from the last copy leads there. A table that was forked, or
        whose checkpoints were read, will be again, and is always copied.
        """
        position = self.position
        self._keep_last(position)
        copied = self._copied
        if (
            copied is None
            or self._is_copied_always
            or position - copied.answers >= self.game.copied_every
        ):
            self._keep_copy(position)
        else:
            self._note_beginning(position)

    def _keep_last(self, position: int) -> None:
        """Keep what was noted, or drop the last checkpoint, before there is one at a position."""
        kept = self._checkpoints
        if self._is_noted:
            if not self._is_needless(self._beginning.answers, len(kept), position):
                self._kept()
            self._is_noted = False
        elif kept and self._is_needless(kept[-1].answers, len(kept) - 1, position):
            kept.pop()

    def _is_needless(self, last: int, earlier: int, position: int) -> bool:
        """Say whether a checkpoint behind so many earlier ones is needless before a position."""
        if last == position:
            return True
        return earlier > 0 and position - self._checkpoints[earlier - 1].answers <= APART

    def _keep_copy(self, position: int) -> None:
        kept = Checkpoint(
            self.state.clone(),
            self.chance.copy(),
            position,
            len(self.said),
            len(self.log),
            self.wall,
            self._places,
        )
        self._checkpoints.append(kept)
        self._copied = kept
        self._begun = 0

    def _note_beginning(self, position: int) -> None:
        begins = self._beginning
        begins.chance = self.chance
        begins.luck = self.chance.counter
        begins.answers = position
        begins.begun = self._begun
        begins.asides = len(self.said)
        begins.log = len(self.log)
        begins.wall = self.wall
        begins.places = self._places
        self._is_noted = True
        if self.chance.loaded:
            self._kept()  # what is drawn of it cannot be put back

    def _kept(self) -> list[Checkpoint[S]]:
        """Return the checkpoints, of a table that keeps any."""
        if self._is_noted:
            self._is_noted = False
            self._checkpoints.append(self._noted())
        if not self._checkpoints:
            raise UndoRefused("a table that never looks back can neither be copied nor taken back")
        return self._checkpoints

    def _noted(self) -> Checkpoint[S]:
        """Return a checkpoint of the beginning that was noted last."""
        begins, copied = self._beginning, self._copied
        assert copied is not None, "a way begins at a copy"
        return Checkpoint(
            None,
            begins.luck_then(),
            begins.answers,
            begins.asides,
            begins.log,
            begins.wall,
            begins.places,
            thaw=self._way_from(copied, begins),
        )

    def _way_from(self, copied: Checkpoint[S], begins: Beginning) -> Callable[[], S]:
        """Return what plays again from a checkpoint to the state in which a segment began."""
        raise NotImplementedError

    def _begin(self) -> bool:
        """Begin the segment before which the state stands; say whether the table can rest now."""
        self._flow = None
        self._question = None
        self._begun += 1
        if self.game.result(self.state) is not None:
            return True
        luck = self.chance.counter
        play = self._segment()
        if self.chance.counter != luck:
            self.raise_wall()
        if play is None:
            return False
        self._flow = _to_its_end(play)
        return self._go_on(self._flow, None)

    def _segment(self) -> Play[None] | None:
        """Return the rules of the segment before which the state stands."""
        raise NotImplementedError

    def _go_on(self, flow: Flow, code: int | None) -> bool:
        """Let the rules go on with an answer; say whether they ask again in this segment."""
        luck = self.chance.counter
        question = next(flow) if code is None else flow.send(code)
        if question is not None:
            self._question = question
            if isinstance(question, Ask):
                question.since = self._before + len(self._answers)
            else:
                self._note_since(question)
        if self.chance.counter != luck:
            self.raise_wall()
        return question is not None

    def _note_since(self, together: Together) -> None:
        """Note at which position those of several questions that are new were asked."""
        for ask in together.asks:
            if ask.since < 0:
                ask.since = self.position

    def _apply(self, seat: int, code: int) -> None:
        flow = self._flow
        assert flow is not None
        if self.forced_answers and not self.quiet and self.is_forced(self.position):
            self._tell_forced(seat, code)
        if self.seeds:
            self._renew_chance()
        self._answers.append((seat, code))
        self._begun = 0
        self.answering = seat
        if not self._go_on(flow, code):
            self._play_on()

    def _renew_chance(self) -> None:
        """Draw from another seed from here on, if one begins here."""
        for since, seed in self.seeds:
            if since == self.position:
                self.chance = Chance(seed, self.chance.counter)

    @property
    def seed_hash(self) -> str:
        """The hash of the seed, known to everybody from the start."""
        if not self._seed_hash:
            self._seed_hash = seed_hash(self.seed, *(seed for _, seed in self.seeds))
        return self._seed_hash

    @property
    def floor(self) -> int:
        """The position behind which nothing can be taken back: what was drawn there is known."""
        return max(self._first, self.seeds[-1][0]) if self.seeds else self._first

    def renew_luck(self, seed: str) -> None:
        """Draw all that comes from another seed; what was drawn before stands for good."""
        check_seed(seed)
        before = [each for each in self.seeds if each[0] < self.position]
        self.seeds = [*before, (self.position, seed)]
        self._seed_hash = ""

    def _apply_aside(self, seat: int, code: int) -> None:
        """Do what a seat says beside the questions; what it is asked may look different now."""
        asides = self.game.asides
        assert asides is not None
        self.said.append((self.position, seat, code))
        is_aloud = asides.is_aloud(code)
        if asides.aloud is not None and is_aloud:
            asides.aloud.do(self, seat, code)
            self.raise_wall()
        else:
            asides.do(self.state, seat, code)
        question = self._question
        if question is not None:
            for ask in [question] if isinstance(question, Ask) else question.asks:
                if ask.seat == seat or is_aloud:
                    ask.look_again()

    def _restore(
        self,
        checkpoints: list[Checkpoint[S]],
        answers: list[tuple[int, int]],
        asides: list[tuple[int, int, int]],
    ) -> None:
        """Go back to the last of some checkpoints and play again what came after it."""
        start = checkpoints[-1]
        self._checkpoints = checkpoints
        self._is_noted = False
        self._copied = start
        self._begun = 0
        self.state = start.state.clone()
        self.chance = start.luck.copy()
        self.wall = start.wall
        self._places = start.places
        self.seats = self._places[-1][1]
        del self.log[start.log :]
        known = start.answers - self._before
        self._answers = answers[:known]
        self.said = asides[: start.asides]
        if not self._begin():
            self._play_on()
        if not start.redeals and len(asides) == start.asides:
            for seat, code in answers[known:]:
                self._apply(seat, code)
            return
        for seat, code in answers[known:]:
            self._repeat(start.redeals, asides)
            self._apply(seat, code)
        self._repeat(start.redeals, asides)

    def _repeat(self, redeals: tuple[Redeal, ...], asides: list[tuple[int, int, int]]) -> None:
        """Repeat what happened since the last answer: asides, and what was dealt anew."""
        for redeal in redeals:
            if redeal.at == self.position:
                self._repeat_asides(asides[: redeal.asides])
                self.chance = redeal.deal(self.state, self.game.redeal)
                self._forget_heard(redeal.seat)
                self._veil_others(redeal.seat)
                self.raise_wall()
        self._repeat_asides(asides)

    def _veil_others(self, seat: int) -> None:
        """Let questions to others tell nothing that hangs on how the table was dealt before."""
        question = self._question
        if question is not None:
            for ask in [question] if isinstance(question, Ask) else question.asks:
                if ask.seat != seat:
                    ask.veil()

    def _repeat_asides(self, asides: list[tuple[int, int, int]]) -> None:
        for at, seat, code in asides[len(self.said) :]:
            if at != self.position:
                break
            self._apply_aside(seat, code)

    def _go_back(self, position: int) -> None:
        """Be again where the table was after so many answers."""
        asides = self.said
        while asides and asides[-1][0] > position:
            asides = asides[:-1]
        self.forced_answers = self.forced_answers[: bisect_left(self.forced_answers, position)]
        checkpoints = self._checkpoints_to(position)
        if checkpoints[-1].answers < self._before:
            self._gather()
        known = position - self._before
        self._restore(checkpoints, self._answers[:known], asides)

    def _checkpoints_to(self, position: int) -> list[Checkpoint[S]]:
        """Return the checkpoints from which a position can be reached, the nearest last."""
        kept = self._kept()
        if kept[-1].answers <= position:
            return kept.copy()
        return kept[: bisect_right(kept, position, key=_answers_of)]

    def _gather(self) -> list[tuple[int, int]]:
        """Keep all answers that are known here, also those that were shared; return them."""
        earlier = self._earlier
        if earlier is not None:
            known = earlier.all()
            self._before -= len(known)
            self._answers = known + self._answers
            self._earlier = None
        return self._answers

    def is_forced(self, number: int) -> bool:
        """Say whether an answer was given by itself."""
        place = bisect_left(self.forced_answers, number)
        return place < len(self.forced_answers) and self.forced_answers[place] == number

    def _tell_forced(self, seat: int, code: int) -> None:
        """Tell a seat, and nobody else, that it had no choice."""
        option = self.game.vocabulary.options[code]
        kind = self.game.vocabulary.verbs[option.verb].kind
        if kind and option.target is not None:
            self.say("log-forced-target", to=(seat,), target=f"{kind}-{option.target}")
        else:
            self.say("log-forced", to=(seat,))


def _answers_of(checkpoint: Checkpoint[S]) -> int:
    return checkpoint.answers
