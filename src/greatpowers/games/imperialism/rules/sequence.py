"""6.0 The course of the game: turns, their phases, the choice of an action, and the end."""

from typing import Final

from greatpowers.games.imperialism.cards.events import (
    EXCEPTIONAL_YEAR,
    INTERCEPTED_PLANS,
    PIRATE_RATES,
    PIRATES,
    pirates,
)
from greatpowers.games.imperialism.components import (
    ACTIONS,
    ANY_TERRITORIES,
    CONQUEST,
    DEVELOPMENT,
    INTRIGUE,
    NOBODY,
    TAXES,
    WAR,
    Seat,
)
from greatpowers.games.imperialism.rules.achievements import see_achievements
from greatpowers.games.imperialism.rules.between_steps import (
    between_steps,
    intercept,
    offer_interception,
)
from greatpowers.games.imperialism.rules.conquest import CONQUEST_DEEDS, conquest_choice
from greatpowers.games.imperialism.rules.development import DEVELOPMENT_DEEDS, good_choice
from greatpowers.games.imperialism.rules.ending import final_scoring, winners
from greatpowers.games.imperialism.rules.events import announce, card_choice
from greatpowers.games.imperialism.rules.exchange import exchange
from greatpowers.games.imperialism.rules.hands import could_hold
from greatpowers.games.imperialism.rules.intrigue import INTRIGUE_DEEDS, intrigue_cards
from greatpowers.games.imperialism.rules.payments import gain_ducats
from greatpowers.games.imperialism.rules.religion import religion_choice
from greatpowers.games.imperialism.rules.setup import deal, first_levels
from greatpowers.games.imperialism.rules.tracks import gain_glory, power_text
from greatpowers.games.imperialism.rules.war import WAR_DEEDS, attack_choice, forget
from greatpowers.games.imperialism.rules.war_events import war_events
from greatpowers.games.imperialism.state import (
    EXCHANGE,
    OVER,
    ImperialismTable,
    State,
)
from greatpowers.games.imperialism.vocabulary import (
    COLLECT_TAXES,
    PLAY,
    VOCABULARY,
)
from greatpowers.kernel.ask import Choice, Menu, Play
from greatpowers.kernel.bill import Bill, charge
from greatpowers.kernel.game import Result
from greatpowers.kernel.rule import rule
from greatpowers.kernel.verdict import refuse
from greatpowers.kit.deeds import Deeds, Segment

SAME_ACTION_AGAIN: Final = refuse("no-same-action-again", "6.4", "opens-next-turn")

ENDINGS: Final = ("end_space", "stalemate")
QUIET_ROUNDS: Final = 20


def segment(t: ImperialismTable) -> Play[None] | None:
    """Play the next segment: the state alone says which."""
    return SEGMENTS[t.state.stage](t)


def result(s: State) -> Result | None:
    """Return who has won, once the final scoring is done."""
    if s.stage != OVER:
        return None
    ending = ENDINGS[0] if s.ended_by != NOBODY else ENDINGS[1]
    return Result(winners(s, s.final), ending, tuple(s.final))


@rule("6.1", "6.4")
def play_action(t: ImperialismTable) -> Play[None]:
    """Play the second phase of a turn, to its end."""
    s = t.state
    seat = s.active
    before = s.last_action[seat]
    action = yield from _act(t, seat, (before,))
    if action == WAR and s.war_winner == NOBODY:
        yield from _act_after_settlement(t, seat, before)
    yield from _end_turn(t)


@rule("15.4.3", "R26")
def _act_after_settlement(t: ImperialismTable, seat: Seat, before: int) -> Play[None]:
    """The attacker acts in another way, but the marker stays on War."""
    yield from _act(t, seat, (before, WAR), moves_marker=False)


@rule("6.4")
def _act(
    t: ImperialismTable, seat: Seat, barred: tuple[int, ...], moves_marker: bool = True
) -> Play[int]:
    """Choose an action and carry it out; before it plans may be intercepted."""
    s = t.state
    while True:
        answer = yield t.ask(seat, "ask-action", lambda: _action_menu(s, seat, barred), cite="6.4")
        if answer != PLAY(INTERCEPTED_PLANS):
            break
        yield from intercept(t, seat)
        yield from see_achievements(t)
    s.has_news = False
    action = _action_of(answer)
    if moves_marker:
        s.last_action[seat] = action
    name = f"action-{ACTIONS[action]}"
    t.say("log-action", cite="6.4", power=power_text(s, seat), action=name)
    yield from ACT_OUT[action].carry_out(t, seat, answer)
    return action


def _action_menu(s: State, seat: Seat, barred: tuple[int, ...]) -> Menu:
    """Offer every way to carry out an action, and before it to intercept plans."""
    ways = [choice for _, choice in ways_to_act(s, seat, barred)]
    return [*ways, card_choice(s, seat, (INTERCEPTED_PLANS,))]


def ways_to_act(s: State, seat: Seat, barred: tuple[int, ...]) -> list[tuple[int, Choice]]:
    """Return the actions with what may begin them, unless they are barred (R8)."""
    ways: list[tuple[int, Choice]] = [
        (DEVELOPMENT, good_choice(s, seat)),
        (DEVELOPMENT, card_choice(s, seat, (EXCEPTIONAL_YEAR,))),
        (INTRIGUE, intrigue_cards(s, seat)),
        (INTRIGUE, religion_choice(s, seat)),
        (CONQUEST, conquest_choice(s, seat)),
        (WAR, attack_choice(s, seat)),
        (TAXES, Choice(COLLECT_TAXES)),
    ]
    for action, choice in ways:
        if action in barred:
            choice.whole = SAME_ACTION_AGAIN
    return ways


TAX_DEEDS: Final[Deeds[State]] = Deeds(VOCABULARY)


@TAX_DEEDS.on(COLLECT_TAXES)
@rule("11.0")
def collect_taxes(t: ImperialismTable, seat: Seat, _: int) -> Play[None]:
    """Carry out the Taxes action."""
    s = t.state
    ducats = taxes(s, seat)
    gain_ducats(s, seat, ducats)
    t.say("log-taxes", cite="11.0", power=power_text(s, seat), ducats=ducats)
    yield from between_steps(t)


def taxes(s: State, seat: Seat, bill: Bill | None = None) -> int:
    """A ducat for each territory card; India and China only if so agreed (R5)."""
    taxed = s.count(seat, ANY_TERRITORIES) if s.taxed_board else len(s.laid[seat])
    return charge(bill, "bill-taxes", taxed)


ACT_OUT: Final = (DEVELOPMENT_DEEDS, INTRIGUE_DEEDS, CONQUEST_DEEDS, WAR_DEEDS, TAX_DEEDS)
"""What the actions do, in their order."""


def _action_of(answer: int) -> int:
    """Return the action to which an answer belongs."""
    return next(action for action, deeds in enumerate(ACT_OUT) if answer in deeds)


@rule("6.1")
def _end_turn(t: ImperialismTable) -> Play[None]:
    """Events of the end of a turn, the last achievement, cultural bloom, and who is next."""
    s = t.state
    if s.war_winner != NOBODY:
        yield from war_events(t)
        forget(s)
    if s.has_developed:
        yield from _pirates(t)
    yield from offer_interception(t)
    yield from see_achievements(t, must=True)
    _score_bloom(t)
    _pass_turn(t)


@rule("15.4.5")
def _pirates(t: ImperialismTable) -> Play[None]:
    """All others in turn may rob the player who developed, if there is anything to rob (R25)."""
    s = t.state
    for seat in s.others(s.active):
        while could_hold(s, seat, PIRATES) and any(s.level[s.active][g] for g, _ in PIRATE_RATES):
            reaction = yield from t.window(
                (seat,),
                "ask-pirates",
                lambda each: [card_choice(s, each, (PIRATES,))],
                cite="15.4.5",
                power=power_text(s, s.active),
            )
            if reaction is None:
                break
            if (yield from announce(t, seat, PIRATES)):
                yield from pirates(t, seat)
            yield from between_steps(t)


@rule("12.0")
def _score_bloom(t: ImperialismTable) -> None:
    """Cultural bloom brings a point of glory at the end of the turn."""
    s = t.state
    if s.bloom:
        s.bloom = False
        t.say("log-bloom-scores", cite="12.0", power=power_text(s, s.active))
        gain_glory(t, s.active, 1)


@rule("6.0", "14.0")
def _pass_turn(t: ImperialismTable) -> None:
    """Go on clockwise, or end the game when all others have had their last turn (R28)."""
    s = t.state
    s.has_achieved = s.has_developed = s.has_news = False
    s.met = []
    s.stage = EXCHANGE
    s.quiet_turns += 1
    if _is_over(s):
        if s.ended_by == NOBODY:
            t.say("log-stalemate", cite="R33", rounds=QUIET_ROUNDS)
        final_scoring(t)
        s.stage = OVER
        return
    s.last_turns -= s.ended_by != NOBODY
    s.active = (s.active + 1) % s.players
    if s.active == s.ended_by:
        s.active = (s.active + 1) % s.players
    s.turn += 1


@rule("14.0", "R33")
def _is_over(s: State) -> bool:
    """The last turns are played, or nobody has won glory for far too long."""
    if s.ended_by != NOBODY:
        return s.last_turns == 0
    return s.quiet_turns >= QUIET_ROUNDS * s.players


SEGMENTS: Final[tuple[Segment[State], ...]] = (deal, first_levels, exchange, play_action)
"""What is played at each stage, in the order of the stages."""
