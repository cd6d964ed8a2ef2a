"""14.2 Rebel Dice: one for each disc with Unrest, Area by Area."""

from collections.abc import Callable
from typing import Final, TypeAlias

from greatpowers.games.price_of_power.components.tables import (
    ALL_POWERS,
    EXHAUST,
    LOSE_DUCATS,
    LOSE_POWER,
    REBEL_FACES,
    REBELLION,
    REMOVE_UNREST,
    Power,
    Seat,
)
from greatpowers.games.price_of_power.components.world import AREA_OF, Area, area_text
from greatpowers.games.price_of_power.effects.modifiers import modifier
from greatpowers.games.price_of_power.rules.agenda import AGENDA
from greatpowers.games.price_of_power.rules.liberation import besiege
from greatpowers.games.price_of_power.rules.mats import lose_power, power_of, realm_name
from greatpowers.games.price_of_power.rules.money import must_pay
from greatpowers.games.price_of_power.rules.rebels import let_rebels_fight
from greatpowers.games.price_of_power.rules.units import exhaust_one, in_area
from greatpowers.games.price_of_power.rules.unrest import calm, unrest_in, unrest_of
from greatpowers.games.price_of_power.state import PriceTable, State, put
from greatpowers.games.price_of_power.vocabulary import (
    CALM,
    NAME_AREA,
    NAME_POWER,
    REBEL_IN,
)
from greatpowers.kernel.agenda import Affair
from greatpowers.kernel.ask import Play
from greatpowers.kernel.rule import rule
from greatpowers.kit.asking import choose
from greatpowers.kit.deeds import perform

Result: TypeAlias = Callable[[PriceTable, Seat, Area], Play[None] | None]

PRICE: Final = 2
"""The Ducats for a result that takes them, or that cannot be borne otherwise."""


BORNE: Final = (REBELLION, LOSE_POWER, EXHAUST, LOSE_DUCATS, REMOVE_UNREST)
"""The faces that do something, in the order in which they are borne."""


# -- Areas in turn -------------------------------------------------------------------------------


@rule("14.2", "4.3.9", "16.5.2", "R208")
def roll_all(t: PriceTable, affair: Affair) -> Play[None]:
    """Roll for a player's Unrest, Area by Area: numbers seat, most dice, Areas already rolled for.

    Where he rolls for a part of it only, he chooses the Areas.
    """
    s = t.state
    seat, most, *done = affair.numbers
    areas = [area for area in areas_with_unrest(s, seat) if area not in done]
    if not areas or most <= 0:
        return
    area = areas[0]
    if len(areas) > 1 and most < sum(len(unrest_in(s, seat, each)) for each in areas):
        area = yield from choose(
            t, seat, "ask-roll-where", NAME_AREA, areas, cite="14.2", public=True
        )
    dice = min(most, len(unrest_in(s, seat, area)))
    affair.note(seat, most - dice, *done, area)
    affair.repeat()
    ROLL.begin(s.agenda, seat, area, dice)


def areas_with_unrest(s: State, seat: Seat) -> list[Area]:
    """Return the Areas in which a player has Unrest, in their order."""
    return sorted({AREA_OF[place] for place in unrest_of(s, seat)})


ROLL_ALL: Final = AGENDA.task("roll_all_rebels", roll_all)


# -- one Area ------------------------------------------------------------------------------------


@rule("14.2")
def roll(t: PriceTable, affair: Affair) -> None:
    """Roll for a player's Unrest in an Area: numbers seat, area, most dice."""
    s = t.state
    seat, area, most = affair.numbers
    dice = min(most, len(unrest_in(s, seat, area)))
    if dice == 0:
        affair.end()
        return
    faces = [t.chance.below(len(REBEL_FACES)) for _ in range(dice)]
    for face in faces:
        t.say(
            "log-rebel-die",
            power=realm_name(s, seat),
            area=area_text(area),
            face=f"rebel-{REBEL_FACES[face]}",
            cite="14.2",
        )
    affair.note(seat, area, *(faces.count(face) for face in BORNE))


@rule("14.2", "14.2.1")
def bear(t: PriceTable, affair: Affair) -> Play[None]:
    """Bear the results one by one: Rebellions first, Unrest that goes last."""
    seat, area, *left = affair.numbers
    which = next((number for number, results in enumerate(left) if results), len(left))
    if which == len(left):
        let_rebels_fight(t.state, area)
        return
    left[which] -= 1
    affair.note(seat, area, *left)
    affair.repeat()
    yield from perform(RESULTS[which](t, seat, area))


@rule("14.2", "R28")
def _rebel(t: PriceTable, seat: Seat, area: Area) -> Play[None]:
    """Let Rebels rise: where Units stand, as a Rebel Unit, else in a Province of one's choice."""
    s = t.state
    if in_area(s, seat, area):
        s.rebels = put(s.rebels, area, s.rebels[area] + 1)
        t.say("log-rebels", n=1, area=area_text(area), cite="14.2")
        return
    places = unrest_in(s, seat, area)
    place = places[0]
    if len(places) > 1:
        place = yield from choose(
            t,
            seat,
            "ask-rebellion",
            REBEL_IN,
            places,
            cite="14.2",
            public=True,
            area=area_text(area),
        )
    besiege(t, place)


@rule("14.2", "14.2.1")
def _lose_power(t: PriceTable, seat: Seat, area: Area) -> Play[None]:
    """Lose one power of a type of one's choice; without any, pay."""
    s = t.state
    pools: list[Power] = [power for power in ALL_POWERS if power_of(s, seat, power)]
    if not pools:
        must_pay(t, seat, PRICE, cite="14.2.1")
        return
    power = pools[0]
    if len(pools) > 1:
        power = yield from choose(
            t,
            seat,
            "ask-lose-power",
            NAME_POWER,
            pools,
            cite="14.2",
            public=True,
            area=area_text(area),
        )
    lose_power(t, seat, power, 1, cite="14.2")


@rule("14.2", "14.2.1", "R72")
def _exhaust(t: PriceTable, seat: Seat, _: Area) -> Play[None]:
    """Exhaust a Regular Unit, Available or deployed; without any, pay."""
    if not (yield from exhaust_one(t, seat, cite="14.2")):
        must_pay(t, seat, PRICE, cite="14.2.1")


@rule("14.2")
def _lose_ducats(t: PriceTable, seat: Seat, _: Area) -> None:
    """Pay two Ducats."""
    must_pay(t, seat, PRICE, cite="14.2")


@rule("14.2")
def _calm_one(t: PriceTable, seat: Seat, area: Area) -> Play[None]:
    """Let Unrest go from a disc of one's choice in the Area."""
    s = t.state
    places = unrest_in(s, seat, area)
    if not places or modifier(s, seat, "rebel_dice_worse"):
        return
    place = places[0]
    if len(places) > 1:
        place = yield from choose(
            t,
            seat,
            "ask-rebels-calm",
            CALM,
            places,
            cite="14.2",
            public=True,
            area=area_text(area),
        )
    calm(t, place, cite="14.2")


RESULTS: Final[tuple[Result, ...]] = (_rebel, _lose_power, _exhaust, _lose_ducats, _calm_one)
"""What the faces of ``BORNE`` do."""
ROLL: Final = AGENDA.task("roll_rebels", roll, bear)
