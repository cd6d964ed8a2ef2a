"""Positions of Realpolitik: enough Influence, the last turn, battles, and who has to be stopped."""

from collections.abc import Callable
from typing import Final

from greatpowers.games.realpolitik.components import AUSTRIA, FRANCE, LAST_TURN, PRUSSIA
from greatpowers.games.realpolitik.state import RealpolitikTable, State
from tests.bots.positions import HOLD, Position
from tests.rules.realpolitik.scenes import (
    attack,
    fortify,
    garrison,
    give,
    move,
    open_table,
    play,
    position,
    put,
    rank,
)

Set = Callable[[State], None]


def scored(*influence: int) -> State:
    """Return a position in which France, Prussia and Austria have some Influence."""
    state = position()
    state.influence = [*influence, 0]
    return state


def on_the_last_turn(*influence: int) -> State:
    """Return such a position before the last turn, after which the most Influence wins."""
    state = scored(*influence)
    state.turn = LAST_TURN - 1
    return state


# -- enough Influence ------------------------------------------------------------------------


def saxony_and_hesse() -> RealpolitikTable:
    state = scored(22, 22, 20)
    garrison(state, "prussia", "sax", "hes")
    garrison(state, "france", "bel")
    return open_table(state)


def a_foreign_capital() -> RealpolitikTable:
    state = scored(18, 22, 24)
    garrison(state, "prussia", "vie")
    return open_table(state)


def first_by_prestige() -> RealpolitikTable:
    state = scored(23, 24, 24)
    garrison(state, "france", "bel")
    rank(state, "france", "austria", "prussia", "italy")
    return open_table(state)


# -- the last turn ---------------------------------------------------------------------------


def overtaken_at_last() -> RealpolitikTable:
    state = on_the_last_turn(12, 10, 11)
    garrison(state, "prussia", "bav", "han")
    state.money[PRUSSIA] = 12
    return open_table(state)


def level_at_last() -> RealpolitikTable:
    state = on_the_last_turn(14, 10, 16)
    garrison(state, "france", "pal")
    rank(state, "france", "prussia", "austria", "italy")
    return open_table(state)


# -- battles ---------------------------------------------------------------------------------


def the_battle_that_wins() -> RealpolitikTable:
    state = scored(24, 10, 20)
    put(state, "macmahon", "alo", 5)
    put(state, "crown_prince", "pal", 1)
    garrison(state, "prussia", "pal")
    table = move(state, "france")
    play(table, "name_arbiter austria")
    return table


def the_other_battle_is_lost() -> RealpolitikTable:
    state = scored(10, 24, 20)
    put(state, "moltke", "bra", 4)
    put(state, "albrecht", "boh", 5)
    fortify(state, "austria", "boh")
    put(state, "gablenz", "sax", 0)
    garrison(state, "austria", "sax")
    table = move(state, "prussia")
    play(table, "name_arbiter france")
    return table


def the_card_that_wins() -> RealpolitikTable:
    state = scored(10, 24, 20)
    put(state, "moltke", "sax", 3, came_from="bra")
    put(state, "albrecht", "sax", 4)
    give(state, "prussia", 1, 4)
    return attack(state, "prussia")


def two_cards_are_needed() -> RealpolitikTable:
    state = scored(10, 12, 24)
    put(state, "albrecht", "bav", 2, came_from="vie")
    put(state, "moltke", "bav", 4)
    give(state, "austria", 1, 2, 3)
    return attack(state, "austria")


def prestige_on_the_last_turn() -> RealpolitikTable:
    state = scored(12, 10, 12)
    state.turn = LAST_TURN
    rank(state, "france", "austria", "prussia", "italy")
    put(state, "albrecht", "tyr", 4)
    put(state, "crown_prince", "bav", 0)
    garrison(state, "prussia", "bav")
    table = move(state, "austria")
    play(table, "name_arbiter france")
    return table


# -- who is stopped --------------------------------------------------------------------------


def saxony_has_to_fall() -> RealpolitikTable:
    state = scored(10, 23, 12)
    garrison(state, "prussia", "sax")
    put(state, "albrecht", "boh", 4)
    table = move(state, "austria")
    play(table, "name_arbiter france")
    return table


def belgium_has_to_fall() -> RealpolitikTable:
    state = scored(23, 14, 12)
    garrison(state, "france", "bel")
    put(state, "moltke", "rhi", 4)
    put(state, "crown_prince", "psa", 2)
    table = move(state, "prussia")
    play(table, "name_arbiter austria")
    return table


TURN_BEGINS: Final = "ask-choose"
POSITIONS: Final = [
    Position(
        "Saxony and Hesse bring the three points that are missing.", saxony_and_hesse, PRUSSIA
    ),
    Position("Vienna in Prussian hands brings three points, enough.", a_foreign_capital, PRUSSIA),
    Position("Two points are enough to lead, whatever the others do.", first_by_prestige, FRANCE),
    Position("After the last turn money is worth nothing.", overtaken_at_last, PRUSSIA),
    Position("To draw level is enough for who leads in Prestige.", level_at_last, FRANCE),
    Position(
        "A battle against a weak General brings the last point.", the_battle_that_wins, FRANCE
    ),
    Position("Of two battles one is sure to be won.", the_other_battle_is_lost, PRUSSIA),
    Position("The 4 wins the battle and the game; the 1 does not.", the_card_that_wins, PRUSSIA),
    Position("One card is not enough.", two_cards_are_needed, AUSTRIA),
    Position(
        "All the same in Influence: a battle brings the lead.", prestige_on_the_last_turn, AUSTRIA
    ),
    Position(
        "Prussia extends its influence and wins unless Saxony is taken.",
        saxony_has_to_fall,
        AUSTRIA,
        HOLD,
        2,
    ),
    Position(
        "France extends its influence and wins unless Belgium is taken.",
        belgium_has_to_fall,
        PRUSSIA,
        HOLD,
        2,
    ),
]
