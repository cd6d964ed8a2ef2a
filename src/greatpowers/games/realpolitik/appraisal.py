"""What lies on the board is worth, in points of Influence: lands, armies and what they could take.

The appraisal looks a step further than the table: a General is worth what he could take with his
next move, and a battle that is about to be fought is reckoned with its odds.
"""

from math import exp
from typing import Final

from greatpowers.games.realpolitik.components import (
    ALL_GENERALS,
    ALL_POWERS,
    ALL_TERRITORIES,
    CAPACITY,
    GENERAL_STRENGTH,
    GENERALS_OF,
    HOME_OF,
    LEADS_FOR,
    MOBILISATION,
    MOVEMENT,
    NEXT_TO,
    NOBODY,
    SEAS,
    SEAWAYS,
    TERRITORIES,
    UNIT_COST,
    VALUE,
    VICTORY,
)
from greatpowers.games.realpolitik.rules.administration import gives_influence, is_taxed
from greatpowers.games.realpolitik.rules.battle_cards import STRUCK, card_limit
from greatpowers.games.realpolitik.rules.relations import (
    are_friends,
    controller_of,
    is_minor,
    majors,
    player_of,
)
from greatpowers.games.realpolitik.rules.seas import sea_controller
from greatpowers.games.realpolitik.rules.sides import powers_of, works
from greatpowers.games.realpolitik.rules.ways import reach
from greatpowers.games.realpolitik.state import (
    ATTACK,
    BATTLES,
    DEFENCE,
    MOBILISING,
    MOVING,
    OCCUPATION,
    SELECTION,
    State,
)

UNIT: Final = 0.85
LOOSE_UNIT: Final = 0.6
"""What a Unit is worth with a General, and without one."""
ON_BOARD: Final = 0.4
CARD_FORCE: Final = 2.2
"""What a battle card adds to a side, on average, if it is laid at all."""
NOW: Final = 0.85
SOON: Final = 0.3
"""How sure it is that a General takes his best target, with this Movement and with a later one."""
FAR: Final = (0.0, 1.0, 0.6, 0.4)
"""How much a target counts that is so many marches away."""
DENIED: Final = 0.5
"""How much of what somebody loses counts as a gain for who takes it."""
DANGER: Final = 0.25
DEFEAT_MORALE: Final = 0.5
BEATEN_GENERAL: Final = 1.2
EXTENSIONS: Final = 4.0
LAST_EXTENSION: Final = 0.6
"""How often Influence is still extended: at the beginning more often than at the end."""
TAXED_VALUE: Final = 0.55
HOME_VALUE: Final = 0.35
SAME_TARGET: Final = 0.25
MEAN_CARD: Final = 3.0
MORE_CARDS: Final = 1.2
"""What a card that lies face down is worth in a battle, and one that may still be laid."""

_MOST: Final = 14


def _odds(lead: int) -> float:
    return 1.0 / (1.0 + exp(-(lead - 0.5) / 2.2))


ODDS: Final = tuple(_odds(lead) for lead in range(-_MOST, _MOST + 1))


def odds(lead: float) -> float:
    """Return how likely a side wins that is so much stronger; a tie is the defender's."""
    return ODDS[max(0, min(2 * _MOST, round(lead) + _MOST))]


SCORES: Final = tuple(
    tuple(VALUE[place] if gives_influence(power, place) else 0 for place in ALL_TERRITORIES)
    for power in ALL_POWERS
)
"""What each territory would bring each power with Extend Influence."""
PAYS: Final = tuple(
    tuple(VALUE[place] if is_taxed(power, place) else 0 for place in ALL_TERRITORIES)
    for power in ALL_POWERS
)
"""What each territory would bring each power with Taxation."""


def _at_distance(start: int) -> list[tuple[int, int]]:
    distance = {start: 0}
    for steps in range(1, len(FAR)):
        for place in reach(start, NEXT_TO, lambda _: True, steps):
            distance.setdefault(place, steps)
    return [(place, steps) for place, steps in distance.items() if steps]


AROUND: Final = tuple(_at_distance(place) for place in ALL_TERRITORIES)
"""The territories within a few marches of each, the nearest first, with their distance."""


def left_of(s: State) -> float:
    """Return how much of a game is left, from 1 to 0."""
    return 1.0 - min(1.0, max(s.influence[power] for power in majors(s)) / VICTORY)


class Board:
    """A position as one glance takes it in, with an alliance that may yet be made.

    ``seat`` is who looks: of the cards that lie face down it knows only its own.
    """

    __slots__ = (
        "armies",
        "card_force",
        "danger",
        "defence",
        "friends",
        "guards",
        "horizon",
        "lands",
        "left",
        "owner",
        "pays",
        "promise",
        "prospects",
        "scores",
        "seas",
        "seat",
        "state",
    )

    def __init__(self, s: State, seat: int, one: int = NOBODY, other: int = NOBODY) -> None:
        self.state = s
        self.seat = seat
        self.left = left_of(s)
        self.horizon = LAST_EXTENSION + EXTENSIONS * self.left
        self.owner = [controller_of(s, place) for place in ALL_TERRITORIES]
        self.friends = _friendships(s, one, other)
        self.seas = [sea_controller(s, sea) for sea in range(len(SEAS))]
        self.card_force = [
            CARD_FORCE * min(s.morale[power], len(s.hand[power])) for power in ALL_POWERS
        ]
        self.defence = [0] * len(TERRITORIES)
        self.guards = [0] * len(TERRITORIES)
        self.danger = [0.0] * len(TERRITORIES)
        self.scores = [0] * len(ALL_POWERS)
        self.pays = [0] * len(ALL_POWERS)
        self.promise = [0.0] * len(ALL_POWERS)
        self.lands = [0.0] * len(ALL_POWERS)
        self.armies = [0.0] * len(ALL_POWERS)
        self.prospects = [0.0] * len(ALL_POWERS)
        self._look_at_lands()
        self._look_at_generals()
        for power in ALL_POWERS:
            self._look_at_army(power)
        self._look_at_danger()

    def _look_at_lands(self) -> None:
        s = self.state
        for place in ALL_TERRITORIES:
            power = self.owner[place]
            if power == NOBODY:
                continue
            self.defence[place] = works(s, place)
            self.pays[power] += PAYS[power][place]
            if not is_minor(s, power):
                self.scores[power] += SCORES[power][place]
            self.lands[power] += self.keeping(power, place)
            self.armies[power] += LOOSE_UNIT * s.loose[place]

    def _look_at_generals(self) -> None:
        s = self.state
        for general in ALL_GENERALS:
            place = s.general_at[general]
            if place >= 0:
                power = LEADS_FOR[general]
                self.armies[power] += ON_BOARD + UNIT * s.general_units[general]
                if not self.is_at_stake(power, place):
                    self.guards[place] += 1
                    self.defence[place] += GENERAL_STRENGTH[general] + s.general_units[general]

    def keeping(self, power: int, place: int) -> float:
        """Return what control of a territory is worth to a power."""
        value = TAXED_VALUE * self.left * PAYS[power][place]
        if HOME_OF[place] == power:
            return value + HOME_VALUE * self.horizon * VALUE[place]
        return value if is_minor(self.state, power) else value + self.horizon * SCORES[power][place]

    def taking(self, power: int, place: int) -> float:
        """Return what it would be worth to a power to take a territory."""
        owner = self.owner[place]
        gain = self.keeping(power, place) - UNIT
        return gain if owner == NOBODY else gain + DENIED * self.keeping(owner, place)

    # -- what is about to happen --------------------------------------------------------------

    def is_at_stake(self, power: int, place: int) -> bool:
        """Say whether a power's Generals in a place are about to fight or to occupy."""
        s = self.state
        if s.stage not in MOVING or not s.movers or s.movers[0] != power:
            return False
        owner = self.owner[place]
        return owner == NOBODY or not self.friends[power][owner]

    def _look_at_army(self, power: int) -> None:
        """Add what a power's Generals are about to take, and what they could take next."""
        s = self.state
        seen: list[int] = []
        for general in GENERALS_OF[power]:
            place = s.general_at[general]
            if place < 0:
                continue
            if not self.is_at_stake(power, place):
                self._add_promise(power, general, place, seen)
            elif place not in seen:
                seen.append(place)
                self._add_stake(power, place)

    def _add_stake(self, power: int, place: int) -> None:
        """Add what a battle or an occupation that is about to come is worth to both sides."""
        s = self.state
        units, force = 0, 0
        for general in GENERALS_OF[power]:
            if s.general_at[general] == place:
                units += s.general_units[general]
                force += GENERAL_STRENGTH[general] + s.general_units[general]
        owner = self.owner[place]
        if owner == NOBODY and not self.guards[place]:
            sure = 0.5 if s.stage == OCCUPATION else 0.9
            self.prospects[power] += sure * self.taking(power, place) if units else 0.0
            return
        win = odds(force - self.defence[place] + self._lead_by_cards(power, place))
        beaten = BEATEN_GENERAL * min(1, self.guards[place])
        gain = self.taking(power, place) if units > 1 else 0.0
        loss = UNIT * units + DEFEAT_MORALE
        self.prospects[power] += win * (gain + beaten) - (1 - win) * loss - UNIT
        self._add_defence(place, win)

    def _add_defence(self, place: int, win: float) -> None:
        """Take from the defenders what they stand to lose."""
        s = self.state
        owner = self.owner[place]
        if owner != NOBODY:
            kept = self.keeping(owner, place) + LOOSE_UNIT * s.loose[place]
            self.prospects[owner] -= win * kept
        attacker = s.movers[0]
        for general in ALL_GENERALS:
            power = LEADS_FOR[general]
            if s.general_at[general] == place and not self.friends[attacker][power]:
                loss = UNIT * s.general_units[general] + DEFEAT_MORALE
                self.prospects[power] += (1 - win) * BEATEN_GENERAL - win * loss
        if owner != NOBODY and not self.guards[place]:
            self.prospects[owner] += (1 - win) * BEATEN_GENERAL

    def _lead_by_cards(self, power: int, place: int) -> float:
        s = self.state
        if s.field == place:
            return self._lead_in_battle(power)
        owner = self.owner[place]
        return self.card_force[power] - self._defending_cards(owner, place)

    def _defending_cards(self, owner: int, place: int) -> float:
        """Return what cards may add to a defence: a Garrison alone cannot use many (R27)."""
        if owner == NOBODY:
            return 2 * CARD_FORCE
        if self.guards[place]:
            return self.card_force[owner]
        most = CARD_FORCE if self.state.fortress[place] == NOBODY else 2 * CARD_FORCE
        return min(most, self.card_force[owner])

    def _lead_in_battle(self, attacker: int) -> float:
        """Return the attacker's lead by support, and by cards that are laid or may yet be."""
        s = self.state
        lead = 0.0
        for side, sign in ((ATTACK, 1), (DEFENCE, -1)):
            for general in s.supporters[side]:
                lead += sign * (GENERAL_STRENGTH[general] + s.general_units[general])
            for power in powers_of(s, side):
                lead += sign * self._cards_in_battle(power)
        return lead

    def _cards_in_battle(self, power: int) -> float:
        s = self.state
        total = 0.0
        laid = 0
        for place in range(len(s.card_by)):
            if s.card_by[place] == power:
                laid += 1
                if s.card_pile[place] != STRUCK:
                    is_known = s.card_open[place] or player_of(s, power) == self.seat
                    total += s.card_value[place] if is_known else MEAN_CARD
        more = min(card_limit(s, power) - laid, len(s.hand[power]))
        return total + MORE_CARDS * max(0, more)

    # -- what could be taken next -------------------------------------------------------------

    def _add_promise(self, power: int, general: int, place: int, seen: list[int]) -> None:
        """Add the best of what a General could take with his next move."""
        s = self.state
        units = self._units_soon(power, general, place)
        if not units:
            return
        force = GENERAL_STRENGTH[general] + units
        near, far, goal = 0.0, 0.0, NOBODY
        for target, steps in self._targets(power, place):
            if steps == len(FAR) - 1 and far > 0.0:
                break
            worth = self._prize(power, target, force, units)
            if target in seen:
                worth *= SAME_TARGET
            if steps == 1:
                near = max(near, worth)
            if FAR[steps] * worth > far:
                far, goal = FAR[steps] * worth, target
        if goal != NOBODY:
            seen.append(goal)
            self.promise[power] += near
            is_now = self.moves_now(power) and not s.has_moved[general]
            self.prospects[power] += max(SOON * far, NOW * near if is_now else 0.0)

    def _targets(self, power: int, place: int) -> list[tuple[int, int]]:
        """Return what a General could march or sail to, with the number of marches."""
        targets: list[tuple[int, int]] = []
        for sea in range(len(SEAS)):
            if self.seas[sea] != NOBODY and self.friends[power][self.seas[sea]]:
                targets += [(target, 1) for target in SEAWAYS[sea][place]]
        return targets + AROUND[place]

    def _units_soon(self, power: int, general: int, place: int) -> int:
        """Return a General's Units, with those that he is likely to take along or to be given."""
        s = self.state
        units = s.general_units[general]
        if units < 2 and self.owner[place] == power:
            units += min(2, s.loose[place])
            if self.mobilises_now(power):
                units += s.money[power] // (2 * UNIT_COST)
        return min(CAPACITY, units)

    def moves_now(self, power: int) -> bool:
        """Say whether a power still has a Movement in this turn."""
        s = self.state
        if s.stage == SELECTION:
            return s.chosen[power] == MOVEMENT
        if power not in s.movers:
            return False
        return power != s.movers[0] or s.stage not in (BATTLES, OCCUPATION)

    def mobilises_now(self, power: int) -> bool:
        """Say whether a power can still spend its money in this turn."""
        s = self.state
        return s.chosen[power] == MOBILISATION and (s.stage == SELECTION or s.stage in MOBILISING)

    def _prize(self, power: int, target: int, force: int, units: int) -> float:
        """Return what an attack on a territory promises; note the danger for who holds it."""
        owner = self.owner[target]
        if owner != NOBODY and self.friends[power][owner]:
            return 0.0
        gain = self.taking(power, target)
        if owner == NOBODY and not self.guards[target]:
            return gain
        lead = self.card_force[power] - self._defending_cards(owner, target)
        win = odds(force - self.defence[target] + lead)
        if owner != NOBODY:
            self.danger[target] = max(self.danger[target], win)
        beaten = BEATEN_GENERAL * min(1, self.guards[target])
        if units < 2:
            gain = 0.0
        return win * (gain + beaten) - (1 - win) * (UNIT * units + DEFEAT_MORALE) - UNIT

    def _look_at_danger(self) -> None:
        for place in ALL_TERRITORIES:
            if self.danger[place] > 0.0:
                owner = self.owner[place]
                self.prospects[owner] -= DANGER * self.danger[place] * self.keeping(owner, place)


def _friendships(s: State, one: int, other: int) -> list[list[bool]]:
    """Return who is whose friend, as if two more powers were allies."""
    friends = [[are_friends(s, first, second) for second in ALL_POWERS] for first in ALL_POWERS]
    if one != NOBODY:
        side = [power for power in ALL_POWERS if player_of(s, power) in (one, other)]
        for first in side:
            for second in side:
                friends[first][second] = True
    return friends
