"""5.1 to 5.4: strengths, support, the order of cards, limits, piles, and the result."""

import pytest

from greatpowers.games.realpolitik.components import (
    AUSTRIA,
    FRANCE,
    ITALY,
    PRUSSIA,
    general,
    territory,
)
from greatpowers.games.realpolitik.rules.sides import force, works
from greatpowers.games.realpolitik.state import RealpolitikTable, State
from greatpowers.kernel.rule import rule
from tests.rules.realpolitik.scenes import (
    ally,
    asked,
    attack,
    fortify,
    garrison,
    give,
    is_at,
    leave_loose,
    logged,
    options,
    pass_cards,
    play,
    position,
    put,
    rank,
    refusal,
    run_italy,
    totals,
)


def field(attackers: int = 3, defenders: int = 3) -> State:
    """Return a position in which Moltke has just come to Albrecht in Saxony."""
    state = position()
    put(state, "moltke", "sax", attackers, came_from="bra")
    put(state, "albrecht", "sax", defenders)
    return state


def strengths(table: RealpolitikTable) -> tuple[str | int, str | int]:
    """Return the strengths of attack and defence before support and cards."""
    line = logged(table, "log-battle")[-1]
    return line["attack"], line["defence"]


# -- 5.1 strength ----------------------------------------------------------------------------


@rule("5.1", "R2")
@pytest.mark.parametrize(
    ("name", "units", "strength"),
    [("moltke", 3, 5), ("moltke", 0, 2), ("crown_prince", 5, 6), ("garibaldi", 1, 3)],
)
def test_a_general_counts_himself_and_his_units(name: str, units: int, strength: int) -> None:
    state = position(4)
    put(state, name, "sax", units)
    assert force(state, general(name)) == strength


@rule("5.1", "R24", "R23")
@pytest.mark.parametrize(
    ("where", "strength"), [("sil", 1), ("bra", 2), ("sax", 1), ("boh", 1), ("vie", 1)]
)
def test_guards_and_garrisons(where: str, strength: int) -> None:
    state = position()
    garrison(state, "prussia", "sax", "boh", "vie")
    assert works(state, territory(where)) == strength


@rule("5.1", "R24")
def test_loose_units_and_a_fortress_add_to_the_guard() -> None:
    state = position()
    leave_loose(state, bra=3)
    fortify(state, "prussia", "bra")
    assert works(state, territory("bra")) == 2 + 3 + 2


@rule("5.1")
def test_all_generals_of_a_side_count_together() -> None:
    state = field()
    put(state, "crown_prince", "sax", 2, came_from="psa")
    put(state, "macmahon", "sax", 1)
    ally(state, "france", "austria")
    garrison(state, "austria", "sax")
    table = attack(state, "prussia")
    assert strengths(table) == (5 + 3, 5 + 3 + 1)


@rule("5.1")
def test_a_home_defends_itself_and_its_guests() -> None:
    state = position()
    ally(state, "france", "austria")
    put(state, "moltke", "vie", 5, came_from="boh")
    put(state, "macmahon", "vie", 1)
    fortify(state, "austria", "vie")
    leave_loose(state, vie=1)
    table = attack(state, "prussia")
    assert strengths(table) == (7, 3 + 2 + 2 + 1)
    assert logged(table, "log-battle")[0]["defender"] == "power-france"


# -- 5.2 support -----------------------------------------------------------------------------


def with_ally(**supporter: int) -> State:
    """Return a battle of Prussia and Austria in which France may help Austria."""
    state = field()
    ally(state, "france", "austria")
    for where, units in supporter.items():
        put(state, "macmahon", where, units)
    return state


@rule("5.2", "R25")
def test_support_brings_the_whole_strength_of_a_general() -> None:
    table = attack(with_ally(hes=2), "prussia")
    assert asked(table) == (FRANCE, "ask-support")
    assert options(table) == ["done", "support macmahon"]
    play(table, "support macmahon")
    assert totals(table) == (5, 9)
    assert is_at(table, "macmahon", "hes")


@rule("5.2")
def test_support_may_be_withheld() -> None:
    table = attack(with_ally(hes=2), "prussia")
    play(table, "done")
    assert totals(table) == (5, 5)


@rule("5.2", "R25")
@pytest.mark.parametrize(("where", "units"), [("hes", 0), ("pal", 3), ("sax", 3)])
def test_who_cannot_support_is_not_asked(where: str, units: int) -> None:
    table = attack(with_ally(**{where: units}), "prussia")
    assert logged(table, "log-supports") == []
    assert totals(table) == (5, 10 if where == "sax" else 5)


@rule("5.2", "R25")
def test_why_a_general_cannot_support() -> None:
    state = with_ally(hes=2)
    put(state, "bazaine", "pal", 3)
    put(state, "canrobert", "bav")
    put(state, "benedek", "boh", 3)
    table = attack(state, "prussia")
    assert refusal(table, "support bazaine") == ("no-not-adjacent", "5.2")
    assert refusal(table, "support canrobert") == ("no-no-units-to-support", "R25")
    assert refusal(table, "support benedek") == ("no-not-your-general", "5.2")


@rule("5.2")
def test_own_generals_next_to_the_battle_do_not_support() -> None:
    state = field()
    put(state, "benedek", "boh", 3)
    put(state, "crown_prince", "bra", 3)
    table = attack(state, "prussia")
    assert totals(table) == (5, 5)


@rule("5.2")
def test_the_attack_is_supported_first() -> None:
    state = position(4)
    put(state, "moltke", "lom", 3, came_from="swi")
    put(state, "albrecht", "lom", 3)
    ally(state, "prussia", "italy")
    ally(state, "france", "austria")
    put(state, "garibaldi", "pie", 2)
    put(state, "macmahon", "swi", 2)
    table = attack(state, "prussia")
    assert asked(table) == (ITALY, "ask-support")
    play(table, "support garibaldi")
    assert asked(table) == (FRANCE, "ask-support")
    play(table, "support macmahon")
    assert totals(table) == (9, 9)


@rule("5.2")
def test_several_generals_may_support() -> None:
    state = with_ally(hes=2)
    put(state, "bazaine", "bav", 1)
    table = attack(state, "prussia")
    play(table, "support macmahon")
    assert refusal(table, "support macmahon") == ("no-has-supported", "R25")
    play(table, "support bazaine")
    assert totals(table) == (5, 5 + 4 + 2)


@rule("5.2", "R25")
def test_a_general_supports_one_battle_in_a_movement() -> None:
    state = with_ally(bav=3)
    put(state, "crown_prince", "boh", 5, came_from="sil")
    table = attack(state, "prussia")
    play(table, "fight boh", "support macmahon")
    assert logged(table, "log-totals") == [
        {"attack": 6, "defence": 1 + 5},
        {"attack": 5, "defence": 5},
    ]
    assert len(logged(table, "log-supports")) == 1


@rule("5.2", "R25")
def test_a_supporter_may_stand_beyond_the_strait() -> None:
    state = position()
    run_italy(state, "austria")
    garrison(state, "austria", "nap")
    put(state, "macmahon", "nap", 3, came_from="rom")
    put(state, "la_marmora", "sic", 2)
    table = attack(state, "france")
    assert asked(table) == (AUSTRIA, "ask-support")


# -- 5.3 cards -------------------------------------------------------------------------------


@rule("5.3", "R26")
def test_cards_are_laid_in_turn_one_by_one() -> None:
    state = field()
    give(state, "prussia", 2, 3)
    give(state, "austria", 4, 5)
    table = attack(state, "prussia")
    seats = []
    for card in (2, 4, 3, 5):
        seats.append(asked(table)[0])
        assert asked(table)[1] == "ask-battle-card"
        play(table, f"lay {card}")
    assert seats == [PRUSSIA, AUSTRIA, PRUSSIA, AUSTRIA]
    assert totals(table) == (5 + 5, 5 + 9)


@rule("5.3", "R26")
def test_attacker_defenders_and_supporters_follow_each_other() -> None:
    state = position(4)
    rank(state, "italy", "france", "austria", "prussia")
    put(state, "moltke", "lom", 3, came_from="swi")
    put(state, "albrecht", "lom", 3)
    ally(state, "prussia", "italy")
    ally(state, "france", "austria")
    put(state, "garibaldi", "pie", 2)
    put(state, "macmahon", "swi", 2)
    for power in ("france", "prussia", "austria", "italy"):
        give(state, power, 2)
    table = attack(state, "prussia")
    play(table, "support garibaldi", "support macmahon")
    seats = []
    for _ in range(4):
        seats.append(asked(table)[0])
        play(table, "lay 2")
    assert seats == [PRUSSIA, AUSTRIA, ITALY, FRANCE]


@rule("5.3", "R26")
def test_who_has_passed_is_out_and_the_others_go_on() -> None:
    state = field()
    give(state, "prussia", 2, 3)
    give(state, "austria", 4, 4)
    table = attack(state, "prussia")
    play(table, "pass", "lay 4")
    assert asked(table) == (AUSTRIA, "ask-battle-card")
    play(table, "lay 4")
    assert totals(table) == (5, 5 + 9)
    assert table.state.hand[PRUSSIA] == [2, 3]


@rule("5.3")
def test_only_cards_in_hand_are_laid() -> None:
    state = field()
    give(state, "prussia", 2, 5)
    table = attack(state, "prussia")
    assert options(table) == ["pass", "lay 2", "lay 5"]
    assert refusal(table, "lay 4") == ("no-card-not-in-hand", "5.3")


@rule("5.3", "R26")
@pytest.mark.parametrize("morale", [0, 1, 3])
def test_no_more_cards_than_morale(morale: int) -> None:
    state = field()
    state.morale[PRUSSIA] = morale
    give(state, "prussia", 2, 2, 2, 2)
    table = attack(state, "prussia")
    for _ in range(morale):
        assert asked(table) == (PRUSSIA, "ask-battle-card")
        play(table, "lay 2")
    assert totals(table) == (5 + 2 * morale, 5)


@rule("5.3", "R27")
@pytest.mark.parametrize(("has_fortress", "limit"), [(False, 1), (True, 2)])
def test_a_garrison_alone_lays_one_card_or_two_in_a_fortress(
    has_fortress: bool, limit: int
) -> None:
    state = position()
    put(state, "moltke", "sax", 5, came_from="bra")
    garrison(state, "austria", "sax")
    if has_fortress:
        fortify(state, "austria", "sax")
    give(state, "austria", 2, 2, 2)
    table = attack(state, "prussia")
    for _ in range(limit):
        assert asked(table) == (AUSTRIA, "ask-battle-card")
        play(table, "lay 2")
    assert len(logged(table, "log-totals")) == 1


@rule("5.3", "R27")
def test_morale_limits_a_garrison_in_a_fortress_as_well() -> None:
    state = position()
    put(state, "moltke", "sax", 5, came_from="bra")
    garrison(state, "austria", "sax")
    fortify(state, "austria", "sax")
    give(state, "austria", 2, 2)
    state.morale[AUSTRIA] = 1
    table = attack(state, "prussia")
    play(table, "lay 2")
    assert len(logged(table, "log-totals")) == 1


@rule("5.3", "R27")
def test_the_cards_of_a_garrison_lie_in_one_pile() -> None:
    state = position()
    put(state, "moltke", "sax", 5, came_from="bra")
    garrison(state, "austria", "sax")
    give(state, "austria", 2)
    give(state, "prussia", 2)
    table = attack(state, "prussia")
    play(table, "lay 2")
    assert table.state.card_pile == [general("moltke")]
    play(table, "lay 2")
    assert logged(table, "log-pile") == []


@rule("5.3")
def test_each_general_has_a_pile_of_his_own() -> None:
    state = field()
    put(state, "crown_prince", "sax", 2, came_from="psa")
    give(state, "prussia", 2, 3)
    table = attack(state, "prussia")
    play(table, "lay 2")
    assert asked(table) == (PRUSSIA, "ask-pile")
    assert options(table) == ["on_pile moltke", "on_pile crown_prince"]
    for pile in ("albrecht", "friedrich_karl", "garrison"):
        assert refusal(table, f"on_pile {pile}") == ("no-not-your-pile", "5.3")
    play(table, "on_pile crown_prince")
    assert table.state.card_pile == [general("crown_prince")]


@rule("5.3")
def test_a_supporting_general_has_a_pile_and_the_morale_of_his_power() -> None:
    state = with_ally(hes=2)
    state.morale[FRANCE] = 1
    give(state, "france", 2, 2)
    table = attack(state, "prussia")
    play(table, "support macmahon")
    assert asked(table) == (FRANCE, "ask-battle-card")
    play(table, "lay 2")
    assert totals(table) == (5, 5 + 4 + 2)


@rule("5.3")
def test_who_is_not_in_the_battle_lays_nothing() -> None:
    state = with_ally(hes=2)
    give(state, "france", 5)
    table = attack(state, "prussia")
    play(table, "done")
    assert totals(table) == (5, 5)


@rule("5.3", "R7")
@pytest.mark.parametrize(("attackers", "laid"), [(1, 0), (3, 1), (5, 1)])
def test_an_italy_that_nobody_runs_lays_its_best_card_while_behind(
    attackers: int, laid: int
) -> None:
    state = position()
    put(state, "albrecht", "lom", attackers, came_from="tyr")
    put(state, "la_marmora", "lom", 3)
    garrison(state, "italy", "lom")
    give(state, "italy", 2, 4)
    table = attack(state, "austria")
    pass_cards(table)
    assert totals(table) == (2 + attackers, 5 + 4 * laid)
    assert len(logged(table, "log-lays")) == laid


@rule("5.3", "R7")
def test_an_italy_that_nobody_runs_lays_on_its_first_pile_up_to_its_morale() -> None:
    state = position()
    state.morale[ITALY] = 2
    put(state, "albrecht", "lom", 5, came_from="tyr")
    put(state, "benedek", "lom", 5, came_from="tyr")
    put(state, "la_marmora", "lom", 1)
    put(state, "cialdini", "lom", 1)
    give(state, "italy", 4, 4, 4)
    table = attack(state, "austria")
    assert totals(table) == (13, 4 + 9)
    assert table.state.hand[ITALY].count(4) >= 1


# -- 5.4 the result --------------------------------------------------------------------------


@rule("5.4")
@pytest.mark.parametrize(
    ("attackers", "defenders", "line"),
    [(4, 3, "log-victory"), (3, 3, "log-tie"), (3, 4, "log-victory")],
)
def test_the_higher_total_wins(attackers: int, defenders: int, line: str) -> None:
    table = attack(field(attackers, defenders), "prussia")
    assert len(logged(table, line)) == 1
    if attackers != defenders:
        winner = "power-prussia" if attackers > defenders else "power-austria"
        assert logged(table, line) == [{"power": winner}]


@rule("5.4", "5.3")
def test_cards_decide() -> None:
    state = field(1, 3)
    give(state, "prussia", 3)
    table = attack(state, "prussia")
    play(table, "lay 3")
    assert totals(table) == (6, 5)
    assert logged(table, "log-victory") == [{"power": "power-prussia"}]
    assert logged(table, "log-shows") == [{"power": "power-prussia", "card": "battle_card-3"}]


@rule("5.4", "5.3")
def test_all_laid_cards_are_discarded() -> None:
    state = field()
    give(state, "prussia", 2, 5)
    give(state, "austria", 4)
    table = attack(state, "prussia")
    play(table, "lay 2", "lay 4", "lay 5")
    assert sorted(table.state.discards) == [2, 4, 5]
    assert table.state.card_by == table.state.card_pile == []
