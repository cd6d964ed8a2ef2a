"""5.0 Action rounds: taking a tile (5.1), then Event, Actions and abilities until it ends."""

from typing import Final

from greatpowers.games.imperial_struggle.board import (
    ImperialTable,
    count_controlled,
    isolated_markets,
)
from greatpowers.games.imperial_struggle.cards.ministries import (
    ability_choice,
    jacobite_choice,
    reveal_choice,
)
from greatpowers.games.imperial_struggle.components import (
    ACTIONS,
    BRITAIN,
    COMMODITIES,
    DIPLOMATIC,
    ECONOMIC,
    FORTS,
    FRANCE,
    MILITARY,
    MINOR_POINTS,
    NAVALS,
    OF_COMMODITY,
    POWER_TEXT,
    SEVEN_YEARS,
    TERRITORIES,
    TILE_MAJOR,
    TILE_MINOR,
    TILE_POINTS,
    TILE_UPGRADE,
    TILES,
    Power,
)
from greatpowers.games.imperial_struggle.rules.advantages import (
    advantage_choice,
    flip_choice,
)
from greatpowers.games.imperial_struggle.rules.debt import reduce_debt
from greatpowers.games.imperial_struggle.rules.deeds import DEEDS
from greatpowers.games.imperial_struggle.rules.diplomatic import (
    draw_choice,
    political_choice,
)
from greatpowers.games.imperial_struggle.rules.economic import market_choice
from greatpowers.games.imperial_struggle.rules.elsewhere import TILE_NOT_OFFERED, judge_unshiftable
from greatpowers.games.imperial_struggle.rules.event_play import event_choice
from greatpowers.games.imperial_struggle.rules.military import (
    LAST_TURN,
    military_menu,
)
from greatpowers.games.imperial_struggle.rules.points import add_purse, points_left
from greatpowers.games.imperial_struggle.rules.wallet import Wallet, stakes_of
from greatpowers.games.imperial_struggle.rules.war_tiles import (
    NO_UPGRADE_SYMBOL,
    place_bonus_tile,
    upgrade_menu,
    upgrade_on_last_turn,
)
from greatpowers.games.imperial_struggle.state import (
    ACTION_ROUND,
    AVAILABLE,
    MAJOR,
    MINOR,
    NO_ACTION,
    PEACE_ENDS,
    TAKEN,
    TRADE_LEAD,
    State,
)
from greatpowers.games.imperial_struggle.vocabulary import (
    END_ROUND,
    PASS_ROUND,
    SHIFT,
    TAKE,
    UPGRADE_FOR_TREATY,
)
from greatpowers.kernel.ask import Choice, Menu, Play
from greatpowers.kernel.rule import rule
from greatpowers.kernel.verdict import ALLOWED, refuse

TOO_LATE_TO_PASS: Final = refuse("no-too-late-to-pass", "5.1", "opens-start-of-round")
DEBT_OFF_FOR_PASSING: Final = 2
ROUNDS_A_TURN: Final = 8
UNSHIFTABLE: Final = (*FORTS, *NAVALS, *TERRITORIES)
FUR_AND_FISH: Final = (
    *OF_COMMODITY[COMMODITIES.index("furs")],
    *OF_COMMODITY[COMMODITIES.index("fish")],
)


@rule("5.0", "4.1.9")
def action_round(t: ImperialTable) -> Play[None]:
    """One round of the active power: take a tile, perhaps an Event, then spend its points."""
    s = t.state
    power = s.active
    begin_round(s)
    t.say("log-round-begins", power=POWER_TEXT[power], round=s.round // 2 + 1)
    yield from _free_tiles(t, power)
    while s.tile < 0:
        answer = yield t.ask(power, "ask-invest", lambda: invest_menu(s, power), cite="5.1")
        yield from DEEDS.carry_out(t, power, answer)
    while True:
        answer = yield t.ask(
            power, "ask-act", lambda: act_menu(s, power), cite="5.3", default=END_ROUND()
        )
        if answer == END_ROUND():
            break
        if answer == PASS_ROUND():
            t.say("log-passed", cite="5.1", power=POWER_TEXT[power])
            reduce_debt(t, power, DEBT_OFF_FOR_PASSING)
            s.upgrade_done = True
            break
        yield from DEEDS.carry_out(t, power, answer)
    if s.turn == LAST_TURN and TILE_UPGRADE[s.tile] and not s.upgrade_done:
        upgrade_on_last_turn(t, power)
    end_round(s)


@rule("5.0", "5.4.1")
def begin_round(s: State) -> None:
    """Look around: what is held and Isolated now counts so for the whole round."""
    s.tile = -1
    s.untouched = True
    s.event_done = False
    s.upgrade_done = False
    s.purse_kind = []
    s.purse_type = []
    s.purse_points = []
    s.purse_limit = []
    s.first_region = [-1, -1]
    s.paid_regions = [0, 0]
    s.recruited = 0
    s.deployed = []
    s.exchanged = -1
    s.advantage_regions = 0
    s.advantages_used = 0
    s.effects = 0
    s.current = NO_ACTION
    s.granted = []
    s.vouchers = []
    s.held = s.flag.copy()
    alone = isolated_markets(s)
    s.isolated = [i in alone for i in range(len(s.flag))]
    s.gained = [False] * len(s.gained)
    if s.active == FRANCE and _leads_in_trade(s):
        s.effects |= TRADE_LEAD


def _leads_in_trade(s: State) -> bool:
    """Say whether France has more fur and fish Markets, for North American Trade (R86)."""
    return count_controlled(s, FRANCE, FUR_AND_FISH) > count_controlled(s, BRITAIN, FUR_AND_FISH)


def end_round(s: State) -> None:
    """Pass the turn to the other power, or go on to the end of the Peace Turn."""
    s.purse_kind = []
    s.purse_type = []
    s.purse_points = []
    s.purse_limit = []
    s.round += 1
    s.active = BRITAIN if s.active == FRANCE else FRANCE
    s.stage = ACTION_ROUND if s.round < ROUNDS_A_TURN else PEACE_ENDS


@rule("7.6")
def _free_tiles(t: ImperialTable, power: Power) -> Play[None]:
    """Before its first choice on turn 4 a side places its free Seven Years War tiles (R58)."""
    s = t.state
    while s.war == SEVEN_YEARS and s.free_tiles[power]:
        s.free_tiles[power] -= 1
        yield from place_bonus_tile(t, power)


# -- what may be done ------------------------------------------------------------------------


def invest_menu(s: State, power: Power) -> Menu:
    """5.1: the tiles still available, and what may be done before taking one (R12)."""
    return [
        Choice(
            TAKE,
            [tile for tile, at in enumerate(s.tile_at) if at == AVAILABLE],
            beyond=TILE_NOT_OFFERED,
        ),
        reveal_choice(s, power),
        ability_choice(s, power),
        advantage_choice(s, power),
    ]


def act_menu(s: State, power: Power) -> Menu:
    """5.2 and 5.3: all that the active power may do now."""
    economic = Wallet(s, power, ECONOMIC)
    diplomatic = Wallet(s, power, DIPLOMATIC)
    military = Wallet(s, power, MILITARY)
    bought = [
        market_choice(s, power, economic),
        political_choice(s, power, diplomatic),
        Choice(SHIFT, UNSHIFTABLE, judge_unshiftable, within=()),
        jacobite_choice(s, power, military),
        draw_choice(s, diplomatic),
        *military_menu(s, power, military),
    ]
    return [
        Choice(
            PASS_ROUND,
            whole=ALLOWED if s.untouched else TOO_LATE_TO_PASS,
            stakes=lambda _: stakes_of([points_left(s, action) for action in range(len(ACTIONS))]),
        ),
        Choice(END_ROUND, stakes=lambda _: stakes_of(_unspent(s, bought))),
        event_choice(s, power),
        reveal_choice(s, power),
        ability_choice(s, power),
        advantage_choice(s, power),
        flip_choice(s, power),
        *_upgrade_choices(s, power),
        *bought,
    ]


@rule("R40")
def _unspent(s: State, bought: list[Choice]) -> list[int]:
    """Count the points of each type that are left, if they could buy something without Debt."""
    return [
        points_left(s, number) if _could_spend(bought, action) else 0
        for number, action in enumerate(ACTIONS)
    ]


def _could_spend(bought: list[Choice], action: str) -> bool:
    return any(
        choice.verdict(target) is ALLOWED and not choice.at_stake(target).owed
        for choice in bought
        if choice.paid_in == action
        for target in choice.within
    )


def _upgrade_choices(s: State, power: Power) -> Menu:
    open_ = TILE_UPGRADE[s.tile] and not s.upgrade_done
    verdict = ALLOWED if open_ else NO_UPGRADE_SYMBOL
    if s.turn == LAST_TURN:
        return [Choice(UPGRADE_FOR_TREATY, whole=verdict)]
    return upgrade_menu(s, power, verdict)


# -- doing it --------------------------------------------------------------------------------


@DEEDS.on(TAKE)
@rule("5.1", "3.3", "5.3.1", "5.3.2")
def take_tile(t: ImperialTable, power: Power, tile: int) -> None:
    """Take an Investment tile: its Major Action's points and the Minor Action's two."""
    s = t.state
    s.tile = tile
    s.tile_at[tile] = TAKEN + power
    t.say("log-tile-taken", cite="5.1", power=POWER_TEXT[power], tile=f"tile-{TILES[tile]}")
    add_purse(t, MAJOR, TILE_MAJOR[tile], TILE_POINTS[tile])
    add_purse(t, MINOR, TILE_MINOR[tile], MINOR_POINTS)


@DEEDS.on(UPGRADE_FOR_TREATY)
def _upgrade_for_treaty(t: ImperialTable, power: Power, _: int) -> None:
    t.state.untouched = False
    upgrade_on_last_turn(t, power)
