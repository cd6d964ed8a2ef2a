"""What there is to see of a war: how it begins, battles, sieges, a Ruler who falls, and peace."""

from collections.abc import Iterable, Sequence
from typing import Final, Literal, TypeAlias

from typing_extensions import TypedDict

from greatpowers.games.price_of_power.components.cards import CHARACTERS, Character
from greatpowers.games.price_of_power.components.tables import ALL_POWERS, Seat
from greatpowers.games.price_of_power.components.world import (
    ALL_PROVINCES,
    AREA_OF,
    AREAS,
    NOBODY,
    PROVINCES,
    REALMS,
    ZONES,
    Province,
    Realm,
)
from greatpowers.games.price_of_power.rules.active_allies import actives_of
from greatpowers.games.price_of_power.rules.battle_sides import BOTH, Battle, strength
from greatpowers.games.price_of_power.rules.characters import skill
from greatpowers.games.price_of_power.rules.outbreak import attacking_realms
from greatpowers.games.price_of_power.rules.ownership import has, lawful_owner, overlord_realm
from greatpowers.games.price_of_power.rules.sieges import resistance
from greatpowers.games.price_of_power.rules.victory import counted_units, foes_of
from greatpowers.games.price_of_power.state import REBELS, State
from greatpowers.games.price_of_power.view_battle import BattleState, battle_view
from greatpowers.games.price_of_power.view_names import (
    OF_POWERS,
    PowerName,
    realm_of,
    realm_or_none,
)
from greatpowers.games.price_of_power.vocabulary import TERMS
from greatpowers.kernel.agenda import NUMBERS
from greatpowers.kit.moments import Placed, Sight, placed

SideName: TypeAlias = Literal["attackers", "defenders"]
SIDES: Final[tuple[SideName, ...]] = ("attackers", "defenders")


class BattleMoment(Sight):
    """A Battle that is over: how it lies there at the end, and which side has won."""

    battle: BattleState
    winner: SideName | None


class Taken(TypedDict):
    """A Province that a siege has taken: who controlled it before and does now, and its Tax."""

    province: str
    tax: int
    control: list[str | None]
    owner: str | None


class SiegeMoment(Sight):
    """A siege: who has besieged where, and what has fallen."""

    realm: str
    area: str
    provinces: list[Taken]


class WarSide(TypedDict):
    """A side of a new war: players and attacked realms, Active Allies, Land Units that count.

    Where no player is on it, no Units of it stand on the map.
    """

    realms: list[str]
    allies: list[str]
    units: int | None


class WarMoment(Sight):
    """A new war, once all have answered who were called."""

    attackers: WarSide
    defenders: WarSide


class RulerMoment(Sight):
    """A Ruler who has fallen in a Battle: his realm's skills before and after."""

    realm: str
    ruler: str
    skills: dict[PowerName, list[int]]


class Handed(TypedDict):
    """A Province that a peace concerns: who occupied it, and whose it was and is."""

    province: str
    occupier: str | None
    owner: list[str | None]
    overlord: str | None


class PeaceMoment(Sight):
    """A peace that a Victor has dictated, with all that it has changed."""

    victor: str
    loser: str
    term: str
    provinces: list[Handed]
    prestige: dict[str, list[int]]


class WhitePeaceMoment(Sight):
    """Wars that have ended with White Peace: who fought whom, and what was returned."""

    wars: list[list[str]]
    provinces: list[Handed]
    prestige: dict[str, list[int]]


# -- battles and sieges --------------------------------------------------------------------------


def battle_over(states: Sequence[State]) -> BattleMoment:
    """Tell of a Battle that is over."""
    s = states[-1]
    b = Battle(s)
    winner = next((SIDES[side] for side in BOTH if strength(b, side)), None)
    field = f"{'zone' if b.is_naval else 'area'}-{ZONES[b.place] if b.is_naval else AREAS[b.place]}"
    return {
        "points": False,
        "placed": placed("field", field, [field]),
        "battle": battle_view(s),
        "winner": winner,
    }


def siege_over(states: Sequence[State]) -> SiegeMoment:
    """Tell which Provinces have fallen: the siege is the affair on top."""
    before, after = states
    seat, area, *_ = after.agenda[-1][NUMBERS:]
    places = [
        place
        for place in ALL_PROVINCES
        if AREA_OF[place] == area and _controller(before, place) != _controller(after, place)
    ]
    return {
        "points": before.prestige != after.prestige,
        "placed": _provinces(places),
        "realm": realm_of(after, seat),
        "area": AREAS[area],
        "provinces": [_taken(before, after, seat, place) for place in places],
    }


def _taken(before: State, after: State, seat: Seat, place: Province) -> Taken:
    return {
        "province": PROVINCES[place],
        "tax": resistance(before, seat, place),
        "control": [_controller(before, place), _controller(after, place)],
        "owner": realm_or_none(lawful_owner(after, place)),
    }


def _controller(s: State, place: Province) -> str | None:
    """Name who controls a Province: a realm, Rebels, or nobody."""
    occupier = s.occupier[place]
    if occupier == NOBODY:
        return realm_or_none(lawful_owner(s, place))
    return "rebels" if occupier == REBELS else realm_of(s, occupier)


def ruler_fallen(states: Sequence[State]) -> RulerMoment:
    """Tell what the death of a Ruler in a Battle means for his realm."""
    before, after = states
    seat = next(each for each in range(after.players) if before.ruler[each] != after.ruler[each])
    who: Character = before.ruler[seat]
    return {
        "points": False,
        "placed": [],
        "realm": realm_of(after, seat),
        "ruler": CHARACTERS[who],
        "skills": {
            OF_POWERS[power]: [skill(before, seat, power), skill(after, seat, power)]
            for power in ALL_POWERS
        },
    }


# -- wars ----------------------------------------------------------------------------------------


def war_begun(states: Sequence[State]) -> WarMoment:
    """Tell who fights whom: the campaign is the affair on top."""
    s = states[-1]
    _how, aggressor, *targets = s.agenda[-1][NUMBERS:]
    attackers = attacking_realms(s, aggressor)
    joined = [s.realm[seat] for seat in range(s.players) if has(s.defenders, seat)]
    defenders = [*targets, *(realm for realm in joined if realm not in targets)]
    return {
        "points": False,
        "placed": _realms([*attackers, *defenders]),
        "attackers": _side(s, attackers, targets[0]),
        "defenders": _side(s, defenders, aggressor),
    }


def _side(s: State, realms: list[Realm], foe: Realm) -> WarSide:
    seats = [s.seat_of[realm] for realm in realms if s.seat_of[realm] != NOBODY]
    allies = [ally for seat in seats for ally in actives_of(s, seat) if ally not in realms]
    return {
        "realms": [REALMS[realm] for realm in realms],
        "allies": [REALMS[ally] for ally in allies],
        "units": sum(counted_units(s, seat, foe) for seat in seats) if seats else None,
    }


# -- peace ---------------------------------------------------------------------------------------


def peace_dictated(states: Sequence[State]) -> PeaceMoment:
    """Tell what a term has come to: the settlement is the affair on top, and knows what was."""
    s = states[-1]
    seat, loser, term, own, theirs, *lands = s.agenda[-1][NUMBERS:]
    prestige = {realm_of(s, seat): [own, s.prestige[seat]]}
    other = s.seat_of[loser]
    if other != NOBODY:
        prestige[REALMS[loser]] = [theirs, s.prestige[other]]
    rows = zip(lands[::3], lands[1::3], lands[2::3], strict=True)
    return {
        "points": any(before != after for before, after in prestige.values()),
        "placed": _provinces(lands[::3]),
        "victor": realm_of(s, seat),
        "loser": REALMS[loser],
        "term": TERMS[term],
        "provinces": [_handed(s, place, owner, occupier) for place, owner, occupier in rows],
        "prestige": prestige,
    }


def _provinces(places: Iterable[Province]) -> list[Placed]:
    """Return where Provinces are, each a row of its own."""
    texts = [f"province-{PROVINCES[place]}" for place in places]
    return [row for text in texts for row in placed(text, text, [text])]


def _realms(realms: Iterable[Realm]) -> list[Placed]:
    """Return where the Capitals of realms are."""
    texts = dict.fromkeys(f"realm-{REALMS[realm]}" for realm in realms)
    return [row for text in texts for row in placed(text, text, [text])]


def _handed(s: State, place: Province, owner: Realm, occupier: Seat) -> Handed:
    now = lawful_owner(s, place)
    return {
        "province": PROVINCES[place],
        "occupier": realm_of(s, occupier) if 0 <= occupier < s.players else None,
        "owner": [realm_or_none(owner), realm_or_none(now)],
        "overlord": None if now == NOBODY else realm_or_none(overlord_realm(s, now)),
    }


def white_peace_made(states: Sequence[State]) -> WhitePeaceMoment:
    """Tell which wars have ended, and what was given back."""
    before, after = states
    seats = range(after.players)
    wars = [_pair(before, seat, foe) for seat in seats for foe in _ended(before, after, seat)]
    places = [each for each in ALL_PROVINCES if before.occupier[each] != after.occupier[each]]
    return {
        "points": before.prestige != after.prestige,
        "placed": _provinces(places),
        "wars": [wars[n] for n in range(len(wars)) if wars[n] not in wars[:n]],
        "provinces": [
            _handed(after, place, lawful_owner(before, place), before.occupier[place])
            for place in places
        ],
        "prestige": {
            realm_of(after, seat): [before.prestige[seat], after.prestige[seat]]
            for seat in seats
            if before.prestige[seat] != after.prestige[seat]
        },
    }


def _ended(before: State, after: State, seat: Seat) -> list[Realm]:
    now = foes_of(after, seat)
    return [foe for foe in foes_of(before, seat) if foe not in now]


def _pair(s: State, seat: Seat, foe: Realm) -> list[str]:
    """Name both sides of a war, always in the same order."""
    other = s.seat_of[foe]
    if other != NOBODY and other < seat:
        return [REALMS[foe], realm_of(s, seat)]
    return [realm_of(s, seat), REALMS[foe]]


MOMENTS_OF_WAR = {
    "battle": battle_over,
    "siege": siege_over,
    "ruler": ruler_fallen,
    "war": war_begun,
    "peace": peace_dictated,
    "white_peace": white_peace_made,
}
