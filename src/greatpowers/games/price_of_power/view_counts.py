"""Questions of war that come several times in a row: how many Units or Ships of each kind.

What may be answered is told by the rules' own functions; ``greatpowers.kit.counting`` says how.
"""

from greatpowers.games.price_of_power.components.tables import (
    ALLIED,
    HEAVY_SHIP,
    LAND_UNITS,
    MERCENARY,
    REGULAR,
    Seat,
)
from greatpowers.games.price_of_power.rules.battle_losses import (
    KINDS,
    LOSSES,
    hits_in_a_row,
    kinds_there,
)
from greatpowers.games.price_of_power.rules.battle_sides import (
    DAMAGED,
    SHIP_STATES,
    Battle,
    land_units,
    ships_in,
)
from greatpowers.games.price_of_power.rules.mustering import (
    MUSTERING,
    UNIT_VERBS,
    judge_unit,
    most_raised,
)
from greatpowers.games.price_of_power.rules.orders import list_price, price_now
from greatpowers.games.price_of_power.rules.troops import EXCHANGE, TAKING, to_exchange
from greatpowers.games.price_of_power.state import State
from greatpowers.games.price_of_power.vocabulary import (
    LEAVE_BEHIND,
    LOSE_SHIP,
    LOSE_UNIT,
    PICK_UP,
    VOCABULARY,
)
from greatpowers.kernel.agenda import NUMBERS, TASK
from greatpowers.kit.counting import Counts, Limit


def counts_explained(s: State, seat: Seat) -> Counts | None:
    """Tell how many of each a seat may answer at once to the question before it, if any."""
    if not s.agenda:
        return None
    task, numbers = s.agenda[-1][TASK], s.agenda[-1][NUMBERS:]
    if task == LOSSES.number:
        return _casualties(s, seat)
    if not numbers or numbers[0] != seat:
        return None
    if task == MUSTERING.number and len(numbers) == len(("seat", "area", "into")):
        return _recruits(s, *numbers)
    return _exchanged(s, numbers) if task == EXCHANGE.number else None


def _word(code: int) -> str:
    return str(VOCABULARY.options[code])


def _several(there: dict[int, int]) -> Counts:
    """Return that so many may be given of each answer, as many as one likes."""
    return {
        "there": {_word(code): number for code, number in there.items() if number},
        "turns": [],
        "becomes": {},
        "limits": [],
        "worth": {},
        "purse": 0,
    }


def _most(codes: list[int], most: int) -> Limit:
    return {"of": [_word(code) for code in codes], "less": [], "most": most}


# -- casualties (9.7.4, 9.9.4) -------------------------------------------------------------------


def _casualties(s: State, seat: Seat) -> Counts | None:
    """Tell which Units or Ships may be lost by the hits that a player takes in a row."""
    hits = hits_in_a_row(s, seat)
    b = Battle(s)
    if b.is_naval:
        return _sunk(s, seat, b, len(hits)) if hits else None
    units = land_units(s, seat, b.place)
    there = {LOSE_UNIT(each): units[each] for each in range(len(units)) if each // KINDS in hits}
    found = _several(there)
    kinds = {band: kinds_there(units, band) for band in hits}
    words = {
        band: [_word(LOSE_UNIT(band * KINDS + kind)) for kind in kinds[band]] for band in kinds
    }
    found["turns"] = [words[band] for band in hits]
    found["limits"] = [
        {"of": words[band], "less": [], "most": hits.count(band)} for band in sorted(words)
    ]
    return found if hits else None


def _sunk(s: State, seat: Seat, b: Battle, hits: int) -> Counts:
    """Tell which Ships may take so many hits: a Heavy one that is whole is damaged first."""
    ships = ships_in(s, seat, b.place)
    whole, damaged = LOSE_SHIP(HEAVY_SHIP), LOSE_SHIP(DAMAGED)
    there = {LOSE_SHIP(kind): ships[kind] for kind in SHIP_STATES}
    there[damaged] += there[whole]
    found = _several(there)
    found["turns"] = [list(found["there"])] * hits
    if ships[HEAVY_SHIP]:
        found["becomes"] = {_word(whole): _word(damaged)}
        found["limits"] = [{"of": [_word(damaged)], "less": [_word(whole)], "most": ships[DAMAGED]}]
    return found


# -- recruits (5.5.5) ----------------------------------------------------------------------------


def _recruits(s: State, seat: Seat, area: int, into: int) -> Counts:
    """Tell how many Units a player may raise in an Area by capacity, supply and Ducats."""
    purse = _purse(s, seat)
    most = {band: most_raised(s, seat, area, band) for band in (REGULAR, MERCENARY, ALLIED)}
    codes: dict[int, list[int]] = {band: [] for band in most}
    there: dict[int, int] = {}
    worth: dict[str, int] = {}
    for band, number in most.items():
        for unit in range(len(LAND_UNITS)):
            if not judge_unit(s, seat, area, into, unit, band):
                continue
            code, price = UNIT_VERBS[unit](band), list_price(s, seat, unit, band)
            codes[band].append(code)
            there[code] = min(number, purse // price) if price else number
            worth[_word(code)] = price
    found = _several(there)
    both = most_raised(s, seat, area, REGULAR, ALLIED)
    found["limits"] = [
        *(_most(codes[band], number) for band, number in most.items()),
        _most(codes[REGULAR] + codes[ALLIED], both),
    ]
    found["worth"], found["purse"] = worth, purse
    return found


def _purse(s: State, seat: Seat) -> int:
    """Return how much more a player may order by list price: cards may pay a part of it."""
    found = s.ducats[seat]
    while price_now(s, seat, found + 1) <= s.ducats[seat]:
        found += 1
    return found


# -- exchanges (9.5.4) ---------------------------------------------------------------------------


def _exchanged(s: State, numbers: list[int]) -> Counts:
    """Tell how many Units an Army on the march may take, or leave."""
    seat, troop, area, other, way, _moved, bound = numbers
    giver, taker = (other, troop) if way == TAKING else (troop, other)
    verb = PICK_UP if way == TAKING else LEAVE_BEHIND
    units = to_exchange(s, seat, area, giver, taker, bound)
    found = _several({verb(kind): number for kind, number in units.items()})
    hired = [kind for kind in units if kind // KINDS == MERCENARY]
    if bound and hired:
        spare = sum(units[kind] for kind in hired) - bound
        found["limits"] = [_most([verb(kind) for kind in hired], spare)]
    return found
