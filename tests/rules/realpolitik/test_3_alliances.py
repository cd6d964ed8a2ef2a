"""3.0 Alliances: passage with consent, no attacks, no Garrisons, support in battle."""

import pytest

from greatpowers.games.realpolitik.components import AUSTRIA, FRANCE, NOBODY, PRUSSIA, territory
from greatpowers.games.realpolitik.rules.relations import are_friends, are_hostile
from greatpowers.games.realpolitik.state import State
from greatpowers.kernel.rule import rule
from tests.rules.realpolitik.scenes import (
    ally,
    asked,
    attack,
    garrison,
    is_at,
    logged,
    move,
    options,
    pass_cards,
    play,
    position,
    put,
    refusal,
    run_italy,
    start,
)


def allied() -> State:
    """Return a position in which Prussia and Austria are allies."""
    state = position()
    ally(state, "prussia", "austria")
    return state


@rule("R3", "3.1")
def test_friends_are_allies_and_powers_of_one_player() -> None:
    state = allied()
    run_italy(state, "austria")
    for one in (PRUSSIA, AUSTRIA, 3):
        assert are_hostile(state, FRANCE, one)
        assert are_hostile(state, one, FRANCE)
        for other in (PRUSSIA, AUSTRIA, 3):
            assert are_friends(state, one, other)


@rule("R3", "R7")
def test_an_italy_that_nobody_runs_has_no_friend_but_itself() -> None:
    state = allied()
    assert [are_friends(state, 3, power) for power in range(4)] == [False, False, False, True]


@rule("3.1", "R20")
@pytest.mark.parametrize("agrees", [True, False])
def test_an_ally_lets_through_if_willing(agrees: bool) -> None:
    state = allied()
    put(state, "moltke", "sil", 2)
    table = move(state, "prussia")
    start(table, "france", "move moltke", "march boh")
    assert asked(table) == (AUSTRIA, "ask-consent")
    play(table, "yes" if agrees else "no")
    assert is_at(table, "moltke", "boh" if agrees else "sil")


@rule("3.1", "R20")
def test_a_refused_move_is_used_up() -> None:
    state = allied()
    put(state, "moltke", "sil", 2)
    put(state, "friedrich_karl", "bra", 2)
    table = move(state, "prussia")
    start(table, "france", "move moltke", "march boh", "no")
    assert asked(table) == (PRUSSIA, "ask-move")
    assert refusal(table, "move moltke") == ("no-has-moved", "4.5")
    assert options(table, "move") == ["friedrich_karl"]


@rule("3.1")
def test_the_ally_hears_who_would_come_and_where_to() -> None:
    state = allied()
    put(state, "moltke", "sil", 2)
    table = move(state, "prussia")
    start(table, "france", "move moltke", "march boh")
    ask = table.asks()[0]
    assert (ask.kind, ask.cite) == ("offer", "3.1")
    assert ask.args == {
        "power": "power-prussia",
        "host": "power-austria",
        "piece": "general-moltke",
        "territory": "territory-boh",
    }
    assert str(table.default(AUSTRIA)) == "no"


@rule("3.1")
def test_nobody_is_asked_about_own_and_neutral_lands() -> None:
    state = allied()
    put(state, "moltke", "sil", 2)
    put(state, "friedrich_karl", "bra", 2)
    table = move(state, "prussia")
    start(table, "france", "move moltke", "march bra", "move friedrich_karl", "march sax")
    assert asked(table) == (PRUSSIA, "ask-occupy")


@rule("3.1", "3.2")
def test_a_general_without_units_may_enter_an_allys_land() -> None:
    state = allied()
    put(state, "moltke", "sil")
    put(state, "albrecht", "boh", 2)
    table = move(state, "prussia")
    start(table, "france", "move moltke")
    assert options(table, "march") == ["bra", "pos", "boh", "mor", "gal"]
    assert refusal(table, "march sax") == ("no-needs-a-unit", "R17")


# -- 3.2 no attacks, no Garrisons ------------------------------------------------------------


@rule("3.2")
def test_allies_in_one_territory_do_not_fight() -> None:
    state = allied()
    put(state, "moltke", "sil", 2)
    put(state, "albrecht", "boh", 2)
    table = move(state, "prussia")
    start(table, "france", "move moltke", "march boh", "yes")
    assert asked(table) == (PRUSSIA, "ask-further-step")
    assert logged(table, "log-battle") == []


@rule("3.2")
def test_allies_in_nobodys_land_do_not_fight() -> None:
    state = allied()
    put(state, "moltke", "sil", 2)
    put(state, "albrecht", "sax", 2)
    table = move(state, "prussia")
    start(table, "france", "move moltke", "march sax")
    assert asked(table) == (PRUSSIA, "ask-occupy")


@rule("3.2")
def test_without_the_alliance_they_would_fight() -> None:
    state = position()
    put(state, "moltke", "sil", 5)
    put(state, "albrecht", "sax", 2)
    table = move(state, "prussia")
    start(table, "france", "move moltke", "march sax")
    assert len(logged(table, "log-battle")) == 1


@rule("3.2")
@pytest.mark.parametrize("where", ["boh", "bav"])
def test_no_garrison_is_left_where_an_ally_has_control(where: str) -> None:
    state = allied()
    garrison(state, "austria", "bav")
    put(state, "moltke", where, 3)
    put(state, "crown_prince", "sax", 1)
    table = move(state, "prussia")
    start(table, "france", "done")
    assert asked(table) == (PRUSSIA, "ask-occupy")
    assert refusal(table, f"garrison {where}") == ("no-controlled-already", "R21")
    assert options(table, "garrison") == ["sax"]


@rule("3.2", "5.8.1")
def test_no_garrison_is_left_in_an_allys_home_that_was_freed() -> None:
    state = allied()
    garrison(state, "france", "boh")
    put(state, "moltke", "boh", 4, came_from="sil")
    table = attack(state, "prussia")
    assert table.state.garrison[territory("boh")] == NOBODY
    assert logged(table, "log-victory") != []
    assert asked(table) == (FRANCE, "ask-choose")
    assert is_at(table, "moltke", "boh")


@rule("3.2", "5.8.1")
def test_contested_land_taken_from_an_enemy_takes_a_garrison() -> None:
    state = allied()
    garrison(state, "france", "bav")
    put(state, "moltke", "bav", 4, came_from="sax")
    table = attack(state, "prussia")
    assert asked(table) == (PRUSSIA, "ask-garrison")


# -- 3.3 support -----------------------------------------------------------------------------


@rule("3.3", "5.2")
def test_an_ally_next_to_the_battle_may_support_either_side() -> None:
    state = allied()
    put(state, "moltke", "bav", 3, came_from="sax")
    put(state, "macmahon", "bav", 4)
    put(state, "albrecht", "tyr", 3)
    table = attack(state, "prussia")
    assert asked(table) == (AUSTRIA, "ask-support")
    play(table, "support albrecht")
    assert logged(table, "log-totals")[-1] == {"attack": 10, "defence": 6}


@rule("3.3")
def test_an_enemy_of_both_and_an_ally_of_none_is_not_asked() -> None:
    state = position()
    put(state, "moltke", "bav", 3, came_from="sax")
    put(state, "macmahon", "bav", 2)
    put(state, "albrecht", "tyr", 3)
    table = attack(state, "prussia")
    pass_cards(table)
    assert logged(table, "log-supports") == []
    assert logged(table, "log-totals")[-1] == {"attack": 5, "defence": 4}
