"""Choices on cards: options, votes, naming an Area or a realm (16.3)."""

from collections.abc import Sequence
from functools import partial
from typing import Final

from greatpowers.games.price_of_power.components.tables import POWERS, Seat
from greatpowers.games.price_of_power.components.world import (
    NOBODY,
    Area,
    area_text,
    realm_text,
)
from greatpowers.games.price_of_power.effects.asking import pick
from greatpowers.games.price_of_power.effects.concerned import seats_concerned
from greatpowers.games.price_of_power.effects.conditions import all_hold
from greatpowers.games.price_of_power.effects.reading import Reading
from greatpowers.games.price_of_power.effects.script import Effect, Option, card_read, read, verb
from greatpowers.games.price_of_power.effects.selectors import areas_meant, realms_meant
from greatpowers.games.price_of_power.rules.mats import (
    lose_ducats,
    lose_power,
    power_of,
    realm_name,
)
from greatpowers.games.price_of_power.state import PriceTable, State
from greatpowers.games.price_of_power.vocabulary import NAME_AREA, NAME_REALM, OPTION
from greatpowers.kernel.ask import Ask, Choice, Menu, Play
from greatpowers.kernel.bill import Bill, charge
from greatpowers.kernel.rule import rule
from greatpowers.kernel.verdict import ALLOWED, Verdict, refuse
from greatpowers.kit.asking import NOTHING

CITE: Final = "16.3"

NEEDS_UNMET: Final = refuse("no-option-needs", "16.3")
CANNOT_PAY_OPTION: Final = refuse("no-option-cost", "16.3", "opens-option-cost")


# -- options -------------------------------------------------------------------------------------


@rule("16.3", "R52")
def judge_option(s: State, seat: Seat, options: Sequence[Option], number: int) -> Verdict:
    """Say whether an option may be chosen; if none can be met and paid, any of them may."""
    verdicts = [_judge_alone(s, seat, option) for option in options]
    return verdicts[number] if ALLOWED in verdicts else ALLOWED


def _judge_alone(s: State, seat: Seat, option: Option) -> Verdict:
    if not all_hold(s, option.needs, seat):
        return NEEDS_UNMET
    enough = all(_has(s, seat, what) >= number for what, number in option.cost.items())
    return ALLOWED if enough else CANNOT_PAY_OPTION


def _has(s: State, seat: Seat, what: str) -> int:
    return power_of(s, seat, POWERS.index(what)) if what in POWERS else s.ducats[seat]


def option_menu(s: State, seat: Seat, options: Sequence[Option]) -> Menu:
    """Offer some options, each with what it costs."""
    return [
        Choice(
            OPTION,
            (number,),
            lambda chosen: judge_option(s, seat, options, chosen),
            cost=partial(_price, option) if option.cost else None,
            paid_in=next(iter(option.cost)) if len(option.cost) == 1 else "",
        )
        for number, option in enumerate(options)
    ]


def _price(option: Option, _: int, bill: Bill | None) -> int:
    return sum(
        charge(bill, "bill-option", number, unit=f"power-{what}" if what in POWERS else what)
        for what, number in option.cost.items()
    )


@rule("16.3", "R52")
def pay_option(t: PriceTable, seat: Seat, option: Option) -> None:
    """Pay for an option; who had no other takes it for what there is."""
    for what, number in option.cost.items():
        if what in POWERS:
            lose_power(t, seat, POWERS.index(what), number, cite=CITE)
        else:
            lose_ducats(t, seat, number, cite=CITE)


def option_text(number: int) -> str:
    """Return the text id of an option's letter."""
    return f"letter-{OPTION.targets[number]}"


# -- choosing ------------------------------------------------------------------------------------


def _ask_option(t: PriceTable, seat: Seat, effect: Effect, prompt: str, public: bool) -> Ask:
    s = t.state
    return t.ask(
        seat,
        prompt,
        lambda: option_menu(s, seat, effect.options),
        cite=CITE,
        default=OPTION(len(effect.options) - 1),
        public=public,
        card=card_read(s),
    )


@verb("choose")
@rule("16.3")
def choose(t: PriceTable, seat: Seat, effect: Effect, reading: Reading) -> Play[None]:
    """Choose one option, pay for it, and read it; in secret, everybody does so at once."""
    if effect.is_done_once:
        yield from _choose_in_secret(t, effect, reading)
        return
    answer = yield _ask_option(t, seat, effect, "ask-effect-option", True)
    number = OPTION.target(answer)
    _pay_for(t, seat, effect, number)
    read(t.state, effect.options[number].script, seat, reading.event, reading.ducats)


def _pay_for(t: PriceTable, seat: Seat, effect: Effect, number: int) -> None:
    """Remember which option a seat took, and let it pay: it is *you* in what follows."""
    s = t.state
    s.picked[seat] = number
    t.say("log-option", power=realm_name(s, seat), option=option_text(number), cite=CITE)
    pay_option(t, seat, effect.options[number])


def _choose_in_secret(t: PriceTable, effect: Effect, reading: Reading) -> Play[None]:
    """Let all concerned choose at once; what they chose is shown together, then read in order."""
    s = t.state
    seats = seats_concerned(s, effect.who, reading)
    yield from t.together({seat: _pick_in_secret(t, seat, effect) for seat in seats})
    chosen = s.secretly.copy()
    s.secretly = [NOBODY] * len(chosen)
    t.raise_wall()
    for seat in seats:
        _pay_for(t, seat, effect, chosen[seat])
    for seat in reversed(seats):
        read(s, effect.options[chosen[seat]].script, seat, reading.event, reading.ducats)


def _pick_in_secret(t: PriceTable, seat: Seat, effect: Effect) -> Play[None]:
    answer = yield _ask_option(t, seat, effect, "ask-effect-secret-option", False)
    t.state.secretly[seat] = OPTION.target(answer)


@verb("vote")
@rule("16.3", "R103")
def vote(t: PriceTable, seat: Seat, effect: Effect, reading: Reading) -> Play[None]:
    """Let all concerned vote in turn; the option with most votes is read, you break ties."""
    s = t.state
    seats = seats_concerned(s, effect.who, reading)
    s.voters = sum(1 << each for each in seats)
    votes = [0] * len(effect.options)
    for each in seats:
        answer = yield _ask_option(t, each, effect, "ask-effect-vote", True)
        number = OPTION.target(answer)
        s.picked[each] = number
        votes[number] += 1
        t.say("log-votes", power=realm_name(s, each), option=option_text(number), cite=CITE)
    best = [number for number, count in enumerate(votes) if count == max(votes)]
    number = yield from pick(t, seat, "ask-effect-break-tie", OPTION, best, cite=CITE)
    read(s, effect.options[number].script, reading.you, reading.event, reading.ducats)


@verb("each")
@rule("16.3")
def each_in_turn(t: PriceTable, seat: Seat, effect: Effect, reading: Reading) -> None:
    """Read the effects for the one whose turn it is, who is *you* in them."""
    for _ in range(int(effect.word("times", 1))):
        read(t.state, effect.part, seat, reading.event, reading.ducats)


# -- naming --------------------------------------------------------------------------------------


@verb("choose_area")
@rule("16.3")
def choose_area(t: PriceTable, seat: Seat, effect: Effect, reading: Reading) -> Play[None]:
    """Name an Area, later called *chosen*; nothing is named if none fits."""
    s = t.state
    areas: list[Area] = areas_meant(s, effect.areas, seat, reading.you)
    s.named_area = yield from pick(t, seat, "ask-effect-area", NAME_AREA, areas, cite=CITE)
    if s.named_area != NOTHING:
        t.say("log-names", what=area_text(s.named_area), power=realm_name(s, seat), cite=CITE)


@verb("choose_realm")
@rule("16.3")
def choose_realm(t: PriceTable, seat: Seat, effect: Effect, reading: Reading) -> Play[None]:
    """Name a realm, later called *chosen*; nothing is named if none fits."""
    s = t.state
    realms = realms_meant(s, effect.word("realms"), seat, reading.you)
    s.named_realm = yield from pick(t, seat, "ask-effect-realm", NAME_REALM, realms, cite=CITE)
    if s.named_realm != NOTHING:
        t.say("log-names", what=realm_text(s.named_realm), power=realm_name(s, seat), cite=CITE)
