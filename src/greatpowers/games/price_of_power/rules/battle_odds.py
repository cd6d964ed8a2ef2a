"""9.6 What a Battle will probably come to, by calculation from the rules' own numbers.

The chances are exact for a Battle in which nobody plays further Battle Actions, no player retreats
and everybody gives what is usually given for a hit. Realms without players retreat as they must,
and Leaders are wounded and die. Where such realms draw a Leader, all Military cards that a seat
has not seen count alike. Casualties begin anew in every Round, as without the rule of 9.7.9.
"""

from collections import Counter
from functools import lru_cache
from typing import Final, NamedTuple, TypeAlias

from greatpowers.games.price_of_power.components.cards import (
    ALL_CARDS,
    CHARACTER_ON,
    DECK_OF,
    IS_ADMIRAL,
    IS_ADVISOR,
    LEADER_DICE,
    Card,
)
from greatpowers.games.price_of_power.components.tables import (
    ALL_DICE,
    BATTLE_DICE,
    BATTLE_FACES,
    CAVALRY,
    DOUBLE,
    HEAVY_SHIP,
    ICONS,
    LAND_UNITS,
    LIGHT_SHIP,
    MIL,
    Seat,
)
from greatpowers.games.price_of_power.components.world import NOBODY, Area, Zone
from greatpowers.games.price_of_power.effects.modifiers import modifier
from greatpowers.games.price_of_power.rules.battle_dice import (
    PAIR,
    can_hit,
    dice_of_type,
    land_hits,
    leader_dice,
    naval_hits,
)
from greatpowers.games.price_of_power.rules.battle_leaders import LED_FROM, leaders_in
from greatpowers.games.price_of_power.rules.battle_losses import due_band, kinds_there, ships_given
from greatpowers.games.price_of_power.rules.battle_retreat import stands_fast
from greatpowers.games.price_of_power.rules.battle_sides import (
    AT_SEA,
    ATTACKERS,
    BOTH,
    DAMAGED,
    DEFENDERS,
    NAMELESS,
    ON_LAND,
    Battle,
    Party,
    Side,
    is_npr_party,
    is_player,
    land_units,
    leading,
    realm_of_party,
    ships_in,
    strength,
    units_of,
)
from greatpowers.games.price_of_power.rules.characters import in_office
from greatpowers.games.price_of_power.rules.foes import Call, gather
from greatpowers.games.price_of_power.rules.imperial_units import send_imperial_units
from greatpowers.games.price_of_power.state import NO_CHARACTER, REBELS, State
from greatpowers.kernel.rule import rule

Units: TypeAlias = tuple[int, ...]
"""What a party has: Land Units by band and kind, or Ships by kind, damaged Heavy Ships last."""
Host: TypeAlias = tuple[Units, ...]
"""What the parties of a side have."""
Force: TypeAlias = tuple[Host, int, int]
"""A side in a position: what it has, how ill its Leader is, and which party leads it."""
Position: TypeAlias = tuple[Force, Force]
Chances: TypeAlias = tuple[float, float, float]
"""That the attackers win, that the defenders do, and that nobody does."""
Roll: TypeAlias = tuple[int, int, float]
"""Hits, wounds and how likely both are."""

WELL, ILL, DEAD = 0, 1, 2
NEVER: Final[Chances] = (0.0, 0.0, 0.0)


class Company(NamedTuple):
    """What does not change of a party: its dice if it leads, its Leader, and how it fights."""

    party: Party
    rank: int
    leaves: bool
    worth: int
    dice: Units
    leader: Units
    ill: int

    @property
    def is_nameless(self) -> bool:
        """Whether it is no realm."""
        return self.party in NAMELESS


def _company(b: Battle, side: Side, party: Party) -> Company:
    s = b.s
    who = _leader_of(b, side, party)
    is_drilled = is_player(party) and modifier(s, party, "double_counts_twice") > 0
    ill = DEAD if who == NO_CHARACTER else ILL if s.ill[who] else WELL
    return Company(
        party,
        s.realm[party] if is_player(party) else realm_of_party(party),
        is_npr_party(party) and not stands_fast(b, party),
        2 if is_drilled else 1,
        _plain_dice(b, side, party),
        _dice_of_leader(b, side, party, who),
        ill,
    )


def _leader_of(b: Battle, side: Side, party: Party) -> int:
    if party == leading(b, side):
        return b.leader(side)
    leaders = leaders_in(b, party) if is_player(party) else []
    return leaders[0] if leaders else NO_CHARACTER


def _dice_of_leader(b: Battle, side: Side, party: Party, who: int) -> tuple[int, ...]:
    if party == leading(b, side):
        return tuple(leader_dice(b, side, die) for die in ALL_DICE)
    printed = {} if who == NO_CHARACTER else LEADER_DICE[who]
    return tuple(printed.get(BATTLE_DICE[die], 0) for die in ALL_DICE)


def _plain_dice(b: Battle, side: Side, party: Party) -> tuple[int, ...]:
    """Return the dice of a side if a party led it without a Leader."""
    order = b.parties(side)
    place = order.index(party)
    order.insert(0, order.pop(place))
    hosts = b.hosts(side)
    hosts.insert(0, hosts.pop(place))
    whole = [dice_of_type(b, side, die) - leader_dice(b, side, die) for die in ALL_DICE]
    order.insert(place, order.pop(0))
    hosts.insert(place, hosts.pop(0))
    return tuple(whole)


Sides: TypeAlias = tuple[tuple[Company, ...], tuple[Company, ...]]


class Reckoning:
    """The calculation of one Battle: its sides, and the positions reckoned so far."""

    def __init__(self, is_naval: bool, sides: Sides) -> None:
        self.is_naval = is_naval
        self.sides = sides
        self.decides = is_player(sides[ATTACKERS][0].party)
        self._known: dict[Position, Chances] = {}
        self._rolls: dict[tuple[Units, Units, int], list[Roll]] = {}
        self._left: dict[tuple[Side, Host, int], Host] = {}
        self.may_leave = any(company.leaves for side in self.sides for company in side)

    # -- what both sides have --------------------------------------------------------------------

    def kinds(self, host: Host) -> Units:
        """Return Infantry, Cavalry and Artillery, or all Ships and Heavy Ships."""
        if self.is_naval:
            heavy = sum(units[HEAVY_SHIP] + units[DAMAGED] for units in host)
            return (_size(host), heavy)
        kinds = len(LAND_UNITS)
        return tuple(sum(sum(units[kind::kinds]) for units in host) for kind in range(kinds))

    def _dice(self, side: Side, force: Force) -> Units:
        _, ill, lead = force
        company = self.sides[side][lead]
        if ill == DEAD:
            return company.dice
        return tuple(a + b for a, b in zip(company.dice, company.leader, strict=True))

    def rolls(self, dice: Units, kinds: Units, worth: int) -> list[Roll]:
        """Return what so many dice may bring to such Units, each with its chance."""
        key = (dice, kinds, worth)
        found = self._rolls.get(key)
        if found is None:
            sums: dict[tuple[int, int], float] = {}
            for icons, chance in _icons(dice).items():
                hits = self._hits(kinds, icons, worth)
                result = (hits, icons[DOUBLE] // PAIR)
                sums[result] = sums.get(result, 0.0) + chance
            found = [(hits, pairs, chance) for (hits, pairs), chance in sorted(sums.items())]
            self._rolls[key] = found
        return found

    def _hits(self, kinds: Units, icons: Units, worth: int) -> int:
        if self.is_naval:
            return naval_hits(kinds[0], kinds[1], icons)
        return land_hits(kinds, icons, worth)

    # -- casualties (9.7.4, 9.7.8, 9.9.4) --------------------------------------------------------

    def _after_hits(self, side: Side, host: Host, hits: int) -> Host:
        """Return what is left of a side after hits that go round among its parties."""
        key = (side, host, hits)
        found = self._left.get(key)
        if found is None:
            found = self._lose(side, host, hits)
            self._left[key] = found
        return found

    def _lose(self, side: Side, host: Host, hits: int) -> Host:
        left = [list(units) for units in host]
        is_hit = [False] * len(left)
        turns = [0] * len(left)
        for still in range(hits, 0, -1):
            place = self._next(side, left, is_hit, still)
            if place == NOBODY:
                break
            is_hit[place] = True
            if self.is_naval:
                _hit_ship(left[place])
            else:
                band, turns[place] = due_band(left[place], turns[place])
                left[place][band * len(LAND_UNITS) + kinds_there(left[place], band)[0]] -= 1
        return tuple(tuple(units) for units in left)

    def _next(self, side: Side, left: list[list[int]], is_hit: list[bool], still: int) -> int:
        alive = [place for place, units in enumerate(left) if any(units)]
        waiting = [place for place in alive if not is_hit[place]]
        if not alive:
            return NOBODY
        if not waiting:
            is_hit[:] = [False] * len(left)
            waiting = alive
        most = max(sum(left[place]) for place in waiting)
        equals = [place for place in waiting if sum(left[place]) == most]
        companies = self.sides[side]
        nameless = [place for place in equals if companies[place].is_nameless]
        if nameless:
            return nameless[0]
        if len(equals) == 1 or still >= len(waiting) or not self.decides:
            return equals[0]
        return min(equals, key=lambda place: companies[place].rank)

    # -- a Round ---------------------------------------------------------------------------------

    def chances(self, now: Position) -> Chances:
        """Return how a Battle comes out from a position at the start of a Round."""
        result = _over(now)
        if result is not None:
            return result
        found = self._known.get(now)
        if found is None:
            found = self._reckon(now)
            self._known[now] = found
        return found

    def _reckon(self, now: Position) -> Chances:
        ours, theirs = self.outcomes(ATTACKERS, now[0]), self.outcomes(DEFENDERS, now[1])
        if not self._can_anybody_hit(now):
            ours = theirs = [(1, 0, 1.0)]
        our_losses = self._struck_by(ATTACKERS, now[0], theirs)
        their_losses = self._struck_by(DEFENDERS, now[1], ours)
        won = lost = none = stays = 0.0
        for us, chance in our_losses.items():
            for them, other_chance in their_losses.items():
                both = chance * other_chance
                then = self._after_leaving(us, them)
                if then == now:
                    stays += both
                    continue
                parts = self.chances(then)
                won += both * parts[0]
                lost += both * parts[1]
                none += both * parts[2]
        rest = 1.0 - stays
        return won / rest, lost / rest, none / rest

    def _struck_by(self, side: Side, force: Force, rolls: list[Roll]) -> dict[Force, float]:
        """Return what a side may be after the other's roll, each with its chance."""
        found: dict[Force, float] = {}
        for roll in rolls:
            then = self.hit(side, force, roll)
            found[then] = found.get(then, 0.0) + roll[2]
        return found

    def outcomes(self, side: Side, force: Force) -> list[Roll]:
        """Return what a side may roll in a Round."""
        host, _, lead = force
        return self.rolls(self._dice(side, force), self.kinds(host), self.sides[side][lead].worth)

    @rule("R129")
    def _can_anybody_hit(self, now: Position) -> bool:
        if self.is_naval:
            return True
        return any(can_hit(self.kinds(now[side][0]), self._dice(side, now[side])) for side in BOTH)

    def _after_leaving(self, ours: Force, theirs: Force) -> Position:
        """Return the position when those NPRs have left that must."""
        if not self.may_leave:
            return ours, theirs
        ours = self._leave(ATTACKERS, ours, theirs)
        return ours, self._leave(DEFENDERS, theirs, ours)

    def hit(self, side: Side, force: Force, roll: Roll) -> Force:
        """Return a side after the casualties and wounds of a roll."""
        host, ill, lead = force
        hits, pairs, _ = roll
        if not hits:
            return force
        return self._led(side, self._after_hits(side, host, hits), min(DEAD, ill + pairs), lead)

    def _leave(self, side: Side, force: Force, other: Force) -> Force:
        host, ill, lead = force
        return self._led(side, self.without_leavers(side, host, other[0]), ill, lead)

    def _led(self, side: Side, host: Host, ill: int, lead: int) -> Force:
        """Return a side led by the first party that is left."""
        first = next((place for place, units in enumerate(host) if any(units)), lead)
        return host, (ill if first == lead else self.sides[side][first].ill), first

    @rule("13.4.8", "R127")
    def without_leavers(self, side: Side, host: Host, other: Host) -> Host:
        """Return a side without the NPRs that leave, if both sides have anything left."""
        if not _size(host) or not _size(other):
            return host
        left = list(host)
        companies = self.sides[side]
        for place, company in enumerate(companies):
            beside = any(
                each.party == REBELS and any(units)
                for each, units in zip(companies, left, strict=True)
            )
            if company.leaves and not beside and _size(tuple(left)) < _size(other):
                left[place] = tuple(0 for _ in left[place])
        return tuple(left)


def _size(host: Host) -> int:
    return sum(sum(units) for units in host)


def _over(now: Position) -> Chances | None:
    """Return how a Battle came out that is over."""
    ours, theirs = _size(now[0][0]), _size(now[1][0])
    if ours and theirs:
        return None
    if ours:
        return 1.0, 0.0, 0.0
    return (0.0, 1.0, 0.0) if theirs else (0.0, 0.0, 1.0)


def _hit_ship(ships: list[int]) -> None:
    kind = ships_given(ships)[0]
    ships[kind] -= 1
    if kind == HEAVY_SHIP:
        ships[DAMAGED] += 1


@lru_cache(maxsize=512)
def _icons(dice: Units) -> dict[tuple[int, ...], float]:
    """Return the chance of every number of icons that some dice may show."""
    found = {(0,) * len(ICONS): 1.0}
    for die in ALL_DICE:
        faces = Counter(BATTLE_FACES[die])
        for _ in range(dice[die]):
            after: dict[tuple[int, ...], float] = {}
            for icons, chance in found.items():
                for icon, times in faces.items():
                    more = (*icons[:icon], icons[icon] + 1, *icons[icon + 1 :])
                    part = chance * times / len(BATTLE_FACES[die])
                    after[more] = after.get(more, 0.0) + part
            found = after
    return found


# -- from the table ------------------------------------------------------------------------------


def _host(b: Battle, side: Side) -> Host:
    """Return what the parties of a side have."""
    found: list[Units] = []
    for party in b.parties(side):
        if is_player(party):
            units = (ships_in if b.is_naval else land_units)(b.s, party, b.place)
        else:
            units = [0] * (4 if b.is_naval else 9)
            units[LIGHT_SHIP] = units_of(b, side, party)
        found.append(tuple(units))
    return tuple(found)


def _chances_of(b: Battle, is_first: bool) -> Chances:
    """Reckon a Battle as it stands; before the first Round Knights strike."""
    ours, theirs = (tuple(_company(b, side, party) for party in b.parties(side)) for side in BOTH)
    now = (_force(b, ours, ATTACKERS), _force(b, theirs, DEFENDERS))
    knights = (_knights(b, ATTACKERS), _knights(b, DEFENDERS)) if is_first else (0, 0)
    return _reckon(b.is_naval, (ours, theirs), now, knights)


def _force(b: Battle, companies: tuple[Company, ...], side: Side) -> Force:
    lead = b.parties(side).index(leading(b, side))
    return _host(b, side), companies[lead].ill, lead


@rule("9.7.1")
def _knights(b: Battle, side: Side) -> int:
    """Return how many Noble Knights open a Battle for a side."""
    seat = leading(b, side)
    if b.is_naval or not is_player(seat) or not modifier(b.s, seat, "first_strike_cavalry"):
        return 0
    return sum(land_units(b.s, seat, b.place)[CAVALRY :: len(LAND_UNITS)])


@lru_cache(maxsize=1024)
def _reckon(is_naval: bool, sides: Sides, now: Position, knights: tuple[int, int]) -> Chances:
    """Reckon a Battle from all that counts in it; the same ones are asked for again and again."""
    found = Reckoning(is_naval, sides)
    if not any(knights):
        return found.chances(now)
    pools = []
    for side in BOTH:
        dice = tuple(knights[side] if die == CAVALRY else 0 for die in ALL_DICE)
        leader = sides[side][now[side][2]]
        pools.append(found.rolls(dice, found.kinds(now[side][0]), leader.worth))
    total = list(NEVER)
    for roll in pools[0]:
        for other in pools[1]:
            then = (found.hit(ATTACKERS, now[0], other), found.hit(DEFENDERS, now[1], roll))
            for place, part in enumerate(found.chances(then)):
                total[place] += roll[2] * other[2] * part
    return total[0], total[1], total[2]


@rule("9.6", "13.4.7")
def battle_odds(s: State) -> Chances:
    """Return how the Battle under way comes out, from the next roll on; all see as much of it."""
    return _chances_of(Battle(s.clone()), is_first=False)


@rule("9.6", "9.7", "13.4.7")
def land_odds(s: State, attacker: Seat, area: Area, seat: Seat) -> Chances:
    """Return how a Battle would come out if a player attacked all his enemies in an Area."""
    return _odds(s, Call(ON_LAND, area, attacker, NOBODY, 0, []), seat)


@rule("9.6", "9.9", "13.4.7")
def naval_odds(s: State, attacker: Seat, zone: Zone, seat: Seat) -> Chances:
    """Return how a Battle would come out if a player attacked all his enemies in a Sea Zone."""
    return _odds(s, Call(AT_SEA, zone, attacker, NOBODY, 0, []), seat)


def _odds(s: State, call: Call, seat: Seat) -> Chances:
    """Reckon a Battle before it is fought, over all Leaders whom NPRs or Rebels might draw."""
    b = gather(s.clone(), call)
    send_imperial_units(b)
    if not strength(b, DEFENDERS):
        return 1.0, 0.0, 0.0
    if not strength(b, ATTACKERS):
        return 0.0, 1.0, 0.0
    for side in BOTH:
        party = leading(b, side)
        leaders = leaders_in(b, party) if is_player(party) else []
        b.lead(side, party, leaders[0] if leaders else NO_CHARACTER)
    drawing = [side for side in BOTH if _draws(b, side)]
    if not drawing:
        return _chances_of(b, is_first=True)
    total = list(NEVER)
    cards = unseen_cards(s, seat)
    for who, times in _leaders_among(cards, b.is_naval).items():
        b.lead(drawing[0], leading(b, drawing[0]), who)
        for place, part in enumerate(_chances_of(b, is_first=True)):
            total[place] += part * times / len(cards)
    return total[0], total[1], total[2]


def _draws(b: Battle, side: Side) -> bool:
    return not is_player(leading(b, side)) and strength(b, side) >= LED_FROM


def unseen_cards(s: State, seat: Seat) -> list[Card]:
    """Return the Military cards that a seat has not seen: in the deck and in other hands."""
    seen = {*s.hand[seat], *s.drawn[seat], *s.aside[seat], *s.discards[MIL], *s.playing}
    for other in range(s.players):
        seen |= {*s.display[other], *in_office(s, other)}
    return [card for card in ALL_CARDS if DECK_OF[card] == MIL and card not in seen]


def _leaders_among(cards: list[Card], is_naval: bool) -> Counter[int]:
    """Return one Leader for each set of dice on some cards, with the number of such cards."""
    first: dict[tuple[tuple[str, int], ...], int] = {}
    found: Counter[int] = Counter()
    for card in cards:
        who = CHARACTER_ON[card]
        if IS_ADVISOR[who] or (IS_ADMIRAL[who] and not is_naval):
            found[NO_CHARACTER] += 1
        else:
            found[first.setdefault(tuple(sorted(LEADER_DICE[who].items())), who)] += 1
    return found
