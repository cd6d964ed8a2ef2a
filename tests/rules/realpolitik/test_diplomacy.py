"""R33 to R36: the Diplomacy Phase, with proposals, pledges, and guests who leave."""

import pytest

from greatpowers.cli.common import game_words
from greatpowers.games.realpolitik import GAME
from greatpowers.games.realpolitik.components import (
    AUSTRIA,
    FRANCE,
    ITALY,
    NOBODY,
    PRUSSIA,
    territory,
)
from greatpowers.games.realpolitik.state import NOT_CHOSEN, SELECTION, RealpolitikTable
from greatpowers.kernel.errors import UndoRefused
from greatpowers.kernel.rule import rule
from tests.rules.realpolitik.scenes import (
    ally,
    asked,
    diplomacy,
    garrison,
    is_at,
    is_off_board,
    leave_loose,
    logged,
    options,
    play,
    position,
    put,
    rank,
    refusal,
    run_italy,
    units,
)


def pledge(table: RealpolitikTable, *to: str) -> None:
    """Give the Alliance tokens, seat by seat."""
    for seat, name in enumerate(to):
        table.answer(seat, "pledge_nobody" if name == "nobody" else f"pledge {name}")


def pledging(players: int = 3) -> RealpolitikTable:
    """Open a Diplomacy Phase in which nobody proposes anything."""
    table = diplomacy(position(players))
    play(table, *["pass"] * players)
    return table


# -- proposals (R34) -------------------------------------------------------------------------


@rule("R34")
def test_everybody_may_propose_in_prestige_order() -> None:
    state = position()
    rank(state, "italy", "prussia", "austria", "france")
    table = diplomacy(state)
    seats = []
    for _ in range(3):
        assert asked(table)[1] == "ask-propose"
        seats.append(asked(table)[0])
        play(table, "pass")
    assert seats == [PRUSSIA, AUSTRIA, FRANCE]
    assert asked(table)[1] == "ask-pledge"


@rule("R34")
def test_to_whom_one_may_propose() -> None:
    table = diplomacy(position())
    assert options(table) == ["pass", "propose prussia", "propose austria"]
    assert refusal(table, "propose france") == ("no-that-is-you", "3.0")
    assert refusal(table, "propose italy") == ("no-italy-is-minor", "6.1")


@rule("R34")
def test_a_major_italy_proposes_and_is_proposed_to() -> None:
    table = diplomacy(position(4))
    assert options(table, "propose") == ["prussia", "austria", "italy"]
    play(table, "propose italy")
    assert asked(table) == (ITALY, "ask-accept")
    play(table, "no", "pass", "pass")
    assert asked(table) == (ITALY, "ask-propose")


@rule("R34")
@pytest.mark.parametrize(
    ("answer", "line"), [("yes", "log-proposal-welcomed"), ("no", "log-proposal-declined")]
)
def test_a_proposal_is_answered_openly_and_binds_nobody(answer: str, line: str) -> None:
    table = diplomacy(position())
    play(table, "propose prussia")
    assert asked(table) == (PRUSSIA, "ask-accept")
    play(table, answer)
    assert logged(table, line) == [{"power": "power-france", "partner": "power-prussia"}]
    play(table, "pass", "pass")
    pledge(table, "nobody", "france", "nobody")
    assert table.state.ally == [NOBODY] * 4


@pytest.mark.parametrize("language", ["en", "pl", "it"])
@pytest.mark.parametrize("line", ["log-proposal-welcomed", "log-proposal-declined"])
def test_the_log_begins_with_who_proposes_whose_arms_stand_before_it(
    language: str, line: str
) -> None:
    words = game_words(language, GAME)
    told = words.text(line, {"power": "power-france", "partner": "power-prussia"})
    assert told.startswith(words.text("power-france"))
    assert words.text("power-prussia") in told


# -- pledges (R33) ---------------------------------------------------------------------------


@rule("R33")
def test_every_major_pledges_at_once() -> None:
    table = pledging()
    assert [ask.seat for ask in table.asks()] == [FRANCE, PRUSSIA, AUSTRIA]
    assert options(table) == [
        "pledge prussia",
        "pledge austria",
        "pledge italy",
        "pledge_nobody",
    ]
    assert refusal(table, "pledge france") == ("no-that-is-you", "3.0")
    assert str(table.default(FRANCE)) == "pledge_nobody"


@rule("R33", "3.1")
def test_two_who_chose_each_other_are_allied() -> None:
    table = pledging()
    pledge(table, "prussia", "france", "prussia")
    assert table.state.ally == [PRUSSIA, FRANCE, NOBODY, NOBODY]
    assert logged(table, "log-allied") == [{"power": "power-france", "partner": "power-prussia"}]


@rule("R33")
def test_one_sided_tokens_and_circles_ally_nobody() -> None:
    table = pledging()
    pledge(table, "prussia", "austria", "france")
    assert table.state.ally == [NOBODY] * 4


@rule("R33")
def test_four_players_may_form_two_alliances() -> None:
    table = pledging(4)
    pledge(table, "italy", "austria", "prussia", "france")
    assert table.state.ally == [ITALY, AUSTRIA, PRUSSIA, FRANCE]


@rule("R33")
def test_old_alliances_end() -> None:
    state = position()
    ally(state, "france", "austria")
    table = diplomacy(state)
    assert table.state.ally == [NOBODY] * 4
    play(table, "pass", "pass", "pass")
    pledge(table, "nobody", "nobody", "nobody")
    assert table.state.ally == [NOBODY] * 4


@rule("R33")
def test_an_alliance_may_be_renewed() -> None:
    state = position()
    ally(state, "france", "austria")
    table = diplomacy(state)
    play(table, "pass", "pass", "pass")
    pledge(table, "austria", "nobody", "france")
    assert table.state.ally == [AUSTRIA, NOBODY, FRANCE, NOBODY]


@rule("R33")
def test_pledges_cannot_be_taken_back_when_they_are_shown() -> None:
    table = pledging()
    pledge(table, "prussia", "france")
    table.undo(PRUSSIA)
    table.answer(PRUSSIA, "pledge_nobody")
    table.answer(AUSTRIA, "pledge_nobody")
    assert table.state.pledge == [NOT_CHOSEN] * 4
    with pytest.raises(UndoRefused):
        table.undo(AUSTRIA)


@rule("R33", "4.4.1")
def test_the_phase_leads_to_the_movement_of_the_turn_or_to_the_selection() -> None:
    table = pledging()
    table.state.token = 4
    pledge(table, "nobody", "nobody", "nobody")
    assert table.state.token == 0
    assert table.state.stage == SELECTION


# -- guests (R36) ----------------------------------------------------------------------------


def with_guest(*pledges: str) -> RealpolitikTable:
    """Let Moltke be in Bohemia when the tokens are given."""
    state = position()
    ally(state, "prussia", "austria")
    put(state, "moltke", "boh", 3)
    garrison(state, "prussia", "sax")
    garrison(state, "france", "rhi")
    leave_loose(state, boh=1)
    table = diplomacy(state)
    play(table, "pass", "pass", "pass")
    pledge(table, *pledges)
    return table


@rule("R36")
def test_a_guest_of_who_is_no_longer_a_friend_goes_to_an_own_territory() -> None:
    table = with_guest("nobody", "austria", "nobody")
    assert asked(table) == (PRUSSIA, "ask-relocate")
    homes = ["bra", "pom", "epr", "pos", "sil", "psa"]
    assert options(table) == [*(f"relocate {place}" for place in [*homes, "sax"]), "leave_board"]
    assert refusal(table, "relocate boh") == ("no-not-controlled", "4.2.3")
    assert refusal(table, "relocate rhi") == ("no-not-controlled", "4.2.3")
    play(table, "relocate sax")
    assert is_at(table, "moltke", "sax")
    assert units(table, "moltke") == 3
    assert table.state.loose[territory("boh")] == 1


@rule("R36")
def test_a_guest_may_leave_the_board_without_units() -> None:
    table = with_guest("nobody", "nobody", "nobody")
    play(table, "leave_board")
    assert is_off_board(table, "moltke")
    assert units(table, "moltke") == 0


@rule("R36")
def test_a_guest_of_a_friend_stays() -> None:
    table = with_guest("nobody", "austria", "prussia")
    assert asked(table)[1] == "ask-choose"
    assert is_at(table, "moltke", "boh")


@rule("R36")
@pytest.mark.parametrize("where", ["bav", "sil"])
def test_nobodys_land_and_the_own_are_not_left(where: str) -> None:
    state = position()
    put(state, "moltke", where, 3)
    table = diplomacy(state)
    play(table, "pass", "pass", "pass")
    pledge(table, "nobody", "nobody", "nobody")
    assert is_at(table, "moltke", where)


@rule("R36", "6.1")
def test_guests_leave_italy_when_its_controller_changes() -> None:
    state = position()
    run_italy(state, "france")
    put(state, "bazaine", "pie", 2)
    put(state, "la_marmora", "pro", 2)
    table = diplomacy(state)
    play(table, "pass", "pass", "pass")
    pledge(table, "nobody", "nobody", "italy")
    assert asked(table) == (FRANCE, "ask-relocate")
    play(table, "relocate pro")
    assert asked(table) == (AUSTRIA, "ask-relocate")
    assert "relocate pie" in options(table)
    play(table, "relocate pie")
    assert is_at(table, "la_marmora", "pie")


@rule("R36")
def test_guests_leave_in_prestige_order() -> None:
    state = position()
    rank(state, "prussia", "austria", "france", "italy")
    ally(state, "prussia", "austria")
    put(state, "moltke", "boh", 1)
    put(state, "albrecht", "sil", 1)
    table = diplomacy(state)
    play(table, "pass", "pass", "pass")
    pledge(table, "nobody", "nobody", "nobody")
    seats = []
    for _ in range(2):
        seats.append(asked(table)[0])
        play(table, "leave_board")
    assert seats == [PRUSSIA, AUSTRIA]


@rule("R36", "R7")
@pytest.mark.parametrize("is_home_open", [True, False])
def test_a_general_whom_nobody_runs_goes_home(is_home_open: bool) -> None:
    state = position()
    put(state, "la_marmora", "pro", 2)
    if not is_home_open:
        garrison(state, "austria", "tus")
    table = diplomacy(state)
    play(table, "pass", "pass", "pass")
    pledge(table, "nobody", "nobody", "nobody")
    if is_home_open:
        assert is_at(table, "la_marmora", "tus")
        assert units(table, "la_marmora") == 2
    else:
        assert is_off_board(table, "la_marmora")
