"""What a seat knows of the table as numbers: the map, the powers, and its own cards and choices."""

from typing import Final

from greatpowers.games.realpolitik.appraisal import PAYS, SCORES
from greatpowers.games.realpolitik.components import (
    ACTIONS,
    ALL_GENERALS,
    ALL_POWERS,
    ALL_TERRITORIES,
    CARD_VALUES,
    GENERALS,
    LEADS_FOR,
    NOBODY,
    POWERS,
    TERRITORIES,
    Power,
)
from greatpowers.games.realpolitik.rules.diplomacy import (
    PLEDGED_NOBODY,
    bids_are_shown,
    pledges_are_shown,
)
from greatpowers.games.realpolitik.rules.relations import controller_of, player_of
from greatpowers.games.realpolitik.state import NOT_CHOSEN, SELECTION, State
from greatpowers.kernel.features import Sheet, Tables

STAGES: Final = (
    "diplomacy",
    "selection",
    "mobilisations",
    "purchases",
    "surplus",
    "dispatches",
    "moves",
    "railways",
    "general_moves",
    "battles",
    "occupation",
    "turn_end",
    "over",
)
VALUES: Final = tuple(str(value) for value in range(max(CARD_VALUES) + 1))
DONE: Final = ("has_chosen", "has_pledged", "has_bid")
CHOSEN: Final = 1
PLEDGED: Final = 2
BID: Final = 4
OWN: Final = CHOSEN | PLEDGED | BID
"""Of what a seat has chosen itself, all is shown to it."""
CHOICES: Final = 4
"""In so many parts choices are written."""
PLEDGES: Final = (*POWERS, "nobody")
TRAINS: Final[Tables] = tuple(
    (f"{POWERS[power]}.train", tuple(int(power == whose) for whose in (*ALL_POWERS, NOBODY)))
    for power in ALL_POWERS
)
"""Nobody's come last."""
IS_THERE: Final = (*(1 for _ in POWERS), 0)
"""A one for every power, and a nought for nobody."""
FORTRESSES: Final[Tables] = (("fortress", IS_THERE),)


def features(s: State, seat: int, sheet: Sheet) -> None:
    """Write what a seat knows of a table."""
    sheet.common()
    sheet.one("turn", s.turn)
    sheet.which("stage", s.stage, STAGES)
    sheet.one("token", s.token)
    if sheet.is_stale(s.prestige):
        sheet.put("prestige", [s.prestige.index(power) for power in ALL_POWERS], POWERS)
    sheet.which("controller", s.controller, POWERS)
    sheet.row("money", s.money, POWERS)
    sheet.row("morale", s.morale, POWERS)
    sheet.row("influence", s.influence, POWERS)
    sheet.row("cards", [len(hand) for hand in s.hand], POWERS)
    sheet.one("deck", len(s.deck))
    sheet.count("discards", s.discards, VALUES)
    sheet.count("mobilising", s.mobilising, POWERS)
    sheet.count("movers", s.movers, POWERS)
    sheet.which("arbiter", s.arbiter, POWERS)
    sheet.one("extra_steps", s.extra_steps)
    _write_map(s, sheet)
    sheet.own()
    choices_changed = sheet.has_changed(s.chosen, s.stage)
    pledges_changed = sheet.has_changed(s.pledge, s.controller)
    bids_changed = sheet.has_changed(s.bid)
    changed = choices_changed or pledges_changed or bids_changed
    shown = _shown(s) if changed else 0
    for power in ALL_POWERS:
        sheet.begin(POWERS[power])
        sheet.which("ally", s.ally[power], POWERS)
        sheet.count("played", s.played[power], ACTIONS)
        own = player_of(s, power) == seat
        if changed:
            _write_choices(s, power, OWN if own else shown, sheet)
        else:
            sheet.skip(CHOICES)
        sheet.count("hand", s.hand[power] if own else [], VALUES)
    sheet.begin("")
    _write_battle(s, seat, sheet)


def _write_map(s: State, sheet: Sheet) -> None:
    sheet.row("loose", s.loose, TERRITORIES)
    generals_moved = sheet.row("general_at", s.general_at, GENERALS)
    units_changed = sheet.row("general_units", s.general_units, GENERALS)
    sheet.row("general_moved", s.has_moved, GENERALS)
    sheet.translate(s.fortress, FORTRESSES, TERRITORIES)
    if sheet.is_stale(s.garrison):
        _put_lands(s, sheet)
    if sheet.is_due(generals_moved or units_changed):
        _put_armies(s, sheet)
    sheet.translate(s.train, TRAINS, TERRITORIES)


def _put_lands(s: State, sheet: Sheet) -> None:
    """Put down who controls what, and what it brings."""
    sheet.put("garrison", [0 if who == NOBODY else 1 for who in s.garrison], TERRITORIES)
    owner = [controller_of(s, place) for place in ALL_TERRITORIES]
    for power in ALL_POWERS:
        sheet.begin(POWERS[power])
        own = [1 if each == power else 0 for each in owner]
        sheet.put("controls", own, TERRITORIES)
        scores = pays = 0
        for place in ALL_TERRITORIES:
            scores += own[place] * SCORES[power][place]
            pays += own[place] * PAYS[power][place]
        sheet.put("brings", [scores, pays], ("influence", "money"))
    sheet.begin("")


def _put_armies(s: State, sheet: Sheet) -> None:
    """Put down where the Units are that Generals lead."""
    led = [[0] * len(TERRITORIES) for _ in POWERS]
    for general in ALL_GENERALS:
        place = s.general_at[general]
        if place >= 0:
            led[LEADS_FOR[general]][place] += s.general_units[general]
    for power in ALL_POWERS:
        sheet.begin(POWERS[power])
        sheet.put("led", led[power], TERRITORIES)
    sheet.begin("")


def _shown(s: State) -> int:
    """Return what of the choices of others lies open, as bits."""
    shown = 0 if s.stage == SELECTION else CHOSEN
    if pledges_are_shown(s):
        shown |= PLEDGED
    if bids_are_shown(s):
        shown |= BID
    return shown


def _write_choices(s: State, power: Power, shown: int, sheet: Sheet) -> None:
    """Write what a power has chosen, and of that what is shown."""
    chosen, pledge, bid = s.chosen[power], s.pledge[power], s.bid[power]
    done = [int(chosen != NOT_CHOSEN), int(pledge != NOT_CHOSEN), int(bid != NOT_CHOSEN)]
    sheet.ones(DONE, done)
    sheet.which("chosen", chosen if shown & CHOSEN else NOBODY, ACTIONS)
    pledged = pledge if shown & PLEDGED else NOBODY
    sheet.which("pledge", len(POWERS) if pledged == PLEDGED_NOBODY else pledged, PLEDGES)
    sheet.one("bid", bid if shown & BID else NOT_CHOSEN)


def _write_battle(s: State, seat: int, sheet: Sheet) -> None:
    """Write where a battle is fought, who has laid how many cards, and what is known of them."""
    laid = [0] * len(POWERS)
    known = [0] * len(POWERS)
    for place, power in enumerate(s.card_by):
        laid[power] += 1
        if s.card_open[place] or player_of(s, power) == seat:
            known[power] += s.card_value[place]
    sheet.which("field", s.field, TERRITORIES)
    sheet.row("laid", laid, POWERS)
    sheet.row("known", known, POWERS)
