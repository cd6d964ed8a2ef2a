"""1.1 Selection: every power secretly plays one action card; all are shown together."""

from collections.abc import Sequence
from typing import Final

from greatpowers.games.realpolitik.components import (
    ACTIONS,
    ALL_ACTIONS,
    ALL_POWERS,
    DISPATCH,
    ITALY,
    MINOR_ACTIONS,
    MOBILISATION,
    MOVEMENT,
    Action,
    Power,
)
from greatpowers.games.realpolitik.rules.administration import tax_and_extend_influence
from greatpowers.games.realpolitik.rules.relations import (
    in_prestige_order,
    is_minor,
    majors,
    power_text,
)
from greatpowers.games.realpolitik.state import MOBILISATIONS, NOT_CHOSEN, RealpolitikTable, State
from greatpowers.games.realpolitik.vocabulary import CHOOSE, CHOOSE_FOR_ITALY
from greatpowers.kernel.ask import Choice, Play
from greatpowers.kernel.rule import rule
from greatpowers.kernel.verdict import ALLOWED, Verdict, refuse
from greatpowers.kernel.vocabulary import Verb

ALREADY_PLAYED: Final = refuse("no-card-already-played", "4.4")
NOT_AN_ITALIAN_CARD: Final = refuse("no-not-an-italian-card", "6.4")


@rule("6.4")
def action_cards(s: State, power: Power) -> Sequence[int]:
    """Every power has a card of each action; the minor one has no Extend Influence."""
    return MINOR_ACTIONS if is_minor(s, power) else ALL_ACTIONS


@rule("1.1", "6.4")
def judge_card(s: State, power: Power, action: Action) -> Verdict:
    """A card may be chosen that still is in hand."""
    if action not in action_cards(s, power):
        return NOT_AN_ITALIAN_CARD
    return ALREADY_PLAYED if action in s.played[power] else ALLOWED


@rule("1.1", "1.3", "R43")
def select(t: RealpolitikTable) -> Play[None]:
    """Choose in secret and show, tax and extend influence; then see who mobilises and moves."""
    s = t.state
    s.turn += 1
    t.say("log-turn", turn=s.turn)
    yield from t.together({seat: _select_all(t, seat) for seat in majors(s)})
    before = t.look()
    _show(t)
    tax_and_extend_influence(t)
    t.moment("reveal", (before,), "log-cards-shown", cite="1.1", turn=s.turn)
    s.mobilising = in_prestige_order(s, _who_chose(s, MOBILISATION))
    s.movers = in_prestige_order(s, _who_chose(s, MOVEMENT))
    s.stage = MOBILISATIONS


def _who_chose(s: State, action: Action) -> list[int]:
    return [power for power in ALL_POWERS if s.chosen[power] == action]


@rule("6.2")
def _select_all(t: RealpolitikTable, seat: int) -> Play[None]:
    """Choose for the own power and, with it, for Italy."""
    yield from _select(t, seat, seat, CHOOSE)
    if t.state.controller == seat:
        yield from _select(t, seat, ITALY, CHOOSE_FOR_ITALY)


def _select(t: RealpolitikTable, seat: int, power: Power, verb: Verb) -> Play[None]:
    s = t.state
    answer = yield t.ask(
        seat,
        "ask-choose",
        lambda: [Choice(verb, ALL_ACTIONS, lambda action: judge_card(s, power, action))],
        cite="1.1",
        default=verb(DISPATCH),
        power=power_text(power),
    )
    s.chosen[power] = verb.target(answer)


def _show(t: RealpolitikTable) -> None:
    s = t.state
    for power in s.prestige:
        action = s.chosen[power]
        if action != NOT_CHOSEN:
            s.played[power].append(action)
            name = f"action-{ACTIONS[action]}"
            t.say("log-plays", cite="1.1", power=power_text(power), action=name)
    t.raise_wall()
