"""5.1.1, 16.3, 16.4: taking an Event, its options, its Ruler, and Events that nobody took."""

from greatpowers.games.price_of_power.components.cards import character, event
from greatpowers.games.price_of_power.components.world import area, province
from greatpowers.games.price_of_power.rules.event_action import (
    UNPICKED,
    event_choice,
    events_owed,
)
from greatpowers.games.price_of_power.state import NO_CHARACTER, PriceTable, State
from greatpowers.kernel.rule import rule
from tests.rules.price_of_power.scenes import (
    asked,
    begin,
    bill,
    cost,
    deal,
    give_power,
    logged,
    options,
    play,
    position,
    power,
    refusal,
    settle,
    table,
)

ROSES = "103_1"
"""Wars of the Roses, an Event of England with Edward IV as Ruler."""
THRONE = "104_1"
"""End of the Hundred Years' War, an Event of France with a Ruler."""
MERCANTILISM = "361b"
CHARITY = "259b"
EDWARD = "ruler_103_1"


def scene(*row: str, face_up: int = 3) -> State:
    """France is about to take an Event; England and Castile have not taken one, either."""
    state = position("france", "england", "castile")
    settle(state, 0, "paris")
    settle(state, 1, "london", "northumberland", "york", "lancashire", "wales")
    settle(state, 2, "madrid")
    state.phase = 2
    state.row = [event(name) for name in row]
    state.row_ducats = [0] * len(row)
    state.face_up = min(face_up, len(row))
    return state


def take(state: State, name: str) -> PriceTable:
    """Let France take an Event."""
    t = table(state, event_choice)
    play(t, f"take_event {name}")
    return t


# -- taking it -------------------------------------------------------------------------------------


@rule("5.1.1", "16.3")
def test_e9_france_takes_the_wars_of_the_roses() -> None:
    state = scene(ROSES, MERCANTILISM, CHARITY, "13a_1")
    state.row_ducats = [4, 0, 2, 0]
    t = take(state, ROSES)
    assert state.ducats[0] == 4
    assert state.row_ducats == [2, 4, 0]
    assert state.unrest[province("london")]
    assert asked(t) == (0, "ask-event-option")
    play(t, "option b")
    assert power(state, 0) == (0, 0, 1)
    assert state.prestige[1] == -1
    while asked(t)[1] != "ask-take-ruler":
        play(t, options(t)[0])
    assert state.rebels[area("northumbria")] == 3
    assert asked(t) == (1, "ask-take-ruler")
    play(t, "yes")
    assert state.ruler[1] == character(EDWARD)
    assert state.face_up == 3
    assert state.row == [event(name) for name in (MERCANTILISM, CHARITY, "13a_1")]


@rule("4.2.2")
def test_everybody_takes_one_event() -> None:
    state = scene(ROSES, MERCANTILISM, CHARITY)
    assert events_owed(state, 0) == 1
    t = table(state, event_choice)
    assert options(t, "take_event") == [ROSES, CHARITY, MERCANTILISM]
    state.taken[0] = 1
    assert events_owed(state, 0) == 0
    t = table(state, event_choice)
    assert refusal(t, f"take_event {ROSES}") == ("no-event-taken", "4.2.2")


@rule("5.1.1")
def test_an_event_that_lies_face_down_cannot_be_taken() -> None:
    t = table(scene(ROSES, MERCANTILISM, CHARITY, face_up=2), event_choice)
    assert options(t, "take_event") == [ROSES, MERCANTILISM]
    assert refusal(t, f"take_event {CHARITY}") == ("no-event-not-open", "5.1.1")


@rule("5.1.1")
def test_ducats_are_put_on_open_events_only() -> None:
    state = scene(MERCANTILISM, ROSES, CHARITY, face_up=2)
    take(state, MERCANTILISM)
    assert state.row_ducats == [2, 0]


# -- options ---------------------------------------------------------------------------------------


@rule("16.3")
def test_an_option_is_paid_for() -> None:
    state = scene(MERCANTILISM, ROSES)
    give_power(state, 0, dip=3)
    t = take(state, MERCANTILISM)
    assert options(t, "option") == ["b", "c"]
    assert cost(t, "option b") == 3
    assert bill(t, "option b") == [("bill-option", 3)]
    assert cost(t, "option c") is None
    assert refusal(t, "option a") == ("no-option-cost", "16.3")


@rule("16.3")
def test_an_option_may_cost_power_and_ducats() -> None:
    state = scene(CHARITY, ROSES)
    give_power(state, 0, adm=1)
    state.ducats[0] = 3
    t = take(state, CHARITY)
    assert options(t, "option") == ["b"]
    state = scene(CHARITY, ROSES)
    give_power(state, 0, adm=1)
    state.ducats[0] = 5
    t = take(state, CHARITY)
    assert bill(t, "option a") == [("bill-option", 1), ("bill-option", 4)]
    play(t, "option a")
    assert state.ducats[0] == 1


@rule("16.3")
def test_an_option_may_ask_for_something() -> None:
    state = scene("161b", ROSES)
    t = take(state, "161b")
    assert options(t, "option") == ["a"]
    assert refusal(t, "option b") == ("no-option-needs", "16.3")


@rule("16.3", "R52")
def test_who_can_pay_for_nothing_chooses_freely_and_pays_what_there_is() -> None:
    state = scene("264b", ROSES)
    give_power(state, 0, dip=1)
    t = take(state, "264b")
    assert options(t, "option") == ["a", "b"]
    play(t, "option a")
    assert power(state, 0)[1] == 0


@rule("16.3", "6.2.4")
def test_a_covert_option_can_be_countered() -> None:
    state = scene("355b", ROSES)
    deal(state, 1, "counterespionage_1")
    give_power(state, 1, dip=2)
    t = take(state, "355b")
    play(t, "option b")
    assert asked(t) == (1, "ask-counter")
    play(t, "react_with counterespionage_1")
    while asked(t)[1] != "ask-idle":
        play(t, options(t)[0])
    assert logged(t, "log-option-countered") == [{}]
    assert sum(state.rebels) == 0
    assert power(state, 1)[1] == 0


# -- Rulers ----------------------------------------------------------------------------------------


@rule("5.1.1")
def test_the_own_ruler_must_be_taken() -> None:
    state = scene(THRONE, ROSES)
    state.ruler[0] = character("ruler_104_2")
    t = take(state, THRONE)
    while asked(t)[1] != "ask-idle":
        play(t, options(t)[0])
    assert state.ruler[0] == character("ruler_104_1")


@rule("5.1.1")
def test_a_ruler_can_be_declined_if_another_took_the_event() -> None:
    state = scene(ROSES, MERCANTILISM)
    t = take(state, ROSES)
    play(t, "option a")
    play(t, "no")
    assert state.ruler[1] == NO_CHARACTER


@rule("16.3.11")
def test_a_rejected_ruler_goes_with_the_present_one() -> None:
    state = position("poland", "france")
    settle(state, 0, "krakow")
    state.phase = 2
    state.row, state.row_ducats, state.face_up = [event("207_2")], [0], 1
    state.ruler[0] = character("ruler_207_1")
    t = table(state, event_choice)
    play(t, "take_event 207_2")
    assert asked(t)[0] == 0
    play(t, "yes")
    play(t, "option a")
    assert state.ruler[0] == NO_CHARACTER


# -- Events that nobody took -----------------------------------------------------------------------


@rule("4.2.3", "16.4")
def test_the_last_event_action_resolves_what_is_left() -> None:
    state = scene("359b", "13a_1", face_up=2)
    state.taken = [0, 1, 1, 0, 0, 0]
    state.cardinals = [2, 1]
    t = take(state, "359b")
    play(t, "option b")
    while asked(t)[1] != "ask-idle":
        play(t, options(t)[0])
    assert logged(t, "log-unpicked-event") == [{"event": "event-13a_1"}]
    assert len(state.cardinals) == 1
    assert state.plague == []
    assert (state.row, state.row_ducats, state.face_up) == ([], [], 0)


@rule("16.4")
def test_a_ruler_nobody_took_costs_two_adm() -> None:
    state = scene()
    give_power(state, 1, adm=3)
    t = begin(state, UNPICKED, event(ROSES))
    assert asked(t) == (1, "ask-late-ruler")
    play(t, "yes")
    assert state.ruler[1] == character(EDWARD)
    assert power(state, 1) == (1, 0, 0)


@rule("16.4", "R87")
def test_the_ruler_nobody_took_comes_after_the_symbols() -> None:
    assert [step.__name__ for step in UNPICKED.steps[:2]] == ["resolve_unpicked", "crown_late"]


@rule("16.4")
def test_without_two_adm_nobody_is_asked() -> None:
    state = scene()
    give_power(state, 1, adm=1)
    t = begin(state, UNPICKED, event(ROSES))
    assert asked(t)[1] == "ask-idle"
    assert state.ruler[1] == NO_CHARACTER
