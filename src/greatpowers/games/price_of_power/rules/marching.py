"""9.5.1 Land Movement: an Army or a single Unit goes from Area to Area (5.5.2, 9.5.10)."""

from dataclasses import dataclass, replace
from typing import Final

from greatpowers.games.price_of_power.components.tables import MIL, POWERS, Seat
from greatpowers.games.price_of_power.components.world import (
    ALL_AREAS,
    LAND,
    NOBODY,
    Area,
    Zone,
    area_text,
)
from greatpowers.games.price_of_power.rules.access import access_stakes
from greatpowers.games.price_of_power.rules.agenda import AGENDA
from greatpowers.games.price_of_power.rules.borders import (
    border_price,
    judge_border,
    judge_entry,
)
from greatpowers.games.price_of_power.rules.bridges import crossings
from greatpowers.games.price_of_power.rules.entry import (
    ARRIVED,
    ENDED,
    ENTRY,
    FOUGHT,
)
from greatpowers.games.price_of_power.rules.troops import (
    ALL_TROOPS,
    EXCHANGE,
    LEAVING,
    SINGLE,
    TAKING,
    Troop,
    is_slow,
    judge_partner,
    partners,
    units_of,
)
from greatpowers.games.price_of_power.state import PriceTable, State
from greatpowers.games.price_of_power.vocabulary import (
    CROSS_TO,
    HALT,
    LEAVE_WITH,
    MARCH_TO,
    PICK_UP_FROM,
)
from greatpowers.kernel.agenda import TASK, Affair
from greatpowers.kernel.ask import Choice, Menu, Play
from greatpowers.kernel.rule import rule
from greatpowers.kernel.verdict import ALLOWED, Verdict, refuse

SPACES: Final = 2
"""How many Areas a troop moves in an Activation."""

NOT_NEXT: Final = refuse("no-march-not-next", "9.5.1")
NO_BRIDGE: Final = refuse("no-march-no-bridge", "9.5.10", "opens-bridge")
NO_STEPS: Final = refuse("no-march-no-steps", "9.5.1", "opens-next-turn")
NO_LEAVE: Final = refuse("no-march-no-leave", "9.5.3")
NOBODY_YET: Final = refuse("no-march-nobody", "9.10.2", "opens-picking-up")
ONLY_CARRIED: Final = refuse("no-march-carried", "9.5.10")
HIRED_FOR_NOTHING: Final = refuse("no-march-hired", "5.5.7")
TOO_SLOW: Final = refuse("no-march-slow", "9.10.1", "opens-slow")
EXCHANGED: Final = refuse("no-march-exchanged", "9.5.4")
ARMIES_ONLY: Final = refuse("no-march-armies-only", "9.5.4")


@dataclass(frozen=True)
class March:
    """A troop on the march, as its affair notes it.

    ``via`` is the Sea Zone whose Ships carry it in a Naval Activation, else nobody. ``hired`` are
    the Mercenaries who have joined for this march. ``exchanged`` are bits: with whom Units have
    been exchanged in this Area, either way. ``goal`` is where it has set out for.
    A ``fast`` march is one of a card, for which slow Armies are no use.
    """

    seat: Seat
    troop: Troop
    area: Area
    steps: int
    fast: int = 0
    via: Zone = NOBODY
    hired: int = 0
    has_moved: int = 0
    exchanged: int = 0
    goal: Area = NOBODY

    def numbers(self) -> tuple[int, ...]:
        """Return what the affair notes."""
        return (
            self.seat,
            self.troop,
            self.area,
            self.steps,
            self.fast,
            self.via,
            self.hired,
            self.has_moved,
            self.exchanged,
            self.goal,
        )

    def with_hired(self) -> "March":
        """Return the march with one Mercenary more who was hired for it."""
        return replace(self, hired=self.hired + 1)

    @property
    def bound(self) -> int:
        """How many Mercenaries may not stay behind: those hired for a march not begun yet."""
        return 0 if self.has_moved else self.hired


NUMBERS: Final = 10
"""How many numbers say all of a march; Areas where it was not let in follow."""


# -- ways (9.5.1, 9.5.10) ------------------------------------------------------------------------


@rule("9.5.1", "9.5.2", "9.5.3")
def judge_march(s: State, march: March, refused: list[Area], area: Area) -> Verdict:
    """Say whether a troop may go on to an Area by land."""
    if march.via != NOBODY:
        return ONLY_CARRIED
    if area not in LAND[march.area]:
        return NOT_NEXT
    units = units_of(s, march.seat, march.troop)
    return _judge_going(s, march, refused, area) and judge_border(
        s, march.seat, march.area, area, units
    )


@rule("9.5.10", "5.5.4")
def judge_crossing(
    s: State, march: March, refused: list[Area], reached: list[Area], area: Area
) -> Verdict:
    """Say whether a troop may cross the sea to an Area that a bridge reaches."""
    if area not in reached:
        return NO_BRIDGE
    return _judge_going(s, march, refused, area) and judge_entry(s, march.seat, area)


def _judge_going(s: State, march: March, refused: list[Area], area: Area) -> Verdict:
    if not units_of(s, march.seat, march.troop):
        return NOBODY_YET
    if march.fast and is_slow(s, march.seat, march.troop):
        return TOO_SLOW
    if march.steps == 0:
        return NO_STEPS
    return NO_LEAVE if area in refused else ALLOWED


def bridged(s: State, march: March) -> list[Area]:
    """Return the Areas that a troop could cross the sea to, as far as Ships go."""
    units = units_of(s, march.seat, march.troop)
    if march.steps == 0 or units == 0:
        return []
    return crossings(s, march.seat, march.area, units, march.via)


def can_leave(s: State, seat: Seat, area: Area, units: int, via: Zone = NOBODY) -> bool:
    """Say whether so many Units could move out of an Area, by land or only over a certain sea."""
    if via == NOBODY and any(judge_border(s, seat, area, other, units) for other in LAND[area]):
        return True
    return any(judge_entry(s, seat, other) for other in crossings(s, seat, area, units, via))


def has_way(s: State, march: March, refused: list[Area]) -> bool:
    """Say whether a troop can move on at all."""
    if any(judge_march(s, march, refused, area) for area in LAND[march.area]):
        return True
    reached = bridged(s, march)
    return any(judge_crossing(s, march, refused, reached, area) for area in reached)


# -- exchanges on the way (9.5.4) ----------------------------------------------------------------


def _bit(other: Troop, way: int) -> int:
    return 1 << (2 * other + way)


@rule("9.5.4", "R114")
def judge_exchange(s: State, march: March, other: Troop, way: int) -> Verdict:
    """Say whether an Army may take or leave Units now: once in an Area with each, either way."""
    if march.troop == SINGLE:
        return ARMIES_ONLY
    if march.exchanged & _bit(other, way):
        return EXCHANGED
    return judge_partner(s, march.seat, march.troop, march.area, other, way)


@rule("5.5.7")
def judge_halt(s: State, march: March, refused: list[Area]) -> Verdict:
    """Say whether a march may end here: with Mercenaries hired for it, only where it has moved."""
    if not units_of(s, march.seat, march.troop):
        return NOBODY_YET
    if march.bound and has_way(s, march, refused):
        return HIRED_FOR_NOTHING
    return ALLOWED


def march_menu(s: State, march: March, refused: list[Area]) -> Menu:
    """Offer the ways on, by land and over the sea, Units to take and to leave, and to halt."""
    seat = march.seat
    reached = bridged(s, march)
    units = units_of(s, seat, march.troop)
    return [
        Choice(HALT, whole=judge_halt(s, march, refused)),
        Choice(
            MARCH_TO,
            ALL_AREAS,
            lambda area: judge_march(s, march, refused, area),
            within=LAND[march.area],
            cost=lambda area, bill: border_price(s, seat, march.area, area, units, bill),
            paid_in=POWERS[MIL],
            stakes=lambda area: access_stakes(s, seat, area),
        ),
        Choice(
            CROSS_TO,
            ALL_AREAS,
            lambda area: judge_crossing(s, march, refused, reached, area),
            within=reached,
            stakes=lambda area: access_stakes(s, seat, area),
        ),
        Choice(
            PICK_UP_FROM,
            ALL_TROOPS,
            lambda other: judge_exchange(s, march, other, TAKING),
            within=partners(s, seat, march.troop, march.area, TAKING),
        ),
        Choice(
            LEAVE_WITH,
            ALL_TROOPS,
            lambda other: judge_exchange(s, march, other, LEAVING),
            within=partners(s, seat, march.troop, march.area, LEAVING),
        ),
    ]


# -- the march -----------------------------------------------------------------------------------


@rule("9.5", "9.5.1", "9.5.4", "9.5.10")
def march_on(t: PriceTable, affair: Affair) -> Play[None]:
    """Let a troop go on, take Units in, leave some behind, or halt."""
    s = t.state
    march, refused = where_it_stands(affair)
    if affair.heard == FOUGHT:
        affair.end(outcome(march))
        return
    if march.exchanged and not units_of(s, march.seat, march.troop):
        affair.end(outcome(march))
        return
    answer = yield t.ask(
        march.seat,
        "ask-march",
        lambda: march_menu(s, march, refused),
        cite="9.5.1",
        default=HALT(),
        public=True,
        area=area_text(march.area),
        n=march.steps,
    )
    if answer == HALT():
        affair.end(outcome(march))
        return
    affair.repeat()
    if answer in PICK_UP_FROM:
        march = begin_exchange(s, march, PICK_UP_FROM.target(answer), TAKING)
    elif answer in LEAVE_WITH:
        march = begin_exchange(s, march, LEAVE_WITH.target(answer), LEAVING)
    else:
        march = set_out(s, march, answer)
    affair.note(*march.numbers(), *refused)


def where_it_stands(affair: Affair) -> tuple[March, list[Area]]:
    """Return a march after what it has heard, and the Areas where it was not let in."""
    march = March(*affair.numbers[:NUMBERS])
    refused = affair.numbers[NUMBERS:]
    return after_entry(march, refused, affair.heard) if affair.heard else (march, refused)


def present_march(s: State) -> tuple[March, list[Area]] | None:
    """Return the march whose next step is to be chosen, if there is one just now."""
    if not s.agenda or s.agenda[-1][TASK] != MARCHING.number:
        return None
    return where_it_stands(Affair(s.agenda[-1]))


def begin_exchange(s: State, march: March, other: Troop, way: int) -> March:
    """Begin to take Units from another troop, or to leave some with it."""
    EXCHANGE.begin(
        s.agenda, march.seat, march.troop, march.area, other, way, 0, march.bound if way else 0
    )
    return replace(march, exchanged=march.exchanged | _bit(other, way))


def set_out(s: State, march: March, answer: int) -> March:
    """Begin to enter the Area that was chosen."""
    by_sea = answer in CROSS_TO
    area = (CROSS_TO if by_sea else MARCH_TO).target(answer)
    ENTRY.begin(s.agenda, march.seat, march.troop, march.area, area, int(by_sea))
    return replace(march, goal=area)


def after_entry(march: March, refused: list[Area], heard: int) -> tuple[March, list[Area]]:
    """Return where a troop stands once it has entered an Area, or was not let in."""
    if heard not in (ARRIVED, ENDED, FOUGHT):
        return march, [*refused, march.goal]
    steps = march.steps - 1 if heard == ARRIVED else 0
    moved = replace(march, area=march.goal, steps=steps, has_moved=1, exchanged=0)
    return moved, []


def outcome(march: March) -> int:
    """Return how a march comes out: an Army's number, or beyond those the Area of a single Unit."""
    if not march.has_moved:
        return 0
    return march.troop if march.troop != SINGLE else len(ALL_TROOPS) + march.area


MARCHING: Final = AGENDA.task("march", march_on)
"""About the numbers of a ``March``."""
