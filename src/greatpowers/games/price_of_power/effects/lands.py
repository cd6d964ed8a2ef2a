"""Towns, Vassals and dynamic realms by cards (16.3.3, 16.3.4, 16.3.9)."""

from typing import Final

from greatpowers.games.price_of_power.components.tables import (
    DNPR_COLOURS,
    LARGE_TOWNS,
    POWERS,
    SMALL_TOWNS,
    VASSAL_TOKENS,
    Seat,
)
from greatpowers.games.price_of_power.components.world import (
    AREA_OF,
    NOBODY,
    PRINTED_TAX,
    Area,
    Province,
    Realm,
    province,
    province_text,
    realm,
    realm_text,
)
from greatpowers.games.price_of_power.effects.asking import pick
from greatpowers.games.price_of_power.effects.concerned import seats_concerned
from greatpowers.games.price_of_power.effects.numbers import number
from greatpowers.games.price_of_power.effects.reading import Reading
from greatpowers.games.price_of_power.effects.script import Effect, verb
from greatpowers.games.price_of_power.effects.selectors import areas_meant
from greatpowers.games.price_of_power.rules import dynamic, marriages, vassals
from greatpowers.games.price_of_power.rules.mats import power_of, realm_name, spend_power
from greatpowers.games.price_of_power.rules.ownership import (
    core_of,
    flag_of,
    free_lands_of,
    has,
    is_deserted,
    is_town,
    is_vassal,
    lands_of,
    large_towns,
    overlord_seat,
    owned,
    place_disc,
    settle_capital,
    small_towns,
    take_disc,
    tax_value,
    town_for,
    vassal_tokens,
)
from greatpowers.games.price_of_power.rules.unrest import has_unrest
from greatpowers.games.price_of_power.state import (
    LAND_CHANGED,
    LARGE_TOWN,
    NO_DISC,
    SMALL_TOWN,
    TWO_SMALL_TOWNS,
    TWO_VASSALS,
    VASSAL,
    PriceTable,
    State,
    put,
)
from greatpowers.games.price_of_power.vocabulary import NAME_PROVINCE
from greatpowers.kernel.ask import Play
from greatpowers.kernel.rule import rule
from greatpowers.kit.asking import NOTHING

CITE: Final = "16.3.3"


# -- gaining Towns and Vassals (16.3.3) ----------------------------------------------------------


@rule("16.3.3")
def is_open_to(s: State, seat: Seat, place: Province) -> bool:
    """Say whether a card may give a Province to a player: no other holds or occupies it."""
    return s.holder[place] in (NOBODY, seat) and s.occupier[place] in (NOBODY, seat)


@verb("town")
@rule("16.3.3", "7.5")
def town(t: PriceTable, seat: Seat, effect: Effect, _reading: Reading) -> None:
    """Gain Towns on Provinces that no other player holds."""
    for name in effect.word("provinces"):
        gain_town(t, seat, province(name))


def gain_town(t: PriceTable, seat: Seat, place: Province) -> None:
    """Put a Town of a player on a Province, if it may be and there is one left."""
    s = t.state
    if not is_open_to(s, seat, place) or is_town(s.disc[place]):
        return
    disc = town_for(s, seat, PRINTED_TAX[place])
    if disc == NO_DISC:
        return
    loser = flag_of(s, place)
    place_disc(s, seat, place, disc)
    t.say("log-gains-town", power=realm_name(s, seat), province=province_text(place), cite=CITE)
    _lose_land(t, loser)


def _lose_land(t: PriceTable, loser: Realm) -> None:
    """Let a realm that lost a Province move its Capital; tokens on one that is no more go."""
    s = t.state
    if loser == NOBODY or s.seat_of[loser] != NOBODY:
        return
    settle_capital(s, loser)
    if lands_of(s, loser):
        return
    for seat in range(s.players):
        if has(s.married[loser] | s.disputed[loser], seat):
            marriages.end_marriage(t, seat, loser, cite=CITE)
    s.allied = put(s.allied, loser, 0)


@verb("vassal")
@rule("16.3.3", "11.4")
def vassal(t: PriceTable, seat: Seat, effect: Effect, _reading: Reading) -> None:
    """Gain Vassal tokens on a realm's Provinces, or on those named."""
    if "realm" in effect.row:
        gain_vassal_realm(t, seat, realm(effect.word("realm")))
        return
    for name in effect.word("provinces"):
        gain_vassal(t, seat, province(name))


def gain_vassal_realm(t: PriceTable, seat: Seat, other: Realm) -> None:
    """Make a realm a player's Vassal, unless it is another player's or tokens are lacking."""
    s = t.state
    free = free_lands_of(s, other)
    if s.seat_of[other] != NOBODY or overlord_seat(s, other) != NOBODY or not free:
        return
    if is_deserted(s, other):
        return
    if vassal_tokens(s, seat) + sum(tax_value(s, place) for place in free) <= VASSAL_TOKENS:
        vassals.vassalize(t, seat, other, cite=CITE)


def gain_vassal(t: PriceTable, seat: Seat, place: Province) -> None:
    """Put Vassal tokens of a player on a Province, if it may be and there are some left."""
    s = t.state
    size = PRINTED_TAX[place]
    if not is_open_to(s, seat, place) or s.holder[place] == seat:
        return
    if vassal_tokens(s, seat) + size > VASSAL_TOKENS:
        return
    other = flag_of(s, place)
    if other != NOBODY and is_deserted(s, other):
        return
    place_disc(s, seat, place, TWO_VASSALS if size == 2 else VASSAL)
    if other != NOBODY:
        marriages.leave_vassal(t, other, seat)
    t.say("log-gains-vassal", power=realm_name(s, seat), province=province_text(place), cite=CITE)


@verb("free")
@rule("13.0", "13.2", "14.3.2")
def free(t: PriceTable, seat: Seat, effect: Effect, _reading: Reading) -> None:
    """Let a Vassal realm go, or Provinces of the one concerned fall to the realm of their flag."""
    s = t.state
    if "realm" in effect.row:
        free_realm(t, realm(effect.word("realm")))
        return
    for name in effect.word("provinces"):
        place = province(name)
        if s.holder[place] == seat and core_of(s, place) != s.realm[seat]:
            take_disc(s, place)
            t.say("log-province-free", province=province_text(place), cite="14.3.2")


def free_realm(t: PriceTable, other: Realm) -> None:
    """Make a Vassal realm independent, whoever its Overlord is."""
    s = t.state
    was_vassal = s.overlord[other] != NOBODY
    s.overlord = put(s.overlord, other, NOBODY)
    for place in lands_of(s, other):
        if is_vassal(s.disc[place]):
            was_vassal = True
            take_disc(s, place)
    if was_vassal:
        t.say("log-realm-free", power=realm_text(other), cite="13.2")


# -- Towns grow and shrink (16.3.4, 7.5) ---------------------------------------------------------


@verb("develop")
@rule("16.3.4")
def develop(t: PriceTable, seat: Seat, effect: Effect, reading: Reading) -> Play[None]:
    """Make Large Towns of Small ones that one owns; some cards let one pay for it."""
    s = t.state
    for _ in range(number(s, seat, effect.word("number"))):
        if not _can_pay(s, seat, effect):
            return
        place = yield from pick(
            t,
            seat,
            "ask-effect-develop",
            NAME_PROVINCE,
            developable(s, seat, effect, reading.you),
            cite="16.3.4",
            optional=effect.is_optional,
        )
        if place == NOTHING:
            return
        for name, power in effect.word("cost", {}).items():
            spend_power(s, seat, POWERS.index(name), power)
        s.disc = put(s.disc, place, _larger(s, seat))
        s.changed |= LAND_CHANGED
        t.say(
            "log-develops", power=realm_name(s, seat), province=province_text(place), cite="16.3.4"
        )


def _can_pay(s: State, seat: Seat, effect: Effect) -> bool:
    cost = effect.word("cost", {})
    return all(power_of(s, seat, POWERS.index(name)) >= power for name, power in cost.items())


def developable(s: State, seat: Seat, effect: Effect, you: Seat) -> list[Province]:
    """Return the Small Towns that a player may make Large."""
    if _larger(s, seat) == NO_DISC:
        return []
    areas = areas_meant(s, effect.areas, seat, you)
    small = [place for place in owned(s, seat) if s.disc[place] == SMALL_TOWN]
    return sorted(place for place in small if AREA_OF[place] in areas)


@rule("7.5")
def _larger(s: State, seat: Seat) -> int:
    """Return what a Small Town becomes: a Large one, or two Small ones where none is left."""
    if large_towns(s, seat) < LARGE_TOWNS:
        return LARGE_TOWN
    return TWO_SMALL_TOWNS if small_towns(s, seat) < SMALL_TOWNS else NO_DISC


@verb("shrink")
@rule("7.5", "16.3")
def shrink(t: PriceTable, _seat: Seat, effect: Effect, reading: Reading) -> Play[None]:
    """Make Small Towns of Large ones, of everybody concerned, but only one in each Area."""
    s = t.state
    spared: set[Area] = set()
    for seat in seats_concerned(s, effect.who, reading):
        areas = set(areas_meant(s, effect.areas, seat, reading.you))
        for _ in range(number(s, seat, effect.word("number"))):
            places = _large(s, seat, areas - spared)
            place = yield from pick(t, seat, "ask-effect-shrink", NAME_PROVINCE, places, cite="7.5")
            if place == NOTHING:
                break
            s.disc = put(s.disc, place, SMALL_TOWN)
            spared.add(AREA_OF[place])
            name = province_text(place)
            t.say("log-shrinks", power=realm_name(s, seat), province=name, cite="16.3")


def _large(s: State, seat: Seat, areas: set[Area]) -> list[Province]:
    large = [p for p in owned(s, seat) if s.disc[p] in (LARGE_TOWN, TWO_SMALL_TOWNS)]
    return sorted(place for place in large if AREA_OF[place] in areas)


# -- dynamic realms (16.3.9, 13.3) ---------------------------------------------------------------


@verb("dnpr")
@rule("13.3", "16.3.9")
def dynamic_realm(t: PriceTable, _seat: Seat, effect: Effect, _reading: Reading) -> None:
    """Let a dynamic realm appear or grow: tokens on the Provinces named."""
    s = t.state
    who = realm(effect.word("realm"))
    if s.seat_of[who] != NOBODY:
        return
    before = _tokens(s, who)
    places = [province(name) for name in effect.word("provinces")]
    fitting = [place for place in places if _may_take(s, place, effect)]
    capital = province(effect.word("capital"))
    if s.colour[who] == NOBODY and (capital in fitting or capital not in places):
        dynamic.appear(t, who, DNPR_COLOURS.index(effect.word("colour")), capital)
    for place in fitting:
        if s.colour[who] != NOBODY:
            dynamic.put_token(t, who, place)
    s.new_tokens = sorted({AREA_OF[place] for place in _tokens(s, who) - before})


def _tokens(s: State, who: Realm) -> set[Province]:
    return {place for place, owner in enumerate(s.dynamic) if owner == who}


@rule("16.3.9")
def _may_take(s: State, place: Province, effect: Effect) -> bool:
    """Say whether a card lets a token lie on a Province, by who holds it."""
    is_held = s.holder[place] != NOBODY
    if effect.word("only_if_held_by") == "npr_or_unrest":
        return not is_held or has_unrest(s, place)
    return not effect.word("only_if_town") or is_town(s.disc[place])
