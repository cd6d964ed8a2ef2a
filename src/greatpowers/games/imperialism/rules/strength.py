"""10.2 Strength in war: army or fleet, modifiers by their source, and war cards."""

from typing import Final

from greatpowers.games.imperialism.components import (
    ACHIEVEMENT_TEXT,
    ACHIEVEMENT_WAR,
    ARMY,
    FLEET,
    NOTHING,
    POWER_TEXT,
    POWER_WAR,
    RELIGION_TEXT,
    RELIGION_WAR,
    RULER_WAR,
    TRACK_TEXT,
    WAR_CARD_MODIFIER,
    Seat,
    WarKind,
    card_text,
)
from greatpowers.games.imperialism.rules.faith import are_dissenters
from greatpowers.games.imperialism.rules.tracks import power_text
from greatpowers.games.imperialism.state import State
from greatpowers.kernel.bill import Bill, Line, charge
from greatpowers.kernel.rule import rule

MILITARY: Final = (ARMY, FLEET)
"""The level that counts in each kind of war."""


@rule("10.2")
def strength(
    s: State, seat: Seat, enemy: Seat, kind: WarKind, cards: list[int], bill: Bill | None = None
) -> int:
    """Army or fleet, with all modifiers and war cards for that kind of war (R23)."""
    track = MILITARY[kind]
    total = _write(bill, TRACK_TEXT[track], s.level[seat][track])
    total += modifiers(s, seat, enemy, kind, bill)
    for card in cards:
        total += _write(bill, card_text(card), WAR_CARD_MODIFIER[card][kind])
    return total


def _write(bill: Bill | None, text: str, number: int) -> int:
    """Charge what is told even if it adds nothing: a level of 0, a card for the other war."""
    if bill is not None:
        bill.append(Line(text, {}, number))
    return number


@rule("10.2", "16.0")
def modifiers(s: State, seat: Seat, enemy: Seat, kind: WarKind, bill: Bill | None = None) -> int:
    """Return what power, religion, ruler and achievements add to a strength (R22)."""
    general, against_dissenters = own_modifiers(s, seat, kind, bill)
    if against_dissenters and are_dissenters(s, seat, enemy):
        general += charge(bill, "bill-dissenters", against_dissenters)
    return general


def own_modifiers(s: State, seat: Seat, kind: WarKind, bill: Bill | None = None) -> tuple[int, int]:
    """Return what a seat adds in a kind of war, and what besides against dissenters."""
    power, religion, ruler = s.power[seat], s.religion[seat], s.ruler[seat]
    modifier = POWER_WAR[power]
    general, against_dissenters = charge(bill, POWER_TEXT[power], modifier[kind]), modifier[2]
    if religion != NOTHING:
        modifier = RELIGION_WAR[religion]
        general += charge(bill, RELIGION_TEXT[religion], modifier[kind])
        against_dissenters += modifier[2]
    if ruler != NOTHING:
        modifier = RULER_WAR[ruler]
        general += charge(bill, card_text(ruler), modifier[kind])
        against_dissenters += modifier[2]
    for achievement in s.achieved[seat]:
        modifier = ACHIEVEMENT_WAR[achievement]
        general += charge(bill, ACHIEVEMENT_TEXT[achievement], modifier[kind])
        against_dissenters += modifier[2]
    return general, against_dissenters


@rule("10.2")
def attack_strength(s: State, bill: Bill | None = None) -> int:
    """Return the strength of the attack in the present war."""
    return strength(s, s.attacker, s.defender, s.war_kind, [s.attack_card], bill)


@rule("10.2")
def defence_strength(s: State, bill: Bill | None = None, added: tuple[int, ...] = ()) -> int:
    """Return the strength of the defence in the present war, with cards added to those played."""
    cards = [*s.defence_cards, *added]
    return strength(s, s.defender, s.attacker, s.war_kind, cards, bill)


def lead(s: State, bill: Bill | None = None, added: tuple[int, ...] = ()) -> int:
    """Return by how much the attacker is ahead, with cards added to the defence."""
    defence = defence_strength(s, None, added)
    ahead = charge(bill, "bill-attack", attack_strength(s), power=power_text(s, s.attacker))
    return ahead + charge(bill, "bill-defence", -defence, power=power_text(s, s.defender))


@rule("10.2")
def victor(s: State, lead: int) -> int:
    """The attacker wins if stronger; a tie is the defender's."""
    return s.attacker if lead > 0 else s.defender
