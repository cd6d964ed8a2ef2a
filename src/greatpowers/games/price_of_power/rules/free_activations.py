"""Activations that cards bring: several in a row, or an Army that goes further (6.0, 16.3.7)."""

from typing import Final

from greatpowers.games.price_of_power.components.tables import Seat
from greatpowers.games.price_of_power.components.world import ALL_AREAS, Area
from greatpowers.games.price_of_power.rules.activation import (
    ANYBODY,
    FAST,
    MARCHED,
    begin_march,
    judge_area,
    judge_troop,
    march_choice,
)
from greatpowers.games.price_of_power.rules.agenda import AGENDA
from greatpowers.games.price_of_power.rules.card_uses import use_of
from greatpowers.games.price_of_power.rules.losses import areas_with_units
from greatpowers.games.price_of_power.rules.marching import SPACES
from greatpowers.games.price_of_power.rules.naval_activation import (
    begin_sailing,
    judge_sailing,
    sail_choice,
)
from greatpowers.games.price_of_power.rules.sieges import begin_siege, siege_choice
from greatpowers.games.price_of_power.rules.troops import ALL_TROOPS, SINGLE, is_in
from greatpowers.games.price_of_power.rules.units import singles
from greatpowers.games.price_of_power.state import PriceTable, State
from greatpowers.games.price_of_power.vocabulary import BESIEGE_IN, MARCH, PASS
from greatpowers.kernel.agenda import Affair
from greatpowers.kernel.ask import Choice, Menu, Play
from greatpowers.kernel.rule import rule
from greatpowers.kernel.verdict import ALLOWED, Verdict, refuse

NOBODY_TO_MARCH: Final = refuse("no-card-march", "9.5", "opens-units")


def can_march(s: State, seat: Seat, fast: int = ANYBODY) -> Verdict:
    """Say whether some troop of a player could march by a card."""
    areas = areas_with_units(s, seat)
    possible = any(judge_area(s, seat, area, fast, []) for area in areas)
    return ALLOWED if possible else NOBODY_TO_MARCH


def can_activate(s: State, seat: Seat, bonus: int = 0) -> Verdict:
    """Say whether a player could march or besiege by a card."""
    return ALLOWED if siege_choice(s, seat, 0, bonus).any() else can_march(s, seat)


@use_of("logistics_master")
def judge_activations(s: State, seat: Seat) -> Verdict:
    """Say whether a card with Land Activations is of any use."""
    return can_activate(s, seat) if s.has_war else ALLOWED


@use_of("forced_march")
def judge_forced_march(s: State, seat: Seat) -> Verdict:
    """Say whether a player has an Army that could be hurried."""
    return can_march(s, seat, FAST) if s.has_war else ALLOWED


@use_of("naval_maneuver")
def judge_maneuver(s: State, seat: Seat) -> Verdict:
    """Say whether a card with Naval Activations is of any use."""
    return judge_sailing(s, seat) if s.has_war else ALLOWED


# -- Land Activations (5.5.2) --------------------------------------------------------------------


def land_menu(s: State, seat: Seat, bonus: int, used: list[int]) -> Menu:
    """Offer to march or besiege with somebody whom the card has not activated, or to stop."""
    siege = siege_choice(s, seat, 0, bonus)
    return [
        Choice(PASS),
        march_choice(s, seat, price=0, used=used),
        Choice(
            BESIEGE_IN,
            siege.targets,
            lambda area: siege.verdict(area) if is_fresh(s, seat, area, used) else MARCHED,
            whole=siege.whole,
            within=siege.within,
        ),
    ]


def is_fresh(s: State, seat: Seat, area: Area, used: list[int]) -> bool:
    """Say whether Units are in an Area that the card has not activated yet."""
    return any(judge_troop(s, seat, area, troop, ANYBODY, used) for troop in ALL_TROOPS)


@rule("5.5.2", "9.5", "9.8", "16.3.7", "R113")
def activate_land(t: PriceTable, affair: Affair) -> Play[None]:
    """Take a Land Activation for nothing, as often as the card says.

    Numbers: seat, how many are left, whether each must be of others, more Strength in a siege, and
    who has been activated.
    """
    s = t.state
    seat, left, are_different, bonus, *used = affair.numbers
    if affair.heard and are_different:
        used.append(affair.heard)
    menu = land_menu(s, seat, bonus, used)
    if left == 0 or not any(choice.any() for choice in menu[1:]):
        return
    answer = yield t.ask(
        seat,
        "ask-land-activation",
        lambda: land_menu(s, seat, bonus, used),
        cite="5.5.2",
        default=PASS(),
        public=True,
        n=left,
    )
    if answer == PASS():
        return
    affair.repeat()
    if answer in BESIEGE_IN:
        area = BESIEGE_IN.target(answer)
        begin_siege(s, seat, area, 0, bonus)
        used += everybody_in(s, seat, area) if are_different else []
    else:
        begin_march(s, seat, MARCH.target(answer), SPACES, ANYBODY, *used)
    affair.note(seat, left - 1, are_different, bonus, *used)


@rule("R113")
def everybody_in(s: State, seat: Seat, area: Area) -> list[int]:
    """Return all troops of a player in an Area, as ``marching.outcome`` writes them."""
    armies = [troop for troop in ALL_TROOPS if troop != SINGLE and is_in(s, seat, troop, area)]
    return armies + [len(ALL_TROOPS) + area] * singles(s, seat, area)


LAND_ACTIVATIONS: Final = AGENDA.task("land_activations", activate_land)


# -- Naval Activations (5.5.3) -------------------------------------------------------------------


@rule("5.5.3", "9.5", "16.3.7")
def activate_naval(t: PriceTable, affair: Affair) -> Play[None]:
    """Take a Naval Activation for nothing, as often as the card says: numbers seat, how many."""
    s = t.state
    seat, left = affair.numbers
    if left == 0 or not judge_sailing(s, seat):
        return
    answer = yield t.ask(
        seat,
        "ask-naval-activation",
        lambda: [Choice(PASS), sail_choice(s, seat, price=0)],
        cite="5.5.3",
        default=PASS(),
        public=True,
        n=left,
    )
    if answer == PASS():
        return
    affair.note(seat, left - 1)
    affair.repeat()
    begin_sailing(s, seat)


NAVAL_ACTIVATIONS: Final = AGENDA.task("naval_activations", activate_naval)


# -- an Army goes further (9.5) ------------------------------------------------------------------


@rule("9.5", "9.5.1", "9.10.1")
def march_far(t: PriceTable, affair: Affair) -> Play[None]:
    """Let an Army that is not slow march by a card: numbers seat, spaces."""
    s = t.state
    seat, spaces = affair.numbers
    if not can_march(s, seat, FAST):
        return
    answer = yield t.ask(
        seat,
        "ask-forced-march",
        lambda: [
            Choice(PASS),
            Choice(
                MARCH,
                ALL_AREAS,
                lambda area: judge_area(s, seat, area, FAST, []),
                within=areas_with_units(s, seat),
            ),
        ],
        cite="9.5",
        default=PASS(),
        public=True,
    )
    if answer != PASS():
        begin_march(s, seat, MARCH.target(answer), spaces, FAST)


FORCED_MARCH: Final = AGENDA.task("forced_march", march_far)
