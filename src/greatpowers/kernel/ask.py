"""Asks: what a rule yields when a player must decide."""

from collections.abc import Callable, Generator, Sequence
from typing import Final, TypeAlias, TypeVar

from greatpowers.kernel.bill import NO_STAKES, Bill, Stakes
from greatpowers.kernel.verdict import ALLOWED, NOT_A_TARGET, NOT_ASKED, Verdict
from greatpowers.kernel.vocabulary import Verb

T = TypeVar("T")

Cost: TypeAlias = Callable[[int, Bill | None], int]
"""What a target costs; the lines that lead to the price are added to the bill, if there is one."""


NO_TARGET: Final[Sequence[int]] = (0,)
"""The only target of a verb that has none."""


class Choice:
    """One verb on a menu with the targets it could have.

    ``judge`` decides on each target: it builds the options and answers *why not*. ``whole`` is a
    verdict on all of them, before any is judged. ``cost`` tells what an option would cost, in
    what ``paid_in`` names if there is more than one kind of points, and ``stakes`` what would be
    lost or borrowed for it. ``within`` names the targets among which all allowed ones are, so that
    listing the options need not judge the rest. ``facts`` are the arguments of the texts by which
    a target is refused: what is needed, what one has. ``beyond`` says why all other targets that
    the verb could have in this game are none here; without it, the verb says so.
    """

    __slots__ = (
        "beyond",
        "cost",
        "facts",
        "judge",
        "paid_in",
        "stakes",
        "targets",
        "verb",
        "whole",
        "within",
    )

    def __init__(
        self,
        verb: Verb,
        targets: Sequence[int] = NO_TARGET,
        judge: Callable[[int], Verdict] | None = None,
        whole: Verdict = ALLOWED,
        cost: Cost | None = None,
        within: Sequence[int] | None = None,
        paid_in: str = "",
        stakes: Callable[[int], Stakes] | None = None,
        facts: Callable[[int], dict[str, str | int]] | None = None,
        beyond: Verdict | None = None,
    ) -> None:
        self.verb = verb
        self.targets = targets
        self.within = targets if within is None else within
        self.judge = judge
        self.whole = whole
        self.cost = cost
        self.paid_in = paid_in
        self.stakes = stakes
        self.facts = facts
        self.beyond = verb.beyond if beyond is None else beyond

    def collect(self, codes: list[int]) -> None:
        """Add the code of every allowed target to ``codes``."""
        if self.whole is not ALLOWED:
            return
        base = self.verb.base
        judge = self.judge
        if judge is None:
            codes += [base + target for target in self.targets]
        else:
            for target in self.within:
                if judge(target) is ALLOWED:
                    codes.append(base + target)

    def price(
        self, prices: dict[int, int | None], stakes: dict[int, Stakes], paid_in: dict[int, str]
    ) -> None:
        """Add the code of every allowed target to ``prices``, with what it costs, if anything.

        What is at stake besides goes to ``stakes``, where there is something, and in what it is
        paid to ``paid_in``, where the choice says so.
        """
        if self.whole is not ALLOWED:
            return
        base = self.verb.base
        judge = self.judge
        cost = self.cost
        for target in self.targets if judge is None else self.within:
            if judge is None or judge(target) is ALLOWED:
                code = base + target
                if prices.get(code) is None:
                    if cost is None:
                        prices[code] = None
                    else:
                        prices[code] = cost(target, None)
                        if self.paid_in:
                            paid_in[code] = self.paid_in
                    at_stake = self.at_stake(target)
                    if at_stake is not NO_STAKES and at_stake:
                        stakes[code] = at_stake

    def at_stake(self, target: int) -> Stakes:
        """Return what would be lost or borrowed for an allowed target."""
        return NO_STAKES if self.stakes is None else self.stakes(target)

    def told_of(self, target: int) -> dict[str, str | int]:
        """Return the arguments of the texts by which a target is refused."""
        return {} if self.facts is None else self.facts(target)

    def verdict(self, target: int) -> Verdict:
        """Say whether ``target`` may be chosen, and if not, why."""
        if target not in self.targets:
            known = self.whole is ALLOWED or self.beyond is not NOT_A_TARGET
            return self.beyond if known else self.whole
        if self.whole is not ALLOWED:
            return self.whole
        return ALLOWED if self.judge is None else self.judge(target)

    def any(self) -> bool:
        """Say whether at least one target may be chosen."""
        if self.whole is not ALLOWED:
            return False
        judge = self.judge
        if judge is None:
            return len(self.targets) > 0
        return any(judge(target) is ALLOWED for target in self.within)


Menu: TypeAlias = Sequence[Choice]


class Ask:
    """A question to one seat. Its menu is a function: replaying a game never calls it.

    ``public``: the menu hangs only on what everybody may see. ``since`` is the position at which it
    was asked: others who are asked at the same time may have answered meanwhile. ``veiled``: it was
    put before the table was dealt anew for another seat, and does not tell what it was about.
    """

    __slots__ = (
        "_codes",
        "_paid_in",
        "_prices",
        "_stakes",
        "args",
        "cite",
        "default",
        "kind",
        "menu",
        "prompt",
        "public",
        "seat",
        "since",
        "veiled",
    )

    def __init__(
        self,
        seat: int,
        prompt: str,
        menu: Callable[[], Menu],
        cite: str = "",
        default: int = -1,
        kind: str = "ask",
        args: dict[str, str | int] | None = None,
        public: bool = False,
    ) -> None:
        self.seat = seat
        self.prompt = prompt
        self.menu = menu
        self.cite = cite
        self.default = default
        self.kind = kind
        self.args = args
        self.public = public
        self.since = -1
        self.veiled = False
        self._codes: list[int] | None = None
        self._prices: dict[int, int | None] | None = None
        self._stakes: dict[int, Stakes] = {}
        self._paid_in: dict[int, str] = {}

    def codes(self) -> list[int]:
        """Return the codes of all options, ascending and never empty."""
        codes = self._codes
        if codes is None:
            codes = []
            for choice in self.menu():
                choice.collect(codes)
            codes.sort()
            if _repeats(codes):
                codes = sorted(set(codes))
            self._codes = self._checked(codes)
        return codes

    def prices(self) -> dict[int, int | None]:
        """Return the codes of all options, ascending, each with its cost if it has one.

        The menu is gone through once: who shows a question needs both, and judging is dear.
        """
        prices = self._prices
        if prices is None:
            found: dict[int, int | None] = {}
            self._stakes = {}
            self._paid_in = {}
            for choice in self.menu():
                choice.price(found, self._stakes, self._paid_in)
            codes = self._checked(sorted(found))
            prices = {code: found[code] for code in codes}
            self._codes = codes
            self._prices = prices
        return prices

    def stakes(self) -> dict[int, Stakes]:
        """Return what is lost or borrowed by each option, where anything is."""
        self.prices()
        return self._stakes

    def paid_in(self) -> dict[int, str]:
        """Return in what each option is paid, where its choice says so."""
        self.prices()
        return self._paid_in

    def _checked(self, codes: list[int]) -> list[int]:
        if not codes:
            raise AssertionError(f"the ask {self.prompt!r} offers nothing")
        return codes

    def priced(self, verb: Verb, target: int) -> Choice | None:
        """Return the choice on the menu that puts a price on (verb, target), if it is allowed."""
        for choice in self.menu():
            if choice.verb is verb and choice.cost is not None and choice.verdict(target):
                return choice
        return None

    def veil(self) -> None:
        """Take the arguments away unless they are public: they may name what is hidden now."""
        if self.args and not self.public:
            self.args = {}
            self.veiled = True

    def look_again(self) -> None:
        """Forget the options: what they hang on has changed."""
        self._codes = None
        self._prices = None

    def default_code(self) -> int:
        """Return the answer given for a seat that does not answer itself."""
        codes = self.codes()
        return self.default if self.default in codes else codes[0]

    def verdict(self, verb: Verb, target: int) -> Verdict:
        """Say whether (verb, target) may be chosen now, and if not, why."""
        found = NOT_ASKED
        source: Choice | None = None
        meant = False
        for choice in self.menu():
            if choice.verb is verb:
                verdict = choice.verdict(target)
                if verdict is ALLOWED:
                    return verdict
                # A choice that has the target knows better than one that is closed as a whole.
                closer = not meant and target in choice.targets
                if closer or found is NOT_ASKED or found is NOT_A_TARGET:
                    found = verdict
                    source = choice
                    meant = closer
        if source is not None and meant:
            found = found.about(source.told_of(target))
        return self.ruled(found)

    def ruled(self, verdict: Verdict) -> Verdict:
        """Return a verdict with a rule behind it: if it has none of its own, the question's."""
        if verdict.allowed or verdict.cite or not self.cite:
            return verdict
        return Verdict(False, verdict.reason, self.cite, verdict.opens, verdict.args)


def _repeats(codes: list[int]) -> bool:
    """Say whether one of some codes, which ascend, stands there twice."""
    last = -1
    for code in codes:
        if code == last:
            return True
        last = code
    return False


class Together:
    """Asks to several seats at once; none sees another's answer before the last is in."""

    __slots__ = ("asks",)

    def __init__(self, asks: list[Ask]) -> None:
        self.asks = asks


Question: TypeAlias = Ask | Together
Play: TypeAlias = Generator[Question, int, T]
