"""5.1.2 Player-to-Player Diplomacy: deals of two players."""

from random import Random
from typing import Final

import pytest

from greatpowers import new_table
from greatpowers.games.price_of_power.components.cards import CARDS
from greatpowers.games.price_of_power.components.tables import (
    LARGE_TOWNS,
    SMALL_TOWNS,
    VASSAL_TOKENS,
)
from greatpowers.games.price_of_power.components.world import (
    ALL_PROVINCES,
    NOBODY,
    PRINTED_TAX,
    area,
    province,
    realm,
)
from greatpowers.games.price_of_power.explain import explain
from greatpowers.games.price_of_power.rules import deals as rules
from greatpowers.games.price_of_power.rules.ownership import (
    has,
    large_towns,
    owns,
    place_disc,
    small_towns,
    vassal_tokens,
)
from greatpowers.games.price_of_power.rules.turns import TURN
from greatpowers.games.price_of_power.secrets import redeal
from greatpowers.games.price_of_power.standing import STANDING
from greatpowers.games.price_of_power.state import (
    LARGE_TOWN,
    SMALL_TOWN,
    VASSAL,
    PriceTable,
    State,
    put,
)
from greatpowers.games.price_of_power.view import view
from greatpowers.kernel.chance import Chance
from greatpowers.kernel.rule import rule
from greatpowers.kernel.standing import Terms
from tests.rules.price_of_power.scenes import (
    asked,
    begin,
    bill,
    cost,
    give_power,
    logged,
    options,
    play,
    position,
    power,
    refusal,
    settle,
    stake,
    table,
)

FRANCE, ENGLAND, CASTILE = range(3)

RETURNED: Final = ("strike_part", "at_price 7", "propose_deal")
"""The same deal as the other would make it in return."""


def court() -> State:
    """Return three Christian realms with Rulers, 20 Ducats each, and 3 power of every type."""
    s = position("france", "england", "castile")
    rulers = range(len(CARDS), len(CARDS) + 3)
    for seat, capital in enumerate(("paris", "london", "madrid")):
        settle(s, seat, capital)
        give_power(s, seat, adm=3, dip=3, mil=3)
        s.ducats[seat] = 20
        s.ruler[seat] = rulers[seat]
    return s


def talk(s: State, *answers: str, other: str = "england") -> PriceTable:
    """Let France put a deal together."""
    t = table(s, rules.negotiate_choice)
    play(t, f"negotiate {other}", *answers)
    return t


# -- ties ------------------------------------------------------------------------------------------


@rule("5.1.2", "11.3.6")
def test_an_alliance_costs_the_active_player_one_dip_and_both_place_a_token() -> None:
    s = court()
    t = talk(s, "offer_alliance", "propose_deal")
    assert asked(t) == (ENGLAND, "ask-accept-deal")
    assert power(s, FRANCE) == (3, 3, 3)
    play(t, "yes")
    assert has(s.allied[realm("england")], FRANCE)
    assert has(s.allied[realm("france")], ENGLAND)
    assert power(s, FRANCE) == (3, 2, 3)
    assert power(s, ENGLAND) == (3, 3, 3)
    assert s.has_dealt


@rule("5.1.2", "11.3")
def test_both_need_a_token_for_an_alliance() -> None:
    s = court()
    for name in ("scotland", "denmark", "milan"):
        s.allied = put(s.allied, realm(name), 1 << ENGLAND)
    t = talk(s)
    assert refusal(t, "offer_alliance") == ("no-deal-its-alliances", "11.3")
    s.allied = put(s.allied, realm("scotland"), 0)
    play(t, "offer_alliance")
    assert refusal(t, "offer_alliance") == ("no-deal-in-it", "5.1.2")


@rule("5.1.2", "11.2.2")
def test_with_a_marriage_both_draw_a_card_of_the_type_that_is_named() -> None:
    s = court()
    t = talk(s, "offer_marriage mil", "propose_deal", "yes")
    assert has(s.married[realm("england")], FRANCE)
    assert has(s.married[realm("france")], ENGLAND)
    assert power(s, FRANCE) == (3, 2, 3)
    assert [len(hand) for hand in s.hand[:3]] == [1, 1, 0]
    assert [line["deck"] for line in logged(t, "log-draws-card")] == ["deck-mil", "deck-mil"]


@rule("5.1.2", "11.2.2", "7.2.7")
def test_nobody_marries_without_a_ruler() -> None:
    s = court()
    s.ruler[ENGLAND] = NOBODY
    t = talk(s)
    assert refusal(t, "offer_marriage adm") == ("no-marriage-its-interregnum", "7.2.7")


# -- money -----------------------------------------------------------------------------------------


@rule("5.1.2")
def test_every_ten_ducats_begun_cost_one_dip_whoever_gives_them() -> None:
    s = court()
    t = talk(s)
    assert cost(t, "give_ducats 10") == cost(t, "ask_ducats 1") == 1
    assert cost(t, "ask_ducats 11") == 2
    assert bill(t, "give_ducats 11") == [("bill-deal-support", 2)]
    play(t, "ask_ducats 11", "propose_deal", "yes")
    assert s.ducats[:2] == [31, 9]
    assert power(s, FRANCE) == (3, 1, 3)
    assert power(s, ENGLAND) == (3, 3, 3)


@rule("5.1.2")
def test_nobody_gives_what_is_not_there_or_beyond_the_price() -> None:
    s = court()
    s.ducats[ENGLAND] = 5
    give_power(s, FRANCE, dip=1)
    t = talk(s)
    assert refusal(t, "ask_ducats 6") == ("no-deal-its-ducats", "5.1.2")
    assert refusal(t, "give_ducats 11") == ("no-not-enough-dip", "5.0")
    assert refusal(t, "give_ducats 21")[0] == "no-not-enough-dip"
    play(t, "give_ducats 3")
    assert refusal(t, "ask_ducats 1") == ("no-deal-in-it", "5.1.2")
    assert refusal(t, "offer_alliance") == ("no-not-enough-dip", "5.0")


@rule("5.1.2")
def test_at_war_there_is_only_money_to_deal_with() -> None:
    s = court()
    s.war = put(s.war, realm("milan"), 1 << ENGLAND)
    t = talk(s)
    assert refusal(t, "offer_alliance") == ("no-deal-at-war", "5.1.2")
    assert refusal(t, "offer_marriage adm") == ("no-deal-at-war", "5.1.2")
    assert refusal(t, "buy_province bordeaux") == ("no-deal-at-war", "5.1.2")
    assert "give_ducats 1" in options(t)


# -- Provinces -------------------------------------------------------------------------------------


def market() -> State:
    """Return a court in which England owns two Provinces that France claims."""
    s = court()
    settle(s, ENGLAND, "bordeaux", "saintonge", "oxford")
    stake(s, FRANCE, "aquitaine")
    return s


def discs_left(s: State, seat: int, number: int) -> None:
    """Leave a player so many discs for small Provinces, and none for larger ones."""
    free = [place for place in ALL_PROVINCES if s.holder[place] == NOBODY and not s.disc[place]]
    tax = {size: [place for place in free if PRINTED_TAX[place] == size] for size in (1, 2)}
    for place in tax[2][: LARGE_TOWNS - large_towns(s, seat)]:
        place_disc(s, seat, place, LARGE_TOWN)
    small = SMALL_TOWNS - small_towns(s, seat)
    for place in tax[1][:small]:
        place_disc(s, seat, place, SMALL_TOWN)
    spare = VASSAL_TOKENS - vassal_tokens(s, seat) - number
    for place in tax[1][small : small + spare]:
        place_disc(s, seat, place, VASSAL)


@rule("7.5", "5.1.2")
def test_provinces_bought_together_need_a_disc_each() -> None:
    s = market()
    settle(s, ENGLAND, "poitou")
    discs_left(s, FRANCE, 2)
    t = talk(s, "buy_province saintonge", "at_price 3")
    assert "buy_province poitou" in options(t)
    s = market()
    settle(s, ENGLAND, "poitou")
    discs_left(s, FRANCE, 1)
    t = talk(s, "buy_province saintonge", "at_price 3")
    assert refusal(t, "buy_province poitou") == ("no-deal-disc", "7.5")
    play(t, "propose_deal", "yes")
    assert s.disc[province("saintonge")] == VASSAL


@rule("5.1.2")
def test_a_province_is_bought_for_its_price_and_one_adm_of_each() -> None:
    s = market()
    s.unrest = put(s.unrest, province("saintonge"), True)
    t = talk(s, "buy_province saintonge")
    assert refusal(t, "propose_deal") == ("no-deal-price-first", "5.1.2")
    assert options(t, "at_price") == [str(ducats) for ducats in range(3, 16)]
    play(t, "at_price 7", "propose_deal", "yes")
    assert owns(s, FRANCE, province("saintonge"))
    assert s.disc[province("saintonge")] == SMALL_TOWN
    assert s.unrest[province("saintonge")]
    assert s.ducats[:2] == [13, 27]
    assert power(s, FRANCE) == power(s, ENGLAND) == (2, 3, 3)
    assert s.prestige[:2] == [0, 0]


@rule("5.1.2", "7.6")
def test_who_sells_a_core_loses_twice_its_tax_value_in_prestige() -> None:
    s = market()
    stake(s, FRANCE, "east_anglia")
    talk(s, "buy_province oxford", "at_price 3", "propose_deal", "yes")
    assert owns(s, FRANCE, province("oxford"))
    assert s.prestige[:2] == [0, -2]


@rule("5.1.2", "R107")
def test_the_buyer_needs_a_claim_and_nobody_sells_a_capital() -> None:
    s = market()
    t = talk(s)
    assert options(t, "buy_province") == ["bordeaux", "saintonge"]
    assert refusal(t, "buy_province oxford") == ("no-deal-claim", "5.1.2")
    assert refusal(t, "buy_province milano") == ("no-deal-not-owned", "5.1.2")
    assert refusal(t, "buy_province london") == ("no-deal-capital", "R107")
    assert refusal(t, "at_price 3") == ("no-deal-no-province", "5.1.2")


@rule("5.1.2")
def test_money_and_provinces_do_not_go_together() -> None:
    t = talk(market(), "give_ducats 1")
    assert refusal(t, "buy_province bordeaux") == ("no-deal-not-both", "5.1.2")
    t = talk(market(), "buy_province bordeaux", "at_price 3")
    assert refusal(t, "give_ducats 1") == ("no-deal-not-both", "5.1.2")
    assert refusal(t, "buy_province bordeaux") == ("no-deal-in-it", "5.1.2")
    assert "offer_alliance" in options(t)


@rule("5.1.2")
def test_both_need_an_adm_and_the_buyer_the_ducats() -> None:
    s = market()
    give_power(s, ENGLAND)
    assert refusal(talk(s), "buy_province bordeaux") == ("no-deal-its-adm", "5.1.2")
    s = market()
    s.ducats[FRANCE] = 4
    t = talk(s, "buy_province bordeaux")
    assert options(t, "at_price") == ["3", "4"]
    assert refusal(t, "at_price 5") == ("no-not-enough-ducats", "5.0")


@rule("5.1.2")
def test_a_proposal_tells_its_whole_price() -> None:
    s = market()
    t = talk(s)
    assert cost(t, "offer_alliance") == 1
    play(t, "offer_alliance", "buy_province bordeaux", "at_price 3")
    assert cost(t, "offer_marriage dip") == 1
    play(t, "offer_marriage dip")
    assert cost(t, "propose_deal") == 2
    assert bill(t, "propose_deal") == [("bill-deal-alliance", 1), ("bill-deal-marriage", 1)]
    also = t.stakes(FRANCE, "propose_deal").also
    assert [(line.text, line.number) for line in also] == [("bill-adm", 1)]
    play(t, "propose_deal", "counter", *["strike_part"] * 4)
    assert cost(t, "offer_alliance") == 0


# -- proposing and answering (R13, R106) -----------------------------------------------------------


@rule("5.1.2", "R13")
def test_the_other_may_make_one_deal_in_return_which_the_active_player_still_pays() -> None:
    s = court()
    t = talk(s, "give_ducats 5", "propose_deal", "counter")
    assert asked(t) == (ENGLAND, "ask-deal")
    play(t, "strike_part", "offer_alliance", "ask_ducats 8", "propose_deal")
    assert asked(t) == (FRANCE, "ask-accept-deal")
    assert options(t) == ["no", "yes"]
    play(t, "yes")
    assert s.ducats[:2] == [12, 28]
    assert has(s.allied[realm("england")], FRANCE)
    assert power(s, FRANCE) == (3, 1, 3)
    assert power(s, ENGLAND) == (3, 3, 3)


@rule("5.1.2", "R226")
def test_a_deal_in_return_begins_with_the_deal_that_it_answers_seen_from_the_other_side() -> None:
    s = market()
    parts = ("offer_alliance", "buy_province saintonge", "at_price 7", "offer_marriage mil")
    t = talk(s, *parts, "propose_deal", "counter")
    begun = ["offer_alliance", "sell_province saintonge", "at_price 7", "offer_marriage mil"]
    assert view(s, ENGLAND)["draft"] == begun
    assert view(s, FRANCE)["draft"] == []
    play(t, "strike_part")
    assert view(s, ENGLAND)["draft"] == begun[:-1]
    play(t, "strike_part")
    assert refusal(t, "propose_deal") == ("no-deal-price-first", "5.1.2")
    play(t, "strike_part", "strike_part")
    assert refusal(t, "strike_part") == ("no-deal-empty", "5.1.2")
    t = talk(court(), "give_ducats 5", "propose_deal", "counter", "propose_deal", "yes")
    assert t.state.ducats[:2] == [15, 25]


@rule("5.1.2", "R106")
def test_a_deal_that_comes_to_nothing_is_no_action_and_is_not_proposed_twice() -> None:
    s = court()
    t = talk(s, "offer_alliance", "propose_deal", "no")
    assert not s.has_dealt
    assert power(s, FRANCE) == (3, 3, 3)
    assert logged(t, "log-deal-refused") == [{"power": "realm-england"}]
    assert refusal(t, "negotiate england") == ("no-deal-talked", "R106")
    play(t, "negotiate castile", "drop_deal")
    assert refusal(t, "negotiate castile") == ("no-deal-talked", "R106")


@rule("5.1.2", "R106", "4.2.1")
def test_in_a_turn_a_deal_is_the_action_and_a_refusal_is_not() -> None:
    s = court()
    s.taken = [1] * len(s.taken)
    t = begin(s, TURN, FRANCE)
    play(t, "negotiate castile", "give_ducats 1", "propose_deal", "no")
    assert asked(t) == (FRANCE, "ask-action")
    play(t, "negotiate england", "give_ducats 1", "propose_deal", "yes")
    assert asked(t) == (FRANCE, "ask-more")
    assert s.ducats[:3] == [19, 21, 20]


@rule("5.1.2")
def test_without_power_or_claims_there_is_nothing_to_deal_with() -> None:
    s = court()
    give_power(s, FRANCE, adm=1)
    t = table(s, rules.negotiate_choice)
    assert refusal(t, "negotiate england") == ("no-deal-nothing", "5.1.2")
    settle(s, ENGLAND, "bordeaux")
    stake(s, FRANCE, "aquitaine")
    assert options(table(s, rules.negotiate_choice), "negotiate") == ["england"]


@rule("5.1.2")
def test_as_much_money_moves_as_ten_dip_pay_for() -> None:
    s = court()
    s.ducats[ENGLAND] = 120
    give_power(s, FRANCE, dip=10)
    t = talk(s)
    assert options(t, "ask_ducats")[-1] == "100"
    assert cost(t, "ask_ducats 100") == 10


@rule("5.1.2", "R189")
def test_a_deal_is_about_ties_money_and_provinces_and_nothing_else() -> None:
    t = talk(market(), "buy_province bordeaux", "at_price 3")
    verbs = {choice.verb.name for choice in t.asks()[0].menu()}
    named = {"offer_alliance", "offer_marriage", "give_ducats", "ask_ducats", "at_price"}
    ways = {"propose_deal", "lay_deal", "strike_part", "drop_deal"}
    assert verbs == {*named, "sell_province", "buy_province", *ways}


# -- answered in advance ---------------------------------------------------------------------------


def standing(t: PriceTable) -> Terms:
    found = STANDING.terms(t.state, t.asks()[0])
    assert found is not None
    return found


@rule("5.1.2")
@pytest.mark.parametrize(
    ("parts", "kind"),
    [
        (("give_ducats 3",), "deal-kind-gift"),
        (("ask_ducats 3",), "deal-kind-demand"),
        (("offer_alliance",), "deal-kind-alliance"),
        (("offer_marriage adm",), "deal-kind-marriage"),
    ],
)
def test_deals_of_a_player_may_be_answered_in_advance_by_their_kind(
    parts: tuple[str, ...], kind: str
) -> None:
    terms = standing(talk(court(), *parts, "propose_deal"))
    assert terms.periods == ("round",)
    assert terms.conditions(None) == {"realm": "realm-france"}
    assert terms.conditions(kind) == {"realm": "realm-france", "kind": kind}


@rule("5.1.2")
@pytest.mark.parametrize(
    "parts",
    [
        ("offer_alliance", "give_ducats 3"),
        ("offer_alliance", "offer_marriage adm"),
        ("buy_province bordeaux", "at_price 3"),
    ],
)
def test_a_mixed_deal_is_of_no_kind(parts: tuple[str, ...]) -> None:
    assert standing(talk(market(), *parts, "propose_deal")).situations == ()


# -- who sees what ---------------------------------------------------------------------------------


@rule("5.1.2")
def test_a_draft_is_seen_by_its_maker_alone_and_a_proposal_by_all() -> None:
    t: PriceTable = new_table("price_of_power", {"length": "one_age"}, seed="deals")
    luck = Random("deals")
    while asked(t)[1] != "ask-action":
        seat = t.asks()[0].seat
        t.answer(seat, luck.choice(t.options(seat)))
    seat = t.asks()[0].seat
    target = options(t, "negotiate")[0]
    other = t.state.seat_of[realm(target)]
    play(t, f"negotiate {target}", "give_ducats 1")
    s = t.state
    assert view(s, seat)["draft"] == ["give_ducats 1"]
    assert view(s, other)["draft"] == []
    assert view(s, None)["draft"] == []
    for_other, for_maker = s.clone(), s.clone()
    redeal(for_other, other, Chance("deals"))
    redeal(for_maker, seat, Chance("deals"))
    assert for_other.draft == []
    assert for_maker.draft == s.draft
    play(t, "propose_deal")
    assert view(t.state, None)["offered"] == ["give_ducats 1"]
    assert view(t.state, seat)["draft"] == []


@rule("5.1.2")
def test_claims_and_cores_of_the_buyer_count() -> None:
    s = court()
    settle(s, ENGLAND, "bordeaux")
    assert rules.for_sale(s, ENGLAND, FRANCE) == []
    s.core = put(s.core, area("aquitaine"), FRANCE)
    assert rules.for_sale(s, ENGLAND, FRANCE) == [province("bordeaux")]


# -- what the page tells of it ---------------------------------------------------------------------


@rule("5.1.2")
def test_a_deal_is_explained_by_what_each_gives_and_what_it_costs() -> None:
    s = court()
    t = talk(s, "offer_alliance", "give_ducats 12", "propose_deal")
    deal = explain(s, None)["deal"]
    assert deal is not None
    france, england = deal["sides"]
    assert (france["realm"], france["gives"], france["pays"]) == ("france", 12, 12)
    assert france["power"] == {"dip": 3}
    assert (england["realm"], england["gives"], england["power"]) == ("england", 0, {})
    assert deal["alliance"]
    assert deal["deck"] is None
    assert deal["is_offered"]
    play(t, "no")
    assert explain(s, FRANCE)["deal"] is None


@rule("5.1.2")
def test_only_its_maker_is_told_of_a_deal_that_is_not_yet_proposed() -> None:
    s = court()
    talk(s, "ask_ducats 5")
    own = explain(s, FRANCE)["deal"]
    assert own is not None
    assert [side["gives"] for side in own["sides"]] == [0, 5]
    assert not own["is_offered"]
    assert explain(s, ENGLAND)["deal"] is None
    assert explain(s, None)["deal"] is None


@rule("5.1.2")
def test_provinces_are_explained_with_their_prices() -> None:
    s = market()
    talk(s, "buy_province saintonge", "at_price 7", "propose_deal")
    deal = explain(s, CASTILE)["deal"]
    assert deal is not None
    france, england = deal["sides"]
    assert england["sells"] == {"saintonge": 7}
    assert (france["pays"], england["pays"]) == (7, 0)
    assert france["power"] == england["power"] == {"adm": 1}


@rule("5.1.2", "R13")
@pytest.mark.parametrize("answers", [("propose_deal",), ("propose_deal", "counter", *RETURNED)])
def test_what_is_told_to_be_due_is_what_is_paid_and_what_is_needed(
    monkeypatch: pytest.MonkeyPatch, answers: tuple[str, ...]
) -> None:
    monkeypatch.setattr(rules, "SALE_PRICE", 2)
    s = market()
    t = talk(s, "offer_alliance", "buy_province saintonge", "at_price 7", *answers)
    deal = explain(s, CASTILE)["deal"]
    assert deal is not None
    told = {side["realm"]: side["power"] for side in deal["sides"]}
    assert told == {"france": {"dip": 1, "adm": 2}, "england": {"adm": 2}}
    play(t, "yes")
    assert power(s, FRANCE) == (1, 2, 3)
    assert power(s, ENGLAND) == (1, 3, 3)
    s = market()
    give_power(s, ENGLAND, adm=1)
    assert refusal(talk(s), "buy_province bordeaux") == ("no-deal-its-adm", "5.1.2")
