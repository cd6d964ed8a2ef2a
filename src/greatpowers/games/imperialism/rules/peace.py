"""10.3 Peace talks and 10.4 plunder, after a war that the attacker has won."""

from typing import Final

from greatpowers.games.imperialism.components import (
    IS_COLONY,
    LAND,
    PLUNDER,
    PRESTIGE,
    SHIPYARDS,
    TERRITORY_CARDS,
    TERRITORY_LEVELS,
    WEAPONS,
    territory_text,
)
from greatpowers.games.imperialism.rules.payments import gain_ducats
from greatpowers.games.imperialism.rules.tracks import (
    ImperialismTable,
    apply_levels,
    lose_prestige,
    lower_level,
    power_text,
)
from greatpowers.games.imperialism.state import State
from greatpowers.games.imperialism.vocabulary import BE_HUMILIATED, CEDE, PAY_TRIBUTE
from greatpowers.kernel.ask import Choice, Menu, Play
from greatpowers.kernel.rule import rule
from greatpowers.kernel.verdict import ALLOWED, Verdict, refuse

TOO_POOR_FOR_TRIBUTE: Final = refuse("no-too-poor-for-tribute", "10.3.1")
NOT_YOURS_TO_CEDE: Final = refuse("no-not-yours-to-cede", "10.3.2")
LANDS_IN_LAND_WAR: Final = refuse("no-lands-in-land-war", "10.3.2")
COLONIES_IN_SEA_WAR: Final = refuse("no-colonies-in-sea-war", "10.3.2")
TOO_LITTLE_PRESTIGE: Final = refuse("no-too-little-prestige", "10.3.3")


@rule("10.3")
def make_peace(t: ImperialismTable, lead: int) -> Play[None]:
    """The defender chooses how to make peace, among the ways that are open."""
    s = t.state
    if not any(choice.any() for choice in peace_menu(s, lead)):
        _surrender(t)
        return
    answer = yield t.ask(
        s.defender,
        "ask-peace",
        lambda: peace_menu(s, lead),
        cite="10.3",
        tribute=lead,
        prestige=humiliation(s),
    )
    if answer == PAY_TRIBUTE():
        _pay_tribute(t, lead)
    elif answer in CEDE:
        _cede(t, CEDE.target(answer))
    else:
        _be_humiliated(t)


def peace_menu(s: State, lead: int) -> Menu:
    """Offer the three ways; each has to be carried out in full (R24)."""
    defender = s.defender
    can_pay = s.ducats[defender] >= lead
    can_bow = s.level[defender][PRESTIGE] >= humiliation(s)
    return [
        Choice(
            PAY_TRIBUTE,
            whole=ALLOWED if can_pay else TOO_POOR_FOR_TRIBUTE,
            cost=lambda _, _bill: lead,
        ),
        Choice(
            CEDE,
            range(TERRITORY_CARDS),
            lambda territory: _judge_cession(s, territory),
            within=s.laid[defender],
        ),
        Choice(BE_HUMILIATED, whole=ALLOWED if can_bow else TOO_LITTLE_PRESTIGE),
    ]


def _judge_cession(s: State, territory: int) -> Verdict:
    if territory not in s.laid[s.defender]:
        return NOT_YOURS_TO_CEDE
    if s.war_kind == LAND:
        return LANDS_IN_LAND_WAR if IS_COLONY[territory] else ALLOWED
    return ALLOWED if IS_COLONY[territory] else COLONIES_IN_SEA_WAR


def arms(s: State) -> int:
    """Return the good that counts in the present war: land weapons or shipyards."""
    return WEAPONS if s.war_kind == LAND else SHIPYARDS


@rule("10.3.3")
def humiliation(s: State) -> int:
    """The prestige at stake: the attacker's lead in arms production, at least one."""
    good = arms(s)
    return max(1, s.level[s.attacker][good] - s.level[s.defender][good])


@rule("10.3.1")
def _pay_tribute(t: ImperialismTable, lead: int) -> None:
    """Pay the difference of the strengths to the attacker."""
    s = t.state
    s.ducats[s.defender] -= lead
    s.ducats[s.attacker] += lead
    t.say(
        "log-tribute",
        cite="10.3.1",
        power=power_text(s, s.defender),
        victim=power_text(s, s.attacker),
        ducats=lead,
    )


@rule("10.3.2")
def _cede(t: ImperialismTable, territory: int) -> None:
    """Hand a territory over with its levels; its prestige and glory do not move."""
    s = t.state
    s.laid[s.defender].remove(territory)
    s.laid[s.attacker].append(territory)
    for track, by in TERRITORY_LEVELS[territory]:
        lower_level(s, s.defender, track, by)
    apply_levels(t, s.attacker, TERRITORY_LEVELS[territory])
    t.say(
        "log-cedes",
        cite="10.3.2",
        power=power_text(s, s.defender),
        victim=power_text(s, s.attacker),
        card=territory_text(territory),
    )


@rule("10.3.3")
def _be_humiliated(t: ImperialismTable) -> None:
    s = t.state
    lost = lose_prestige(s, s.defender, humiliation(s))
    t.say("log-humiliated", cite="10.3.3", power=power_text(s, s.defender), prestige=lost)


@rule("10.3.4")
def _surrender(t: ImperialismTable) -> None:
    """Without any way out, all ducats go to the attacker and all prestige is lost."""
    s = t.state
    ducats = s.ducats[s.defender]
    s.ducats[s.defender] = 0
    s.ducats[s.attacker] += ducats
    lost = lose_prestige(s, s.defender, s.level[s.defender][PRESTIGE])
    t.say(
        "log-surrenders",
        cite="10.3.4",
        power=power_text(s, s.defender),
        ducats=ducats,
        prestige=lost,
    )


@rule("10.4")
def plunder(t: ImperialismTable) -> None:
    """The attacker takes ducats from the supply: the card's plunder times own arms production."""
    s = t.state
    ducats = PLUNDER[s.attack_card] * s.level[s.attacker][arms(s)]
    gain_ducats(s, s.attacker, ducats)
    t.say("log-plunder", cite="10.4", power=power_text(s, s.attacker), ducats=ducats)
