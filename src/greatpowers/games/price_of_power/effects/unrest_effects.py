"""Unrest, Rebels and the dice of Rebels by cards (14.1 to 14.3)."""

from collections.abc import Sequence
from typing import Final

from greatpowers.games.price_of_power.components.tables import Seat
from greatpowers.games.price_of_power.components.world import (
    ALL_AREAS,
    LAND,
    NOBODY,
    Area,
    Province,
    area_text,
)
from greatpowers.games.price_of_power.effects.asking import pick
from greatpowers.games.price_of_power.effects.concerned import seats_concerned
from greatpowers.games.price_of_power.effects.numbers import number
from greatpowers.games.price_of_power.effects.reading import Reading
from greatpowers.games.price_of_power.effects.script import Effect, pick_opponent, verb
from greatpowers.games.price_of_power.effects.selectors import (
    OPPONENT,
    areas_meant,
    discs_meant,
    is_core_of_holder,
    is_in_spies_reach,
)
from greatpowers.games.price_of_power.rules import rebel_dice
from greatpowers.games.price_of_power.rules.mats import opponents
from greatpowers.games.price_of_power.rules.rebels import raise_rebels
from greatpowers.games.price_of_power.rules.rebels import remove_rebels as take_rebels_off
from greatpowers.games.price_of_power.rules.unrest import calm as calm_down
from greatpowers.games.price_of_power.rules.unrest import can_stir, stir, unrest_at_home
from greatpowers.games.price_of_power.state import PriceTable, State, put
from greatpowers.games.price_of_power.vocabulary import CALM, NAME_AREA, STIR
from greatpowers.kernel.ask import Play
from greatpowers.kernel.rule import rule
from greatpowers.kit.asking import NOTHING

CITE: Final = "16.3"
EVERY_DIE: Final = 99


def is_of_opponent(effect: Effect) -> bool:
    """Say whether *you* choose the Areas and discs of an Opponent, not he himself."""
    return any(word.endswith(OPPONENT) for word in effect.areas)


# -- Unrest --------------------------------------------------------------------------------------


@verb("unrest")
@rule("14.1", "16.3")
def unrest(t: PriceTable, seat: Seat, effect: Effect, reading: Reading) -> Play[None]:
    """Turn discs of the one concerned to Unrest, of his choice; of an Opponent, of yours."""
    s = t.state
    you = reading.you
    seats = seats_concerned(s, effect.who, reading) if effect.is_done_once else [seat]
    chooser = you if effect.is_done_once or is_of_opponent(effect) else seat
    for left in range(number(s, seat, effect.word("number")), 0, -1):
        discs = [place for each in seats for place in _can_be_stirred(s, effect, each, you)]
        if len(discs) <= left:
            for place in discs:
                stir(t, place, cite=CITE)
            return
        place = yield from pick(t, chooser, "ask-effect-unrest", STIR, discs, cite="14.1")
        stir(t, place, cite=CITE)


def _can_be_stirred(s: State, effect: Effect, seat: Seat, you: Seat) -> list[Province]:
    discs = discs_meant(s, effect.areas, seat, you)
    if effect.word("only") == "non_core":
        discs = [place for place in discs if not is_core_of_holder(s, place)]
    return [place for place in discs if can_stir(s, place)]


@verb("calm")
@rule("14.1", "16.3")
def calm(t: PriceTable, seat: Seat, effect: Effect, reading: Reading) -> Play[None]:
    """Turn discs of the one concerned back, of his choice."""
    s = t.state
    whole = len(_can_be_calmed(s, effect, seat, reading.you))
    for left in range(number(s, seat, effect.word("number"), whole=whole), 0, -1):
        discs = _can_be_calmed(s, effect, seat, reading.you)
        if len(discs) <= left:
            for place in discs:
                calm_down(t, place, cite=CITE)
            return
        place = yield from pick(t, seat, "ask-effect-calm", CALM, discs, cite="14.1")
        calm_down(t, place, cite=CITE)


def _can_be_calmed(s: State, effect: Effect, seat: Seat, you: Seat) -> list[Province]:
    uneasy = set(unrest_at_home(s, seat))
    return [place for place in discs_meant(s, effect.areas, seat, you) if place in uneasy]


# -- Rebels --------------------------------------------------------------------------------------


@verb("rebels")
@rule("14.3", "16.3")
def rebels(t: PriceTable, seat: Seat, effect: Effect, reading: Reading) -> Play[None]:
    """Place Rebel Units in the Areas named; in those of an Opponent, whom one chooses first."""
    s = t.state
    victim = seat
    if is_of_opponent(effect):
        others = [other for other in opponents(s, seat) if _can_be_victim(s, effect, seat, other)]
        victim = yield from pick_opponent(t, seat, effect, others)
        if victim == NOBODY:
            return
    areas = areas_meant(s, effect.areas, victim, reading.you)
    yield from place_rebels(
        t,
        seat,
        areas,
        number(s, seat, effect.word("number")),
        int(effect.word("at_most_per_area", effect.word("number"))),
    )


def _can_be_victim(s: State, effect: Effect, seat: Seat, other: Seat) -> bool:
    """Say whether an Opponent has such Areas; spies must also have them in reach (5.4.5)."""
    if effect.on_action_card and not is_in_spies_reach(s, seat, other):
        return False
    return bool(areas_meant(s, effect.areas, other, seat))


def place_rebels(
    t: PriceTable, seat: Seat, areas: Sequence[Area], units: int, most: int
) -> Play[None]:
    """Let a seat spread Rebel Units over some Areas, at most so many in each."""
    placed: dict[Area, int] = {}
    for left in range(units, 0, -1):
        free = [place for place in areas if placed.get(place, 0) < most]
        area = yield from pick(
            t, seat, "ask-effect-rebels", NAME_AREA, free, cite="14.3", left=left
        )
        if area == NOTHING:
            return
        placed[area] = placed.get(area, 0) + 1
        raise_rebels(t, area, 1, cite=CITE)


@verb("remove_rebels")
@rule("14.3", "16.3")
def remove_rebels(t: PriceTable, seat: Seat, effect: Effect, reading: Reading) -> Play[None]:
    """Take Rebel Units off the Areas named."""
    s = t.state
    areas = areas_meant(s, effect.areas, seat, reading.you)
    whole = sum(s.rebels[place] for place in areas)
    for _ in range(number(s, seat, effect.word("number"), whole=whole)):
        held = [place for place in areas if s.rebels[place]]
        area = yield from pick(t, seat, "ask-effect-rebels-gone", NAME_AREA, held, cite="14.3")
        if area == NOTHING:
            return
        take_rebels_off(t, area, 1, cite=CITE)


@verb("move_rebels")
@rule("14.3.3", "16.3")
def move_rebels(t: PriceTable, seat: Seat, effect: Effect, reading: Reading) -> Play[None]:
    """Move Rebel Units one by one to an Area next to theirs, as many as one likes."""
    s = t.state
    areas = areas_meant(s, effect.areas, seat, reading.you)
    for left in range(number(s, seat, effect.word("number")), 0, -1):
        held = [place for place in areas if s.rebels[place]]
        start = yield from pick(
            t,
            seat,
            "ask-effect-rebels-from",
            NAME_AREA,
            held,
            cite="14.3.3",
            optional=True,
            left=left,
        )
        if start == NOTHING:
            return
        end = yield from pick(
            t,
            seat,
            "ask-effect-rebels-to",
            NAME_AREA,
            LAND[start],
            cite="14.3.3",
            area=area_text(start),
        )
        if end in ALL_AREAS:
            s.rebels = put(s.rebels, start, s.rebels[start] - 1)
            s.rebels = put(s.rebels, end, s.rebels[end] + 1)
            t.say(
                "log-rebels-moved-by-card",
                start=area_text(start),
                end=area_text(end),
                cite="14.3.3",
            )


@verb("roll_rebels")
@rule("14.2", "16.3")
def roll_rebels(t: PriceTable, seat: Seat, effect: Effect, _reading: Reading) -> None:
    """Roll Rebel Dice for the Unrest of the one concerned, all or at most so many."""
    rebel_dice.ROLL_ALL.begin(t.state.agenda, seat, int(effect.word("max", EVERY_DIE)))
