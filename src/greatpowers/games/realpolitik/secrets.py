"""What is hidden from a seat (R40), and dealing it anew for a search that must not cheat.

Hidden are battle cards in other hands, in the deck and face down in a battle, and, until they
are shown, chosen action cards, pledges and bids.
"""

from greatpowers.games.realpolitik.components import (
    ACTIONS,
    ALL_POWERS,
    CARD_VALUES,
)
from greatpowers.games.realpolitik.rules.diplomacy import (
    PLEDGED_NOBODY,
    bids_are_shown,
    pledges_are_shown,
)
from greatpowers.games.realpolitik.rules.relations import majors, player_of
from greatpowers.games.realpolitik.rules.selection import judge_card
from greatpowers.games.realpolitik.state import NOT_CHOSEN, SELECTION, State
from greatpowers.kernel.chance import Chance
from greatpowers.kernel.rule import rule
from greatpowers.kernel.verdict import ALLOWED


@rule("R40")
def redeal(s: State, seat: int, chance: Chance) -> None:
    """Deal anew, in place, all that a seat cannot see."""
    _deal_cards(s, seat, chance)
    if s.stage == SELECTION:
        _choose_anew(s, seat, chance)
    _pledge_anew(s, seat, chance)
    _bid_anew(s, seat, chance)


def _deal_cards(s: State, seat: int, chance: Chance) -> None:
    others = [power for power in ALL_POWERS if player_of(s, power) != seat]
    laid = [
        place
        for place in range(len(s.card_by))
        if s.card_by[place] in others and not s.card_open[place]
    ]
    pool = s.deck + [card for power in others for card in s.hand[power]]
    pool += [s.card_value[place] for place in laid]
    assert all(card in CARD_VALUES for card in pool), "no such battle card"
    chance.deal_anew(pool)
    for power in others:
        s.hand[power] = [pool.pop() for _ in s.hand[power]]
    for place in laid:
        s.card_value[place] = pool.pop()
    s.deck = pool


def _choose_anew(s: State, seat: int, chance: Chance) -> None:
    for power in ALL_POWERS:
        if s.chosen[power] != NOT_CHOSEN and player_of(s, power) != seat:
            cards = [a for a in range(len(ACTIONS)) if judge_card(s, power, a) is ALLOWED]
            s.chosen[power] = chance.pick(cards)


def _pledge_anew(s: State, seat: int, chance: Chance) -> None:
    """Pledges are hidden until all are in."""
    if pledges_are_shown(s):
        return
    for major in majors(s):
        if major != seat and s.pledge[major] != NOT_CHOSEN:
            others = [power for power in ALL_POWERS if power != major]
            s.pledge[major] = chance.pick([*others, PLEDGED_NOBODY])


def _bid_anew(s: State, seat: int, chance: Chance) -> None:
    """Bids are hidden until all are made."""
    if bids_are_shown(s):
        return
    for major in majors(s):
        if major != seat and s.bid[major] != NOT_CHOSEN:
            s.bid[major] = chance.below(s.morale[major] + 1)
