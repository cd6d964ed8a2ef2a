"""3.5 Ministry cards: revealing them, their abilities and keywords."""

from typing import Final

from greatpowers.games.imperial_struggle.board import ImperialTable
from greatpowers.games.imperial_struggle.components import (
    ABILITIES,
    BRITAIN,
    FRANCE,
    MINISTRIES,
    MINISTRY_KEYWORDS,
    MINISTRY_SIDE,
    POWER_TEXT,
    Ministry,
    Power,
    ability,
    ministry,
)
from greatpowers.games.imperial_struggle.rules.points import (
    NORTH_AMERICAN_TRADE,
    add_trade_points,
    trade_helps,
)
from greatpowers.games.imperial_struggle.state import (
    FACE_DOWN,
    FACE_UP,
    FRESH_HUGUENOTS,
    REMOVED,
    SPENT_HUGUENOTS,
    State,
)
from greatpowers.kernel.rule import rule
from greatpowers.kernel.verdict import ALLOWED, Verdict, refuse

ABILITY_MINISTRY: Final = [ministry(name.partition("-")[0]) for name in ABILITIES]
ABILITIES_OF: Final = [
    [n for n, owner in enumerate(ABILITY_MINISTRY) if owner == m] for m in range(len(MINISTRIES))
]
MINISTRIES_OF: Final = [
    [m for m, side in enumerate(MINISTRY_SIDE) if side == power] for power in (FRANCE, BRITAIN)
]
JACOBITE_UPRISINGS: Final = ministry("jacobite_uprisings")
PAPACY_HANOVER: Final = ministry("papacy_hanover_negotiations")
EACH_ROUND: Final = (ability("edmund_burke-europe_dp"),)
"""The abilities chosen round by round that are not limited to once a turn."""

NOT_IN_CABINET: Final = refuse("no-not-in-cabinet", "3.5", "opens-ministry")
ABILITY_USED: Final = refuse("no-ability-used", "3.5.2", "opens-next-turn")


def cabinet(s: State, power: Power) -> list[int]:
    """Return the Ministry cards of a power that are in play, face up or down."""
    return [m for m in MINISTRIES_OF[power] if s.ministry_at[m] in (FACE_DOWN, FACE_UP)]


def face_down(s: State, power: Power) -> list[int]:
    """Return the cards of a power's cabinet that are not revealed yet."""
    return [m for m in cabinet(s, power) if s.ministry_at[m] == FACE_DOWN]


@rule("3.5", "3.5.1")
def reveal(t: ImperialTable, m: Ministry) -> None:
    """Turn a Ministry card face up, for good; some do something at that moment."""
    s = t.state
    if s.ministry_at[m] == FACE_UP:
        return
    s.ministry_at[m] = FACE_UP
    t.raise_wall()
    t.say(
        "log-ministry-revealed",
        cite="3.5",
        power=POWER_TEXT[MINISTRY_SIDE[m]],
        ministry=f"ministry-{MINISTRIES[m]}",
    )
    if m == PAPACY_HANOVER and not s.jacobite_defeat:
        defeat_jacobites(t)
    elif m == NORTH_AMERICAN_TRADE:
        _revive_trade(t)


def _revive_trade(t: ImperialTable) -> None:
    """Freshen spent Huguenots (R83), and help the Economic Actions at hand (R86)."""
    s = t.state
    s.huguenots = [
        FRESH_HUGUENOTS if marker == SPENT_HUGUENOTS else marker for marker in s.huguenots
    ]
    if trade_helps(s):
        add_trade_points(t)


@rule("7.3")
def defeat_jacobites(t: ImperialTable) -> None:
    """Jacobite Defeat: place the marker and remove Jacobite Uprisings from the game (R79)."""
    s = t.state
    s.jacobite_defeat = True
    s.jacobite_ministry = False
    if s.ministry_at[JACOBITE_UPRISINGS] == FACE_DOWN:
        reveal(t, JACOBITE_UPRISINGS)
    s.ministry_at[JACOBITE_UPRISINGS] = REMOVED
    t.say("log-jacobite-defeat", cite="7.3")


def judge_ready(s: State, power: Power, number: int) -> Verdict:
    """3.5.2: is an ability's card in one's cabinet, and the ability unused this turn?"""
    m = ABILITY_MINISTRY[number]
    if MINISTRY_SIDE[m] != power or s.ministry_at[m] not in (FACE_DOWN, FACE_UP):
        return NOT_IN_CABINET
    return ABILITY_USED if s.ability_used[number] else ALLOWED


def ability_ready(s: State, power: Power, number: int) -> bool:
    """Say whether a once-per-turn ability of a card in one's cabinet is still unused."""
    return judge_ready(s, power, number) is ALLOWED


@rule("3.5.2")
def use_ability(t: ImperialTable, number: int) -> None:
    """Reveal the card if need be and mark a once-per-turn ability as used."""
    m = ABILITY_MINISTRY[number]
    reveal(t, m)
    t.state.ability_used[number] = number not in EACH_ROUND
    t.say(
        "log-ability-used",
        power=POWER_TEXT[MINISTRY_SIDE[m]],
        ministry=f"ministry-{MINISTRIES[m]}",
        ability=f"ability-{ABILITIES[number]}",
    )


def keyword_in_hiding(s: State, power: Power, word: int) -> list[int]:
    """Return the face-down cards of a power that show a keyword."""
    return [m for m in face_down(s, power) if word in MINISTRY_KEYWORDS[m]]
