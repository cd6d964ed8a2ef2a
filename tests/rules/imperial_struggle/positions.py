"""Positions of Imperial Struggle: a power has the last word of a Peace Turn, with one tile left."""

from collections.abc import Callable, Sequence
from functools import partial
from typing import Final

from greatpowers.games.imperial_struggle import GAME
from greatpowers.games.imperial_struggle.board import ImperialTable
from greatpowers.games.imperial_struggle.components import AWARDS, BRITAIN, FRANCE
from greatpowers.games.imperial_struggle.rules.action_round import ROUNDS_A_TURN
from greatpowers.games.imperial_struggle.state import State
from greatpowers.kernel.table import Table
from tests.bots.positions import HOLD, Position
from tests.rules.imperial_struggle.scenes import flag, position, round_of
from tests.rules.imperial_struggle.turns import awards, demand

TURN_BEGINS: Final = ""


def last_word(
    power: int,
    tile: str,
    vp: int,
    turn: int = 6,
    goods: Sequence[str] = ("sugar", "furs"),
    change: Callable[[State], None] | None = None,
    **tiles: str,
) -> ImperialTable:
    """Return a table at the last action round of a Peace Turn, on the board of the start.

    In all Regions not named lies an Award of a single point.
    """
    state = position(turn)
    awards(state, **tiles)
    state.award_left = [True, False] * (len(AWARDS) // 2)
    demand(state, *goods)
    state.vp = vp
    if change is not None:
        change(state)
    round_of(power, state=state, others=[tile])
    state.round = ROUNDS_A_TURN - 1
    return Table.resume(GAME, state, {}, seed=1)


def british_lead(state: State) -> None:
    """Let Britain have a foothold nearly everywhere."""
    flag(state, BRITAIN, "antigua", "st_lucia", "martinique", "kanchipuram", "tiruchirappalli")
    flag(state, BRITAIN, "iroquois", "buccaneers", "sweden", "denmark_norway")


def french_lead(state: State) -> None:
    """Let France have a foothold nearly everywhere."""
    flag(state, FRANCE, "antigua", "st_lucia", "kanchipuram", "tiruchirappalli", "algonquin")
    flag(state, FRANCE, "iroquois", "buccaneers", "sweden", "denmark_norway")


def in_debt(state: State) -> None:
    """Let France owe much, and Britain little."""
    state.limit, state.debt = [8, 8], [7, 2]


POSITIONS: Final = [
    Position(
        "Markets and the last Prestige make up for ten points.",
        partial(last_word, FRANCE, "e4_d2_a", 5),
        FRANCE,
    ),
    Position(
        "The same for Britain, which is ten points behind.",
        partial(last_word, BRITAIN, "e4_d2_a", 25),
        BRITAIN,
    ),
    Position(
        "Prestige alone is not enough: a Market in India brings the Award, or all are swept.",
        partial(last_word, FRANCE, "d4_e2_a", 5),
        FRANCE,
    ),
    Position(
        "Diplomatic points for Prestige, and one of the military ones exchanged for Markets.",
        partial(last_word, BRITAIN, "d4_m2_a", 22),
        BRITAIN,
    ),
    Position(
        "Markets count, however many Squadrons a military tile brings.",
        partial(last_word, BRITAIN, "m4_e2_a", 22),
        BRITAIN,
    ),
    Position(
        "Squadrons and Prestige bring the points that are missing.",
        partial(last_word, FRANCE, "m4_d2_a", 8),
        FRANCE,
    ),
    Position(
        "Three points for India: Britain wins it with a Market or a Squadron.",
        partial(last_word, BRITAIN, "m3_e2", 22, goods=("cotton", "spice"), india="award_3_by2"),
        BRITAIN,
    ),
    Position(
        "Deep in debt, more of it costs what a Market brings.",
        partial(last_word, FRANCE, "e2_m2", 8, change=in_debt),
        FRANCE,
    ),
    Position(
        "With every prize the marker falls to 0, and the game is won.",
        partial(last_word, BRITAIN, "d4_e2_a", 5, turn=2),
        BRITAIN,
    ),
    Position(
        "All Awards and demands are within reach: they win at once, whatever the points.",
        partial(last_word, FRANCE, "e4_d2_a", 15, turn=3),
        FRANCE,
    ),
    Position(
        "Unless France takes a prize from Britain, the marker falls to 0.",
        partial(
            last_word,
            FRANCE,
            "e4_m2_a",
            6,
            turn=2,
            change=british_lead,
            caribbean="award_3_by2",
            india="award_2_by2",
        ),
        FRANCE,
        HOLD,
    ),
    Position(
        "Unless Britain takes a prize from France, the marker rises to 30.",
        partial(
            last_word, BRITAIN, "d4_e2_a", 24, turn=2, change=french_lead, europe="award_3_by2"
        ),
        BRITAIN,
        HOLD,
    ),
]
