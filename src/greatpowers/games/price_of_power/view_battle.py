"""What all see of a Battle, and what the rules make of it: dice, strength and chances."""

from typing import Final, Literal, TypeAlias

from typing_extensions import TypedDict

from greatpowers.games.price_of_power.components.tables import (
    ALL_DICE,
    BATTLE_DICE,
    BATTLE_FACES,
    ICONS,
)
from greatpowers.games.price_of_power.components.world import AREAS, NOBODY, NODES, REALMS, ZONES
from greatpowers.games.price_of_power.rules.battle_dice import FACES, dice_of_type
from greatpowers.games.price_of_power.rules.battle_odds import battle_odds
from greatpowers.games.price_of_power.rules.battle_sides import (
    ATTACKERS,
    BOTH,
    DEFENDERS,
    PIRATES,
    Battle,
    Party,
    Side,
    is_player,
    realm_of_party,
    strength,
    units_of,
)
from greatpowers.games.price_of_power.state import REBELS, State
from greatpowers.games.price_of_power.view_names import character_or_none, realm_of
from greatpowers.kernel.bill import Bill

BattleKind: TypeAlias = Literal["land", "naval"]

MOST_RECKONED: Final = 20
"""Chances of larger Battles are not told: they would take too long to reckon."""


class PartyState(TypedDict):
    """A realm, *rebels* or *pirates* in a Battle, with its Units or Ships."""

    party: str
    units: int


class DieState(TypedDict):
    """A die that was rolled: its type and the icon that shows."""

    die: str
    icon: str


class SideState(TypedDict):
    """A side of a Battle; the party that leads it comes first."""

    parties: list[PartyState]
    leader: str | None
    rolled: list[DieState]
    losses: int


class BattleState(TypedDict):
    """A Battle under way: where it is, its Round, and both sides."""

    kind: BattleKind
    place: str
    node: str | None
    round: int
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
        "attackers": _side(b, ATTACKERS),
        "defenders": _side(b, DEFENDERS),
    }


def _side(b: Battle, side: Side) -> SideState:
    return {
        "parties": [
            {"party": _name(b.s, party), "units": units_of(b, side, party)}
            for party in b.parties(side)
        ],
        "leader": character_or_none(b.leader(side)),
        "rolled": [_die(each) for each in b.rolled(side)],
        "losses": b.losses(side),
    }


def _name(s: State, party: Party) -> str:
    if is_player(party):
        return realm_of(s, party)
    if party == REBELS:
        return "rebels"
    return "pirates" if party == PIRATES else REALMS[realm_of_party(party)]


def _die(rolled: int) -> DieState:
    die, face = divmod(rolled, FACES)
    return {"die": BATTLE_DICE[die], "icon": ICONS[BATTLE_FACES[die][face]]}


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
