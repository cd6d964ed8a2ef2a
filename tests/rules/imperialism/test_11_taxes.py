"""11.0 Taxes: a ducat for each territory card."""

import pytest

from greatpowers.kernel.rule import rule
from tests.rules.imperialism.scenes import (
    after,
    give,
    lay,
    open_table,
    options,
    play,
    position,
    refusal,
    rule_by,
)


@rule("11.0")
@pytest.mark.parametrize(
    "names", [(), ("silesia",), ("silesia", "azores"), ("silesia", "moldavia", "peru", "cape")]
)
def test_11_0_each_territory_card_pays_a_ducat(names: tuple[str, ...]) -> None:
    state = position()
    lay(state, 0, *names)
    lay(state, 1, "genoa", "navarre")
    state.ducats = [7, 7]
    table = open_table(state)
    play(table, "collect_taxes")
    assert table.state.ducats == [7 + len(names), 7]


@rule("11.0")
def test_11_0_cards_in_the_hand_pay_nothing() -> None:
    state = position()
    give(state, 0, "silesia", "peru")
    table = open_table(state)
    play(table, "collect_taxes")
    assert table.state.ducats[0] == 0


@rule("11.0", "R5")
@pytest.mark.parametrize(("agreed", "ducats"), [("no", 1), ("yes", 3)])
def test_r5_india_and_china_pay_only_if_so_agreed(agreed: str, ducats: int) -> None:
    state = position(india_and_china_pay_taxes=agreed)
    lay(state, 0, "silesia", "india", "china")
    table = open_table(state)
    play(table, "collect_taxes")
    assert table.state.ducats[0] == ducats


@rule("11.0")
def test_11_0_taxes_can_be_collected_without_any_territory_but_not_twice_running() -> None:
    state = position()
    rule_by(state, 0, "civil_war")
    assert "collect_taxes" in options(open_table(state))
    after(state, 0, "taxes")
    assert refusal(open_table(state), "collect_taxes") == ("no-same-action-again", "6.4")
