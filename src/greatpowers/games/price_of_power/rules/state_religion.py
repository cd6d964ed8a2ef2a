"""5.1.6 Change State Religion: Catholics and Protestants may, and what it costs them (15.2)."""

from typing import Final

from greatpowers.games.price_of_power.components.tables import ADM, Seat
from greatpowers.games.price_of_power.components.world import (
    AREA_OF,
    CATHOLIC,
    COUNTER_REFORMED,
    FAITHS,
    MAIN_AREAS,
    NO_FAITH,
    PAPAL_STATES,
    PROTESTANT,
    SLOT_OF,
    Area,
    Faith,
    Realm,
)
from greatpowers.games.price_of_power.rules.actions import ACTIONS
from greatpowers.games.price_of_power.rules.agenda import AGENDA
from greatpowers.games.price_of_power.rules.conversion import roll_in, stir_a_town
from greatpowers.games.price_of_power.rules.empire import OFFICIAL_FAITHS
from greatpowers.games.price_of_power.rules.faiths import (
    faith_of,
    same_faith,
    set_faith,
    set_state_faith,
    state_faith,
)
from greatpowers.games.price_of_power.rules.geography import capital_area
from greatpowers.games.price_of_power.rules.influence import areas_with, place, remove, room
from greatpowers.games.price_of_power.rules.marriages import end_marriage
from greatpowers.games.price_of_power.rules.mats import gain_prestige, lower_stability
from greatpowers.games.price_of_power.rules.ownership import (
    capital_of,
    is_players_alone,
    owned_areas,
    tokens_of_either,
)
from greatpowers.games.price_of_power.rules.prices import judge_price, pay
from greatpowers.games.price_of_power.rules.religious_rebels import REBELS_GO, forced_faith
from greatpowers.games.price_of_power.state import PriceTable, State
from greatpowers.games.price_of_power.vocabulary import (
    CHANGE_RELIGION,
    END_MARRIAGE,
    GIVE_UP_INFLUENCE,
    INFLUENCE_IN,
)
from greatpowers.kernel.agenda import Affair
from greatpowers.kernel.ask import Choice, Play
from greatpowers.kernel.bill import Bill, charge
from greatpowers.kernel.rule import rule
from greatpowers.kernel.verdict import ALLOWED, Verdict, refuse
from greatpowers.kit.asking import NOTHING, choose

FIRST_AGE: Final = 2
PRESTIGE_LOST: Final = 2
STABILITY_LOST: Final = 1
INFLUENCE_MOVED: Final = 5
COUNTER_REFORM_ADM: Final = 3
ALL_FAITHS: Final = range(len(FAITHS))
TURNED_TO: Final = (CATHOLIC, COUNTER_REFORMED, PROTESTANT)
"""The faiths to which the Action leads as a rule."""

NOT_IN_THIS_AGE: Final = refuse("no-not-in-this-age", "5.1.6", "opens-second-age")
NOT_BY_THIS_ACTION: Final = refuse("no-not-by-this-action", "5.1.6")
YOURS_ALREADY: Final = refuse("no-faith-is-yours-already", "5.1.6")
POPE_STAYS: Final = refuse("no-pope-stays-catholic", "2.6")
EMPIRE_FORBIDS: Final = refuse("no-empire-forbids", "18.7", "opens-empire-changes")
NO_COUNTER_REFORMATION: Final = refuse("no-counter-reformation", "5.1.6", "opens-trent")


# -- who may -------------------------------------------------------------------------------------


@rule("5.1.6", "15.2", "15.0.1", "15.0.2", "18.7", "R53")
def judge_religion(s: State, seat: Seat, faith: Faith) -> Verdict:
    """Say whether a player may take the Action to turn to a faith."""
    if s.realm[seat] == PAPAL_STATES:
        return POPE_STAYS
    own = state_faith(s, seat)
    if own == faith:
        return YOURS_ALREADY
    if faith != NO_FAITH and faith == forced_faith(s, seat):
        return ALLOWED
    if faith == COUNTER_REFORMED:
        return _judge_counter_reform(s, seat, own)
    if {_plain(own), faith} != {CATHOLIC, PROTESTANT}:
        return NOT_BY_THIS_ACTION
    if s.age < FIRST_AGE:
        return NOT_IN_THIS_AGE
    is_bound = s.has_imperial_faith and s.emperor == seat
    return EMPIRE_FORBIDS if is_bound and not _empire_turned(s, own) else ALLOWED


def _plain(faith: Faith) -> Faith:
    return CATHOLIC if faith == COUNTER_REFORMED else faith


@rule("18.7", "R219")
def _empire_turned(s: State, own: Faith) -> bool:
    """Say whether the Empire has an official faith that is not the Emperor's."""
    return s.hre_faith in OFFICIAL_FAITHS and not same_faith(s.hre_faith, own)


@rule("5.1.6")
def _judge_counter_reform(s: State, seat: Seat, own: Faith) -> Verdict:
    """Catholics may embrace the Counter-Reformation once it is on the board."""
    if own != CATHOLIC:
        return NOT_BY_THIS_ACTION
    if COUNTER_REFORMED not in s.faith:
        return NO_COUNTER_REFORMATION
    return judge_price(s, seat, ADM, COUNTER_REFORM_ADM)


def price(faith: Faith, bill: Bill | None = None) -> int:
    """Return the ADM of the Action: only the Counter-Reformation has a price."""
    return charge(
        bill, "bill-counter-reform", COUNTER_REFORM_ADM if faith == COUNTER_REFORMED else 0
    )


def religion_choice(s: State, seat: Seat) -> Choice:
    """Offer to change the State Religion; Religious Rebels may open another faith."""
    forced = forced_faith(s, seat)
    is_another = forced != NO_FAITH and forced not in TURNED_TO
    return Choice(
        CHANGE_RELIGION,
        ALL_FAITHS,
        lambda faith: judge_religion(s, seat, faith),
        cost=lambda faith, bill: price(faith, bill),
        within=(*TURNED_TO, forced) if is_another else TURNED_TO,
        paid_in="adm",
    )


@rule("5.1.6", "15.2")
@ACTIONS.on(CHANGE_RELIGION)
def change_religion(t: PriceTable, seat: Seat, faith: Faith) -> None:
    """Turn to a faith, with all that follows; the Counter-Reformation is only paid."""
    s = t.state
    if faith != COUNTER_REFORMED:
        if faith == forced_faith(s, seat):
            REBELS_GO.begin(s.agenda, seat, faith)
        CHANGE.begin(s.agenda, seat, faith)
        return
    pay(s, seat, ADM, price(faith))
    set_state_faith(t, s.realm[seat], faith, cite="5.1.6")
    set_faith(t, SLOT_OF[capital_area(s, seat)], faith, cite="5.1.6")


# -- what follows --------------------------------------------------------------------------------


@rule("5.1.6")
def turn(t: PriceTable, affair: Affair) -> None:
    """Lose Prestige and Stability, and take the new faith."""
    s = t.state
    seat, faith = affair.numbers
    old = state_faith(s, seat)
    gain_prestige(t, seat, -PRESTIGE_LOST, cite="5.1.6")
    lower_stability(t, seat, STABILITY_LOST, cite="5.1.6")
    set_state_faith(t, s.realm[seat], faith, cite="5.1.6")
    affair.note(seat, faith, old, 0)


def partners(s: State, seat: Seat, faith: Faith) -> list[Realm]:
    """Return the realms of a faith's Areas with which a player has a Marriage."""
    return [
        realm
        for realm in tokens_of_either(s.married, s.disputed, seat)
        if same_faith(faith_of(s, AREA_OF[capital_of(s, realm)]), faith)
    ]


@rule("5.1.6")
def lose_marriage(t: PriceTable, affair: Affair) -> Play[None]:
    """End a Marriage in an Area of the faith that is left."""
    s = t.state
    seat, _, old, _ = affair.numbers
    realm = yield from choose(
        t,
        seat,
        "ask-religion-marriage",
        END_MARRIAGE,
        partners(s, seat, old),
        cite="5.1.6",
        public=True,
    )
    if realm != NOTHING:
        end_marriage(t, seat, realm, cite="5.1.6")


def with_influence(s: State, seat: Seat, faith: Faith) -> list[Area]:
    """Return the Areas of a faith with Influence of a player."""
    return [area for area in areas_with(s, seat) if same_faith(faith_of(s, area), faith)]


@rule("5.1.6")
def lose_influence(t: PriceTable, affair: Affair) -> Play[None]:
    """Remove Influence from Areas of the old faith, five in all or what there is."""
    s = t.state
    seat, faith, old, moved = affair.numbers
    if moved == INFLUENCE_MOVED:
        return
    area = yield from choose(
        t,
        seat,
        "ask-religion-influence",
        GIVE_UP_INFLUENCE,
        with_influence(s, seat, old),
        cite="5.1.6",
        public=True,
        n=INFLUENCE_MOVED - moved,
    )
    if area != NOTHING:
        remove(t, seat, area, 1, cite="5.1.6")
        affair.note(seat, faith, old, moved + 1)
        affair.repeat()


def with_room(s: State, faith: Faith) -> list[Area]:
    """Return the Areas of a faith that can take Influence (11.1)."""
    return [
        area
        for area in MAIN_AREAS
        if same_faith(faith_of(s, area), faith) and room(s, area) and not is_players_alone(s, area)
    ]


@rule("5.1.6")
def place_influence(t: PriceTable, affair: Affair) -> Play[None]:
    """Place the Influence that was removed in Areas of the new faith, as far as there is room."""
    s = t.state
    seat, faith, old, moved = affair.numbers
    if moved == 0:
        return
    area = yield from choose(
        t,
        seat,
        "ask-religion-place",
        INFLUENCE_IN,
        with_room(s, faith),
        cite="5.1.6",
        public=True,
        n=moved,
    )
    if area == NOTHING:
        affair.note(seat, faith, old, 0)
        return
    place(t, seat, area, cite="5.1.6")
    affair.note(seat, faith, old, moved - 1)
    affair.repeat()


def own_areas_of(s: State, seat: Seat, faith: Faith) -> list[Area]:
    """Return the Areas of a faith in which a player owns Towns."""
    return [area for area in owned_areas(s, seat) if same_faith(faith_of(s, area), faith)]


@rule("5.1.6", "14.1")
def stir_next(t: PriceTable, affair: Affair) -> Play[None]:
    """Add Unrest to a Town in each own Area of the old faith, one Area after the other."""
    s = t.state
    seat, faith, old, done = affair.numbers
    areas = own_areas_of(s, seat, old)
    if done < len(areas):
        yield from stir_a_town(t, seat, (areas[done],), cite="5.1.6")
        affair.note(seat, faith, old, done + 1)
        affair.repeat()


@rule("5.1.6", "14.2")
def roll_dice(t: PriceTable, affair: Affair) -> None:
    """Roll Rebel Dice for these Areas."""
    s = t.state
    seat, _, old, _ = affair.numbers
    for area in reversed(own_areas_of(s, seat, old)):
        roll_in(s, seat, area)


CHANGE: Final = AGENDA.task(
    "change_religion",
    turn,
    lose_marriage,
    lose_influence,
    place_influence,
    stir_next,
    roll_dice,
)
"""About a seat and the faith to which it turns."""
