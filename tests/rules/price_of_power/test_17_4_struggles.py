"""17.4: Power Struggles are activated by a symbol and scored in Phase 4."""

from greatpowers.games.price_of_power.components.cards import STRUGGLES, SYMBOLS
from greatpowers.games.price_of_power.components.scenarios import STRUGGLES_IN
from greatpowers.games.price_of_power.components.world import AREAS, realm
from greatpowers.games.price_of_power.rules.struggle_scoring import prestige_of, score
from greatpowers.games.price_of_power.rules.struggles import activate, battlegrounds, prepare
from greatpowers.games.price_of_power.rules.symbols import RESOLVE
from greatpowers.games.price_of_power.state import State, put
from greatpowers.kernel.bill import Bill
from greatpowers.kernel.rule import rule
from tests.rules.price_of_power.scenes import logged, occupy, position, settle, table, vassalize

ITALY = STRUGGLES.index("italian_wars")
BURGUNDY = STRUGGLES.index("burgundian_inheritance")


def scene() -> State:
    """France and Castile vie for Italy."""
    state = position("france", "castile", "austria")
    settle(state, 0, "paris")
    settle(state, 1, "madrid")
    settle(state, 2, "wien")
    state.struggles = [ITALY, BURGUNDY]
    return state


def names(state: State) -> set[str]:
    return {AREAS[each] for each in battlegrounds(state)}


@rule("17.4.1")
def test_the_deck_is_that_of_the_scenario() -> None:
    state = scene()
    prepare(table(state))
    assert state.struggles == list(STRUGGLES_IN[0])


@rule("17.4.2", "17.4")
def test_claims_are_cheap_in_active_and_upcoming_battlegrounds() -> None:
    state = scene()
    italy = {"lombardy", "central_italy", "naples"}
    assert names(state) == italy
    activate(table(state))
    assert names(state) == italy | {"burgundy", "flanders_wallonia", "netherlands"}


@rule("16.5.12", "R30")
def test_every_printed_symbol_of_a_struggle_is_the_same_one() -> None:
    state = scene()
    printed = {each for symbols in SYMBOLS for each in symbols if "struggle" in each}
    assert printed == {"power_struggle"}
    RESOLVE["power_struggle"](table(state), 0)
    assert state.active_struggles == [ITALY]


@rule("16.5.12", "17.4", "R82")
def test_the_upcoming_struggle_becomes_active() -> None:
    state = scene()
    t = table(state)
    activate(t)
    assert (state.active_struggles, state.struggles) == ([ITALY], [BURGUNDY])
    assert logged(t, "log-struggle-upcoming") == [{"struggle": "struggle-burgundian_inheritance"}]
    activate(t)
    activate(t)
    assert (state.active_struggles, state.struggles) == ([ITALY, BURGUNDY], [])


@rule("17.4.3")
def test_battlegrounds_score_tax_values_vassals_sole_presence_and_ties() -> None:
    state = scene()
    settle(state, 0, "genova", "cremona")
    vassalize(state, 0, "milano", "parma")
    lines: Bill = []
    assert prestige_of(state, 0, ITALY, lines) == 6
    assert [(line.text, line.number) for line in lines] == [
        ("bill-battleground-tax", 3),
        ("bill-battleground-vassals", 2),
        ("bill-battleground-alone", 1),
    ]
    vassalize(state, 1, "mantova")
    assert prestige_of(state, 0, ITALY) == 5
    assert prestige_of(state, 1, ITALY) == 1
    state.allied = put(state.allied, realm("florence"), 0b10)
    state.married = put(state.married, realm("siena"), 0b10)
    assert prestige_of(state, 1, ITALY) == 2


@rule("17.4.3", "R216")
def test_what_is_occupied_counts_for_the_occupier() -> None:
    """Both have a Town in Lombardy, so neither is alone there; France holds Milano (2 and 2)."""
    state = scene()
    settle(state, 1, "milano")
    assert prestige_of(state, 1, ITALY) == 3
    occupy(state, 0, "milano")
    assert prestige_of(state, 0, ITALY) == 4
    assert prestige_of(state, 1, ITALY) == 0


@rule("17.4.3", "R216")
def test_an_occupier_among_npr_is_alone() -> None:
    state = scene()
    occupy(state, 0, "genova")
    lines: Bill = []
    assert prestige_of(state, 0, ITALY, lines) == 3
    assert lines[-1].text == "bill-battleground-alone"


@rule("17.4.3")
def test_criteria_count_for_those_they_name() -> None:
    state = scene()
    settle(state, 1, "napoli")
    lines: Bill = []
    prestige_of(state, 1, ITALY, lines)
    assert ("bill-struggle-criterion", 2) in [(line.text, line.number) for line in lines]
    lines = []
    settle(state, 0, "milano")
    prestige_of(state, 0, ITALY, lines)
    assert ("bill-struggle-criterion", 2) in [(line.text, line.number) for line in lines]


@rule("17.4.3")
def test_overseas_sole_presence_brings_nothing() -> None:
    state = scene()
    caribbean = STRUGGLES.index("caribbean")
    settle(state, 0, "antilles")
    lines: Bill = []
    prestige_of(state, 0, caribbean, lines)
    assert [line.text for line in lines] == ["bill-battleground-tax"]


@rule("17.4.3", "4.4.5")
def test_all_active_struggles_are_scored_and_discarded() -> None:
    state = scene()
    settle(state, 0, "genova")
    activate(table(state))
    score(table(state))
    assert state.prestige[0] == 3
    assert state.active_struggles == []
    score(table(state))
    assert state.prestige[0] == 3
