"""What trials of many games look for, and what they count."""

import random

import pytest

from greatpowers.games.price_of_power import CENSUS, GAME, LANDMARKS
from greatpowers.games.price_of_power.landmarks import AGREED, SINGLE, agreed_in
from greatpowers.games.price_of_power.state import PriceTable
from greatpowers.kernel.log import Entry
from greatpowers.kernel.table import Table


def played(scenario: str) -> PriceTable:
    """Play a short game by chance."""
    opened = Table.open(GAME, {"scenario": scenario, "length": "one_age"}, seed="trial")
    luck = random.Random(2)
    while opened.result is None:
        seat = opened.asks()[0].seat
        opened.answer(seat, luck.choice(opened.options(seat)))
    return opened


@pytest.fixture(scope="module")
def table() -> PriceTable:
    return played("hundred_years")


def test_no_landmark_is_named_twice() -> None:
    assert len(set(LANDMARKS.names)) == len(LANDMARKS.names)


def test_a_game_meets_only_landmarks_that_are_named() -> None:
    met = set(LANDMARKS.met(played("five_crowns").log))
    assert met <= set(LANDMARKS.names)
    assert {name.partition(": ")[0] for name in met} >= {"event", "card", "people", "turn"}


def test_cards_are_told_by_their_action_and_trade_by_its_good() -> None:
    played = Entry(0, "log-plays", {"power": "realm-france", "card": "card-subjugate_2"}, None, "")
    traded = Entry(0, "log-trade-card", {"trade": "trade-cloth_3"}, None, "")
    assert LANDMARKS.told_by(played) == "card: subjugate"
    assert LANDMARKS.told_by(traded) == "good: cloth"


def test_terms_of_peace_are_told_apart() -> None:
    told: dict[str, str | int] = {
        "power": "realm-france",
        "target": "realm-milan",
        "term": "pact-vassalization",
    }
    assert LANDMARKS.told_by(Entry(0, "log-term", told, None, "")) == "term: vassalization"


def line(text: str, **args: str | int) -> Entry:
    return Entry(0, text, args, None, "")


def test_reactions_are_cards_that_were_played() -> None:
    assert LANDMARKS.told_by(line("log-counters")) == "card: counterespionage"
    assert LANDMARKS.told_by(line("log-ambush")) == "card: ambush"
    assert {"card: counterespionage", "card: ambush"} <= set(LANDMARKS.names)


def test_deals_and_pacts_are_told_by_what_was_agreed_in_them() -> None:
    log = [
        line("log-deal"),
        line("log-deal-alliance"),
        line("log-deal-sale"),
        line("log-deal-refused"),
        line("log-deal"),
        line("log-deal-support"),
        line("log-deal-done"),
        line("log-pact", term="pact-keep_board_state"),
        line("log-pact-victor"),
        line("log-deal-sale"),
        line("log-pact-made"),
    ]
    assert agreed_in(log) == ["deal: money", "pact: victor", "pact: province"]
    assert set(agreed_in(log)) <= set(LANDMARKS.names)


def test_what_lay_on_the_table_is_not_agreed_with_what_was_made_later() -> None:
    log = [
        line("log-offer"),
        line("log-deal-alliance"),
        line("log-turn"),
        line("log-deal-support"),
        line("log-deal-sale"),
        line("log-deal-done"),
    ]
    assert agreed_in(log) == ["deal: money", "deal: province"]


def test_every_line_that_is_a_landmark_is_told_by_the_rules() -> None:
    english = GAME.folder / "text" / "en"
    texts = "".join(file.read_text(encoding="utf-8") for file in english.glob("*.ftl"))
    assert [text for text in (*SINGLE, *AGREED) if f"\n{text} =" not in texts] == []


def test_the_census_tells_of_each_seat(table: PriceTable) -> None:
    traits = CENSUS.traits(table.state, table.log)
    assert traits["Realm"] == ["realm-england", "realm-france"]
    assert all(len(told) == 2 for told in traits.values())
    assert CENSUS.length(table.state) == 4


def test_the_census_counts_wars(table: PriceTable) -> None:
    def line(text: str, power: str, target: str) -> Entry:
        return Entry(0, text, {"power": f"realm-{power}", "target": f"realm-{target}"}, None, "")

    log = [
        line("log-declares-war", "france", "england"),
        line("log-declares-war", "france", "brittany"),
        line("log-battle-won", "england", "france"),
    ]
    traits = CENSUS.traits(table.state, log)
    assert traits["Wars declared"] == ["00–00", "02–02"]
    assert traits["Wars declared on players"] == ["00–00", "01–01"]
    assert traits["Wars suffered"] == ["01–01", "00–00"]
    assert traits["Battles won"] == ["01–02", "00–00"]
