"""10.5.8 Negotiated Peace: two players put a peace together, one answers, and it is carried out.

What is agreed on is one pact: a term, what becomes of occupied Provinces, and with it a deal
(5.1.2) and ties cut (5.2.6) as Actions of one of both.
"""

from collections.abc import Sequence
from typing import Final

from greatpowers.games.price_of_power.components.tables import DIP, POWERS, Seat
from greatpowers.games.price_of_power.components.world import (
    NOBODY,
    Province,
    Realm,
    area_text,
    province_text,
    realm_text,
)
from greatpowers.games.price_of_power.rules import alliances, influence
from greatpowers.games.price_of_power.rules.agenda import AGENDA
from greatpowers.games.price_of_power.rules.claims import claims_of, drop_claim
from greatpowers.games.price_of_power.rules.conquest import areas_of
from greatpowers.games.price_of_power.rules.deal_terms import mirrored
from greatpowers.games.price_of_power.rules.deals import (
    IN_IT_ALREADY,
    PRICE_FIRST,
    TALKS,
    Talk,
    carry_out,
    fees,
    lands,
    money,
    price_choice,
    strike_choice,
    tell,
    ties,
)
from greatpowers.games.price_of_power.rules.keeping import (
    KEPT,
    LIBERATOR,
    is_capital,
    judge_freedom,
    settlement_of,
)
from greatpowers.games.price_of_power.rules.liberation import set_free
from greatpowers.games.price_of_power.rules.mats import realm_name
from greatpowers.games.price_of_power.rules.occupation import leave
from greatpowers.games.price_of_power.rules.pact_terms import NO_TERM, Pact
from greatpowers.games.price_of_power.rules.peace_rewards import CLAIM_BACK
from greatpowers.games.price_of_power.rules.term_effects import (
    EFFECTS,
    WON,
    as_it_was,
    tell_terms,
)
from greatpowers.games.price_of_power.rules.terms import (
    FULL_ANNEXATION,
    KEEP_BOARD_STATE,
    VASSALIZATION,
    WHITE_PEACE,
    judge_term_as,
    note_victory,
)
from greatpowers.games.price_of_power.rules.victory import PARTIAL, side_of, taken_from
from greatpowers.games.price_of_power.state import PriceTable, State
from greatpowers.games.price_of_power.vocabulary import (
    ACTION_BY_OTHER,
    AGREE_ON,
    CONCEDE,
    DROP_PEACE,
    END_ALLIANCE,
    FOR_DUCATS,
    GIVE_UP_CLAIM,
    GIVE_UP_INFLUENCE,
    HAND_BACK,
    PREVAIL_BY,
    PROPOSE_PEACE,
    REGAIN,
    SET_FREE,
    STRIKE_PART,
    TERMS,
    VOCABULARY,
)
from greatpowers.kernel.agenda import NUMBERS, TASK, Affair
from greatpowers.kernel.ask import Choice, Menu, Play
from greatpowers.kernel.draft import compose
from greatpowers.kernel.rule import rule
from greatpowers.kernel.verdict import ALLOWED, Verdict, refuse
from greatpowers.kernel.vocabulary import Verb

NEVER_AGREED: Final = refuse("no-pact-never", "10.5.8")
ONE_TERM: Final = refuse("no-pact-one-term", "10.5.8")
TERM_FIRST: Final = refuse("no-pact-term-first", "10.5.8")
NEEDS_VICTOR: Final = refuse("no-pact-victor", "10.5.8")
WITHOUT_VICTOR: Final = refuse("no-pact-white", "R144")
ALL_GOES_BACK: Final = refuse("no-pact-all-back", "10.5.8")
CAPITALS_GO_BACK: Final = refuse("no-pact-capital", "10.5.2")
SUM_FIRST: Final = refuse("no-pact-sum-first", "10.5.8")
NO_RETURN: Final = refuse("no-pact-no-return", "10.5.8")
AGENT_NAMED: Final = refuse("no-pact-agent", "R187")


class PeaceTalk(Talk):
    """Two players at a peace: who settles, whether the other has surrendered to him.

    The Active Player of the deal in it is who takes the Actions that go with the peace.
    """

    __slots__ = ("settler", "surrendered")

    def __init__(
        self, s: State, settler: Seat, maker: Seat, partner: Seat, surrendered: int
    ) -> None:
        self.settler = settler
        self.surrendered = bool(surrendered)
        super().__init__(s, Pact(s.draft, settler, maker, partner).agent, maker, partner)

    def terms(self, more: Sequence[int] = ()) -> Pact:
        """Return what the pieces say, with some more."""
        return Pact([*self.codes, *more], self.settler, self.maker, self.partner)

    @property
    def is_free(self) -> bool:
        """Whether they may deal with more than money: they may, as the war ends by it."""
        return True


# -- the term (10.5.8) ---------------------------------------------------------------------------


@rule("10.5.8", "10.2.3", "R185")
def judge_agreed(talk: PeaceTalk, term: int, victor: Seat) -> Verdict:
    """Say whether both may agree on a term: one, with its own conditions, won by whom they like."""
    if talk.terms().term != NO_TERM:
        return ONE_TERM
    if term in (VASSALIZATION, FULL_ANNEXATION):
        return NEVER_AGREED
    if victor == NOBODY:
        return ALLOWED if term in (WHITE_PEACE, KEEP_BOARD_STATE) else NEEDS_VICTOR
    if term == WHITE_PEACE:
        return WITHOUT_VICTOR
    s = talk.s
    loser = talk.partner if victor == talk.maker else talk.maker
    surrendered = talk.surrendered and victor == talk.settler
    return judge_term_as(s, victor, s.realm[loser], term, PARTIAL, surrendered)


def agreed_terms(talk: PeaceTalk) -> Menu:
    """Offer all terms: with no Victor, with the maker, with the other."""
    sides = ((AGREE_ON, NOBODY), (PREVAIL_BY, talk.maker), (CONCEDE, talk.partner))
    return [_agreed(talk, verb, victor) for verb, victor in sides]


def _agreed(talk: PeaceTalk, verb: Verb, victor: Seat) -> Choice:
    return Choice(verb, range(len(TERMS)), lambda term: judge_agreed(talk, term, victor))


# -- Provinces (10.5.8, 10.5.2) ------------------------------------------------------------------


@rule("10.5.8", "10.5.2", "R186")
def judge_place(talk: PeaceTalk, place: Province) -> Verdict:
    """Say whether both may agree on an occupied Province: if both sides keep what they hold."""
    pact = talk.terms()
    if pact.term == NO_TERM:
        return TERM_FIRST
    if pact.term != KEEP_BOARD_STATE:
        return ALL_GOES_BACK
    if is_capital(talk.s, place):
        return CAPITALS_GO_BACK
    return IN_IT_ALREADY if pact.concerns(place) else ALLOWED


@rule("10.5.8", "10.3")
def judge_liberty(talk: PeaceTalk, place: Province) -> Verdict:
    """Say whether both may agree to set an occupied Province free: no core of who has lost it."""
    verdict = judge_place(talk, place)
    if verdict is not ALLOWED:
        return verdict
    s = talk.s
    occupier = s.occupier[place]
    other = talk.partner if occupier == talk.maker else talk.maker
    return judge_freedom(s, settlement_of(s, occupier, s.realm[other]), place)


def occupied_by(talk: PeaceTalk, seat: Seat) -> list[Province]:
    """Return what one of both occupies of the other and those for whom he speaks."""
    other = talk.partner if seat == talk.maker else talk.maker
    return taken_from(talk.s, seat, side_of(talk.s, talk.s.realm[other]))


def agreed_places(talk: PeaceTalk) -> Menu:
    """Offer to hand Provinces back or to regain them, and to set them free."""
    own, theirs = occupied_by(talk, talk.maker), occupied_by(talk, talk.partner)
    return [
        Choice(HAND_BACK, own, lambda place: judge_place(talk, place)),
        Choice(REGAIN, theirs, lambda place: judge_place(talk, place)),
        Choice(SET_FREE, [*own, *theirs], lambda place: judge_liberty(talk, place)),
    ]


# -- Actions that go with it (10.5.8) ------------------------------------------------------------


@rule("10.5.8", "R187")
def judge_agent(talk: PeaceTalk) -> Verdict:
    """Say whether the other player may take the Actions: before ties are named, if he can pay."""
    pact = talk.terms()
    if pact.cuts_ties or pact.agent != talk.settler:
        return AGENT_NAMED
    other = Talk(talk.s, pact.other_than(talk.settler), talk.maker, talk.partner)
    return other.judge_costs()


@rule("10.5.8", "5.2.6")
def cut_ties(talk: PeaceTalk) -> Menu:
    """Offer the ties that may be cut: of who takes the Actions."""
    s, pact = talk.s, talk.terms()
    cubes = influence.areas_with(s, pact.agent)
    return [
        Choice(ACTION_BY_OTHER, whole=judge_agent(talk)),
        Choice(
            GIVE_UP_INFLUENCE,
            cubes,
            lambda area: _once(pact.influence.count(area), influence.of(s, pact.agent, area)),
        ),
        Choice(
            GIVE_UP_CLAIM,
            claims_of(s, pact.agent),
            lambda area: _once(pact.claims.count(area)),
        ),
        Choice(
            END_ALLIANCE,
            alliances.allies_of(s, pact.agent),
            lambda realm: _once(pact.alliances.count(realm)),
        ),
    ]


def _once(times: int, most: int = 1) -> Verdict:
    return ALLOWED if times < most else IN_IT_ALREADY


# -- a pact is put together and answered ---------------------------------------------------------


def pact_menu(talk: PeaceTalk) -> Menu:
    """Offer the parts that a peace may still have, sums, and to propose it or to give it up."""
    pact = talk.terms()
    found = [
        *agreed_terms(talk),
        *agreed_places(talk),
        *ties(talk),
        *money(talk),
        *lands(talk),
        *cut_ties(talk),
    ]
    whole = ALLOWED
    if pact.lacks_sum or pact.lacks_price:
        whole = SUM_FIRST if pact.lacks_sum else PRICE_FIRST
        for choice in found:
            choice.whole = whole
    elif pact.term == NO_TERM:
        whole = TERM_FIRST
    return [
        Choice(
            FOR_DUCATS,
            range(len(FOR_DUCATS.targets)),
            lambda ducats: talk.judge_costs(FOR_DUCATS(ducats)),
            whole=ALLOWED if pact.lacks_sum else NO_RETURN,
        ),
        price_choice(talk),
        *found,
        Choice(
            PROPOSE_PEACE,
            whole=whole,
            cost=lambda _, bill: talk.price_of(pact, bill),
            paid_in=POWERS[DIP],
            stakes=lambda _: fees(talk.dues_of(talk.maker, pact)),
        ),
        strike_choice(talk),
        Choice(DROP_PEACE),
    ]


@rule("10.5.8", "R185")
def draft_pact(t: PriceTable, affair: Affair) -> Play[None]:
    """Put a peace together, where only its maker sees it.

    Numbers who settles, maker, partner, whether one has surrendered to who settles.
    """
    s = t.state
    settler, maker, partner, surrendered = affair.numbers
    answer = yield from compose(
        t,
        maker,
        s.draft,
        "ask-pact",
        lambda: pact_menu(PeaceTalk(s, settler, maker, partner, surrendered)),
        send=(PROPOSE_PEACE,),
        drop=DROP_PEACE,
        strike=STRIKE_PART,
        cite="10.5.8",
        realm=realm_name(s, partner),
    )
    s.offered = s.draft.copy()
    s.draft.clear()
    if answer in DROP_PEACE:
        affair.end()


@rule("10.5.8", "R185")
def answer_pact(t: PriceTable, affair: Affair) -> Play[None]:
    """Tell everybody the peace and let the other accept, refuse, or make one in return, once."""
    s = t.state
    settler, maker, partner, surrendered = affair.numbers
    pact = Pact(s.offered, settler, maker, partner)
    tell_pact(t, pact)
    reply = yield from t.propose(
        [partner],
        "ask-accept-pact",
        cite="10.5.8",
        counter=maker == settler,
        realm=realm_name(s, maker),
        term=f"pact-{TERMS[pact.term]}",
    )
    offered, s.offered = s.offered, []
    if reply is None:
        make_pact(t, affair, pact)
    elif reply[1] in VOCABULARY.counter:
        s.draft = mirrored(offered)
        affair.note(settler, partner, maker, surrendered)
        affair.repeat()
        affair.repeat()
    else:
        affair.end()
        t.say("log-pact-refused", power=realm_name(s, partner), cite="10.5.8")


PACT: Final = AGENDA.task("pact", draft_pact, answer_pact, tell_terms)
"""About who settles, the maker of a peace, to whom it goes, and whether one has surrendered."""


def drafter(s: State) -> Seat:
    """Return who is putting a deal or a peace together just now, else nobody."""
    if s.agenda and s.agenda[-1][TASK] in (TALKS.number, PACT.number):
        return s.agenda[-1][NUMBERS + 1]
    return NOBODY


def tell_pact(t: PriceTable, pact: Pact) -> None:
    """Tell everybody what is proposed."""
    s = t.state
    one, two = realm_name(s, pact.maker), realm_name(s, pact.partner)
    term = f"pact-{TERMS[pact.term]}"
    t.say("log-pact", power=one, target=two, term=term, cite="10.5.8")
    if pact.victor != NOBODY:
        t.say("log-pact-victor", power=realm_name(s, pact.victor), cite="10.5.8")
    for back in pact.returns:
        t.say(
            "log-pact-return",
            power=realm_name(s, back.seller),
            province=province_text(back.place),
            n=back.price,
            cite="10.5.8",
        )
    for place in pact.freed:
        t.say("log-pact-free", province=province_text(place), cite="10.5.8")
    tell(t, pact, pact.maker, pact.partner)
    agent = realm_name(s, pact.agent)
    for area in pact.influence:
        t.say("log-pact-influence", power=agent, area=area_text(area), cite="10.5.8")
    for area in pact.claims:
        t.say("log-pact-claim", power=agent, area=area_text(area), cite="10.5.8")
    for realm in pact.alliances:
        t.say("log-pact-alliance", power=agent, target=realm_text(realm), cite="10.5.8")


# -- what it brings (10.5.8) ---------------------------------------------------------------------


@rule("10.5.8", "R187", "R188")
def make_pact(t: PriceTable, affair: Affair, pact: Pact) -> None:
    """Carry a peace out: first the Actions that go with it, then its term."""
    s = t.state
    seat = pact.maker if pact.victor == NOBODY else pact.victor
    loser: Realm = s.realm[pact.other_than(seat)]
    before = as_it_was(s, seat, loser)
    affair.note(seat, loser, pact.term, *before)
    t.say("log-pact-made", power=realm_name(s, seat), target=realm_text(loser), cite="10.5.8")
    carry_out(t, pact.agent, pact.maker, pact.partner, pact)
    _cut(t, pact)
    if pact.victor != NOBODY:
        note_victory(s, seat, loser)
        WON.begin(s.agenda, seat, loser, pact.term, *before)
    if pact.term == KEEP_BOARD_STATE:
        _dispose(t, pact)
        KEPT.begin(s.agenda, seat, loser)
    else:
        EFFECTS[pact.term](t, seat, loser)


@rule("5.2.6", "11.3.11")
def _cut(t: PriceTable, pact: Pact) -> None:
    for area in pact.influence:
        influence.remove(t, pact.agent, area, 1, cite="5.2.6")
    for area in pact.claims:
        drop_claim(t, pact.agent, area)
    for realm in pact.alliances:
        alliances.break_alliance(t, pact.agent, realm)


@rule("10.5.8", "10.5.2", "R186")
def _dispose(t: PriceTable, pact: Pact) -> None:
    """Hand Provinces back for the sums agreed on, and set others free without any Prestige."""
    s = t.state
    for back in pact.returns:
        leave(t, back.place, cite="10.5.8")
        s.ducats[back.buyer] -= back.price
        s.ducats[back.seller] += back.price
    freed = [place for place in pact.freed if s.occupier[place] == pact.victor]
    for place in pact.freed:
        owner = s.holder[place]
        leave(t, place, cite="10.5.8")
        set_free(t, place, cite="10.5.8")
        CLAIM_BACK.begin(s.agenda, owner, *areas_of([place]))
    if freed:
        LIBERATOR.begin(s.agenda, pact.victor, *freed)
