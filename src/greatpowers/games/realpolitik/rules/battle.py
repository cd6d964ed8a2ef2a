"""5.0 Battles: which are fought, and who supports whom (5.2); cards and results follow."""

from typing import Final

from greatpowers.games.realpolitik.components import (
    ALL_GENERALS,
    ALL_TERRITORIES,
    LEADS_FOR,
    NEXT_TO,
    NOBODY,
    General,
    Power,
    Territory,
    general_text,
    territory_text,
)
from greatpowers.games.realpolitik.rules.battle_cards import play_cards
from greatpowers.games.realpolitik.rules.movement import is_contested
from greatpowers.games.realpolitik.rules.outcome import conclude
from greatpowers.games.realpolitik.rules.relations import (
    are_friends,
    player_of,
    power_text,
)
from greatpowers.games.realpolitik.rules.sides import (
    attacker,
    leading_powers,
    side_strength,
)
from greatpowers.games.realpolitik.state import (
    ATTACK,
    DEFENCE,
    OCCUPATION,
    RealpolitikTable,
    Side,
    State,
)
from greatpowers.games.realpolitik.vocabulary import DONE, FIGHT, SUPPORT
from greatpowers.kernel.ask import Ask, Choice, Menu, Play
from greatpowers.kernel.rule import rule
from greatpowers.kernel.verdict import ALLOWED, Verdict, refuse
from greatpowers.kit.asking import choose

NO_BATTLE_THERE: Final = refuse("no-battle-there", "4.5.6")
NOT_YOUR_GENERAL: Final = refuse("no-not-your-general", "5.2")
NOT_ADJACENT: Final = refuse("no-not-adjacent", "5.2", "opens-next-to-it")
NO_UNITS_TO_SUPPORT: Final = refuse("no-no-units-to-support", "R25", "opens-take-units")
HAS_SUPPORTED: Final = refuse("no-has-supported", "R25", "opens-next-movement")

SIDES: Final = ("attack", "defence")


def battlefields(s: State, power: Power) -> list[int]:
    """4.5.6: the territories where Generals of a power meet rivals and have not fought yet."""
    places = {s.general_at[g] for g in ALL_GENERALS if LEADS_FOR[g] == power}
    return sorted(
        place
        for place in places
        if place >= 0 and place not in s.has_fought and is_contested(s, power, place)
    )


@rule("4.5.6")
def fight_battles(t: RealpolitikTable) -> Play[None]:
    """Fight one battle, in the order of the mover's choice; then look for the next."""
    s = t.state
    power = attacker(s)
    places = battlefields(s, power)
    if not places:
        s.stage = OCCUPATION
        return
    s.field = places[0]
    if len(places) > 1:
        s.field = yield from _choose_battle(t, power, places)
    s.has_fought.append(s.field)
    yield from _fight(t)
    s.field = NOBODY
    s.supporters = [[], []]


def _choose_battle(t: RealpolitikTable, power: Power, places: list[Territory]) -> Play[int]:
    def judge(place: Territory) -> Verdict:
        return ALLOWED if place in places else NO_BATTLE_THERE

    return (
        yield from choose(
            t,
            player_of(t.state, power),
            "ask-fight",
            FIGHT,
            ALL_TERRITORIES,
            judge,
            cite="4.5.6",
            power=power_text(power),
        )
    )


@rule("5.1")
def _fight(t: RealpolitikTable) -> Play[None]:
    """Count strengths, call for support, play cards, and settle the result."""
    s = t.state
    t.say(
        "log-battle",
        cite="5.1",
        power=power_text(attacker(s)),
        defender=power_text(leading_powers(s, DEFENCE)[0]),
        territory=territory_text(s.field),
        attack=side_strength(s, ATTACK),
        defence=side_strength(s, DEFENCE),
    )
    for side in (ATTACK, DEFENCE):
        yield from _call_for_support(t, side)
    yield from play_cards(t)
    yield from conclude(t)


@rule("5.2", "3.3", "6.6.3", "R25")
def _call_for_support(t: RealpolitikTable, side: Side) -> Play[None]:
    """Friends of a side may send Generals from adjacent territories into the battle."""
    s = t.state
    for power in s.prestige.copy():
        if _may_support(s, power, side):
            yield from _offer_support(t, power, side)


def _may_support(s: State, power: Power, side: Side) -> bool:
    """Say whether a power is a friend of a side (nobody is one of both), and not in the battle."""
    leaders = leading_powers(s, ATTACK) + leading_powers(s, DEFENCE)
    if power in leaders or player_of(s, power) == NOBODY:
        return False
    return any(are_friends(s, power, leader) for leader in leading_powers(s, side))


def _offer_support(t: RealpolitikTable, power: Power, side: Side) -> Play[None]:
    s = t.state
    while any(_judge_supporter(s, power, general) is ALLOWED for general in ALL_GENERALS):
        answer = yield _ask_support(t, power, side)
        if answer == DONE():
            return
        general = SUPPORT.target(answer)
        s.supporters[side].append(general)
        s.has_supported[general] = True
        t.say(
            "log-supports",
            cite="5.2",
            general=general_text(general),
            side=f"side-{SIDES[side]}",
        )


def _ask_support(t: RealpolitikTable, power: Power, side: Side) -> Ask:
    s = t.state
    return t.ask(
        player_of(s, power),
        "ask-support",
        lambda: _support_menu(s, power),
        cite="5.2",
        default=DONE(),
        power=power_text(power),
        side=f"side-{SIDES[side]}",
        territory=territory_text(s.field),
    )


def _support_menu(s: State, power: Power) -> Menu:
    return [
        Choice(DONE),
        Choice(SUPPORT, ALL_GENERALS, lambda general: _judge_supporter(s, power, general)),
    ]


@rule("R25")
def _judge_supporter(s: State, power: Power, general: General) -> Verdict:
    """A General next to the battle with a Unit, who has not supported in this Movement."""
    if LEADS_FOR[general] != power:
        return NOT_YOUR_GENERAL
    if s.general_at[general] not in NEXT_TO[s.field]:
        return NOT_ADJACENT
    if s.general_units[general] == 0:
        return NO_UNITS_TO_SUPPORT
    return HAS_SUPPORTED if s.has_supported[general] else ALLOWED
