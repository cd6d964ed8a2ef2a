"""Wars of many at random: whoever calls, joins, wins and settles, the table stays possible."""

import random
from collections.abc import Callable

import pytest

from greatpowers.games.price_of_power.components.world import ALL_REALMS, AREA_OF, NOBODY
from greatpowers.games.price_of_power.invariants import check
from greatpowers.games.price_of_power.rules import peace, review, war
from greatpowers.games.price_of_power.rules.active_allies import activate
from greatpowers.games.price_of_power.rules.empire import check_borders
from greatpowers.games.price_of_power.rules.influence import leave_players_areas
from greatpowers.games.price_of_power.rules.marriages import partners_of
from greatpowers.games.price_of_power.rules.occupation import can_occupy, is_seized, occupy
from greatpowers.games.price_of_power.rules.outbreak import BY_ACTION
from greatpowers.games.price_of_power.rules.ownership import is_npr, plus
from greatpowers.games.price_of_power.rules.relations import at_war_with, realm_at_peace
from greatpowers.games.price_of_power.rules.units import add_single
from greatpowers.games.price_of_power.rules.victory import lands_at_stake
from greatpowers.games.price_of_power.rules.war_bans import judge_target
from greatpowers.games.price_of_power.rules.war_tokens import begin_war
from greatpowers.games.price_of_power.state import PriceTable, State, put
from greatpowers.games.price_of_power.vocabulary import DROP_PEACE, NEGOTIATE_PEACE, PROPOSE_PEACE
from greatpowers.kernel.ask import Ask
from greatpowers.kernel.verdict import ALLOWED
from tests.rules.price_of_power.decade import start
from tests.rules.price_of_power.scenes import IDLE, logged, table

MOST_ANSWERS = 400
Chooser = Callable[[PriceTable, random.Random, Ask], int]


def world() -> State:
    """Return the start of a game of six, with wars, without cards and affairs."""
    s = start("grand_campaign", length="one_age")
    s.agenda = []
    s.round = 1
    return s


def nprs(s: State) -> list[int]:
    return [realm for realm in ALL_REALMS if is_npr(s, realm)]


def bind(s: State, rng: random.Random) -> None:
    """Tie some realms to players, and let some successions be disputed."""
    for realm in rng.sample(nprs(s), 12):
        seat = rng.randrange(s.players)
        if sum(bool(tokens >> seat & 1) for tokens in s.allied) < 3 and not s.allied[realm]:
            s.allied = put(s.allied, realm, plus(0, seat))
        heir = rng.randrange(s.players)
        if len(partners_of(s, heir)) < 3:
            s.disputed = put(s.disputed, realm, plus(s.disputed[realm], heir))
            s.married = put(s.married, realm, 0)
    for realm in s.realm:
        if rng.random() < 0.3:
            s.disputed = put(s.disputed, realm, s.disputed[realm] | s.married[realm])
            s.married = put(s.married, realm, 0)
    for seat in range(s.players):
        s.ducats[seat] = rng.randrange(20)
        for realm in rng.sample(nprs(s), 4):
            s.claims[seat].append(AREA_OF[rng.choice(lands_at_stake(s, realm))])
        s.claims[seat] = sorted(set(s.claims[seat]))[:5]


def make_war(t: PriceTable, rng: random.Random) -> None:
    """Begin some wars, some of them with Active Allies, and let players occupy what they can."""
    s = t.state
    for seat in range(s.players):
        targets = [realm for realm in ALL_REALMS if judge_target(s, seat, realm) is ALLOWED]
        players = [realm for realm in targets if s.seat_of[realm] != NOBODY]
        for realm in [*rng.sample(targets, 2), *players[: rng.randrange(2)]]:
            begin_war(t, seat, realm)
        for realm in ALL_REALMS:
            if s.allied[realm] == 1 << seat and is_npr(s, realm) and realm_at_peace(s, realm):
                activate(t, seat, realm)
        add_single(s, seat, 0, rng.randrange(5))
        s.available[seat] = max(0, s.available[seat] - len(s.infantry[seat]))
    for seat in range(s.players):
        for realm in ALL_REALMS:
            if at_war_with(s, seat, realm):
                share = rng.choice((0.0, 0.4, 1.0))
                for place in lands_at_stake(s, realm):
                    free = not is_seized(s, place) and can_occupy(s, seat, place)
                    if free and rng.random() < share:
                        occupy(t, seat, place)


def answer(t: PriceTable, rng: random.Random, choose: Chooser | None = None) -> None:
    """Answer at random until nothing is asked any more, looking at every position."""
    choose = choose or random_code
    for _ in range(MOST_ANSWERS):
        ask = rng.choice(t.asks())
        if ask.prompt == IDLE:
            return
        t.answer_known(ask.seat, choose(t, rng, ask))
        check(t.state)
    raise AssertionError("it does not end")


def random_code(t: PriceTable, rng: random.Random, ask: Ask) -> int:
    """Choose a verb first, then one of its targets."""
    by_verb: dict[str, list[int]] = {}
    for code in ask.codes():
        by_verb.setdefault(t.game.vocabulary.options[code].verb, []).append(code)
    return rng.choice(by_verb[rng.choice(sorted(by_verb))])


def agreeable_code(t: PriceTable, rng: random.Random, ask: Ask) -> int:
    """Choose what leads to an agreement, more often than not, else as usual."""
    codes = ask.codes()
    eager = [code for code in codes if code in NEGOTIATE_PEACE or code in PROPOSE_PEACE]
    if ask.prompt == "ask-accept-pact":
        eager = [t.game.vocabulary.yes()]
    if eager and rng.random() < 0.5:
        return rng.choice(eager)
    code = random_code(t, rng, ask)
    return codes[0] if code in DROP_PEACE else code


@pytest.mark.parametrize("seed", range(12))
def test_peace_is_made_in_wars_of_many(seed: int) -> None:
    answer(at_war_table(seed, random.Random(f"peace {seed}")), random.Random(f"answers {seed}"))


@pytest.mark.parametrize("seed", range(6))
def test_peace_is_negotiated_in_wars_of_many(seed: int) -> None:
    t = at_war_table(seed, random.Random(f"peace {seed}"))
    answer(t, random.Random(f"pacts {seed}"), agreeable_code)
    assert logged(t, "log-pact-made")


def at_war_table(seed: int, rng: random.Random) -> PriceTable:
    """Return a table of six at war on which peace is to be made."""
    s = world()
    bind(s, rng)
    make_war(table(s), rng)
    review.REVIEW.begin(s.agenda)
    peace.RESOLUTION.begin(s.agenda)
    review.REVIEW.begin(s.agenda)
    t = table(s, seed=seed)
    check_borders(t)
    leave_players_areas(t)
    return t


@pytest.mark.parametrize("seed", range(12))
def test_wars_of_many_are_declared(seed: int) -> None:
    rng = random.Random(f"war {seed}")
    s = world()
    bind(s, rng)
    t = table(s, seed=seed)
    for seat in range(s.players):
        targets = [realm for realm in ALL_REALMS if judge_target(s, seat, realm) is ALLOWED]
        review.REVIEW.begin(s.agenda)
        war.OPENING.begin(s.agenda, seat, BY_ACTION, *rng.sample(targets, 2))
        t.answer_known(0, t.asks()[0].codes()[0])
        answer(t, rng)
