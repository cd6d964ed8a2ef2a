"""What all see of a Battle, and what the rules make of it: dice, strength and chances."""

from typing import Final, Literal, TypeAlias

from typing_extensions import TypedDict

from greatpowers.games.price_of_power.components.tables import (
    ALL_DICE,
    BATTLE_DICE,
    BATTLE_FACES,
    ICONS,
    LAND_UNITS,
    SHIP_KINDS,
)
from greatpowers.games.price_of_power.components.world import AREAS, NOBODY, NODES, REALMS, ZONES
from greatpowers.games.price_of_power.rules.battle import BATTLE, ROUND
from greatpowers.games.price_of_power.rules.battle_actions import attacker_acts, defender_acts
from greatpowers.games.price_of_power.rules.battle_dice import FACES, dice_of_type
from greatpowers.games.price_of_power.rules.battle_leaders import (
    roll_round,
    take_command,
    wound_leaders,
)
from greatpowers.games.price_of_power.rules.battle_losses import LOSSES
from greatpowers.games.price_of_power.rules.battle_odds import battle_odds
from greatpowers.games.price_of_power.rules.battle_prizes import capture_ships
from greatpowers.games.price_of_power.rules.battle_retreat import (
    attackers_retreat,
    defenders_retreat,
)
from greatpowers.games.price_of_power.rules.battle_sides import (
    ATTACKERS,
    BOTH,
    DEFENDERS,
    NAMELESS,
    Battle,
    Party,
    Side,
    is_player,
    kinds_of,
    name_of_nameless,
    realm_of_party,
    strength,
    units_of,
)
from greatpowers.games.price_of_power.state import State
from greatpowers.games.price_of_power.view_names import character_or_none, realm_of
from greatpowers.kernel.agenda import NUMBERS, STEP, TASK, Step
from greatpowers.kernel.bill import Bill

BattleKind: TypeAlias = Literal["land", "naval"]
BattleStep: TypeAlias = Literal["prepare", "actions", "casualties", "leaders", "prizes", "retreat"]

KINDS_ON_LAND: Final = LAND_UNITS
KINDS_AT_SEA: Final = (*SHIP_KINDS, "damaged_ship")
STEP_OF: Final[dict[Step, BattleStep]] = {
    take_command: "actions",
    attacker_acts: "actions",
    defender_acts: "actions",
    roll_round: "casualties",
    wound_leaders: "leaders",
    capture_ships: "prizes",
    attackers_retreat: "retreat",
    defenders_retreat: "retreat",
}

STEPS: Final[tuple[BattleStep, ...]] = (
    "prepare",
    "actions",
    "casualties",
    "leaders",
    "prizes",
    "retreat",
)
STEPS_ON_LAND: Final = tuple(step for step in STEPS if step != "prizes")
MOST_RECKONED: Final = 20
"""Chances of larger Battles are not told: they would take too long to reckon."""


class PartyState(TypedDict):
    """A realm, *rebels*, *pirates* or the *empire* in a Battle, with its Units or Ships.

    By kind: what it has, what it came with, and what it has lost so far.
    """

    party: str
    units: int
    kinds: dict[str, int]
    began: dict[str, int]
    lost: dict[str, int]
    has_left: bool


class DieState(TypedDict):
    """A die that was rolled: its type, the icon that shows, and how many hits it makes."""

    die: str
    icon: str
    hits: int


class SideState(TypedDict):
    """A side of a Battle; the party that leads it comes first.

    ``hits`` are those of its last roll, ``heavy`` those among them that its Heavy Ships made and no
    die, ``due`` those that it still has to take, ``losses`` the casualties that it has taken in
    this Round of Battle, those included that only damaged a Heavy Ship.
    """

    parties: list[PartyState]
    leader: str | None
    rolled: list[DieState]
    hits: int
    heavy: int
    due: int
    losses: int


class BattleState(TypedDict):
    """A Battle under way: where it is, its Round with its steps and the present one, both sides."""

    kind: BattleKind
    place: str
    node: str | None
    round: int
    steps: list[BattleStep]
    step: BattleStep
    attackers: SideState
    defenders: SideState


class DiceLine(TypedDict):
    """A line of how many dice of a type a side rolls: a text, its arguments, and how many more."""

    text: str
    args: dict[str, str | int]
    number: int


class BattleExplained(TypedDict):
    """The dice of both sides by type, and the chances in parts of a thousand.

    That the attackers win, that the defenders do, that nobody does: if nothing more is played and
    no player retreats.
    """

    attackers: dict[str, list[DiceLine]]
    defenders: dict[str, list[DiceLine]]
    chances: list[int]


def battle_view(s: State) -> BattleState:
    """Name what lies on the table of the Battle under way."""
    b = Battle(s)
    return {
        "kind": "naval" if b.is_naval else "land",
        "place": ZONES[b.place] if b.is_naval else AREAS[b.place],
        "node": None if b.node == NOBODY else NODES[b.node],
        "round": b.round,
        "steps": list(STEPS if b.is_naval else STEPS_ON_LAND),
        "step": _step(s),
        "attackers": _side(b, ATTACKERS),
        "defenders": _side(b, DEFENDERS),
    }


def _step(s: State) -> BattleStep:
    """Name the step in which a Battle is, by what is on the agenda."""
    for row in reversed(s.agenda):
        if row[TASK] == LOSSES.number:
            return "casualties"
        if row[TASK] == ROUND.number:
            return STEP_OF[ROUND.steps[max(0, row[STEP] - 1)]]
        if row[TASK] == BATTLE.number:
            break
    return "prepare"


def _side(b: Battle, side: Side) -> SideState:
    hitting = b.hitting(side)
    rolled = zip(b.rolled(side), hitting, strict=True)
    return {
        "parties": [_party(b, side, party) for party in b.parties(side)],
        "leader": character_or_none(b.leader(side)),
        "rolled": [_die(each, hits) for each, hits in rolled],
        "hits": b.hits(side),
        "heavy": b.hits(side) - sum(hitting),
        "due": _due(b.s, side),
        "losses": b.losses(side),
    }


def _due(s: State, side: Side) -> int:
    """Return how many hits a side still has to take."""
    rows = [row[NUMBERS:] for row in s.agenda if row[TASK] == LOSSES.number]
    return sum(hits for taker, hits, *_ in rows if taker == side)


def _party(b: Battle, side: Side, party: Party) -> PartyState:
    return {
        "party": _name(b.s, party),
        "units": units_of(b, side, party),
        "kinds": _by_kind(b, kinds_of(b, side, party)),
        "began": _by_kind(b, b.began(party)),
        "lost": _by_kind(b, b.lost(party)),
        "has_left": b.has_left(party),
    }


def _by_kind(b: Battle, numbers: list[int]) -> dict[str, int]:
    kinds = KINDS_AT_SEA if b.is_naval else KINDS_ON_LAND
    return {kinds[kind]: number for kind, number in enumerate(numbers) if number}


def _name(s: State, party: Party) -> str:
    if is_player(party):
        return realm_of(s, party)
    return name_of_nameless(party) if party in NAMELESS else REALMS[realm_of_party(party)]


def _die(rolled: int, hits: int) -> DieState:
    die, face = divmod(rolled, FACES)
    return {"die": BATTLE_DICE[die], "icon": ICONS[BATTLE_FACES[die][face]], "hits": hits}


def battle_explained(s: State) -> BattleExplained:
    """Explain the Battle under way by the rules' own functions."""
    b = Battle(s)
    chances: list[int] = []
    sizes = [strength(b, side) for side in BOTH]
    if all(sizes) and sum(sizes) <= MOST_RECKONED:
        chances = [round(1000 * part) for part in battle_odds(s)]
    return {
        "attackers": _dice(b, ATTACKERS),
        "defenders": _dice(b, DEFENDERS),
        "chances": chances,
    }


def _dice(b: Battle, side: Side) -> dict[str, list[DiceLine]]:
    """Return the lines of the dice of each type that a side rolls."""
    found: dict[str, list[DiceLine]] = {}
    for die in ALL_DICE:
        bill: Bill = []
        if dice_of_type(b, side, die, bill):
            found[BATTLE_DICE[die]] = [
                {"text": line.text, "args": dict(line.args), "number": line.number} for line in bill
            ]
    return found
