"""4.3.3 Rebel Units besiege what is in Unrest, or move where there is some (14.3.1, 14.3.3)."""

from typing import Final

from greatpowers.games.price_of_power.components.tables import Seat
from greatpowers.games.price_of_power.components.world import (
    ALL_AREAS,
    AREAS,
    LAND,
    NOBODY,
    PROVINCES,
    PROVINCES_OF,
    Area,
    Province,
    area_text,
)
from greatpowers.games.price_of_power.rules.agenda import AGENDA
from greatpowers.games.price_of_power.rules.liberation import besiege
from greatpowers.games.price_of_power.rules.occupation import bearer
from greatpowers.games.price_of_power.rules.ownership import is_town, tax_value
from greatpowers.games.price_of_power.rules.rebels import let_rebels_fight, remove_rebels
from greatpowers.games.price_of_power.rules.units import in_area
from greatpowers.games.price_of_power.rules.unrest import has_unrest
from greatpowers.games.price_of_power.state import PriceTable, State, put
from greatpowers.games.price_of_power.vocabulary import NAME_PROVINCE
from greatpowers.kernel.agenda import Affair
from greatpowers.kernel.ask import Play
from greatpowers.kernel.rule import rule
from greatpowers.kit.asking import choose

LARGE: Final = 2


@rule("4.3.3", "R8")
def begin_rebels(t: PriceTable, _affair: Affair) -> None:
    """Let Rebels besiege or move, Area by Area, from the most Rebels to the fewest.

    All sieges come before all movement; who moves is judged now, before anything happens.
    """
    s = t.state
    areas = sorted(
        (area for area in ALL_AREAS if s.rebels[area]),
        key=lambda area: (-s.rebels[area], AREAS[area]),
    )
    for area in reversed(areas):
        if not unrest_in(s, area):
            REBELS_MOVE.begin(s.agenda, area)
    for area in reversed(areas):
        if unrest_in(s, area):
            REBEL_SIEGE.begin(s.agenda, area, s.rebels[area])


@rule("14.1")
def unrest_in(s: State, area: Area) -> list[Province]:
    """Return the Provinces of an Area with Unrest that nothing covers."""
    return [place for place in PROVINCES_OF[area] if has_unrest(s, place)]


# -- sieges (14.3.1) -----------------------------------------------------------------------------


@rule("4.3.3", "14.3.1")
def besiege_next(t: PriceTable, affair: Affair) -> Play[None]:
    """Let the Rebels of an Area take a Province, as long as their strength is enough for one."""
    s = t.state
    area, strength = affair.numbers
    targets = siege_targets(s, area, strength)
    if not targets:
        return
    place = targets[0]
    chooser = siege_chooser(s, area)
    if chooser != NOBODY and len(targets) > 1:
        place = yield from choose(
            t,
            chooser,
            "ask-rebel-siege",
            NAME_PROVINCE,
            targets,
            cite="14.3.1",
            public=True,
            area=area_text(area),
        )
    affair.note(area, strength - tax_value(s, place))
    affair.repeat()
    besiege(t, place)


@rule("14.3.1")
def siege_targets(s: State, area: Area, strength: int) -> list[Province]:
    """Return what Rebels would besiege: Large Provinces if they can, in alphabetical order."""
    found = [place for place in unrest_in(s, area) if tax_value(s, place) <= strength]
    large = [place for place in found if tax_value(s, place) == LARGE]
    return sorted(large or found, key=lambda place: PROVINCES[place])


@rule("14.3.1")
def siege_chooser(s: State, area: Area) -> Seat:
    """Return who of several players with Unrest chooses: the one with least Tax Income there.

    Where one player has it all, or two have equally little, the alphabet chooses.
    """
    seats = sorted({bearer(s, place) for place in unrest_in(s, area)})
    if len(seats) < 2:
        return NOBODY
    tax = {seat: _tax_in(s, seat, area) for seat in seats}
    least = [seat for seat in seats if tax[seat] == min(tax.values())]
    return least[0] if len(least) == 1 else NOBODY


@rule("14.3.1", "7.5")
def _tax_in(s: State, seat: Seat, area: Area) -> int:
    """Return twice the Tax Income of a player in an Area: Vassals bring half of their Tax Value."""
    places = [place for place in PROVINCES_OF[area] if bearer(s, place) == seat]
    towns = [place for place in places if is_town(s.disc[place]) or s.occupier[place] == seat]
    return sum(tax_value(s, place) for place in [*places, *towns])


REBEL_SIEGE: Final = AGENDA.task("rebel_siege", besiege_next)
"""About an Area and the Siege Strength that is left."""


# -- movement (14.3.3) ---------------------------------------------------------------------------


@rule("4.3.3", "14.3.3")
def move_rebels(t: PriceTable, affair: Affair) -> None:
    """Move all Rebels of an Area but one to Unrest next to it; if there is none, one goes home.

    Where they meet Units of players, a Battle comes at once.
    """
    s = t.state
    (area,) = affair.numbers
    moving = s.rebels[area] - 1
    target = rebel_target(s, area, moving)
    if target == NOBODY:
        remove_rebels(t, area, 1, cite="4.3.3")
    elif moving:
        s.rebels = put(s.rebels, area, s.rebels[area] - moving)
        s.rebels = put(s.rebels, target, s.rebels[target] + moving)
        t.say(
            "log-rebels-move",
            n=moving,
            area=area_text(area),
            target=area_text(target),
            cite="4.3.3",
        )
        let_rebels_fight(s, target)


@rule("4.3.3")
def rebel_target(s: State, area: Area, moving: int) -> Area:
    """Return where Rebels go: next to them, to most Unrest, then to most Towns of players.

    They go nowhere where Land Units of players outnumber them.
    """
    targets = [
        other
        for other in LAND[area]
        if unrest_in(s, other) and units_of_players(s, other) <= moving
    ]
    return min(
        targets,
        key=lambda other: (-len(unrest_in(s, other)), -_towns_in(s, other), AREAS[other]),
        default=NOBODY,
    )


def units_of_players(s: State, area: Area) -> int:
    """Return how many Land Units players have in an Area."""
    return sum(in_area(s, seat, area) for seat in range(s.players))


def _towns_in(s: State, area: Area) -> int:
    return sum(is_town(s.disc[place]) for place in PROVINCES_OF[area])


REBELS_MOVE: Final = AGENDA.task("rebels_move", move_rebels)
"""About an Area."""
