"""4.4.1 The Diplomacy Phase (R33), in which alliances (3.0) and Italy (6.1) change hands."""

from typing import Final

from greatpowers.games.realpolitik.components import (
    ALL_GENERALS,
    ALL_POWERS,
    ALL_TERRITORIES,
    CAPITAL,
    ITALY,
    LEADS_FOR,
    MORALE,
    MOST_MORALE,
    NOBODY,
    General,
    Power,
    general_text,
    territory_text,
)
from greatpowers.games.realpolitik.rules.relations import (
    are_hostile,
    controller_of,
    in_prestige_order,
    is_minor,
    majors,
    next_movement,
    player_of,
    power_text,
)
from greatpowers.games.realpolitik.rules.setup import deal_battle_cards
from greatpowers.games.realpolitik.rules.victory import ends_with_this_round, finish
from greatpowers.games.realpolitik.state import (
    NOT_CHOSEN,
    OFF_BOARD,
    SELECTION,
    RealpolitikTable,
    State,
)
from greatpowers.games.realpolitik.vocabulary import (
    BID,
    LEAVE_BOARD,
    PASS,
    PLEDGE,
    PLEDGE_NOBODY,
    PROPOSE,
    RELOCATE,
)
from greatpowers.kernel.ask import Choice, Menu, Play
from greatpowers.kernel.bill import charge
from greatpowers.kernel.rule import rule
from greatpowers.kernel.verdict import ALLOWED, Verdict, refuse

THAT_IS_YOU: Final = refuse("no-that-is-you", "3.0")
ITALY_IS_MINOR: Final = refuse("no-italy-is-minor", "6.1")
TOO_LITTLE_MORALE: Final = refuse("no-too-little-morale", "6.1", "opens-more-morale")
NOT_YOURS: Final = refuse("no-not-controlled", "4.2.3", "opens-control")

PLEDGED_NOBODY: Final = len(ALL_POWERS)


@rule("4.4.1", "R33")
def diplomacy(t: RealpolitikTable) -> Play[None]:
    """Alliances end, are offered and pledged anew, and Italy may change hands."""
    s = t.state
    if s.is_diplomacy_due and ends_with_this_round(s):
        finish(t)
        return
    if s.turn == 0:
        deal_battle_cards(t)
    t.say("log-diplomacy", cite="4.4.1")
    s.diplomacies += 1
    s.ally = [NOBODY] * len(s.ally)
    yield from _proposals(t)
    yield from t.together({seat: _pledge(t, seat) for seat in majors(s)})
    before = t.look()
    _form_alliances(t)
    yield from _settle_italy(t)
    t.moment("tokens", (before,), "log-tokens-shown", cite="3.0")
    yield from _send_guests_home(t)
    s.pledge = [NOT_CHOSEN] * len(s.pledge)
    s.bid = [NOT_CHOSEN] * len(s.bid)
    s.token = 0
    s.stage = next_movement(s) if s.is_diplomacy_due else SELECTION
    s.is_diplomacy_due = False


@rule("R34")
def _proposals(t: RealpolitikTable) -> Play[None]:
    """Everybody may openly propose an alliance and hear an answer; it binds nobody."""
    s = t.state
    for seat in in_prestige_order(s, list(majors(s))):
        yield from _propose(t, seat)


def _propose(t: RealpolitikTable, seat: int) -> Play[None]:
    s = t.state
    answer = yield t.ask(
        seat, "ask-propose", lambda: _proposal_menu(s, seat), cite="R34", default=PASS()
    )
    if answer != PASS():
        to = PROPOSE.target(answer)
        accepted = yield from t.offer(to, "ask-accept", cite="R34", power=power_text(seat))
        line = "log-proposal-welcomed" if accepted else "log-proposal-declined"
        t.say(line, cite="R34", power=power_text(seat), partner=power_text(to))


def judge_partner(s: State, seat: int, power: Power) -> Verdict:
    """An alliance is proposed to another power that has a player of its own."""
    if power == seat:
        return THAT_IS_YOU
    return ITALY_IS_MINOR if is_minor(s, power) else ALLOWED


def _proposal_menu(s: State, seat: int) -> Menu:
    return [
        Choice(PASS),
        Choice(PROPOSE, ALL_POWERS, lambda power: judge_partner(s, seat, power)),
    ]


@rule("6.1", "R33")
def _pledge(t: RealpolitikTable, seat: int) -> Play[None]:
    """Secretly give the Alliance token to another power, to Italy, or to nobody."""
    s = t.state
    answer = yield t.ask(
        seat,
        "ask-pledge",
        lambda: [
            Choice(PLEDGE_NOBODY),
            Choice(PLEDGE, ALL_POWERS, lambda power: THAT_IS_YOU if power == seat else ALLOWED),
        ],
        cite="3.0",
        default=PLEDGE_NOBODY(),
    )
    s.pledge[seat] = PLEDGED_NOBODY if answer == PLEDGE_NOBODY() else PLEDGE.target(answer)


def pledges_are_shown(s: State) -> bool:
    """Say whether all Alliance tokens lie open."""
    return all(s.pledge[major] != NOT_CHOSEN for major in majors(s))


def bids_are_shown(s: State) -> bool:
    """Say whether all bids for Italy lie open."""
    return pledges_are_shown(s) and all(s.bid[suitor] != NOT_CHOSEN for suitor in _suitors(s))


def tokens_are_settled(s: State) -> bool:
    """Say whether the Alliance tokens have brought what they bring."""
    return pledges_are_shown(s) and (len(_suitors(s)) < 2 or bids_are_shown(s))


def _suitors(s: State) -> list[Power]:
    """Return who gave their Alliance token to Italy, where it is a minor power."""
    return [seat for seat in majors(s) if is_minor(s, ITALY) and s.pledge[seat] == ITALY]


@rule("R33")
def _form_alliances(t: RealpolitikTable) -> None:
    """Two majors that chose each other are allies until the next Diplomacy Phase."""
    s = t.state
    for seat in majors(s):
        if s.pledge[seat] == PLEDGED_NOBODY:
            t.say("log-pledges-nobody", cite="3.0", power=power_text(seat))
        else:
            to = s.pledge[seat]
            t.say("log-pledges", cite="3.0", power=power_text(seat), partner=power_text(to))
            if not is_minor(s, to) and s.pledge[to] == seat:
                s.ally[seat] = to
    for seat in majors(s):
        if s.ally[seat] > seat:
            t.say(
                "log-allied", cite="3.0", power=power_text(seat), partner=power_text(s.ally[seat])
            )
    t.raise_wall()


@rule("6.1")
def _settle_italy(t: RealpolitikTable) -> Play[None]:
    """One suitor takes control of Italy; several bid Morale for it in secret."""
    s = t.state
    suitors = _suitors(s)
    if not suitors:
        return
    winner = suitors[0]
    if len(suitors) > 1:
        yield from t.together({seat: _bid(t, seat) for seat in suitors})
        winner = _award(t, suitors)
    if winner != s.controller:
        s.controller = winner
        t.say("log-controls-italy", cite="6.1", power=power_text(winner))
        for card in s.hand[ITALY]:
            t.say("log-finds-italian-card", to=(winner,), cite="6.2", card=f"battle_card-{card}")
        t.raise_wall()


@rule("6.1", "R35")
def _bid(t: RealpolitikTable, seat: int) -> Play[None]:
    s = t.state
    answer = yield t.ask(
        seat,
        "ask-bid",
        lambda: [
            Choice(
                BID,
                range(MOST_MORALE + 1),
                lambda bid: ALLOWED if bid <= s.morale[seat] else TOO_LITTLE_MORALE,
                cost=lambda bid, bill: charge(bill, "bill-bid", bid),
                paid_in=MORALE,
                facts=lambda _: {"has": s.morale[seat]},
            )
        ],
        cite="6.1",
    )
    s.bid[seat] = BID.target(answer)


@rule("6.1", "R35")
def _award(t: RealpolitikTable, suitors: list[Power]) -> Power:
    """The highest bid wins, of equal ones the higher prestige; only the winner pays."""
    s = t.state
    for seat in suitors:
        t.say("log-bids", cite="6.1", power=power_text(seat), morale=s.bid[seat])
    winner = max(in_prestige_order(s, suitors), key=lambda seat: s.bid[seat])
    s.morale[winner] -= s.bid[winner]
    line = "log-wins-italy-by-prestige" if _is_tied(s, suitors, winner) else "log-pays-bid"
    if s.bid[winner] or line != "log-pays-bid":
        t.say(line, cite="R35", power=power_text(winner), morale=s.bid[winner])
    t.raise_wall()
    return winner


def _is_tied(s: State, suitors: list[Power], winner: Power) -> bool:
    """Say whether somebody else has bid as much as the winner."""
    return any(other != winner and s.bid[other] == s.bid[winner] for other in suitors)


@rule("R36")
def _send_guests_home(t: RealpolitikTable) -> Play[None]:
    """Generals in territories of powers that are no longer friends leave with their Units."""
    s = t.state
    for power in s.prestige.copy():
        for general in ALL_GENERALS:
            if LEADS_FOR[general] == power and _is_unwelcome(s, general):
                yield from _relocate(t, general)


def _is_unwelcome(s: State, general: General) -> bool:
    place = s.general_at[general]
    if place < 0:
        return False
    host = controller_of(s, place)
    return host != NOBODY and are_hostile(s, LEADS_FOR[general], host)


def _relocate(t: RealpolitikTable, general: General) -> Play[None]:
    s = t.state
    power = LEADS_FOR[general]
    player = player_of(s, power)
    if player == NOBODY:
        home = CAPITAL[power]
        place = home if controller_of(s, home) == power else OFF_BOARD
    else:
        answer = yield t.ask(
            player,
            "ask-relocate",
            lambda: _relocation_menu(s, power),
            cite="R36",
            general=general_text(general),
        )
        place = OFF_BOARD if answer == LEAVE_BOARD() else RELOCATE.target(answer)
    s.general_at[general] = place
    if place == OFF_BOARD:
        s.general_units[general] = 0
        t.say(
            "log-leaves-board",
            cite="R36",
            power=power_text(power),
            general=general_text(general),
        )
    else:
        t.say(
            "log-relocates",
            cite="R36",
            power=power_text(power),
            general=general_text(general),
            territory=territory_text(place),
        )


def _relocation_menu(s: State, power: Power) -> Menu:
    return [
        Choice(LEAVE_BOARD),
        Choice(
            RELOCATE,
            ALL_TERRITORIES,
            lambda place: ALLOWED if controller_of(s, place) == power else NOT_YOURS,
        ),
    ]
