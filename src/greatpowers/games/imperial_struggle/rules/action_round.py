"""5.0 Action rounds: taking a tile (5.1), then Event, Actions and abilities until it ends."""

from collections.abc import Callable
from typing import Final

from greatpowers.games.imperial_struggle.board import (
    ImperialTable,
    count_controlled,
    isolated_markets,
)
from greatpowers.games.imperial_struggle.cards.ministries import (
    ability_choice,
    jacobite_choice,
    jacobite_shift,
    reveal_choice,
    reveal_in_round,
    use_ministry,
)
from greatpowers.games.imperial_struggle.components import (
    BRITAIN,
    COMMODITIES,
    DIPLOMATIC,
    ECONOMIC,
    FRANCE,
    MARKET,
    MILITARY,
    MINOR_POINTS,
    OF_COMMODITY,
    POWER_TEXT,
    SEVEN_YEARS,
    TILE_MAJOR,
    TILE_MINOR,
    TILE_POINTS,
    TILE_UPGRADE,
    TILES,
    TYPE,
    theater_index,
)
from greatpowers.games.imperial_struggle.rules.advantages import (
    advantage_choice,
    flip_choice,
    use_advantage,
    use_huguenots,
)
from greatpowers.games.imperial_struggle.rules.debt import reduce_debt
from greatpowers.games.imperial_struggle.rules.diplomatic import (
    buy_event,
    draw_choice,
    political_choice,
    shift_political,
)
from greatpowers.games.imperial_struggle.rules.economic import market_choice, shift_market
from greatpowers.games.imperial_struggle.rules.event_play import event_choice, play_event
from greatpowers.games.imperial_struggle.rules.military import (
    LAST_TURN,
    build_fort,
    construct,
    deploy,
    end_conflict,
    exchange,
    military_menu,
    recruit,
    repair_fort,
    seize_fort,
)
from greatpowers.games.imperial_struggle.rules.points import Wallet, add_purse
from greatpowers.games.imperial_struggle.rules.war_tiles import (
    NO_UPGRADE_SYMBOL,
    place_bonus_tile,
    swap_tiles,
    upgrade,
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
    ABILITY,
    BUILD_FORT,
    CONSTRUCT,
    DEPLOY,
    DRAW_EVENT,
    END_CONFLICT,
    END_ROUND,
    EXCHANGE,
    FLIP_HUGUENOTS,
    JACOBITE_SHIFT,
    PASS_ROUND,
    PLAY,
    RECRUIT,
    REPAIR_FORT,
    REVEAL,
    SEIZE_FORT,
    SHIFT,
    SWAP,
    TAKE,
    UPGRADE,
    UPGRADE_FOR_TREATY,
    USE_ADVANTAGE,
    VOCABULARY,
)
from greatpowers.kernel.ask import Choice, Menu, Play
from greatpowers.kernel.rule import rule
from greatpowers.kernel.verdict import ALLOWED, refuse

TOO_LATE_TO_PASS: Final = refuse("no-too-late-to-pass", "5.1")
DEBT_OFF_FOR_PASSING: Final = 2
ROUNDS_A_TURN: Final = 8
FUR_AND_FISH: Final = (
    *OF_COMMODITY[COMMODITIES.index("furs")],
    *OF_COMMODITY[COMMODITIES.index("fish")],
)

Deed = Callable[[ImperialTable, int, int], Play[None]]


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
        yield from _carry_out(t, power, answer)
    while True:
        answer = yield t.ask(
            power, "ask-act", lambda: act_menu(s, power), cite="5.3", default=END_ROUND()
        )
        if answer == END_ROUND.base:
            break
        if answer == PASS_ROUND.base:
            t.say("log-passed", cite="5.1", power=POWER_TEXT[power])
            reduce_debt(t, power, DEBT_OFF_FOR_PASSING)
            s.upgrade_done = True
            break
        yield from _carry_out(t, power, answer)
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
def _free_tiles(t: ImperialTable, power: int) -> Play[None]:
    """Before its first choice on turn 4 a side places its free Seven Years War tiles (R58)."""
    s = t.state
    while s.war == SEVEN_YEARS and s.free_tiles[power]:
        s.free_tiles[power] -= 1
        yield from place_bonus_tile(t, power)


# -- what may be done ------------------------------------------------------------------------


def invest_menu(s: State, power: int) -> Menu:
    """5.1: the tiles still available, and what may be done before taking one (R12)."""
    return [
        Choice(TAKE, [tile for tile, at in enumerate(s.tile_at) if at == AVAILABLE]),
        reveal_choice(s, power),
        ability_choice(s, power),
        advantage_choice(s, power),
    ]


def act_menu(s: State, power: int) -> Menu:
    """5.2 and 5.3: all that the active power may do now."""
    economic = Wallet(s, power, ECONOMIC)
    diplomatic = Wallet(s, power, DIPLOMATIC)
    military = Wallet(s, power, MILITARY)
    return [
        Choice(PASS_ROUND, whole=ALLOWED if s.untouched else TOO_LATE_TO_PASS),
        Choice(END_ROUND),
        event_choice(s, power),
        reveal_choice(s, power),
        ability_choice(s, power),
        advantage_choice(s, power),
        flip_choice(s, power),
        *_upgrade_choices(s, power),
        market_choice(s, power, economic),
        political_choice(s, power, diplomatic),
        jacobite_choice(s, power, military),
        draw_choice(s, diplomatic),
        *military_menu(s, power, military),
    ]


def _upgrade_choices(s: State, power: int) -> Menu:
    open_ = TILE_UPGRADE[s.tile] and not s.upgrade_done
    verdict = ALLOWED if open_ else NO_UPGRADE_SYMBOL
    if s.turn == LAST_TURN:
        return [Choice(UPGRADE_FOR_TREATY, whole=verdict)]
    return upgrade_menu(s, power, verdict)


# -- doing it --------------------------------------------------------------------------------


def _carry_out(t: ImperialTable, power: int, answer: int) -> Play[None]:
    option = VOCABULARY.options[answer]
    target = answer - VOCABULARY.verbs[option.verb].base
    yield from DEEDS[option.verb](t, power, target)


@rule("5.1", "3.3", "5.3.1", "5.3.2")
def take_tile(t: ImperialTable, power: int, tile: int) -> Play[None]:
    """Take an Investment tile: its Major Action's points and the Minor Action's two."""
    s = t.state
    s.tile = tile
    s.tile_at[tile] = TAKEN + power
    t.say("log-tile-taken", cite="5.1", power=POWER_TEXT[power], tile=f"tile-{TILES[tile]}")
    add_purse(t, MAJOR, TILE_MAJOR[tile], TILE_POINTS[tile])
    add_purse(t, MINOR, TILE_MINOR[tile], MINOR_POINTS)
    yield from ()


def _shift(t: ImperialTable, power: int, place: int) -> Play[None]:
    if TYPE[place] == MARKET:
        yield from shift_market(t, power, place)
    else:
        yield from shift_political(t, power, place)


def _in_theater(deed: Deed) -> Deed:
    def on_number(t: ImperialTable, power: int, theater: int) -> Play[None]:
        yield from deed(t, power, theater - theater_index(t.state.war, 0))

    return on_number


def _without_target(deed: Callable[[ImperialTable, int], Play[None]]) -> Deed:
    def on_nothing(t: ImperialTable, power: int, _: int) -> Play[None]:
        yield from deed(t, power)

    return on_nothing


def _upgrade_for_treaty(t: ImperialTable, power: int, _: int) -> Play[None]:
    t.state.untouched = False
    upgrade_on_last_turn(t, power)
    yield from ()


DEEDS: Final[dict[str, Deed]] = {
    TAKE.name: take_tile,
    PLAY.name: play_event,
    REVEAL.name: reveal_in_round,
    ABILITY.name: use_ministry,
    USE_ADVANTAGE.name: use_advantage,
    FLIP_HUGUENOTS.name: use_huguenots,
    UPGRADE.name: _in_theater(upgrade),
    SWAP.name: _in_theater(swap_tiles),
    UPGRADE_FOR_TREATY.name: _upgrade_for_treaty,
    SHIFT.name: _shift,
    JACOBITE_SHIFT.name: jacobite_shift,
    DRAW_EVENT.name: _without_target(buy_event),
    RECRUIT.name: _without_target(recruit),
    END_CONFLICT.name: end_conflict,
    BUILD_FORT.name: build_fort,
    REPAIR_FORT.name: repair_fort,
    SEIZE_FORT.name: seize_fort,
    CONSTRUCT.name: construct,
    DEPLOY.name: deploy,
    EXCHANGE.name: exchange,
}
