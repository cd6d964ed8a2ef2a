"""5.1.2 Player-to-Player Diplomacy: a deal is put together, offered whole, and carried out.

The Active Player pays the DIP for it, also if the other made the deal in return (R13).
"""

from collections.abc import Sequence
from typing import Final

from greatpowers.games.price_of_power.components.cards import card_text
from greatpowers.games.price_of_power.components.tables import (
    ADM,
    ALL_POWERS,
    DIP,
    POWERS,
    Power,
    Seat,
)
from greatpowers.games.price_of_power.components.world import (
    ALL_PROVINCES,
    AREA_OF,
    NOBODY,
    Province,
    Realm,
    province_text,
)
from greatpowers.games.price_of_power.rules import alliances, marriages
from greatpowers.games.price_of_power.rules.actions import ACTIONS
from greatpowers.games.price_of_power.rules.agenda import AGENDA
from greatpowers.games.price_of_power.rules.claims import cores_of, has_claim
from greatpowers.games.price_of_power.rules.deal_terms import A_DIP_MOVES, Sale, Terms, mirrored
from greatpowers.games.price_of_power.rules.hands import can_draw, draw_card
from greatpowers.games.price_of_power.rules.mats import (
    gain_prestige,
    opponents,
    power_of,
    realm_name,
)
from greatpowers.games.price_of_power.rules.offer_rows import (
    clear_offer,
    lay_offer,
    offer_as_seen_by,
)
from greatpowers.games.price_of_power.rules.ownership import (
    capital_of,
    core_of,
    has,
    has_towns_for,
    owned,
    owns,
    place_disc,
    tax_value,
    town_for,
)
from greatpowers.games.price_of_power.rules.prices import NO_DUCATS, NO_POWER, pay
from greatpowers.games.price_of_power.rules.relations import at_peace
from greatpowers.games.price_of_power.state import PriceTable, State
from greatpowers.games.price_of_power.vocabulary import (
    ASK_DUCATS,
    AT_PRICE,
    BUY_PROVINCE,
    DROP_DEAL,
    GIVE_DUCATS,
    LAY_DEAL,
    NEGOTIATE,
    OFFER_ALLIANCE,
    OFFER_MARRIAGE,
    PROPOSE_DEAL,
    SELL_PROVINCE,
    STRIKE_PART,
    VOCABULARY,
)
from greatpowers.kernel.agenda import Affair
from greatpowers.kernel.ask import Choice, Menu, Play
from greatpowers.kernel.bill import NO_STAKES, Bill, Line, Stakes, charge
from greatpowers.kernel.draft import compose
from greatpowers.kernel.rule import rule
from greatpowers.kernel.verdict import ALLOWED, Verdict, refuse
from greatpowers.kernel.vocabulary import Verb

SALE_PRICE: Final = 1
"""The ADM that buyer and seller pay, each, if Provinces change hands."""
CORE_PENALTY: Final = 2
"""The Prestige that a core which is sold costs for each point of its Tax Value."""

TALKED_ALREADY: Final = refuse("no-deal-talked", "R106", "opens-next-turn")
NOTHING_TO_DEAL: Final = refuse("no-deal-nothing", "5.1.2", "opens-power")
AT_WAR: Final = refuse("no-deal-at-war", "5.1.2", "opens-peace")
IN_IT_ALREADY: Final = refuse("no-deal-in-it", "5.1.2")
ITS_ALLIANCES: Final = refuse("no-deal-its-alliances", "11.3")
ALL_MARRIED: Final = refuse("no-deal-marriages", "11.2")
ITS_MARRIAGES: Final = refuse("no-deal-its-marriages", "11.2")
NOT_BOTH: Final = refuse("no-deal-not-both", "5.1.2")
ITS_DUCATS: Final = refuse("no-deal-its-ducats", "5.1.2")
ITS_ADM: Final = refuse("no-deal-its-adm", "5.1.2")
NOT_OWNED: Final = refuse("no-deal-not-owned", "5.1.2")
NO_CAPITALS: Final = refuse("no-deal-capital", "R107")
NO_CLAIM: Final = refuse("no-deal-claim", "5.1.2", "opens-deal-claim")
NO_DISC_LEFT: Final = refuse("no-deal-disc", "7.5")
PRICE_FIRST: Final = refuse("no-deal-price-first", "5.1.2")
NO_PROVINCE: Final = refuse("no-deal-no-province", "5.1.2")
EMPTY: Final = refuse("no-deal-empty", "5.1.2")
WAITED_FOR: Final = refuse("no-deal-waited-for", "R225")


# -- prices (5.1.2) ------------------------------------------------------------------------------


@rule("5.1.2")
def price(terms: Terms, bill: Bill | None = None) -> int:
    """Return the DIP that the Active Player pays: 1 a tie, and 1 for every ten Ducats begun."""
    found = charge(bill, "bill-deal-alliance", int(terms.has_alliance))
    found += charge(bill, "bill-deal-marriage", int(terms.deck != NOBODY))
    return found + charge(bill, "bill-deal-support", -(-terms.support // A_DIP_MOVES))


@rule("5.1.2", "R13")
def dues(terms: Terms, *, is_active: bool, bill: Bill | None = None) -> dict[Power, int]:
    """Return the power that one of both pays: the Active Player DIP, each 1 ADM for Provinces."""
    dip = price(terms, bill) if is_active else 0
    found = {DIP: dip} if dip else {}
    return {**found, ADM: SALE_PRICE} if terms.sales else found


def fees(due: dict[Power, int]) -> Stakes:
    """Return what is due besides the DIP, as parts of the price of a proposal."""
    also = [Line(f"bill-{POWERS[power]}", {}, due[power]) for power in due if power != DIP]
    return Stakes([], also=also) if also else NO_STAKES


class Talk:
    """Two players at a deal: who made it, to whom it goes, and who of them is the Active Player.

    ``codes`` are the pieces so far, those of the draft unless told.
    """

    __slots__ = ("active", "codes", "maker", "partner", "s")

    def __init__(
        self, s: State, active: Seat, maker: Seat, partner: Seat, codes: list[int] | None = None
    ) -> None:
        self.s = s
        self.active = active
        self.maker = maker
        self.partner = partner
        self.codes = s.draft if codes is None else codes

    def terms(self, more: Sequence[int] = ()) -> Terms:
        """Return what the pieces say, with some more."""
        return Terms([*self.codes, *more], self.maker, self.partner)

    @property
    def is_free(self) -> bool:
        """Whether both are at Peace: else they may deal with money only."""
        return at_peace(self.s, self.maker) and at_peace(self.s, self.partner)

    def dues_of(self, seat: Seat, terms: Terms, bill: Bill | None = None) -> dict[Power, int]:
        """Return the power that one of both pays for what is agreed."""
        return dues(terms, is_active=seat == self.active, bill=bill)

    def price_of(self, terms: Terms, bill: Bill | None = None) -> int:
        """Return the DIP that a deal costs the maker."""
        return self.dues_of(self.maker, terms, bill).get(DIP, 0)

    def alone(self, piece: int) -> Terms:
        """Return a deal of one piece."""
        return Terms([piece], self.maker, self.partner)

    def judge_costs(self, *more: int) -> Verdict:
        """Say whether both could pay for the deal with some pieces more."""
        s = self.s
        terms = self.terms(more)
        if power_of(s, self.active, DIP) < price(terms):
            return NO_POWER[DIP]
        adm = dues(terms, is_active=False).get(ADM, 0)
        for seat in (self.maker, self.partner):
            if power_of(s, seat, ADM) < adm:
                return NO_POWER[ADM] if seat == self.maker else ITS_ADM
            if s.ducats[seat] < terms.ducats_of(seat):
                return NO_DUCATS if seat == self.maker else ITS_DUCATS
        return ALLOWED


# -- what may be in it (5.1.2) -------------------------------------------------------------------


@rule("5.1.2", "11.3", "11.3.6")
def judge_alliance(talk: Talk) -> Verdict:
    """Say whether an Alliance may be in the deal; both need a token."""
    s = talk.s
    if not talk.is_free:
        return AT_WAR
    if talk.terms().has_alliance:
        return IN_IT_ALREADY
    if has(s.allied[s.realm[talk.partner]], talk.maker):
        return alliances.ALLIED_ALREADY
    if not alliances.has_token(s, talk.maker):
        return alliances.NO_TOKEN
    if not alliances.has_token(s, talk.partner):
        return ITS_ALLIANCES
    return talk.judge_costs(OFFER_ALLIANCE())


@rule("5.1.2", "11.2", "11.2.2")
def judge_wedding(talk: Talk) -> Verdict:
    """Say whether a Marriage may be in the deal; both need a token."""
    s = talk.s
    if not talk.is_free:
        return AT_WAR
    if talk.terms().deck != NOBODY:
        return IN_IT_ALREADY
    verdict = marriages.judge_marriage(s, talk.maker, s.realm[talk.partner])
    if verdict is not ALLOWED:
        return verdict
    if not marriages.has_token(s, talk.maker):
        return ALL_MARRIED
    if not marriages.has_token(s, talk.partner):
        return ITS_MARRIAGES
    return talk.judge_costs(OFFER_MARRIAGE(ADM))


@rule("5.1.2")
def judge_support(terms: Terms) -> Verdict:
    """Say whether money may be in the deal: once, and not beside Provinces."""
    if terms.sales:
        return NOT_BOTH
    return IN_IT_ALREADY if terms.support else ALLOWED


@rule("5.1.2", "R107")
def judge_sale(talk: Talk, code: int) -> Verdict:
    """Say whether a Province may be in the deal: the seller's own, and claimed by the buyer."""
    s = talk.s
    if not talk.is_free:
        return AT_WAR
    terms = talk.terms([code])
    sale = terms.sales[-1]
    if terms.support:
        return NOT_BOTH
    if any(other.place == sale.place for other in terms.sales[:-1]):
        return IN_IT_ALREADY
    if not owns(s, sale.seller, sale.place):
        return NOT_OWNED
    if capital_of(s, s.realm[sale.seller]) == sale.place:
        return NO_CAPITALS
    if not has_claim(s, sale.buyer, AREA_OF[sale.place]):
        return NO_CLAIM
    bought = [other.place for other in terms.sales if other.buyer == sale.buyer]
    if not has_towns_for(s, sale.buyer, [tax_value(s, place) for place in bought]):
        return NO_DISC_LEFT
    return talk.judge_costs(code, AT_PRICE(0))


def for_sale(s: State, seller: Seat, buyer: Seat) -> list[Province]:
    """Return the Provinces of a player in Areas that another has claimed."""
    areas = {*s.claims[buyer], *cores_of(s, buyer)}
    return sorted(place for place in owned(s, seller) if AREA_OF[place] in areas)


# -- the Action ----------------------------------------------------------------------------------


@rule("5.1.2", "R106")
def judge_talks(s: State, seat: Seat, other: Seat) -> Verdict:
    """Say whether a player may propose a deal to another: once in a Turn, if there could be one."""
    if other in s.talked:
        return TALKED_ALREADY
    has_power = power_of(s, seat, DIP) > 0
    if has_power and (s.ducats[seat] or s.ducats[other]):
        return ALLOWED
    talk = Talk(s, seat, seat, other)
    if not talk.is_free:
        return NOTHING_TO_DEAL
    if has_power and (judge_alliance(talk) is ALLOWED or judge_wedding(talk) is ALLOWED):
        return ALLOWED
    may_sell = min(power_of(s, seat, ADM), power_of(s, other, ADM)) >= SALE_PRICE
    can_sell = may_sell and any(choice.any() for choice in lands(talk))
    return ALLOWED if can_sell else NOTHING_TO_DEAL


def negotiate_choice(s: State, seat: Seat) -> Choice:
    """Offer the Action, with each of the other players."""
    return Choice(
        NEGOTIATE,
        [s.realm[other] for other in opponents(s, seat)],
        lambda realm: judge_talks(s, seat, s.seat_of[realm]),
    )


@ACTIONS.on(NEGOTIATE)
def negotiate(t: PriceTable, seat: Seat, realm: Realm) -> None:
    """Begin to talk with a player."""
    s = t.state
    other = s.seat_of[realm]
    s.talked.append(other)
    s.draft = first_draft(s, seat, other)
    TALKS.begin(s.agenda, seat, seat, other)


@rule("5.1.2", "R225", "R226")
def first_draft(s: State, seat: Seat, other: Seat) -> list[int]:
    """Return what a deal begins with: what lies on the table between both, if it can still be."""
    codes = offer_as_seen_by(s, seat, other)
    return codes if judge_deal(Talk(s, seat, seat, other, []), codes) is ALLOWED else []


def ties(talk: Talk) -> Menu:
    """Offer an Alliance and a Marriage."""
    return [
        Choice(
            OFFER_ALLIANCE,
            whole=judge_alliance(talk),
            cost=lambda _, bill: talk.price_of(talk.alone(OFFER_ALLIANCE()), bill),
            paid_in=POWERS[DIP],
        ),
        Choice(
            OFFER_MARRIAGE,
            ALL_POWERS,
            whole=judge_wedding(talk),
            cost=lambda deck, bill: talk.price_of(talk.alone(OFFER_MARRIAGE(deck)), bill),
            paid_in=POWERS[DIP],
        ),
    ]


def money(talk: Talk) -> Menu:
    """Offer to give some Ducats, or to ask for them."""
    terms = talk.terms()
    return [
        _sums(talk, terms, GIVE_DUCATS, talk.maker),
        _sums(talk, terms, ASK_DUCATS, talk.partner),
    ]


def _sums(talk: Talk, terms: Terms, verb: Verb, giver: Seat) -> Choice:
    s = talk.s
    dip = power_of(s, talk.active, DIP) - price(terms)
    payable = max(0, min(s.ducats[giver], A_DIP_MOVES * dip, len(verb.targets)))
    return Choice(
        verb,
        range(len(verb.targets)),
        lambda ducats: ALLOWED if ducats < payable else talk.judge_costs(verb(ducats)),
        whole=judge_support(terms),
        cost=lambda ducats, bill: talk.price_of(talk.alone(verb(ducats)), bill),
        within=range(payable),
        paid_in=POWERS[DIP],
    )


def lands(talk: Talk) -> Menu:
    """Offer to sell Provinces, and to buy some."""
    return [
        _provinces(talk, SELL_PROVINCE, talk.maker, talk.partner),
        _provinces(talk, BUY_PROVINCE, talk.partner, talk.maker),
    ]


def _provinces(talk: Talk, verb: Verb, seller: Seat, buyer: Seat) -> Choice:
    return Choice(
        verb,
        ALL_PROVINCES,
        lambda place: judge_sale(talk, verb(place)),
        within=for_sale(talk.s, seller, buyer),
    )


def price_choice(talk: Talk) -> Choice:
    """Offer the prices of the Province that was named last."""
    return Choice(
        AT_PRICE,
        range(len(AT_PRICE.targets)),
        lambda ducats: talk.judge_costs(AT_PRICE(ducats)),
        whole=ALLOWED if talk.terms().lacks_price else NO_PROVINCE,
    )


@rule("5.1.2", "R189")
def parts(talk: Talk) -> Menu:
    """Offer the parts that a deal may still have, and prices."""
    found = [*ties(talk), *money(talk), *lands(talk)]
    if talk.terms().lacks_price:
        for choice in found:
            choice.whole = PRICE_FIRST
    return [price_choice(talk), *found]


@rule("5.1.2", "R225", "R226")
def deal_menu(talk: Talk) -> Menu:
    """Offer the parts of a deal, to strike one, to propose it, to let it lie, or to give it up.

    Who makes a deal in return is waited for, and does not let it lie.
    """
    terms = talk.terms()
    whole = PRICE_FIRST if terms.lacks_price else ALLOWED
    if not talk.codes:
        whole = EMPTY
    return [
        *parts(talk),
        Choice(
            PROPOSE_DEAL,
            whole=whole,
            cost=lambda _, bill: talk.price_of(terms, bill),
            paid_in=POWERS[DIP],
            stakes=lambda _: fees(talk.dues_of(talk.maker, terms)),
        ),
        Choice(LAY_DEAL, whole=whole if talk.maker == talk.active else WAITED_FOR),
        strike_choice(talk),
        Choice(DROP_DEAL),
    ]


@rule("R226")
def strike_choice(talk: Talk) -> Choice:
    """Offer to strike the part that came last."""
    return Choice(STRIKE_PART, whole=ALLOWED if talk.codes else EMPTY)


@rule("5.1.2", "R225")
def judge_deal(talk: Talk, codes: Sequence[int]) -> Verdict:
    """Say whether a whole deal could be made now: piece by piece, as it is put together."""
    for code in codes:
        verdict = _judge_piece(talk, code)
        if verdict is not ALLOWED:
            return verdict
        talk.codes.append(code)
    return ALLOWED


def _judge_piece(talk: Talk, code: int) -> Verdict:
    """Judge one piece as the menu of all parts would, without the others."""
    if code in AT_PRICE:
        return price_choice(talk).verdict(AT_PRICE.target(code))
    terms = talk.terms()
    if terms.lacks_price:
        return PRICE_FIRST
    if code in OFFER_ALLIANCE:
        return judge_alliance(talk)
    if code in OFFER_MARRIAGE:
        return judge_wedding(talk)
    if code in SELL_PROVINCE or code in BUY_PROVINCE:
        return judge_sale(talk, code)
    whole = judge_support(terms)
    return talk.judge_costs(code) if whole is ALLOWED else whole


@rule("5.1.2", "R13")
def draft_deal(t: PriceTable, affair: Affair) -> Play[None]:
    """Put a deal together, where only its maker sees it: numbers Active Player, maker, partner."""
    s = t.state
    active, maker, partner = affair.numbers
    talk = Talk(s, active, maker, partner)
    answer = yield from compose(
        t,
        maker,
        s.draft,
        "ask-deal",
        lambda: deal_menu(talk),
        send=(PROPOSE_DEAL, LAY_DEAL),
        drop=DROP_DEAL,
        strike=STRIKE_PART,
        cite="5.1.2",
        realm=realm_name(s, partner),
    )
    made = s.draft.copy()
    s.draft.clear()
    if answer in PROPOSE_DEAL:
        s.offered = made
        return
    if answer in LAY_DEAL:
        lay_offer(s, maker, partner, made)
        one, two = realm_name(s, maker), realm_name(s, partner)
        t.say("log-offer", power=one, target=two, cite="R225")
        tell(t, Terms(made, maker, partner), maker, partner)
    affair.end()


@rule("5.1.2", "R13")
def answer_deal(t: PriceTable, affair: Affair) -> Play[None]:
    """Tell everybody the deal and let the other accept, refuse, or make one in return, once."""
    s = t.state
    active, maker, partner = affair.numbers
    terms = Terms(s.offered, maker, partner)
    one, two = realm_name(s, maker), realm_name(s, partner)
    t.say("log-deal", power=one, target=two, cite="5.1.2")
    tell(t, terms, maker, partner)
    reply = yield from t.propose(
        [partner],
        "ask-accept-deal",
        cite="5.1.2",
        counter=maker == active,
        realm=one,
        kind=terms.kind(partner),
    )
    offered, s.offered = s.offered, []
    if reply is None:
        conclude(t, active, maker, partner, terms)
    elif reply[1] in VOCABULARY.counter:
        s.draft = mirrored(offered)
        affair.note(active, partner, maker)
        affair.repeat()
        affair.repeat()
    else:
        t.say("log-deal-refused", power=realm_name(s, partner), cite="5.1.2")


TALKS: Final = AGENDA.task("talks", draft_deal, answer_deal)
"""About the Active Player, the maker of a deal and the one to whom it goes."""


def tell(t: PriceTable, terms: Terms, maker: Seat, partner: Seat) -> None:
    """Tell everybody what is in a deal: talks are open (5.1.7)."""
    s = t.state
    one, two = realm_name(s, maker), realm_name(s, partner)
    if terms.has_alliance:
        t.say("log-deal-alliance", power=one, target=two, cite="5.1.2")
    if terms.deck != NOBODY:
        deck = f"deck-{POWERS[terms.deck]}"
        t.say("log-deal-marriage", power=one, target=two, deck=deck, cite="5.1.2")
    if terms.support:
        giver = realm_name(s, terms.giver)
        t.say("log-deal-support", power=giver, n=terms.support, cite="5.1.2")
    for sale in terms.sales:
        t.say(
            "log-deal-sale",
            power=realm_name(s, sale.seller),
            province=province_text(sale.place),
            n=sale.price,
            cite="5.1.2",
        )


# -- what it brings ------------------------------------------------------------------------------


@rule("5.1.2", "R106")
def conclude(t: PriceTable, active: Seat, maker: Seat, partner: Seat, terms: Terms) -> None:
    """Make a deal: it is the Action of the Turn. What lay on the table between both is settled."""
    s = t.state
    s.has_dealt = True
    clear_offer(s, maker, partner)
    carry_out(t, active, maker, partner, terms)
    t.say("log-deal-done", power=realm_name(s, maker), target=realm_name(s, partner), cite="5.1.2")


@rule("5.1.2", "11.2.2")
def carry_out(t: PriceTable, active: Seat, maker: Seat, partner: Seat, terms: Terms) -> None:
    """Let both pay for a deal, and place and hand over what it says."""
    s = t.state
    for seat in (maker, partner):
        due = dues(terms, is_active=seat == active)
        for power in due:
            pay(s, seat, power, due[power])
    if terms.has_alliance:
        alliances.ally(t, maker, s.realm[partner], cite="5.1.2")
    if terms.deck != NOBODY:
        marriages.marry(t, maker, s.realm[partner], cite="5.1.2")
        for seat in (active, partner if active == maker else maker):
            _draw(t, seat, terms.deck)
    if terms.support:
        taker = partner if terms.giver == maker else maker
        s.ducats[terms.giver] -= terms.support
        s.ducats[taker] += terms.support
    for sale in terms.sales:
        _hand_over(t, sale)


def _draw(t: PriceTable, seat: Seat, deck: Power) -> None:
    """Draw a card for a Marriage, if there is one."""
    s = t.state
    if can_draw(s, deck):
        card = draw_card(t, seat, deck)
        name = realm_name(s, seat)
        t.say("log-draws-card", power=name, deck=f"deck-{POWERS[deck]}", cite="11.2.2")
        t.say("log-you-draw", card=card_text(card), to=(seat,), cite="11.2.2")


@rule("5.1.2", "7.6")
def _hand_over(t: PriceTable, sale: Sale) -> None:
    """Give a Province away for its price; a core that is sold costs Prestige. Unrest stays."""
    s = t.state
    tax = tax_value(s, sale.place)
    if core_of(s, sale.place) == s.realm[sale.seller]:
        gain_prestige(t, sale.seller, -CORE_PENALTY * tax, cite="5.1.2")
    s.ducats[sale.buyer] -= sale.price
    s.ducats[sale.seller] += sale.price
    unrest = s.unrest[sale.place]
    place_disc(s, sale.buyer, sale.place, town_for(s, sale.buyer, tax), unrest)
