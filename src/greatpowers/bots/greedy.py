"""The bot that looks one step ahead and takes what it judges best."""

from collections import Counter
from collections.abc import Callable, Hashable, Sequence
from math import atanh, exp
from random import Random
from typing import Any, Final, TypeAlias, TypeVar

from greatpowers.bots.foresight import worth_of
from greatpowers.bots.judging import HAND_WRITTEN, Judgement
from greatpowers.kernel.chair import Chair, Plan
from greatpowers.kernel.table import Table

MOST_OPTIONS: Final = 96
"""How many options of a choice are tried; of a longer list, so many at random."""
T = TypeVar("T")
Codes: TypeAlias = tuple[int, ...]
Breadth: TypeAlias = tuple[int, ...]
BREADTH: Final = (8, 4)
"""How many answers are tried to the first and to the second question that a choice opens."""
NARROW: Final = 16
"""A question with more options than this is a new choice, not a part of the last one."""
PATIENCE: Final = 8
"""How many more questions are answered by default before the position is judged."""
WIDE: Final = 16
"""Of a longer list, so many options are tried in earnest by whoever ranks them."""
SECOND_THOUGHTS: Final = 5
"""How many of the best ways to go on are weighed again before the bot stops."""
RESTLESS: Final = 120
"""After so many answers in a row, with nothing drawn and nobody else asked, the bot takes defaults:
they lead on, where it may have gone round and round among choices that all look alike."""
TIE_BREAK: Final = 1e-9
NEARLY_SURE: Final = 1 - 1e-9
PLAIN: Final = "ask"
WHIM: Final = 0.08
"""How near in worth two secret choices must be for the lesser to be taken about as often."""
WORST_WHIM: Final = 0.25
"""A secret choice that is worse than the best by more than this is never taken."""


class Trial:
    """An option that was tried: where it leads, and how good that looks.

    ``line`` are the answers that led there, the option first: as many as can be given as one.
    ``is_whole`` says that no more could be, and ``fork`` may then stand farther on.
    """

    __slots__ = ("code", "fork", "is_whole", "line", "worth")

    def __init__(self, line: Codes, fork: Table[Any], worth: float, is_whole: bool) -> None:
        self.code = line[0]
        self.line = line
        self.fork = fork
        self.worth = worth
        self.is_whole = is_whole


class Greedy:
    """Tries each option on a fork dealt anew for its seat and keeps the best by judgement."""

    def __init__(
        self,
        seed: str,
        options: int = MOST_OPTIONS,
        breadth: Breadth = BREADTH,
        is_late: Callable[[], bool] | None = None,
        judgement: Judgement = HAND_WRITTEN,
    ) -> None:
        self._luck = Random(seed)
        self._options = options
        self._breadth = breadth
        self._is_late = is_late
        self._judgement = judgement
        self._forks: list[Table[Any]] = []

    def choose(self, chair: Chair[Any]) -> Plan:
        """Choose one of the options of the seat, or a plan that the game proposes."""
        options = chair.options()
        if len(options) == 1:
            return (options[0],)
        if chair.undoable() >= RESTLESS:
            return (chair.default(),)
        guess = chair.fork(f"{self._luck.getrandbits(64):016x}", before_others=True)
        plan = self._weigh(guess, chair, [option.code for option in options])
        guess.close()
        self._forget()
        return plan

    def answer(self, table: Table[Any], seat: int) -> int:
        """Return what it would answer at a table that was dealt for somebody who thinks ahead."""
        ask = table.ask_of(seat)
        assert ask is not None
        codes = worth_trying(table, seat, ask.codes())
        if len(codes) == 1:
            return codes[0]
        code = self._best(table, seat, codes).code
        self._forget()
        return code

    def rank(self, table: Table[Any], seat: int, most: int, *, varied: bool = False) -> list[Trial]:
        """Return the best answers of those that it tries there; whoever takes them closes them.

        A long list is gone through quickly first, and only what looks best then is tried in
        earnest. ``varied``: what looks best of each verb comes before the second best of any.
        """
        ask = table.ask_of(seat)
        assert ask is not None
        codes = self._some(worth_trying(table, seat, ask.codes()), self._options)
        if len(codes) > WIDE:
            quick = self._try_each(table, seat, codes, ask.prompt, len(self._breadth))
            quick.sort(key=_worth, reverse=True)
            if varied:
                quick = by_turns(quick, [_verb(table, trial.code) for trial in quick])
            codes = [trial.code for trial in quick[:WIDE]]
        trials = self._trials(table, seat, codes)
        if varied:
            trials = by_turns(trials, [_verb(table, trial.code) for trial in trials])
        self._forget(trials[:most])
        return trials[:most]

    def _forget(self, kept: Sequence[Trial] = ()) -> None:
        forks = [trial.fork for trial in kept]
        while self._forks:
            fork = self._forks.pop()
            if fork not in forks:
                fork.close()

    def _weigh(self, table: Table[Any], chair: Chair[Any], codes: list[int]) -> Plan:
        """Return the best of the answers worth trying, and of the plans that the game proposes."""
        codes = worth_trying(table, chair.seat, codes)
        proposed = chair.plans(table)
        if len(codes) == 1 and not proposed:
            return (chair.game.vocabulary.options[codes[0]],)
        best = self._best(table, chair.seat, codes)
        return self._best_plan(table, chair, best, proposed)

    def _best_plan(
        self, table: Table[Any], chair: Chair[Any], best: Trial, proposed: list[Plan]
    ) -> Plan:
        """Return the best of the plans that the game proposes, or a single answer if that is."""
        known = chair.game.vocabulary.options
        plan: Plan = (known[best.code],)
        worth = best.worth
        for each in proposed:
            fork = table.fork()
            self._forks.append(fork)
            given = give(fork, chair.seat, each)
            judged = self._judge(fork, chair.seat)
            if given and judged > worth:
                plan, worth = given, judged
        return plan

    def _best(self, table: Table[Any], seat: int, codes: list[int]) -> Trial:
        return self._pick(table, seat, self._trials(table, seat, self._some(codes, self._options)))

    def _trials(self, table: Table[Any], seat: int, codes: list[int]) -> list[Trial]:
        """Try some answers and return them, what looks best first."""
        ask = table.ask_of(seat)
        assert ask is not None
        trials = self._try_each(table, seat, codes, ask.prompt, 0)
        trials.sort(key=_worth, reverse=True)
        return trials

    def _pick(self, table: Table[Any], seat: int, trials: list[Trial]) -> Trial:
        """Choose among answers that were tried."""
        ask = table.ask_of(seat)
        assert ask is not None
        if self._is_time_to_stop(table, seat, trials, ask.prompt):
            self._think_again(trials, seat, ask.prompt)
        if is_bluff(table, seat):
            return trials[mix(self._luck, [trial.worth for trial in trials])]
        return max(trials, key=_worth)

    def _is_time_to_stop(
        self, table: Table[Any], seat: int, trials: list[Trial], asked: str
    ) -> bool:
        """Say whether stopping looks best, or no way to go on is better than to stand still.

        Who stands still where stopping looks bad would else go round and round, to his harm.
        """
        if not _comes_back(trials[0], seat, asked):
            return True
        if all(_comes_back(trial, seat, asked) for trial in trials):
            return False
        return trials[0].worth <= self._judge(table, seat) + TIE_BREAK

    def _think_again(self, trials: list[Trial], seat: int, asked: str) -> None:
        """Before the bot stops: would it be better off doing something first, and then stop?

        Positions before and after a stop are judged by different lights; this compares like
        with like. The default answer to a question that comes back is the one that stops.
        """
        going_on = [trial for trial in trials if _comes_back(trial, seat, asked)]
        for trial in going_on:
            trial.worth = -1.0
        for trial in going_on[:SECOND_THOUGHTS]:
            stop = trial.fork.default(seat).code
            trial.worth = self._try(trial.fork, seat, stop, asked, 1).worth

    def _try_each(
        self, table: Table[Any], seat: int, codes: list[int], asked: str, depth: int
    ) -> list[Trial]:
        """Try some answers: all of them, or if it is getting late, at least one."""
        trials: list[Trial] = []
        for code in codes:
            if trials and self._is_late is not None and self._is_late():
                break
            trials.append(self._try(table, seat, code, asked, depth))
        return trials

    def _try(self, table: Table[Any], seat: int, code: int, asked: str, depth: int) -> Trial:
        """Judge where an answer leads, going through the questions that it opens.

        The choice is complete when the question first asked comes back, when somebody else is
        asked, when a wide question opens, or when a new segment of the game begins.
        """
        fork = table.fork()
        self._forks.append(fork)
        fork.answer_known(seat, code)
        line: Codes = (code,)
        is_whole = is_settled(fork, table, seat)
        if fork.segment_start != table.segment_start:
            return Trial(line, fork, self._judge(fork, seat), True)
        codes = _opened(fork, seat, asked)
        if codes and depth < len(self._breadth):
            some = self._some(codes, self._breadth[depth])
            best = max((self._try(fork, seat, each, asked, depth + 1) for each in some), key=_worth)
            if is_whole:
                return Trial(line, best.fork, best.worth, True)
            return Trial(line + best.line, best.fork, best.worth, best.is_whole)
        for _ in range(PATIENCE):
            if not _opened(fork, seat, asked):
                break
            given = fork.default(seat).code
            fork.answer_known(seat, given)
            if not is_whole:
                line, is_whole = (*line, given), is_settled(fork, table, seat)
        return Trial(line, fork, self._judge(fork, seat), is_whole)

    def _judge(self, table: Table[Any], seat: int) -> float:
        return worth_of(table, seat, self._judgement) + TIE_BREAK * self._luck.random()

    def _some(self, codes: list[int], most: int) -> list[int]:
        return codes if len(codes) <= most else self._luck.sample(codes, most)


def by_turns(things: Sequence[T], kinds: Sequence[Hashable]) -> list[T]:
    """Return things that come best first so that each kind has its turn: the best of each first."""
    met: Counter[Hashable] = Counter()
    places = []
    for kind in kinds:
        places.append(met[kind])
        met[kind] += 1
    return [things[number] for number in sorted(range(len(things)), key=places.__getitem__)]


def _verb(table: Table[Any], code: int) -> str:
    return table.game.vocabulary.options[code].verb


def give(table: Table[Any], seat: int, plan: Plan) -> Plan:
    """Give the answers of a plan, as far as nobody else is asked before; return those given."""
    for number, option in enumerate(plan):
        ask = table.ask_of(seat)
        if ask is None or option.code not in ask.codes():
            return plan[:number]
        table.answer(seat, option)
    return plan


def is_settled(table: Table[Any], before: Table[Any], seat: int) -> bool:
    """Say whether a seat's answers since an earlier moment are all that can be given as one.

    So it is if something was drawn, somebody else is asked, or a new segment has begun.
    """
    return (
        table.segment_start != before.segment_start
        or table.wall > before.wall
        or table.ask_of(seat) is None
        or len(table.asks()) > 1
    )


def worth_trying(table: Table[Any], seat: int, codes: list[int]) -> list[int]:
    """Return the answers to a seat's question that its game thinks worth a thought."""
    ask = table.ask_of(seat)
    if ask is None or table.game.considered is None:
        return codes
    return table.game.considered(table.state, seat, ask.prompt, codes)


def is_bluff(table: Table[Any], seat: int) -> bool:
    """Say whether a seat is asked in secret, and it matters that nobody can foretell its answer."""
    ask = table.ask_of(seat)
    if ask is None or ask.kind != PLAIN or len(table.asks()) == 1:
        return False
    bluffs = table.game.bluffs
    return bluffs is None or ask.prompt in bluffs


def mix(luck: Random, worths: list[float]) -> int:
    """Take one of the best: where all choose at once, who can be foretold can be beaten."""
    leads = [lead(worth) for worth in worths]
    best = max(leads)
    return luck.choices(range(len(leads)), [_weight(best - lead) for lead in leads])[0]


def _worth(trial: Trial) -> float:
    return trial.worth


def lead(worth: float) -> float:
    """Return a worth on a scale on which much that is won weighs no less."""
    return atanh(max(-NEARLY_SURE, min(NEARLY_SURE, worth)))


def _weight(gap: float) -> float:
    """Return how often a secret choice is taken that is worse than the best by a gap."""
    return exp(-gap / WHIM) if gap <= WORST_WHIM else 0.0


def _comes_back(trial: Trial, seat: int, asked: str) -> bool:
    """Say whether a trial leads back to the question from which it started."""
    ask = trial.fork.ask_of(seat)
    return ask is not None and ask.prompt == asked


def _opened(table: Table[Any], seat: int, asked: str) -> list[int]:
    """Return the options of a question that still belongs to the choice."""
    ask = table.ask_of(seat)
    if ask is None or ask.prompt == asked:
        return []
    codes = ask.codes()
    return codes if len(codes) <= NARROW else []
