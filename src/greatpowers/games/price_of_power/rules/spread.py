"""15.1 Infectious faiths and revolutions: how symbols of Events spread them (16.5.10, 16.5.11).

A cluster is a group of Areas of one faith that are joined by land. Each of those that are there at
first spreads once, by one token into an Area next to it, be it over the sea.
"""

from collections.abc import Collection, Iterable
from typing import Final, TypeAlias

from greatpowers.games.price_of_power.components.tables import Seat
from greatpowers.games.price_of_power.components.world import (
    ALL_SLOTS,
    AREAS_OF_SLOT,
    BARE_COAST,
    CATHOLIC,
    COAST,
    COUNTER_REFORMED,
    DIVERSE,
    IS_DAGGER_ZONE,
    LAND,
    MAIN_AREAS,
    MUSLIM,
    NEIGHBOURS,
    NOBODY,
    ORTHODOX,
    PROTESTANT,
    PROVINCES_OF,
    REVOLUTIONARY,
    SLOT_OF,
    SLOTS,
    Area,
    Faith,
    Slot,
)
from greatpowers.games.price_of_power.rules.agenda import AGENDA
from greatpowers.games.price_of_power.rules.faiths import faith_of, same_faith, set_faith
from greatpowers.games.price_of_power.rules.geography import capital_area
from greatpowers.games.price_of_power.rules.ownership import is_town, tax_value
from greatpowers.games.price_of_power.state import PriceTable, State
from greatpowers.games.price_of_power.vocabulary import (
    SPREAD_COUNTER_REFORMED,
    SPREAD_DIVERSE,
    SPREAD_PROTESTANT,
    SPREAD_REVOLUTION,
)
from greatpowers.kernel.agenda import Affair
from greatpowers.kernel.ask import Choice, Play
from greatpowers.kernel.rule import rule
from greatpowers.kernel.verdict import ALLOWED, Verdict, refuse
from greatpowers.kernel.vocabulary import Verb
from greatpowers.kit.asking import choose

INFECTIOUS: Final = (PROTESTANT, COUNTER_REFORMED)
MOST_TOKENS: Final = 4
MOST_OF_ONE: Final = 2
"""How many tokens of one faith are placed at a time while there are two infectious ones."""
DIVERSE_TOKENS: Final = 2
FIRST_REVOLUTIONS: Final = 2
SPREAD_VERB: Final[dict[Faith, Verb]] = {
    PROTESTANT: SPREAD_PROTESTANT,
    COUNTER_REFORMED: SPREAD_COUNTER_REFORMED,
    REVOLUTIONARY: SPREAD_REVOLUTION,
}

Token: TypeAlias = tuple[Faith, Slot, Area]
"""A token that was placed: of which faith, where, and the Area from which it came."""

OF_THAT_FAITH: Final = refuse("no-of-that-faith", "16.5.10")
OF_EASTERN_FAITH: Final = refuse("no-eastern-faith", "16.5.10")


# -- clusters ------------------------------------------------------------------------------------


@rule("16.5.10", "15.1")
def clusters(s: State, faith: Faith, without: Collection[Slot] = ()) -> list[set[Area]]:
    """Return the groups of Areas of a faith that are joined by land, leaving some slots out."""
    left = {
        area for area in MAIN_AREAS if faith_of(s, area) == faith and SLOT_OF[area] not in without
    }
    found = []
    while left:
        edge = [min(left)]
        cluster = set(edge)
        left.remove(edge[0])
        while edge:
            for other in LAND[edge.pop()]:
                if other in left:
                    left.remove(other)
                    cluster.add(other)
                    edge.append(other)
        found.append(cluster)
    return found


def is_on_map(s: State, faith: Faith) -> bool:
    """Say whether there is an Area of a faith."""
    return any(faith_of(s, area) == faith for area in MAIN_AREAS)


@rule("16.5.10", "16.5.11")
def judge_spread(s: State, faith: Faith, slot: Slot) -> Verdict:
    """Say whether a faith can come to an Area: not where it is, nor to the faiths of the East."""
    if faith_of(s, AREAS_OF_SLOT[slot][0]) == faith:
        return OF_THAT_FAITH
    if faith != REVOLUTIONARY and s.faith[slot] in (ORTHODOX, MUSLIM):
        return OF_EASTERN_FAITH
    return ALLOWED


@rule("16.5.10", "R84")
def spots(s: State, faith: Faith, placed: Collection[Token]) -> dict[Slot, Area]:
    """Return where a faith may come to, beside clusters that have not spread, and from where."""
    done = {slot for _, slot, _ in placed}
    sources = {source for _, _, source in placed}
    found: dict[Slot, Area] = {}
    for cluster in clusters(s, faith, done):
        if not cluster.isdisjoint(sources):
            continue
        for area in sorted(cluster):
            for slot in _slots_beside(area):
                if slot not in done and judge_spread(s, faith, slot):
                    found.setdefault(slot, area)
    return found


def _slots_beside(area: Area) -> list[Slot]:
    return [SLOT_OF[other] for other in NEIGHBOURS[area] if SLOT_OF[other] != NOBODY]


# -- spreading (16.5.10) -------------------------------------------------------------------------


@rule("16.5.10")
def spread_ideas(t: PriceTable, you: Seat) -> None:
    """Begin to spread religious ideas; without an infectious faith, doubts spread."""
    s = t.state
    if any(is_on_map(s, faith) for faith in INFECTIOUS):
        SPREAD.begin(s.agenda, you, 0)
    else:
        DOUBT.begin(s.agenda, you, DIVERSE_TOKENS)


def _tokens(numbers: list[int]) -> list[Token]:
    return [
        (numbers[place], numbers[place + 1], numbers[place + 2])
        for place in range(0, len(numbers), 3)
    ]


@rule("16.5.10", "16.5.11")
def spread(t: PriceTable, affair: Affair) -> Play[None]:
    """Place the next token beside a cluster that has not spread yet."""
    s = t.state
    you, is_revolution, *numbers = affair.numbers
    placed = _tokens(numbers)
    faiths = (REVOLUTIONARY,) if is_revolution else faiths_to_spread(s, placed)
    found = {faith: spots(s, faith, placed) for faith in faiths}
    if len(placed) == MOST_TOKENS or not any(found.values()):
        return
    if you == NOBODY:
        faith = _next_by_itself(found, placed)
        slot = first_choice(s, found[faith])
    else:
        answer = yield t.ask(
            you,
            "ask-spread-revolution" if is_revolution else "ask-spread-faith",
            lambda: [Choice(SPREAD_VERB[faith], list(slots)) for faith, slots in found.items()],
            cite="16.5.11" if is_revolution else "16.5.10",
            public=True,
        )
        faith = next(faith for faith in found if answer in SPREAD_VERB[faith])
        slot = SPREAD_VERB[faith].target(answer)
    set_faith(t, slot, faith, cite="16.5.11" if is_revolution else "16.5.10")
    affair.note(you, is_revolution, *numbers, faith, slot, found[faith][slot])
    affair.repeat()


@rule("16.5.10")
def faiths_to_spread(s: State, placed: Collection[Token]) -> list[Faith]:
    """Return the faiths of which a token may be placed: of two of them, two each at most."""
    there = [faith for faith in INFECTIOUS if is_on_map(s, faith)]
    if len(there) == 1:
        return there
    count = [faith for faith, _, _ in placed].count
    return [faith for faith in there if count(faith) < MOST_OF_ONE]


def _next_by_itself(found: dict[Faith, dict[Slot, Area]], placed: Collection[Token]) -> Faith:
    """Return which faith spreads next by itself: in turn, Protestants first."""
    count = [faith for faith, _, _ in placed].count
    able = [faith for faith, slots in found.items() if slots]
    return min(able, key=lambda faith: (count(faith), faith != PROTESTANT))


@rule("16.5.10")
def first_choice(s: State, slots: Iterable[Slot]) -> Slot:
    """Return where a faith spreads by itself: to Towns, then to the richest, then by alphabet."""

    def rank(slot: Slot) -> tuple[bool, int, str]:
        places = [place for area in AREAS_OF_SLOT[slot] for place in PROVINCES_OF[area]]
        has_town = any(is_town(s.disc[place]) for place in places)
        return not has_town, -sum(tax_value(s, place) for place in places), SLOTS[slot]

    return min(slots, key=rank)


# -- doubts --------------------------------------------------------------------------------------


@rule("16.5.10")
def open_to_doubt(s: State) -> list[Slot]:
    """Return the Catholic Areas that touch no Sea Zone marked with a dagger, by alphabet."""
    found = [slot for slot in ALL_SLOTS if _is_open(s, slot)]
    return sorted(found, key=lambda slot: SLOTS[slot])


def _is_open(s: State, slot: Slot) -> bool:
    places = AREAS_OF_SLOT[slot]
    seas = [zone for area in places for zone in (*COAST[area], *BARE_COAST[area])]
    is_catholic = same_faith(faith_of(s, places[0]), CATHOLIC)
    return is_catholic and not any(IS_DAGGER_ZONE[zone] for zone in seas)


@rule("16.5.10")
def doubt(t: PriceTable, affair: Affair) -> Play[None]:
    """Turn a Catholic Area to diverse faiths."""
    you, left = affair.numbers
    slots = open_to_doubt(t.state)
    if not slots:
        return
    slot = slots[0]
    if you != NOBODY:
        slot = yield from choose(
            t, you, "ask-spread-diverse", SPREAD_DIVERSE, slots, cite="16.5.10", public=True, n=left
        )
    set_faith(t, slot, DIVERSE, cite="16.5.10")
    if left > 1:
        affair.note(you, left - 1)
        affair.repeat()


# -- revolutions (16.5.11) -----------------------------------------------------------------------


@rule("16.5.11")
def begin_revolution(t: PriceTable, affair: Affair) -> None:
    """Let revolutions spread; a single one also leaps, and without any two Capitals rise."""
    s = t.state
    (you,) = affair.numbers
    number = len(clusters(s, REVOLUTIONARY))
    affair.note(you, number)
    if number:
        SPREAD.begin(s.agenda, you, 1)
    else:
        RISE.begin(s.agenda, you, FIRST_REVOLUTIONS)


@rule("16.5.11")
def leap(t: PriceTable, affair: Affair) -> Play[None]:
    """From a single cluster a revolution also leaps to an Area that is not next to it."""
    s = t.state
    you, number = affair.numbers
    if number != 1:
        return
    taken = {area for cluster in clusters(s, REVOLUTIONARY) for area in cluster}
    near = {slot for area in taken for slot in (SLOT_OF[area], *_slots_beside(area))}
    slots = [slot for slot in ALL_SLOTS if slot not in near]
    if not slots:
        return
    slot = first_choice(s, slots)
    if you != NOBODY:
        slot = yield from choose(
            t, you, "ask-leap", SPREAD_REVOLUTION, slots, cite="16.5.11", public=True
        )
    set_faith(t, slot, REVOLUTIONARY, cite="16.5.11")


@rule("16.5.11")
def rise(t: PriceTable, affair: Affair) -> Play[None]:
    """Let a revolution break out in the Capital of a player, by itself in the least stable."""
    s = t.state
    you, left = affair.numbers
    homes = {seat: SLOT_OF[capital_area(s, seat)] for seat in s.seated}
    calm = [seat for seat, slot in homes.items() if slot != NOBODY and not s.revolution[slot]]
    if not calm:
        return
    if you == NOBODY:
        least = min(s.stability[seat] for seat in calm)
        slot = homes[t.chance.pick([seat for seat in calm if s.stability[seat] == least])]
    else:
        slots = sorted({homes[seat] for seat in calm})
        slot = yield from choose(
            t, you, "ask-rise", SPREAD_REVOLUTION, slots, cite="16.5.11", public=True, n=left
        )
    set_faith(t, slot, REVOLUTIONARY, cite="16.5.11")
    if left > 1:
        affair.note(you, left - 1)
        affair.repeat()


SPREAD: Final = AGENDA.task("spread", spread)
"""About *you* or nobody, whether it is a revolution, and the tokens placed so far."""
DOUBT: Final = AGENDA.task("doubt", doubt)
"""About *you* or nobody, and how many Areas are still to come."""
REVOLUTION: Final = AGENDA.task("revolution", begin_revolution, leap)
"""About *you* or nobody."""
RISE: Final = AGENDA.task("rise", rise)
"""About *you* or nobody, and how many Capitals are still to come."""
