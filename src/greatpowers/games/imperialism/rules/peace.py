"""10.3 Peace talks and 10.4 plunder, after a war that the attacker has won."""

from typing import Final

from greatpowers.games.imperialism.components import (
    DUCATS,
    IS_COLONY,
    LAND,
    PLUNDER,
    PRESTIGE,
    SHIPYARDS,
    TERRITORY_CARDS,
    TERRITORY_LEVELS,
    TRACK_TEXT,
    WEAPONS,
    Seat,
    Territory,
    card_text,
    territory_text,
)
from greatpowers.games.imperialism.rules.gains import level_gains, tell_gains
from greatpowers.games.imperialism.rules.needs import lacks, shortage
from greatpowers.games.imperialism.rules.payments import gain_ducats, hand_ducats
from greatpowers.games.imperialism.rules.strength import lead
from greatpowers.games.imperialism.rules.tracks import (
    apply_levels,
    lose_prestige,
    lower_level,
    power_text,
)
from greatpowers.games.imperialism.state import ImperialismTable, State
from greatpowers.games.imperialism.vocabulary import BE_HUMILIATED, CEDE, PAY_TRIBUTE, VOCABULARY
from greatpowers.kernel.ask import Choice, Menu, Play
from greatpowers.kernel.bill import Bill, charge
from greatpowers.kernel.rule import rule
from greatpowers.kernel.verdict import ALLOWED, Verdict, refuse
from greatpowers.kit.deeds import Deeds

TOO_POOR_FOR_TRIBUTE: Final = refuse("no-too-poor-for-tribute", "10.3.1", "opens-ducats")
NOT_YOURS_TO_CEDE: Final = refuse("no-not-yours-to-cede", "10.3.2")
LANDS_IN_LAND_WAR: Final = refuse("no-lands-in-land-war", "10.3.2")
COLONIES_IN_SEA_WAR: Final = refuse("no-colonies-in-sea-war", "10.3.2")
TOO_LITTLE_PRESTIGE: Final = refuse("no-too-little-prestige", "10.3.3", "opens-what-is-missing")


@rule("10.3")
def make_peace(t: ImperialismTable) -> Play[None]:
    """The defender chooses how to make peace, among the ways that are open."""
    s = t.state
    if not any(choice.any() for choice in peace_menu(s)):
        _surrender(t)
        return
    answer = yield t.ask(
        s.defender,
        "ask-peace",
        lambda: peace_menu(s),
        cite="10.3",
        public=True,
        tribute=tribute(s),
        prestige=humiliation(s),
    )
    yield from PEACE_DEEDS.carry_out(t, s.defender, answer)


def peace_menu(s: State) -> Menu:
    """Offer the three ways; each has to be carried out in full (R24)."""
    defender = s.defender
    too_poor = lacks(s, defender, DUCATS, tribute(s))
    too_low = lacks(s, defender, PRESTIGE, humiliation(s))
    return [
        Choice(
            PAY_TRIBUTE,
            whole=TOO_POOR_FOR_TRIBUTE if too_poor else ALLOWED,
            cost=lambda _, bill: tribute(s, bill),
            paid_in="ducats",
            facts=lambda _: shortage(s, defender, ((DUCATS, tribute(s)),)),
        ),
        Choice(
            CEDE,
            range(TERRITORY_CARDS),
            lambda territory: _judge_cession(s, territory),
            within=s.laid[defender],
        ),
        Choice(
            BE_HUMILIATED,
            whole=TOO_LITTLE_PRESTIGE if too_low else ALLOWED,
            cost=lambda _, bill: humiliation(s, bill),
            paid_in="prestige",
            facts=lambda _: shortage(s, defender, ((PRESTIGE, humiliation(s)),)),
        ),
    ]


def _judge_cession(s: State, territory: Territory) -> Verdict:
    if territory not in s.laid[s.defender]:
        return NOT_YOURS_TO_CEDE
    if s.war_kind == LAND:
        return LANDS_IN_LAND_WAR if IS_COLONY[territory] else ALLOWED
    return ALLOWED if IS_COLONY[territory] else COLONIES_IN_SEA_WAR


def arms(s: State) -> int:
    """Return the good that counts in the present war: land weapons or shipyards."""
    return WEAPONS if s.war_kind == LAND else SHIPYARDS


@rule("10.3.1")
def tribute(s: State, bill: Bill | None = None) -> int:
    """The ducats at stake: by how much the attacker was stronger."""
    return lead(s, bill)


@rule("10.3.3")
def humiliation(s: State, bill: Bill | None = None) -> int:
    """The prestige at stake: the attacker's lead in arms production, at least one."""
    good = arms(s)
    ahead = charge(bill, "bill-arms", s.level[s.attacker][good], **_arms_of(s, s.attacker))
    ahead += charge(bill, "bill-arms", -s.level[s.defender][good], **_arms_of(s, s.defender))
    return ahead + charge(bill, "bill-at-least-one", max(0, 1 - ahead))


def _arms_of(s: State, seat: Seat) -> dict[str, str]:
    return {"power": power_text(s, seat), "track": TRACK_TEXT[arms(s)]}


PEACE_DEEDS: Final[Deeds[State]] = Deeds(VOCABULARY)


@PEACE_DEEDS.on(PAY_TRIBUTE)
@rule("10.3.1")
def _pay_tribute(t: ImperialismTable, seat: Seat, _: int) -> None:
    """Pay the difference of the strengths to the attacker."""
    s = t.state
    ducats = tribute(s)
    hand_ducats(s, seat, s.attacker, ducats)
    t.say(
        "log-tribute",
        cite="10.3.1",
        power=power_text(s, seat),
        victim=power_text(s, s.attacker),
        ducats=ducats,
    )


@PEACE_DEEDS.on(CEDE)
@rule("10.3.2")
def _cede(t: ImperialismTable, seat: Seat, territory: Territory) -> None:
    """Hand a territory over with its levels; its prestige and glory do not move."""
    s = t.state
    s.laid[seat].remove(territory)
    s.laid[s.attacker].append(territory)
    t.say(
        "log-cedes",
        cite="10.3.2",
        power=power_text(s, seat),
        victim=power_text(s, s.attacker),
        card=territory_text(territory),
    )
    gains = level_gains(s, s.attacker, TERRITORY_LEVELS[territory])
    tell_gains(t, s.attacker, gains, cite="10.3.2")
    for track, by in TERRITORY_LEVELS[territory]:
        lower_level(s, seat, track, by)
    apply_levels(t, s.attacker, TERRITORY_LEVELS[territory])


@PEACE_DEEDS.on(BE_HUMILIATED)
@rule("10.3.3")
def _be_humiliated(t: ImperialismTable, seat: Seat, _: int) -> None:
    s = t.state
    lost = lose_prestige(s, seat, humiliation(s))
    t.say("log-humiliated", cite="10.3.3", power=power_text(s, seat), prestige=lost)


@rule("10.3.4")
def _surrender(t: ImperialismTable) -> None:
    """Without any way out, all ducats go to the attacker and all prestige is lost."""
    s = t.state
    ducats = s.ducats[s.defender]
    hand_ducats(s, s.defender, s.attacker, ducats)
    lost = lose_prestige(s, s.defender, s.level[s.defender][PRESTIGE])
    t.say(
        "log-surrenders",
        cite="10.3.4",
        power=power_text(s, s.defender),
        ducats=ducats,
        prestige=lost,
    )


@rule("10.4")
def plunder(s: State, bill: Bill | None = None) -> int:
    """The ducats to be plundered: the card's plunder times the attacker's arms production."""
    level = s.level[s.attacker][arms(s)]
    card = s.attack_card
    return charge(bill, "bill-plunder", PLUNDER[card] * level, card=card_text(card), level=level)


@rule("10.4")
def take_plunder(t: ImperialismTable) -> None:
    """The attacker takes the plunder from the supply."""
    s = t.state
    ducats = plunder(s)
    gain_ducats(s, s.attacker, ducats)
    t.say("log-plunder", cite="10.4", power=power_text(s, s.attacker), ducats=ducats)
