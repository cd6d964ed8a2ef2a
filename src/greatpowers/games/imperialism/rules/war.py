"""10.0 War: declaration, defence and result (10.1, 10.2)."""

from typing import Final

from greatpowers.games.imperialism.cards.events import SETTLEMENT
from greatpowers.games.imperialism.cards.specials import reward_victory
from greatpowers.games.imperialism.components import (
    FORBIDS_WAR,
    LAND,
    NOBODY,
    NOTHING,
    POWERS,
    PROVIDENCE,
    SEA,
    WAR_CARDS,
    WAR_KINDS,
    Card,
    Power,
    Seat,
    card_text,
    is_territory,
)
from greatpowers.games.imperialism.rules.between_steps import between_steps
from greatpowers.games.imperialism.rules.events import announce
from greatpowers.games.imperialism.rules.hands import (
    NOT_IN_HAND,
    NOT_ITS_MOMENT,
    add_card,
    bring_into_play,
    everybody,
    put_away_played,
)
from greatpowers.games.imperialism.rules.peace import make_peace, take_plunder
from greatpowers.games.imperialism.rules.strength import (
    attack_strength,
    defence_strength,
    lead,
    victor,
)
from greatpowers.games.imperialism.rules.targets import judge_power, seat_of
from greatpowers.games.imperialism.rules.tracks import (
    gain_glory,
    gain_prestige,
    lose_prestige,
    power_text,
)
from greatpowers.games.imperialism.state import ImperialismTable, State
from greatpowers.games.imperialism.vocabulary import (
    ATTACK,
    DEFEND,
    DONE,
    LAND_WAR,
    PLAY,
    SEA_WAR,
    VOCABULARY,
)
from greatpowers.kernel.ask import Ask, Choice, Menu, Play
from greatpowers.kernel.rule import rule
from greatpowers.kernel.verdict import ALLOWED, Verdict, refuse
from greatpowers.kit.deeds import Deeds

NOT_A_WAR_CARD: Final = refuse("no-not-a-war-card", "10.1")
RULER_FORBIDS_WAR: Final = refuse("no-ruler-forbids-war", "16.0", "opens-new-ruler")
TOO_LATE_TO_SETTLE: Final = refuse("no-too-late-to-settle", "15.4.3")

MOST_DEFENCE_CARDS: Final = 2


def judge_war(s: State, seat: Seat) -> Verdict:
    """16.0: some rulers forbid their realm to go to war."""
    ruler = s.ruler[seat]
    return RULER_FORBIDS_WAR if ruler != NOTHING and FORBIDS_WAR[ruler] else ALLOWED


def judge_war_card(s: State, seat: Seat, card: Card) -> Verdict:
    """10.1: a war card has to be in the hand."""
    if card not in s.hand[seat]:
        return NOT_IN_HAND
    return ALLOWED if card in WAR_CARDS else NOT_A_WAR_CARD


def attack_choice(s: State, seat: Seat) -> Choice:
    """Offer the war cards with which a seat could attack."""
    return Choice(
        ATTACK,
        range(len(PROVIDENCE)),
        lambda card: judge_war_card(s, seat, card),
        whole=judge_war(s, seat),
        within=WAR_CARDS,
    )


WAR_DEEDS: Final[Deeds[State]] = Deeds(VOCABULARY)


@WAR_DEEDS.on(ATTACK)
@rule("10.0")
def wage_war(t: ImperialismTable, seat: Seat, card: Card) -> Play[None]:
    """Carry out the War action; a settlement leaves no winner."""
    yield from _declare(t, seat, card)
    if (yield from _defend(t)):
        _call_off(t)
    else:
        yield from _resolve(t)


@rule("10.1")
def _declare(t: ImperialismTable, seat: Seat, card: Card) -> Play[None]:
    """Play a war card against another player, for a war on land or at sea."""
    s = t.state
    bring_into_play(s, seat, card)
    s.attack_card = card
    answer = yield t.ask(
        seat,
        "ask-war",
        lambda: _war_menu(s, seat),
        cite="10.1",
        public=True,
        card=card_text(card),
    )
    s.war_kind = LAND if answer in LAND_WAR else SEA
    verb = LAND_WAR if s.war_kind == LAND else SEA_WAR
    s.attacker = seat
    s.defender = seat_of(s, verb.target(answer))
    t.say(
        "log-war-declared",
        cite="10.1",
        power=power_text(s, seat),
        victim=power_text(s, s.defender),
        kind=f"war-{WAR_KINDS[s.war_kind]}",
        card=card_text(card),
    )


def _war_menu(s: State, seat: Seat) -> Menu:
    enemies = s.others(seat)

    def judge(power: Power) -> Verdict:
        return judge_power(s, seat, power, enemies)

    powers = range(len(POWERS))
    return [Choice(LAND_WAR, powers, judge), Choice(SEA_WAR, powers, judge)]


@rule("10.1", "15.4.3")
def _defend(t: ImperialismTable) -> Play[bool]:
    """Let the defender play up to two war cards, or settle before the first; say if settled."""
    s = t.state
    may_settle = True
    while len(s.defence_cards) < MOST_DEFENCE_CARDS and _has_providence(s, s.defender):
        answer = yield _ask_defence(t, may_settle)
        if answer == DONE():
            break
        may_settle = False
        if answer in DEFEND:
            _add_defence(t, DEFEND.target(answer))
        elif (yield from announce(t, s.defender, SETTLEMENT)):
            return True
    return False


def _ask_defence(t: ImperialismTable, may_settle: bool) -> Ask:
    s = t.state
    return t.ask(
        s.defender,
        "ask-defend",
        lambda: _defence_menu(s, may_settle),
        cite="10.1",
        default=DONE(),
        power=power_text(s, s.attacker),
        card=card_text(s.attack_card),
        kind=f"war-{WAR_KINDS[s.war_kind]}",
    )


def _has_providence(s: State, seat: Seat) -> bool:
    return any(not is_territory(card) for card in s.hand[seat])


def _defence_menu(s: State, may_settle: bool) -> Menu:
    hand = s.hand[s.defender]
    return [
        Choice(DONE),
        Choice(
            PLAY,
            (SETTLEMENT,),
            lambda card: ALLOWED if card in hand else NOT_IN_HAND,
            whole=ALLOWED if may_settle else TOO_LATE_TO_SETTLE,
            beyond=NOT_ITS_MOMENT,
        ),
        Choice(
            DEFEND,
            range(len(PROVIDENCE)),
            lambda card: judge_war_card(s, s.defender, card),
            within=WAR_CARDS,
        ),
    ]


def _add_defence(t: ImperialismTable, card: Card) -> None:
    s = t.state
    bring_into_play(s, s.defender, card)
    s.defence_cards.append(card)
    t.say("log-defends", cite="10.1", power=power_text(s, s.defender), card=card_text(card))


@rule("15.4.3", "R26")
def _call_off(t: ImperialismTable) -> None:
    """A settlement: there is no war, and the attacker takes the card back."""
    s = t.state
    t.say(
        "log-settled",
        cite="15.4.3",
        power=power_text(s, s.defender),
        victim=power_text(s, s.attacker),
    )
    s.in_play.remove(s.attack_card)
    add_card(s, s.attacker, s.attack_card, everybody(s))
    forget(s)


def forget(s: State) -> None:
    """Clear the war away."""
    s.attacker = s.defender = s.war_winner = NOBODY
    s.attack_card = NOTHING
    s.defence_cards = []


@rule("10.2")
def _resolve(t: ImperialismTable) -> Play[None]:
    """The attacker wins if stronger; only then are there peace talks and plunder."""
    s = t.state
    resolved = t.look()
    ahead = lead(s)
    s.war_winner = victor(s, ahead)
    loser = s.defender if s.war_winner == s.attacker else s.attacker
    t.say(
        "log-war-won",
        cite="10.2",
        power=power_text(s, s.war_winner),
        victim=power_text(s, loser),
        attack=attack_strength(s),
        defence=defence_strength(s),
    )
    gain_prestige(t, s.war_winner, 1)
    lose_prestige(s, loser)
    gain_glory(t, s.war_winner, 1)
    if s.war_winner == s.attacker:
        yield from reward_victory(t, ahead)
        yield from make_peace(t)
        take_plunder(t)
    t.moment(
        "war",
        (resolved,),
        "log-war-over",
        cite="10.2",
        power=power_text(s, s.attacker),
        victim=power_text(s, s.defender),
    )
    for card in (s.attack_card, *s.defence_cards):
        put_away_played(t, card)
    s.has_news = True
    yield from between_steps(t)
