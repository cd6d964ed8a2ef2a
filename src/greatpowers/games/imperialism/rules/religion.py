"""8.3 Change of religion, and the three religion cards (15.6)."""

from typing import Final

from greatpowers.games.imperialism.components import (
    CALVINISM,
    FOOD,
    GOOD_TRACKS,
    IS_CATHOLIC,
    LUTHERANISM,
    NOTHING,
    RELIGION_DUCATS,
    RELIGION_GLORY,
    RELIGION_LEVELS,
    RELIGION_NEEDS,
    RELIGION_WAR,
    RELIGIONS,
    TEXTILES,
    TOP,
    TRACKS,
    Religion,
    Seat,
    Track,
)
from greatpowers.games.imperialism.rules.development import develop_freely
from greatpowers.games.imperialism.rules.gains import (
    GLORY_TEXT,
    level_gains,
    modifier_gains,
    tell_gains,
)
from greatpowers.games.imperialism.rules.needs import meets_all, shortage
from greatpowers.games.imperialism.rules.payments import gain_ducats
from greatpowers.games.imperialism.rules.purchases import AT_THE_TOP
from greatpowers.games.imperialism.rules.tracks import (
    NOT_THAT_TRACK,
    apply_levels,
    gain_glory,
    power_text,
    raise_level,
)
from greatpowers.games.imperialism.state import ImperialismTable, State
from greatpowers.games.imperialism.vocabulary import CONVERT, PASS, RAISE
from greatpowers.kernel.ask import Choice, Menu, Play
from greatpowers.kernel.rule import rule
from greatpowers.kernel.verdict import ALLOWED, Verdict, refuse

NEVER_CONVERTS: Final = refuse("no-never-converts", "8.3")
CONVERTED_ALREADY: Final = refuse("no-converted-already", "8.3")
NO_CARD_LEFT: Final = refuse("no-religion-card-left", "8.3")
RELIGION_NOT_MET: Final = refuse("no-religion-not-met", "5.4", "opens-what-is-missing")

OTHER_GOODS: Final = tuple(good for good in GOOD_TRACKS if good not in (FOOD, TEXTILES))


@rule("8.3", "5.4")
def judge_religion(s: State, seat: Seat, religion: Religion) -> Verdict:
    """Once in the game, with a card left and its requirements met, which are not paid."""
    if not IS_CATHOLIC[s.power[seat]]:
        return NEVER_CONVERTS
    if s.religion[seat] != NOTHING:
        return CONVERTED_ALREADY
    if s.religions_left[religion] == 0:
        return NO_CARD_LEFT
    return ALLOWED if meets_all(s, seat, RELIGION_NEEDS[religion]) else RELIGION_NOT_MET


def religion_choice(s: State, seat: Seat) -> Choice:
    """Offer the religions to which a seat may change."""
    return Choice(
        CONVERT,
        range(len(RELIGIONS)),
        lambda religion: judge_religion(s, seat, religion),
        facts=lambda religion: shortage(s, seat, RELIGION_NEEDS[religion]),
    )


@rule("15.6.1", "15.6.2", "15.6.3")
def convert(t: ImperialismTable, seat: Seat, religion: Religion) -> Play[None]:
    """Take a religion card and all that it gives."""
    s = t.state
    s.religions_left[religion] -= 1
    s.religion[seat] = religion
    s.has_shifted = True
    t.say(
        "log-converts",
        cite="8.3",
        power=power_text(s, seat),
        religion=f"religion-{RELIGIONS[religion]}",
    )
    tell_gains(t, seat, _religion_gains(s, seat, religion), cite="8.3")
    apply_levels(t, seat, RELIGION_LEVELS[religion])
    gain_ducats(s, seat, RELIGION_DUCATS[religion])
    gain_glory(t, seat, RELIGION_GLORY[religion])
    if religion == CALVINISM:
        yield from _choose_other_good(t, seat)
    elif religion == LUTHERANISM:
        yield from _develop_at_once(t, seat)


def _religion_gains(s: State, seat: Seat, religion: Religion) -> list[tuple[str, int]]:
    """Return what a religion brings at once and for good, but for what is still to be chosen."""
    return [
        *level_gains(s, seat, RELIGION_LEVELS[religion]),
        ("count-ducats", RELIGION_DUCATS[religion]),
        (GLORY_TEXT, RELIGION_GLORY[religion]),
        *modifier_gains(RELIGION_WAR[religion]),
    ]


@rule("15.6.1")
def _choose_other_good(t: ImperialismTable, seat: Seat) -> Play[None]:
    """Calvinism may raise one more good that is not at its top."""
    s = t.state
    answer = yield t.ask(
        seat,
        "ask-raise-other-good",
        lambda: _other_goods(s, seat),
        cite="15.6.1",
        default=PASS(),
        public=True,
    )
    if answer != PASS():
        track = RAISE.target(answer)
        raise_level(t, seat, track)
        t.say(
            "log-good-raised",
            cite="15.6.1",
            power=power_text(t.state, seat),
            track=f"track-{TRACKS[track]}",
        )


def _other_goods(s: State, seat: Seat) -> Menu:
    def judge(good: Track) -> Verdict:
        return ALLOWED if s.level[seat][good] < TOP[good] else AT_THE_TOP

    return [Choice(PASS), Choice(RAISE, OTHER_GOODS, judge, beyond=NOT_THAT_TRACK)]


@rule("15.6.3", "R15")
def _develop_at_once(t: ImperialismTable, seat: Seat) -> Play[None]:
    """Lutheranism allows a Development whatever the action marker says."""
    if (yield from t.ask_if(seat, "ask-develop-at-once", cite="15.6.3")):
        yield from develop_freely(t)
