"""5.4 The result of a battle: losses, retreats, control, Influence and Prestige (5.5 to 5.9)."""

from typing import Final

from greatpowers.games.realpolitik.components import (
    CAPITAL,
    HOME_OF,
    LEADS_FOR,
    NOBODY,
    General,
    Power,
    Territory,
    general_text,
    territory_text,
)
from greatpowers.games.realpolitik.rules.battle_cards import (
    cards_total,
    tell_of_cards,
)
from greatpowers.games.realpolitik.rules.battle_deck import draw
from greatpowers.games.realpolitik.rules.relations import (
    are_friends,
    are_hostile,
    controller_of,
    garrisons_left,
    is_minor,
    player_of,
    power_text,
)
from greatpowers.games.realpolitik.rules.sides import (
    attacker,
    generals_of,
    leading_powers,
    powers_of,
    principals,
    side_strength,
)
from greatpowers.games.realpolitik.state import (
    ATTACK,
    DEFENCE,
    OFF_BOARD,
    RealpolitikTable,
    Side,
    State,
)
from greatpowers.games.realpolitik.vocabulary import LEAVE_BOARD, RETREAT_TO_CAPITAL
from greatpowers.kernel.ask import Choice, Play
from greatpowers.kernel.rule import rule

TIE: Final = -1
COSTS_MORALE: Final = 5


@rule("5.4")
def conclude(t: RealpolitikTable) -> Play[None]:
    """Compare both sides, then settle what always happens and what the result brings."""
    s = t.state
    attack = side_strength(s, ATTACK) + cards_total(s, ATTACK)
    defence = side_strength(s, DEFENCE) + cards_total(s, DEFENCE)
    _show_cards(t, attack, defence)
    fought = t.look()
    winner = TIE if attack == defence else ATTACK if attack > defence else DEFENCE
    losers_of_morale = _morale_at_stake(s, 1 - winner) if winner != TIE else {}
    _always(t)
    if winner == TIE:
        _tie(t)
    else:
        yield from _decide(t, winner, losers_of_morale)
    where = territory_text(s.field)
    t.moment("battle", (fought,), "log-battle-over", cite="5.4", territory=where)


def _show_cards(t: RealpolitikTable, attack: int, defence: int) -> None:
    """Turn all cards up and tell both totals."""
    s = t.state
    for place in range(len(s.card_by)):
        if not s.card_open[place]:
            card = f"battle_card-{s.card_value[place]}"
            t.say("log-shows", cite="5.3", power=power_text(s.card_by[place]), card=card)
            s.card_open[place] = True
    tell_of_cards(t)
    t.say("log-totals", cite="5.4", attack=attack, defence=defence)
    t.raise_wall()


@rule("5.6", "R29")
def _always(t: RealpolitikTable) -> None:
    """Every General in the battle loses a Unit; whoever laid a card draws one."""
    s = t.state
    for general in generals_of(s, ATTACK) + generals_of(s, DEFENCE):
        if s.general_units[general]:
            s.general_units[general] -= 1
            t.say(
                "log-loses-unit",
                cite="5.6",
                power=power_text(LEADS_FOR[general]),
                general=general_text(general),
            )
    players = [power for power in s.prestige if power in s.card_by]
    s.discards += s.card_value
    s.card_by, s.card_value, s.card_pile, s.card_open = [], [], [], []
    for power in players:
        draw(t, power)


@rule("5.7")
def _tie(t: RealpolitikTable) -> None:
    """The defender stays, the attackers go back where they came from."""
    t.say("log-tie", cite="5.7")
    for general in principals(t.state, ATTACK):
        _go_back(t, general)


@rule("R30")
def _go_back(t: RealpolitikTable, general: General) -> None:
    """Return a General to where he came from, or off the board if that is closed to him."""
    s = t.state
    origin = s.came_from[general]
    host = controller_of(s, origin) if origin >= 0 else NOBODY
    is_closed = host != NOBODY and are_hostile(s, LEADS_FOR[general], host)
    if origin < 0 or origin == s.field or is_closed:
        _off_board(t, general, "log-cannot-go-back", "R30")
        return
    s.general_at[general] = origin
    where = territory_text(origin)
    t.say(
        "log-goes-back",
        cite="5.7",
        power=power_text(LEADS_FOR[general]),
        general=general_text(general),
        territory=where,
    )


def _off_board(t: RealpolitikTable, general: General, line: str, cite: str) -> None:
    s = t.state
    s.general_units[general] = 0
    s.general_at[general] = OFF_BOARD
    t.say(line, cite=cite, power=power_text(LEADS_FOR[general]), general=general_text(general))


@rule("5.8.2", "5.9.1", "R41")
def _decide(t: RealpolitikTable, winner: Side, morale: dict[int, tuple[int, int]]) -> Play[None]:
    """Carry out victory and defeat."""
    s = t.state
    loser = 1 - winner
    t.say("log-victory", cite="5.8", power=power_text(leading_powers(s, winner)[0]))
    beaten = principals(s, loser)
    winners = powers_of(s, winner)
    if beaten:
        _gain_influence(t, winners)
    for power, (defeat, fives) in morale.items():
        _lose_morale(t, power, defeat, "log-loses-morale", "R31")
        _lose_morale(t, power, fives, "log-fives-cost-morale", "5.10.5")
    _gain_prestige(t, winners)
    before = controller_of(s, s.field)
    if winner == ATTACK:
        _destroy_works(t)
    for general in beaten:
        yield from _retreat(t, general)
    if winner == ATTACK:
        yield from _take_control(t, before)


@rule("5.8.2", "6.3", "6.5", "R37")
def _gain_influence(t: RealpolitikTable, winners: list[Power]) -> None:
    """A point for every power of the winning side; Italy's goes to who controls it."""
    s = t.state
    for power in winners:
        scorer = player_of(s, power) if is_minor(s, power) else power
        if scorer != NOBODY:
            s.influence[scorer] += 1
            t.say("log-influence", cite="5.8.2", power=power_text(scorer), influence=1)


@rule("R31", "5.10.5")
def _morale_at_stake(s: State, loser: Side) -> dict[int, tuple[int, int]]:
    """What a defeat would cost: a point with a General in the territory; one for each own 5."""
    in_person = {LEADS_FOR[general] for general in principals(s, loser)}
    stakes = {}
    for power in powers_of(s, loser):
        fives = sum(
            1
            for place in range(len(s.card_by))
            if s.card_by[place] == power and s.card_value[place] == COSTS_MORALE
        )
        stakes[power] = int(power in in_person), fives
    return stakes


def _lose_morale(t: RealpolitikTable, power: Power, points: int, line: str, cite: str) -> None:
    s = t.state
    lost = min(points, s.morale[power])
    s.morale[power] -= lost
    if lost:
        t.say(line, cite=cite, power=power_text(power), morale=lost)


@rule("5.5", "5.8.3", "R32")
def _gain_prestige(t: RealpolitikTable, winners: list[Power]) -> None:
    """Winners move one place to the left, past a neighbour who has not won as well."""
    s = t.state
    for power in [each for each in s.prestige if each in winners]:
        place = s.prestige.index(power)
        if place > 0 and s.prestige[place - 1] not in winners:
            s.prestige[place - 1], s.prestige[place] = power, s.prestige[place - 1]
            t.say("log-prestige", cite="5.5", power=power_text(power))


@rule("5.9.2")
def _destroy_works(t: RealpolitikTable) -> None:
    """A beaten Garrison is removed, and with it loose Units and the Fortress."""
    s = t.state
    if s.garrison[s.field] != NOBODY or s.fortress[s.field] != NOBODY or s.loose[s.field]:
        t.say("log-works-removed", cite="5.9.2", territory=territory_text(s.field))
    s.garrison[s.field] = NOBODY
    s.loose[s.field] = 0
    s.fortress[s.field] = NOBODY


@rule("5.9.1")
def _retreat(t: RealpolitikTable, general: General) -> Play[None]:
    """A beaten General loses all Units and goes off the board or to the capital."""
    s = t.state
    power = LEADS_FOR[general]
    s.general_units[general] = 0
    to_capital = _is_capital_open(s, power)
    player = player_of(s, power)
    if to_capital and player != NOBODY:
        answer = yield t.ask(
            player,
            "ask-retreat",
            lambda: [Choice(LEAVE_BOARD), Choice(RETREAT_TO_CAPITAL)],
            cite="5.9.1",
            default=RETREAT_TO_CAPITAL(),
            general=general_text(general),
        )
        to_capital = answer == RETREAT_TO_CAPITAL()
    if not to_capital:
        _off_board(t, general, "log-leaves-board", "5.9.1")
        return
    s.general_at[general] = CAPITAL[power]
    where = territory_text(CAPITAL[power])
    t.say(
        "log-retreats",
        cite="5.9.1",
        power=power_text(LEADS_FOR[general]),
        general=general_text(general),
        territory=where,
    )


@rule("5.9.1", "R42")
def _is_capital_open(s: State, power: Power) -> bool:
    capital = CAPITAL[power]
    return controller_of(s, capital) == power and capital != s.field


@rule("3.2", "6.6.2", "R44")
def _is_friends_home(s: State, power: Power) -> bool:
    """Say whether the battle territory is a Home that takes no Garrison of a power."""
    owner = HOME_OF[s.field]
    return owner != NOBODY and are_friends(s, power, owner)


@rule("5.8.1", "R21", "R22")
def _take_control(t: RealpolitikTable, before: Power) -> Play[None]:
    """The attacker may turn a Unit into a Garrison; without one a Home stays its owner's."""
    s = t.state
    power = attacker(s)
    if not _is_friends_home(s, power) and can_garrison(s, power, s.field):
        where = territory_text(s.field)
        if (
            yield from t.ask_if(player_of(s, power), "ask-garrison", cite="5.8.1", territory=where)
        ):
            place_garrison(t, power, s.field)
    after = controller_of(s, s.field)
    if after != before:
        clear_train(s, s.field)
    if after != NOBODY and are_hostile(s, power, after):
        for general in principals(s, ATTACK):
            _go_back(t, general)


def can_garrison(s: State, power: Power, place: Territory) -> bool:
    """Say whether a power has a Unit with a General there, and a Garrison in supply."""
    return bool(_leaders_with_units(s, power, place)) and garrisons_left(s, power) > 0


def _leaders_with_units(s: State, power: Power, place: Territory) -> list[General]:
    return [
        general
        for general in range(len(s.general_at))
        if LEADS_FOR[general] == power
        and s.general_at[general] == place
        and s.general_units[general] > 0
    ]


@rule("5.8.1", "R21")
def place_garrison(t: RealpolitikTable, power: Power, place: Territory) -> None:
    """Exchange a Unit of the General who leads most for a Garrison."""
    s = t.state
    leaders = _leaders_with_units(s, power, place)
    general = max(leaders, key=lambda each: s.general_units[each])
    s.general_units[general] -= 1
    s.garrison[place] = power
    where = territory_text(place)
    t.say("log-garrison", cite="5.8.1", power=power_text(power), territory=where)


@rule("R22")
def clear_train(s: State, place: Territory) -> None:
    """When control changes, the Train there goes back to its owner's supply."""
    s.train[place] = NOBODY
