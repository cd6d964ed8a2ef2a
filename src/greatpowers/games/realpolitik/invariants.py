"""What must always be true: nothing is created or lost, and every piece is where it may be."""

from collections import Counter

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


def check(s: State) -> None:
    """Raise if the table has become impossible."""
    _check_cards(s)
    _check_powers(s)
    _check_map(s)
    _check_alliances(s)


def _check_cards(s: State) -> None:
    cards = s.deck + s.discards + s.card_value + [card for hand in s.hand for card in hand]
    assert Counter(cards) == Counter(BATTLE_DECK), "battle cards are lost or forged"
    lengths = {len(s.card_by), len(s.card_value), len(s.card_pile), len(s.card_open)}
    assert len(lengths) == 1, "a card of the battle is half there"


def _check_powers(s: State) -> None:
    for power in ALL_POWERS:
        assert s.money[power] >= 0, "debts"
        assert 0 <= s.morale[power] <= MOST_MORALE, "morale off its track"
        assert units_left(s, power) >= 0, "more Units than there are"
        assert garrisons_left(s, power) >= 0, "more Garrisons than there are"
        assert trains_left(s, power) >= 0, "more Trains than there are"
        assert fortresses_left(s, power) >= 0, "more Fortresses than there are"
        assert len(set(s.played[power])) == len(s.played[power]), "an action card played twice"
    assert sorted(s.prestige) == list(ALL_POWERS), "the prestige track is broken"


def _check_map(s: State) -> None:
    for place in ALL_TERRITORIES:
        owner = controller_of(s, place)
        assert s.loose[place] >= 0, "fewer than no Units"
        if owner == NOBODY:
            assert s.loose[place] == 0, "loose Units in nobody's land"
            assert s.fortress[place] == NOBODY, "a Fortress in nobody's land"
        assert s.train[place] == NOBODY or HAS_RAIL_SLOT[place], "a Train without rails"
        assert s.garrison[place] == NOBODY or s.garrison[place] != HOME_OF[place], (
            "a Garrison in an own Home"
        )
    for general in ALL_GENERALS:
        assert 0 <= s.general_units[general] <= CAPACITY, "a General leads too many"
        assert s.general_at[general] >= 0 or s.general_units[general] == 0, "an army nowhere"


def _check_alliances(s: State) -> None:
    assert s.turn == 0 or s.diplomacies > 0, "turns before the first Diplomacy Phase"
    for power in majors(s):
        ally = s.ally[power]
        assert ally == NOBODY or s.ally[ally] == power, "a one-sided alliance"
    assert s.controller == NOBODY or s.players == 3, "a major power is controlled"
