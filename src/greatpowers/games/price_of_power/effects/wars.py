"""Wars and peace by cards (16.3.13, 10.5.1)."""

from typing import Final

from greatpowers.games.price_of_power.components.tables import Seat
from greatpowers.games.price_of_power.components.world import NOBODY, Realm
from greatpowers.games.price_of_power.effects.asking import agree, pick
from greatpowers.games.price_of_power.effects.concerned import owner_seat
from greatpowers.games.price_of_power.effects.reading import Reading
from greatpowers.games.price_of_power.effects.script import Effect, keep_named, verb
from greatpowers.games.price_of_power.effects.selectors import independent_realms, realms_meant
from greatpowers.games.price_of_power.rules import war as wars
from greatpowers.games.price_of_power.rules.active_allies import are_adjacent
from greatpowers.games.price_of_power.rules.outbreak import BY_EVENT, UNASKED, begin_campaign
from greatpowers.games.price_of_power.rules.ownership import has, is_npr
from greatpowers.games.price_of_power.rules.terms import tell_white_peace, white_peace
from greatpowers.games.price_of_power.rules.victory import foes_of
from greatpowers.games.price_of_power.rules.war_bans import judge_target
from greatpowers.games.price_of_power.rules.war_tokens import begin_war, has_truce
from greatpowers.games.price_of_power.state import PriceTable, State
from greatpowers.games.price_of_power.vocabulary import DECLARE_ON, NAME_REALM, PEACE_WITH
from greatpowers.kernel.ask import Play
from greatpowers.kernel.rule import rule
from greatpowers.kernel.verdict import ALLOWED
from greatpowers.kit.asking import NOTHING

ALL_WARS: Final = "all"
OWNER: Final = "owner"
NEIGHBOUR: Final = "neighbour_pr"
ADJACENT: Final = "any_adjacent_npr"
HALF: Final = "half"
"""With how much of its capacity a realm defends itself that is attacked by a card."""


# -- the Action by a card (16.3.7, 8.3.4) --------------------------------------------------------


@rule("16.3.7", "16.3.13", "8.3.4", "R150")
def declare_war(t: PriceTable, seat: Seat, effect: Effect, reading: Reading) -> Play[None]:
    """Declare war for nothing: on a realm that the card names, or on whom one likes.

    Who has passed cannot.
    """
    s = t.state
    if not s.has_war or seat in s.passed:
        return
    if "on" not in effect.row:
        if wars.has_target(s, seat) and (
            yield from agree(
                t, seat, "ask-effect-action", cite="16.3.7", action="basic-declare_war"
            )
        ):
            keep_named(s)
            wars.DECLARATION.begin(s.agenda, seat, BY_EVENT)
        return
    meant = realms_meant(s, effect.word("on"), seat, reading.you)
    realm = yield from pick(
        t,
        seat,
        "ask-effect-declare-war",
        DECLARE_ON,
        [each for each in meant if judge_target(s, seat, each) is ALLOWED],
        cite="16.3.13",
        optional=True,
    )
    if realm != NOTHING:
        keep_named(s)
        s.halved = realm if effect.word("defence") == HALF else NOBODY
        wars.OPENING.begin(s.agenda, seat, BY_EVENT, realm)


# -- wars that begin by themselves (16.3.13) -----------------------------------------------------


@verb("war")
@rule("16.3.13", "9.1")
def war(t: PriceTable, seat: Seat, effect: Effect, reading: Reading) -> Play[None]:
    """Let a realm named attack another, if it might do so; who reads the card chooses."""
    s = t.state
    if not s.has_war:
        return
    pairs = possible_wars(s, effect.word("by"), effect.word("on"), seat, reading.you)
    aggressor = yield from pick(
        t,
        seat,
        "ask-effect-aggressor",
        NAME_REALM,
        sorted({one for one, _ in pairs}),
        cite="16.3.13",
    )
    target = yield from pick(
        t,
        seat,
        "ask-effect-victim",
        DECLARE_ON,
        sorted(other for one, other in pairs if one == aggressor),
        cite="16.3.13",
    )
    if target == NOTHING:
        return
    keep_named(s)
    attacker, victim = s.seat_of[aggressor], s.seat_of[target]
    if attacker == NOBODY:
        begin_war(t, victim, aggressor, cite="16.3.13")
    else:
        begin_war(t, attacker, target, cite="16.3.13")
    begin_campaign(s, UNASKED, aggressor, [target])


@rule("16.3.13")
def possible_wars(s: State, by: str, on: str, seat: Seat, you: Seat) -> list[tuple[Realm, Realm]]:
    """Return who may attack whom by a card: neighbours where it says so."""
    attackers = independent_realms(s) if by == ADJACENT else realms_meant(s, by, seat, you)
    victims = list(s.realm) if on == NEIGHBOUR else realms_meant(s, on, seat, you)
    is_near = ADJACENT in (by, on) or NEIGHBOUR in (by, on)
    return [
        (one, other)
        for one in attackers
        for other in victims
        if may_attack(s, one, other) and (not is_near or are_adjacent(s, one, other))
    ]


@rule("16.3.13", "9.1.1")
def may_attack(s: State, aggressor: Realm, target: Realm) -> bool:
    """Say whether a card may let a realm attack another; one without a player only a player."""
    attacker, victim = s.seat_of[aggressor], s.seat_of[target]
    if attacker != NOBODY:
        return attacker not in s.passed and judge_target(s, attacker, target) is ALLOWED
    if victim == NOBODY or not is_npr(s, aggressor) or victim in s.passed:
        return False
    is_tied = has(s.allied[aggressor], victim) or has_truce(s, victim, aggressor)
    return not is_tied and not has(s.war[aggressor], victim) and not s.active[aggressor]


# -- peace by cards (10.5.1) ---------------------------------------------------------------------


@verb("peace")
@rule("10.5.1", "R148")
def peace(t: PriceTable, seat: Seat, effect: Effect, reading: Reading) -> Play[None]:
    """Make White Peace by a card, for no Prestige: in all wars, in an owner's, or in one."""
    s = t.state
    between = effect.word("between")
    if between == ALL_WARS or OWNER in between:
        seats = s.seated if between == ALL_WARS else (owner_seat(s, reading),)
        ended = [(each, realm) for each in seats if each != NOBODY for realm in foes_of(s, each)]
        _end_by_card(t, ended)
        return
    foes = [realm for realm in foes_of(s, seat) if s.seat_of[realm] == NOBODY]
    realm = yield from pick(
        t, seat, "ask-effect-peace", PEACE_WITH, foes, cite="10.5.1", optional=True
    )
    if realm != NOTHING:
        _end_by_card(t, [(seat, realm)])


def _end_by_card(t: PriceTable, ended: list[tuple[Seat, Realm]]) -> None:
    """Make White Peace in some wars, of which others may have ended by one of them."""
    before = t.look()
    for seat, realm in ended:
        if realm in foes_of(t.state, seat):
            white_peace(t, seat, realm, costs=False)
    if ended:
        tell_white_peace(t, before)
