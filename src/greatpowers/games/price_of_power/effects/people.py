"""Rulers, Advisors and Leaders by cards (5.2.1, 7.2, 16.3.11)."""

from typing import Final

from greatpowers.games.price_of_power.components.cards import (
    CHARACTER_ON,
    GUEST_ON,
    IS_ADVISOR,
    WAGE,
    Character,
    character_text,
)
from greatpowers.games.price_of_power.components.tables import Seat
from greatpowers.games.price_of_power.components.world import NOBODY
from greatpowers.games.price_of_power.effects.asking import agree, pick
from greatpowers.games.price_of_power.effects.numbers import number
from greatpowers.games.price_of_power.effects.reading import Reading
from greatpowers.games.price_of_power.effects.script import Effect, verb
from greatpowers.games.price_of_power.rules import appointing, characters
from greatpowers.games.price_of_power.rules.characters import generals_of
from greatpowers.games.price_of_power.rules.mats import opponents, realm_name
from greatpowers.games.price_of_power.rules.relations import at_war_with
from greatpowers.games.price_of_power.state import NO_CHARACTER, PriceTable, State
from greatpowers.games.price_of_power.vocabulary import DISMISS, NAME_CHARACTER
from greatpowers.kernel.ask import Play
from greatpowers.kernel.rule import rule
from greatpowers.kit.asking import NOTHING

CITE: Final = "16.3"
FROM_DISCARDS: Final = "discard"
FROM_ENEMIES: Final = "opponent_at_war"


@verb("ruler")
@rule("7.2.2", "16.3.11")
def ruler(t: PriceTable, seat: Seat, effect: Effect, reading: Reading) -> Play[None]:
    """Take the character on the card as Ruler; or reject the Ruler that the Event brings."""
    s = t.state
    if effect.word("how") == "reject_allowed":
        if (yield from agree(t, seat, "ask-effect-reject-ruler", cite="16.3.11")):
            s.is_ruler_rejected = True
            t.say("log-rejects-ruler", power=realm_name(s, seat), cite="16.3.11")
        return
    guest = GUEST_ON[reading.event]
    if guest == NOBODY or characters.serves(s, guest) != NOBODY:
        return
    name = character_text(guest)
    if effect.is_optional and not (
        yield from agree(t, seat, "ask-effect-ruler", cite="7.2.2", who=name)
    ):
        return
    characters.replace_ruler(t, seat, guest)


@verb("ill_health")
@rule("7.2.6")
def ill_health(t: PriceTable, seat: Seat, _effect: Effect, _reading: Reading) -> None:
    """Give the Ruler a token of Ill Health."""
    who = t.state.ruler[seat]
    if who != NO_CHARACTER:
        characters.make_ill(t, who)


@verb("hire")
@rule("5.2.1", "16.3")
def hire(t: PriceTable, seat: Seat, effect: Effect, reading: Reading) -> Play[None]:
    """Appoint somebody from the card, the discards or the service of an Enemy, if one likes."""
    s = t.state
    free = bool(effect.word("free"))
    who = yield from pick(
        t,
        seat,
        "ask-effect-hire",
        NAME_CHARACTER,
        hirable(s, seat, effect, reading),
        cite="5.2.1",
        optional=True,
    )
    if who != NOTHING:
        characters.desert(t, who)
        appointing.HIRE.begin(s.agenda, seat, who, int(free))


def hirable(s: State, seat: Seat, effect: Effect, reading: Reading) -> list[Character]:
    """Return the characters that a card lets one appoint, and whom one can pay."""
    wants_advisor = effect.word("kind") == "advisor"
    if effect.word("character") == "on_card":
        found = [GUEST_ON[reading.event]]
    elif effect.word("source") == FROM_DISCARDS:
        found = [CHARACTER_ON[card] for pile in s.discards for card in pile]
    elif effect.word("source") == FROM_ENEMIES:
        return leaders_of_enemies(s, seat)
    else:
        found = []
    return sorted(
        who
        for who in found
        if who != NOBODY
        and IS_ADVISOR[who] == wants_advisor
        and characters.serves(s, who) == NOBODY
        and (effect.word("free") or _can_pay(s, seat, who))
    )


@rule("5.2.1", "16.3", "R204")
def leaders_of_enemies(s: State, seat: Seat) -> list[Character]:
    """Return the Generals and Admirals of Opponents at war with a player; Rulers stay."""
    enemies = [other for other in opponents(s, seat) if at_war_with(s, seat, s.realm[other])]
    found = {who for other in enemies for who in (*generals_of(s, other), s.admiral[other])}
    return sorted(found - {NO_CHARACTER, *s.ruler})


def _can_pay(s: State, seat: Seat, who: Character) -> bool:
    """Say whether a player can pay for a character in some office."""
    if IS_ADVISOR[who]:
        return s.ducats[seat] >= WAGE[who]
    return bool(appointing.judge_appointment(s, seat, who))


@verb("dismiss")
@rule("7.2.5")
def dismiss(t: PriceTable, seat: Seat, effect: Effect, _reading: Reading) -> Play[None]:
    """Discard Advisors of one's choice."""
    s = t.state
    for _ in range(number(s, seat, effect.word("number"))):
        who = yield from pick(
            t,
            seat,
            "ask-effect-dismiss",
            DISMISS,
            characters.advisors_of(s, seat),
            cite="7.2.5",
        )
        if who == NOTHING:
            return
        characters.dismiss(t, who)
