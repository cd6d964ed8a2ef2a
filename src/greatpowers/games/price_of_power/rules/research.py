"""8. Ideas: researching them, the display, and forms of government (5.1.4)."""

from typing import Final

from greatpowers.games.price_of_power.components.cards import (
    ALL_IDEAS,
    IDEA_BONUS,
    IDEA_COST,
    IDEA_TYPE,
    IS_BASIC,
    IS_GOVERNMENT,
    Idea,
    idea,
    idea_text,
)
from greatpowers.games.price_of_power.components.tables import ALL_POWERS, POWERS, Power, Seat
from greatpowers.games.price_of_power.components.world import (
    DIVERSE,
    FAITH_IN_1444,
    REVOLUTIONARY,
    SLOT_OF,
)
from greatpowers.games.price_of_power.effects.cards import NEEDS_OF_IDEA, SCRIPT_OF_IDEA
from greatpowers.games.price_of_power.effects.conditions import all_hold
from greatpowers.games.price_of_power.effects.script import read
from greatpowers.games.price_of_power.rules.actions import ACTIONS
from greatpowers.games.price_of_power.rules.agenda import AGENDA
from greatpowers.games.price_of_power.rules.empire import is_subject
from greatpowers.games.price_of_power.rules.faiths import (
    end_revolution,
    faith_of,
    set_state_faith,
    state_faith,
)
from greatpowers.games.price_of_power.rules.geography import capital_area
from greatpowers.games.price_of_power.rules.mats import gain_prestige, power_of, realm_name
from greatpowers.games.price_of_power.rules.ownership import has, how_many, minus, plus
from greatpowers.games.price_of_power.rules.prices import by_ideas, judge_price, pay
from greatpowers.games.price_of_power.state import FEAT_DONE, PriceTable, State, put
from greatpowers.games.price_of_power.vocabulary import NAME_IDEA, RESEARCH
from greatpowers.kernel.agenda import Affair
from greatpowers.kernel.ask import Choice, Play
from greatpowers.kernel.bill import Bill, charge
from greatpowers.kernel.rule import rule
from greatpowers.kernel.verdict import ALLOWED, Verdict, refuse
from greatpowers.kit.asking import NOTHING, choose

PRESTIGE: Final = 2
"""What every researcher scores (R1)."""
FOLLOWED: Final = 1
"""What earlier owners score, while there are at most two of them."""
MOST_FOLLOWED: Final = 2
STRONG_EMPIRE: Final = 3
"""From this Authority on, Subjects of the Empire may not change their government (18.3)."""
IDEAS_OF_TYPE: Final = tuple(
    tuple(number for number in ALL_IDEAS if IDEA_TYPE[number] == power) for power in ALL_POWERS
)
REGIME: Final = idea("revolutionary_regime")

KNOWN_ALREADY: Final = refuse("no-known-already", "8.0")
NOT_ON_DISPLAY: Final = refuse("no-not-on-display", "8.1", "opens-display")
NEEDS_MORE: Final = refuse("no-idea-needs-more", "8.0", "opens-idea-needs")
EMPEROR_FORBIDS: Final = refuse("no-emperor-forbids", "18.3", "opens-weaker-empire")


# -- what an Idea costs, and who may have it -----------------------------------------------------


def knows(s: State, seat: Seat, number: Idea) -> bool:
    """Say whether a player has an Idea."""
    return has(s.knows[number], seat)


@rule("5.1.4", "8.0")
def price(s: State, seat: Seat, number: Idea, bill: Bill | None = None, less: int = 0) -> int:
    """Return the power of its type that an Idea costs a player, at least nothing."""
    found = charge(bill, "bill-idea", IDEA_COST[number], idea=idea_text(number))
    found += by_ideas(s, seat, "cost_research", bill)
    if minus(s.knows[number], seat):
        discount = by_ideas(s, seat, "spread_ideas_discount")
        found += charge(bill, "bill-known-to-others", -discount)
    found += charge(bill, "bill-discount", -less)
    return found + charge(bill, "bill-never-below-nothing", max(0, -found))


def most_discount(s: State, seat: Seat) -> int:
    """Return the most that a player's Ideas take off the price of another."""
    return by_ideas(s, seat, "spread_ideas_discount") - by_ideas(s, seat, "cost_research")


@rule("8.0", "8.2", "18.3")
def judge_idea(s: State, seat: Seat, number: Idea) -> Verdict:
    """Say whether a player may research an Idea, whatever it costs."""
    if knows(s, seat, number):
        return KNOWN_ALREADY
    if not all_hold(s, NEEDS_OF_IDEA[number], seat):
        return NEEDS_MORE
    if IS_GOVERNMENT[number] and s.authority >= STRONG_EMPIRE and is_subject(s, s.realm[seat]):
        return EMPEROR_FORBIDS
    return ALLOWED


@rule("5.1.4", "8.1")
def judge_research(s: State, seat: Seat, number: Idea, less: int = 0) -> Verdict:
    """Say whether a player may research an Idea of the display and pay for it."""
    if number not in s.grid:
        return NOT_ON_DISPLAY
    verdict = judge_idea(s, seat, number)
    if not verdict:
        return verdict
    return judge_price(s, seat, IDEA_TYPE[number], price(s, seat, number, less=less))


def research_choices(s: State, seat: Seat, less: int = 0) -> list[Choice]:
    """Offer the Ideas of the display, each paid in the power of its type."""
    most_off = less + most_discount(s, seat)
    return [_ideas_of_type(s, seat, power, less, most_off) for power in ALL_POWERS]


def _ideas_of_type(s: State, seat: Seat, power: Power, less: int, most_off: int) -> Choice:
    dearest = power_of(s, seat, power) + most_off
    return Choice(
        RESEARCH,
        IDEAS_OF_TYPE[power],
        lambda number: judge_research(s, seat, number, less),
        cost=lambda number, bill: price(s, seat, number, bill, less),
        within=[
            number
            for number in s.grid
            if IDEA_TYPE[number] == power and IDEA_COST[number] <= dearest
        ],
        paid_in=POWERS[power],
    )


@rule("5.1.4")
@ACTIONS.on(RESEARCH)
def research(t: PriceTable, seat: Seat, number: Idea) -> None:
    """Pay for an Idea and research it."""
    pay(t.state, seat, IDEA_TYPE[number], price(t.state, seat, number))
    learn(t, seat, number)


# -- having researched it ------------------------------------------------------------------------


@rule("5.1.4", "8.0", "R1")
def learn(t: PriceTable, seat: Seat, number: Idea) -> None:
    """Tag an Idea of the display, score it, also for those who had it before, and read it."""
    s = t.state
    before = s.knows[number]
    t.say("log-researches", power=realm_name(s, seat), idea=idea_text(number), cite="5.1.4")
    if IS_GOVERNMENT[number]:
        change_government(t, seat, number)
    s.knows = put(s.knows, number, plus(before, seat))
    s.changed |= FEAT_DONE
    gain_prestige(t, seat, PRESTIGE + IDEA_BONUS[number], cite="8.0")
    if how_many(before) <= MOST_FOLLOWED:
        for other in range(s.players):
            if has(before, other):
                gain_prestige(t, other, FOLLOWED, cite="8.0")
    read(s, SCRIPT_OF_IDEA[number], seat)


@rule("8.2", "15.0.6", "R238")
def change_government(t: PriceTable, seat: Seat, new: Idea) -> None:
    """Give up the form of government a player has; one that was revolutionary finds its faith."""
    s = t.state
    for number in ALL_IDEAS:
        if IS_GOVERNMENT[number] and knows(s, seat, number):
            s.knows = put(s.knows, number, minus(s.knows[number], seat))
            name = idea_text(number)
            t.say("log-gives-up-idea", power=realm_name(s, seat), idea=name, cite="8.2")
    if new != REGIME and state_faith(s, seat) == REVOLUTIONARY:
        area = capital_area(s, seat)
        end_revolution(t, SLOT_OF[area], cite="15.0.6")
        found = faith_of(s, area)
        faith = FAITH_IN_1444[s.realm[seat]] if found == DIVERSE else found
        set_state_faith(t, s.realm[seat], faith, cite="15.0.6")


# -- the display ---------------------------------------------------------------------------------


@rule("8.1")
def replaceable(s: State, power: Power) -> list[Idea]:
    """Return the Ideas of a type on display that nobody has and that are not Basic."""
    return [
        number
        for number in s.grid
        if IDEA_TYPE[number] == power and not IS_BASIC[number] and not s.knows[number]
    ]


def show_next(t: PriceTable, power: Power) -> Idea:
    """Add an Idea of a type to the display, if its deck has one; else return nothing."""
    deck = t.state.idea_decks[power]
    return show(t, t.chance.pick(deck)) if deck else NOTHING


def show(t: PriceTable, number: Idea) -> Idea:
    """Take an Idea from its deck and add it to the display."""
    s = t.state
    s.idea_decks[IDEA_TYPE[number]].remove(number)
    s.grid.append(number)
    t.say("log-new-idea", idea=idea_text(number), cite="8.1")
    return number


def put_back(s: State, number: Idea) -> None:
    """Put an Idea of the display back into its deck."""
    s.grid.remove(number)
    s.idea_decks[IDEA_TYPE[number]].append(number)


@rule("8.1")
def make_room(t: PriceTable, affair: Affair) -> Play[None]:
    """Bring an Idea onto the display for whoever researches it; another goes back, if one can."""
    s = t.state
    seat, number = affair.numbers
    if number in s.grid:
        return
    gone = yield from choose(
        t,
        seat,
        "ask-idea-back",
        NAME_IDEA,
        replaceable(s, IDEA_TYPE[number]),
        cite="8.1",
        public=True,
        idea=idea_text(number),
    )
    if gone != NOTHING:
        put_back(s, gone)
    show(t, number)


def learn_it(t: PriceTable, affair: Affair) -> None:
    """Research the Idea that is on display now."""
    seat, number = affair.numbers
    learn(t, seat, number)


RESEARCH_TASK: Final = AGENDA.task("research", make_room, learn_it)
"""About a seat and an Idea, on display or not; what it costs is paid before."""
