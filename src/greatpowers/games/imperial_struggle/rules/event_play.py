"""5.2 Playing an Event card: when it may be played, its bonus condition, its effects."""

from typing import Any, Final

from greatpowers.games.imperial_struggle.board import (
    ImperialTable,
    controls_advantage,
    count_controlled,
    enemy,
    has_keyword,
    has_ministry,
    say_ministry,
)
from greatpowers.games.imperial_struggle.cards.events import EFFECTS
from greatpowers.games.imperial_struggle.cards.ministries import show_keyword
from greatpowers.games.imperial_struggle.components import (
    ACTIONS,
    ECONOMIC,
    EVENT_BONUS,
    EVENT_ICON,
    EVENTS,
    FRANCE,
    KEYWORDS,
    NO_WAR,
    POWER_TEXT,
    PRESTIGE,
    TILE_EVENT,
    TILE_MAJOR,
    Event,
    Power,
    ability,
    advantage,
    country,
    ministry,
)
from greatpowers.games.imperial_struggle.rules.cabinet import ability_ready, use_ability
from greatpowers.games.imperial_struggle.rules.debt import available_debt
from greatpowers.games.imperial_struggle.rules.deeds import DEEDS
from greatpowers.games.imperial_struggle.rules.elsewhere import NOT_IN_HAND
from greatpowers.games.imperial_struggle.rules.war_tiles import bonus_placed
from greatpowers.games.imperial_struggle.state import (
    BONUS_RECEIVED,
    HAND,
    MAJOR,
    MINOR,
    OUT_OF_GAME,
    State,
)
from greatpowers.games.imperial_struggle.vocabulary import PLAY
from greatpowers.kernel.ask import Choice, Play
from greatpowers.kernel.rule import rule
from greatpowers.kernel.verdict import ALLOWED, Verdict, refuse
from greatpowers.kit.deeds import perform

ONE_EVENT_A_ROUND: Final = refuse("no-one-event-a-round", "5.2", "opens-next-round")
TOO_LATE_FOR_EVENT: Final = refuse("no-too-late-for-event", "5.2", "opens-start-of-round")
NO_EVENT_SYMBOL: Final = refuse("no-event-symbol", "5.2", "opens-event-symbol")
ICON_DOES_NOT_MATCH: Final = refuse("no-icon-does-not-match", "3.4.4", "opens-icon")

CONDORCET: Final = ability("marquis_de_condorcet-event_any_tile")
BANK_EVENT: Final = ability("bank_of_england-econ_event")
LAVOISIER: Final = ministry("lavoisier")


def judge_event(s: State, power: Power, card: Event) -> Verdict:
    """5.2, 3.4.4: may a power play a card of its hand with the tile it took? (R23, R85)"""
    if s.event_done:
        return ONE_EVENT_A_ROUND
    if not s.untouched:
        return TOO_LATE_FOR_EVENT
    if not TILE_EVENT[s.tile] and not ability_ready(s, power, CONDORCET):
        return NO_EVENT_SYMBOL
    if not _icon_matches(s, card) and not _bank_may_help(s, power, card):
        return ICON_DOES_NOT_MATCH
    return ALLOWED


def _icon_matches(s: State, card: Event) -> bool:
    return EVENT_ICON[card] in (-1, TILE_MAJOR[s.tile])


def _bank_may_help(s: State, power: Power, card: Event) -> bool:
    return EVENT_ICON[card] == ECONOMIC and ability_ready(s, power, BANK_EVENT)


def hand(s: State, power: Power) -> list[int]:
    """Return the Event cards in a power's hand."""
    return [card for card, at in enumerate(s.event_at) if at == HAND + power]


def event_choice(s: State, power: Power) -> Choice:
    """Offer the Events of one's hand that may be played now."""
    return Choice(
        PLAY,
        hand(s, power),
        lambda card: judge_event(s, power, card),
        facts=lambda card: _icons(s, card),
        beyond=NOT_IN_HAND,
    )


def _icons(s: State, card: Event) -> dict[str, str | int]:
    """Return the Action for which a card is, and that of the tile."""
    return {
        "needed": f"action-{ACTIONS[EVENT_ICON[card]]}",
        "action": f"action-{ACTIONS[TILE_MAJOR[s.tile]]}",
    }


@DEEDS.on(PLAY)
@rule("5.2", "3.4", "3.4.2", "3.4.3")
def play_event(t: ImperialTable, power: Power, card: Event) -> Play[None]:
    """Play an Event: look at its bonus condition, carry out base and bonus, remove the card."""
    s = t.state
    t.raise_wall()
    t.say("log-event-played", cite="5.2", power=POWER_TEXT[power], event=f"event-{EVENTS[card]}")
    if not TILE_EVENT[s.tile]:
        use_ability(t, CONDORCET)
    if not _icon_matches(s, card):
        use_ability(t, BANK_EVENT)
    s.event_at[card] = OUT_OF_GAME
    s.event_done = True
    s.untouched = False
    bonus = yield from bonus_condition(t, power, card)
    if bonus:
        s.effects |= BONUS_RECEIVED
        t.say("log-bonus", power=POWER_TEXT[power], event=f"event-{EVENTS[card]}")
        if power == FRANCE and has_ministry(s, LAVOISIER):
            _lavoisier(t)
    yield from perform(EFFECTS[EVENTS[card]][power](t, power, bonus))


def _lavoisier(t: ImperialTable) -> None:
    """R85: a round with a bonus makes the tile's Major and Minor Action worth 1 more each."""
    s = t.state
    say_ministry(t, LAVOISIER)
    for purse, kind in enumerate(s.purse_kind):
        if kind in (MAJOR, MINOR):
            s.purse_points[purse] += 1


# -- bonus conditions (3.4.3) ----------------------------------------------------------------


@rule("3.4.3", "3.5.3")
def bonus_condition(t: ImperialTable, power: Power, card: Event) -> Play[bool]:
    """Say whether the bonus is received; a hidden Ministry may be revealed for its keyword."""
    word = bonus_keyword(card)
    if word < 0:
        return meets_condition(t.state, power, card)
    return (yield from show_keyword(t, power, word, card))


def bonus_keyword(card: Event) -> int:
    """Return the keyword that an Event's bonus asks for, or -1."""
    condition = EVENT_BONUS[card]
    keyword = None if condition is None else condition.get("keyword")
    return -1 if keyword is None else KEYWORDS.index(keyword)


@rule("3.4.3")
def meets_condition(s: State, power: Power, card: Event) -> bool:
    """Say whether a power meets an Event's bonus condition by what lies open."""
    condition = EVENT_BONUS[card]
    if condition is None:
        return False
    word = bonus_keyword(card)
    return _board_condition(s, power, condition) if word < 0 else has_keyword(s, power, word)


def _board_condition(s: State, power: Power, condition: dict[str, Any]) -> bool:
    other = enemy(power)
    kind = condition["kind"]
    if kind == "more_available_debt":
        return available_debt(s, power) - available_debt(s, other) >= int(condition["by"])
    if kind == "more_prestige_in":
        places = [i for i in country(*condition["countries"]) if PRESTIGE[i]]
        return count_controlled(s, power, places) > count_controlled(s, other, places)
    if kind == "more_bonus_war_tiles_in_next_war":
        return s.war != NO_WAR and bonus_placed(s, power) > bonus_placed(s, other)
    assert kind == "controls_advantage"
    return controls_advantage(s, power, advantage(condition["advantage"]))
