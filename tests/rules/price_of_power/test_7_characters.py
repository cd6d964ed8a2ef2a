"""7.2 Characters, and 5.2.1 Appoint Advisor or Leader."""

from greatpowers.games.price_of_power.components.cards import (
    CARDS,
    CHARACTERS,
    IS_ADVISOR,
    IS_REGENT,
    Character,
    character,
)
from greatpowers.games.price_of_power.components.tables import ADM, ARMIES, DIP, MIL
from greatpowers.games.price_of_power.components.world import area
from greatpowers.games.price_of_power.rules.appointing import HIRE, appoint_choices, dismiss_choice
from greatpowers.games.price_of_power.rules.characters import (
    in_office,
    is_interregnum,
    kill,
    make_ill,
    replace_ruler,
    skill,
    wage,
)
from greatpowers.games.price_of_power.state import NO_CHARACTER, State
from greatpowers.kernel.bill import Line
from greatpowers.kernel.rule import rule
from tests.rules.price_of_power.scenes import (
    asked,
    begin,
    cost,
    deal,
    give_power,
    options,
    play,
    position,
    power,
    refusal,
    table,
    teach,
)

ENGLAND = 0
HENRY = character("ruler_england_1444")


def leaders(state: State, number: int) -> list[Character]:
    """Give England Leaders of the decks, and return them."""
    found = [card for card in range(len(CARDS)) if not IS_ADVISOR[card]][:number]
    deal(state, ENGLAND, *(CARDS[card] for card in found))
    return found


def court(*cards: str, mil: int = 3, ducats: int = 5) -> State:
    """England under Henry VI, with cards."""
    state = position("england", "france")
    state.ruler[ENGLAND] = HENRY
    give_power(state, ENGLAND, mil=mil)
    state.ducats[ENGLAND] = ducats
    deal(state, ENGLAND, *cards)
    return state


# -- Advisors --------------------------------------------------------------------------------------


@rule("7.2.5", "5.2.1")
def test_e20_england_appoints_maximilien() -> None:
    """The Advisor of Development, +2 ADM for 2 Ducats."""
    state = court("development_1")
    t = table(state, appoint_choices)
    assert cost(t, "appoint development_1") == 2
    play(t, "appoint development_1")
    assert state.advisor[ADM] == character("development_1")
    assert state.ducats[ENGLAND] == 3
    assert not state.hand[ENGLAND]
    assert skill(state, ENGLAND, ADM) == 1 + 2


@rule("7.2.5")
def test_one_advisor_of_each_type() -> None:
    """The one before is discarded."""
    state = court("development_1", "development_2")
    t = table(state, appoint_choices)
    play(t, "appoint development_1", "appoint development_2")
    assert state.advisor[ADM] == character("development_2")
    assert state.discards[ADM] == [CARDS.index("development_1")]


@rule("7.2.5", "5.0")
def test_an_advisor_is_paid_at_once() -> None:
    """Without Ducats nobody comes."""
    t = table(court("development_1", ducats=1), appoint_choices)
    assert refusal(t, "appoint development_1") == ("no-not-enough-ducats", "5.0")


@rule("19.2", "7.2.5")
def test_the_papal_controller_pays_less_each_round() -> None:
    """But not at once."""
    state = court()
    who = character("development_1")
    assert wage(state, ENGLAND, who) == 2
    state.cardinals = [ENGLAND]
    bill: list[Line] = []
    assert wage(state, ENGLAND, who, bill) == 1
    assert [line.text for line in bill] == ["bill-character", "bill-curia"]


@rule("5.2.1")
def test_advisors_may_be_dismissed_rulers_not() -> None:
    """The card goes to its discards."""
    state = court("development_1")
    t = table(state, appoint_choices, dismiss_choice)
    play(t, "appoint development_1")
    assert refusal(t, "dismiss ruler_england_1444") == ("no-rulers-stay", "7.2.3")
    play(t, "dismiss development_1")
    assert state.advisor[ADM] == NO_CHARACTER
    assert in_office(state, ENGLAND) == [HENRY]


# -- Generals and Admirals -------------------------------------------------------------------------


@rule("7.2.4", "7.2.1", "9.4")
def test_a_leader_becomes_general_or_admiral_for_mil() -> None:
    """Not Ruler, while there is one, and never Advisor."""
    state = court()
    (who,) = leaders(state, 1)
    t = table(state, appoint_choices)
    play(t, f"appoint {CARDS[who]}")
    assert asked(t) == (ENGLAND, "ask-office")
    assert refusal(t, "as_ruler") == ("no-has-a-ruler", "7.2.3")
    assert refusal(t, "as_advisor adm") == ("no-not-an-advisor", "7.2.5")
    price = cost(t, "as_general 2")
    assert price is not None
    assert price > 0
    play(t, "as_general 2")
    assert state.general[ENGLAND * ARMIES + 1] == who
    assert power(state, ENGLAND)[MIL] == 3 - price


@rule("7.2.4", "R57")
def test_generals_move_free_and_stay_on_land() -> None:
    """From Army to Army, also to one without Units, but not to the Fleet."""
    state = court()
    (who,) = leaders(state, 1)
    state.hand[ENGLAND] = []
    state.general[0] = who
    give_power(state, ENGLAND)
    t = table(state, appoint_choices)
    play(t, f"appoint {CARDS[who]}")
    assert cost(t, "as_general 3") == 0
    assert refusal(t, "as_general 1") == ("no-leads-it-already", "7.2.4")
    assert refusal(t, "as_admiral") == ("no-generals-stay-on-land", "7.2.4")
    play(t, "as_general 3")
    assert state.general[:ARMIES] == [NO_CHARACTER, NO_CHARACTER, who]
    assert refusal(t, f"appoint {CARDS[who]}") == ("no-moved-already", "R57")


@rule("7.2.4", "9.4", "R57")
def test_a_ruler_takes_and_leaves_command_once_in_a_turn() -> None:
    """Who has left the Army in the same Turn cannot take it again before the next one."""
    state = court()
    ruler = CHARACTERS[state.ruler[ENGLAND]]
    t = table(state, appoint_choices, dismiss_choice)
    play(t, f"appoint {ruler}", "as_general 1")
    assert state.general[0] == state.ruler[ENGLAND]
    assert refusal(t, f"appoint {ruler}") == ("no-moved-already", "R57")
    play(t, f"dismiss {ruler}")
    assert state.general[0] == NO_CHARACTER
    assert refusal(t, f"appoint {ruler}") == ("no-moved-already", "R57")
    state.moved = []
    play(t, f"appoint {ruler}", "as_general 2")
    assert state.general[1] == state.ruler[ENGLAND]


@rule("7.2.3", "9.4", "R108", "R46")
def test_the_ruler_card_named_interregnum_leads_no_army() -> None:
    state = court()
    regent = next(who for who, is_regent in enumerate(IS_REGENT) if is_regent)
    state.ruler[ENGLAND] = regent
    t = table(state, appoint_choices)
    assert refusal(t, f"appoint {CHARACTERS[regent]}") == ("no-regent-leads", "R108")


@rule("7.2.4", "R57")
def test_a_general_appointed_now_may_still_change_once() -> None:
    state = court()
    (who,) = leaders(state, 1)
    t = table(state, appoint_choices)
    play(t, f"appoint {CARDS[who]}", "as_general 1", f"appoint {CARDS[who]}", "as_general 2")
    assert state.general[:ARMIES] == [NO_CHARACTER, who, NO_CHARACTER]
    assert refusal(t, f"appoint {CARDS[who]}") == ("no-moved-already", "R57")


@rule("7.2.4")
def test_a_replaced_general_moves_on_or_is_discarded() -> None:
    """To a free Army; without one he leaves."""
    state = court(mil=9)
    one, two, three, four = leaders(state, 4)
    t = table(state, appoint_choices)
    for who in (one, two, three):
        play(t, f"appoint {CARDS[who]}", "as_general 1")
    assert state.general[:ARMIES] == [three, one, two]
    play(t, f"appoint {CARDS[four]}", "as_general 1")
    assert state.general[:ARMIES] == [four, one, two]
    assert three in [card for pile in state.discards for card in pile]


@rule("7.2.4")
def test_a_second_admiral_replaces_the_first() -> None:
    """Who is discarded."""
    state = court(mil=9)
    one, two = leaders(state, 2)
    t = table(state, appoint_choices)
    play(t, f"appoint {CARDS[one]}", "as_admiral", f"appoint {CARDS[two]}", "as_admiral")
    assert state.admiral[ENGLAND] == two
    assert one not in in_office(state, ENGLAND)


@rule("9.4", "9.4.2", "5.2.1")
def test_a_ruler_may_lead_an_army() -> None:
    """Free, and he may leave it and go on to rule."""
    state = court(mil=0)
    state.army_at[0] = area("east_anglia")
    t = table(state, appoint_choices, dismiss_choice)
    play(t, "appoint ruler_england_1444")
    assert refusal(t, "as_admiral") == ("no-generals-stay-on-land", "7.2.4")
    play(t, "as_general 1")
    assert state.general[0] == HENRY
    assert in_office(state, ENGLAND) == [HENRY]
    play(t, "dismiss ruler_england_1444")
    assert state.general[0] == NO_CHARACTER
    assert state.ruler[ENGLAND] == HENRY


@rule("5.2.1")
def test_without_mil_a_leader_waits() -> None:
    """Unless the throne is empty."""
    state = court(mil=0)
    (who,) = leaders(state, 1)
    t = table(state, appoint_choices)
    assert refusal(t, f"appoint {CARDS[who]}") == ("no-not-enough-mil", "5.0")
    state.ruler[ENGLAND] = NO_CHARACTER
    t = table(state, appoint_choices)
    play(t, f"appoint {CARDS[who]}")
    if asked(t)[1] == "ask-office":
        play(t, "as_ruler")
    assert state.ruler[ENGLAND] == who


# -- Rulers, death and Interregnum -----------------------------------------------------------------


@rule("7.2.6")
def test_the_second_ill_health_kills() -> None:
    """An Advisor is simply gone."""
    state = court("development_1")
    t = table(state, appoint_choices)
    play(t, "appoint development_1")
    make_ill(t, character("development_1"))
    assert state.ill[character("development_1")]
    make_ill(t, character("development_1"))
    assert state.advisor[ADM] == NO_CHARACTER
    assert not state.ill[character("development_1")]
    assert not state.agenda


@rule("7.2.7", "5.2.3", "5.2.1")
def test_a_leader_from_the_hand_succeeds_at_once() -> None:
    """In reaction, free."""
    state = court("development_1", mil=0)
    (who,) = leaders(state, 1)
    kill(table(state), HENRY)
    t = table(state)
    assert asked(t) == (ENGLAND, "ask-succession")
    assert refusal(t, "appoint development_1") == ("no-not-a-leader", "7.2.1")
    play(t, f"appoint {CARDS[who]}")
    assert state.ruler[ENGLAND] == who
    assert not is_interregnum(state, ENGLAND)


@rule("7.2.7", "7.1")
def test_an_interregnum_has_skill_one() -> None:
    """Where nobody succeeds; with an empty hand nobody is asked."""
    state = court("development_1")
    kill(table(state), HENRY)
    t = table(state)
    play(t, "pass")
    assert is_interregnum(state, ENGLAND)
    assert [skill(state, ENGLAND, each) for each in (ADM, DIP, MIL)] == [1, 1, 1]
    state = court()
    kill(table(state), HENRY)
    assert asked(table(state))[1] == "ask-idle"


@rule("7.2.3", "5.2.1")
def test_a_general_does_not_become_ruler() -> None:
    """Only a Leader from the hand does."""
    state = court(mil=0)
    (who,) = leaders(state, 1)
    state.hand[ENGLAND] = []
    state.general[0] = who
    state.army_at[1] = area("east_anglia")
    state.ruler[ENGLAND] = NO_CHARACTER
    t = table(state, appoint_choices)
    play(t, f"appoint {CARDS[who]}")
    assert refusal(t, "as_ruler") == ("no-serves-already", "5.2.1")


@rule("7.2.3", "R46")
def test_the_card_called_interregnum_is_a_ruler() -> None:
    """Poland has one in 1444, whom a Leader may replace at once."""
    state = position("poland", "france")
    state.ruler[0] = character("ruler_poland_1444")
    assert not is_interregnum(state, 0)
    (who,) = leaders(state, 1)
    t = table(state, appoint_choices)
    play(t, f"appoint {CARDS[who]}")
    if asked(t)[1] == "ask-office":
        play(t, "as_ruler")
    assert state.ruler[0] == who


@rule("7.2.2")
def test_historical_rulers_replace_and_may_be_ill() -> None:
    """The one before is gone, from the Army too."""
    state = court()
    state.general[0] = HENRY
    replace_ruler(table(state), ENGLAND, character("ruler_103_1"))
    assert state.ruler[ENGLAND] == character("ruler_103_1")
    assert state.general[0] == NO_CHARACTER
    replace_ruler(table(state), ENGLAND, character("ruler_112_1"))
    assert state.ill[character("ruler_112_1")]
    assert not state.agenda


@rule("5.2.1")
def test_a_card_may_let_one_hire_free_from_the_discards() -> None:
    """No Ducats are paid, and the card leaves the pile."""
    state = court(ducats=0)
    card = CARDS.index("development_1")
    state.decks[ADM].remove(card)
    state.discards[ADM].append(card)
    begin(state, HIRE, ENGLAND, card, 1)
    assert state.advisor[ADM] == card
    assert not state.discards[ADM]


@rule("7.2.5", "5.2.1")
def test_an_advisor_of_two_fields_serves_in_one() -> None:
    """The player chooses; his skill is that of the field."""
    state = court(ducats=4)
    t = begin(state, HIRE, ENGLAND, character("guest_155b"), 0)
    assert options(t) == ["as_advisor adm", "as_advisor mil"]
    assert refusal(t, "as_advisor dip") == ("no-not-that-field", "7.2.5")
    play(t, "as_advisor mil")
    assert state.advisor[MIL] == character("guest_155b")
    assert state.ducats[ENGLAND] == 0
    assert skill(state, ENGLAND, MIL) == 1 + 3
    assert skill(state, ENGLAND, ADM) == 1


@rule("7.2.1")
def test_some_leaders_only_go_to_sea() -> None:
    """One comes with an Event."""
    state = court(mil=2)
    t = begin(state, HIRE, ENGLAND, character("guest_251b"), 0)
    assert options(t) == ["as_admiral"]
    assert refusal(t, "as_general 1") == ("no-admiral-only", "7.2.1")


@rule("7.1")
def test_the_skill_of_a_realm() -> None:
    """Ruler, Advisor and Ideas."""
    state = court("development_1")
    play(table(state, appoint_choices), "appoint development_1")
    teach(state, ENGLAND, "centralization")
    bill: list[Line] = []
    assert skill(state, ENGLAND, ADM, bill) == 1 + 2 + 1
    assert [line.text for line in bill] == ["bill-character", "bill-character", "bill-idea"]
