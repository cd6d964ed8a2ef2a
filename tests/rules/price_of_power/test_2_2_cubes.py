"""2.2.1 and 2.2.2 Tokens and cubes that run out."""

from greatpowers.games.price_of_power.components.cards import CARDS
from greatpowers.games.price_of_power.components.world import area, province, realm
from greatpowers.games.price_of_power.rules import cubes as rules
from greatpowers.games.price_of_power.rules.influence import of
from greatpowers.games.price_of_power.rules.rebels import raise_rebels
from greatpowers.games.price_of_power.rules.review import REVIEW
from greatpowers.games.price_of_power.state import REBELS, PriceTable, State, put
from greatpowers.kernel.rule import rule
from tests.rules.price_of_power.scenes import (
    asked,
    begin,
    give_power,
    influence,
    options,
    play,
    position,
    power,
    settle,
    stake,
    table,
)


def rich() -> State:
    """France with thirty cubes on the table."""
    s = position("france", "austria")
    settle(s, 0, "paris")
    give_power(s, 0, adm=8, dip=8, mil=4)
    influence(s, 0, lombardy=2, burgundy=2)
    s.colonists[0] = 2
    s.cardinals = [0, 1]
    s.roma = 0
    s.has_changed_focus[0] = True
    s.display[0], s.charges[0] = [CARDS.index("development_1")], [1]
    return s


def settled(s: State) -> PriceTable:
    t = table(s)
    rules.settle(t)
    play(t, "pass")
    return t


@rule("2.2.2")
def test_all_cubes_are_counted() -> None:
    s = rich()
    assert rules.placed(s, 0) == 30
    s.occupier = put(s.occupier, province("paris"), REBELS)
    assert rules.placed(s, 0) == 31


@rule("2.2.2")
def test_thirty_are_enough() -> None:
    assert asked(settled(rich()))[1] == "ask-idle"


@rule("2.2.2", "R70")
def test_what_is_too_much_comes_back_from_where_the_player_likes() -> None:
    s = rich()
    influence(s, 0, lombardy=5, burgundy=3)
    t = settled(s)
    assert asked(t) == (0, "ask-return-cube")
    assert options(t) == [
        "give_up_influence burgundy",
        "give_up_influence lombardy",
        "return_power adm",
        "return_power dip",
        "return_power mil",
        "return_colonist",
        "return_cardinal",
        "return_charge development_1",
    ]
    play(t, "return_charge development_1", "return_cardinal", "return_colonist")
    play(t, "give_up_influence burgundy")
    assert asked(t)[1] == "ask-idle"
    s = t.state
    assert rules.placed(s, 0) == 30
    assert not s.display[0]
    assert CARDS.index("development_1") in s.discards[0]
    assert s.cardinals == [1]
    assert s.roma == 0
    assert s.colonists[0] == 1
    assert of(s, 0, area("burgundy")) == 2


@rule("2.2.2")
def test_power_may_be_returned() -> None:
    s = rich()
    s.colonists[0] = 3
    t = settled(s)
    play(t, "return_power mil")
    assert power(t.state, 0) == (8, 8, 3)


@rule("2.2.1", "R37", "R70")
def test_a_ninth_claim_takes_one_from_the_board() -> None:
    s = position("france")
    names = ("lombardy", "burgundy", "aragon", "leon", "castile", "naples", "sicily", "seine")
    stake(s, 0, *names)
    assert asked(settled(s))[1] == "ask-idle"
    s.cb = put(s.cb, realm("milan"), 1)
    t = settled(s)
    assert asked(t) == (0, "ask-return-claim")
    assert "return_cb milan" in options(t)
    play(t, "give_up_claim sicily")
    assert area("sicily") not in t.state.claims[0]
    assert asked(t)[1] == "ask-idle"


@rule("2.2.1", "R37")
def test_six_cores_and_two_cb_tokens_at_most() -> None:
    s = position("france")
    for name in ("lombardy", "burgundy", "aragon", "leon", "castile", "naples", "sicily"):
        s.core = put(s.core, area(name), 0)
    t = settled(s)
    assert {option.partition(" ")[0] for option in options(t)} == {"return_core"}
    play(t, "return_core leon")
    assert asked(t)[1] == "ask-idle"
    s = position("france")
    for name in ("milan", "genoa", "naples"):
        s.cb = put(s.cb, realm(name), 1)
    t = settled(s)
    play(t, "return_cb genoa")
    assert t.state.cb[realm("genoa")] == 0


@rule("11.1.1")
def test_influence_leaves_areas_that_are_players_alone() -> None:
    s = position("england", "france")
    settle(s, 0, "northumberland", "york", "lancashire")
    influence(s, 1, northumbria=2)
    assert of(begin(s, REVIEW).state, 1, area("northumbria")) == 0


@rule("2.2.1", "14.3", "R201")
def test_rebels_do_not_run_out() -> None:
    s = position("france", "austria")
    t = table(s)
    raise_rebels(t, area("seine"), 40, cite="14.3")
    assert s.rebels[area("seine")] == 40
