"""3.7 War tiles: drawing and placing Bonus tiles (5.6.1), and the Military Upgrade (5.3.3)."""

from typing import Final

from greatpowers.games.imperial_struggle.board import ImperialTable
from greatpowers.games.imperial_struggle.components import (
    BASIC_PER_SIDE,
    BASIC_TILES,
    BONUS_PER_SIDE,
    BRITAIN,
    FRANCE,
    NO_WAR,
    POWER_TEXT,
    THEATERS,
    WAR_THEATERS,
    WARS,
    Power,
    Region,
    bonus_tile_name,
    theater_index,
)
from greatpowers.games.imperial_struggle.rules.debt import gain_treaty
from greatpowers.games.imperial_struggle.rules.deeds import DEEDS
from greatpowers.games.imperial_struggle.rules.elsewhere import (
    NOT_THAT_THEATER,
    NOT_THAT_TILE,
    NOT_THAT_WAR,
)
from greatpowers.games.imperial_struggle.rules.points import begin_action
from greatpowers.games.imperial_struggle.rules.wallet import left_behind, stakes_of
from greatpowers.games.imperial_struggle.state import (
    GONE,
    IN_HAND,
    NO_ACTION,
    ON_THE_MOVE,
    POOL,
    State,
)
from greatpowers.games.imperial_struggle.vocabulary import (
    ASSIGN,
    KEEP_NEW,
    KEEP_OLD,
    MOVE_TILE,
    REMOVE_TILE,
    RETURN_TILE,
    SWAP,
    THEATER,
    UPGRADE,
)
from greatpowers.kernel.ask import Choice, Menu, Play
from greatpowers.kernel.bill import Stakes
from greatpowers.kernel.rule import rule
from greatpowers.kernel.verdict import Verdict, refuse
from greatpowers.kernel.vocabulary import Verb

NO_UPGRADE_SYMBOL: Final = refuse("no-upgrade-symbol", "5.3.3", "opens-upgrade-symbol")
BASIC_POOL_EMPTY: Final = refuse("no-basic-pool-empty", "5.3.3")
BONUS_TILES_PER_THEATER: Final = 2
FEWEST_BASIC_TILES: Final = 4


def theaters_of(war: int) -> range:
    """Return the numbers of a war's theaters; none after the last war."""
    return range(0 if war == NO_WAR else len(WAR_THEATERS[war]))


def own_bonus(power: Power) -> range:
    """Return the Bonus tiles of a side."""
    return range(power * BONUS_PER_SIDE, (power + 1) * BONUS_PER_SIDE)


def own_basic(power: Power) -> range:
    """Return the Basic tiles of a side."""
    return range(power * BASIC_PER_SIDE, (power + 1) * BASIC_PER_SIDE)


def bonus_in(s: State, power: Power, theater: int) -> list[int]:
    """Return the Bonus tiles that a side has in a theater of the next war."""
    return [tile for tile in own_bonus(power) if s.bonus_at[tile] == theater]


def basic_in(s: State, power: Power, theater: int) -> list[int]:
    """Return the Basic tiles that a side has in a theater of the next war."""
    return [tile for tile in own_basic(power) if s.basic_at[tile] == theater]


def bonus_placed(s: State, power: Power) -> int:
    """Count the Bonus tiles that a side has in the next war."""
    return sum(1 for tile in own_bonus(power) if s.bonus_at[tile] < POOL)


def room_for_tile(s: State, power: Power) -> bool:
    """Say whether some theater of the next war has fewer than two Bonus tiles of a side."""
    return bonus_placed(s, power) < BONUS_TILES_PER_THEATER * len(theaters_of(s.war))


def theater_text(war: int, theater: int) -> str:
    """Return the text id of a theater."""
    return f"theater-{THEATERS[theater_index(war, theater)]}"


@rule("5.6.1", "3.7")
def place_bonus_tile(
    t: ImperialTable, power: Power, region: Region = -1, theater: int = -1
) -> Play[None]:
    """Draw a Bonus tile and place it, perhaps only where a Region or a card allows (R44).

    With two tiles in the chosen theater, one of those moves on to a theater with room.
    """
    s = t.state
    if not room_for_tile(s, power):
        return
    tile = t.chance.pick([tile for tile in own_bonus(power) if s.bonus_at[tile] == POOL])
    s.bonus_at[tile] = IN_HAND
    name = f"wartile-{bonus_tile_name(s.war, tile)}"
    t.say("log-you-drew-tile", to=(power,), tile=name)
    if theater < 0:
        where = [
            number
            for number in theaters_of(s.war)
            if region < 0 or region in WAR_THEATERS[s.war][number].regions
        ]
        theater = yield from _choose_theater(t, power, "ask-place-bonus-tile", where)
    if len(bonus_in(s, power, theater)) >= BONUS_TILES_PER_THEATER:
        yield from _move_on(t, power, theater)
    s.bonus_at[s.bonus_at.index(IN_HAND)] = theater
    t.say("log-bonus-tile-placed", power=POWER_TEXT[power], theater=theater_text(s.war, theater))


def _choose_theater(t: ImperialTable, power: Power, prompt: str, where: list[int]) -> Play[int]:
    war = t.state.war
    answer = yield t.ask(
        power,
        prompt,
        lambda: [Choice(THEATER, [theater_index(war, n) for n in where], beyond=NOT_THAT_THEATER)],
        cite="5.6.1",
    )
    return THEATER.target(answer) - theater_index(war, 0)


def _move_on(t: ImperialTable, power: Power, crowded: int) -> Play[None]:
    s = t.state
    first = s.war * 2 * BONUS_PER_SIDE
    answer = yield t.ask(
        power,
        "ask-move-tile",
        lambda: [
            Choice(
                MOVE_TILE,
                [first + tile for tile in bonus_in(s, power, crowded)],
                beyond=NOT_THAT_TILE,
            )
        ],
        cite="5.6.1",
    )
    s.bonus_at[MOVE_TILE.target(answer) - first] = ON_THE_MOVE
    room = [
        number
        for number in theaters_of(s.war)
        if number != crowded and len(bonus_in(s, power, number)) < BONUS_TILES_PER_THEATER
    ]
    theater = yield from _choose_theater(t, power, "ask-move-tile-to", room)
    s.bonus_at[s.bonus_at.index(ON_THE_MOVE)] = theater
    t.say("log-bonus-tile-moved", power=POWER_TEXT[power], theater=theater_text(s.war, theater))


# -- 7.6 Basic tiles -------------------------------------------------------------------------


@rule("7.6", "12.2")
def lay_basic_tiles(t: ImperialTable) -> Play[None]:
    """Give each side one random Basic tile in every theater of the next war (R57).

    With military planning each side looks at its tiles and assigns them itself, in secret.
    """
    s = t.state
    for power in (FRANCE, BRITAIN):
        pool = [tile for tile in own_basic(power) if s.basic_at[tile] == POOL]
        for theater in theaters_of(s.war):
            s.basic_at[t.chance.take(pool)] = IN_HAND if s.military_planning else theater
    t.say("log-tiles-laid", cite="7.6", war=f"war-{WARS[s.war]}")
    if s.military_planning:
        yield from t.together({power: _assign(t, power) for power in (FRANCE, BRITAIN)})


def _tiles_in_hand(s: State, power: Power) -> list[int]:
    return [tile for tile in own_basic(power) if s.basic_at[tile] == IN_HAND]


def _assign(t: ImperialTable, power: Power) -> Play[None]:
    s = t.state
    for theater in theaters_of(s.war):
        answer = yield t.ask(
            power,
            "ask-assign-tile",
            lambda: [Choice(ASSIGN, _tiles_in_hand(s, power), beyond=NOT_THAT_TILE)],
            cite="12.2",
            theater=theater_text(s.war, theater),
        )
        s.basic_at[ASSIGN.target(answer)] = theater


# -- 5.3.3 Military Upgrade ------------------------------------------------------------------


def upgrade_menu(s: State, power: Power, whole: Verdict) -> Menu:
    """Offer the theaters whose Basic tile may be exchanged (or swapped, 12.2)."""
    theaters = [theater_index(s.war, number) for number in theaters_of(s.war)]
    pool = any(s.basic_at[tile] == POOL for tile in own_basic(power))
    closed = whole if pool else BASIC_POOL_EMPTY
    menu = [_upgrade_choice(s, UPGRADE, theaters, closed)]
    if s.upgrade_swap:
        menu.append(_upgrade_choice(s, SWAP, theaters, whole))
    return menu


def _upgrade_choice(s: State, verb: Verb, theaters: list[int], whole: Verdict) -> Choice:
    return Choice(
        verb,
        theaters,
        whole=whole,
        stakes=lambda _: _left_for_upgrade(s),
        beyond=NOT_THAT_WAR,
    )


def _left_for_upgrade(s: State) -> Stakes:
    return stakes_of(left_behind(s, NO_ACTION))


@DEEDS.on(UPGRADE)
@rule("5.3.3")
def upgrade(t: ImperialTable, power: Power, place: int) -> Play[None]:
    """Draw a Basic tile, keep it or the one in the theater, and remove or return the other."""
    s = t.state
    theater = place - theater_index(s.war, 0)
    begin_action(t, NO_ACTION)
    s.upgrade_done = True
    s.untouched = False
    t.say("log-upgrade", power=POWER_TEXT[power], theater=theater_text(s.war, theater))
    new = t.chance.pick([tile for tile in own_basic(power) if s.basic_at[tile] == POOL])
    old = basic_in(s, power, theater)[0]
    t.say("log-you-drew-tile", to=(power,), tile=f"wartile-{BASIC_TILES[new]}")
    s.basic_at[new] = IN_HAND
    answer = yield t.ask(
        power,
        "ask-keep-tile",
        lambda: (Choice(KEEP_OLD), Choice(KEEP_NEW)),
        cite="5.3.3",
        old=f"wartile-{BASIC_TILES[old]}",
        new=f"wartile-{BASIC_TILES[new]}",
    )
    if answer == KEEP_NEW():
        new, old = s.basic_at.index(IN_HAND), basic_in(s, power, theater)[0]
        s.basic_at[new], s.basic_at[old] = theater, IN_HAND
    spare = s.basic_at.index(IN_HAND)
    if sum(1 for tile in own_basic(power) if s.basic_at[tile] != GONE) > FEWEST_BASIC_TILES:
        answer = yield t.ask(
            power,
            "ask-remove-or-return",
            lambda: (Choice(REMOVE_TILE), Choice(RETURN_TILE)),
            cite="5.3.3",
            default=RETURN_TILE(),
            tile=f"wartile-{BASIC_TILES[spare]}",
        )
        spare = s.basic_at.index(IN_HAND)
        if answer == REMOVE_TILE():
            s.basic_at[spare] = GONE
            t.raise_wall()
            t.say("log-tile-removed", power=POWER_TEXT[power], tile=f"wartile-{BASIC_TILES[spare]}")
            return
    s.basic_at[spare] = POOL
    t.say("log-tile-returned", power=POWER_TEXT[power])


@DEEDS.on(SWAP)
@rule("12.2")
def swap_tiles(t: ImperialTable, power: Power, place: int) -> Play[None]:
    """Exchange the Basic tiles of two theaters instead of drawing a new one."""
    s = t.state
    theater = place - theater_index(s.war, 0)
    begin_action(t, NO_ACTION)
    s.upgrade_done = True
    s.untouched = False
    others = [number for number in theaters_of(s.war) if number != theater]
    other = yield from _choose_theater(t, power, "ask-swap-with", others)
    mine, theirs = basic_in(s, power, theater)[0], basic_in(s, power, other)[0]
    s.basic_at[mine], s.basic_at[theirs] = other, theater
    t.say(
        "log-tiles-swapped",
        power=POWER_TEXT[power],
        theater=theater_text(s.war, theater),
        other=theater_text(s.war, other),
    )


@rule("5.3.3")
def upgrade_on_last_turn(t: ImperialTable, power: Power) -> None:
    """On turn 6 the symbol gives a Treaty Point instead (R32)."""
    t.state.upgrade_done = True
    gain_treaty(t, power, 1)
