"""Games: their declaration, their options, and the registry that finds them."""

import pytest

from greatpowers import Table, game_ids, get_game, new_table
from greatpowers.kernel.errors import BadOption, TableError, UnknownGame
from greatpowers.kernel.rule import rule
from tests import tiny


def test_the_registry_finds_every_game_by_its_id() -> None:
    assert "imperial_struggle" in game_ids()
    assert game_ids() == sorted(game_ids())
    assert [get_game(name).id for name in game_ids()] == game_ids()


@pytest.mark.parametrize("name", ["chess", "", "imperial-struggle", "__init__", "../kernel"])
def test_an_unknown_game_is_named_with_those_there_are(name: str) -> None:
    with pytest.raises(UnknownGame) as caught:
        get_game(name)
    assert str(caught.value) == f"there is no game {name!r}; there are: {', '.join(game_ids())}"
    with pytest.raises(TableError):
        new_table(name)


def test_a_new_table_needs_only_the_name_of_a_game() -> None:
    for name in game_ids():
        table = new_table(name, seed=1)
        assert isinstance(table, Table)
        assert table.game.id == name
        assert table.asks()


def test_options_are_settled_before_the_game() -> None:
    assert tiny.GAME.settle(None) == {"courts": "2", "lots": "no"}
    assert tiny.GAME.settle({"lots": "yes"}) == {"courts": "2", "lots": "yes"}


def test_an_option_has_only_its_own_values() -> None:
    with pytest.raises(BadOption, match="option 'lots' is one of no, yes, not 'perhaps'"):
        tiny.GAME.settle({"lots": "perhaps"})
    with pytest.raises(BadOption, match="envoys has no option 'edition'"):
        tiny.GAME.settle({"edition": "polish"})


def test_the_mark_of_a_rule_changes_nothing() -> None:
    def function() -> int:
        return 3

    assert rule("5.4", "R12")(function) is function
