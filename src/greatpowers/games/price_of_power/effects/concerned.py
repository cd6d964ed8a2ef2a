"""Who is concerned by an effect: the words of ``who`` on the cards (16.3, 2.4.5)."""

from collections.abc import Callable
from typing import Final

from greatpowers.games.price_of_power.components.cards import EVENT_REALM, idea
from greatpowers.games.price_of_power.components.tables import Seat
from greatpowers.games.price_of_power.components.world import (
    AREA_OF,
    CONTINENT,
    FAITHS,
    NOBODY,
    area,
    realm,
)
from greatpowers.games.price_of_power.effects.numbers import towns_on
from greatpowers.games.price_of_power.effects.reading import Reading
from greatpowers.games.price_of_power.effects.selectors import is_adjacent_realm
from greatpowers.games.price_of_power.rules.empire import is_member
from greatpowers.games.price_of_power.rules.faiths import (
    areas_in_dissent,
    is_christian,
    same_faith,
    state_faith,
)
from greatpowers.games.price_of_power.rules.mats import clockwise, opponents
from greatpowers.games.price_of_power.rules.ownership import has, is_town
from greatpowers.games.price_of_power.state import State
from greatpowers.kernel.rule import rule

STRAINED_BY: Final = 3
"""So many Exhausted Units strain a realm."""

Filter = Callable[[State, Seat, str], bool]


def _has_town_in(s: State, seat: Seat, word: str) -> bool:
    place = s.named_area if word == "chosen" else area(word)
    return any(is_town(s.disc[each]) and AREA_OF[each] == place for each in s.lands[seat])


def _is_adjacent(s: State, seat: Seat, word: str) -> bool:
    other = s.named_realm if word == "chosen" else realm(word)
    return other != NOBODY and is_adjacent_realm(s, seat, other)


def _is_married_to(s: State, seat: Seat, word: str) -> bool:
    other = realm(word)
    return has(s.married[other] | s.disputed[other], seat)


def _is_of_faith(s: State, seat: Seat, word: str) -> bool:
    return same_faith(state_faith(s, seat), FAITHS.index(word))


def _is_strained(s: State, seat: Seat, _word: str) -> bool:
    return s.stability[seat] < 0 or s.exhausted[seat] >= STRAINED_BY


def continents_of(s: State, seat: Seat) -> int:
    """Return on how many continents a player has Towns; Europe counts (2.5.5)."""
    towns = [place for place in s.lands[seat] if is_town(s.disc[place])]
    return len({CONTINENT[AREA_OF[place]] for place in towns})


FILTERS: Final[dict[str, Filter]] = {
    "has_town_in": _has_town_in,
    "hre_member": lambda s, seat, _: is_member(s, s.realm[seat]),
    "not_hre": lambda s, seat, _: not is_member(s, s.realm[seat]),
    "adjacent": _is_adjacent,
    "married_to": _is_married_to,
    "idea": lambda s, seat, word: has(s.knows[idea(word)], seat),
    "faith": _is_of_faith,
    "not_faith": lambda s, seat, word: not _is_of_faith(s, seat, word),
    "not_realm": lambda s, seat, word: s.realm[seat] != realm(word),
    "christian": lambda s, seat, _: is_christian(state_faith(s, seat)),
    "strained": _is_strained,
    "areas_of_other_faith": lambda s, seat, word: len(areas_in_dissent(s, seat)) >= int(word),
    "continents": lambda s, seat, word: continents_of(s, seat) >= int(word),
    "ducats_below": lambda s, seat, word: s.ducats[seat] < int(word),
    "ducats_at_least": lambda s, seat, word: s.ducats[seat] >= int(word),
    "stability_below": lambda s, seat, word: s.stability[seat] < int(word),
    "towns_on": lambda s, seat, word: towns_on(s, seat, None) >= int(word),
}

PICKED: Final = {"one_opponent": 1, "two_opponents": 2}
"""Words that mean Opponents of your choice, and how many."""


def owner_seat(s: State, reading: Reading) -> Seat:
    """Return who plays the realm of the Event that is read; nobody if there is none."""
    owner = EVENT_REALM[reading.event] if reading.event != NOBODY else NOBODY
    return NOBODY if owner == NOBODY else s.seat_of[owner]


def opponents_to_pick(who: str) -> int:
    """Return how many Opponents you choose where a card says so; 0 for all other words."""
    return PICKED.get(who.partition(":")[0], 0)


@rule("16.3")
def seats_concerned(s: State, who: str, reading: Reading) -> list[Seat]:
    """Return whom an effect concerns, in order; of Opponents to choose all that there are."""
    kind, _, rest = who.partition(":")
    if kind == "realm":
        return _known(s.seat_of[realm(rest)])
    return [seat for seat in _of_kind(s, kind, reading) if not rest or _fits(s, seat, rest)]


def _of_kind(s: State, kind: str, reading: Reading) -> list[Seat]:
    you = reading.you
    if kind == "you":
        return [you]
    if kind == "owner":
        return _known(owner_seat(s, reading))
    if kind == "each":
        return clockwise(s, max(you, 0))
    if kind == "others" or kind in PICKED:
        return opponents(s, you)
    if kind == "emperor":
        return _known(s.emperor)
    if kind == "chosen":
        return [] if s.named_realm == NOBODY else _known(s.seat_of[s.named_realm])
    assert kind == "voters", kind
    return [seat for seat in clockwise(s, max(you, 0)) if has(s.voters, seat)]


def _known(seat: Seat) -> list[Seat]:
    return [] if seat == NOBODY else [seat]


def _fits(s: State, seat: Seat, words: str) -> bool:
    name, _, word = words.partition(":")
    return FILTERS[name](s, seat, word)
