"""What must always be true is found out when it is not."""

from collections.abc import Callable

import pytest

from greatpowers.games.price_of_power.components.world import (
    PROVINCES_OF,
    area,
    province,
    realm,
    zone,
)
from greatpowers.games.price_of_power.invariants import check
from greatpowers.games.price_of_power.state import CLEANUP, SEATS, State, put
from tests.rules.price_of_power.decade import open_game, usual


def _forge_card(s: State) -> None:
    s.hand[0].append(s.decks[0][0])


def _lose_card(s: State) -> None:
    s.decks[1].pop()


def _lose_trade(s: State) -> None:
    s.trade_deck.pop()


def _lose_idea(s: State) -> None:
    s.grid.pop()


def _lose_event(s: State) -> None:
    s.events.pop()


def _third_mission(s: State) -> None:
    s.missions[0] = [0, 1, 2]


def _strange_disc(s: State) -> None:
    s.disc = put(s.disc, province("granada"), 1)


def _lost_disc(s: State) -> None:
    s.lands[0].pop()


def _crowd(s: State) -> None:
    s.influence[0] += [area("lombardy")] * 6


def _two_allies(s: State) -> None:
    s.allied = put(s.allied, realm("aragon"), 0b11)


def _one_sided(s: State) -> None:
    s.married = put(s.married, realm("france"), s.married[realm("france")] ^ 0b1)


def _too_much_power(s: State) -> None:
    s.power[0] = 11


def _debts(s: State) -> None:
    s.ducats[0] = -1


def _unrest_of_nobody(s: State) -> None:
    s.unrest = put(s.unrest, province("granada"), True)


def _too_many_guards(s: State) -> None:
    s.guards[zone("central_atlantic") * SEATS] = 9


def _ghost_army(s: State) -> None:
    s.army_at[2] = area("castile")


def _too_many_units(s: State) -> None:
    s.available[0] = 21


def _two_merchants(s: State) -> None:
    s.merchant[0] = s.merchant[1]


def _passed_twice(s: State) -> None:
    s.passed = [1, 1]


def _secret_token(s: State) -> None:
    s.dynamic = put(s.dynamic, province("granada"), realm("portugal"))


def _unseen_loss(s: State) -> None:
    for place in PROVINCES_OF[area("austria")]:
        s.dynamic = put(s.dynamic, place, realm("tunis"))
        s.abroad = sorted({*s.abroad, place})
    s.changed = 0


def _two_papal_tokens(s: State) -> None:
    s.crusade, s.excommunicated = area("andalucia"), realm("genoa")


def _crusader_of_no_crusade(s: State) -> None:
    s.committed = 1


def _late_papal_token(s: State) -> None:
    s.excommunicated = realm("genoa")
    s.phase = CLEANUP


@pytest.mark.parametrize(
    "spoil",
    [
        _forge_card,
        _lose_card,
        _lose_trade,
        _lose_idea,
        _lose_event,
        _third_mission,
        _strange_disc,
        _lost_disc,
        _crowd,
        _two_allies,
        _one_sided,
        _too_much_power,
        _debts,
        _unrest_of_nobody,
        _too_many_guards,
        _ghost_army,
        _too_many_units,
        _two_merchants,
        _passed_twice,
        _secret_token,
        _unseen_loss,
        _two_papal_tokens,
        _crusader_of_no_crusade,
        _late_papal_token,
    ],
)
def test_an_impossible_table_is_found(spoil: Callable[[State], None]) -> None:
    t = open_game("western_crowns")
    usual(t, until="ask-action")
    check(t.state)
    state = t.state.clone()
    spoil(state)
    with pytest.raises(AssertionError):
        check(state)
