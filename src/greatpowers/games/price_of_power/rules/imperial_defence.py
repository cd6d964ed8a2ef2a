"""18.3.2 and 18.4 Defending the HRE: the Call to the Emperor, and what Subjects bear for it."""

from typing import Final

from greatpowers.games.price_of_power.components.tables import REGULAR, Seat
from greatpowers.games.price_of_power.components.world import (
    NOBODY,
    Province,
    Realm,
    realm_text,
)
from greatpowers.games.price_of_power.rules import influence
from greatpowers.games.price_of_power.rules.agenda import AGENDA
from greatpowers.games.price_of_power.rules.calls import (
    DEFENSIVE,
    called_by,
    join,
    mediate,
    mediation_choice,
)
from greatpowers.games.price_of_power.rules.claims import place_cb
from greatpowers.games.price_of_power.rules.empire import (
    change_authority,
    elector_areas,
    end_defence,
    is_external,
    is_in_hre,
    is_member,
    is_subject,
    subject_players,
)
from greatpowers.games.price_of_power.rules.income import deployed, half
from greatpowers.games.price_of_power.rules.mats import (
    clockwise,
    gain_prestige,
    lose_ducats,
    realm_name,
)
from greatpowers.games.price_of_power.rules.ownership import (
    has,
    lawful_owner,
    manpower,
    tax_income,
)
from greatpowers.games.price_of_power.rules.prices import DUCATS, NO_DUCATS
from greatpowers.games.price_of_power.rules.relations import at_peace, at_war_with
from greatpowers.games.price_of_power.rules.units import exhaust_one
from greatpowers.games.price_of_power.state import PriceTable, State
from greatpowers.games.price_of_power.vocabulary import (
    ACCEPT_CALL,
    BEAR,
    BURDENS,
    REACT_WITH,
    REFUSE_CALL,
)
from greatpowers.kernel.agenda import Affair
from greatpowers.kernel.ask import Choice, Menu, Play
from greatpowers.kernel.bill import NO_STAKES, Line, Stakes, charge
from greatpowers.kernel.rule import rule
from greatpowers.kernel.verdict import ALLOWED, Verdict, refuse
from greatpowers.kit.asking import yes_or_no

LEAST_AUTHORITY: Final = 1
"""With less the Emperor cannot defend the Empire (18.1.2)."""
MOST_IMPERIAL: Final = 8
"""How many Units the Imperial pool holds."""

BY_MANPOWER: Final = BURDENS.index("manpower")
BY_DUCATS: Final = BURDENS.index("ducats")
BY_PRESTIGE: Final = BURDENS.index("prestige")
BY_CB: Final = BURDENS.index("cb")
BURDEN_UNITS: Final = 2
BURDEN_DUCATS: Final = 6
BURDEN_PRESTIGE: Final = -1

TOO_FEW_UNITS: Final = refuse("no-burden-units", "18.3.2")
HAS_CB: Final = refuse("no-burden-cb", "18.3.2")


# -- who calls the Emperor (18.4) ----------------------------------------------------------------


@rule("18.4", "5.5.1")
def callers(s: State, aggressor: Realm, targets: list[Realm]) -> list[Realm]:
    """Return the Subjects who call the Emperor if a realm outside the Empire attacks some realms.

    Nobody calls an Emperor who is at war with him, or who has no Authority.
    """
    emperor = s.emperor
    if emperor == NOBODY or s.authority < LEAST_AUTHORITY or not is_external(s, aggressor):
        return []
    subjects = [realm for realm in targets if is_subject(s, realm)]
    return [realm for realm in subjects if not at_war_with(s, emperor, realm)]


@rule("18.4", "5.5.1", "11.3.3")
def all_called(s: State, realm: Realm, seat: Seat) -> list[Realm]:
    """Return who would be called if a player attacked a realm: its Allies, and the Emperor."""
    found = called_by(s, realm, seat)
    if not callers(s, s.realm[seat], [realm]):
        return found
    return list(dict.fromkeys((s.realm[s.emperor], *found)))


@rule("18.4")
def may_rise(s: State, aggressor: Realm, targets: list[Realm]) -> bool:
    """Say whether the Emperor, himself attacked from outside, may defend the Empire for it."""
    return s.authority >= LEAST_AUTHORITY and is_invaded(s, aggressor, targets)


@rule("18.4", "18.4.2")
def is_invaded(s: State, aggressor: Realm, targets: list[Realm]) -> bool:
    """Say whether a realm outside attacks an Emperor who is a member of the Empire."""
    if s.emperor == NOBODY or s.realm[s.emperor] not in targets:
        return False
    return is_external(s, aggressor) and is_member(s, s.realm[s.emperor])


@rule("18.4", "5.5.1", "R161")
def summon(t: PriceTable, aggressor: Realm, targets: list[Realm], foes: list[Realm]) -> None:
    """Call the Emperor once for all Subjects that are attacked, or let him rise for himself.

    Not if he defends the Empire from all of the attackers already.
    """
    s = t.state
    if is_invaded(s, aggressor, targets):
        note_invaders(s, foes)
    subjects = callers(s, aggressor, targets)
    fights = s.emperor != NOBODY and all(at_war_with(s, s.emperor, foe) for foe in foes)
    if s.is_defending and fights:
        note_invaders(s, foes)
    elif subjects:
        IMPERIAL_CALL.begin(s.agenda, s.emperor, subjects[0], *foes)
    elif may_rise(s, aggressor, targets):
        RISE.begin(s.agenda, s.emperor, *foes)


def note_invaders(s: State, foes: list[Realm]) -> None:
    """Note the realms outside that have attacked the Empire, and fight the Emperor."""
    for foe in foes:
        is_at_war = at_war_with(s, s.emperor, foe)
        if is_at_war and is_external(s, foe) and foe not in s.invaders:
            s.invaders.append(foe)


def imperial_call_menu(s: State, seat: Seat) -> Menu:
    """Offer to accept the Call of a Subject, to refuse it, or to mediate."""
    return [
        Choice(ACCEPT_CALL),
        Choice(REFUSE_CALL, stakes=lambda _: Stakes([Line("loses-authority", {}, 1)])),
        mediation_choice(s, seat),
    ]


@rule("18.4", "11.3.3", "11.3.4", "R32", "R221")
def answer_imperial_call(t: PriceTable, affair: Affair) -> Play[None]:
    """Let the Emperor accept the Call of a Subject, or refuse it for Authority and nothing else.

    Numbers: the Emperor, who calls, Enemies.
    """
    s = t.state
    seat, caller, *foes = affair.numbers
    t.say("log-called", power=realm_text(caller), target=realm_name(s, seat), cite="18.4")
    answer = yield t.ask(
        seat,
        "ask-imperial-call",
        lambda: imperial_call_menu(s, seat),
        cite="18.4",
        default=REFUSE_CALL(),
        realm=realm_text(caller),
        foe=realm_text(foes[0]),
        n=levy(s),
    )
    if answer == ACCEPT_CALL():
        activate(t, foes)
        join(t, seat, caller, DEFENSIVE, foes)
        note_invaders(s, foes)
    elif answer in REACT_WITH:
        mediate(t, seat, REACT_WITH.target(answer))
    else:
        name = realm_name(s, seat)
        t.say("log-refuses-call", power=name, target=realm_text(caller), cite="18.4")
        change_authority(t, -1, cite="18.4")


@rule("18.4")
def rise(t: PriceTable, affair: Affair) -> Play[None]:
    """Let the Emperor, who is attacked himself, defend the Empire: numbers Emperor, Enemies."""
    s = t.state
    seat, *foes = affair.numbers
    wants = yield from yes_or_no(
        t,
        seat,
        "ask-defend-hre",
        cite="18.4",
        default=True,
        foe=realm_text(foes[0]),
        n=levy(s),
    )
    if wants:
        activate(t, foes)


IMPERIAL_CALL: Final = AGENDA.task("imperial_call", answer_imperial_call)
RISE: Final = AGENDA.task("defend_hre", rise)


# -- the defence begins and ends (18.4, 18.4.1) --------------------------------------------------


@rule("18.4.1", "11.2.1", "18.2")
def levy(s: State) -> int:
    """Return how many Units the Empire would raise: by the Emperor's Influence on its Electors."""
    if s.emperor == NOBODY:
        return 0
    cubes = sum(influence.counted(s, s.emperor, area) for area in elector_areas(s))
    return min(cubes, MOST_IMPERIAL - s.imperial_units)


@rule("18.4", "18.4.1", "18.3.2", "R162")
def activate(t: PriceTable, foes: list[Realm]) -> None:
    """Defend the Empire: Units come into the Imperial pool, and players who are Subjects help.

    A defence that is active is not activated again.
    """
    s = t.state
    if s.is_defending:
        return
    units = levy(s)
    s.is_defending = True
    s.imperial_units += units
    t.say("log-defends-hre", power=realm_name(s, s.emperor), n=units, cite="18.4")
    subjects = subject_players(s)
    for seat in reversed(clockwise(s, s.emperor)):
        if seat in subjects:
            BURDEN.begin(s.agenda, seat, foes[0])


@rule("18.4", "18.4.1", "4.5.2")
def stand_down(t: PriceTable, _affair: Affair) -> None:
    """End the defence when the Emperor is at Peace; Units of the Imperial pool go back."""
    s = t.state
    if s.emperor == NOBODY:
        return
    s.invaders = [foe for foe in s.invaders if at_war_with(s, s.emperor, foe)]
    if not at_peace(s, s.emperor):
        return
    if s.is_defending or s.imperial_units:
        t.say("log-stands-down", n=s.imperial_units, cite="18.4.1")
    end_defence(s)
    s.imperial_units = 0


# -- what Subjects bear (18.3.2) -----------------------------------------------------------------


@rule("18.3.2")
def burden_units(s: State, seat: Seat) -> int:
    """Return the Units that a Subject would exhaust: two, at most half of the manpower."""
    return min(BURDEN_UNITS, half(manpower(s, seat)))


@rule("18.3.2")
def burden_ducats(s: State, seat: Seat) -> int:
    """Return the Ducats that a Subject would lose: six, at most half of the Tax Income."""
    return min(BURDEN_DUCATS, half(tax_income(s, seat)))


@rule("18.3.2", "R163")
def judge_burden(s: State, seat: Seat, aggressor: Realm, burden: int) -> Verdict:
    """Say whether a Subject can bear a burden, in full."""
    if burden == BY_MANPOWER:
        ready = s.available[seat] + deployed(s, seat, REGULAR)
        return ALLOWED if 0 < burden_units(s, seat) <= ready else TOO_FEW_UNITS
    if burden == BY_DUCATS:
        due = burden_ducats(s, seat)
        return ALLOWED if 0 < due <= s.ducats[seat] else NO_DUCATS
    if burden == BY_CB:
        return HAS_CB if has(s.cb[aggressor], seat) else ALLOWED
    return ALLOWED


def burden_menu(s: State, seat: Seat, aggressor: Realm) -> Menu:
    """Offer the four ways in which a Subject helps."""
    own = (BY_MANPOWER, BY_PRESTIGE, BY_CB)
    return [
        Choice(
            BEAR,
            own,
            lambda burden: judge_burden(s, seat, aggressor, burden),
            stakes=lambda burden: burden_stakes(s, seat, burden),
        ),
        Choice(
            BEAR,
            (BY_DUCATS,),
            lambda burden: judge_burden(s, seat, aggressor, burden),
            cost=lambda _, bill: charge(bill, "bill-burden", burden_ducats(s, seat)),
            paid_in=DUCATS,
        ),
    ]


def burden_stakes(s: State, seat: Seat, burden: int) -> Stakes:
    """Return what a burden takes besides Ducats."""
    if burden == BY_MANPOWER:
        return Stakes([Line("loses-manpower", {}, burden_units(s, seat))])
    if burden == BY_PRESTIGE:
        return Stakes([Line("loses-prestige", {}, -BURDEN_PRESTIGE)])
    return NO_STAKES


@rule("18.3.2")
def bear(t: PriceTable, affair: Affair) -> Play[None]:
    """Let a Subject choose what to bear for the defence: numbers seat, the aggressor."""
    s = t.state
    seat, aggressor = affair.numbers
    answer = yield t.ask(
        seat,
        "ask-burden",
        lambda: burden_menu(s, seat, aggressor),
        cite="18.3.2",
        default=BEAR(BY_PRESTIGE),
        public=True,
        foe=realm_text(aggressor),
        units=burden_units(s, seat),
        ducats=burden_ducats(s, seat),
        prestige=-BURDEN_PRESTIGE,
    )
    burden = BEAR.target(answer)
    name = realm_name(s, seat)
    t.say("log-burden", power=name, burden=f"burden-{BURDENS[burden]}", cite="18.3.2")
    if burden == BY_MANPOWER:
        for _ in range(burden_units(s, seat)):
            yield from exhaust_one(t, seat, cite="18.3.2")
    elif burden == BY_DUCATS:
        lose_ducats(t, seat, burden_ducats(s, seat), cite="18.3.2")
    elif burden == BY_PRESTIGE:
        gain_prestige(t, seat, BURDEN_PRESTIGE, cite="18.3.2")
    else:
        place_cb(t, seat, aggressor, cite="18.3.2")


BURDEN: Final = AGENDA.task("burden", bear)
"""About a player who is a Subject, and the aggressor."""


# -- how the war ends (18.4.2) -------------------------------------------------------------------


@rule("18.4.2", "18.1.3", "R167")
def answer_for_war(
    t: PriceTable, victor: Seat, loser: Realm, lands: list[tuple[Province, Realm]]
) -> None:
    """Let Authority follow a war of the Emperor with an aggressor from outside.

    ``lands`` are Provinces with their owners before the peace: by those that went to realms outside
    a victory brings nothing.
    """
    s = t.state
    if s.emperor == NOBODY:
        return
    if victor == s.emperor and loser in s.invaders:
        s.invaders.remove(loser)
        if not any(is_ceded(s, place, owner) for place, owner in lands):
            change_authority(t, 1, cite="18.4.2")
    elif loser == s.realm[s.emperor] and s.realm[victor] in s.invaders:
        s.invaders.remove(s.realm[victor])
        change_authority(t, -1, cite="18.4.2")


@rule("18.4.2")
def is_ceded(s: State, place: Province, owner: Realm) -> bool:
    """Say whether a Province of the Empire has gone to a realm outside."""
    if not is_in_hre(s, place) or is_external(s, owner):
        return False
    return is_external(s, lawful_owner(s, place))
