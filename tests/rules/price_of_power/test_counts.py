"""Casualties, recruits and exchanges answered as one: how many of each kind."""

import random
from collections import Counter

from greatpowers.games.price_of_power.components.tables import (
    ALLIED,
    ARTILLERY,
    GALLEY,
    HEAVY_SHIP,
    LIGHT_SHIP,
    MERCENARY,
    REGULAR,
)
from greatpowers.games.price_of_power.components.world import area, zone
from greatpowers.games.price_of_power.explain import explain
from greatpowers.games.price_of_power.rules import recruiting
from greatpowers.games.price_of_power.rules.battle_losses import hits_in_a_row
from greatpowers.games.price_of_power.rules.battle_sides import DAMAGED, land_units, ships_in
from greatpowers.games.price_of_power.state import PriceTable
from greatpowers.games.price_of_power.view_counts import counts_explained
from greatpowers.kernel.rule import rule
from greatpowers.kit.counting import Counts, answers_of
from tests.rules.price_of_power.scenes import (
    asked,
    give_power,
    logged,
    play,
    sail,
    settle,
    table,
    warlike,
)
from tests.rules.price_of_power.wars import (
    ART,
    DBL,
    INF,
    NIL,
    at_war,
    faces,
    fight,
    fight_at_sea,
    raise_army,
    raise_fleet,
    rivals,
)
from tests.rules.price_of_power.wartime import open_war, random_code

FIELD, CHANNEL, WEALD = area("flanders_wallonia"), zone("english_channel"), area("east_anglia")
MISS = faces(NIL, NIL, NIL)
ALL_HIT = faces(INF, INF, INF)
BATTLES = 40
MOST_ANSWERS = 500


def counts(t: PriceTable, seat: int) -> Counts:
    told = counts_explained(t.state, seat)
    assert told is not None
    return told


def give(t: PriceTable, seat: int, wanted: dict[str, int]) -> None:
    answers = answers_of(counts(t, seat), wanted)
    assert answers is not None
    t.answer_all(seat, answers)


# -- casualties ------------------------------------------------------------------------------------


def hit_three_times() -> PriceTable:
    """France, with Mercenaries and Regulars of two kinds each, takes three hits."""
    s = rivals()
    raise_army(s, 0, FIELD, infantry=9)
    raise_army(s, 1, FIELD, infantry=3, cavalry=2)
    raise_army(s, 1, FIELD, band=MERCENARY, infantry=1, cavalry=1)
    return fight(s, FIELD, ALL_HIT, MISS)


@rule("9.7.4")
def test_casualties_are_one_choice_band_by_band() -> None:
    t = hit_three_times()
    assert asked(t) == (1, "ask-battle-loss")
    mercenaries = ["lose_unit mercenary_infantry", "lose_unit mercenary_cavalry"]
    regulars = ["lose_unit regular_infantry", "lose_unit regular_cavalry"]
    assert counts(t, 1)["turns"] == [mercenaries, regulars, mercenaries]
    give(t, 1, {mercenaries[0]: 1, mercenaries[1]: 1, regulars[1]: 1})
    assert land_units(t.state, 1, FIELD)[:6] == [3, 1, 0, 0, 0, 0]


@rule("9.7.4")
def test_too_many_of_a_band_or_too_few_in_all_are_no_answer() -> None:
    told = counts(hit_three_times(), 1)
    assert answers_of(told, {"lose_unit regular_infantry": 3}) is None
    assert answers_of(told, {"lose_unit mercenary_infantry": 1}) is None
    assert answers_of(told, {"lose_unit mercenary_infantry": 2}) is None


@rule("9.7.4")
def test_who_is_not_hit_is_told_nothing() -> None:
    t = hit_three_times()
    assert explain(t.state, 1)["counts"] == counts(t, 1)
    assert "counts" not in explain(t.state, 0)
    assert hits_in_a_row(t.state, 0) == []


@rule("9.9.4", "9.10.3")
def test_a_heavy_ship_can_take_two_hits_of_one_choice() -> None:
    s = rivals()
    raise_fleet(s, 1, CHANNEL, heavy_ship=2, galley=1, light_ship=1)
    sail(s, 0, english_channel=9)
    salvo = faces(ART, ART, ART, die=ARTILLERY)
    t = fight_at_sea(s, CHANNEL, salvo, faces(NIL, NIL, NIL, die=ARTILLERY))
    assert asked(t) == (1, "ask-battle-ship")
    told = counts(t, 1)
    heavy, damaged = "lose_ship heavy_ship", "lose_ship damaged_ship"
    assert answers_of(told, {damaged: 2, heavy: 1}) is None
    give(t, 1, {heavy: 1, damaged: 1, "lose_ship galley": 1})
    ships = ships_in(t.state, 1, CHANNEL)
    assert [ships[kind] for kind in (LIGHT_SHIP, HEAVY_SHIP, GALLEY, DAMAGED)] == [1, 1, 0, 0]


# -- recruits --------------------------------------------------------------------------------------


@rule("5.5.5", "9.2.1", "9.10.5")
def test_recruits_are_one_choice_within_capacity_and_ducats() -> None:
    s = warlike("england", "france")
    settle(s, 0, "london", "essex", "oxford")
    give_power(s, 0, mil=2)
    s.ducats[0], s.available[0] = 14, 7
    t = table(s, recruiting.recruit_choice)
    play(t, "recruit", "recruit_in east_anglia", "recruit_into 1")
    told = counts(t, 0)
    price = told["worth"]
    assert told["purse"] == s.ducats[0] == 14
    assert told["there"]["infantry mercenary"] == 3
    regulars = told["there"]["infantry regular"]
    assert answers_of(told, {"infantry regular": regulars + 1}) is None
    assert answers_of(told, {"infantry regular": regulars, "cavalry regular": 1}) is None
    wanted = {"infantry regular": 2, "cavalry regular": 1, "infantry mercenary": 1}
    give(t, 0, wanted)
    assert t.state.ducats[0] == 14 - sum(price[each] * wanted[each] for each in wanted)
    assert sum(land_units(t.state, 0, WEALD)) == 4


# -- wherever they are asked -----------------------------------------------------------------------


def some(rng: random.Random, told: Counts) -> dict[str, int]:
    """Choose at random how many of each, within what is told."""
    wanted: dict[str, int] = {}
    for turn in told["turns"] or [list(told["there"])] * rng.randint(1, 6):
        for answer in rng.sample(turn, len(turn)):
            more = {**wanted, answer: wanted.get(answer, 0) + 1}
            one_by_one: Counts = {**told, "turns": []}
            if answers_of(one_by_one, more) is not None:
                wanted = more
                break
    return wanted


@rule("9.7.4", "9.7.8")
def test_whatever_casualties_are_told_can_be_given() -> None:
    """Of armies of all kinds, France alone or with Castile."""
    rng = random.Random(1)
    several = 0
    for _ in range(BATTLES):
        s = rivals()
        at_war(s, 0, "castile")
        raise_army(s, 0, FIELD, infantry=9)
        for seat in rng.choice([(1,), (1, 2)]):
            for band in (REGULAR, MERCENARY, ALLIED):
                raise_army(s, seat, FIELD, band=band, infantry=1 + rng.randint(0, 1))
                raise_army(s, seat, FIELD, band=band, cavalry=rng.randint(0, 2))
        t = fight(s, FIELD, faces(*rng.choices((INF, DBL, NIL), (4, 2, 1), k=3)), MISS)
        while asked(t)[1] == "ask-battle-loss":
            seat = asked(t)[0]
            told = counts(t, seat)
            wanted = some(rng, told)
            several += sum(wanted.values()) > 1
            told_before = len(logged(t, "log-battle-loss"))
            give(t, seat, wanted)
            lost = logged(t, "log-battle-loss")[told_before:][: sum(wanted.values())]
            named = Counter(str(line["unit"]).replace("unit-", "lose_unit ") for line in lost)
            assert named == Counter(wanted)
    assert several > BATTLES / 4


@rule("5.5.5", "9.5.4")
def test_whatever_recruits_and_exchanges_are_told_can_be_given() -> None:
    t = open_war("western_crowns")
    rng = random.Random(7)
    tried: dict[str, int] = {}
    for _ in range(MOST_ANSWERS):
        ask = rng.choice(t.asks())
        told = counts_explained(t.state, ask.seat)
        answers = answers_of(told, some(rng, told)) if told is not None else None
        if answers and len(ask.codes()) > 1:
            tried[ask.prompt] = tried.get(ask.prompt, 0) + 1
            fork = t.fork()
            fork.answer_all(ask.seat, answers)
            fork.close()
        t.answer_known(ask.seat, random_code(rng, ask))
    assert tried.keys() >= {"ask-muster", "ask-pick-up", "ask-leave-behind"}
