"""Positions of Imperialism: nearly all in the last turn of a game, where every point counts."""

from typing import Final

from greatpowers.games.imperialism.state import ImperialismTable, State
from tests.bots.positions import Position
from tests.rules.imperialism.scenes import (
    believe,
    give,
    lay,
    levels,
    open_table,
    position,
    show_achievements,
)

TURN_BEGINS: Final = "ask-exchange"
ENOUGH: Final = 40
"""The end space of two players."""


def last_turn(*powers: str, leads: int = 1, by: int = 0) -> State:
    """Return a position in which only the first power still has its turn, and another leads.

    Nobody but Russia and the Ottomans is in it unless powers are named: nobody is faithful.
    """
    state = position(*(powers or ("russia", "ottoman")))
    state.ended_by, state.last_turns = leads, 0
    state.glory[leads] = ENOUGH
    state.glory[0] = ENOUGH - by
    state.has_achieved = True
    for seat in range(state.players):
        levels(state, seat, army=2, fleet=2)
    return state


def livonia() -> ImperialismTable:
    state = last_turn(by=5)
    give(state, 0, "livonia", "navarre", "gold_coast")
    levels(state, 0, army=3)
    levels(state, 1, prestige=1)
    state.ducats = [5, 0]
    return open_table(state)


def a_colony() -> ImperialismTable:
    state = last_turn(by=1)
    give(state, 0, "gold_coast", "navarre", "pomerania")
    lay(state, 1, "silesia", "moldavia")
    levels(state, 0, army=4, fleet=4)
    levels(state, 1, army=4, fleet=4)
    state.ducats = [5, 0]
    return open_table(state)


def money_breaks_the_tie() -> ImperialismTable:
    state = last_turn()
    give(state, 0, "bohemia")
    lay(state, 0, "navarre", "moldavia", "pomerania")
    lay(state, 1, "silesia", "scotland", "genoa")
    levels(state, 0, food=1, gold=1, textiles=1)
    levels(state, 1, food=3, gold=3, textiles=3)
    state.glory[0] += 6
    state.ducats = [3, 5]
    return open_table(state)


def printing() -> ImperialismTable:
    state = last_turn(by=-1)
    state.has_achieved = False
    show_achievements(state, "printing", "caravel", "cloth_halls", "railways")
    levels(state, 0, prestige=2, fleet=4, textiles=2)
    levels(state, 1, prestige=4, fleet=6, textiles=5)
    give(state, 0, "livonia", "border_raids")
    state.ducats = [5, 0]
    return open_table(state)


def a_war_at_sea() -> ImperialismTable:
    state = last_turn("england", "ottoman", by=2)
    believe(state, 0, "calvinism")
    give(state, 0, "border_raids", "naval_blockade")
    levels(state, 0, army=1, fleet=8)
    levels(state, 1, army=8, fleet=2)
    return open_table(state)


def the_weaker_enemy() -> ImperialismTable:
    state = last_turn("russia", "ottoman", "england", leads=2, by=2)
    believe(state, 2, "calvinism")
    give(state, 0, "border_raids", "venal_advisers")
    levels(state, 0, army=5)
    levels(state, 1, army=9, fleet=9)
    levels(state, 2, army=1, fleet=3)
    state.glory[1] = 30
    return open_table(state)


def second_places() -> ImperialismTable:
    state = last_turn("russia", "ottoman", "england", leads=1, by=-1)
    believe(state, 2, "calvinism")
    levels(state, 0, food=1, textiles=2)
    levels(state, 1, food=2, spices=3)
    levels(state, 2, food=4, textiles=2)
    state.ducats = [4, 0, 0]
    state.glory[2] = 30
    return open_table(state)


def a_ruler() -> ImperialismTable:
    state = last_turn(by=-1)
    give(state, 0, "great_diplomat", "outstanding_soldier", "mistress_of_the_seas")
    levels(state, 1, prestige=2)
    levels(state, 0, prestige=1)
    state.ducats = [6, 0]
    return open_table(state)


def a_war_on_land() -> ImperialismTable:
    state = last_turn("sweden", "ottoman", by=6)
    give(state, 0, "armed_intervention", "naval_blockade")
    levels(state, 0, army=7, fleet=1)
    levels(state, 1, army=3, fleet=7)
    return open_table(state)


def lands_of_three() -> ImperialismTable:
    state = last_turn("russia", "ottoman", "england", leads=1, by=6)
    believe(state, 2, "calvinism")
    give(state, 0, "navarre", "azores")
    lay(state, 0, "moldavia")
    lay(state, 1, "silesia", "scotland")
    lay(state, 2, "genoa", "canaries")
    levels(state, 0, army=3, fleet=3)
    state.ducats = [3, 0, 0]
    state.glory[2] = 30
    return open_table(state)


def plots() -> ImperialismTable:
    state = last_turn(by=-5)
    give(state, 0, "civil_war", "corrupt_officials", "harassed_merchants", "madman")
    levels(state, 0, food=3, gold=3)
    levels(state, 1, food=4, gold=3, prestige=2, army=3)
    state.ducats = [9, 3]
    return open_table(state)


def caravel() -> ImperialismTable:
    state = last_turn(by=-1)
    state.has_achieved = False
    show_achievements(state, "caravel", "new_crops", "cloth_halls", "railways")
    levels(state, 0, prestige=1, fleet=4, food=1, textiles=2)
    levels(state, 1, prestige=4, fleet=6, textiles=5)
    give(state, 0, "livonia", "azores")
    state.ducats = [5, 0]
    return open_table(state)


POSITIONS: Final = [
    Position("Livonia brings the lead in fleets and in lands.", livonia, 0),
    Position("To conquer anything is enough, and nothing else is.", a_colony, 0),
    Position("All even: who has more ducats wins.", money_breaks_the_tie, 0),
    Position("A war won brings the prestige for an achievement.", printing, 0),
    Position("At sea the war is won, on land it is lost.", a_war_at_sea, 0),
    Position("On land the war is won, at sea it is lost.", a_war_on_land, 0),
    Position("Of two enemies one leads, and is weak.", the_weaker_enemy, 0),
    Position("With three, a level that takes the first place away decides.", second_places, 0),
    Position("A colony brings more than a land.", lands_of_three, 0),
    Position("A ruler who raises a level breaks a tie in it.", a_ruler, 0),
    Position("Plots take from the leader what he leads in.", plots, 0),
    Position("The Azores bring the fleet for an achievement.", caravel, 0),
]
