"""What must always be true: nothing is created or lost, and every piece is where it may be."""

from greatpowers.games.realpolitik.components import (
    ALL_GENERALS,
    ALL_POWERS,
    ALL_TERRITORIES,
    BATTLE_DECK,
    CAPACITY,
    HAS_RAIL_SLOT,
    HOME_OF,
    MOST_MORALE,
    NOBODY,
)
from greatpowers.games.realpolitik.rules.relations import (
    controller_of,
    fortresses_left,
    garrisons_left,
    majors,
    trains_left,
    units_left,
)
from greatpowers.games.realpolitik.state import State
from greatpowers.kit.checks import all_there, must


def check(s: State) -> None:
    """Raise if the table has become impossible."""
    _check_cards(s)
    _check_powers(s)
    _check_map(s)
    _check_alliances(s)


def _check_cards(s: State) -> None:
    cards = s.deck + s.discards + s.card_value + [card for hand in s.hand for card in hand]
    all_there(cards, BATTLE_DECK, "5.10", "battle cards")
    lengths = {len(s.card_by), len(s.card_value), len(s.card_pile), len(s.card_open)}
    must(len(lengths) == 1, "5.10", "a card of the battle is half there")


def _check_powers(s: State) -> None:
    for power in ALL_POWERS:
        must(s.money[power] >= 0, "4.2.4", "debts")
        must(0 <= s.morale[power] <= MOST_MORALE, "R10", "morale off its track")
        must(units_left(s, power) >= 0, "R10", "more Units than there are")
        must(garrisons_left(s, power) >= 0, "R10", "more Garrisons than there are")
        must(trains_left(s, power) >= 0, "R10", "more Trains than there are")
        must(fortresses_left(s, power) >= 0, "R10", "more Fortresses than there are")
        once = len(set(s.played[power])) == len(s.played[power])
        must(once, "1.1", "an action card played twice")
    must(sorted(s.prestige) == list(ALL_POWERS), "5.5", "the prestige track is broken")


def _check_map(s: State) -> None:
    for place in ALL_TERRITORIES:
        must(s.loose[place] >= 0, "R2", "fewer than no Units")
        if controller_of(s, place) == NOBODY:
            must(s.loose[place] == 0, "R2", "loose Units in nobody's land")
            must(s.fortress[place] == NOBODY, "4.2.4", "a Fortress in nobody's land")
        railed = s.train[place] == NOBODY or HAS_RAIL_SLOT[place]
        must(railed, "4.5.2", "a Train without rails")
        abroad = s.garrison[place] == NOBODY or s.garrison[place] != HOME_OF[place]
        must(abroad, "R1", "a Garrison in an own Home")
    for general in ALL_GENERALS:
        must(0 <= s.general_units[general] <= CAPACITY, "R2", "a General leads too many")
        there = s.general_at[general] >= 0 or s.general_units[general] == 0
        must(there, "R2", "an army nowhere")


def _check_alliances(s: State) -> None:
    must(s.turn == 0 or s.diplomacies > 0, "1.0", "turns before the first Diplomacy Phase")
    for power in majors(s):
        ally = s.ally[power]
        must(ally == NOBODY or s.ally[ally] == power, "3.0", "a one-sided alliance")
    must(s.controller == NOBODY or s.players == 3, "6.0", "a major power is controlled")
