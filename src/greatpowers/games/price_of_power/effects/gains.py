"""Power, Ducats, Prestige, Stability and the rest come and go by cards (16.3)."""

from collections.abc import Callable
from typing import Final

from greatpowers.games.price_of_power.components.cards import TRADE_TABLE, card_text
from greatpowers.games.price_of_power.components.tables import (
    ALL_POWERS,
    MERCHANTS,
    MOST_POWER,
    POWERS,
    Power,
    Seat,
)
from greatpowers.games.price_of_power.components.world import NOBODY
from greatpowers.games.price_of_power.effects.asking import pick
from greatpowers.games.price_of_power.effects.modifiers import modifier
from greatpowers.games.price_of_power.effects.numbers import TRADE_ROW, count, number
from greatpowers.games.price_of_power.effects.reading import Reading
from greatpowers.games.price_of_power.effects.script import Effect, card_read, verb
from greatpowers.games.price_of_power.rules import curia, empire, hands, marriages, trade
from greatpowers.games.price_of_power.rules.mats import (
    gain_ducats,
    gain_power,
    gain_prestige,
    lose_ducats,
    lose_power,
    lower_stability,
    power_of,
    raise_stability,
    realm_name,
)
from greatpowers.games.price_of_power.state import AT_HOME, NOT_OWNED, PriceTable, State
from greatpowers.games.price_of_power.vocabulary import (
    DISCARD,
    DRAW_FROM,
    END_MARRIAGE,
    NAME_POWER,
)
from greatpowers.kernel.ask import Choice, Play
from greatpowers.kernel.rule import rule

CITE: Final = "16.3"
ANY_DECK: Final = "any"

Change = Callable[[PriceTable, Seat, int], None]


# -- what a number comes to ----------------------------------------------------------------------


def amount_of(t: PriceTable, seat: Seat, effect: Effect, reading: Reading) -> int:
    """Return how much an effect gives or takes; for some of it a Trade card is drawn."""
    value = effect.word("amount")
    if isinstance(value, dict) and value.get("count") == TRADE_ROW:
        found = count(t.state, seat, value, drawn=_trade_row(t, int(value["row"])))
    else:
        found = number(t.state, seat, value, ducats=reading.ducats)
    if effect.word("per") == "player_who_chose_like_you":
        found *= _like_you(t.state, seat)
    return found


def _trade_row(t: PriceTable, row: int) -> int:
    """Draw a Trade card and return what its row, counted from the top, pays in a normal node."""
    s = t.state
    if not s.trade_deck and not s.trade_discards:
        return 0
    card = trade.draw_trade(t)
    s.trade_discards.append(card)
    t.say("log-trade-card", trade=trade.trade_text(card), cite=CITE)
    return TRADE_TABLE[card][row - 1][1]


def _like_you(s: State, seat: Seat) -> int:
    """Return how many other players took the same option as a seat."""
    mine = s.picked[seat]
    return sum(other != seat and s.picked[other] == mine for other in range(s.players))


# -- gaining -------------------------------------------------------------------------------------


@rule("16.3.5", "12.4")
def gain_merchant(t: PriceTable, seat: Seat) -> None:
    """Give a player a third Merchant; nothing to who has three, or fewer than two."""
    s = t.state
    start = seat * MERCHANTS
    own = s.merchant[start : start + MERCHANTS]
    if own.count(NOT_OWNED) == 1:
        s.merchant[start + own.index(NOT_OWNED)] = AT_HOME
        t.say("log-gains-merchant", power=realm_name(s, seat), cite="16.3.5")


def _gain_merchants(t: PriceTable, seat: Seat, _: int) -> None:
    gain_merchant(t, seat)


def _gain_colonists(t: PriceTable, seat: Seat, n: int) -> None:
    t.state.colonists[seat] += n
    t.say("log-gains-colonists", power=realm_name(t.state, seat), n=n, cite=CITE)


def _gain_cardinals(t: PriceTable, seat: Seat, n: int) -> None:
    for _ in range(n):
        curia.gain_cardinal(t, seat, cite="19.1")


def _gain_manpower(t: PriceTable, seat: Seat, n: int) -> None:
    t.state.more_manpower[seat] += n
    t.say("log-gains-manpower", power=realm_name(t.state, seat), n=n, cite="9.3")


def _gain_interest(t: PriceTable, seat: Seat, n: int) -> None:
    t.state.interest[seat] += n
    t.say("log-gains-interest", power=realm_name(t.state, seat), n=n, cite="7.4.4")


def _gain_of(power: Power) -> Change:
    return lambda t, seat, n: gain_power(t, seat, power, n, cite=CITE)


GAINS: Final[dict[str, Change]] = {
    **{name: _gain_of(power) for power, name in enumerate(POWERS)},
    "ducats": lambda t, seat, n: gain_ducats(t, seat, n, cite=CITE),
    "prestige": lambda t, seat, n: gain_prestige(t, seat, n, cite=CITE),
    "stability": lambda t, seat, n: raise_stability(t, seat, n, cite=CITE),
    "authority": lambda t, _, n: empire.change_authority(t, n, cite="18.1.3"),
    "colonists": _gain_colonists,
    "cardinal": _gain_cardinals,
    "merchant": _gain_merchants,
    "manpower": _gain_manpower,
    "interest": _gain_interest,
}
ANY_POWER: Final = "mp"


@verb("gain")
@rule("7.1", "7.3", "7.4.4", "9.3", "12.4", "16.3.5", "18.1", "19.1")
def gain(t: PriceTable, seat: Seat, effect: Effect, reading: Reading) -> Play[None]:
    """Gain some of what is named, never beyond its limit."""
    n = amount_of(t, seat, effect, reading)
    if effect.word("max") is not None:
        n = min(n, int(effect.word("max")) - t.state.more_manpower[seat])
    if n <= 0:
        return
    what = effect.word("what")
    if what == ANY_POWER:
        yield from _gain_any(t, seat, n)
    else:
        GAINS[what](t, seat, n)


def _gain_any(t: PriceTable, seat: Seat, n: int) -> Play[None]:
    s = t.state
    for _ in range(n):
        pools = [p for p in ALL_POWERS if power_of(s, seat, p) < MOST_POWER]
        power = yield from pick(t, seat, "ask-effect-gain-power", NAME_POWER, pools, cite="7.1")
        if power in pools:
            gain_power(t, seat, power, 1, cite=CITE)


# -- losing --------------------------------------------------------------------------------------


def _lose_colonists(t: PriceTable, seat: Seat, n: int) -> None:
    s = t.state
    lost = min(n, s.colonists[seat])
    if lost:
        s.colonists[seat] -= lost
        t.say("log-loses-colonists", power=realm_name(s, seat), n=lost, cite=CITE)


def _lose_cardinals(t: PriceTable, seat: Seat, n: int) -> None:
    for _ in range(n):
        curia.lose_cardinal(t, seat, cite="19.1")


def _lose_manpower(t: PriceTable, seat: Seat, n: int) -> None:
    s = t.state
    lost = min(n, s.more_manpower[seat])
    if lost:
        s.more_manpower[seat] -= lost
        t.say("log-loses-manpower", power=realm_name(s, seat), n=lost, cite="9.3")


def _lose_interest(t: PriceTable, seat: Seat, n: int) -> None:
    s = t.state
    lost = min(n, s.interest[seat])
    if lost:
        s.interest[seat] -= lost
        t.say("log-loses-interest", power=realm_name(s, seat), n=lost, cite="7.4.4")


def _lose_of(power: Power) -> Change:
    def lose_it(t: PriceTable, seat: Seat, n: int) -> None:
        lose_power(t, seat, power, n, cite=CITE)

    return lose_it


def _lose_ducats(t: PriceTable, seat: Seat, n: int) -> None:
    lose_ducats(t, seat, n, cite=CITE)


LOSSES: Final[dict[str, Change]] = {
    **{name: _lose_of(power) for power, name in enumerate(POWERS)},
    "ducats": _lose_ducats,
    "prestige": lambda t, seat, n: gain_prestige(t, seat, -n, cite=CITE),
    "stability": lambda t, seat, n: lower_stability(t, seat, n, cite=CITE),
    "authority": lambda t, _, n: empire.change_authority(t, -n, cite="18.1.3"),
    "colonists": _lose_colonists,
    "cardinal": _lose_cardinals,
    "manpower": _lose_manpower,
    "interest": _lose_interest,
}
A_MARRIAGE: Final = "marriage"


@verb("lose")
@rule("7.3.3", "7.4", "16.3")
def lose(t: PriceTable, seat: Seat, effect: Effect, reading: Reading) -> Play[None]:
    """Lose some of what is named, as far as it is there."""
    n = amount_of(t, seat, effect, reading)
    what = effect.word("what")
    if what == "stability" and reading.event != NOBODY:
        n += modifier(t.state, seat, "event_stability_loss")
    if n <= 0:
        return
    if what == ANY_POWER:
        yield from _lose_any(t, seat, n)
    elif what == A_MARRIAGE:
        yield from _lose_marriages(t, seat, n)
    else:
        LOSSES[what](t, seat, n)


def _lose_any(t: PriceTable, seat: Seat, n: int) -> Play[None]:
    s = t.state
    for _ in range(n):
        pools = [p for p in ALL_POWERS if power_of(s, seat, p) > 0]
        power = yield from pick(t, seat, "ask-effect-lose-power", NAME_POWER, pools, cite="7.1")
        if power in pools:
            lose_power(t, seat, power, 1, cite=CITE)


def _lose_marriages(t: PriceTable, seat: Seat, n: int) -> Play[None]:
    for _ in range(n):
        partners = marriages.partners_of(t.state, seat)
        realm = yield from pick(
            t, seat, "ask-effect-end-marriage", END_MARRIAGE, partners, cite="11.2"
        )
        if realm in partners:
            marriages.end_marriage(t, seat, realm, cite=CITE)


# -- cards ---------------------------------------------------------------------------------------


@verb("draw")
@rule("6.0")
def draw(t: PriceTable, seat: Seat, effect: Effect, _reading: Reading) -> Play[None]:
    """Draw Action cards, from decks of one's choice if the card says so, and keep some of them."""
    s = t.state
    wanted = int(effect.word("number"))
    for _ in range(wanted):
        deck = yield from _deck(t, seat, effect.word("deck"))
        if deck not in ALL_POWERS or not hands.can_draw(s, deck):
            break
        card = hands.draw_card(t, seat, deck)
        s.hand[seat].remove(card)
        s.drawn[seat].append(card)
        t.say("log-draws-card", power=realm_name(s, seat), deck=f"deck-{POWERS[deck]}", cite="6.0")
        t.say("log-you-draw", to=(seat,), card=card_text(card), cite="6.0")
    keep = int(effect.word("keep", wanted))
    while len(s.drawn[seat]) > keep:
        yield from _discard_one(t, seat)
    s.hand[seat] += s.drawn[seat]
    s.drawn[seat] = []


def _deck(t: PriceTable, seat: Seat, name: str) -> Play[int]:
    if name != ANY_DECK:
        return POWERS.index(name)
    decks = [deck for deck in ALL_POWERS if hands.can_draw(t.state, deck)]
    return (yield from pick(t, seat, "ask-effect-deck", DRAW_FROM, decks, cite="6.0"))


def _discard_one(t: PriceTable, seat: Seat) -> Play[None]:
    """Let a seat discard one of the cards just drawn, which it alone sees."""
    s = t.state
    answer = yield t.ask(
        seat,
        "ask-effect-discard",
        lambda: [Choice(DISCARD, s.drawn[seat].copy())],
        cite="6.0",
        card=card_read(s),
    )
    card = DISCARD.target(answer)
    s.drawn[seat].remove(card)
    hands.discard(s, card)
