"""9.7.1 and 9.9.1 Preparations: who leads the sides, with which Leaders and Ideas; their wounds."""

from typing import Final

from greatpowers.games.price_of_power.components.cards import (
    CHARACTER_ON,
    IS_ADMIRAL,
    IS_ADVISOR,
    Card,
    Character,
    card_text,
    character_text,
)
from greatpowers.games.price_of_power.components.tables import (
    ALL_DICE,
    ARMIES,
    CAVALRY,
    LAND_UNITS,
    MIL,
    POWERS,
    Seat,
)
from greatpowers.games.price_of_power.components.world import MUSLIM, NOBODY, PROVINCES_OF
from greatpowers.games.price_of_power.effects.modifiers import modifier
from greatpowers.games.price_of_power.rules.appointing import (
    command_price,
    judge_admiral,
    judge_general,
    lead_army,
    lead_fleet,
)
from greatpowers.games.price_of_power.rules.battle_dice import (
    can_hit,
    dice_of,
    dice_that_hit,
    hits_of,
    icons_of,
    leader_dice,
    throw,
    wounds_of,
)
from greatpowers.games.price_of_power.rules.battle_losses import begin_losses
from greatpowers.games.price_of_power.rules.battle_sides import (
    ATTACKERS,
    BOTH,
    DEFENDERS,
    Battle,
    Side,
    enemy_of,
    is_player,
    land_kinds,
    land_units,
    leading,
    party_text,
    strength,
    units_of,
)
from greatpowers.games.price_of_power.rules.characters import (
    come,
    generals_of,
    make_ill,
    serves,
)
from greatpowers.games.price_of_power.rules.hands import can_draw, discard, make_deck
from greatpowers.games.price_of_power.rules.mats import realm_name
from greatpowers.games.price_of_power.rules.ownership import owns
from greatpowers.games.price_of_power.rules.prices import pay
from greatpowers.games.price_of_power.rules.units import area_of, army_place
from greatpowers.games.price_of_power.state import NO_CHARACTER, PriceTable, State, put
from greatpowers.games.price_of_power.vocabulary import (
    APPOINT,
    AS_GENERAL,
    LEAD_WITH,
    NAME_REALM,
    PASS,
    REMOVE_DIE,
)
from greatpowers.kernel.agenda import Affair
from greatpowers.kernel.ask import Choice, Menu, Play
from greatpowers.kernel.rule import rule
from greatpowers.kernel.verdict import Verdict
from greatpowers.kit.asking import choose

LED_FROM: Final = 3
"""From so many Units on a side without players draws a Leader (13.4.7)."""


# -- the Main Defender (9.7.8) -------------------------------------------------------------------


@rule("9.7.8")
def choose_main_defender(t: PriceTable, _affair: Affair) -> Play[None]:
    """Let the player with most Units lead the defence; of equals the last to have had a Turn says.

    Those who defend are in their order already, the strongest first.
    """
    s = t.state
    b = Battle(s)
    players = [party for party in b.parties(DEFENDERS) if is_player(party)]
    if len(players) < 2:
        return
    most = units_of(b, DEFENDERS, players[0])
    equals = [seat for seat in players if units_of(b, DEFENDERS, seat) == most]
    if len(equals) < 2:
        return
    realm = yield from choose(
        t,
        last_to_play(s, equals),
        "ask-main-defender",
        NAME_REALM,
        [s.realm[seat] for seat in equals],
        cite="9.7.8",
        public=True,
        place=b.place_text,
    )
    b.put_first(DEFENDERS, s.seat_of[realm])


@rule("9.7.8")
def last_to_play(s: State, seats: list[Seat]) -> Seat:
    """Return the one of some players whose Turn was last, be it the present one."""
    return next((seat for seat in reversed(s.played) if seat in seats), seats[0])


# -- appointing (9.7.1) --------------------------------------------------------------------------


@rule("9.7.1", "9.9.1", "5.2.3", "R18")
def attacker_appoints(t: PriceTable, _affair: Affair) -> Play[None]:
    """Let the attacker appoint a General or, at sea, an Admiral before the first Round."""
    b = Battle(t.state)
    if is_player(leading(b, ATTACKERS)):
        yield from _appoint(t, b, leading(b, ATTACKERS))


@rule("9.7.1", "9.9.1", "5.2.3", "R18")
def defender_appoints(t: PriceTable, _affair: Affair) -> Play[None]:
    """Let the Main Defender appoint a General in reaction, in an Area of his own; none at sea."""
    b = Battle(t.state)
    seat = leading(b, DEFENDERS)
    if b.is_naval or not is_player(seat):
        return
    if any(owns(t.state, seat, place) for place in PROVINCES_OF[b.place]):
        yield from _appoint(t, b, seat)


def armies_in(b: Battle, seat: Seat) -> list[int]:
    """Return the Armies of a player that are in the Battle."""
    return [army for army in range(ARMIES) if area_of(b.s, seat, army) == b.place]


def _appoint(t: PriceTable, b: Battle, seat: Seat) -> Play[None]:
    s = b.s
    armies = [] if b.is_naval else armies_in(b, seat)
    is_led = s.fleet_at[seat] == b.place if b.is_naval else bool(armies)
    if not is_led or not (s.hand[seat] or _movable(s, seat, b.is_naval)):
        return
    answer = yield t.ask(
        seat,
        "ask-battle-admiral" if b.is_naval else "ask-battle-general",
        lambda: appointing_menu(b, seat, armies),
        cite="9.9.1" if b.is_naval else "9.7.1",
        default=PASS(),
        place=b.place_text,
    )
    if answer == PASS():
        return
    who = APPOINT.target(answer)
    price = command_price(s, who)
    if b.is_naval:
        pay(s, seat, MIL, price)
        come(s, seat, who)
        lead_fleet(t, seat, who)
        return
    army = yield from _which_army(t, b, seat, who, armies)
    pay(s, seat, MIL, price)
    come(s, seat, who)
    lead_army(t, seat, who, army)


def _movable(s: State, seat: Seat, is_naval: bool) -> list[Character]:
    """Return the Ruler and the Generals who might be moved to an Army; nobody moves to a Fleet."""
    if is_naval:
        return []
    found = dict.fromkeys((s.ruler[seat], *generals_of(s, seat)))
    return [who for who in found if who != NO_CHARACTER]


def appointing_menu(b: Battle, seat: Seat, armies: list[int]) -> Menu:
    """Offer the Leaders who can be appointed in a Battle, with what they cost."""
    s = b.s
    held = [CHARACTER_ON[card] for card in s.hand[seat]]
    leaders = [who for who in held if not IS_ADVISOR[who]]
    return [
        Choice(PASS),
        Choice(
            APPOINT,
            [*leaders, *_movable(s, seat, b.is_naval)],
            lambda who: _judge(b, seat, who, armies),
            cost=lambda who, bill: command_price(s, who, bill),
            paid_in=POWERS[MIL],
        ),
    ]


def _judge(b: Battle, seat: Seat, who: Character, armies: list[int]) -> Verdict:
    """Say whether a Leader may be appointed to the Fleet, or to some Army, in the Battle."""
    if b.is_naval:
        return judge_admiral(b.s, seat, who, free=False)
    found = [judge_general(b.s, seat, who, army, free=False) for army in armies]
    return next((verdict for verdict in found if verdict), found[0])


def _which_army(
    t: PriceTable, b: Battle, seat: Seat, who: Character, armies: list[int]
) -> Play[int]:
    open_ = [army for army in armies if judge_general(b.s, seat, who, army, free=False)]
    if len(open_) == 1:
        return open_[0]
    return (
        yield from choose(
            t,
            seat,
            "ask-office",
            AS_GENERAL,
            open_,
            cite="9.7.1",
            public=True,
            who=character_text(who),
        )
    )


# -- who commands (9.4, 13.4.7) ------------------------------------------------------------------


@rule("9.4", "9.7.1", "13.4.7", "14.3", "R124")
def attacker_commands(t: PriceTable, _affair: Affair) -> Play[None]:
    """Say which Leader the attackers use."""
    yield from _command(t, Battle(t.state), ATTACKERS)


@rule("9.4", "9.7.1", "13.4.7", "14.3", "R124")
def defender_commands(t: PriceTable, _affair: Affair) -> Play[None]:
    """Say which Leader the defenders use."""
    yield from _command(t, Battle(t.state), DEFENDERS)


def leaders_in(b: Battle, seat: Seat) -> list[Character]:
    """Return the Leaders of a player in the Battle."""
    s = b.s
    if b.is_naval:
        found = [s.admiral[seat]] if s.fleet_at[seat] == b.place else []
    else:
        found = [s.general[army_place(seat, army)] for army in armies_in(b, seat)]
    return [who for who in found if who != NO_CHARACTER]


@rule("9.4", "9.7.8")
def take_command(t: PriceTable, _affair: Affair) -> None:
    """Let another party lead a side whose leader is gone, with a Leader of its own."""
    b = Battle(t.state)
    for side in BOTH:
        party = leading(b, side)
        if party != b.led_by(side):
            leaders = leaders_in(b, party) if is_player(party) else []
            b.lead(side, party, leaders[0] if leaders else NO_CHARACTER)


def _command(t: PriceTable, b: Battle, side: Side) -> Play[None]:
    party = leading(b, side)
    b.lead(side, party, NO_CHARACTER)
    if not is_player(party):
        _draw_leader(t, b, side)
        return
    leaders = leaders_in(b, party)
    if not leaders:
        return
    who = leaders[0]
    if len(leaders) > 1:
        who = yield from choose(
            t,
            party,
            "ask-commander",
            LEAD_WITH,
            leaders,
            cite="9.4",
            public=True,
            place=b.place_text,
        )
    b.appoint(side, who)
    t.say("log-commands", power=party_text(b.s, party), who=character_text(who), cite="9.4")


@rule("13.4.7", "14.3", "R124")
def _draw_leader(t: PriceTable, b: Battle, side: Side) -> None:
    """Draw a Military card for three Units or more; a Leader on it commands, an Advisor does not.

    The card lies open until the end of the Battle.
    """
    s = b.s
    if strength(b, side) < LED_FROM or not can_draw(s, MIL):
        return
    if not s.decks[MIL]:
        make_deck(s, MIL)
    card = t.chance.take(s.decks[MIL])
    s.playing.append(card)
    t.raise_wall()
    who = CHARACTER_ON[card]
    name = party_text(s, leading(b, side))
    t.say("log-npr-card", power=name, card=card_text(card), cite="13.4.7")
    if IS_ADVISOR[who] or (IS_ADMIRAL[who] and not b.is_naval):
        discard_drawn(s, card)
        return
    b.appoint(side, who)
    t.say("log-commands", power=name, who=character_text(who), cite="13.4.7")


def discard_drawn(s: State, card: Card) -> None:
    """Discard a card that was drawn for the Leader of NPRs or Rebels; he has its number."""
    if card in s.playing:
        s.playing.remove(card)
        s.ill = put(s.ill, CHARACTER_ON[card], False)
        discard(s, card)


# -- Ideas (9.7.1) -------------------------------------------------------------------------------


@rule("9.7.1", "8.0")
def attacker_drills(t: PriceTable, _affair: Affair) -> Play[None]:
    """Let the attackers' Ideas take dice of the other Leader away."""
    yield from _drill(t, Battle(t.state), ATTACKERS)


@rule("9.7.1", "8.0")
def defender_drills(t: PriceTable, _affair: Affair) -> Play[None]:
    """Let the defenders' Ideas take dice of the other Leader away."""
    yield from _drill(t, Battle(t.state), DEFENDERS)


def _drill(t: PriceTable, b: Battle, side: Side) -> Play[None]:
    """Take dice of the other side's Leader away, of the types that one's own leader chooses."""
    seat = leading(b, side)
    enemy = enemy_of(side)
    if not is_player(seat):
        return
    for _ in range(-modifier(b.s, seat, "enemy_leader_dice")):
        types = [die for die in ALL_DICE if leader_dice(b, enemy, die) > 0]
        if not types:
            return
        die = types[0]
        if len(types) > 1:
            die = yield from choose(
                t,
                seat,
                "ask-remove-die",
                REMOVE_DIE,
                types,
                cite="9.7.1",
                public=True,
                who=character_text(b.leader(enemy)),
            )
        b.remove_die(enemy, die)
        name = f"die-{LAND_UNITS[die]}"
        t.say("log-removes-die", power=party_text(b.s, seat), die=name, cite="9.7.1")


@rule("15.0.4")
def attacker_rides(t: PriceTable, _affair: Affair) -> Play[None]:
    """Let a Muslim attacker roll Cavalry Dice instead of his three Infantry Dice."""
    yield from _ride(t, Battle(t.state), ATTACKERS)


@rule("15.0.4")
def defender_rides(t: PriceTable, _affair: Affair) -> Play[None]:
    """Let a Muslim defender roll Cavalry Dice instead of his three Infantry Dice."""
    yield from _ride(t, Battle(t.state), DEFENDERS)


def _ride(t: PriceTable, b: Battle, side: Side) -> Play[None]:
    seat = leading(b, side)
    if b.is_naval or not is_player(seat) or b.s.state_faith[b.s.realm[seat]] != MUSLIM:
        return
    if not _cavalry(b, seat):
        return
    if (yield from t.ask_if(seat, "ask-cavalry-dice", cite="15.0.4", place=b.place_text)):
        b.swap(side)


def _cavalry(b: Battle, seat: Seat) -> int:
    return sum(land_units(b.s, seat, b.place)[CAVALRY :: len(LAND_UNITS)])


@rule("9.7.1", "9.7.8", "8.0")
def first_strike(t: PriceTable, _affair: Affair) -> None:
    """Let Noble Knights roll a Cavalry Die for each of their Cavalry before the first Round."""
    b = Battle(t.state)
    if b.is_naval:
        return
    pools = {}
    for side in BOTH:
        seat = leading(b, side)
        if is_player(seat) and modifier(b.s, seat, "first_strike_cavalry") and _cavalry(b, seat):
            pools[side] = [_cavalry(b, seat) if die == CAVALRY else 0 for die in ALL_DICE]
    roll(t, b, pools)


# -- rolling and wounds (9.7.3, 9.7.5) -----------------------------------------------------------


@rule("9.7.3", "9.9.3", "9.6", "R129")
def roll_round(t: PriceTable, _affair: Affair) -> None:
    """Let both sides roll their dice at the same time.

    Where neither side can hit with anything it has, each takes one hit.
    """
    b = Battle(t.state)
    pools = {side: dice_of(b, side) for side in BOTH}
    if b.is_naval or any(can_hit(land_kinds(b, side), pools[side]) for side in BOTH):
        roll(t, b, pools)
        return
    for side in reversed(BOTH):
        begin_losses(b, side, 1)


def roll(t: PriceTable, b: Battle, pools: dict[Side, list[int]]) -> None:
    """Roll the dice of some sides and let the others take the hits."""
    hits = {}
    for side, dice in pools.items():
        rolled = throw(t, dice)
        hits[side] = hits_of(b, side, rolled)
        b.roll_dice(side, rolled, dice_that_hit(b, side, rolled), hits[side])
        icons = icons_of(rolled)
        t.say(
            "log-battle-roll",
            power=party_text(b.s, leading(b, side)),
            infantry=icons[0],
            cavalry=icons[1],
            artillery=icons[2],
            double=icons[3],
            hits=hits[side],
            cite="9.9.3" if b.is_naval else "9.7.3",
        )
    for side, number in sorted(hits.items()):
        begin_losses(b, enemy_of(side), number)


@rule("9.7.5", "9.9.5", "9.4")
def wound_leaders(t: PriceTable, _affair: Affair) -> None:
    """Wound the Leaders against whom pairs of double icons were rolled; a second wound kills."""
    b = Battle(t.state)
    for side in BOTH:
        for _ in range(wounds_of(b, side)):
            _wound(t, b, side)


def _wound(t: PriceTable, b: Battle, side: Side) -> None:
    s = b.s
    who = b.leader(side)
    if who == NO_CHARACTER:
        return
    was_ill = s.ill[who]
    seat = serves(s, who)
    before = t.look()
    is_ruler = who in s.ruler
    t.say("log-wounded", who=character_text(who), cite="9.7.5")
    if seat != NOBODY:
        make_ill(t, who)
    elif was_ill:
        discard_drawn(s, who)
    else:
        s.ill = put(s.ill, who, True)
    if was_ill:
        b.appoint(side, NO_CHARACTER)
    if was_ill and is_ruler:
        name = realm_name(s, seat)
        fallen = character_text(who)
        t.moment("ruler", (before,), "log-ruler-falls", power=name, who=fallen, cite="9.7.5")
