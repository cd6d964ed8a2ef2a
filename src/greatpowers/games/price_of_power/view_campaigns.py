"""What the rules make of marches, voyages and Calls to Arms that a player is asked about."""

from typing_extensions import TypedDict

from greatpowers.games.price_of_power.components.tables import Seat
from greatpowers.games.price_of_power.components.world import AREAS, NOBODY, Realm
from greatpowers.games.price_of_power.rules.calls import (
    CALLS,
    DEFENSIVE,
    OFFENSIVE,
    RECEIVE,
    call_price,
    callable_against,
)
from greatpowers.games.price_of_power.rules.imperial_defence import IMPERIAL_CALL, levy
from greatpowers.games.price_of_power.rules.marching import present_march
from greatpowers.games.price_of_power.rules.ownership import has
from greatpowers.games.price_of_power.rules.prospects import (
    battles_of_joining,
    brings,
    defence,
)
from greatpowers.games.price_of_power.rules.turns import TURN
from greatpowers.games.price_of_power.rules.war import DECLARATION
from greatpowers.games.price_of_power.rules.ways import Way, battles_at_sea, ways
from greatpowers.games.price_of_power.state import State
from greatpowers.games.price_of_power.view_peace import WarLine, lines
from greatpowers.games.price_of_power.view_wars import (
    BattleToCome,
    HelperExplained,
    battle_to_come,
    helper_explained,
)
from greatpowers.games.price_of_power.vocabulary import TROOPS
from greatpowers.kernel.agenda import NUMBERS, TASK


class WayExplained(TypedDict):
    """A way of a march: the Areas in their order, the MIL for it, and the Battle at its end.

    ``also`` and ``loses`` are the Ducats or the Influence for Military Access.
    """

    path: list[str]
    by_sea: bool
    price: int
    also: list[WarLine]
    loses: list[WarLine]
    battle: BattleToCome | None


class MarchExplained(TypedDict):
    """A march under way: which troop is where, how many Areas it still goes, and its ways."""

    troop: str
    area: str
    steps: int
    ways: dict[str, WayExplained]


class CallExplained(TypedDict):
    """A Call to Arms that a player sends or answers.

    ``beside`` are the realms on the side that calls, the caller first, each with the Units that it
    has or defends an Area with. ``allies`` are those whom the player could call now, ``battles``
    what would come at once if he accepted. ``levy`` are the Imperial Units that would join the
    Emperor, where a Subject calls him.
    """

    is_answer: bool
    is_offensive: bool
    beside: list[HelperExplained]
    foes: list[HelperExplained]
    allies: list[HelperExplained]
    battles: list[BattleToCome]
    levy: int | None


def may_think_of_war(s: State) -> bool:
    """Say whether a Turn stands at its Action, or at whom to attack."""
    return not s.agenda or s.agenda[-1][TASK] in (TURN.number, DECLARATION.number)


def march_explained(s: State, seat: Seat) -> MarchExplained | None:
    """Tell a player how his march could go on."""
    found = present_march(s)
    if found is None or found[0].seat != seat:
        return None
    march, refused = found
    return {
        "troop": TROOPS[march.troop],
        "area": AREAS[march.area],
        "steps": march.steps,
        "ways": {AREAS[way.path[-1]]: _way(s, way) for way in ways(s, march, refused)},
    }


def _way(s: State, way: Way) -> WayExplained:
    return {
        "path": [AREAS[area] for area in way.path],
        "by_sea": way.by_sea,
        "price": way.price,
        "also": lines(way.access.also),
        "loses": lines(way.access.loses),
        "battle": None if way.battle is None else battle_to_come(s, way.battle),
    }


def voyage_explained(s: State, seat: Seat) -> list[BattleToCome]:
    """Tell a player whom his Ships might have to fight."""
    return [battle_to_come(s, site) for site in battles_at_sea(s, seat)]


def call_explained(s: State, seat: Seat) -> CallExplained | None:
    """Tell a player of the Call to Arms that he sends or answers just now."""
    if not s.agenda or s.agenda[-1][NUMBERS : NUMBERS + 1] != [seat]:
        return None
    task, numbers = s.agenda[-1][TASK], s.agenda[-1][NUMBERS:]
    if task == CALLS.number:
        _, kind, *foes = numbers
        return _call(s, seat, s.realm[seat], kind, foes, is_answer=False)
    if task == RECEIVE.number:
        _, caller, kind, *foes = numbers
        return _call(s, seat, caller, kind, foes, is_answer=True)
    if task == IMPERIAL_CALL.number:
        _, caller, *foes = numbers
        told = _call(s, seat, caller, DEFENSIVE, foes, is_answer=True)
        return {**told, "levy": 0 if s.is_defending else levy(s)}
    return None


def _call(
    s: State, seat: Seat, caller: Realm, kind: int, foes: list[Realm], *, is_answer: bool
) -> CallExplained:
    joined = s.attackers if kind == OFFENSIVE else s.defenders
    beside = [s.realm[each] for each in range(s.players) if has(joined, each) and each != seat]
    callable_now = [] if is_answer else callable_against(s, seat, foes, kind)
    battles = battles_of_joining(s, seat, kind, foes) if is_answer else []
    return {
        "is_answer": is_answer,
        "is_offensive": kind == OFFENSIVE,
        "beside": [_party(s, each) for each in dict.fromkeys([caller, *beside])],
        "foes": [_party(s, each) for each in foes],
        "allies": [
            helper_explained(ally, brings(s, ally), call_price(s, seat, ally, kind))
            for ally in callable_now
        ],
        "battles": [battle_to_come(s, site) for site in battles],
        "levy": None,
    }


def _party(s: State, realm: Realm) -> HelperExplained:
    units = defence(s, realm) if s.seat_of[realm] == NOBODY else brings(s, realm)
    return helper_explained(realm, units)
