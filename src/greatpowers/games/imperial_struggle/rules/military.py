"""5.6 Military actions: tiles, conflicts, Forts, Squadrons, and the exchange of turn 6."""

from collections.abc import Callable
from typing import Final

from greatpowers.games.imperial_struggle.board import (
    ImperialTable,
    displace_squadron,
    is_protected,
    set_flag,
    space_text,
    squadron_text,
    squadrons_on_map,
)
from greatpowers.games.imperial_struggle.components import (
    ALL_SPACES,
    COST,
    DIPLOMATIC,
    ECONOMIC,
    FORTS,
    LINKS,
    MARKET,
    MILITARY,
    NAVAL,
    NAVALS,
    NO_WAR,
    NOBODY,
    NORTH_AMERICA,
    POWER_TEXT,
    REGION,
    TYPE,
    ability,
    advantage,
)
from greatpowers.games.imperial_struggle.rules.advantages import exhaust, judge_advantage
from greatpowers.games.imperial_struggle.rules.cabinet import judge_ready, use_ability
from greatpowers.games.imperial_struggle.rules.limits import (
    BUILDING,
    CONSTRUCTING,
    DEPLOYING,
    DISPLACING,
    ENDING_CONFLICT,
    EXCHANGING,
    RECRUITING,
    REPAIRING,
    SEIZING,
)
from greatpowers.games.imperial_struggle.rules.points import (
    MINOR_CANNOT,
    NO_SUCH_ACTION,
    Wallet,
    add_purse,
    pay,
)
from greatpowers.games.imperial_struggle.rules.war_tiles import place_bonus_tile, room_for_tile
from greatpowers.games.imperial_struggle.state import (
    CONFLICT_PLUS_ONE,
    EVENT,
    NO_CONFLICT,
    SOUTH_SEA,
    State,
)
from greatpowers.games.imperial_struggle.vocabulary import (
    BUILD_FORT,
    CONSTRUCT,
    DEPLOY,
    END_CONFLICT,
    EXCHANGE,
    FROM_NAVY_BOX,
    FROM_SPACE,
    RECRUIT,
    REPAIR_FORT,
    SEIZE_FORT,
    SHIPYARDS,
)
from greatpowers.kernel.ask import Choice, Menu, Play
from greatpowers.kernel.bill import Bill
from greatpowers.kernel.rule import rule
from greatpowers.kernel.verdict import ALLOWED, Verdict, refuse

NO_NEXT_WAR: Final = refuse("no-next-war", "5.6.1")
TWO_TILES_A_ROUND: Final = refuse("no-two-tiles-a-round", "5.6.1")
THEATERS_FULL: Final = refuse("no-theaters-full", "5.6.1")
NO_CONFLICT_THERE: Final = refuse("no-conflict-there", "5.6.2")
FORT_IS_HELD: Final = refuse("no-fort-is-held", "5.6.3")
FORT_NOT_CONNECTED: Final = refuse("no-fort-not-connected", "5.6.3")
NOT_YOUR_DAMAGED_FORT: Final = refuse("no-not-your-damaged-fort", "5.6.4")
NOT_ENEMY_DAMAGED_FORT: Final = refuse("no-not-enemy-damaged-fort", "5.6.4")
SEIZE_NOT_CONNECTED: Final = refuse("no-seize-not-connected", "5.6.4")
NO_UNBUILT_SQUADRON: Final = refuse("no-unbuilt-squadron", "5.6.5")
NO_SQUADRON_IN_AMERICA: Final = refuse("no-squadron-in-america", "3.5.2")
YOUR_SQUADRON_IS_THERE: Final = refuse("no-your-squadron-is-there", "5.6.6")
NO_SQUADRON_READY: Final = refuse("no-squadron-ready", "5.6.6")
ONLY_ON_TURN_6: Final = refuse("no-only-on-turn-6", "5.6.1")
ONE_TYPE_A_ROUND: Final = refuse("no-one-type-a-round", "5.6.1")

BONUS_TILE_COST: Final = 2
BONUS_TILES_A_ROUND: Final = 2
END_CONFLICT_COST: Final = 2
SQUADRON_COST: Final = 4
CHEAP_SQUADRON_COST: Final = 2
SOUTH_SEA_DISCOUNT: Final = 2
DEPLOY_COST: Final = 1
DISPLACE_FROM_MAP_COST: Final = 2
DISPLACE_FROM_NAVY_BOX_COST: Final = 3
EXCHANGE_COST: Final = 2
LAST_TURN: Final = 6

SLAVING_CONTRACTS: Final = advantage("slaving_contracts")


def military_menu(s: State, power: int, wallet: Wallet) -> list[Choice]:
    """Offer all that Military Points can do now."""
    whole = ALLOWED if wallet.may_act else NO_SUCH_ACTION
    return [
        _recruit_choice(s, power, wallet),
        Choice(
            END_CONFLICT,
            ALL_SPACES,
            lambda i: _judge_end_conflict(s, wallet, i),
            whole,
            lambda i, _bill: end_conflict_cost(s, i),
            [i for i in ALL_SPACES if s.conflict[i] != NO_CONFLICT],
        ),
        Choice(BUILD_FORT, FORTS, _build_judge(s, power, wallet), whole, lambda i, _bill: COST[i]),
        Choice(
            REPAIR_FORT, FORTS, _repair_judge(s, power, wallet), whole, lambda i, _bill: COST[i] - 1
        ),
        Choice(
            SEIZE_FORT, FORTS, _seize_judge(s, power, wallet), whole, lambda i, _bill: COST[i] + 1
        ),
        Choice(
            CONSTRUCT,
            range(len(SHIPYARDS)),
            lambda yard: judge_shipyard(s, power, wallet, yard),
            whole,
            lambda yard, _bill: squadron_cost(s, yard),
        ),
        _deploy_choice(s, power, wallet, whole),
        Choice(
            EXCHANGE,
            (ECONOMIC, DIPLOMATIC),
            lambda action: _judge_exchange(s, wallet, action),
            whole if s.turn == LAST_TURN else ONLY_ON_TURN_6,
            lambda _, _bill: EXCHANGE_COST,
        ),
    ]


# -- 5.6.1 -----------------------------------------------------------------------------------


def _recruit_choice(s: State, power: int, wallet: Wallet) -> Choice:
    verdict = wallet.judge(BONUS_TILE_COST, RECRUITING, -1, ALLOWED)
    if s.war == NO_WAR:
        verdict = NO_NEXT_WAR
    elif s.recruited >= BONUS_TILES_A_ROUND:
        verdict = TWO_TILES_A_ROUND
    elif not room_for_tile(s, power):
        verdict = THEATERS_FULL
    return Choice(RECRUIT, whole=verdict, cost=lambda _, _bill: BONUS_TILE_COST)


@rule("5.6.1")
def recruit(t: ImperialTable, power: int) -> Play[None]:
    """Buy a Bonus War tile, look at it, and place it in a theater of the next war."""
    region = yield from pay(t, power, MILITARY, BONUS_TILE_COST, RECRUITING)
    t.state.recruited += 1
    yield from place_bonus_tile(t, power, region)


def _judge_exchange(s: State, wallet: Wallet, action: int) -> Verdict:
    if s.exchanged not in (-1, action):
        return ONE_TYPE_A_ROUND
    return wallet.judge(EXCHANGE_COST, EXCHANGING, -1, ALLOWED)


@rule("5.6.1")
def exchange(t: ImperialTable, power: int, action: int) -> Play[None]:
    """On turn 6, turn 2 Military Points into 1 of another type, as if from a Major Action (R45)."""
    s = t.state
    yield from pay(t, power, MILITARY, EXCHANGE_COST, EXCHANGING)
    s.exchanged = action
    add_purse(t, EVENT, action, 1)


# -- 5.6.2 -----------------------------------------------------------------------------------


def _judge_end_conflict(s: State, wallet: Wallet, place: int) -> Verdict:
    if s.conflict[place] == NO_CONFLICT:
        return NO_CONFLICT_THERE
    return wallet.judge(end_conflict_cost(s, place), ENDING_CONFLICT, place, ALLOWED)


def end_conflict_cost(s: State, place: int) -> int:
    """5.6.2: 2 points, 1 on a Protected space, and 1 more for a "+1" marker."""
    cost = END_CONFLICT_COST
    if TYPE[place] == MARKET and is_protected(s, place):
        cost -= 1
    return cost + (s.conflict[place] == CONFLICT_PLUS_ONE)


@rule("5.6.2", "3.8.2")
def end_conflict(t: ImperialTable, power: int, place: int) -> Play[None]:
    """Remove a Conflict marker anywhere on the map."""
    cost = end_conflict_cost(t.state, place)
    yield from pay(t, power, MILITARY, cost, ENDING_CONFLICT, place)
    t.state.conflict[place] = NO_CONFLICT
    t.say("log-conflict-ended", power=POWER_TEXT[power], space=space_text(place), cost=cost)


# -- 5.6.3 and 5.6.4 -------------------------------------------------------------------------


def may_build_from(s: State, power: int, fort: int) -> bool:
    """3.2.5, 5.6.3: is a connected Market, Naval space or Territory held all this round? (R47)"""
    return any(
        s.held[i] == power
        and s.flag[i] == power
        and not (s.polish_edition and s.conflict[i] != NO_CONFLICT)
        for i in LINKS[fort]
    )


def may_seize_from(s: State, power: int, fort: int) -> bool:
    """5.6.4: is a connected Squadron or Market one's own now? No Territory helps (R48)."""
    return any(
        s.flag[i] == power
        and TYPE[i] in (MARKET, NAVAL)
        and not (s.polish_edition and s.conflict[i] != NO_CONFLICT)
        for i in LINKS[fort]
    )


def _build_judge(s: State, power: int, wallet: Wallet) -> Callable[[int], Verdict]:
    def judge(fort: int) -> Verdict:
        if s.flag[fort] != NOBODY:
            return FORT_IS_HELD
        if not may_build_from(s, power, fort):
            return FORT_NOT_CONNECTED
        return wallet.judge(COST[fort], BUILDING, fort, ALLOWED)

    return judge


def _repair_judge(s: State, power: int, wallet: Wallet) -> Callable[[int], Verdict]:
    def judge(fort: int) -> Verdict:
        if s.flag[fort] != power or not s.damaged[fort]:
            return NOT_YOUR_DAMAGED_FORT
        return wallet.judge(COST[fort] - 1, REPAIRING, fort, ALLOWED)

    return judge


def _seize_judge(s: State, power: int, wallet: Wallet) -> Callable[[int], Verdict]:
    def judge(fort: int) -> Verdict:
        if s.flag[fort] in (power, NOBODY) or not s.damaged[fort]:
            return NOT_ENEMY_DAMAGED_FORT
        if not may_seize_from(s, power, fort):
            return SEIZE_NOT_CONNECTED
        return wallet.judge(COST[fort] + 1, SEIZING, fort, MINOR_CANNOT)

    return judge


@rule("5.6.3")
def build_fort(t: ImperialTable, power: int, fort: int) -> Play[None]:
    """Build a Fort on an empty Fort space."""
    yield from pay(t, power, MILITARY, COST[fort], BUILDING, fort)
    set_flag(t.state, fort, power)
    t.say("log-fort-built", power=POWER_TEXT[power], space=space_text(fort), cost=COST[fort])


@rule("5.6.4")
def repair_fort(t: ImperialTable, power: int, fort: int) -> Play[None]:
    """Repair one's own damaged Fort; no connection is needed."""
    yield from pay(t, power, MILITARY, COST[fort] - 1, REPAIRING, fort)
    t.state.damaged[fort] = False
    t.say("log-fort-repaired", power=POWER_TEXT[power], space=space_text(fort), cost=COST[fort] - 1)


@rule("5.6.4", "5.3.2")
def seize_fort(t: ImperialTable, power: int, fort: int) -> Play[None]:
    """Repair the enemy's damaged Fort and so take it, by a Major Action only."""
    yield from pay(t, power, MILITARY, COST[fort] + 1, SEIZING, fort, MINOR_CANNOT)
    t.state.damaged[fort] = False
    set_flag(t.state, fort, power)
    t.say("log-fort-seized", power=POWER_TEXT[power], space=space_text(fort), cost=COST[fort] + 1)


# -- 5.6.5 -----------------------------------------------------------------------------------


def squadron_cost(s: State, yard: int) -> int:
    """5.6.5: 4 points, 2 by a card or Advantage, and 2 less once after South Sea Speculation."""
    cost = SQUADRON_COST if yard == 0 else CHEAP_SQUADRON_COST
    return cost - (SOUTH_SEA_DISCOUNT if s.effects & SOUTH_SEA else 0)


def _shipyard_ability(yard: int) -> int:
    return ability(f"{SHIPYARDS[yard]}-cheap_squadron")


def judge_shipyard(s: State, power: int, wallet: Wallet, yard: int) -> Verdict:
    """Say whether a power may construct a Squadron in a certain way now (R50)."""
    if SHIPYARDS[yard] == "slaving_contracts":
        verdict = judge_advantage(s, power, SLAVING_CONTRACTS)
        if verdict is not ALLOWED:
            return verdict
    elif yard:
        verdict = _judge_ministry_yard(s, power, yard)
        if verdict is not ALLOWED:
            return verdict
    if not s.unbuilt[power]:
        return NO_UNBUILT_SQUADRON
    return wallet.judge(squadron_cost(s, yard), CONSTRUCTING, -1, ALLOWED)


def _judge_ministry_yard(s: State, power: int, yard: int) -> Verdict:
    verdict = judge_ready(s, power, _shipyard_ability(yard))
    if verdict is not ALLOWED or SHIPYARDS[yard] != "choiseul":
        return verdict
    in_america = any(REGION[i] == NORTH_AMERICA for i in squadrons_on_map(s, power))
    return ALLOWED if in_america else NO_SQUADRON_IN_AMERICA


@rule("5.6.5", "3.6")
def construct(t: ImperialTable, power: int, yard: int) -> Play[None]:
    """Construct a Squadron: it comes from the unbuilt ones to the Navy Box."""
    s = t.state
    cost = squadron_cost(s, yard)
    if SHIPYARDS[yard] == "slaving_contracts":
        exhaust(t, power, SLAVING_CONTRACTS)
    elif yard:
        use_ability(t, _shipyard_ability(yard))
    yield from pay(t, power, MILITARY, cost, CONSTRUCTING)
    s.effects &= ~SOUTH_SEA
    build_squadron(t, power)


def build_squadron(t: ImperialTable, power: int) -> None:
    """Move a Squadron from unbuilt to the Navy Box, if there is one."""
    s = t.state
    if s.unbuilt[power]:
        s.unbuilt[power] -= 1
        s.navy_box[power] += 1
        t.say("log-squadron-built", power=POWER_TEXT[power])


# -- 5.6.6 -----------------------------------------------------------------------------------


def ready_squadrons(s: State, power: int) -> list[int]:
    """Return the Naval spaces from which a Squadron may still deploy this round."""
    return [i for i in squadrons_on_map(s, power) if i not in s.deployed]


def deploy_cost(s: State, place: int, from_box: bool) -> int:
    """5.6.6: 1 point to an empty space; against an enemy 2 from the map, 3 from the Navy Box."""
    if s.flag[place] == NOBODY:
        return DEPLOY_COST
    return DISPLACE_FROM_NAVY_BOX_COST if from_box else DISPLACE_FROM_MAP_COST


def _deploy_choice(s: State, power: int, wallet: Wallet, whole: Verdict) -> Choice:
    """Offer the Naval spaces to which a Squadron may go, from wherever that is cheapest."""
    from_map = bool(ready_squadrons(s, power))
    ready = from_map or s.navy_box[power] > 0

    def judge(place: int) -> Verdict:
        if s.flag[place] == power:
            return YOUR_SQUADRON_IS_THERE
        if not ready:
            return NO_SQUADRON_READY
        return _judge_origin(s, wallet, place, from_box=not from_map)

    def cost(place: int, _bill: Bill | None) -> int:
        return deploy_cost(s, place, from_box=not from_map)

    return Choice(DEPLOY, NAVALS, judge, whole, cost)


def _judge_origin(s: State, wallet: Wallet, place: int, from_box: bool) -> Verdict:
    cost = deploy_cost(s, place, from_box)
    if s.flag[place] == NOBODY:
        return wallet.judge(cost, DEPLOYING, place, ALLOWED)
    return wallet.judge(cost, DISPLACING, place, MINOR_CANNOT)


@rule("5.6.6", "3.2.4")
def deploy(t: ImperialTable, power: int, place: int) -> Play[None]:
    """Bring a Squadron to a Naval space; an enemy Squadron there goes to the Navy Box."""
    s = t.state
    wallet = Wallet(s, power, MILITARY)

    def menu() -> Menu:
        return (
            Choice(
                FROM_NAVY_BOX,
                (0,) if s.navy_box[power] else (),
                lambda _: _judge_origin(s, wallet, place, True),
                cost=lambda _, _bill: deploy_cost(s, place, True),
            ),
            Choice(
                FROM_SPACE,
                ready_squadrons(s, power),
                lambda _: _judge_origin(s, wallet, place, False),
                cost=lambda _, _bill: deploy_cost(s, place, False),
            ),
        )

    answer = yield t.ask(power, "ask-deploy-from", menu, cite="5.6.6", space=space_text(place))
    from_box = answer == FROM_NAVY_BOX.base
    cost = deploy_cost(s, place, from_box)
    if s.flag[place] == NOBODY:
        yield from pay(t, power, MILITARY, cost, DEPLOYING, place)
    else:
        yield from pay(t, power, MILITARY, cost, DISPLACING, place, MINOR_CANNOT)
    origin = -1 if from_box else FROM_SPACE.target(answer)
    move_squadron(t, power, origin, place, cost)
    s.deployed.append(place)


def move_squadron(t: ImperialTable, power: int, origin: int, place: int, cost: int) -> None:
    """Move a Squadron from the Navy Box (-1) or a Naval space, displacing an enemy."""
    s = t.state
    if s.flag[place] != NOBODY:
        displace_squadron(s, place)
    if origin < 0:
        s.navy_box[power] -= 1
    else:
        set_flag(s, origin, NOBODY)
    set_flag(s, place, power)
    t.say(
        "log-squadron-deployed",
        power=POWER_TEXT[power],
        origin=squadron_text(origin),
        space=space_text(place),
        cost=cost,
    )
