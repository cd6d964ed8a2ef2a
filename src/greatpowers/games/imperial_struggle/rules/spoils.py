"""7.2 Spoils of war: points for both, lost Squadrons, conquest and its refusal (R65)."""

from typing import Final

from greatpowers.games.imperial_struggle.board import (
    ImperialTable,
    displace_squadron,
    enemy,
    set_flag,
    space_text,
    squadron_text,
    squadrons_on_map,
)
from greatpowers.games.imperial_struggle.cards.effects import (
    give_up_squadron,
    shift_one,
    unflag_one,
)
from greatpowers.games.imperial_struggle.components import (
    ALL_SPACES,
    CONQUEST_LINKS,
    FORT,
    NAVAL,
    NOBODY,
    POLITICAL,
    POWER_TEXT,
    REGION,
    SPANISH,
    TERRITORY,
    TYPE,
    USA,
    WAR_THEATERS,
    Power,
    Space,
    Spoils,
    Theater,
    country,
    in_region,
)
from greatpowers.games.imperial_struggle.rules.debt import gain_treaty, score
from greatpowers.games.imperial_struggle.rules.economic import YOUR_OWN_FLAG
from greatpowers.games.imperial_struggle.rules.elsewhere import (
    NAVY_BOX_IS_EMPTY,
    NO_SQUADRON_FOR_CONQUEST,
)
from greatpowers.games.imperial_struggle.rules.theater_results import special_results
from greatpowers.games.imperial_struggle.state import NO_HUGUENOTS, State
from greatpowers.games.imperial_struggle.vocabulary import CONQUER, FROM_NAVY_BOX, FROM_SPACE
from greatpowers.kernel.ask import Choice, Menu, Play
from greatpowers.kernel.bill import Bill, charge
from greatpowers.kernel.rule import rule
from greatpowers.kernel.verdict import ALLOWED, Verdict, refuse

POLITICAL_NOT_CONQUERED: Final = refuse("no-political-not-conquered", "7.2.1")
USA_FLAG_STAYS: Final = refuse("no-usa-flag-stays", "10.0")
NOT_IN_THIS_CAMPAIGN: Final = refuse("no-not-in-this-campaign", "7.2.1")
NO_SQUADRON_FREE: Final = refuse("no-squadron-free", "7.2.1.1", "opens-squadron-for-war")
NO_CONQUEST_LINE: Final = refuse("no-conquest-line", "7.2.1.2", "opens-conquest-line")
NO_LINE_TO_FORT: Final = refuse("no-line-to-fort", "12.3", "opens-conquest-line")
REFUSED_IN_THIS_WAR: Final = refuse("no-refused-in-this-war", "7.2.2", "opens-next-war")
TOO_FEW_CONQUEST_POINTS: Final = refuse("no-too-few-conquest-points", "7.2.1", "opens-wider-margin")

REFUSAL_VP: Final = (3, 5)
SPANISH_POLITICALS: Final = country("spain")


def spoils_row(theater: Theater, winner: Power, margin: int) -> Spoils | None:
    """Return the row of the table that a margin reaches, if any."""
    reached = [row for row in theater.spoils[winner] if row.margin <= margin]
    return reached[-1] if reached else None


@rule("7.2")
def award_spoils(t: ImperialTable, winner: Power, margin: int) -> Play[None]:
    """Carry out the spoils of a theater, before the next one is fought."""
    s = t.state
    theater = WAR_THEATERS[s.war][s.theater]
    row = spoils_row(theater, winner, margin)
    if row is None:
        t.say("log-no-spoils", cite="7.2", power=POWER_TEXT[winner])
        return
    if row is theater.spoils[winner][-1]:
        s.best_rows[winner] += 1
    loser = enemy(winner)
    score(t, winner, row.vp)
    gain_treaty(t, loser, row.treaty)
    yield from give_up_squadrons(t, loser, row)
    yield from spend_conquest_points(t, winner, row.conquest)
    if row.unflag_type >= 0:
        places = in_region(row.unflag_region, row.unflag_type)
        yield from unflag_one(t, winner, places, cite="7.2")
    yield from special_results(t, winner, row)
    yield from shift_in_spain(t)


@rule("7.2", "3.6")
def give_up_squadrons(t: ImperialTable, loser: Power, row: Spoils) -> Play[None]:
    """Let the loser give up Squadrons of his choice: to be built anew, or lost for good."""
    s = t.state
    for _ in range(row.unbuilds):
        origin = yield from give_up_squadron(t, loser, loser, "ask-unbuild-squadron", "7.2")
        if origin:
            s.unbuilt[loser] += 1
            t.say("log-squadron-unbuilt", cite="7.2", power=POWER_TEXT[loser], origin=origin)
    for _ in range(row.removes):
        origin = yield from give_up_squadron(t, loser, loser, "ask-lose-squadron", "7.2")
        if origin:
            s.lost_squadrons[loser] += 1
            t.say("log-squadron-lost", cite="7.2", power=POWER_TEXT[loser], origin=origin)


# -- 7.2.1 Conquest Points -------------------------------------------------------------------


@rule("7.2.1")
def spend_conquest_points(t: ImperialTable, power: Power, points: int) -> Play[None]:
    """Spend Conquest Points one purchase after another while there is a target (R66)."""
    s = t.state
    s.conquest = points
    while s.conquest and conquest_choice(s, power).any():
        answer = yield t.ask(
            power,
            "ask-conquer",
            lambda: [conquest_choice(s, power)],
            cite="7.2.1",
            points=s.conquest,
        )
        yield from conquer(t, power, CONQUER.target(answer))
    if s.conquest:
        t.say("log-conquest-lost", cite="7.2.1", power=POWER_TEXT[power], n=s.conquest)
    s.conquest = 0


def conquest_choice(s: State, power: Power) -> Choice:
    """Offer every space that the Conquest Points of this theater can take."""
    return Choice(
        CONQUER,
        ALL_SPACES,
        lambda place: judge_conquest(s, power, place),
        cost=lambda place, bill: conquest_cost(s, place, bill),
        paid_in="conquest",
        facts=lambda place: {"cost": conquest_cost(s, place), "points": s.conquest},
    )


@rule("7.2.1")
def conquest_cost(s: State, place: Space, bill: Bill | None = None) -> int:
    """Return the Conquest Points that a space costs: 1, with a Huguenots marker 2 (R83)."""
    cost = charge(bill, "bill-conquest", 1)
    if s.huguenots[place] != NO_HUGUENOTS:
        cost += charge(bill, "bill-huguenots", 1)
    return cost


@rule("7.2.1", "10.0")
def judge_conquest(s: State, power: Power, place: Space) -> Verdict:
    """Say whether the winner of this theater may take a space now."""
    theater = WAR_THEATERS[s.war][s.theater]
    kind = TYPE[place]
    if kind == POLITICAL:
        return POLITICAL_NOT_CONQUERED
    if s.flag[place] == power:
        return YOUR_OWN_FLAG
    if s.flag[place] == USA:
        return USA_FLAG_STAYS
    if REGION[place] not in theater.regions and place not in theater.other_territories:
        return NOT_IN_THIS_CAMPAIGN
    if kind == TERRITORY:
        return _judge_territory(s, power, place)
    if kind == NAVAL:
        return _judge_naval(s, power, theater)
    return _judge_fort(s, power, place) if kind == FORT else ALLOWED


@rule("7.2.1.2", "7.2.2", "3.2.3")
def _judge_territory(s: State, power: Power, place: Space) -> Verdict:
    if place in s.refused:
        return REFUSED_IN_THIS_WAR
    if not _line_leads_to(s, power, place):
        return NO_CONQUEST_LINE
    return ALLOWED if conquest_cost(s, place) <= s.conquest else TOO_FEW_CONQUEST_POINTS


@rule("12.3")
def _judge_fort(s: State, power: Power, place: Space) -> Verdict:
    """A Fort needs a line only under the option; so Louisbourg to Halifax counts only there."""
    return NO_LINE_TO_FORT if s.tougher_forts and not _line_leads_to(s, power, place) else ALLOWED


@rule("3.2.6", "7.2.1.2")
def _line_leads_to(s: State, power: Power, place: Space) -> bool:
    """Say whether a conquest line starts at one's own space, or none reaches the place (R68)."""
    lines = CONQUEST_LINKS[place]
    return not lines or any(s.flag[i] == power for i in lines)


def _judge_naval(s: State, power: Power, theater: Theater) -> Verdict:
    free = _free_in_navy_box(s, power) or _free_on_map(s, power, theater)
    return ALLOWED if free else NO_SQUADRON_FREE


def _free_in_navy_box(s: State, power: Power) -> bool:
    return s.navy_box[power] > s.fought_home[power]


def _free_on_map(s: State, power: Power, theater: Theater) -> list[int]:
    """Return the Squadrons in the theater that have not conquered in this war (R67)."""
    return [
        i for i in squadrons_on_map(s, power) if REGION[i] in theater.regions and i not in s.fought
    ]


def conquer(t: ImperialTable, power: Power, place: Space) -> Play[None]:
    """Pay for a space and take it, unless it is a Territory that the opponent will not cede."""
    s = t.state
    s.conquest -= conquest_cost(s, place)
    if TYPE[place] == NAVAL:
        yield from _bring_squadron(t, power, place)
        return
    if TYPE[place] == TERRITORY:
        if (yield from conquest_refused(t, power, place)):
            return
        owe_shift_in_spain(s, power, place)
    set_flag(s, place, power)
    t.say("log-conquered", cite="7.2.1", power=POWER_TEXT[power], space=space_text(place))


@rule("7.2.1.1")
def _bring_squadron(t: ImperialTable, power: Power, place: Space) -> Play[None]:
    """Take a Squadron from the Navy Box or the theater; each may conquer once a war (R67)."""
    s = t.state
    theater = WAR_THEATERS[s.war][s.theater]

    def menu() -> Menu:
        return (
            Choice(
                FROM_NAVY_BOX, (0,) if _free_in_navy_box(s, power) else (), beyond=NAVY_BOX_IS_EMPTY
            ),
            Choice(FROM_SPACE, _free_on_map(s, power, theater), beyond=NO_SQUADRON_FOR_CONQUEST),
        )

    answer = yield t.ask(power, "ask-conquer-with", menu, cite="7.2.1.1", space=space_text(place))
    origin = -1 if answer == FROM_NAVY_BOX() else FROM_SPACE.target(answer)
    if origin < 0:
        s.navy_box[power] -= 1
    else:
        set_flag(s, origin, NOBODY)
    if s.flag[place] != NOBODY:
        send_home(s, place)
    s.fought.append(place)
    set_flag(s, place, power)
    t.say(
        "log-conquered-at-sea",
        cite="7.2.1.1",
        power=POWER_TEXT[power],
        origin=squadron_text(origin),
        space=space_text(place),
    )


@rule("7.2.1.1", "7.1.2")
def send_home(s: State, place: Space) -> None:
    """Displace a Squadron; in the Navy Box it still is one that has conquered in this war."""
    if place in s.fought:
        s.fought.remove(place)
        s.fought_home[s.flag[place]] += 1
    displace_squadron(s, place)


@rule("7.2.2")
def conquest_refused(t: ImperialTable, power: Power, place: Space) -> Play[bool]:
    """Ask the holder of a Territory whether he gives Victory Points to keep it: twice a war."""
    s = t.state
    holder = enemy(power)
    if s.flag[place] != holder or s.refusals[holder] >= len(REFUSAL_VP):
        return False
    vp = REFUSAL_VP[s.refusals[holder]]
    where = space_text(place)
    if not (yield from t.ask_if(holder, "ask-refuse-conquest", cite="7.2.2", space=where, vp=vp)):
        return False
    s.refusals[holder] += 1
    s.refused.append(place)
    t.say("log-conquest-refused", cite="7.2.2", power=POWER_TEXT[holder], space=where)
    score(t, power, vp)
    return True


# -- 12.1 ------------------------------------------------------------------------------------


@rule("12.1")
def owe_shift_in_spain(s: State, power: Power, place: Space) -> None:
    """Option: who takes a Spanish Territory that nobody held owes his opponent a shift (R92)."""
    if s.spanish_empire and SPANISH[place] and s.flag[place] == NOBODY:
        s.spain_owed.append(enemy(power))


@rule("12.1")
def shift_in_spain(t: ImperialTable) -> Play[None]:
    """Option: when the theater is done the shifts owed may be made, free of cost."""
    s = t.state
    while s.spain_owed:
        yield from shift_one(t, s.spain_owed[0], SPANISH_POLITICALS, True, "12.1")
        s.spain_owed.pop(0)
