"""What a table tells of the Curia: who controls it, Papal Actions that are open, the Crusade."""

from typing_extensions import TypedDict

from greatpowers.games.price_of_power.components.world import AREAS, NOBODY, REALMS
from greatpowers.games.price_of_power.rules import crusade, curia, papal_actions
from greatpowers.games.price_of_power.state import State
from greatpowers.games.price_of_power.view_names import realm_of
from greatpowers.kernel.verdict import ALLOWED


class OutcastExplained(TypedDict):
    """What an Excommunication would take from a player."""

    prestige: int
    cardinals: int
    influence: int


class CrusadeExplained(TypedDict):
    """The Crusade: against whom it goes, how many Provinces they own there, and what it would bring
    each player if it were scored now."""

    foes: list[str]
    provinces: int
    prestige: dict[str, int]


class CuriaExplained(TypedDict):
    """The Curia: how many regular slots it has, who controls it, and whether alone.

    ``cardinals`` says how many each player has who has any, the one of Roma included.

    ``closed`` says why there is no Papal Action now. If there may be one: the players who could be
    excommunicated, and the Areas on which a Crusade could be called, with the realms concerned.
    """

    slots: int
    cardinals: dict[str, int]
    controller: str | None
    uncontested: bool
    closed: str | None
    outcasts: dict[str, OutcastExplained]
    goals: dict[str, list[str]]
    crusade: CrusadeExplained | None


def curia_explained(s: State) -> CuriaExplained:
    """Tell what the Curia shows."""
    first = curia.controller(s)
    verdict = papal_actions.judge_round(s)
    is_open = verdict is ALLOWED and first != NOBODY
    return {
        "slots": curia.catholics(s) + 1,
        "cardinals": _cardinals(s),
        "controller": None if first == NOBODY else realm_of(s, first),
        "uncontested": curia.is_uncontested(s),
        "closed": None if verdict is ALLOWED else verdict.reason,
        "outcasts": _outcasts(s, first) if is_open else {},
        "goals": _goals(s) if is_open and s.has_war else {},
        "crusade": None if s.crusade == NOBODY else _crusade(s),
    }


def _cardinals(s: State) -> dict[str, int]:
    counts = {realm_of(s, seat): curia.cardinals(s, seat) for seat in range(s.players)}
    return {realm: count for realm, count in counts.items() if count}


def _outcasts(s: State, first: int) -> dict[str, OutcastExplained]:
    found: dict[str, OutcastExplained] = {}
    for seat in range(s.players):
        if papal_actions.judge_outcast(s, first, s.realm[seat]) is ALLOWED:
            prestige, cardinals, influence = papal_actions.losses_of(s, seat)
            found[realm_of(s, seat)] = {
                "prestige": prestige,
                "cardinals": cardinals,
                "influence": influence,
            }
    return found


def _goals(s: State) -> dict[str, list[str]]:
    return {
        AREAS[area]: [REALMS[realm] for realm in crusade.infidels_in(s, area)]
        for area in papal_actions.possible_goals(s)
    }


def _crusade(s: State) -> CrusadeExplained:
    brought = {realm_of(s, seat): crusade.crusade_prestige(s, seat) for seat in range(s.players)}
    return {
        "foes": [REALMS[realm] for realm in crusade.infidels_in(s, s.crusade)],
        "provinces": len(crusade.muslim_provinces(s, s.crusade)),
        "prestige": {realm: prestige for realm, prestige in brought.items() if prestige},
    }
