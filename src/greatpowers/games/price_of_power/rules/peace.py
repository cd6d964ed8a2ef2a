"""10.1 Peace Resolution in Phase 3: White Peace, Total Victories, then what each wants to end."""

from typing import Final

from greatpowers.games.price_of_power.components.tables import Seat
from greatpowers.games.price_of_power.components.world import NOBODY, Realm, realm_text
from greatpowers.games.price_of_power.rules.aftermath import begin_aftermath
from greatpowers.games.price_of_power.rules.agenda import AGENDA
from greatpowers.games.price_of_power.rules.conquest import lose_beaten_ally, part_from_patron
from greatpowers.games.price_of_power.rules.mats import gain_prestige, in_turn_order, realm_name
from greatpowers.games.price_of_power.rules.pacts import PACT
from greatpowers.games.price_of_power.rules.relations import at_war_with
from greatpowers.games.price_of_power.rules.term_effects import (
    EFFECTS,
    as_it_was,
    follow_war,
    make_white_peace,
    tell_terms,
)
from greatpowers.games.price_of_power.rules.terms import (
    SECURE_SUCCESSION,
    WHITE_PEACE,
    judge_term,
    note_victory,
    tell_white_peace,
    white_peace,
)
from greatpowers.games.price_of_power.rules.victory import (
    INCONCLUSIVE,
    all_foes_of,
    foes_of,
    is_foe,
    is_total,
    is_white_peace,
    settles_alone,
    standing,
)
from greatpowers.games.price_of_power.state import PriceTable, State
from greatpowers.games.price_of_power.vocabulary import (
    DONE,
    ENFORCE,
    NEGOTIATE_PEACE,
    OFFER_PEACE,
    PEACE_WITH,
    SURRENDER_TO,
    TERMS,
)
from greatpowers.kernel.agenda import NUMBERS, TASK, Affair
from greatpowers.kernel.ask import Choice, Menu, Play
from greatpowers.kernel.bill import Line, Stakes
from greatpowers.kernel.rule import rule
from greatpowers.kernel.verdict import ALLOWED, Verdict, refuse
from greatpowers.kit.asking import choose

SURRENDER: Final = 2
"""The Prestige that goes from who surrenders to the Enemy."""

NOT_VICTOR: Final = refuse("no-peace-not-victor", "10.2.1", "opens-peace-offer")
VICTOR_ENFORCES: Final = refuse("no-peace-offer-victor", "10.1.3")
TO_THE_END: Final = refuse("no-surrender", "10.4.1")
REFUSED_ONCE: Final = refuse("no-peace-offered", "10.1.3")
TALKED_ONCE: Final = refuse("no-pact-talked", "R185")


# -- White Peace by itself (10.1.1) --------------------------------------------------------------


@rule("10.1.1", "4.3.4")
def end_idle_wars(t: PriceTable, _affair: Affair) -> None:
    """End all wars in which nobody occupies anything."""
    s = t.state
    idle = [
        (seat, realm)
        for seat in in_turn_order(s)
        for realm in foes_of(s, seat)
        if is_white_peace(s, seat, realm)
    ]
    before = t.look()
    for seat, realm in idle:
        if is_foe(s, seat, realm):
            white_peace(t, seat, realm)
    if idle:
        tell_white_peace(t, before)


# -- Total Victories (10.1.2) --------------------------------------------------------------------


@rule("10.1.2", "4.3.4")
def begin_total_victories(t: PriceTable, _affair: Affair) -> None:
    """Let everybody settle his Total Victories, in turn order."""
    s = t.state
    for seat in reversed(in_turn_order(s)):
        TOTAL_VICTORIES.begin(s.agenda, seat)


@rule("10.1.2")
def settle_totals(t: PriceTable, affair: Affair) -> Play[None]:
    """Settle one Total Victory after the other, in the order that the Victor likes."""
    s = t.state
    (seat,) = affair.numbers
    beaten = [realm for realm in all_foes_of(s, seat) if is_total(s, seat, realm)]
    losers = [realm for realm in beaten if settles_alone(s, seat, realm)]
    if not losers:
        return
    loser = losers[0]
    if len(losers) > 1:
        loser = yield from choose(
            t, seat, "ask-total-victory", PEACE_WITH, losers, cite="10.1.2", public=True
        )
    affair.repeat()
    SETTLE.begin(s.agenda, seat, loser, 0)


TOTAL_VICTORIES: Final = AGENDA.task("total_victories", settle_totals)
"""About a seat."""


# -- a term is chosen (10.2.3) -------------------------------------------------------------------


@rule("10.2.3", "10.5", "10.1.2")
def term_menu(s: State, seat: Seat, loser: Realm, surrendered: bool, talked: bool) -> Menu:
    """Offer the terms that a Victor may enforce, and to negotiate with a player."""
    players = [loser] if s.seat_of[loser] != NOBODY else []
    return [
        Choice(
            ENFORCE,
            range(len(TERMS)),
            lambda term: judge_term(s, seat, loser, term, surrendered),
        ),
        Choice(NEGOTIATE_PEACE, players, whole=TALKED_ONCE if talked else ALLOWED),
    ]


@rule("10.2.3", "10.5", "10.1.2", "10.2.2", "R185")
def enforce(t: PriceTable, affair: Affair) -> Play[None]:
    """Let a Victor choose the one term of a peace, unless both agree on one.

    Numbers seat, loser, whether he surrendered, and 1 if they have negotiated.
    """
    s = t.state
    seat, loser, surrendered, *talked = affair.numbers
    if talked and not at_war_with(s, seat, loser):
        affair.end()
        return
    answer = yield t.ask(
        seat,
        "ask-term",
        lambda: term_menu(s, seat, loser, bool(surrendered), bool(talked)),
        cite="10.2.3",
        default=ENFORCE(WHITE_PEACE),
        public=True,
        realm=realm_text(loser),
    )
    if answer in NEGOTIATE_PEACE:
        affair.note(seat, loser, surrendered, 1)
        affair.repeat()
        PACT.begin(s.agenda, seat, seat, s.seat_of[loser], surrendered)
        return
    term = ENFORCE.target(answer)
    t.say(
        "log-term",
        power=realm_name(s, seat),
        target=realm_text(loser),
        term=f"pact-{TERMS[term]}",
        cite="10.5",
    )
    if term != WHITE_PEACE:
        note_victory(s, seat, loser)
    affair.note(seat, loser, term, *as_it_was(s, seat, loser))
    lose_beaten_ally(t, seat, loser)
    EFFECTS[term](t, seat, loser)


@rule("10.1.2", "10.3")
def leave_patron(t: PriceTable, affair: Affair) -> None:
    """Let an Active Ally that was beaten alone leave its player."""
    seat, loser, *_ = affair.numbers
    part_from_patron(t, seat, loser)


SETTLE: Final = AGENDA.task("settle", enforce, tell_terms, follow_war, leave_patron)
"""About a Victor, the realm that has lost, and whether it has surrendered."""


@rule("10.2.2")
def has_surrendered(s: State, seat: Seat, realm: Realm) -> bool:
    """Say whether a player chooses a term just now for a realm that has surrendered to him."""
    rows = [row[NUMBERS:] for row in s.agenda if row[TASK] == SETTLE.number]
    return [seat, realm, 1] in rows or [seat, realm, 1, 1] in rows


# -- what is left (10.1.3) -----------------------------------------------------------------------


@rule("10.1.3", "4.3.4")
def begin_settling(t: PriceTable, _affair: Affair) -> None:
    """Let everybody settle the wars that he wants to end, in turn order."""
    s = t.state
    for seat in reversed(in_turn_order(s)):
        WARS_LEFT.begin(s.agenda, seat)


@rule("10.1.3", "10.2.1", "10.3", "18.4.2")
def judge_settling(s: State, seat: Seat, realm: Realm) -> Verdict:
    """Say whether a player can end a war alone: as Victor, or with a realm without a player."""
    if not settles_alone(s, seat, realm):
        return judge_term(s, seat, realm, SECURE_SUCCESSION, surrendered=False)
    is_victor = standing(s, seat, realm) != INCONCLUSIVE
    return ALLOWED if is_victor or s.seat_of[realm] == NOBODY else NOT_VICTOR


@rule("10.1.3", "10.2.1")
def judge_offer(s: State, seat: Seat, realm: Realm, said: list[int]) -> Verdict:
    """Say whether a player may offer White Peace to another: once, and not if he can enforce it."""
    if standing(s, seat, realm) != INCONCLUSIVE:
        return VICTOR_ENFORCES
    return REFUSED_ONCE if OFFER_PEACE(realm) in said else ALLOWED


@rule("10.5.8", "10.1.3", "R185")
def judge_negotiation(realm: Realm, said: list[int]) -> Verdict:
    """Say whether a player may negotiate with another: once, be the war won or not."""
    return TALKED_ONCE if NEGOTIATE_PEACE(realm) in said else ALLOWED


def settling_menu(s: State, seat: Seat, said: list[int]) -> Menu:
    """Offer the wars to end, and how."""
    players = [realm for realm in foes_of(s, seat) if s.seat_of[realm] != NOBODY]
    return [
        Choice(DONE),
        Choice(PEACE_WITH, all_foes_of(s, seat), lambda realm: judge_settling(s, seat, realm)),
        Choice(OFFER_PEACE, players, lambda realm: judge_offer(s, seat, realm, said)),
        Choice(NEGOTIATE_PEACE, players, lambda realm: judge_negotiation(realm, said)),
        Choice(
            SURRENDER_TO,
            players,
            whole=judge_surrender(s),
            stakes=lambda _: Stakes([Line("loses-prestige", {}, SURRENDER)]),
        ),
    ]


@rule("10.1.3", "10.2.2", "10.5.8", "R14")
def settle_next(t: PriceTable, affair: Affair) -> Play[None]:
    """Settle a war, offer peace or surrender, until one has enough: numbers seat, offers made."""
    s = t.state
    seat, *said = affair.numbers
    if not foes_of(s, seat):
        return
    answer = yield t.ask(
        seat,
        "ask-settle",
        lambda: settling_menu(s, seat, said),
        cite="10.1.3",
        default=DONE(),
        public=True,
    )
    if answer == DONE():
        return
    affair.repeat()
    if answer in PEACE_WITH:
        SETTLE.begin(s.agenda, seat, PEACE_WITH.target(answer), 0)
    elif answer in SURRENDER_TO:
        surrender(t, seat, SURRENDER_TO.target(answer))
    else:
        affair.note(seat, *said, answer)
        if answer in NEGOTIATE_PEACE:
            other = s.seat_of[NEGOTIATE_PEACE.target(answer)]
            PACT.begin(s.agenda, seat, seat, other, 0)
        else:
            yield from offer_peace(t, seat, OFFER_PEACE.target(answer))


@rule("10.1.3", "10.2.1")
def offer_peace(t: PriceTable, seat: Seat, realm: Realm) -> Play[None]:
    """Offer White Peace to a player, and make it if he accepts."""
    s = t.state
    name = realm_name(s, seat)
    t.say("log-offers-peace", power=name, target=realm_text(realm), cite="10.1.3")
    accepted = yield from t.offer(s.seat_of[realm], "ask-accept-peace", cite="10.1.3", realm=name)
    if accepted:
        make_white_peace(t, seat, realm)
    else:
        t.say("log-refuses-peace", power=realm_text(realm), cite="10.1.3")


@rule("10.2.2", "10.4.1")
def judge_surrender(s: State) -> Verdict:
    """Say whether anybody may surrender: not by the optional rule."""
    return TO_THE_END if s.has_no_surrender else ALLOWED


@rule("10.2.2")
def surrender(t: PriceTable, seat: Seat, realm: Realm) -> None:
    """Surrender: Prestige goes to the Enemy, who has to end the war as its Victor."""
    s = t.state
    t.say("log-surrenders", power=realm_name(s, seat), target=realm_text(realm), cite="10.2.2")
    gain_prestige(t, seat, -SURRENDER, cite="10.2.2")
    gain_prestige(t, s.seat_of[realm], SURRENDER, cite="10.2.2")
    SETTLE.begin(s.agenda, s.seat_of[realm], s.realm[seat], 1)


WARS_LEFT: Final = AGENDA.task("wars_left", settle_next)
"""About a seat, and the offers of peace that it has made."""


def said_of_peace(s: State, seat: Seat) -> list[int]:
    """Return the offers of peace that a player has made in his turn to settle, as codes."""
    rows = [row[NUMBERS:] for row in s.agenda if row[TASK] == WARS_LEFT.number]
    return [code for row in rows if row[0] == seat for code in row[1:]]


def asked_for_peace(s: State, seat: Seat) -> list[Realm]:
    """Return the realms to which a player has offered peace just now, or which have refused it."""
    said = said_of_peace(s, seat)
    return [OFFER_PEACE.target(code) for code in said if code in OFFER_PEACE]


RESOLUTION: Final = AGENDA.task(
    "peace", end_idle_wars, begin_total_victories, begin_settling, begin_aftermath
)
