"""Declarations of war and terms of peace that are worth considering, as whole answers."""

from collections.abc import Iterator, Sequence
from typing import Final

from greatpowers.games.price_of_power.appraisal_front import has_another_turn, hopes
from greatpowers.games.price_of_power.components.tables import MIL, Seat
from greatpowers.games.price_of_power.components.world import LAND, Realm
from greatpowers.games.price_of_power.judgement_campaign import free_plans, siege_plans
from greatpowers.games.price_of_power.judgement_march import attack_plans
from greatpowers.games.price_of_power.judgement_odds import is_likely_won
from greatpowers.games.price_of_power.judgement_peace import keeping_plans, pact_plans
from greatpowers.games.price_of_power.rules import activation, papal_actions
from greatpowers.games.price_of_power.rules.calls import callable_against
from greatpowers.games.price_of_power.rules.casus_belli import stability_lost
from greatpowers.games.price_of_power.rules.crusade import infidels_in
from greatpowers.games.price_of_power.rules.imperial_defence import all_called
from greatpowers.games.price_of_power.rules.losses import areas_with_units
from greatpowers.games.price_of_power.rules.mats import power_of
from greatpowers.games.price_of_power.rules.ownership import areas_of_realm, plus
from greatpowers.games.price_of_power.rules.peace import SETTLE, judge_settling
from greatpowers.games.price_of_power.rules.prices import pay
from greatpowers.games.price_of_power.rules.prospects import Site, battles_at_once, prospect
from greatpowers.games.price_of_power.rules.terms import KEEP_BOARD_STATE, judge_term
from greatpowers.games.price_of_power.rules.victory import all_foes_of
from greatpowers.games.price_of_power.rules.war import PRICE
from greatpowers.games.price_of_power.rules.war_bans import judge_target
from greatpowers.games.price_of_power.state import State, put
from greatpowers.games.price_of_power.vocabulary import (
    CALL_CRUSADE,
    DECLARE_ON,
    DECLARE_WAR,
    DONE,
    ENFORCE,
    PEACE_WITH,
    TERMS,
)
from greatpowers.kernel.agenda import NUMBERS, TASK
from greatpowers.kernel.verdict import ALLOWED

MOST_GUILT: Final = 1
"""More Stability than this no war is worth."""
ENOUGH: Final = 1.2
"""How many Units there must be for each of a player who would fight back."""


def war_plans(s: State, seat: Seat, prompt: str) -> Sequence[Sequence[int]]:
    """Propose wars to declare in a Turn, and terms where peace is made."""
    if not s.has_war:
        return []
    if prompt == "ask-action":
        return [*_declarations(s, seat), *_crusades(s, seat)]
    if prompt == "ask-free-action":
        return list(free_plans(s, seat))
    if prompt == "ask-settle":
        return [*_settlements(s, seat), *pact_plans(s, seat)]
    return _present_terms(s, seat) if prompt == "ask-term" else []


def _settlements(s: State, seat: Seat) -> Iterator[list[int]]:
    """Propose the terms of each war that one could end alone."""
    for foe in all_foes_of(s, seat):
        if judge_settling(s, seat, foe) is ALLOWED:
            for answers in _terms(s, seat, foe, surrendered=False):
                yield [PEACE_WITH(foe), *answers]


def _declarations(s: State, seat: Seat) -> Iterator[list[int]]:
    """Propose wars on realms near one's Units that have a reason and good prospects.

    What follows belongs to the plan as far as nobody else has a say in it.
    """
    if power_of(s, seat, MIL) <= PRICE:
        return
    near = {area for home in areas_with_units(s, seat) for area in (home, *LAND[home])}
    before = hopes(s, seat)
    for realm in _realms_in(s, near):
        if judge_target(s, seat, realm) is not ALLOWED:
            continue
        if stability_lost(s, seat, realm) > MOST_GUILT:
            continue
        trial = _at_war(s, seat, realm)
        if hopes(trial, seat) > before:
            yield from _war_on(s, trial, seat, realm)


def _crusades(s: State, seat: Seat) -> Iterator[list[int]]:
    """Propose Crusades on realms that Units could attack at once, with good prospects."""
    if papal_actions.judge_papal(s, seat) is not ALLOWED:
        return
    before = hopes(s, seat)
    for area in papal_actions.possible_goals(s):
        for realm in infidels_in(s, area):
            if judge_target(s, seat, realm) is not ALLOWED:
                continue
            trial = _at_war(s, seat, realm, price=0)
            sites = battles_at_once(s, seat, realm)
            if hopes(trial, seat) > before and _is_winnable(s, seat, realm, sites):
                yield [CALL_CRUSADE(area), DECLARE_ON(realm), DONE()]


def _war_on(s: State, trial: State, seat: Seat, realm: Realm) -> Iterator[list[int]]:
    """Give the declaration of a war, if it can be won and there is something to do next."""
    sites = battles_at_once(s, seat, realm)
    if not _is_winnable(s, seat, realm, sites):
        return
    declared = [DECLARE_WAR(), DECLARE_ON(realm), DONE()]
    price = activation.PRICE if sites else 0
    next_steps = list(siege_plans(trial, seat, price))
    if has_another_turn(s, seat):
        next_steps += attack_plans(trial, seat, price)
    if sites or all_called(s, realm, seat) or callable_against(s, seat, [realm]):
        if next_steps or not all(site.at_sea for site in sites):
            yield declared
    else:
        yield from ([*declared, *steps] for steps in next_steps)


def _at_war(s: State, seat: Seat, realm: Realm, price: int = PRICE) -> State:
    """Return the table as it would be with a war, paid for, before anything else follows."""
    trial = s.clone()
    pay(trial, seat, MIL, price)
    trial.war = put(trial.war, realm, plus(trial.war[realm], seat))
    return trial


def _is_winnable(s: State, seat: Seat, realm: Realm, sites: list[Site]) -> bool:
    """Say whether a war would not begin with a defeat, and those who are called are no match.

    Ships may be risked for lands.
    """
    outlook = prospect(s, seat, realm)
    ours = outlook.units[0] + sum(each.units for each in outlook.own)
    theirs = outlook.units[1] + sum(each.units for each in outlook.theirs)
    if theirs and ours < ENOUGH * theirs:
        return False
    return all(site.at_sea or is_likely_won(site, seat) for site in sites)


def _realms_in(s: State, areas: set[int]) -> list[Realm]:
    """Return the realms with Provinces in some Areas."""
    realms = range(len(s.war))
    return [realm for realm in realms if not areas.isdisjoint(areas_of_realm(s, realm))]


def _present_terms(s: State, seat: Seat) -> list[list[int]]:
    """Propose the terms of the war that is being settled just now."""
    row = s.agenda[-1]
    if row[TASK] != SETTLE.number or len(row) < NUMBERS + 3:
        return []
    _victor, loser, surrendered = row[NUMBERS : NUMBERS + 3]
    return list(_terms(s, seat, loser, surrendered=bool(surrendered)))


def _terms(s: State, seat: Seat, loser: Realm, *, surrendered: bool) -> Iterator[list[int]]:
    """Propose each term that may be enforced, with what becomes of Provinces."""
    for term in range(len(TERMS)):
        if judge_term(s, seat, loser, term, surrendered) is not ALLOWED:
            continue
        if term == KEEP_BOARD_STATE:
            yield from ([ENFORCE(term), *answers] for answers in keeping_plans(s, seat, loser))
        else:
            yield [ENFORCE(term)]
