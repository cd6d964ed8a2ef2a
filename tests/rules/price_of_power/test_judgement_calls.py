"""What a bot does when it is called to arms, when it could call others, and in a Battle."""

import pytest

from greatpowers.games.price_of_power.components.world import realm
from greatpowers.games.price_of_power.rules import calls
from greatpowers.games.price_of_power.rules.battle import begin_land_battle
from greatpowers.games.price_of_power.rules.ownership import plus
from greatpowers.games.price_of_power.state import ACTIONS, State, put
from tests.rules.price_of_power.scenes import IDLE, give_power, influence, settle, warlike
from tests.rules.price_of_power.test_judgement_choices import (
    ENGLAND,
    FRANCE,
    LOIRE,
    NORMANDY,
    SEINE,
    answer,
    chosen,
    opened,
    war,
)
from tests.rules.price_of_power.wars import at_war, raise_army

AUSTRIA = 2
ENGLISH = realm("england")


def scene(ours: int, theirs: int) -> State:
    """France and England at peace, with so many Units each; Savoy is an Ally of France."""
    s = warlike("france", "england", "austria")
    settle(s, FRANCE, "paris", "champagne", "orleans", "berry", "bourbon", "lyon", "toulouse")
    settle(s, ENGLAND, "normandie", "caux", "maine", "london")
    settle(s, AUSTRIA, "wien", "osterreich", "tirol", "sundgau")
    for seat in range(s.players):
        s.ruler[seat] = seat
    s.phase, s.turn = ACTIONS, ENGLAND
    give_power(s, FRANCE, mil=3)
    raise_army(s, FRANCE, LOIRE, infantry=ours)
    raise_army(s, ENGLAND, NORMANDY, infantry=theirs)
    s.allied = put(s.allied, realm("savoy"), plus(0, FRANCE))
    influence(s, FRANCE, burgundy=2)
    return s


def called(s: State, caller: str, kind: int) -> list[str]:
    """Return what a greedy bot answers for France whom an Ally calls against England."""
    if kind == calls.DEFENSIVE:
        at_war(s, ENGLAND, caller)
    else:
        at_war(s, AUSTRIA, "england")
    calls.RECEIVE.begin(s.agenda, FRANCE, realm(caller), kind, ENGLISH)
    return chosen(s)


@pytest.mark.parametrize(("ours", "theirs"), [(6, 1), (4, 3)])
def test_an_ally_who_is_attacked_is_helped(ours: int, theirs: int) -> None:
    assert called(scene(ours, theirs), "savoy", calls.DEFENSIVE) == ["accept_call"]


def test_not_so_against_overwhelming_odds() -> None:
    assert called(scene(0, 14), "savoy", calls.DEFENSIVE) == ["refuse_call"]


@pytest.mark.parametrize(("ours", "theirs", "is_in"), [(8, 1, True), (1, 6, False), (0, 10, False)])
def test_an_attack_is_joined_by_who_is_strong(ours: int, theirs: int, is_in: bool) -> None:
    s = scene(ours, theirs)
    s.turn = AUSTRIA
    s.allied = put(s.allied, realm("austria"), plus(0, FRANCE))
    s.allied = put(s.allied, realm("france"), plus(0, AUSTRIA))
    answered = called(s, "austria", calls.OFFENSIVE)
    assert answered == ["accept_call" if is_in else "refuse_call"]


def test_who_is_attacked_calls_an_ally() -> None:
    s = scene(3, 5)
    at_war(s, ENGLAND, "france")
    calls.CALLS.begin(s.agenda, FRANCE, calls.DEFENSIVE, ENGLISH)
    assert chosen(s) == ["call_to_arms savoy"]


@pytest.mark.parametrize(("ours", "theirs", "stands"), [(4, 12, False), (6, 3, True)])
def test_a_lost_battle_is_left_and_a_won_one_fought_on(
    ours: int, theirs: int, stands: bool
) -> None:
    s = war()
    s.turn = ENGLAND
    raise_army(s, FRANCE, SEINE, infantry=ours)
    raise_army(s, ENGLAND, SEINE, infantry=theirs)
    begin_land_battle(s, SEINE, ENGLAND, NORMANDY)
    t = opened(s)
    while (t.asks()[0].seat, t.asks()[0].prompt) != (FRANCE, "ask-retreat"):
        ask = t.asks()[0]
        assert ask.prompt != IDLE, "the Battle is over"
        t.answer_known(ask.seat, ask.default_code())
    assert (answer(t) == ["fight_on"]) is stands
