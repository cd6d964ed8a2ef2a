"""What a seat knows of the table as numbers: empires, what lies open, and its own hand."""

from collections.abc import Sequence
from typing import Final

from greatpowers.games.imperialism.components import (
    ACHIEVEMENTS,
    ACTIONS,
    CARDS,
    COUNTABLE,
    END_SPACE,
    FIRST_TERRITORY,
    NOBODY,
    POWERS,
    PROVIDENCE,
    RELIGIONS,
    TERRITORIES,
    TERRITORY_CARDS,
    WAR_KINDS,
    Seat,
)
from greatpowers.games.imperialism.judgement import countables
from greatpowers.games.imperialism.rules.hands import hand_limit
from greatpowers.games.imperialism.rules.needs import available
from greatpowers.games.imperialism.state import CHOOSE_POWERS, DEALT, KEPT, State
from greatpowers.kernel.features import ITSELF, Sheet

STAGES: Final = ("powers", "levels", "exchange", "action", "over")
TIMES: Final = ("bloom", "to_the_end", "last_turns")
SEATS: Final = ("empire_0", "empire_1", "empire_2", "empire_3")


def features(s: State, seat: Seat, sheet: Sheet) -> None:
    """Write what a seat knows of a table."""
    seats = SEATS[: s.players]
    sheet.common()
    sheet.which("stage", s.stage, STAGES)
    sheet.one("turn", s.turn)
    sheet.which("active", s.active, seats)
    to_the_end = END_SPACE[s.players] - _most(s.glory)
    sheet.ones(TIMES, [int(s.bloom), to_the_end, s.last_turns])
    sheet.which("ended_by", s.ended_by, seats)
    sheet.one("has_achieved", int(s.has_achieved))
    sheet.one("has_developed", int(s.has_developed))
    sheet.count("met", s.met, ACHIEVEMENTS)
    sheet.row("glory", s.glory, seats)
    sheet.row("final", s.final or [0] * s.players, seats)
    sheet.count("row", s.row, TERRITORIES)
    sheet.one("territory_deck", len(s.territory_deck))
    sheet.count("territory_discard", s.territory_discard, TERRITORIES)
    sheet.one("providence_deck", len(s.providence_deck))
    sheet.count("providence_discard", s.providence_discard, PROVIDENCE)
    sheet.count("in_play", s.in_play, PROVIDENCE)
    sheet.row("religions_left", s.religions_left, RELIGIONS)
    sheet.count("achievements", available(s), ACHIEVEMENTS)
    sheet.one("achievement_deck", len(s.achievement_deck))
    sheet.own()
    sheet.count("hand", s.hand[seat], CARDS)
    choosing = s.stage == CHOOSE_POWERS
    sheet.whose("dealt", s.power_at, DEALT + seat if choosing else NOBODY, POWERS)
    sheet.whose("kept", s.power_at, KEPT + seat if choosing else NOBODY, POWERS)
    for each in range(s.players):
        sheet.begin(SEATS[each])
        sheet.common()
        _write_empire(s, each, sheet)
        _write_backs(s, each, sheet)
        sheet.own()
        _write_known(s, each, seat, sheet)
    sheet.begin("")
    sheet.common()
    _write_war(s, seats, sheet)


def _most(numbers: list[int]) -> int:
    """Return the highest of some numbers, sooner than ``max`` does."""
    most = numbers[0]
    for number in numbers:
        if number > most:
            most = number
    return most


def _write_empire(s: State, seat: Seat, sheet: Sheet) -> None:
    laid_changed = sheet.has_changed(s.laid[seat])
    markers_changed = sheet.has_changed(s.markers[seat])
    territories_changed = laid_changed or markers_changed
    levels_changed = sheet.has_changed(s.level[seat], s.ducats[seat])
    sheet.which("power", s.power[seat], POWERS)
    if sheet.is_due(territories_changed or levels_changed):
        sheet.put("has", countables(s)[seat], COUNTABLE)
    sheet.which("ruler", s.ruler[seat], PROVIDENCE)
    sheet.which("religion", s.religion[seat], RELIGIONS)
    if sheet.is_due(territories_changed):
        sheet.put("territories", _territories(s, seat), TERRITORIES)
    sheet.count("achieved", s.achieved[seat], ACHIEVEMENTS)
    sheet.which("last_action", s.last_action[seat], ACTIONS)
    sheet.one("hand_limit", hand_limit(s, seat) if s.power[seat] != NOBODY else 0)


def _territories(s: State, seat: Seat) -> list[int]:
    """Return which Territories an empire has, as cards and as markers."""
    numbers = [0] * len(TERRITORIES)
    for territory in s.laid[seat]:
        numbers[territory] += 1
    for place, marker in enumerate(s.markers[seat]):
        if marker:
            numbers[TERRITORY_CARDS + place] += 1
    return numbers


def _write_backs(s: State, seat: Seat, sheet: Sheet) -> None:
    """Write how many cards a hand holds by their backs."""
    if sheet.is_stale(s.hand[seat]):
        territories = sum(1 for card in s.hand[seat] if card >= FIRST_TERRITORY)
        sheet.put("providence_cards", (len(s.hand[seat]) - territories,), ITSELF)
        sheet.put("territory_cards", (territories,), ITSELF)


def _write_known(s: State, other: Seat, seat: Seat, sheet: Sheet) -> None:
    """Write which cards of a hand a seat has seen."""
    known: list[int] = []
    seen = s.seen[other]
    for place, card in enumerate(s.hand[other]):
        if seen[place] >> seat & 1:
            known.append(card)
    sheet.count("known_cards", known, CARDS)


def _write_war(s: State, seats: Sequence[str], sheet: Sheet) -> None:
    is_war = s.attacker != NOBODY
    sheet.which("attacker", s.attacker, seats)
    sheet.which("defender", s.defender, seats)
    sheet.which("war_kind", s.war_kind if is_war else NOBODY, WAR_KINDS)
    sheet.which("attack_card", s.attack_card if is_war else NOBODY, PROVIDENCE)
    sheet.count("defence_cards", s.defence_cards if is_war else [], PROVIDENCE)
    sheet.which("war_winner", s.war_winner if is_war else NOBODY, seats)
