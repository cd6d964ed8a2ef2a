"""4.1 Peace Turns, phases 4.1.1 to 4.1.8: all that comes before the action rounds."""

from typing import Final

from greatpowers.games.imperial_struggle.board import ImperialTable
from greatpowers.games.imperial_struggle.components import (
    AWARDS,
    BRITAIN,
    COMMODITIES,
    ERA_OF_TURN,
    EVENT_ERA,
    EVENTS,
    FRANCE,
    MINISTRIES,
    MINISTRY_ERAS,
    MINISTRY_SIDE,
    NEXT_WAR,
    POWER_TEXT,
    REGIONS,
    REVOLUTION,
    SUCCESSION,
    USA_OPEN,
    Power,
)
from greatpowers.games.imperial_struggle.rules.cabinet import (
    JACOBITE_UPRISINGS,
    cabinet,
    face_down,
    reveal,
)
from greatpowers.games.imperial_struggle.rules.debt import raise_debt_limit
from greatpowers.games.imperial_struggle.rules.diplomatic import draw_event
from greatpowers.games.imperial_struggle.rules.elsewhere import NOT_IN_HAND, NOT_TO_APPOINT
from greatpowers.games.imperial_struggle.rules.event_play import hand
from greatpowers.games.imperial_struggle.rules.victory import EVEN_VP
from greatpowers.games.imperial_struggle.state import (
    ACTION_ROUND,
    ASIDE,
    AVAILABLE,
    CONFIRMED,
    DISCARDS,
    DRAW_PILE,
    FACE_DOWN,
    HAND,
    LAID_ASIDE,
    LATER_ERA,
    OUT_OF_GAME,
    REMOVED,
    STACK,
    TAKEN,
    USED,
    State,
)
from greatpowers.games.imperial_struggle.vocabulary import APPOINT, DISCARD, GO_FIRST, KEEP
from greatpowers.kernel.ask import Choice, Play
from greatpowers.kernel.rule import rule

FIRST_TURNS_OF_ERAS: Final = (1, 3, 5)
TURNS_OF_NEW_ERAS: Final = (3, 5)
LIMIT_RISE: Final = 4
DEMANDS: Final = 3
TILES_LAID_OUT: Final = 9
CARDS_DRAWN: Final = 3
HAND_SIZE: Final = 3
MINISTRIES_CHOSEN: Final = 2


@rule("4.0", "4.1", "2.2")
def peace_begins(t: ImperialTable) -> Play[None]:
    """Phases 1 to 8 of a Peace Turn."""
    s = t.state
    s.era = ERA_OF_TURN[s.turn]
    s.opened = USA_OPEN if s.turn == 6 and s.usa_flags else s.era
    s.war = NEXT_WAR[s.turn]
    t.say("log-peace-turn", turn=s.turn)
    deck_phase(t)
    debt_limit_phase(t)
    award_phase(t)
    global_demand_phase(t)
    reset_phase(t)
    yield from deal_cards_phase(t)
    yield from ministry_phase(t)
    yield from initiative_phase(t)
    s.round = 0
    s.stage = ACTION_ROUND


@rule("4.1.1")
def deck_phase(t: ImperialTable) -> None:
    """On turns 3 and 5 the new era's Events join the draw pile; the discards stay out."""
    s = t.state
    if s.turn not in TURNS_OF_NEW_ERAS:
        return
    for card, era in enumerate(EVENT_ERA):
        if era == s.era and s.event_at[card] == LATER_ERA:
            s.event_at[card] = DRAW_PILE
    if s.era == REVOLUTION:
        for card, at in enumerate(s.event_at):
            if EVENT_ERA[card] == SUCCESSION and at in (HAND + FRANCE, HAND + BRITAIN):
                s.event_at[card] = OUT_OF_GAME
                t.say("log-succession-card-leaves", cite="4.1.1", event=f"event-{EVENTS[card]}")


@rule("4.1.2")
def debt_limit_phase(t: ImperialTable) -> None:
    """On turns 3 and 5 both Debt Limits rise by four."""
    if t.state.turn in TURNS_OF_NEW_ERAS:
        for power in (FRANCE, BRITAIN):
            raise_debt_limit(t, power, LIMIT_RISE)


@rule("4.1.3", "3.9")
def award_phase(t: ImperialTable) -> None:
    """Lay one Award in each Region: four of the eight on an era's first turn, then the others."""
    s = t.state
    if s.turn in FIRST_TURNS_OF_ERAS:
        s.award_left = [True] * len(AWARDS)
    left = [award for award, here in enumerate(s.award_left) if here]
    for region in range(len(REGIONS)):
        award = t.chance.take(left)
        s.award[region] = award
        s.award_left[award] = False
        t.say("log-award", region=f"region-{REGIONS[region]}", award=f"award-{AWARDS[award]}")


@rule("4.1.4")
def global_demand_phase(t: ImperialTable) -> None:
    """Draw three of the six commodities, kept in the order of the table."""
    s = t.state
    goods = list(range(len(COMMODITIES)))
    s.demand = sorted(t.chance.take(goods) for _ in range(DEMANDS))
    for good in s.demand:
        t.say("log-demand", commodity=f"commodity-{COMMODITIES[good]}")


@rule("4.1.5")
def reset_phase(t: ImperialTable) -> None:
    """Refresh Advantages and Ministries, clear the tiles, and bring Squadrons back (R87)."""
    s = t.state
    s.exhausted = [False] * len(s.exhausted)
    s.ability_used = [False] * len(s.ability_used)
    s.banks_used = 0
    s.townshend = -1
    s.tile_at = [USED if at in (TAKEN, TAKEN + 1, AVAILABLE) else at for at in s.tile_at]
    for power in (FRANCE, BRITAIN):
        if s.away[power]:
            t.say("log-squadrons-return", power=POWER_TEXT[power], n=s.away[power])
        s.navy_box[power] += s.away[power]
        s.away[power] = 0


# -- 4.1.6 -----------------------------------------------------------------------------------


@rule("4.1.6")
def deal_cards_phase(t: ImperialTable) -> Play[None]:
    """Lay out nine Investment tiles, deal three Events each, and discard down to three."""
    s = t.state
    lay_out_tiles(t)
    for _ in range(CARDS_DRAWN):
        for power in (FRANCE, BRITAIN):
            if draw_event(t, power) < 0:
                _reshuffle(t)
                draw_event(t, power)
    yield from t.together({power: _choose_discards(t, power) for power in (FRANCE, BRITAIN)})
    t.raise_wall()
    for power in (FRANCE, BRITAIN):
        for card, at in enumerate(s.event_at):
            if at == LAID_ASIDE + power:
                s.event_at[card] = DISCARDS
                t.say("log-discarded", power=POWER_TEXT[power], event=f"event-{EVENTS[card]}")


def lay_out_tiles(t: ImperialTable) -> None:
    """Lay out nine tiles; what is left of the stack first, then the used ones anew (R101)."""
    s = t.state
    stack = [tile for tile, at in enumerate(s.tile_at) if at == STACK]
    for _ in range(TILES_LAID_OUT):
        if not stack:
            s.tile_at = [STACK if at == USED else at for at in s.tile_at]
            stack = [tile for tile, at in enumerate(s.tile_at) if at == STACK]
        s.tile_at[t.chance.take(stack)] = AVAILABLE


def _reshuffle(t: ImperialTable) -> None:
    """R14: while cards are dealt an empty draw pile is made anew from the discards."""
    s = t.state
    if DISCARDS in s.event_at:
        s.event_at = [DRAW_PILE if at == DISCARDS else at for at in s.event_at]
        t.say("log-reshuffled", cite="4.1.6")


def _choose_discards(t: ImperialTable, power: Power) -> Play[None]:
    """Choose what to discard, in secret; the cards are shown when both are done (R16)."""
    s = t.state
    while (cards := len(hand(s, power))) > HAND_SIZE:
        answer = yield t.ask(
            power,
            "ask-discard",
            lambda: [Choice(DISCARD, hand(s, power), beyond=NOT_IN_HAND)],
            cite="4.1.6",
            n=cards - HAND_SIZE,
        )
        s.event_at[DISCARD.target(answer)] = LAID_ASIDE + power


# -- 4.1.7 -----------------------------------------------------------------------------------


@rule("4.1.7", "3.5.1")
def ministry_phase(t: ImperialTable) -> Play[None]:
    """Choose two Ministries at the start of an era; exchange face-down ones in its second turn."""
    s = t.state
    first = s.turn in FIRST_TURNS_OF_ERAS
    if first:
        s.ministry_at = [REMOVED if at == REMOVED else ASIDE for at in s.ministry_at]
    _seat_jacobites(t)
    if first:
        yield from t.together({power: _appoint(t, power) for power in (FRANCE, BRITAIN)})
    else:
        yield from t.together({power: _exchange(t, power) for power in (FRANCE, BRITAIN)})
        s.ministry_at = [FACE_DOWN if at == CONFIRMED else at for at in s.ministry_at]


@rule("7.3")
def _seat_jacobites(t: ImperialTable) -> None:
    """R78: after a Jacobite Victory in the second war the card lies open in a third slot."""
    s = t.state
    if s.jacobite_ministry and s.ministry_at[JACOBITE_UPRISINGS] != REMOVED:
        reveal(t, JACOBITE_UPRISINGS)


def _appoint_choice(s: State, power: Power) -> Choice:
    return Choice(APPOINT, candidates(s, power), beyond=NOT_TO_APPOINT)


def candidates(s: State, power: Power) -> list[int]:
    """Return the cards of a side that bear the era's sign and are not in the cabinet."""
    return [
        m
        for m, at in enumerate(s.ministry_at)
        if at == ASIDE and MINISTRY_SIDE[m] == power and s.era in MINISTRY_ERAS[m]
    ]


def _appoint(t: ImperialTable, power: Power) -> Play[None]:
    s = t.state
    for number in range(1, MINISTRIES_CHOSEN + 1):
        answer = yield t.ask(
            power,
            "ask-appoint",
            lambda: [_appoint_choice(s, power)],
            cite="4.1.7",
            n=number,
            all=MINISTRIES_CHOSEN,
        )
        s.ministry_at[APPOINT.target(answer)] = FACE_DOWN


def _exchange(t: ImperialTable, power: Power) -> Play[None]:
    """Ask for each face-down card whether to keep it: as many questions as cards, for all to see.

    A slot that the Jacobites left for their third one is filled first (R78).
    """
    s = t.state
    if power == FRANCE and _jacobites_left_a_slot(s):
        answer = yield t.ask(
            power, "ask-appoint", lambda: [_appoint_choice(s, power)], cite="7.3", n=1, all=1
        )
        s.ministry_at[APPOINT.target(answer)] = CONFIRMED
    while hidden := face_down(s, power):
        answer = yield t.ask(
            power,
            "ask-exchange-ministry",
            lambda: [Choice(KEEP), _appoint_choice(s, power)],
            cite="4.1.7",
            default=KEEP(),
            ministry=f"ministry-{MINISTRIES[hidden[0]]}",
        )
        settled = face_down(s, power)[0]
        if answer != KEEP():
            s.ministry_at[settled] = ASIDE
            settled = APPOINT.target(answer)
        s.ministry_at[settled] = CONFIRMED


def _jacobites_left_a_slot(s: State) -> bool:
    ordinary = [m for m in cabinet(s, FRANCE) if m != JACOBITE_UPRISINGS]
    return s.jacobite_ministry and len(ordinary) < MINISTRIES_CHOSEN


# -- 4.1.8 -----------------------------------------------------------------------------------


@rule("4.1.8", "4.1.9")
def initiative_phase(t: ImperialTable) -> Play[None]:
    """The power that is behind has the Initiative and picks who goes first (R18)."""
    s = t.state
    if s.turn > 1 and s.vp != EVEN_VP:
        s.initiative = FRANCE if s.vp < EVEN_VP else BRITAIN
    answer = yield t.ask(
        s.initiative,
        "ask-who-first",
        lambda: [Choice(GO_FIRST, (FRANCE, BRITAIN))],
        cite="4.1.8",
        default=GO_FIRST(s.initiative),
    )
    s.first = GO_FIRST.target(answer)
    s.active = s.first
    t.say("log-goes-first", cite="4.1.8", power=POWER_TEXT[s.first])
