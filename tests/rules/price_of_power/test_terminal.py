"""The game in a terminal: mats, map, open cards, and what only its owner sees."""

import pytest

from greatpowers.games.price_of_power import GAME
from greatpowers.games.price_of_power.components.cards import CARDS, MISSIONS
from greatpowers.games.price_of_power.components.world import NOBODY, area, province, realm
from greatpowers.games.price_of_power.state import PriceTable, put
from greatpowers.games.price_of_power.terminal import draw
from greatpowers.kernel.words import Words
from greatpowers.kit.terminal import STYLES, WIDTH
from tests.rules.price_of_power.decade import open_game, usual

ENGLISH = Words("en", GAME.folder / "text")


@pytest.fixture(scope="module")
def table() -> PriceTable:
    """Open a game in the midst of its first Round."""
    opened = open_game("western_crowns", length="one_age")
    usual(opened, until="ask-action")
    return opened


def drawn(table: PriceTable, seat: int | None = 0) -> str:
    """Return a drawing as one line of text without styles."""
    lines = draw({**table.view(seat), "explain": table.explain(seat)}, ENGLISH)
    return STYLES.sub("", " ".join(" ".join(lines).split()))


def test_it_begins_with_where_the_game_is(table: PriceTable) -> None:
    assert drawn(table).startswith(
        "Age I, Discovery · Round 1 · Actions · Castile has a Turn First Player Castile"
    )


def test_no_line_is_too_long_and_every_text_is_there(table: PriceTable) -> None:
    lines = draw({**table.view(0), "explain": table.explain(0)}, ENGLISH)
    assert all(len(STYLES.sub("", line)) <= WIDTH for line in lines)
    assert "\\[" not in " ".join(lines)


def test_each_mat_tells_what_a_round_and_the_end_would_bring(table: PriceTable) -> None:
    told = table.explain(0)["players"]["england"]
    text = drawn(table)
    income = sum(line["number"] for line in told["income"])
    assert f"0 Prestige → {told['final_prestige']}" in text
    assert f"({income:+}) · Stability 0" in text


def test_the_map_tells_owners_discs_unrest_and_rebels(table: PriceTable) -> None:
    fork = table.fork()
    s = fork.state
    s.unrest = put(s.unrest, province("london"), True)
    s.rebels = put(s.rebels, area("east_anglia"), 2)
    assert "London (England, large Town, Unrest)" in drawn(fork)
    assert "2 Rebel Units" in drawn(fork)


def test_open_events_ideas_and_milestones_stand_with_their_words(table: PriceTable) -> None:
    text = drawn(table)
    for event in table.view(0)["state"]["row"][:3]:
        assert ENGLISH.text(f"event-{event['event']}") in text
    assert "face down" in text
    assert "Bureaucracy (4 ADM) – +2 Ducats in Phase 4 B" in text
    for each in table.view(0)["state"]["milestones"]:
        assert f"{ENGLISH.text('milestone-' + each['milestone'])} (5 Prestige)" in text


def test_hand_and_missions_are_drawn_for_their_owner_only(table: PriceTable) -> None:
    s = table.state
    hand = [ENGLISH.text(f"card-{CARDS[card]}") for card in s.hand[0]]
    missions = [ENGLISH.text(f"mission-{MISSIONS[mission]}") for mission in s.missions[0]]
    own, other, watching = drawn(table), drawn(table, 1), drawn(table, None)
    assert hand
    assert missions
    assert all(name in own for name in hand + missions)
    assert not any(name in other for name in missions)
    assert "YOUR CARDS" not in watching
    assert "YOUR MISSIONS" not in watching


def test_the_token_of_a_papal_action_stands_beside_the_curia(table: PriceTable) -> None:
    assert "Crusade Andalucia" not in drawn(table)
    table.state.crusade, table.state.committed = area("andalucia"), 0b1
    assert "Crusade Andalucia (England)" in drawn(table)
    table.state.crusade, table.state.committed = NOBODY, 0
    table.state.excommunicated = realm("genoa")
    assert "Excommunicated Genoa" in drawn(table)
    table.state.excommunicated = NOBODY
