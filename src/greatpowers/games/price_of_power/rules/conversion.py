"""5.3.2 Convert Area: all Areas of a Religion slot take the State Religion (15.3.1)."""

from typing import Final

from greatpowers.games.price_of_power.components.tables import ADM, POWERS, Seat
from greatpowers.games.price_of_power.components.world import (
    ALL_SLOTS,
    AREA_OF,
    AREAS_OF_SLOT,
    NOBODY,
    PROVINCES_OF,
    SLOT_OF,
    Area,
    Province,
    Slot,
    area_text,
)
from greatpowers.games.price_of_power.effects.modifiers import modifier
from greatpowers.games.price_of_power.rules.actions import ACTIONS
from greatpowers.games.price_of_power.rules.agenda import AGENDA
from greatpowers.games.price_of_power.rules.faiths import (
    faith_of_slot,
    is_protestant,
    same_faith,
    set_faith,
    state_faith,
)
from greatpowers.games.price_of_power.rules.ownership import lawful_owner, owned, owned_areas, owns
from greatpowers.games.price_of_power.rules.prices import by_ideas, judge_price, pay, with_ducats
from greatpowers.games.price_of_power.rules.rebel_dice import ROLL
from greatpowers.games.price_of_power.rules.unrest import stir
from greatpowers.games.price_of_power.state import PriceTable, State
from greatpowers.games.price_of_power.vocabulary import CONVERT, CONVERT_AREA, STIR
from greatpowers.kernel.agenda import Affair
from greatpowers.kernel.ask import Choice, Play
from greatpowers.kernel.bill import Bill, charge
from greatpowers.kernel.rule import rule
from greatpowers.kernel.verdict import ALLOWED, Verdict, refuse
from greatpowers.kit.asking import NOTHING, choose

CONVERT_ADM: Final = 2
CONVERT_DUCATS: Final = 3
CONVERT_UNREST: Final = 1

YOUR_FAITH_ALREADY: Final = refuse("no-your-faith-already", "5.3.2")
NOTHING_OWNED_THERE: Final = refuse("no-nothing-owned-there", "5.3.2", "opens-owning-there")
OTHERS_OF_ANOTHER_FAITH: Final = refuse("no-others-of-another-faith", "5.3.2", "opens-owning-all")
NOTHING_TO_CONVERT: Final = refuse("no-nothing-to-convert", "5.3.2")


@rule("5.3.2", "15.0.2")
def price(s: State, seat: Seat, bill: Bill | None = None) -> int:
    """Return the ADM of a conversion: less for Protestants and by Ideas, at least nothing."""
    found = charge(bill, "bill-convert", CONVERT_ADM)
    if is_protestant(s, seat):
        found += charge(bill, "bill-protestant", -1)
    found += by_ideas(s, seat, "cost_convert_area_adm", bill)
    return found + charge(bill, "bill-never-below-nothing", max(0, -found))


def price_in_ducats(s: State, seat: Seat) -> int:
    """Return the Ducats of a conversion, at least nothing."""
    return max(0, CONVERT_DUCATS + modifier(s, seat, "cost_convert_area_ducats"))


def slots_of(s: State, seat: Seat) -> list[Slot]:
    """Return the Religion slots of the Areas in which a player owns Provinces."""
    found = {SLOT_OF[area] for area in owned_areas(s, seat)}
    return sorted(found - {NOBODY})


@rule("5.3.2", "15.3.1", "R58")
def judge_slot(s: State, seat: Seat, slot: Slot) -> Verdict:
    """Say whether a player may convert the Areas of a slot.

    He must own every Province there; or one, if all others belong to realms of his faith.
    """
    faith = state_faith(s, seat)
    if same_faith(faith_of_slot(s, slot), faith):
        return YOUR_FAITH_ALREADY
    places = [place for area in AREAS_OF_SLOT[slot] for place in PROVINCES_OF[area]]
    others = [place for place in places if not owns(s, seat, place)]
    if len(others) == len(places):
        return NOTHING_OWNED_THERE
    fitting = all(same_faith(s.state_faith[lawful_owner(s, place)], faith) for place in others)
    return ALLOWED if fitting else OTHERS_OF_ANOTHER_FAITH


def convertible(s: State, seat: Seat) -> list[Slot]:
    """Return the slots that a player may convert."""
    return [slot for slot in slots_of(s, seat) if judge_slot(s, seat, slot)]


@rule("5.3.2")
def judge_convert(s: State, seat: Seat) -> Verdict:
    """Say whether a player may take the Action."""
    verdict = judge_price(s, seat, ADM, price(s, seat), price_in_ducats(s, seat))
    if not verdict:
        return verdict
    return ALLOWED if convertible(s, seat) else NOTHING_TO_CONVERT


def convert_choice(s: State, seat: Seat) -> Choice:
    """Offer to convert an Area."""
    return Choice(
        CONVERT,
        whole=judge_convert(s, seat),
        cost=lambda _, bill: price(s, seat, bill),
        paid_in=POWERS[ADM],
        stakes=lambda _: with_ducats(price_in_ducats(s, seat)),
    )


@rule("5.3.2")
@ACTIONS.on(CONVERT)
def convert(t: PriceTable, seat: Seat, _: int) -> None:
    """Pay for a conversion and begin it."""
    s = t.state
    pay(s, seat, ADM, price(s, seat), price_in_ducats(s, seat))
    CONVERSION.begin(s.agenda, seat, 0)


@rule("5.3.2", "15.3.1")
def choose_slot(t: PriceTable, affair: Affair) -> Play[None]:
    """Choose where, and convert."""
    s = t.state
    seat, without_dice = affair.numbers
    if not convertible(s, seat):
        affair.end()
        return
    answer = yield t.ask(
        seat,
        "ask-convert",
        lambda: [
            Choice(
                CONVERT_AREA,
                ALL_SLOTS,
                lambda slot: judge_slot(s, seat, slot),
                within=slots_of(s, seat),
            )
        ],
        cite="5.3.2",
        public=True,
    )
    slot = CONVERT_AREA.target(answer)
    set_faith(t, slot, state_faith(s, seat), cite="5.3.2")
    affair.note(seat, without_dice, slot)


@rule("5.3.2")
def stir_there(t: PriceTable, affair: Affair) -> Play[None]:
    """Add Unrest to one of the player's Towns there; Ideas may add more or less."""
    s = t.state
    seat, _, slot = affair.numbers
    for _ in range(CONVERT_UNREST + modifier(s, seat, "convert_unrest")):
        yield from stir_a_town(t, seat, AREAS_OF_SLOT[slot], cite="5.3.2")


def stir_a_town(t: PriceTable, seat: Seat, areas: tuple[Area, ...], *, cite: str) -> Play[None]:
    """Let a player choose one of his calm Towns in some Areas for Unrest."""
    towns = calm_towns(t.state, seat, areas)
    name = area_text(areas[0])
    place = yield from choose(
        t, seat, "ask-stir-town", STIR, towns, cite=cite, public=True, area=name
    )
    if place != NOTHING:
        stir(t, place, cite=cite)


def calm_towns(s: State, seat: Seat, areas: tuple[Area, ...]) -> list[Province]:
    """Return a player's Towns in some Areas that show no Unrest."""
    return [place for place in owned(s, seat) if AREA_OF[place] in areas and not s.unrest[place]]


@rule("5.3.2", "14.2")
def roll_there(t: PriceTable, affair: Affair) -> None:
    """Roll Rebel Dice for all Unrest of the player in the Areas of the slot."""
    s = t.state
    seat, without_dice, slot = affair.numbers
    if without_dice or modifier(s, seat, "convert_no_rebel_dice"):
        return
    for area in reversed(AREAS_OF_SLOT[slot]):
        roll_in(s, seat, area)


def roll_in(s: State, seat: Seat, area: Area) -> None:
    """Begin to roll for all Unrest of a player in an Area, if there is any."""
    ROLL.begin(s.agenda, seat, area, len(PROVINCES_OF[area]))


CONVERSION: Final = AGENDA.task("conversion", choose_slot, stir_there, roll_there)
"""About a seat, and whether no Rebel Dice are rolled; what it costs is paid before."""
