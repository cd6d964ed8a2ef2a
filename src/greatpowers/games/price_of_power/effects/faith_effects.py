"""Faiths of Areas and realms by cards (15.2, 15.3)."""

from typing import Final

from greatpowers.games.price_of_power.components.tables import Seat
from greatpowers.games.price_of_power.components.world import (
    AREAS_OF_SLOT,
    DIVERSE,
    FAITHS,
    NOBODY,
    SLOT_OF,
    Area,
    Faith,
    Slot,
    area,
    faith_text,
)
from greatpowers.games.price_of_power.effects.asking import agree, pick
from greatpowers.games.price_of_power.effects.numbers import number
from greatpowers.games.price_of_power.effects.reading import Reading
from greatpowers.games.price_of_power.effects.script import Effect, verb
from greatpowers.games.price_of_power.effects.selectors import areas_meant
from greatpowers.games.price_of_power.rules.faiths import (
    faith_of_slot,
    set_faith,
    set_state_faith,
    state_faith,
)
from greatpowers.games.price_of_power.rules.ownership import owned_areas
from greatpowers.games.price_of_power.state import PriceTable, State
from greatpowers.games.price_of_power.vocabulary import NAME_AREA
from greatpowers.kernel.ask import Play
from greatpowers.kernel.rule import rule

CITE: Final = "16.3"


@verb("religion")
@rule("15.3", "16.3")
def religion(t: PriceTable, seat: Seat, effect: Effect, reading: Reading) -> Play[None]:
    """Place Religion tokens in Areas named that are of another faith."""
    s = t.state
    faith = FAITHS.index(effect.word("faith"))
    slots = convertible(s, seat, effect, reading.you)
    for left in range(number(s, seat, effect.word("number"), whole=len(slots)), 0, -1):
        slots = convertible(s, seat, effect, reading.you)
        if len(slots) <= left:
            for slot in slots:
                set_faith(t, slot, faith, cite=CITE)
            return
        homes = [AREAS_OF_SLOT[slot][0] for slot in slots]
        chosen = yield from pick(
            t,
            seat,
            "ask-effect-religion",
            NAME_AREA,
            homes,
            cite="15.3",
            faith=faith_text(faith),
            left=left,
        )
        set_faith(t, SLOT_OF[chosen], faith, cite=CITE)


def convertible(s: State, seat: Seat, effect: Effect, you: Seat) -> list[Slot]:
    """Return the Religion slots on which a card may put a token, those it prefers if any fits."""
    areas = areas_meant(s, effect.areas, seat, you)
    slots = _fitting(s, effect, areas)
    preferred = _fitting(s, effect, [area(name) for name in effect.word("prefer", ())])
    return preferred or slots


def _fitting(s: State, effect: Effect, areas: list[Area]) -> list[Slot]:
    faith = FAITHS.index(effect.word("faith"))
    slots = sorted({SLOT_OF[place] for place in areas if SLOT_OF[place] != NOBODY})
    return [slot for slot in slots if _may_change(s, slot, faith, effect)]


def _may_change(s: State, slot: Slot, faith: Faith, effect: Effect) -> bool:
    """Say whether a token may come on a slot: of another faith, and as the card says."""
    now = faith_of_slot(s, slot)
    if now == faith or (effect.word("only") == "diverse" and now != DIVERSE):
        return False
    if effect.word("not_owned_by") == "emperor" and s.emperor != NOBODY:
        return set(AREAS_OF_SLOT[slot]).isdisjoint(owned_areas(s, s.emperor))
    return True


@verb("state_religion")
@rule("15.2")
def state_religion(t: PriceTable, seat: Seat, effect: Effect, _reading: Reading) -> Play[None]:
    """Change the State Religion of the one concerned, without the penalties of the Action."""
    s = t.state
    faith = FAITHS.index(effect.word("faith"))
    if state_faith(s, seat) == faith:
        return
    if effect.is_optional:
        name = faith_text(faith)
        wants = yield from agree(t, seat, "ask-effect-state-religion", cite="15.2", faith=name)
        if not wants:
            return
    set_state_faith(t, s.realm[seat], faith, cite="15.2")
