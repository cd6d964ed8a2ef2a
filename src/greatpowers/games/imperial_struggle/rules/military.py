"""5.6 Military actions: tiles, conflicts, Forts, Squadrons, and the exchange of turn 6."""

from collections.abc import Callable, Sequence
from typing import Final

from greatpowers.games.imperial_struggle.board import (
    ImperialTable,
    displace_squadron,
    protector,
    set_flag,
    space_text,
    squadron_text,
    squadrons_on_map,
)
from greatpowers.games.imperial_struggle.components import (
    ABILITIES,
    ACTIONS,
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
    Action,
    Power,
    Space,
    ability,
    advantage,
)
from greatpowers.games.imperial_struggle.rules.advantages import exhaust, judge_advantage
from greatpowers.games.imperial_struggle.rules.cabinet import judge_ready, use_ability
from greatpowers.games.imperial_struggle.rules.deeds import DEEDS
from greatpowers.games.imperial_struggle.rules.elsewhere import (
    NAVY_BOX_IS_EMPTY,
    NO_FORT_SPACE,
    NO_NAVAL_SPACE,
    NO_SQUADRON_OF_YOURS,
    SAME_POINTS,
    SQUADRON_MOVED,
)
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
from greatpowers.games.imperial_struggle.rules.points import add_exchanged_point, pay, pay_openly
from greatpowers.games.imperial_struggle.rules.wallet import MINOR_CANNOT, Purchase, Wallet
from greatpowers.games.imperial_struggle.rules.war_tiles import place_bonus_tile, room_for_tile
from greatpowers.games.imperial_struggle.state import (
    CONFLICT_PLUS_ONE,
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
from greatpowers.kernel.ask import Choice, Cost, Menu, Play
from greatpowers.kernel.bill import Bill, Stakes, charge
from greatpowers.kernel.rule import rule
from greatpowers.kernel.verdict import ALLOWED, Verdict, refuse
from greatpowers.kernel.vocabulary import Verb

NO_NEXT_WAR: Final = refuse("no-next-war", "5.6.1")
TWO_TILES_A_ROUND: Final = refuse("no-two-tiles-a-round", "5.6.1", "opens-next-round")
THEATERS_FULL: Final = refuse("no-theaters-full", "5.6.1", "opens-after-war")
NO_CONFLICT_THERE: Final = refuse("no-conflict-there", "5.6.2")
FORT_IS_HELD: Final = refuse("no-fort-is-held", "5.6.3", "opens-fort-falls")
FORT_NOT_CONNECTED: Final = refuse("no-fort-not-connected", "5.6.3", "opens-fort-connection")
NOT_YOUR_DAMAGED_FORT: Final = refuse("no-not-your-damaged-fort", "5.6.4")
NOT_ENEMY_DAMAGED_FORT: Final = refuse("no-not-enemy-damaged-fort", "5.6.4", "opens-fort-falls")
SEIZE_NOT_CONNECTED: Final = refuse("no-seize-not-connected", "5.6.4", "opens-seize-connection")
NO_UNBUILT_SQUADRON: Final = refuse("no-unbuilt-squadron", "5.6.5")
NO_SQUADRON_IN_AMERICA: Final = refuse("no-squadron-in-america", "3.5.2", "opens-squadron-there")
YOUR_SQUADRON_IS_THERE: Final = refuse("no-your-squadron-is-there", "5.6.6")
NO_SQUADRON_READY: Final = refuse("no-squadron-ready", "5.6.6", "opens-squadron-ready")
ONLY_ON_TURN_6: Final = refuse("no-only-on-turn-6", "5.6.1")
ONE_TYPE_A_ROUND: Final = refuse("no-one-type-a-round", "5.6.1", "opens-next-round")

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
BONUS_TILE: Final[Purchase] = (BONUS_TILE_COST, RECRUITING, -1, ALLOWED)
EXCHANGED: Final[Purchase] = (EXCHANGE_COST, EXCHANGING, -1, ALLOWED)

SLAVING_CONTRACTS: Final = advantage("slaving_contracts")
YARD_ABILITY: Final = [
    ability(name) if name in ABILITIES else -1
    for name in (f"{yard}-cheap_squadron" for yard in SHIPYARDS)
]
"""The ability by which a shipyard builds; those that belong to no Ministry have none (-1)."""


def military_menu(s: State, power: Power, wallet: Wallet) -> list[Choice]:
    """Offer all that Military Points can do now."""
    return [
        _recruit_choice(s, power, wallet),
        wallet.offer(
            END_CONFLICT,
            ALL_SPACES,
            lambda i: _judge_end_conflict(s, wallet, i),
            lambda i: _ending(s, i),
            lambda i, bill: end_conflict_cost(s, i, bill),
            within=_conflicts(s) if wallet.whole is ALLOWED else (),
        ),
        _fort_choice(wallet, BUILD_FORT, _build_judge(s, power, wallet), _building, build_cost),
        _fort_choice(wallet, REPAIR_FORT, _repair_judge(s, power, wallet), _repairing, repair_cost),
        _fort_choice(wallet, SEIZE_FORT, _seize_judge(s, power, wallet), _seizing, seize_cost),
        wallet.offer(
            CONSTRUCT,
            range(len(SHIPYARDS)),
            lambda yard: judge_shipyard(s, power, wallet, yard),
            lambda yard: _constructing(s, yard),
            lambda yard, bill: squadron_cost(s, yard, bill),
        ),
        _deploy_choice(s, power, wallet),
        wallet.offer(
            EXCHANGE,
            (ECONOMIC, DIPLOMATIC),
            lambda action: _judge_exchange(s, wallet, action),
            lambda _: EXCHANGED,
            lambda _, bill: charge(bill, "bill-exchange", EXCHANGE_COST),
            whole=None if s.turn == LAST_TURN else ONLY_ON_TURN_6,
            beyond=SAME_POINTS,
        ),
    ]


def _fort_choice(
    wallet: Wallet,
    verb: Verb,
    judge: Callable[[int], Verdict],
    purchase: Callable[[int], Purchase],
    cost: Cost,
) -> Choice:
    return wallet.offer(verb, FORTS, judge, purchase, cost, beyond=NO_FORT_SPACE)


# -- 5.6.1 -----------------------------------------------------------------------------------


def _recruit_choice(s: State, power: Power, wallet: Wallet) -> Choice:
    verdict = wallet.judge(BONUS_TILE)
    if s.war == NO_WAR:
        verdict = NO_NEXT_WAR
    elif s.recruited >= BONUS_TILES_A_ROUND:
        verdict = TWO_TILES_A_ROUND
    elif not room_for_tile(s, power):
        verdict = THEATERS_FULL
    return wallet.offer(
        RECRUIT,
        (0,),
        lambda _: verdict,
        lambda _: BONUS_TILE,
        lambda _, bill: charge(bill, "bill-bonus-tile", BONUS_TILE_COST),
        whole=verdict,
    )


@DEEDS.on(RECRUIT)
@rule("5.6.1")
def recruit(t: ImperialTable, power: Power, _: int) -> Play[None]:
    """Buy a Bonus War tile, look at it, and place it in a theater of the next war."""
    region = yield from pay_openly(t, power, MILITARY, BONUS_TILE)
    t.state.recruited += 1
    yield from place_bonus_tile(t, power, region)


def _judge_exchange(s: State, wallet: Wallet, action: Action) -> Verdict:
    if s.exchanged not in (-1, action):
        return ONE_TYPE_A_ROUND
    return wallet.judge(EXCHANGED)


@DEEDS.on(EXCHANGE)
@rule("5.6.1")
def exchange(t: ImperialTable, power: Power, action: Action) -> Play[None]:
    """On turn 6, turn 2 Military Points into 1 of another type, as if from a Major Action (R45)."""
    s = t.state
    yield from pay_openly(t, power, MILITARY, EXCHANGED)
    s.exchanged = action
    add_exchanged_point(t, action)


# -- 5.6.2 -----------------------------------------------------------------------------------


def _conflicts(s: State) -> list[int]:
    return [i for i in ALL_SPACES if s.conflict[i] != NO_CONFLICT]


def _judge_end_conflict(s: State, wallet: Wallet, place: Space) -> Verdict:
    if s.conflict[place] == NO_CONFLICT:
        return NO_CONFLICT_THERE
    return wallet.judge(_ending(s, place))


def _ending(s: State, place: Space) -> Purchase:
    return end_conflict_cost(s, place), ENDING_CONFLICT, place, ALLOWED


def end_conflict_cost(s: State, place: Space, bill: Bill | None = None) -> int:
    """5.6.2: 2 points, 1 on a Protected space, and 1 more for a "+1" marker."""
    cost = charge(bill, "bill-end-conflict", END_CONFLICT_COST)
    guard = protector(s, place) if TYPE[place] == MARKET else -1
    if guard >= 0:
        cost += charge(bill, "bill-protected-by", -1, space=space_text(guard))
    if s.conflict[place] == CONFLICT_PLUS_ONE:
        cost += charge(bill, "bill-plus-one-marker", 1)
    return cost


@DEEDS.on(END_CONFLICT)
@rule("5.6.2", "3.8.2")
def end_conflict(t: ImperialTable, power: Power, place: Space) -> Play[None]:
    """Remove a Conflict marker anywhere on the map."""
    cost = end_conflict_cost(t.state, place)
    yield from pay(t, power, MILITARY, _ending(t.state, place))
    t.state.conflict[place] = NO_CONFLICT
    t.say("log-conflict-ended", power=POWER_TEXT[power], space=space_text(place), cost=cost)


# -- 5.6.3 and 5.6.4 -------------------------------------------------------------------------


def may_build_from(s: State, power: Power, fort: Space) -> bool:
    """3.2.5, 5.6.3: is a connected Market, Naval space or Territory held all this round? (R47)"""
    return any(
        s.held[i] == power
        and s.flag[i] == power
        and not (s.polish_edition and s.conflict[i] != NO_CONFLICT)
        for i in LINKS[fort]
    )


def may_seize_from(s: State, power: Power, fort: Space) -> bool:
    """5.6.4: is a connected Squadron or Market one's own now? No Territory helps (R48)."""
    return any(
        s.flag[i] == power
        and TYPE[i] in (MARKET, NAVAL)
        and not (s.polish_edition and s.conflict[i] != NO_CONFLICT)
        for i in LINKS[fort]
    )


def build_cost(fort: Space, bill: Bill | None = None) -> int:
    """5.6.3: return the printed cost of a Fort."""
    return charge(bill, "bill-printed", COST[fort])


def repair_cost(fort: Space, bill: Bill | None = None) -> int:
    """5.6.4: return the cost of repairing one's own Fort: 1 less than printed."""
    return build_cost(fort, bill) + charge(bill, "bill-repair", -1)


def seize_cost(fort: Space, bill: Bill | None = None) -> int:
    """5.6.4: return the cost of repairing the enemy's Fort: 1 more than printed."""
    return build_cost(fort, bill) + charge(bill, "bill-seize", 1)


def _building(fort: Space) -> Purchase:
    return build_cost(fort), BUILDING, fort, ALLOWED


def _repairing(fort: Space) -> Purchase:
    return repair_cost(fort), REPAIRING, fort, ALLOWED


def _seizing(fort: Space) -> Purchase:
    return seize_cost(fort), SEIZING, fort, MINOR_CANNOT


def _build_judge(s: State, power: Power, wallet: Wallet) -> Callable[[int], Verdict]:
    def judge(fort: Space) -> Verdict:
        if s.flag[fort] != NOBODY:
            return FORT_IS_HELD
        if not may_build_from(s, power, fort):
            return FORT_NOT_CONNECTED
        return wallet.judge(_building(fort))

    return judge


def _repair_judge(s: State, power: Power, wallet: Wallet) -> Callable[[int], Verdict]:
    def judge(fort: Space) -> Verdict:
        if s.flag[fort] != power or not s.damaged[fort]:
            return NOT_YOUR_DAMAGED_FORT
        return wallet.judge(_repairing(fort))

    return judge


def _seize_judge(s: State, power: Power, wallet: Wallet) -> Callable[[int], Verdict]:
    def judge(fort: Space) -> Verdict:
        if s.flag[fort] in (power, NOBODY) or not s.damaged[fort]:
            return NOT_ENEMY_DAMAGED_FORT
        if not may_seize_from(s, power, fort):
            return SEIZE_NOT_CONNECTED
        return wallet.judge(_seizing(fort))

    return judge


@DEEDS.on(BUILD_FORT)
@rule("5.6.3")
def build_fort(t: ImperialTable, power: Power, fort: Space) -> Play[None]:
    """Build a Fort on an empty Fort space."""
    cost = build_cost(fort)
    yield from pay(t, power, MILITARY, _building(fort))
    set_flag(t.state, fort, power)
    t.say("log-fort-built", power=POWER_TEXT[power], space=space_text(fort), cost=cost)


@DEEDS.on(REPAIR_FORT)
@rule("5.6.4")
def repair_fort(t: ImperialTable, power: Power, fort: Space) -> Play[None]:
    """Repair one's own damaged Fort; no connection is needed."""
    cost = repair_cost(fort)
    yield from pay(t, power, MILITARY, _repairing(fort))
    t.state.damaged[fort] = False
    t.say("log-fort-repaired", power=POWER_TEXT[power], space=space_text(fort), cost=cost)


@DEEDS.on(SEIZE_FORT)
@rule("5.6.4", "5.3.2")
def seize_fort(t: ImperialTable, power: Power, fort: Space) -> Play[None]:
    """Repair the enemy's damaged Fort and so take it, by a Major Action only."""
    cost = seize_cost(fort)
    yield from pay(t, power, MILITARY, _seizing(fort))
    t.state.damaged[fort] = False
    set_flag(t.state, fort, power)
    t.say("log-fort-seized", power=POWER_TEXT[power], space=space_text(fort), cost=cost)


# -- 5.6.5 -----------------------------------------------------------------------------------


def squadron_cost(s: State, yard: int, bill: Bill | None = None) -> int:
    """5.6.5: 4 points, 2 by a card or Advantage, and 2 less once after South Sea Speculation."""
    cost = charge(bill, "bill-squadron", SQUADRON_COST)
    if yard:
        less = CHEAP_SQUADRON_COST - SQUADRON_COST
        cost += charge(bill, "bill-less", less, what=f"shipyard-{SHIPYARDS[yard]}")
    if s.effects & SOUTH_SEA:
        cost += charge(bill, "bill-less", -SOUTH_SEA_DISCOUNT, what="event-south_sea_speculation")
    return cost


def judge_shipyard(s: State, power: Power, wallet: Wallet, yard: int) -> Verdict:
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
    return wallet.judge(_constructing(s, yard))


def _constructing(s: State, yard: int) -> Purchase:
    return squadron_cost(s, yard), CONSTRUCTING, -1, ALLOWED


def _judge_ministry_yard(s: State, power: Power, yard: int) -> Verdict:
    verdict = judge_ready(s, power, YARD_ABILITY[yard])
    if verdict is not ALLOWED or SHIPYARDS[yard] != "choiseul":
        return verdict
    in_america = any(REGION[i] == NORTH_AMERICA for i in squadrons_on_map(s, power))
    return ALLOWED if in_america else NO_SQUADRON_IN_AMERICA


@DEEDS.on(CONSTRUCT)
@rule("5.6.5", "3.6")
def construct(t: ImperialTable, power: Power, yard: int) -> Play[None]:
    """Construct a Squadron: it comes from the unbuilt ones to the Navy Box."""
    s = t.state
    purchase = _constructing(s, yard)
    if SHIPYARDS[yard] == "slaving_contracts":
        exhaust(t, power, SLAVING_CONTRACTS)
    elif yard:
        use_ability(t, YARD_ABILITY[yard])
    yield from pay_openly(t, power, MILITARY, purchase)
    s.effects &= ~SOUTH_SEA
    build_squadron(t, power)


def build_squadron(t: ImperialTable, power: Power) -> None:
    """Move a Squadron from unbuilt to the Navy Box, if there is one."""
    s = t.state
    if s.unbuilt[power]:
        s.unbuilt[power] -= 1
        s.navy_box[power] += 1
        t.say("log-squadron-built", power=POWER_TEXT[power])


# -- 5.6.6 -----------------------------------------------------------------------------------


def ready_squadrons(s: State, power: Power) -> list[int]:
    """Return the Naval spaces from which a Squadron may still deploy this round."""
    return [i for i in squadrons_on_map(s, power) if i not in s.deployed]


def deploy_cost(s: State, place: Space, from_box: bool, bill: Bill | None = None) -> int:
    """5.6.6: 1 point to an empty space; against an enemy 2 from the map, 3 from the Navy Box."""
    if s.flag[place] == NOBODY:
        return charge(bill, "bill-deploy", DEPLOY_COST)
    if from_box:
        return charge(bill, "bill-displace-from-box", DISPLACE_FROM_NAVY_BOX_COST)
    return charge(bill, "bill-displace", DISPLACE_FROM_MAP_COST)


def _deploy_choice(s: State, power: Power, wallet: Wallet) -> Choice:
    """Offer the Naval spaces to which a Squadron may go, from wherever that is cheapest."""
    from_map = bool(ready_squadrons(s, power))
    ready = from_map or s.navy_box[power] > 0

    def judge(place: Space) -> Verdict:
        if s.flag[place] == power:
            return YOUR_SQUADRON_IS_THERE
        if not ready:
            return NO_SQUADRON_READY
        return wallet.judge(_deploying(s, place, not from_map))

    return wallet.offer(
        DEPLOY,
        NAVALS,
        judge,
        lambda place: _deploying(s, place, not from_map),
        lambda place, bill: deploy_cost(s, place, not from_map, bill),
        beyond=NO_NAVAL_SPACE,
    )


def _deploying(s: State, place: Space, from_box: bool) -> Purchase:
    cost = deploy_cost(s, place, from_box)
    if s.flag[place] == NOBODY:
        return cost, DEPLOYING, place, ALLOWED
    return cost, DISPLACING, place, MINOR_CANNOT


def _origin_menu(s: State, power: Power, wallet: Wallet, place: Space) -> Menu:
    """Offer the Squadrons that may go to a space; what is lost by it was told before."""

    def offer(verb: Verb, targets: Sequence[int], from_box: bool, beyond: Verdict) -> Choice:
        purchase = _deploying(s, place, from_box)
        return Choice(
            verb,
            targets,
            lambda origin: _judge_origin(s, wallet, purchase, -1 if from_box else origin),
            beyond=beyond,
            cost=lambda _, bill: deploy_cost(s, place, from_box, bill),
            paid_in=ACTIONS[MILITARY],
            stakes=lambda _: Stakes([], wallet.stakes(purchase).owed),
            facts=lambda _: wallet.facts(purchase),
        )

    return (
        offer(FROM_NAVY_BOX, (0,) if s.navy_box[power] else (), True, NAVY_BOX_IS_EMPTY),
        offer(FROM_SPACE, squadrons_on_map(s, power), False, NO_SQUADRON_OF_YOURS),
    )


def _judge_origin(s: State, wallet: Wallet, purchase: Purchase, origin: Space) -> Verdict:
    return SQUADRON_MOVED if origin in s.deployed else wallet.judge(purchase)


@DEEDS.on(DEPLOY)
@rule("5.6.6", "3.2.4")
def deploy(t: ImperialTable, power: Power, place: Space) -> Play[None]:
    """Bring a Squadron to a Naval space; an enemy Squadron there goes to the Navy Box."""
    s = t.state
    wallet = Wallet(s, power, MILITARY)
    answer = yield t.ask(
        power,
        "ask-deploy-from",
        lambda: _origin_menu(s, power, wallet, place),
        cite="5.6.6",
        public=True,
        space=space_text(place),
    )
    from_box = answer == FROM_NAVY_BOX()
    cost = deploy_cost(s, place, from_box)
    yield from pay(t, power, MILITARY, _deploying(s, place, from_box))
    origin = -1 if from_box else FROM_SPACE.target(answer)
    move_squadron(t, power, origin, place, cost)
    s.deployed.append(place)


def move_squadron(t: ImperialTable, power: Power, origin: int, place: Space, cost: int) -> None:
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
