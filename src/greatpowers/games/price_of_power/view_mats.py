"""What a view shows of a player's mat, hand and forces."""

from collections.abc import Sequence
from typing import Final

from typing_extensions import TypedDict

from greatpowers.games.price_of_power.components.cards import (
    CARDS,
    CHARACTERS,
    DECK_OF,
    IDEAS,
    MISSIONS,
)
from greatpowers.games.price_of_power.components.tables import (
    ARMIES,
    BANDS,
    LAND_UNITS,
    MERCHANTS,
    POWERS,
    SHIP_KINDS,
    Seat,
)
from greatpowers.games.price_of_power.components.world import (
    AREAS,
    PROVINCES,
    ZONES,
)
from greatpowers.games.price_of_power.known import Known
from greatpowers.games.price_of_power.rules.ownership import has, tokens_of
from greatpowers.games.price_of_power.state import (
    AT_HOME,
    FIRST_PORT,
    NO_CHARACTER,
    NOT_DEPLOYED,
    NOT_OWNED,
    SEATS,
    SHIPS_OF_FLEET,
    UNITS_OF_ARMY,
    State,
)
from greatpowers.games.price_of_power.view_names import (
    OF_POWERS,
    PowerName,
    character_or_none,
    faith_or_none,
    realm_of,
)
from greatpowers.kit.remembering import remembered

SHIPS: Final = (*SHIP_KINDS, "damaged")
OF_IDEAS: Final = Known()
OF_MISSIONS: Final = Known()


class ArmyState(TypedDict):
    """An Army: where it is, its Units by band and kind, and who leads it."""

    at: str | None
    units: dict[str, dict[str, int]]
    general: str | None


class FleetState(TypedDict):
    """A Fleet: in which Sea Zone or Port it is, its Ships by kind, and who leads it."""

    zone: str | None
    port: str | None
    ships: dict[str, int]
    admiral: str | None


class DisplayCard(TypedDict):
    """An Action card in play, with the cubes on it."""

    card: str
    charges: int


class PlayerState(TypedDict):
    """The mat of a player. Cards and Missions in hand are named to their owner only."""

    realm: str
    is_leaving: bool
    has_left: bool
    faith: str | None
    power: dict[PowerName, int]
    ducats: int
    prestige: int
    stability: int
    interest: int
    available: int
    exhausted: int
    allied_units: int
    more_manpower: int
    colonists: int
    has_changed_focus: bool
    ruler: str | None
    advisors: dict[PowerName, str]
    armies: list[ArmyState]
    fleet: FleetState
    merchants_at_home: int
    merchants: int
    display: list[DisplayCard]
    ideas: list[str]
    cards: dict[PowerName, int]
    hand: list[str] | None
    drawn: dict[PowerName, int]
    drawn_cards: list[str] | None
    aside: dict[PowerName, int]
    aside_cards: list[str] | None
    kept: list[str] | None
    missions: int
    mission_hand: list[str] | None
    held: list[str] | None
    completed: list[str]
    events_taken: int
    best_trade: int


def own_mat(s: State, seat: Seat, shown: PlayerState) -> PlayerState:
    """Return the mat of a player as its owner sees it, with cards and Missions."""
    return {
        **shown,
        "hand": _cards(s.hand[seat]),
        "drawn_cards": _cards(s.drawn[seat]),
        "aside_cards": _cards(s.aside[seat]),
        "kept": _cards(s.kept[seat]),
        "mission_hand": [MISSIONS[each] for each in s.missions[seat]],
        "held": [MISSIONS[each] for each in s.held[seat]],
    }


@remembered
def mat(s: State, seat: Seat) -> PlayerState:
    """Return the mat of a player as everybody sees it."""
    first = seat * len(POWERS)
    merchants = s.merchant[seat * MERCHANTS : (seat + 1) * MERCHANTS]
    return {
        "realm": realm_of(s, seat),
        "is_leaving": has(s.leaving, seat),
        "has_left": seat not in s.seated,
        "faith": faith_or_none(s.state_faith[s.realm[seat]]),
        "power": {name: s.power[first + power] for power, name in enumerate(OF_POWERS)},
        "ducats": s.ducats[seat],
        "prestige": s.prestige[seat],
        "stability": s.stability[seat],
        "interest": s.interest[seat],
        "available": s.available[seat],
        "exhausted": s.exhausted[seat],
        "allied_units": s.allied_units[seat],
        "more_manpower": s.more_manpower[seat],
        "colonists": s.colonists[seat],
        "has_changed_focus": s.has_changed_focus[seat],
        "ruler": character_or_none(s.ruler[seat]),
        "advisors": {
            name: CHARACTERS[s.advisor[first + power]]
            for power, name in enumerate(OF_POWERS)
            if s.advisor[first + power] != NO_CHARACTER
        },
        "armies": [_army(s, seat * ARMIES + army) for army in range(ARMIES)],
        "fleet": _fleet(s, seat),
        "merchants_at_home": merchants.count(AT_HOME),
        "merchants": MERCHANTS - merchants.count(NOT_OWNED),
        "display": [
            {"card": CARDS[card], "charges": charges}
            for card, charges in zip(s.display[seat], s.charges[seat], strict=True)
        ],
        "ideas": _named(OF_IDEAS, s.knows, IDEAS)[seat],
        "cards": _backs(s.hand[seat]),
        "hand": None,
        "drawn": _backs(s.drawn[seat]),
        "drawn_cards": None,
        "aside": _backs(s.aside[seat]),
        "aside_cards": None,
        "kept": None,
        "missions": len(s.missions[seat]),
        "mission_hand": None,
        "held": None,
        "completed": _named(OF_MISSIONS, s.completed, MISSIONS)[seat],
        "events_taken": s.taken[seat],
        "best_trade": s.best_trade[seat],
    }


def _named(known: Known, tokens: tuple[int, ...], names: Sequence[str]) -> list[list[str]]:
    """Name the Ideas or Missions with a token of a player, by seat."""
    rows: list[object] = [tokens]
    found: list[list[str]] | None = known.of(rows)
    if found is None:
        found = [[names[each] for each in tokens_of(tokens, seat)] for seat in range(SEATS)]
        known.keep(rows, found)
    return found


def _cards(cards: list[int]) -> list[str]:
    return [CARDS[card] for card in cards]


def _backs(cards: list[int]) -> dict[PowerName, int]:
    """Count cards by their backs, which everybody sees."""
    if not cards:
        return {}
    decks = [DECK_OF[card] for card in cards]
    return {name: decks.count(deck) for deck, name in enumerate(OF_POWERS) if deck in decks}


def _army(s: State, army: int) -> ArmyState:
    at = s.army_at[army]
    if at == NOT_DEPLOYED:
        return {"at": None, "units": {}, "general": character_or_none(s.general[army])}
    return {
        "at": AREAS[at],
        "units": _units(s.army[army * UNITS_OF_ARMY : (army + 1) * UNITS_OF_ARMY]),
        "general": character_or_none(s.general[army]),
    }


def _units(units: list[int]) -> dict[str, dict[str, int]]:
    """Count the Units of an Army by band and kind."""
    kinds = len(LAND_UNITS)
    return {
        name: {
            unit: units[band * kinds + kind]
            for kind, unit in enumerate(LAND_UNITS)
            if units[band * kinds + kind]
        }
        for band, name in enumerate(BANDS)
        if any(units[band * kinds : (band + 1) * kinds])
    }


def _fleet(s: State, seat: Seat) -> FleetState:
    at = s.fleet_at[seat]
    ships = s.fleet[seat * SHIPS_OF_FLEET : (seat + 1) * SHIPS_OF_FLEET]
    return {
        "zone": ZONES[at] if NOT_DEPLOYED < at < FIRST_PORT else None,
        "port": PROVINCES[at - FIRST_PORT] if at >= FIRST_PORT else None,
        "ships": {kind: number for kind, number in zip(SHIPS, ships, strict=True) if number},
        "admiral": character_or_none(s.admiral[seat]),
    }
