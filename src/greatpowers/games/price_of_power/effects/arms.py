"""Units by cards: gained, lost, exhausted, refreshed; dice, marches and sieges (16.3.6)."""

from typing import Final

from greatpowers.games.price_of_power.components.tables import (
    ARMIES,
    BANDS,
    LAND_UNITS,
    MERCENARY,
    SHIP_KINDS,
    SHIP_PRICE,
    UNIT_PRICE,
    Seat,
)
from greatpowers.games.price_of_power.components.world import Area, area_text
from greatpowers.games.price_of_power.effects.asking import agree, pick
from greatpowers.games.price_of_power.effects.numbers import number, part
from greatpowers.games.price_of_power.effects.reading import Reading
from greatpowers.games.price_of_power.effects.script import Effect, verb
from greatpowers.games.price_of_power.effects.selectors import areas_meant
from greatpowers.games.price_of_power.rules import battle_actions, recruiting, sieges
from greatpowers.games.price_of_power.rules.battle_sides import is_fighting
from greatpowers.games.price_of_power.rules.free_activations import FORCED_MARCH
from greatpowers.games.price_of_power.rules.losses import ORDER, areas_with_units, take_of
from greatpowers.games.price_of_power.rules.mats import realm_name
from greatpowers.games.price_of_power.rules.units import (
    area_of,
    exhaust_one,
    in_area,
    in_army,
)
from greatpowers.games.price_of_power.state import PriceTable, State
from greatpowers.games.price_of_power.vocabulary import (
    NAME_AREA,
)
from greatpowers.kernel.ask import Play
from greatpowers.kernel.rule import rule
from greatpowers.kit.asking import NOTHING

CITE: Final = "16.3"


# -- gaining Units (16.3.6) ----------------------------------------------------------------------


@verb("recruit")
@rule("16.3.6")
def recruit(t: PriceTable, seat: Seat, effect: Effect, _reading: Reading) -> Play[None]:
    """Place Units or Ships where no Battle comes, for nothing or for half of their price."""
    s = t.state
    units: dict[str, int] = effect.word("units")
    band = BANDS.index(effect.word("kind"))
    if effect.word("cost") == "half":
        price = part(price_of(units, band), "half")
        if s.ducats[seat] < price:
            return
        if not (yield from agree(t, seat, "ask-effect-recruit", cite="16.3.6", n=price)):
            return
        s.ducats[seat] -= price
    recruiting.place_units(t, seat, band, units, cite="16.3.6")


def price_of(units: dict[str, int], band: int) -> int:
    """Return the Ducats that some Units of a band, or Ships, would cost (5.5.5)."""
    ships = sum(SHIP_PRICE[SHIP_KINDS.index(k)] * n for k, n in units.items() if k in SHIP_KINDS)
    land = [(LAND_UNITS.index(k), n) for k, n in units.items() if k in LAND_UNITS]
    return ships + sum(UNIT_PRICE[kind][band] * n for kind, n in land)


# -- losing Units (9.7.4) ------------------------------------------------------------------------


@verb("lose_units")
@rule("9.7.4", "16.3")
def lose_units(t: PriceTable, seat: Seat, effect: Effect, reading: Reading) -> Play[None]:
    """Take deployed Land Units off, of one band or of all in turn; Regulars are exhausted."""
    s = t.state
    bands = (MERCENARY,) if effect.word("kind") == "mercenary" else ORDER
    areas = areas_with_units(s, seat)
    if "areas" in effect.row:
        meant = areas_meant(s, effect.areas, seat, reading.you)
        areas = [area for area in areas if area in meant]
    whole = sum(_units(s, seat, area, bands) for area in areas)
    turn = 0
    for left in range(number(s, seat, effect.word("number"), whole=whole), 0, -1):
        held = [area for area in areas if _units(s, seat, area, bands)]
        area = yield from pick(
            t, seat, "ask-effect-lose-unit", NAME_AREA, held, cite="9.7.4", left=left
        )
        if area == NOTHING:
            return
        turn = _take(s, seat, area, bands, turn)
        t.say("log-loses-unit", power=realm_name(s, seat), area=area_text(area), cite=CITE)


def _units(s: State, seat: Seat, area: Area, bands: tuple[int, ...]) -> int:
    if bands == ORDER:
        return in_area(s, seat, area)
    armies = [army for army in range(ARMIES) if area_of(s, seat, army) == area]
    kinds = range(len(LAND_UNITS))
    return sum(
        in_army(s, seat, army, band, unit) for army in armies for band in bands for unit in kinds
    )


@rule("9.7.4", "R19")
def _take(s: State, seat: Seat, area: Area, bands: tuple[int, ...], turn: int) -> int:
    """Take a Unit of the band whose turn it is, or of the next; return whose turn comes then."""
    for step in range(len(bands)):
        if take_of(s, seat, area, bands[(turn + step) % len(bands)]):
            return (turn + step + 1) % len(bands)
    raise AssertionError("there is no Unit to lose")


# -- manpower (9.3.1) ----------------------------------------------------------------------------


@verb("exhaust")
@rule("9.3.1")
def exhaust(t: PriceTable, seat: Seat, effect: Effect, _reading: Reading) -> Play[None]:
    """Exhaust Regular Units, Available or deployed, of the choice of whoever has them."""
    for _ in range(number(t.state, seat, effect.word("number"))):
        yield from exhaust_one(t, seat, cite="9.3.1")


@verb("refresh")
@rule("4.5.1", "5.2.5")
def refresh(t: PriceTable, seat: Seat, effect: Effect, _reading: Reading) -> None:
    """Move Exhausted Units back to Available, as far as there are."""
    s = t.state
    back = min(number(s, seat, effect.word("number")), s.exhausted[seat])
    if back:
        s.exhausted[seat] -= back
        s.available[seat] += back
        t.say("log-refreshes", power=realm_name(s, seat), n=back, cite=CITE)


# -- in Battle -----------------------------------------------------------------------------------


@verb("dice")
@rule("6.2.2", "9.7.3")
def dice(t: PriceTable, seat: Seat, effect: Effect, _reading: Reading) -> Play[None]:
    """Add Battle Dice: of one's choice, or those of the Leader; outside a Battle there are none."""
    if not is_fighting(t.state):
        return
    wanted = effect.word("dice")
    if wanted == "as_leader":
        battle_actions.add_dice_as_leader(t, seat, effect.word("at_least"))
        return
    number = int(wanted["any"])
    yield from battle_actions.add_dice(t, seat, number, effect.word("max_per_type", number))


@verb("move")
@rule("9.5", "9.5.1")
def move(t: PriceTable, seat: Seat, effect: Effect, _reading: Reading) -> None:
    """Let an Army march as many spaces as the card says."""
    if t.state.has_war:
        FORCED_MARCH.begin(t.state.agenda, seat, int(effect.word("spaces")))


@verb("siege")
@rule("9.8")
def siege(t: PriceTable, seat: Seat, effect: Effect, _reading: Reading) -> Play[None]:
    """Besiege with all Units where an Army stands, with more strength and without further MIL."""
    s = t.state
    bonus = int(effect.word("bonus"))
    areas = sieges.areas_for_card(s, seat, bonus) if s.has_war else []
    area = yield from pick(t, seat, "ask-effect-siege", NAME_AREA, areas, cite="9.8")
    if area != NOTHING:
        sieges.begin_siege(s, seat, area, sieges.ALL_UNITS, bonus)


@verb("cancel")
@rule("6.2.4", "5.4.5")
def cancel(_t: PriceTable, _seat: Seat, _effect: Effect, _reading: Reading) -> None:
    """Stop what was announced: whoever opened the window for it does so (6.2.4)."""
