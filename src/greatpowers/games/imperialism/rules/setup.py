"""4.0 Set-up: decks, hands, powers, first levels and who begins."""

from collections.abc import Mapping
from typing import Final

from greatpowers.games.imperialism.components import (
    ACHIEVEMENT_GLORY,
    ACHIEVEMENTS,
    ARMY,
    BASE_LIMIT,
    FLEET,
    POWER_DUCATS,
    POWER_GLORY,
    POWER_LEVELS,
    POWERS,
    PROVIDENCE,
    START_NUMBER,
    TERRITORY_CARDS,
    TRACKS,
    Power,
    Seat,
    all_copies,
)
from greatpowers.games.imperialism.rules.consequences import note_consequences
from greatpowers.games.imperialism.rules.hands import draw_providence, refill_row
from greatpowers.games.imperialism.rules.tracks import (
    NOT_THAT_TRACK,
    apply_levels,
    gain_glory,
    power_text,
    raise_level,
)
from greatpowers.games.imperialism.state import (
    BOX,
    DEALT,
    EXCHANGE,
    FIRST_LEVELS,
    KEPT,
    ImperialismTable,
    State,
)
from greatpowers.games.imperialism.vocabulary import KEEP_POWER, RAISE
from greatpowers.kernel.ask import Choice, Menu, Play
from greatpowers.kernel.rule import rule
from greatpowers.kernel.verdict import ALLOWED, Verdict, refuse

NOT_DEALT_TO_YOU: Final = refuse("no-power-not-dealt", "4.6")

START_DUCATS: Final = 25
DEALT_POWERS: Final = 2
SLOTS: Final = {2: 4, 3: 4, 4: 5}
"""Achievements beside the stack: players + 1, but four with two players (4.5)."""


def start_position(options: Mapping[str, str]) -> State:
    """Return the table before anything is dealt."""
    return State(
        int(options["players"]),
        one_catholicism=options["one_catholicism"] == "yes",
        taxed_board=options["india_and_china_pay_taxes"] == "yes",
        achieve_at_once=options["achievements"] == "at_once",
    )


@rule("4.1", "4.3", "4.4")
def deal(t: ImperialismTable) -> Play[None]:
    """Give out ducats and cards, then let everybody secretly keep one of two powers."""
    s = t.state
    s.ducats = [START_DUCATS] * s.players
    s.territory_deck = list(range(TERRITORY_CARDS))
    s.providence_deck = all_copies(range(len(PROVIDENCE)))
    refill_row(t)
    for seat in range(s.players):
        for _ in range(BASE_LIMIT):
            draw_providence(t, seat)
    _stack_achievements(t)
    _deal_powers(t)
    yield from t.together({seat: _keep_power(t, seat) for seat in range(s.players)})
    _reveal_powers(t)
    s.stage = FIRST_LEVELS


@rule("4.5")
def _stack_achievements(t: ImperialismTable) -> None:
    """Shuffle the achievements within their value and lay the cheap ones on top."""
    s = t.state
    for value in sorted(set(ACHIEVEMENT_GLORY)):
        stack = [a for a in range(len(ACHIEVEMENTS)) if ACHIEVEMENT_GLORY[a] == value]
        t.chance.shuffle(stack)
        s.achievement_deck += stack
    slots = SLOTS[s.players]
    s.slots, s.achievement_deck = s.achievement_deck[:slots], s.achievement_deck[slots:]


@rule("4.6")
def _deal_powers(t: ImperialismTable) -> None:
    powers = list(range(len(POWERS)))
    for seat in range(t.state.players):
        for _ in range(DEALT_POWERS):
            t.state.power_at[t.chance.take(powers)] = DEALT + seat


@rule("4.6")
def _keep_power(t: ImperialismTable, seat: Seat) -> Play[None]:
    s = t.state
    answer = yield t.ask(seat, "ask-keep-power", lambda: _power_menu(s, seat), cite="4.6")
    s.power_at[KEEP_POWER.target(answer)] = KEPT + seat


def _power_menu(s: State, seat: Seat) -> Menu:
    def judge(power: Power) -> Verdict:
        return ALLOWED if s.power_at[power] == DEALT + seat else NOT_DEALT_TO_YOU

    return [Choice(KEEP_POWER, range(len(POWERS)), judge)]


@rule("4.6", "4.8", "4.9")
def _reveal_powers(t: ImperialismTable) -> None:
    """Show the powers and mark their effects; the lowest start number begins."""
    s = t.state
    for seat in range(s.players):
        s.power[seat] = s.power_at.index(KEPT + seat)
    s.active = min(range(s.players), key=lambda seat: START_NUMBER[s.power[seat]])
    for seat in range(s.players):
        power = s.power[seat]
        apply_levels(t, seat, POWER_LEVELS[power])
        gain_glory(t, seat, POWER_GLORY[power])
        s.ducats[seat] += POWER_DUCATS[power]
        t.say("log-power-revealed", cite="4.6", number=seat + 1, power=power_text(s, seat))
    t.moment("powers", (), "log-powers-revealed", cite="4.6")
    s.power_at = [BOX] * len(POWERS)
    t.raise_wall()


@rule("4.7")
def first_levels(t: ImperialismTable) -> Play[None]:
    """Everybody raises army or fleet by one, openly and in turn order (R2)."""
    s = t.state
    for seat in (s.active, *s.others(s.active)):
        answer = yield t.ask(
            seat,
            "ask-first-level",
            lambda: [Choice(RAISE, (ARMY, FLEET), beyond=NOT_THAT_TRACK)],
            cite="4.7",
            public=True,
        )
        track = RAISE.target(answer)
        raise_level(t, seat, track)
        t.say(
            "log-first-level", cite="4.7", power=power_text(s, seat), track=f"track-{TRACKS[track]}"
        )
    note_consequences(s)
    s.turn = 1
    s.stage = EXCHANGE
    t.say("log-first-player", cite="4.9", power=power_text(s, s.active))
