"""5.2.2 and 11.3 Calls to Arms: who may be called, who comes, and what it costs to stay away."""

from typing import Final

from greatpowers.games.price_of_power.components.cards import ACTION_OF, ALL_CARDS, Card, action
from greatpowers.games.price_of_power.components.tables import DIP, MIL, POWERS, Seat
from greatpowers.games.price_of_power.components.world import (
    IS_DISTANT_REALM,
    NOBODY,
    Realm,
    realm_text,
)
from greatpowers.games.price_of_power.rules import alliances, influence
from greatpowers.games.price_of_power.rules.active_allies import abandon, activate, are_adjacent
from greatpowers.games.price_of_power.rules.agenda import AGENDA
from greatpowers.games.price_of_power.rules.claims import place_cb
from greatpowers.games.price_of_power.rules.hands import discard
from greatpowers.games.price_of_power.rules.mats import (
    gain_power,
    gain_prestige,
    power_of,
    realm_name,
)
from greatpowers.games.price_of_power.rules.ownership import (
    areas_of_realm,
    has,
    is_npr,
    plus,
)
from greatpowers.games.price_of_power.rules.prices import NO_POWER, by_ideas, pay
from greatpowers.games.price_of_power.rules.relations import (
    at_peace,
    at_war_with,
    is_enemy,
    realm_at_peace,
)
from greatpowers.games.price_of_power.rules.war_bans import judge_target
from greatpowers.games.price_of_power.rules.war_tokens import begin_war, make_truce
from greatpowers.games.price_of_power.state import PriceTable, State
from greatpowers.games.price_of_power.vocabulary import (
    ACCEPT_CALL,
    CALL_TO_ARMS,
    DONE,
    REACT_WITH,
    REFUSE_CALL,
)
from greatpowers.kernel.agenda import Affair
from greatpowers.kernel.ask import Choice, Menu, Play
from greatpowers.kernel.bill import NO_STAKES, Bill, Line, Stakes, charge
from greatpowers.kernel.rule import rule
from greatpowers.kernel.verdict import ALLOWED, Verdict, refuse

OFFENSIVE: Final = 0
DEFENSIVE: Final = 1
DEFENSIVE_NPR: Final = 2
"""What kind of Calls: the last are those to realms without players alone (11.3.4)."""

CUBES: Final = (2, 1, 1)
"""The Influence for the Call to a realm without a player, by kind of Call."""
INFLUENCE: Final = "influence"
COLONISTS: Final = "colonists"
REFUSED_PRESTIGE: Final = -2
REFUSED_INFLUENCE: Final = 5
MEDIATION: Final = tuple(card for card in ALL_CARDS if ACTION_OF[card] == action("mediation"))
MEDIATION_PRICE: Final = 2

NOT_ALLIED: Final = refuse("no-call-not-allied", "11.3.2", "opens-alliance")
IS_AT_WAR: Final = refuse("no-call-at-war", "5.2.2", "opens-its-peace")
TOO_FAR: Final = refuse("no-call-too-far", "5.2.2")
TOO_LITTLE_INFLUENCE: Final = refuse("no-call-influence", "5.2.2", "opens-more-influence")
TOO_FEW_COLONISTS: Final = refuse("no-call-colonists", "11.3.10")
OF_BOTH: Final = refuse("no-call-of-both", "11.3.7")
IN_IT_ALREADY: Final = refuse("no-call-in-it", "5.2.2")
NPRS_ONLY: Final = refuse("no-call-nprs-only", "11.3.4")
NO_MEDIATION: Final = refuse("no-call-mediation", "6.2.3")


# -- who may be called (5.2.2, 11.3.7) -----------------------------------------------------------


@rule("5.2.2", "11.3.2", "11.3.7", "R16")
def judge_call(s: State, seat: Seat, ally: Realm, kind: int, foes: list[Realm]) -> Verdict:
    """Say whether a player may call an Ally against new Enemies."""
    if not has(s.allied[ally], seat):
        return NOT_ALLIED
    other = s.seat_of[ally]
    if other == NOBODY:
        return _judge_npr(s, seat, ally, kind, foes)
    if kind == DEFENSIVE_NPR:
        return NPRS_ONLY
    if all(at_war_with(s, other, foe) for foe in foes):
        return IN_IT_ALREADY
    is_of_both = any(has(s.allied[foe], other) for foe in foes)
    return OF_BOTH if kind == OFFENSIVE and is_of_both else ALLOWED


@rule("5.2.2", "11.3.10")
def _judge_npr(s: State, seat: Seat, ally: Realm, kind: int, foes: list[Realm]) -> Verdict:
    if not realm_at_peace(s, ally):
        return IS_AT_WAR
    near = [s.realm[seat], *foes]
    if not any(are_adjacent(s, ally, realm) for realm in near):
        return TOO_FAR
    number = call_price(s, seat, ally, kind)
    if IS_DISTANT_REALM[ally]:
        return ALLOWED if s.colonists[seat] >= number else TOO_FEW_COLONISTS
    cubes = sum(influence.payable(s, seat, area) for area in areas_of_realm(s, ally))
    return ALLOWED if cubes >= number else TOO_LITTLE_INFLUENCE


@rule("5.2.2", "11.2.1", "11.3.10", "8.0")
def call_price(s: State, seat: Seat, ally: Realm, kind: int, bill: Bill | None = None) -> int:
    """Return the Influence, or for a Distant Ally the Colonists, for a Call; players come free."""
    if s.seat_of[ally] != NOBODY:
        return 0
    found = charge(bill, "bill-call", CUBES[kind])
    if kind == OFFENSIVE:
        found += by_ideas(s, seat, "offensive_cta_influence", bill)
    spared = influence.spared(s, seat, areas_of_realm(s, ally))
    return found + charge(bill, "bill-marriage", -spared)


@rule("11.3.10")
def call_paid_in(ally: Realm) -> str:
    """Return in what the Call to a realm without a player is paid."""
    return COLONISTS if IS_DISTANT_REALM[ally] else INFLUENCE


def call_menu(s: State, seat: Seat, kind: int, foes: list[Realm]) -> Menu:
    """Offer to call Allies, and to stop."""
    allies = alliances.allies_of(s, seat)
    nprs = [ally for ally in allies if s.seat_of[ally] == NOBODY]
    groups = (
        (INFLUENCE, [ally for ally in nprs if call_paid_in(ally) == INFLUENCE]),
        (COLONISTS, [ally for ally in nprs if call_paid_in(ally) == COLONISTS]),
        ("", [ally for ally in allies if s.seat_of[ally] != NOBODY]),
    )
    return [Choice(DONE), *(_call_choice(s, seat, kind, foes, *each) for each in groups if each[1])]


def _call_choice(
    s: State, seat: Seat, kind: int, foes: list[Realm], paid_in: str, allies: list[Realm]
) -> Choice:
    return Choice(
        CALL_TO_ARMS,
        allies,
        lambda ally: judge_call(s, seat, ally, kind, foes),
        cost=(lambda ally, bill: call_price(s, seat, ally, kind, bill)) if paid_in else None,
        paid_in=paid_in,
    )


# -- calling (5.2.2) -----------------------------------------------------------------------------


@rule("5.2.2", "5.2.3", "11.3.2")
def send_calls(t: PriceTable, affair: Affair) -> Play[None]:
    """Call one Ally after the other, as many as one likes: numbers seat, kind, Enemies.

    Who is called answers before the next is.
    """
    s = t.state
    seat, kind, *foes = affair.numbers
    menu = call_menu(s, seat, kind, foes)
    if not any(choice.any() for choice in menu[1:]):
        return
    answer = yield t.ask(
        seat,
        "ask-call",
        lambda: call_menu(s, seat, kind, foes),
        cite="5.2.2",
        default=DONE(),
        public=True,
        foe=realm_text(foes[0]),
    )
    if answer == DONE():
        return
    affair.repeat()
    ally = CALL_TO_ARMS.target(answer)
    if s.seat_of[ally] == NOBODY:
        call_npr(t, seat, ally, kind, foes)
    else:
        RECEIVE.begin(s.agenda, s.seat_of[ally], s.realm[seat], kind, *foes)


CALLS: Final = AGENDA.task("calls", send_calls)
"""About a seat, a kind of Calls, and the new Enemies."""


@rule("5.2.2", "11.3.10")
def call_npr(t: PriceTable, seat: Seat, ally: Realm, kind: int, foes: list[Realm]) -> None:
    """Make a realm without a player an Active Ally; next to an Enemy it brings 1 MIL, too."""
    s = t.state
    number = call_price(s, seat, ally, kind)
    t.say("log-call", power=realm_name(s, seat), target=realm_text(ally), cite="5.2.2")
    activate(t, seat, ally, cite="5.2.2")
    if any(are_adjacent(s, ally, foe) for foe in foes):
        gain_power(t, seat, MIL, 1, cite="5.2.2")
    if IS_DISTANT_REALM[ally]:
        s.colonists[seat] -= number
    elif number:
        influence.PAY.begin(s.agenda, seat, number, *areas_of_realm(s, ally))


# -- being called (11.3.3) -----------------------------------------------------------------------


@rule("11.3.3", "8.3.2", "9.1.1", "R140")
def judge_accept(s: State, seat: Seat, kind: int, foes: list[Realm]) -> Verdict:
    """Say whether a player may accept a Call: to an attack, if he might attack all of them.

    Whose Enemy he is already, he need not attack.
    """
    if kind != OFFENSIVE:
        return ALLOWED
    for foe in foes:
        verdict = ALLOWED if is_enemy(s, seat, foe) else judge_target(s, seat, foe)
        if verdict is not ALLOWED:
            return verdict
    return ALLOWED


@rule("11.3.5")
def is_excused(s: State, seat: Seat) -> bool:
    """Say whether a refusal costs neither Prestige nor Influence: one has passed, or is at war."""
    return seat in s.passed or not at_peace(s, seat)


def answer_menu(s: State, seat: Seat, caller: Realm, kind: int, foes: list[Realm]) -> Menu:
    """Offer to accept a Call, to refuse it, or to mediate."""
    return [
        Choice(ACCEPT_CALL, whole=judge_accept(s, seat, kind, foes)),
        Choice(REFUSE_CALL, stakes=lambda _: loss_by_refusal(s, seat, caller, kind)),
        mediation_choice(s, seat),
    ]


def mediation_choice(s: State, seat: Seat) -> Choice:
    """Offer to play Mediation instead of an answer."""
    return Choice(
        REACT_WITH,
        MEDIATION,
        lambda card: _judge_mediation(s, seat, card),
        cost=lambda _, bill: charge(bill, "bill-mediation", MEDIATION_PRICE),
        within=[card for card in MEDIATION if card in s.hand[seat]],
        paid_in=POWERS[DIP],
    )


def _judge_mediation(s: State, seat: Seat, card: Card) -> Verdict:
    if card not in s.hand[seat]:
        return NO_MEDIATION
    return ALLOWED if power_of(s, seat, DIP) >= MEDIATION_PRICE else NO_POWER[DIP]


@rule("11.3.5")
def loss_by_refusal(s: State, seat: Seat, caller: Realm, kind: int) -> Stakes:
    """Return what a refusal costs: the Alliance and, if one should defend, Prestige and cubes."""
    lines = [Line("loses-alliance", {"realm": realm_text(caller)}, 1)]
    if kind == OFFENSIVE or is_excused(s, seat):
        return Stakes(lines)
    lines.append(Line("loses-prestige", {}, -REFUSED_PRESTIGE))
    areas = areas_of_realm(s, caller)
    most = REFUSED_INFLUENCE - influence.spared(s, seat, areas)
    cubes = min(sum(influence.of(s, seat, area) for area in areas), most)
    if cubes:
        lines.append(Line("loses-influence", {}, cubes))
    return Stakes(lines) if lines else NO_STAKES


@rule("11.3.3", "11.3.6", "R15")
def answer_call(t: PriceTable, affair: Affair) -> Play[None]:
    """Accept a Call or refuse it, at once: numbers seat, who calls, kind, Enemies."""
    s = t.state
    seat, caller, kind, *foes = affair.numbers
    if not has(s.allied[caller], seat):
        affair.end()
        return
    t.say("log-called", power=realm_text(caller), target=realm_name(s, seat), cite="11.3.3")
    answer = yield t.ask(
        seat,
        "ask-answer-call" if kind == OFFENSIVE else "ask-answer-defensive-call",
        lambda: answer_menu(s, seat, caller, kind, foes),
        cite="11.3.3",
        default=REFUSE_CALL(),
        realm=realm_text(caller),
        foe=realm_text(foes[0]),
    )
    if answer == ACCEPT_CALL():
        join(t, seat, caller, kind, foes)
        return
    affair.end()
    if answer in REACT_WITH:
        mediate(t, seat, REACT_WITH.target(answer))
    else:
        refuse_call(t, seat, caller, kind)


@rule("11.3.4", "8.3.2", "5.5.1", "R16")
def join(t: PriceTable, seat: Seat, caller: Realm, kind: int, foes: list[Realm]) -> None:
    """Join the side of an Ally: War tokens are placed, and Alliances with Enemies end.

    Who helps a realm without a player is rewarded, unless he is at war with the aggressor already.
    """
    s = t.state
    t.say("log-accepts-call", power=realm_name(s, seat), target=realm_text(caller), cite="11.3.4")
    was_in_it = at_war_with(s, seat, foes[0])
    for foe in foes:
        other = s.seat_of[foe]
        if has(s.allied[foe], seat):
            alliances.end(t, seat, foe, cite="11.3.4")
        if kind == OFFENSIVE or other == NOBODY:
            begin_war(t, seat, foe, cite="11.3.4")
        else:
            begin_war(t, other, s.realm[seat], cite="11.3.4")
    if kind == OFFENSIVE:
        s.attackers = plus(s.attackers, seat)
        return
    s.defenders = plus(s.defenders, seat)
    if s.seat_of[caller] == NOBODY:
        if not was_in_it:
            s.rewarded = plus(s.rewarded, seat)
        CALLS.begin(s.agenda, seat, DEFENSIVE_NPR, *foes)


@rule("11.3.4", "11.3.8")
def choose_active(t: PriceTable, affair: Affair) -> Play[None]:
    """Let who has accepted the Call of a realm without a player make it an Active Ally, or not."""
    s = t.state
    seat, caller, _kind, *_foes = affair.numbers
    if not is_npr(s, caller) or has(s.active[caller], seat):
        return
    wants = yield from t.ask_if(seat, "ask-make-active", cite="11.3.4", realm=realm_text(caller))
    if wants:
        activate(t, seat, caller, cite="11.3.4")


@rule("11.3.5", "11.3.11", "11.2.1")
def refuse_call(t: PriceTable, seat: Seat, caller: Realm, kind: int) -> None:
    """Refuse a Call: the Alliance ends, and who should have defended pays for it."""
    s = t.state
    name = realm_name(s, seat)
    t.say("log-refuses-call", power=name, target=realm_text(caller), cite="11.3.5")
    abandon(t, seat, caller, cite="11.3.5")
    alliances.end(t, seat, caller, cite="11.3.5")
    REFUSED.begin(s.agenda, seat, caller, kind, int(is_excused(s, seat)))


@rule("11.3.5", "8.3.3", "R195")
def settle_refusal(t: PriceTable, affair: Affair) -> Play[None]:
    """Let a former Ally choose between a CB token and a Truce: numbers seat, caller, kind, excused.

    Prestige and Influence in its Areas go before.
    """
    s = t.state
    seat, caller, kind, excused = affair.numbers
    other = s.seat_of[caller]
    if kind != OFFENSIVE and not excused:
        gain_prestige(t, seat, REFUSED_PRESTIGE, cite="11.3.5")
        areas = areas_of_realm(s, caller)
        cubes = REFUSED_INFLUENCE - influence.spared(s, seat, areas)
        influence.LOSE.begin(s.agenda, seat, cubes, *areas)
        if other != NOBODY:
            wants = yield from t.ask_if(
                other, "ask-cb-for-refusal", cite="11.3.5", realm=realm_name(s, seat)
            )
            if wants:
                place_cb(t, other, s.realm[seat], cite="11.3.5")
                return
    make_truce(t, seat, caller, cite="11.3.5")
    if other != NOBODY:
        make_truce(t, other, s.realm[seat], cite="11.3.5")


@rule("11.3.5", "6.2.3")
def mediate(t: PriceTable, seat: Seat, card: Card) -> None:
    """Play Mediation: the Call is refused, and nothing else happens."""
    s = t.state
    pay(s, seat, DIP, MEDIATION_PRICE)
    s.hand[seat].remove(card)
    discard(s, card)
    t.say("log-mediates", power=realm_name(s, seat), cite="6.2.3")


RECEIVE: Final = AGENDA.task("receive_call", answer_call, choose_active)
"""About who is called, the realm that calls, a kind of Call, and the new Enemies."""
REFUSED: Final = AGENDA.task("refused_call", settle_refusal)


# -- what a declaration would mean (5.5.1) -------------------------------------------------------


@rule("5.5.1", "11.3.3")
def called_by(s: State, realm: Realm, seat: Seat) -> list[Realm]:
    """Return who would be called if a player declared war on a realm: its Allies."""
    other = s.seat_of[realm]
    if other == NOBODY:
        friend = alliances.ally_of(s, realm)
        return [] if friend in (NOBODY, seat) else [s.realm[friend]]
    foes = [s.realm[seat]]
    allies = alliances.allies_of(s, other)
    return [ally for ally in allies if judge_call(s, other, ally, DEFENSIVE, foes)]


@rule("5.5.1", "5.2.2")
def callable_against(s: State, seat: Seat, foes: list[Realm], kind: int = OFFENSIVE) -> list[Realm]:
    """Return the Allies that a player could call against some realms."""
    allies = alliances.allies_of(s, seat)
    return [ally for ally in allies if judge_call(s, seat, ally, kind, foes)]
