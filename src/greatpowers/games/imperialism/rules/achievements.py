"""13.0 Achievements: who meets one in the own turn takes it, at most one a turn (R19)."""

from typing import Final

from greatpowers.games.imperialism.components import (
    ACHIEVEMENT_GLORY,
    ACHIEVEMENT_LEVELS,
    ACHIEVEMENT_NEEDS,
    ACHIEVEMENT_WAR,
    ACHIEVEMENTS,
    Achievement,
)
from greatpowers.games.imperialism.rules.consequences import tell_consequences
from greatpowers.games.imperialism.rules.gains import level_gains, modifier_gains, tell_gains
from greatpowers.games.imperialism.rules.needs import available, nearest, note_met, shortage
from greatpowers.games.imperialism.rules.tracks import apply_levels, gain_glory, power_text
from greatpowers.games.imperialism.state import ImperialismTable, State
from greatpowers.games.imperialism.vocabulary import ACHIEVE, PASS
from greatpowers.kernel.ask import Choice, Menu, Play
from greatpowers.kernel.rule import rule
from greatpowers.kernel.verdict import ALLOWED, Verdict, refuse

NOT_AVAILABLE: Final = refuse("no-achievement-not-available", "13.0", "opens-comes-up")
NOT_MET: Final = refuse("no-achievement-not-met", "5.1", "opens-what-is-missing")


def _judge(s: State, achievement: Achievement) -> Verdict:
    if achievement not in available(s):
        return NOT_AVAILABLE
    return ALLOWED if achievement in s.met else NOT_MET


def _menu(s: State) -> Choice:
    return Choice(
        ACHIEVE,
        range(len(ACHIEVEMENTS)),
        lambda achievement: _judge(s, achievement),
        within=available(s),
        facts=lambda achievement: _missing(s, achievement),
    )


def _missing(s: State, achievement: Achievement) -> dict[str, str | int]:
    return shortage(s, s.active, nearest(s, s.active, ACHIEVEMENT_NEEDS[achievement]))


def see_achievements(t: ImperialismTable, must: bool = False) -> Play[None]:
    """13.0: after a step of the own turn an achievement may be taken, at its end it must be.

    What was met at any moment of the turn can be taken until its end (R19).
    """
    s = t.state
    note_met(s, s.active)
    if s.has_achieved or not s.met:
        return
    must = must or s.achieve_at_once
    answer = yield t.ask(
        s.active,
        "ask-achieve" if must else "ask-achieve-now",
        lambda: _offer(s, must),
        cite="13.0",
        public=True,
    )
    if answer in ACHIEVE:
        take(t, ACHIEVE.target(answer))


def _offer(s: State, must: bool) -> Menu:
    return [_menu(s)] if must else [_menu(s), Choice(PASS)]


@rule("13.0", "5.1")
def take(t: ImperialismTable, achievement: Achievement) -> None:
    """Lay an achievement out, mark its effects and glory, and open the next one."""
    s = t.state
    seat = s.active
    if achievement in s.slots:
        place = s.slots.index(achievement)
        s.slots[place : place + 1] = s.achievement_deck[:1]
    del s.achievement_deck[:1]
    s.achieved[seat].append(achievement)
    s.has_achieved = True
    s.met = []
    t.say(
        "log-achievement",
        cite="13.0",
        power=power_text(s, seat),
        achievement=f"achievement-{ACHIEVEMENTS[achievement]}",
        glory=ACHIEVEMENT_GLORY[achievement],
    )
    gains = level_gains(s, seat, ACHIEVEMENT_LEVELS[achievement])
    gains += modifier_gains(ACHIEVEMENT_WAR[achievement])
    tell_gains(t, seat, gains, cite="13.0")
    apply_levels(t, seat, ACHIEVEMENT_LEVELS[achievement])
    gain_glory(t, seat, ACHIEVEMENT_GLORY[achievement])
    tell_consequences(t)
