"""The Ministry cards: what their owners do with them in an action round (3.5.2, 3.5.4).

Passive abilities stand where they work: prices in 5.4 and 5.5, Debt in 6, scoring in 4.1.12.
"""

from collections.abc import Callable
from typing import Final

from greatpowers.games.imperial_struggle.board import (
    ImperialTable,
    count_controlled,
    has_keyword,
    space_text,
    squadrons_on_map,
)
from greatpowers.games.imperial_struggle.components import (
    ABILITIES,
    BRITAIN,
    CARIBBEAN,
    COMMODITIES,
    DIPLOMATIC,
    EUROPE,
    EVENTS,
    FRANCE,
    MILITARY,
    NOBODY,
    NORTH_AMERICA,
    POWER_TEXT,
    REGION,
    TERRITORIES,
    Action,
    Event,
    Ministry,
    Power,
    Space,
    ability,
    country,
    spaces,
)
from greatpowers.games.imperial_struggle.rules.cabinet import (
    ABILITIES_OF,
    ABILITY_USED,
    JACOBITE_UPRISINGS,
    NOT_IN_CABINET,
    cabinet,
    face_down,
    judge_ready,
    keyword_in_hiding,
    reveal,
    use_ability,
)
from greatpowers.games.imperial_struggle.rules.debt import gain_treaty, raise_debt_limit, score
from greatpowers.games.imperial_struggle.rules.deeds import DEEDS
from greatpowers.games.imperial_struggle.rules.diplomatic import (
    IRELAND,
    draw_event,
    minor_may_unflag_political,
    political_base_cost,
)
from greatpowers.games.imperial_struggle.rules.economic import (
    YOUR_OWN_FLAG,
    apply_shift,
    at_least_one,
)
from greatpowers.games.imperial_struggle.rules.elsewhere import (
    NO_HUGUENOTS_THERE,
    NO_SUCH_KEYWORD,
    NOT_FACE_DOWN,
    NOT_IN_HAND,
    NOT_JACOBITE_LAND,
)
from greatpowers.games.imperial_struggle.rules.limits import (
    BURKE_IN_EUROPE,
    FLAG,
    JACOBITE_SCORE,
    NOT_PRESTIGE,
    SCOTLAND_AND_IRELAND,
    UNFLAG,
    WAR_TILES_OR_DEPLOYING,
)
from greatpowers.games.imperial_struggle.rules.points import (
    add_purse,
    has_action,
    pay,
    pay_openly,
    say_points,
)
from greatpowers.games.imperial_struggle.rules.wallet import TAKE_A_TILE_FIRST, Purchase, Wallet
from greatpowers.games.imperial_struggle.state import (
    BURKE_ADDED,
    DIPLOMACY_ABROAD,
    DISCARDS,
    DRAW_PILE,
    EVENT,
    FRESH_HUGUENOTS,
    HANBURY_WILLIAMS,
    HAND,
    JACOBITES_SCORED,
    JACOBITES_SHIFT,
    MAJOR,
    MINISTRY,
    MINOR,
    NO_HUGUENOTS,
    State,
)
from greatpowers.games.imperial_struggle.vocabulary import (
    ABILITY,
    CHOOSE,
    COMMODITY,
    DISCARD,
    JACOBITE_SHIFT,
    REVEAL,
)
from greatpowers.kernel.ask import Choice, Play
from greatpowers.kernel.bill import NO_STAKES, Bill, Stakes
from greatpowers.kernel.rule import rule
from greatpowers.kernel.verdict import ALLOWED, Verdict, refuse
from greatpowers.kit.deeds import perform

ABILITY_IS_PASSIVE: Final = refuse("no-ability-is-passive", "3.5.2")
ONLY_RIGHT_AFTER_TILE: Final = refuse("no-only-right-after-tile", "3.5.4", "opens-start-of-round")
NEEDS_THAT_ACTION: Final = refuse("no-needs-that-action", "3.5.4", "opens-such-points")
NOTHING_TO_GAIN: Final = refuse("no-nothing-to-gain", "3.5.2")
NOTHING_TO_DRAW: Final = refuse("no-nothing-to-draw", "R15", "opens-era-cards")
ROUND_HAS_BEGUN: Final = refuse("no-round-has-begun", "R82", "opens-start-of-round")
NO_SQUADRON_IN_EUROPE: Final = refuse("no-squadron-in-europe", "3.5.2", "opens-squadron-there")
NO_CARD_TO_DISCARD: Final = refuse("no-card-to-discard", "3.5.2", "opens-draw-card")
HUGUENOTS_ALL_PLACED: Final = refuse("no-huguenots-all-placed", "R83")
DIPLOMACY_WENT_ABROAD: Final = refuse("no-diplomacy-went-abroad", "R84", "opens-next-round")
OTHER_ROUND_FOR_THAT: Final = refuse("no-other-round-for-that", "R80", "opens-next-round")

CARDINAL_SPACES: Final = spaces(
    "savoy",
    "sardinia",
    "spain_prestige_2",
    "spain_prestige_3",
    "austria_prestige_upper",
    "austria_prestige_lower",
)
MOST_CARDINAL_POINTS: Final = 3
MOST_BURKE_POINTS: Final = 2
HUGUENOTS_MARKERS: Final = 2
JACOBITE_SPACES: Final = country("ireland", "scotland")
JACOBITE_SCORING: Final[Purchase] = (3, JACOBITE_SCORE, -1, ALLOWED)
MOST_JACOBITE_VP: Final = 4

SHIFT_WITH_MP: Final = ability("jacobite_uprisings-shift_with_mp")

Judge = Callable[[State, int], Verdict]
Use = Callable[[ImperialTable, int], Play[None] | None]


# -- revealing -------------------------------------------------------------------------------


def reveal_choice(s: State, power: Power) -> Choice:
    """Offer one's face-down cards to be revealed in anticipation (3.5, R11)."""
    return Choice(REVEAL, face_down(s, power), beyond=NOT_FACE_DOWN)


@DEEDS.on(REVEAL)
@rule("3.5")
def reveal_in_round(t: ImperialTable, power: Power, m: Ministry) -> None:
    """Reveal a card in one's own round, for whatever reason."""
    reveal(t, m)


@rule("3.5.3")
def show_keyword(t: ImperialTable, power: Power, word: int, card: Event) -> Play[bool]:
    """Say whether a keyword is there for an Event; a hidden Ministry may be revealed for it.

    Whoever has a card face down is asked: not asking would tell that it lacks the keyword.
    """
    s = t.state
    if has_keyword(s, power, word):
        return True
    if not face_down(s, power):
        return False
    shown = yield from t.window(
        (power,),
        "ask-reveal-for-bonus",
        lambda seat: [Choice(REVEAL, keyword_in_hiding(s, seat, word), beyond=NO_SUCH_KEYWORD)],
        cite="3.5.3",
        event=f"event-{EVENTS[card]}",
    )
    if shown is None:
        return False
    reveal(t, REVEAL.target(shown[1]))
    return True


# -- abilities -------------------------------------------------------------------------------


def judge_ability(s: State, power: Power, number: int) -> Verdict:
    """Say whether a power may use an ability of its cabinet now."""
    verdict = judge_ready(s, power, number)
    if verdict is not ALLOWED:
        return verdict
    known = ACTIVE.get(ABILITIES[number])
    if known is None:
        return ABILITY_IS_PASSIVE
    if s.tile < 0 and ABILITIES[number] not in BEFORE_A_TILE:
        return TAKE_A_TILE_FIRST
    return known[0](s, power)


def ability_choice(s: State, power: Power) -> Choice:
    """Offer the abilities of one's cabinet that may be used now."""
    return Choice(
        ABILITY,
        range(len(ABILITIES)),
        lambda n: judge_ability(s, power, n),
        within=[n for m in cabinet(s, power) for n in ABILITIES_OF[m]],
        stakes=lambda n: _ability_stakes(s, power, n),
    )


def _ability_stakes(s: State, power: Power, number: int) -> Stakes:
    """Jacobite Uprisings' score is the one ability that is paid for."""
    if ABILITIES[number] != "jacobite_uprisings-score_vp":
        return NO_STAKES
    return Wallet(s, power, MILITARY).stakes(JACOBITE_SCORING)


@DEEDS.on(ABILITY)
@rule("3.5.2")
def use_ministry(t: ImperialTable, power: Power, number: int) -> Play[None]:
    """Use an ability: reveal its card if need be, mark it as used, and carry it out."""
    use_ability(t, number)
    yield from perform(ACTIVE[ABILITIES[number]][1](t, power))


def _any_time(s: State, power: Power) -> Verdict:
    return ALLOWED


def _with_action(action: Action) -> Judge:
    def judge(s: State, power: Power) -> Verdict:
        return ALLOWED if has_action(s, action) else NEEDS_THAT_ACTION

    return judge


def _extra(action: Action, points: int, limit: int) -> Use:
    def use(t: ImperialTable, power: Power) -> None:
        add_purse(t, MINISTRY, action, points, limit)

    return use


# Cardinal Ministers: right after the tile, more points for its Diplomatic Action.


def cardinal_points(s: State) -> int:
    """Count the spaces that speak for the Cardinal Ministers, at most three."""
    return min(MOST_CARDINAL_POINTS, count_controlled(s, FRANCE, CARDINAL_SPACES))


def _judge_cardinals(s: State, power: Power) -> Verdict:
    if not s.untouched:
        return ONLY_RIGHT_AFTER_TILE
    if not has_action(s, DIPLOMATIC):
        return NEEDS_THAT_ACTION
    return ALLOWED if cardinal_points(s) else NOTHING_TO_GAIN


def _cardinal_ministers(t: ImperialTable, power: Power) -> None:
    s = t.state
    for purse, kind in enumerate(s.purse_kind):
        if s.purse_type[purse] == DIPLOMATIC and kind in (MAJOR, MINOR):
            s.purse_points[purse] += cardinal_points(s)
    say_points(t, DIPLOMATIC, cardinal_points(s))


# Jacobite Uprisings: Military Points at work in Ireland and Scotland.


def jacobite_choice(s: State, power: Power, wallet: Wallet) -> Choice:
    """Offer the spaces of Ireland and Scotland that Military Points may shift (R80)."""
    return wallet.offer(
        JACOBITE_SHIFT,
        JACOBITE_SPACES,
        lambda place: _judge_jacobite_shift(s, power, wallet, place),
        lambda place: _jacobite_purchase(s, power, place),
        lambda place, bill: jacobite_cost(s, power, place, bill),
        whole=_judge_jacobite_round(s, power, wallet),
        beyond=NOT_JACOBITE_LAND,
    )


def jacobite_cost(s: State, power: Power, place: Space, bill: Bill | None = None) -> int:
    """R80: return what Military Points pay for a shift; no Region is ever a further one."""
    return at_least_one(political_base_cost(s, power, place, bill), bill)


def _judge_jacobite_round(s: State, power: Power, wallet: Wallet) -> Verdict:
    if power != FRANCE or JACOBITE_UPRISINGS not in cabinet(s, power):
        return NOT_IN_CABINET
    if s.effects & JACOBITES_SCORED:
        return OTHER_ROUND_FOR_THAT
    if s.ability_used[SHIFT_WITH_MP] and not s.effects & JACOBITES_SHIFT:
        return ABILITY_USED
    return wallet.whole


def _judge_jacobite_shift(s: State, power: Power, wallet: Wallet, place: Space) -> Verdict:
    if s.flag[place] == power:
        return YOUR_OWN_FLAG
    return wallet.judge(_jacobite_purchase(s, power, place))


def _jacobite_purchase(s: State, power: Power, place: Space) -> Purchase:
    cost = jacobite_cost(s, power, place)
    if s.flag[place] == NOBODY:
        return cost, FLAG, place, ALLOWED
    return cost, UNFLAG, place, minor_may_unflag_political(s, power, place)


@DEEDS.on(JACOBITE_SHIFT)
def jacobite_shift(t: ImperialTable, power: Power, place: Space) -> Play[None]:
    """Shift a space in Ireland or Scotland with Military Points, in one round of the turn."""
    s = t.state
    if not s.effects & JACOBITES_SHIFT:
        use_ability(t, SHIFT_WITH_MP)
        s.effects |= JACOBITES_SHIFT
    purchase = _jacobite_purchase(s, power, place)
    yield from pay(t, power, MILITARY, purchase)
    apply_shift(t, power, place, purchase[0], MILITARY)


def jacobite_vp(s: State) -> int:
    """Return what Jacobite Uprisings would score: French spaces there and Victory markers."""
    return min(
        MOST_JACOBITE_VP, count_controlled(s, FRANCE, JACOBITE_SPACES) + s.jacobite_victories
    )


def _judge_jacobite_score(s: State, power: Power) -> Verdict:
    if s.effects & JACOBITES_SHIFT:
        return OTHER_ROUND_FOR_THAT
    if not jacobite_vp(s):
        return NOTHING_TO_GAIN
    return Wallet(s, power, MILITARY).judge(JACOBITE_SCORING)


def _jacobite_score(t: ImperialTable, power: Power) -> Play[None]:
    yield from pay_openly(t, power, MILITARY, JACOBITE_SCORING)
    t.state.effects |= JACOBITES_SCORED
    score(t, power, jacobite_vp(t.state))


# Robert Walpole, Bank of England, Edmond Halley, Townshend Acts: also before a tile is taken.


def _judge_walpole(s: State, power: Power) -> Verdict:
    return ALLOWED if DRAW_PILE in s.event_at else NOTHING_TO_DRAW


def _walpole(t: ImperialTable, power: Power) -> Play[None]:
    if draw_event(t, power) >= 0:
        yield from _discard_one(t, power)


def _hand(s: State, power: Power) -> list[int]:
    return [card for card, at in enumerate(s.event_at) if at == HAND + power]


def _discard_one(t: ImperialTable, power: Power) -> Play[None]:
    s = t.state
    answer = yield t.ask(
        power,
        "ask-discard-event",
        lambda: [Choice(DISCARD, _hand(s, power), beyond=NOT_IN_HAND)],
        cite="3.5.2",
    )
    card = DISCARD.target(answer)
    s.event_at[card] = DISCARDS
    t.raise_wall()
    t.say("log-discarded", power=POWER_TEXT[power], event=f"event-{EVENTS[card]}")


def _bank_limit(t: ImperialTable, power: Power) -> None:
    raise_debt_limit(t, power, 1)


def _judge_halley(s: State, power: Power) -> Verdict:
    if not any(REGION[i] == EUROPE for i in squadrons_on_map(s, power)):
        return NO_SQUADRON_IN_EUROPE
    return ALLOWED if HAND + power in s.event_at else NO_CARD_TO_DISCARD


def _halley(t: ImperialTable, power: Power) -> Play[None]:
    yield from _discard_one(t, power)
    gain_treaty(t, power, 1)


def _judge_townshend(s: State, power: Power) -> Verdict:
    return ALLOWED if s.untouched else ROUND_HAS_BEGUN


def _townshend(t: ImperialTable, power: Power) -> Play[None]:
    answer = yield t.ask(
        power, "ask-townshend", lambda: [Choice(COMMODITY, range(len(COMMODITIES)))], cite="R82"
    )
    t.state.townshend = COMMODITY.target(answer)
    t.say("log-townshend", commodity=f"commodity-{COMMODITIES[t.state.townshend]}")


# New World Huguenots.


def huguenots_sites(s: State) -> list[int]:
    """Return the French Territories in America that could get a Huguenots marker."""
    return [
        i
        for i in TERRITORIES
        if s.flag[i] == FRANCE
        and REGION[i] in (NORTH_AMERICA, CARIBBEAN)
        and s.huguenots[i] == NO_HUGUENOTS
    ]


def _judge_huguenots(s: State, power: Power) -> Verdict:
    if sum(1 for marker in s.huguenots if marker != NO_HUGUENOTS) >= HUGUENOTS_MARKERS:
        return HUGUENOTS_ALL_PLACED
    return ALLOWED if huguenots_sites(s) else NOTHING_TO_GAIN


def _huguenots(t: ImperialTable, power: Power) -> Play[None]:
    s = t.state
    answer = yield t.ask(
        power,
        "ask-place-huguenots",
        lambda: [Choice(CHOOSE, huguenots_sites(s), beyond=NO_HUGUENOTS_THERE)],
        cite="R83",
    )
    place = CHOOSE.target(answer)
    s.huguenots[place] = FRESH_HUGUENOTS
    t.say("log-huguenots-placed", power=POWER_TEXT[FRANCE], space=space_text(place))


# Charles Hanbury Williams and Edmund Burke.


def _hanbury_williams(t: ImperialTable, power: Power) -> None:
    t.state.effects |= HANBURY_WILLIAMS


def _judge_burke(s: State, power: Power) -> Verdict:
    if s.effects & BURKE_ADDED:
        return ABILITY_USED
    if not any(
        s.purse_type[purse] == DIPLOMATIC and kind in (MAJOR, EVENT)
        for purse, kind in enumerate(s.purse_kind)
    ):
        return NEEDS_THAT_ACTION
    if s.effects & DIPLOMACY_ABROAD:
        return DIPLOMACY_WENT_ABROAD
    return ALLOWED if count_controlled(s, BRITAIN, IRELAND) else NOTHING_TO_GAIN


def _burke(t: ImperialTable, power: Power) -> None:
    s = t.state
    s.effects |= BURKE_ADDED
    points = min(MOST_BURKE_POINTS, count_controlled(s, BRITAIN, IRELAND))
    add_purse(t, MINISTRY, DIPLOMATIC, points, BURKE_IN_EUROPE)


BEFORE_A_TILE: Final = frozenset(
    (
        "robert_walpole-draw_discard",
        "bank_of_england-debt_limit",
        "new_world_huguenots-place_marker",
        "edmond_halley-discard_for_trp",
        "townshend_acts-mark_commodity",
    )
)
"""R12: the abilities that need neither tile, Action nor Event."""

ACTIVE: Final[dict[str, tuple[Judge, Use]]] = {
    "cardinal_ministers-extra_dp": (_judge_cardinals, _cardinal_ministers),
    "jacobite_uprisings-score_vp": (_judge_jacobite_score, _jacobite_score),
    "robert_walpole-draw_discard": (_judge_walpole, _walpole),
    "bank_of_england-debt_limit": (_any_time, _bank_limit),
    "new_world_huguenots-place_marker": (_judge_huguenots, _huguenots),
    "edmond_halley-discard_for_trp": (_judge_halley, _halley),
    "choiseul-extra_mp": (_with_action(MILITARY), _extra(MILITARY, 1, WAR_TILES_OR_DEPLOYING)),
    "pitt_the_elder-extra_dp": (_with_action(DIPLOMATIC), _extra(DIPLOMATIC, 1, NOT_PRESTIGE)),
    "charles_hanbury_williams-unflag_discount": (_with_action(DIPLOMATIC), _hanbury_williams),
    "papacy_hanover_negotiations-extra_dp": (
        _with_action(DIPLOMATIC),
        _extra(DIPLOMATIC, 2, SCOTLAND_AND_IRELAND),
    ),
    "townshend_acts-mark_commodity": (_judge_townshend, _townshend),
    "edmund_burke-europe_dp": (_judge_burke, _burke),
}
"""The abilities that a player uses by choice: when each may be used, and what it does."""
