"""The bot that looks one step ahead and takes what its game judges best."""

from math import atanh, exp
from random import Random
from typing import Any, Final, TypeAlias

from greatpowers.kernel.chair import Chair, Plan
from greatpowers.kernel.table import Table

MOST_OPTIONS: Final = 96
"""How many options of a choice are tried; of a longer list, so many at random."""
Breadth: TypeAlias = tuple[int, int]
BREADTH: Final = (8, 4)
"""How many answers are tried to the first and to the second question that a choice opens."""
NARROW: Final = 16
"""A question with more options than this is a new choice, not a part of the last one."""
PATIENCE: Final = 8
"""How many more questions are answered by default before the position is judged."""
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
    """An option that was tried: where it leads, and how good that looks."""

    __slots__ = ("code", "fork", "worth")

    def __init__(self, code: int, fork: Table[Any], worth: float) -> None:
        self.code = code
        self.fork = fork
        self.worth = worth


class Greedy:
    """Tries each option on a fork dealt anew for its seat and keeps the best by judgement."""

    def __init__(self, seed: str, options: int = MOST_OPTIONS, breadth: Breadth = BREADTH) -> None:
        self._luck = Random(seed)
        self._options = options
        self._breadth = breadth
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
        codes = _worth_trying(table, seat, ask.codes())
        if len(codes) == 1:
            return codes[0]
        code = self._best(table, seat, codes).code
        self._forget()
        return code

    def rank(self, table: Table[Any], seat: int) -> list[tuple[float, int]]:
        """Return all answers that it tries there, with their worth, the best first."""
        ask = table.ask_of(seat)
        assert ask is not None
        codes = self._some(_worth_trying(table, seat, ask.codes()), self._options)
        trials = [self._try(table, seat, code, ask.prompt, 0) for code in codes]
        ranked = sorted(((trial.worth, trial.code) for trial in trials), reverse=True)
        self._forget()
        return ranked

    def _forget(self) -> None:
        while self._forks:
            self._forks.pop().close()

    def _weigh(self, table: Table[Any], chair: Chair[Any], codes: list[int]) -> Plan:
        """Return the best of the answers worth trying, and of the plans that the game proposes."""
        codes = _worth_trying(table, chair.seat, codes)
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
        ask = table.ask_of(seat)
        assert ask is not None
        asked = ask.prompt
        trials = [
            self._try(table, seat, code, asked, 0) for code in self._some(codes, self._options)
        ]
        trials.sort(key=_worth, reverse=True)
        if self._is_time_to_stop(table, seat, trials, asked):
            self._think_again(trials, seat, asked)
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

    def _try(self, table: Table[Any], seat: int, code: int, asked: str, depth: int) -> Trial:
        """Judge where an answer leads, going through the questions that it opens.

        The choice is complete when the question first asked comes back, when somebody else is
        asked, when a wide question opens, or when a new segment of the game begins.
        """
        fork = table.fork()
        self._forks.append(fork)
        fork.answer_known(seat, code)
        if fork.segment_start != table.segment_start:
            return Trial(code, fork, self._judge(fork, seat))
        codes = _opened(fork, seat, asked)
        if codes and depth < len(self._breadth):
            some = self._some(codes, self._breadth[depth])
            best = max((self._try(fork, seat, each, asked, depth + 1) for each in some), key=_worth)
            return Trial(code, best.fork, best.worth)
        for _ in range(PATIENCE):
            if not _opened(fork, seat, asked):
                break
            fork.answer_known(seat, fork.default(seat).code)
        return Trial(code, fork, self._judge(fork, seat))

    def _judge(self, table: Table[Any], seat: int) -> float:
        return table.game.judge(table.state, seat) + TIE_BREAK * self._luck.random()

    def _some(self, codes: list[int], most: int) -> list[int]:
        return codes if len(codes) <= most else self._luck.sample(codes, most)


def give(table: Table[Any], seat: int, plan: Plan) -> Plan:
    """Give the answers of a plan, as far as nobody else is asked before; return those given."""
    for number, option in enumerate(plan):
        ask = table.ask_of(seat)
        if ask is None or option.code not in ask.codes():
            return plan[:number]
        table.answer(seat, option)
    return plan


def _worth_trying(table: Table[Any], seat: int, codes: list[int]) -> list[int]:
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
    leads = [_lead(worth) for worth in worths]
    best = max(leads)
    return luck.choices(range(len(leads)), [_weight(best - lead) for lead in leads])[0]


def _worth(trial: Trial) -> float:
    return trial.worth


def _lead(worth: float) -> float:
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
