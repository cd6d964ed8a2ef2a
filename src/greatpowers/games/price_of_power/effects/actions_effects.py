"""Actions that a card lets one take, now or never (16.3.7)."""

from collections.abc import Callable
from typing import Final

from greatpowers.games.price_of_power.components.cards import (
    ACTION_OF,
    CHARGES,
    DECK_OF,
    Action,
    Card,
    action,
)
from greatpowers.games.price_of_power.components.tables import ADM, MIL, Seat
from greatpowers.games.price_of_power.effects.asking import agree, pick
from greatpowers.games.price_of_power.effects.ideas import research_idea
from greatpowers.games.price_of_power.effects.modifiers import modifier
from greatpowers.games.price_of_power.effects.reading import Reading
from greatpowers.games.price_of_power.effects.script import Effect, keep_named, verb
from greatpowers.games.price_of_power.effects.selectors import nodes_meant
from greatpowers.games.price_of_power.effects.wars import declare_war
from greatpowers.games.price_of_power.rules import (
    action_cards,
    card_prices,
    colonies,
    conversion,
    explore,
    free_activations,
    papal_actions,
    recruiting,
    trade,
)
from greatpowers.games.price_of_power.rules.agenda import AGENDA
from greatpowers.games.price_of_power.rules.mats import power_of
from greatpowers.games.price_of_power.rules.naval_activation import judge_sailing
from greatpowers.games.price_of_power.rules.prices import pay
from greatpowers.games.price_of_power.rules.trade_power import available
from greatpowers.games.price_of_power.state import PriceTable, State
from greatpowers.games.price_of_power.vocabulary import CALL_CRUSADE, EXCOMMUNICATE
from greatpowers.kernel.agenda import Affair
from greatpowers.kernel.ask import Play
from greatpowers.kernel.rule import rule
from greatpowers.kernel.verdict import ALLOWED
from greatpowers.kit.asking import NOTHING

Judge = Callable[[State, Seat, Effect], bool]
Begin = Callable[[PriceTable, Seat, Effect], None]

RESEARCH_IDEA: Final = "research_idea"


# -- what can be done, and how it begins ---------------------------------------------------------


def _can_trade(s: State, seat: Seat, _effect: Effect) -> bool:
    return bool(available(s, seat))


def _begin_trade(t: PriceTable, seat: Seat, effect: Effect) -> None:
    s = t.state
    nodes = trade.ALL_IN
    if "nodes" in effect.row:
        nodes = sum(1 << node for node in nodes_meant(s, effect.word("nodes"), seat))
    for _ in range(int(effect.word("times", 1))):
        trade.TRADE_TASK.begin(s.agenda, seat, nodes, int(bool(effect.word("only_you"))))


def _conversion_price(s: State, seat: Seat, effect: Effect) -> tuple[int, int]:
    """Return the ADM and the Ducats of a conversion by a card."""
    if effect.word("free"):
        return 0, 0
    less = effect.word("discount", {}).get("adm", 0)
    return max(0, conversion.price(s, seat) - less), conversion.price_in_ducats(s, seat)


def _can_convert(s: State, seat: Seat, effect: Effect) -> bool:
    power, ducats = _conversion_price(s, seat, effect)
    if power_of(s, seat, ADM) < power or s.ducats[seat] < ducats:
        return False
    return bool(conversion.convertible(s, seat))


def _begin_conversion(t: PriceTable, seat: Seat, effect: Effect) -> None:
    s = t.state
    power, ducats = _conversion_price(s, seat, effect)
    pay(s, seat, ADM, power, ducats)
    conversion.CONVERSION.begin(s.agenda, seat, int(bool(effect.word("no_rebel_dice"))))


def _can_colonize(s: State, seat: Seat, effect: Effect) -> bool:
    return bool(colonies.judge_colonize(s, seat, int(effect.word("discount", 0))))


def _begin_colony(t: PriceTable, seat: Seat, effect: Effect) -> None:
    colonies.COLONY.begin(t.state.agenda, seat, int(effect.word("discount", 0)))


def _can_explore(s: State, seat: Seat, _effect: Effect) -> bool:
    """Say whether something is to be discovered, or a Ship may sail; the Action is paid for."""
    if modifier(s, seat, "explore_with_ships") and explore.has_ships(s, seat):
        return True
    return any(explore.judge_unknown(s, seat, place) for place in explore.within_reach(s, seat))


def _begin_exploration(t: PriceTable, seat: Seat, _effect: Effect) -> None:
    explore.EXPLORATION.begin(t.state.agenda, seat)


def _can_recruit(s: State, seat: Seat, _effect: Effect) -> bool:
    return power_of(s, seat, MIL) >= recruiting.PRICE


def _begin_recruiting(t: PriceTable, seat: Seat, effect: Effect) -> None:
    pay(t.state, seat, MIL, recruiting.PRICE)
    ducats_off = int(effect.word("discount", {}).get("ducats", 0))
    recruiting.RECRUITING.begin(t.state.agenda, seat, ducats_off)


def _can_march(s: State, seat: Seat, effect: Effect) -> bool:
    bonus = int(effect.word("siege_bonus", 0))
    return s.has_war and bool(free_activations.can_activate(s, seat, bonus))


def _begin_marches(t: PriceTable, seat: Seat, effect: Effect) -> None:
    times = int(effect.word("times", 1))
    are_different = int(bool(effect.word("different_units")))
    bonus = int(effect.word("siege_bonus", 0))
    free_activations.LAND_ACTIVATIONS.begin(t.state.agenda, seat, times, are_different, bonus)


def _can_sail(s: State, seat: Seat, _effect: Effect) -> bool:
    return s.has_war and bool(judge_sailing(s, seat))


def _begin_sailing(t: PriceTable, seat: Seat, effect: Effect) -> None:
    times = int(effect.word("times", 1))
    free_activations.NAVAL_ACTIVATIONS.begin(t.state.agenda, seat, times)


# -- playing a card that is found (16.3.7) -------------------------------------------------------


def _found(t: PriceTable, which: Action) -> Card | None:
    """Take a card of an Action from the discards, else from the deck; none if all are out."""
    s = t.state
    for piles in (s.discards, s.decks):
        copies = [card for pile in piles for card in pile if ACTION_OF[card] == which]
        if copies:
            card = t.chance.pick(copies)
            piles[DECK_OF[card]].remove(card)
            return card
    return None


def _can_play(s: State, seat: Seat, effect: Effect) -> bool:
    """Say whether the card can be played; whether there is one left in the deck, nobody knows."""
    return not card_prices.is_displayed(s, seat, action(effect.word("card")))


def _begin_playing(t: PriceTable, seat: Seat, effect: Effect) -> None:
    """Look for the card and carry it out without its cost; some are put on display and no more."""
    s = t.state
    card = _found(t, action(effect.word("card")))
    t.raise_wall()
    if card is None:
        t.say("log-card-not-found", action=f"action-{effect.word('card')}", cite="16.3.7")
        return
    s.playing.append(card)
    if effect.word("no_stability_loss"):
        DISPLAY_ONLY.begin(s.agenda, seat, card)
    else:
        action_cards.PLAYING.begin(s.agenda, seat, card)


def _put_down(t: PriceTable, affair: Affair) -> None:
    s = t.state
    seat, card = affair.numbers
    s.playing.remove(card)
    s.display[seat].append(card)
    s.charges[seat].append(CHARGES[ACTION_OF[card]])


DISPLAY_ONLY: Final = AGENDA.task("display_only", action_cards.make_room, _put_down)
"""About a seat and a Display card that it gets without what the card does when played."""


# -- Papal Actions (19.3) ------------------------------------------------------------------------


@rule("16.3.7", "19.3", "R173")
def act_for_the_pope(t: PriceTable, seat: Seat, name: str) -> Play[None]:
    """Take a Papal Action for nothing, whoever controls the Curia, or let it be."""
    s = t.state
    if papal_actions.judge_token(s) is not ALLOWED:
        return
    if name == EXCOMMUNICATION:
        outcast = yield from pick(
            t,
            seat,
            "ask-effect-excommunicate",
            EXCOMMUNICATE,
            papal_actions.possible_outcasts(s, seat),
            cite="19.3.1",
            optional=True,
        )
        if outcast != NOTHING:
            keep_named(s)
            papal_actions.excommunicate(t, seat, outcast)
        return
    area = yield from pick(
        t,
        seat,
        "ask-effect-crusade",
        CALL_CRUSADE,
        papal_actions.possible_goals(s) if s.has_war else [],
        cite="19.3.2",
        optional=True,
    )
    if area != NOTHING:
        keep_named(s)
        papal_actions.call_crusade(t, seat, area)


_ACTIONS: Final[dict[str, tuple[Judge, Begin]]] = {
    "trade": (_can_trade, _begin_trade),
    "convert_area": (_can_convert, _begin_conversion),
    "colonize": (_can_colonize, _begin_colony),
    "explore": (_can_explore, _begin_exploration),
    "recruit_units": (_can_recruit, _begin_recruiting),
    "play_card": (_can_play, _begin_playing),
    "land_activation": (_can_march, _begin_marches),
    "naval_activation": (_can_sail, _begin_sailing),
}
EXCOMMUNICATION: Final = "excommunicate"
CRUSADE: Final = "call_crusade"
DECLARE_WAR: Final = "declare_war"
ACTIVATIONS: Final = ("land_activation", "naval_activation")
"""Actions that ask themselves whether they are wanted."""


@verb("action")
@rule("16.3.7")
def act(t: PriceTable, seat: Seat, effect: Effect, reading: Reading) -> Play[None]:
    """Take an Action now, or let it be; it is not offered where it cannot be taken."""
    s = t.state
    name: str = effect.word("action")
    if name == RESEARCH_IDEA:
        play = research_idea(t, seat, effect, reading)
        if play is not None:
            yield from play
        return
    if name == DECLARE_WAR:
        yield from declare_war(t, seat, effect, reading)
        return
    if name in (EXCOMMUNICATION, CRUSADE):
        yield from act_for_the_pope(t, seat, name)
        return
    judge, begin = _ACTIONS[name]
    if not judge(s, seat, effect):
        return
    if name not in ACTIVATIONS:
        text = f"basic-{name}"
        if not (yield from agree(t, seat, "ask-effect-action", cite="16.3.7", action=text)):
            return
    keep_named(s)
    begin(t, seat, effect)
