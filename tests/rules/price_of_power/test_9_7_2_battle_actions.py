"""9.7.2 Battle Actions: who plays when, what they cost and add, and how Ambush stops them."""

from greatpowers.games.price_of_power.components.world import area
from greatpowers.games.price_of_power.rules.battle_dice import dice_of
from greatpowers.games.price_of_power.rules.battle_sides import ATTACKERS, DEFENDERS, Battle
from greatpowers.games.price_of_power.rules.units import add_single
from greatpowers.games.price_of_power.state import PriceTable, State, put
from greatpowers.kernel.rule import rule
from tests.rules.price_of_power.scenes import (
    asked,
    cost,
    deal,
    give_power,
    logged,
    options,
    play,
    power,
    refusal,
    warlike,
)
from tests.rules.price_of_power.wars import (
    NIL,
    at_war,
    faces,
    fight,
    lead,
    load,
    raise_army,
    rivals,
    take_out,
)

FIELD = area("flanders_wallonia")
ANDALUCIA = area("andalucia")
MISS = faces(NIL, NIL, NIL)


def duel(first: tuple[str, ...] = (), second: tuple[str, ...] = (), mil: int = 3) -> State:
    """England attacks France in the field; both have cards and MIL."""
    s = rivals()
    add_single(s, 0, FIELD, 9)
    add_single(s, 1, FIELD, 9)
    for seat, cards in enumerate((first, second)):
        give_power(s, seat, mil=mil)
        deal(s, seat, *cards)
    return s


def pool(t: PriceTable, side: int) -> list[int]:
    return dice_of(Battle(t.state), side)


@rule("9.7.2", "9.6")
def test_the_attacker_plays_all_he_wants_then_the_defender() -> None:
    t = fight(duel(("superior_tactics_1", "superior_tactics_2"), ("superior_tactics_3",)), FIELD)
    assert asked(t) == (0, "ask-battle-action")
    assert cost(t, "play superior_tactics_1") == 1
    play(t, "play superior_tactics_1", "pass", "add_die cavalry", "add_die artillery")
    assert asked(t) == (0, "ask-battle-action")
    play(t, "done")
    assert asked(t) == (1, "ask-battle-action")
    assert pool(t, ATTACKERS) == [3, 1, 1]
    assert power(t.state, 0)[2] == 2


@rule("9.7.2", "9.6")
def test_effects_last_for_the_whole_battle_and_more_may_be_played_in_every_round() -> None:
    t = fight(duel(("superior_tactics_1", "forced_march_1")), FIELD)
    play(t, "play superior_tactics_1", "add_die infantry", "add_die infantry")
    load(t, faces(*[NIL] * 5), MISS)
    play(t, "done")
    assert asked(t) == (0, "ask-battle-action")
    assert Battle(t.state).round == 2
    assert pool(t, ATTACKERS) == [5, 0, 0]


@rule("9.7.2", "6.2.2")
def test_other_cards_and_reactions_are_no_battle_actions() -> None:
    t = fight(duel(("forced_march_1", "ambush_1", "superior_tactics_1")), FIELD)
    assert options(t) == ["done", "play superior_tactics_1"]
    assert refusal(t, "play forced_march_1") == ("no-battle-action", "9.7.2")
    assert refusal(t, "play ambush_1") == ("no-only-in-reaction", "6.2.3")
    assert refusal(t, "use innovative_tactics") == ("no-card-not-on-display", "6.2.1")


@rule("9.7.2")
def test_who_has_no_card_or_no_mil_is_not_asked() -> None:
    t = fight(duel(("superior_tactics_1",), ("superior_tactics_2",), mil=0), FIELD, MISS, MISS)
    assert not logged(t, "log-plays")
    assert asked(t)[1] == "ask-idle"


@rule("9.7.3", "6.2.2")
def test_inspired_leadership_doubles_the_dice_of_the_leader() -> None:
    s = duel(("inspired_leadership_1", "forced_march_1"))
    raise_army(s, 0, FIELD, infantry=1)
    lead(s, 0, "one_step_ahead_4")
    t = fight(s, FIELD)
    play(t, "pass", "play inspired_leadership_1")
    assert pool(t, ATTACKERS) == [3, 4, 0]


@rule("9.7.3", "6.2.2")
def test_without_a_leader_inspired_leadership_adds_one_infantry_die() -> None:
    t = fight(duel(("inspired_leadership_1", "forced_march_1")), FIELD)
    play(t, "play inspired_leadership_1")
    assert pool(t, ATTACKERS) == [4, 0, 0]


@rule("9.7.2", "6.2.3")
def test_an_ambush_stops_a_battle_action_which_is_paid_all_the_same() -> None:
    t = fight(duel(("superior_tactics_1", "forced_march_1"), ("ambush_1",)), FIELD)
    play(t, "play superior_tactics_1")
    assert asked(t) == (1, "ask-ambush")
    play(t, "react_with ambush_1")
    assert asked(t) == (0, "ask-ambush")
    play(t, "pass")
    assert asked(t) == (0, "ask-battle-action")
    assert pool(t, ATTACKERS) == [3, 0, 0]
    assert power(t.state, 0)[2] == 2
    assert power(t.state, 1)[2] == 2
    assert len(t.state.discards[2]) == 2


@rule("9.7.2", "6.2.3")
def test_an_ambush_can_be_ambushed() -> None:
    t = fight(duel(("superior_tactics_1", "ambush_2"), ("ambush_1", "ambush_3")), FIELD)
    play(t, "play superior_tactics_1", "react_with ambush_1", "react_with ambush_2")
    assert asked(t) == (1, "ask-ambush")
    play(t, "pass")
    assert asked(t) == (0, "ask-add-die")


@rule("9.7.2")
def test_who_holds_no_ambush_finds_only_to_pass() -> None:
    t = fight(duel(("superior_tactics_1",), ("forced_march_1",)), FIELD)
    play(t, "play superior_tactics_1")
    assert asked(t) == (1, "ask-ambush")
    assert options(t) == ["pass"]
    assert refusal(t, "react_with ambush_1") == ("no-ambush", "9.7.2")


@rule("9.7.2")
def test_nobody_reacts_for_rebels() -> None:
    s = duel(("superior_tactics_1",))
    s.infantry[1] = []
    s.rebels = put(s.rebels, FIELD, 2)
    t = fight(s, FIELD)
    play(t, "play superior_tactics_1")
    assert asked(t) == (0, "ask-add-die")
    assert pool(t, DEFENDERS) == [3, 0, 0]


def granada(helping: bool) -> State:
    """Castile attacks Granada; France and England have cards, and so has Castile."""
    s = warlike("castile", "france", "england")
    s.has_helping_hands = helping
    s.phase, s.turn = 2, 0
    at_war(s, 0, "granada")
    add_single(s, 0, ANDALUCIA, 4)
    for seat, card in enumerate(("forced_march_1", "superior_tactics_1", "superior_tactics_2")):
        give_power(s, seat, mil=1)
        deal(s, seat, card)
    return s


@rule("13.4.9")
def test_with_the_option_players_help_an_npr_clockwise_but_its_enemy_does_not() -> None:
    t = fight(granada(helping=True), ANDALUCIA)
    assert asked(t) == (0, "ask-battle-action")
    play(t, "done")
    assert asked(t) == (1, "ask-battle-help")
    assert (t.asks()[0].args or {})["realm"] == "realm-granada"
    play(t, "play superior_tactics_1", "pass", "add_die infantry", "add_die infantry")
    assert pool(t, DEFENDERS) == [5, 0, 0]
    assert asked(t) == (2, "ask-battle-help")
    load(t, MISS, faces(*[NIL] * 5))
    play(t, "done")
    assert len(logged(t, "log-battle-roll")) >= 2


@rule("13.4.9")
def test_without_the_option_nobody_helps() -> None:
    t = fight(granada(helping=False), ANDALUCIA)
    load(t, MISS, MISS)
    play(t, "done")
    assert not logged(t, "log-plays")
    assert asked(t)[0] == 0


@rule("6.2.2", "9.7.2")
def test_a_side_uses_each_battle_action_once_in_a_round() -> None:
    cards = ("superior_tactics_1", "superior_tactics_2", "inspired_leadership_1")
    t = fight(duel(cards), FIELD)
    play(t, "play superior_tactics_1", "add_die infantry", "add_die infantry")
    assert options(t) == ["done", "play inspired_leadership_1"]
    assert refusal(t, "play superior_tactics_2") == ("no-battle-action-again", "6.2.2")
    load(t, faces(*[NIL] * 5), MISS)
    play(t, "done")
    assert Battle(t.state).round == 2
    assert "play superior_tactics_2" in options(t)


@rule("6.2.2", "6.2.1", "9.7.2")
def test_a_display_card_serves_once_in_a_round() -> None:
    s = duel(("forced_march_1",))
    s.display[0] = [take_out(s, "military_reforms_1")]
    s.charges[0] = [3]
    t = fight(s, FIELD)
    dice = ("add_die cavalry", "add_die cavalry", "add_die artillery", "add_die artillery")
    play(t, "use innovative_tactics", *dice)
    assert options(t) == ["done"]
    assert refusal(t, "use innovative_tactics") == ("no-battle-action-again", "6.2.2")


@rule("6.2.2", "6.2.3", "R206")
def test_a_battle_action_that_was_stopped_may_be_used_again() -> None:
    t = fight(duel(("superior_tactics_1", "superior_tactics_2"), ("ambush_1",)), FIELD)
    play(t, "play superior_tactics_1", "react_with ambush_1", "pass")
    assert "play superior_tactics_2" in options(t)


@rule("6.2.2", "9.7.2")
def test_what_one_side_has_used_the_other_may_use_too() -> None:
    t = fight(duel(("superior_tactics_1",), ("superior_tactics_2",)), FIELD)
    play(t, "play superior_tactics_1", "pass", "add_die infantry", "add_die infantry")
    assert asked(t) == (1, "ask-battle-action")
    assert "play superior_tactics_2" in options(t)
