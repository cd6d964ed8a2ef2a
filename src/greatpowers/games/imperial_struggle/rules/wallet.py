"""5.3 What a power can pay, and what a purchase would lose and owe: a look into its purses."""

from collections.abc import Callable, Sequence
from typing import Final, TypeAlias

from greatpowers.games.imperial_struggle.board import has_ministry
from greatpowers.games.imperial_struggle.components import (
    ACTIONS,
    BRITAIN,
    DIPLOMATIC,
    ECONOMIC,
    EUROPE,
    FRANCE,
    MILITARY,
    REGION,
    TILE_MAJOR,
    TILE_MINOR,
    TILES,
    Action,
    Power,
    Space,
    ministry,
)
from greatpowers.games.imperial_struggle.rules.debt import available_debt
from greatpowers.games.imperial_struggle.rules.limits import (
    ANYWHERE,
    BURKE_IN_EUROPE,
    LIMITS,
    WIDTH,
)
from greatpowers.games.imperial_struggle.state import (
    BURKE_SPENT,
    EVENT,
    MAJOR,
    MINISTRY,
    MINOR,
    MINOR_ACTION,
    TURGOT_PAID,
    State,
)
from greatpowers.kernel.ask import Choice, Cost
from greatpowers.kernel.bill import NO_STAKES, Bill, Stakes, charge
from greatpowers.kernel.rule import rule
from greatpowers.kernel.verdict import ALLOWED, NOT_A_TARGET, Verdict, refuse
from greatpowers.kernel.vocabulary import Verb

MERCHANT_BANKS: Final = ministry("merchant_banks")
TURGOT: Final = ministry("turgot")
DEBT_IGNORED_BY_BANKS: Final = 2

TAKE_A_TILE_FIRST: Final = refuse("no-take-a-tile-first", "5.1")
NO_SUCH_ACTION: Final = refuse("no-such-action", "5.3.1", "opens-such-action")
ACTION_FINISHED: Final = refuse("no-action-finished", "R22", "opens-next-round-action")
MINOR_USED_UP: Final = refuse("no-minor-used-up", "5.3.2", "opens-next-round-action")
TOO_EXPENSIVE: Final = refuse("no-too-expensive", "6.3", "opens-too-expensive")
BURKE_IS_IN_EUROPE: Final = refuse("no-burke-is-in-europe", "R84", "opens-next-round")
MINOR_CANNOT: Final = refuse("no-minor-cannot", "5.3.2", "opens-major-action")

OF_A_MAJOR_ACTION: Final = (MAJOR, EVENT, MINISTRY)
"""The purses that end with a Major Action."""

Purchase: TypeAlias = tuple[int, int, int, Verdict]
"""What it costs, what it is, where (-1: in no space), and ALLOWED if a Minor Action may pay it."""


def cannot_pay(verdict: Verdict) -> bool:
    """Say whether a purchase was refused for want of an Action or of points."""
    return (
        verdict is NO_SUCH_ACTION
        or verdict is ACTION_FINISHED
        or verdict is MINOR_USED_UP
        or verdict is MINOR_CANNOT
        or verdict is TOO_EXPENSIVE
    )


class Offer(Choice):
    """A choice that is paid for: what it puts at stake and why not come from one purchase."""

    __slots__ = ("purchase", "wallet")

    wallet: "Wallet"
    purchase: Callable[[int], Purchase]

    def at_stake(self, target: int) -> Stakes:
        """Return what would be lost or borrowed for an allowed target."""
        return self.wallet.stakes(self.purchase(target))

    def told_of(self, target: int) -> dict[str, str | int]:
        """Return what a refusal names."""
        return self.wallet.facts(self.purchase(target))


class Wallet:
    """What a power can spend of one type this moment: a summary for judging many purchases.

    In the Italian edition points that began a Major Action cannot join the Minor one (R24).
    ``whole`` says whether anything can be paid with points of this type, and if not, why;
    ``missing`` says why there is no Action of this type, where there is none.
    """

    def __init__(self, s: State, power: Power, action: Action) -> None:
        self.state = s
        self.action = action
        self.credit = credit(s, power, action)
        self.joins_minor = s.polish_edition or s.current != action
        self.has_major = False
        self.has_minor = False
        self.major = 0
        self.minor = 0
        self.limited: list[int] = []
        self._known_stakes: dict[tuple[int, bool], Stakes] | None = None
        for purse, kind in enumerate(s.purse_kind):
            if s.purse_type[purse] != action:
                continue
            points = s.purse_points[purse]
            if s.purse_limit[purse] != ANYWHERE:
                self.limited.append(purse)
            elif kind == MINOR:
                self.has_minor = True
                self.minor += points
            else:
                self.major += points
                if kind != MAJOR and self.joins_minor:
                    self.minor += points
                if kind != MINISTRY:
                    self.has_major = True
        can_pay = self.has_major or self.has_minor or bool(self.limited)
        self.missing = _missing_action(s, action)
        self.whole = ALLOWED if can_pay else self.missing

    def judge(self, purchase: Purchase) -> Verdict:
        """Say whether a purchase can be paid."""
        cost, kind, place, needs_major = purchase
        verdict = self.as_major(cost, kind, place)
        if verdict is ALLOWED or not self.has_minor:
            return verdict
        return needs_major if needs_major is not ALLOWED else self.as_minor(cost, kind, place)

    def as_major(self, cost: int, purchase: int, place: Space) -> Verdict:
        """Judge a purchase by a Major Action: the tile's, an Event's, or both as one (5.2)."""
        points = self.major
        has_major = self.has_major
        if self.limited:
            s = self.state
            for purse in self.limited:
                if LIMITS[s.purse_limit[purse]](s, purchase, place):
                    points += s.purse_points[purse]
                    has_major = has_major or s.purse_kind[purse] == EVENT
        if not has_major:
            return self.missing
        if self.action == DIPLOMATIC and burke_forbids(self.state, place):
            return BURKE_IS_IN_EUROPE
        return ALLOWED if points + self.credit >= cost else TOO_EXPENSIVE

    def as_minor(self, cost: int, purchase: int, place: Space) -> Verdict:
        """Judge a purchase by the Minor Action, which Event and Ministry points may join."""
        if not self.has_minor:
            return self.missing
        points = self.minor
        if self.limited and self.joins_minor:
            s = self.state
            for purse in self.limited:
                limit = s.purse_limit[purse]
                if limit != BURKE_IN_EUROPE and LIMITS[limit](s, purchase, place):
                    points += s.purse_points[purse]
        return ALLOWED if points + self.credit >= cost else TOO_EXPENSIVE

    # -- what is lost and owed ----------------------------------------------------------------

    @rule("5.3", "6.1")
    def stakes(self, purchase: Purchase) -> Stakes:
        """Return what an allowed purchase would lose in any case, and how much it would owe.

        Where both Actions could pay, the loss by the Minor one is a matter of that question. Unless
        some points are bound to a place, purchases of the same price have the same stakes.
        """
        cost, _, _, needs_major = purchase
        if self.limited or self.state.effects & BURKE_SPENT:
            return self._stakes(purchase)
        alike = (cost, needs_major is ALLOWED)
        known = self._known_stakes
        if known is None:  # listing what is allowed asks for no stakes
            known = self._known_stakes = {}
        if alike not in known:
            known[alike] = self._stakes(purchase)
        return known[alike]

    def _stakes(self, purchase: Purchase) -> Stakes:
        cost, kind, place, needs_major = purchase
        as_major = self.as_major(cost, kind, place) is ALLOWED
        as_minor = needs_major is ALLOWED and self.as_minor(cost, kind, place) is ALLOWED
        if as_major and as_minor:
            owed = min(self._owed(cost, kind, place, major) for major in (True, False))
            return stakes_of(self.lost_by(cost, kind, place, True), owed)
        lost = self.lost_by(cost, kind, place, as_major)
        return stakes_of(lost, self._owed(cost, kind, place, as_major))

    def _owed(self, cost: int, purchase: int, place: Space, major: bool) -> int:
        return max(0, cost - self._usable(purchase, place, major))

    def _usable(self, purchase: int, place: Space, major: bool) -> int:
        """Count the points that may pay a purchase by one of the Actions."""
        if not self.limited:
            return self.major if major else self.minor
        points = self.state.purse_points
        return sum(points[purse] for purse in self.purses(purchase, place, major))

    def lost_by(self, cost: int, purchase: int, place: Space, major: bool) -> list[int]:
        """Count the points of each type that a purchase by one of the Actions would end.

        What is left of the Minor Action itself is not counted: it buys one thing anyway.
        """
        s = self.state
        lost = left_behind(s, self.action if major else MINOR_ACTION)
        if not major:
            lost[self.action] += self._lost_with_minor(cost, purchase, place)
        return lost

    def _lost_with_minor(self, cost: int, purchase: int, place: Space) -> int:
        """R24, R39: points that must join the Minor Action's one purchase end with it."""
        s = self.state
        if not self.joins_minor:
            return 0
        purses = self.purses(purchase, place, False)
        own = sum(s.purse_points[purse] for purse in purses if s.purse_kind[purse] != EVENT)
        if own + self.credit >= cost:
            purses = [purse for purse in purses if s.purse_kind[purse] != EVENT]
        return lost_in_minor(s, self.action, purses, cost)

    def purses(self, purchase: int, place: Space, major: bool) -> list[int]:
        """Return the purses that may pay a purchase by one of the Actions, the narrowest first."""
        s = self.state
        found = [
            purse
            for purse, kind in enumerate(s.purse_kind)
            if s.purse_type[purse] == self.action
            and kind != (MINOR if major else MAJOR)
            and LIMITS[s.purse_limit[purse]](s, purchase, place)
            and (major or (s.purse_limit[purse] != BURKE_IN_EUROPE))
            and (major or kind == MINOR or self.joins_minor)
        ]
        found.sort(key=lambda purse: (s.purse_kind[purse] != MINOR, WIDTH[s.purse_limit[purse]]))
        return found

    def facts(self, purchase: Purchase) -> dict[str, str | int]:
        """Return what a refusal names: what is needed, what there is, what could be borrowed."""
        cost, kind, place, needs_major = purchase
        ways = (True, False) if needs_major is ALLOWED else (True,)
        return {
            "cost": cost,
            "action": f"action-{ACTIONS[self.action]}",
            "points": max(self._usable(kind, place, way) for way in ways),
            "credit": self.credit,
            "tile": f"tile-{TILES[self.state.tile]}",
        }

    def offer(
        self,
        verb: Verb,
        targets: Sequence[int],
        judge: Callable[[int], Verdict],
        purchase: Callable[[int], Purchase],
        cost: Cost,
        *,
        whole: Verdict | None = None,
        within: Sequence[int] | None = None,
        beyond: Verdict = NOT_A_TARGET,
    ) -> Choice:
        """Offer what is paid with this wallet: price, stakes and reasons come from one purchase."""
        offer = Offer(
            verb,
            targets,
            judge,
            self.whole if whole is None else whole,
            cost,
            within,
            ACTIONS[self.action],
            beyond=beyond,
        )
        offer.wallet = self
        offer.purchase = purchase
        return offer


def _missing_action(s: State, action: Action) -> Verdict:
    """Say why there is no Action of a type: it is over, or the round never had one."""
    if s.tile >= 0 and TILE_MAJOR[s.tile] == action:
        return ACTION_FINISHED
    if s.tile >= 0 and TILE_MINOR[s.tile] == action:
        return MINOR_USED_UP
    return NO_SUCH_ACTION


@rule("5.3")
def left_behind(s: State, action: Action) -> list[int]:
    """R22: in the Italian edition an Action that is left for another ends; count its points."""
    lost = [0, 0, 0]
    ends = s.current in (ECONOMIC, DIPLOMATIC, MILITARY) and s.current != action
    if ends and not s.polish_edition:
        for purse, kind in enumerate(s.purse_kind):
            if s.purse_type[purse] == s.current and kind in OF_A_MAJOR_ACTION:
                lost[s.current] += s.purse_points[purse]
    return lost


def lost_in_minor(s: State, action: Action, purses: list[int], cost: int) -> int:
    """R24, R39: count what ends with the Minor Action for which these purses pay, except its own.

    In the Italian edition Event points go to it all or not at all; Ministry points are part of it.
    """
    taken = dict(zip(purses, spending(s, purses, cost), strict=True))
    own = [purse for purse, kind in enumerate(s.purse_type) if kind == action]
    kinds = s.purse_kind
    events_end = not s.polish_edition and any(
        kinds[purse] == EVENT and points for purse, points in taken.items()
    )
    majors = (MAJOR,) if events_end else (MAJOR, EVENT)
    goes_on = any(kinds[purse] in majors for purse in own)
    return sum(
        s.purse_points[purse] - taken.get(purse, 0)
        for purse in own
        if (kinds[purse] == EVENT and events_end)
        or (kinds[purse] == MINISTRY and (taken.get(purse) or not goes_on))
    )


def spending(s: State, purses: list[int], cost: int) -> list[int]:
    """Return how many points each of some purses gives for a price, in their order."""
    taken = []
    for purse in purses:
        points = min(cost, s.purse_points[purse])
        cost -= points
        taken.append(points)
    return taken


def stakes_of(lost: list[int], owed: int = 0) -> Stakes:
    """Return points that would be lost, by type, as lines."""
    if not (owed or any(lost)):
        return NO_STAKES
    loses: Bill = []
    for action, points in enumerate(lost):
        charge(loses, "lost-points", points, n=points, action=f"action-{ACTIONS[action]}")
    return Stakes(loses, owed)


def burke_forbids(s: State, place: Space) -> bool:
    """R84: once Burke's points are spent, the Major Diplomatic Action stays in Europe."""
    return bool(s.effects & BURKE_SPENT) and (place < 0 or REGION[place] != EUROPE)


def credit(s: State, power: Power, action: Action) -> int:
    """6.1, 9.1: return how many points of a type Debt and Treaty Points could add."""
    free = available_debt(s, power)
    total = free + s.treaty[power]
    if power == BRITAIN:
        if action == ECONOMIC and has_ministry(s, MERCHANT_BANKS):
            total += DEBT_IGNORED_BY_BANKS - s.banks_used
    elif free and turgot_doubles(s):
        total += 1
    return total


def turgot_doubles(s: State) -> bool:
    """R55: France's first Debt of the round counts twice while it has more Available Debt."""
    return (
        has_ministry(s, TURGOT)
        and not s.effects & TURGOT_PAID
        and available_debt(s, FRANCE) > available_debt(s, BRITAIN)
    )
