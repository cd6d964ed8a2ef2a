"""9.6 The chances of a Battle by calculation, against hand reckoning and against Battles fought.

And what must be true of every Battle: nothing is created, nothing is lost.
"""

from collections.abc import Callable
from functools import partial
from itertools import product
from random import Random

from greatpowers.games.price_of_power.components.cards import ALL_CARDS
from greatpowers.games.price_of_power.components.tables import (
    ALLIED,
    ARMIES,
    BATTLE_FACES,
    MERCENARY,
    REGULAR,
)
from greatpowers.games.price_of_power.components.world import area, zone
from greatpowers.games.price_of_power.rules.battle import begin_land_battle, begin_naval_battle
from greatpowers.games.price_of_power.rules.battle_odds import (
    battle_odds,
    land_odds,
    naval_odds,
    unseen_cards,
)
from greatpowers.games.price_of_power.rules.battle_sides import is_fighting
from greatpowers.games.price_of_power.rules.geography import any_ships
from greatpowers.games.price_of_power.rules.income import deployed
from greatpowers.games.price_of_power.rules.losses import deployed as units_on_map
from greatpowers.games.price_of_power.rules.mats import realm_name
from greatpowers.games.price_of_power.rules.ships import left, placed
from greatpowers.games.price_of_power.rules.units import add_single, in_area
from greatpowers.games.price_of_power.state import PriceTable, State, put
from greatpowers.kernel.rule import rule
from tests.rules.price_of_power.scenes import (
    asked,
    deal,
    give_power,
    play,
    sail,
    settle,
    table,
    teach,
    warlike,
)
from tests.rules.price_of_power.wars import at_war, lead, raise_army, raise_fleet, rivals

FIELD = area("flanders_wallonia")
CHANNEL = zone("english_channel")
ANDALUCIA = area("andalucia")
GAMES = 250
FAR = 0.11
"""More than three and a half deviations of so many games."""


# -- by hand -------------------------------------------------------------------------------------


@rule("9.6", "9.7.3")
def test_one_against_one_by_hand() -> None:
    s = rivals()
    add_single(s, 0, FIELD)
    add_single(s, 1, FIELD)
    won, lost, none = land_odds(s, 0, FIELD, 0)
    assert abs(won - 1 / 9) < 1e-9
    assert abs(lost - 1 / 9) < 1e-9
    assert abs(none - 7 / 9) < 1e-9


@rule("9.6", "9.7.3")
def test_one_against_two_by_enumeration() -> None:
    """One against two, by all rolls of three dice, not by the rules' own functions."""
    rolls = list(product(BATTLE_FACES[0], repeat=3))
    miss = sum(not {0, 3} & set(roll) for roll in rolls) / len(rolls)
    hit = 1 - miss
    moves = 1 - miss * miss
    s = rivals()
    add_single(s, 0, FIELD)
    add_single(s, 1, FIELD, 2)
    won, lost, none = land_odds(s, 0, FIELD, 0)
    assert abs(won - (hit * miss / moves) ** 2) < 1e-9
    assert abs(none - (hit * miss / moves) * (hit * hit / moves)) < 1e-9
    assert abs(won + lost + none - 1) < 1e-9


@rule("9.6")
def test_nobody_to_fight_is_a_victory_and_nobody_who_fights_a_defeat() -> None:
    s = rivals()
    add_single(s, 0, FIELD)
    assert land_odds(s, 0, FIELD, 0) == (1.0, 0.0, 0.0)
    s = rivals()
    add_single(s, 1, FIELD)
    assert land_odds(s, 0, FIELD, 0) == (0.0, 1.0, 0.0)


@rule("9.6", "R129")
def test_artillery_against_artillery_is_certain() -> None:
    s = rivals()
    raise_army(s, 0, FIELD, artillery=2)
    raise_army(s, 1, FIELD, artillery=1)
    assert land_odds(s, 0, FIELD, 0) == (1.0, 0.0, 0.0)


@rule("9.6")
def test_odds_leave_the_table_as_it_is() -> None:
    s = mixed()
    before = s.clone().data()
    land_odds(s, 0, FIELD, 0)
    assert s.data() == before


@rule("13.4.7")
def test_cards_that_a_seat_has_seen_are_not_drawn_in_its_odds() -> None:
    s = rivals()
    held = deal(s, 0, "superior_tactics_1")
    deal(s, 1, "superior_tactics_2")
    assert held[0] not in unseen_cards(s, 0)
    assert held[0] in unseen_cards(s, 1)


# -- against Battles that are fought -------------------------------------------------------------


def mixed() -> State:
    """Generals, Ideas and all kinds of Units on both sides."""
    s = rivals()
    raise_army(s, 0, FIELD, infantry=3, cavalry=2)
    raise_army(s, 0, FIELD, band=MERCENARY, infantry=1)
    raise_army(s, 1, FIELD, infantry=3, artillery=1)
    raise_army(s, 1, FIELD, band=ALLIED, infantry=2)
    lead(s, 0, "one_step_ahead_4")
    lead(s, 1, "forced_march_4")
    teach(s, 0, "tercios_janissaries")
    return s


def knights() -> State:
    s = rivals()
    raise_army(s, 0, FIELD, infantry=2, cavalry=3)
    raise_army(s, 1, FIELD, infantry=5)
    teach(s, 0, "noble_knights")
    return s


def coalition() -> State:
    s = warlike("france", "england", "castile")
    at_war(s, 0, "england")
    at_war(s, 0, "castile")
    raise_army(s, 0, FIELD, infantry=5, cavalry=1)
    raise_army(s, 1, FIELD, infantry=3)
    raise_army(s, 2, FIELD, infantry=2)
    lead(s, 2, "one_step_ahead_4")
    return s


def against_npr() -> State:
    s = warlike("austria", "france")
    at_war(s, 0, "venice")
    raise_army(s, 0, area("venetia"), infantry=5)
    return s


def rebels() -> State:
    s = rivals()
    s.rebels = put(s.rebels, FIELD, 2)
    add_single(s, 0, FIELD, 2)
    return s


def fleets() -> State:
    s = rivals()
    raise_fleet(s, 0, CHANNEL, heavy_ship=1, light_ship=2)
    sail(s, 1, english_channel=4)
    raise_fleet(s, 1, CHANNEL, galley=1)
    return s


def fought(make: Callable[[], State], place: int, naval: bool, seed: int) -> tuple[bool, bool]:
    """Fight a Battle with usual answers; say whether attackers and defenders are left."""
    s = make()
    t = table(s, seed=seed)
    if naval:
        begin_naval_battle(t.state, place, 0)
    else:
        begin_land_battle(t.state, place, 0)
    play(t, "pass")
    answer_as_usual(t)
    won = [line.args["power"] for line in t.log if line.text == "log-battle-won"]
    if not won:
        return False, False
    ours = won[0] == realm_name(t.state, 0)
    return ours, not ours


def answer_as_usual(t: PriceTable) -> None:
    """Answer everything by its default; nobody retreats."""
    while asked(t)[1] != "ask-idle":
        ask = t.asks()[0]
        t.answer_known(ask.seat, ask.default_code())


def compare(make: Callable[[], State], place: int, naval: bool = False) -> None:
    reckoned = naval_odds(make(), 0, place, 0) if naval else land_odds(make(), 0, place, 0)
    results = [fought(make, place, naval, seed) for seed in range(GAMES)]
    won = sum(ours for ours, _ in results) / GAMES
    lost = sum(theirs for _, theirs in results) / GAMES
    assert abs(reckoned[0] - won) < FAR, (reckoned, won, lost)
    assert abs(reckoned[1] - lost) < FAR, (reckoned, won, lost)


@rule("9.6", "9.7.3", "9.7.4", "9.7.5")
def test_mixed_armies_fight_as_reckoned() -> None:
    compare(mixed, FIELD)


@rule("9.7.1")
def test_knights_fight_as_reckoned() -> None:
    compare(knights, FIELD)


@rule("9.7.8")
def test_a_coalition_fights_as_reckoned() -> None:
    compare(coalition, FIELD)


@rule("13.4.7", "13.4.8")
def test_an_npr_fights_as_reckoned() -> None:
    compare(against_npr, area("venetia"))


@rule("14.3")
def test_rebels_fight_as_reckoned() -> None:
    compare(rebels, FIELD)


@rule("9.9.3", "9.9.4")
def test_fleets_fight_as_reckoned() -> None:
    compare(fleets, CHANNEL, naval=True)


@rule("9.6")
def test_the_odds_of_a_battle_under_way_are_those_of_its_position() -> None:
    s = mixed()
    give_power(s, 0, mil=2)
    deal(s, 0, "superior_tactics_1", "superior_tactics_2")
    before = land_odds(s, 0, FIELD, 0)
    t = table(s)
    begin_land_battle(t.state, FIELD, 0)
    play(t, "pass", "pass")
    assert asked(t) == (0, "ask-battle-action")
    now = battle_odds(t.state)
    assert all(abs(a - b) < 1e-9 for a, b in zip(before, now, strict=True))
    play(t, "play superior_tactics_1", "add_die cavalry", "add_die infantry")
    assert battle_odds(t.state)[0] > before[0]


# -- nothing is created, nothing is lost ---------------------------------------------------------


def men(s: State, seat: int) -> int:
    """Return all Regulars of a player, wherever they are."""
    return deployed(s, seat, REGULAR) + s.available[seat] + s.exhausted[seat]


def cards(s: State) -> list[int]:
    found = [card for pile in (*s.decks, *s.discards, *s.hand, *s.display) for card in pile]
    found += s.playing
    serving = {*s.ruler, *s.admiral, *s.general, *s.advisor}
    return sorted([*found, *(who for who in serving if who in ALL_CARDS)])


def random_war(luck: Random) -> State:
    """Return a battlefield with random Units, Leaders, cards, Ideas and Rebels."""
    s = rivals()
    at_war(s, 0, "castile")
    settle(s, 1, "paris")
    for seat in range(3):
        for army in range(ARMIES):
            for band in (REGULAR, MERCENARY, ALLIED):
                number = luck.choice((0, 0, 1, 2))
                kinds = {luck.choice(("infantry", "cavalry")): number}
                raise_army(s, seat, FIELD, army, band, **kinds)
        add_single(s, seat, FIELD, luck.randrange(1, 3))
        give_power(s, seat, mil=luck.randrange(4))
        s.exhausted[seat] = 0
    s.rebels = put(s.rebels, FIELD, luck.choice((0, 0, 3)))
    names = ["superior_tactics_1", "ambush_1", "superior_tactics_2", "inspired_leadership_1"]
    luck.shuffle(names)
    deal(s, 0, *names[:2])
    deal(s, 1, *names[2:])
    lead(s, 0, "one_step_ahead_4")
    lead(s, 1, "forced_march_4")
    for seat in range(3):
        ideas = ("tercios_janissaries", "noble_knights", "military_drill", "line_infantry")
        teach(s, seat, luck.choice(ideas))
    return s


@rule("9.6", "9.7.4", "9.3.1")
def test_nothing_is_created_or_lost_in_land_battles() -> None:
    luck = Random(20)
    for seed in range(60):
        s = random_war(luck)
        before = [men(s, seat) for seat in range(3)]
        units = [units_on_map(s, seat) for seat in range(3)]
        deck = cards(s)
        t = table(s, seed=seed)
        begin_land_battle(t.state, FIELD, 0, area("seine") if seed % 2 else -1)
        play(t, "pass")
        while asked(t)[1] != "ask-idle":
            ask = t.asks()[0]
            t.answer(ask.seat, luck.choice(t.options(ask.seat)))
        now = t.state
        assert [men(now, seat) for seat in range(3)] == before
        assert all(units_on_map(now, seat) <= units[seat] for seat in range(3))
        assert cards(now) == deck
        assert not is_fighting(now)
        assert not now.playing
        enemies = in_area(now, 1, FIELD) + in_area(now, 2, FIELD) + now.rebels[FIELD]
        assert not (in_area(now, 0, FIELD) and enemies)


@rule("9.9.4", "9.9.5", "9.10.3")
def test_nothing_is_created_or_lost_in_naval_battles() -> None:
    luck = Random(21)
    for seed in range(60):
        s = rivals()
        for seat in (0, 1):
            sail(s, seat, english_channel=luck.randrange(1, 4))
            raise_fleet(s, seat, CHANNEL, heavy_ship=luck.randrange(3), galley=luck.randrange(1, 3))
        t = table(s, seed=seed)
        begin_naval_battle(t.state, CHANNEL, 0, (zone("north_sea"),) if seed % 2 else ())
        play(t, "pass")
        while asked(t)[1] != "ask-idle":
            ask = t.asks()[0]
            t.answer(ask.seat, luck.choice(t.options(ask.seat)))
        for seat in (0, 1):
            assert 0 <= placed(t.state, seat) == 15 - left(t.state, seat)
            assert (t.state.fleet_at[seat] >= 0) == any(t.state.fleet[seat * 4 : seat * 4 + 4])
        assert not (any_ships(t.state, 0, CHANNEL) and any_ships(t.state, 1, CHANNEL))


@rule("9.6")
def test_a_battle_can_be_forked_at_every_answer() -> None:
    luck = Random(22)
    for seed in range(6):
        s = random_war(luck)
        s.ruler[1] = s.general[ARMIES]
        s.ill = put(s.ill, s.ruler[1], True)
        t = table(s, seed=seed)
        begin_land_battle(t.state, FIELD, 0, area("seine"))
        play(t, "pass")
        while asked(t)[1] != "ask-idle":
            copy = t.fork()
            assert copy.state.data() == t.state.data()
            assert asked(copy) == asked(t)
            ask = t.asks()[0]
            assert copy.options(ask.seat) == t.options(ask.seat)
            copy.close()
            t.answer(ask.seat, luck.choice(t.options(ask.seat)))


# -- whatever meets, it fights as reckoned -------------------------------------------------------

WARS, TIMES = 40, 10
FAR_OFF = 4.0
"""So many deviations are no luck."""


def skirmish(luck: Random) -> State:
    """Return a field with a few Units of any kind on both sides, and perhaps Leaders and Ideas."""
    s = rivals()
    for seat, third in ((0, "cavalry"), (1, "artillery")):
        raise_army(s, seat, FIELD, infantry=luck.randrange(1, 4), **{third: luck.randrange(3)})
        raise_army(s, seat, FIELD, band=MERCENARY, infantry=luck.randrange(2))
        teach(s, seat, luck.choice(("tercios_janissaries", "noble_knights", "line_infantry")))
        if luck.randrange(2):
            lead(s, seat, f"one_step_ahead_{4 - seat}")
    return s


@rule("9.6", "9.7.1", "9.7.3", "9.7.4", "9.7.5")
def test_random_armies_fight_as_reckoned_on_the_whole() -> None:
    """What was foretold and what came of it are added up over Battles of all kinds.

    Weighed by how likely a victory was, it also shows if the strong win too seldom and the weak
    too often.
    """
    rows: list[tuple[float, int]] = []
    for war in range(WARS):
        chance = land_odds(skirmish(Random(war)), 0, FIELD, 0)[0]
        for time in range(TIMES):
            field = partial(skirmish, Random(war))
            rows.append((chance, fought(field, FIELD, False, TIMES * war + time)[0]))
    for weigh in (lambda _chance: 1.0, lambda chance: chance - 0.5):
        off = sum(weigh(chance) * (won - chance) for chance, won in rows)
        variance = sum(weigh(chance) ** 2 * chance * (1 - chance) for chance, _ in rows)
        assert abs(off) < FAR_OFF * variance**0.5, (off, variance)
