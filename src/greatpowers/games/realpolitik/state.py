"""What lies on the table: plain data, nothing derived that a glance at the table would not show."""

from typing import Any, Final, TypeAlias

from greatpowers.games.realpolitik.components import (
    ALL_POWERS,
    GENERALS,
    NOBODY,
    POWERS,
    TERRITORIES,
)
from greatpowers.kernel.table import Table
from greatpowers.kit.fields import fields_of, fields_set_by

# Where the game stands between two segments.
DIPLOMACY: Final = 0
SELECTION: Final = 1
MOBILISATIONS: Final = 2
PURCHASES: Final = 3
SURPLUS: Final = 4
DISPATCHES: Final = 5
MOVES: Final = 6
RAILWAYS: Final = 7
GENERAL_MOVES: Final = 8
BATTLES: Final = 9
OCCUPATION: Final = 10
TURN_END: Final = 11
OVER: Final = 12

MOBILISING: Final = (MOBILISATIONS, PURCHASES, SURPLUS)
"""The stages of Mobilisations."""
MOVING: Final = (MOVES, RAILWAYS, GENERAL_MOVES, BATTLES, OCCUPATION)
"""The stages of Movements."""

# Where a General is when not in a territory.
OFF_BOARD: Final = -1
NOT_IN_GAME: Final = -2

NOT_CHOSEN: Final = -1

# The sides of a battle.
Side: TypeAlias = int
ATTACK: Final = 0
DEFENCE: Final = 1


class State:
    """Lists by power, by territory or by General; lists of cards in a battle in order of play."""

    def __init__(
        self,
        players: int = 0,
        ends_with_round: bool = False,
        prestige_breaks_ties: bool = False,
        arbiter_grants: bool = True,
    ) -> None:
        if not players:
            return  # compiled, __new__ calls this without arguments: the copy is filled by clone
        self.players = players
        self.ends_with_round = ends_with_round
        self.prestige_breaks_ties = prestige_breaks_ties
        self.arbiter_grants = arbiter_grants
        self.stage = DIPLOMACY
        self.turn = 0
        # The map, by territory: whose Garrison, Train and Fortress; loose Units of who controls it.
        self.garrison = [NOBODY] * len(TERRITORIES)
        self.train = [NOBODY] * len(TERRITORIES)
        self.fortress = [NOBODY] * len(TERRITORIES)
        self.loose = [0] * len(TERRITORIES)
        self.general_at = [OFF_BOARD] * len(GENERALS)
        self.general_units = [0] * len(GENERALS)
        # By power.
        self.money = [0] * len(POWERS)
        self.morale = [0] * len(POWERS)
        self.influence = [0] * len(POWERS)
        self.hand: list[list[int]] = [[] for _ in POWERS]
        self.deck: list[int] = []
        self.discards: list[int] = []
        self.prestige = list(ALL_POWERS)
        self.played: list[list[int]] = [[] for _ in POWERS]
        self.chosen = [NOT_CHOSEN] * len(POWERS)
        # Diplomacy.
        self.token = 0
        self.ally = [NOBODY] * len(POWERS)
        self.controller = NOBODY
        self.pledge = [NOT_CHOSEN] * len(POWERS)
        self.bid = [NOT_CHOSEN] * len(POWERS)
        self.is_diplomacy_due = False
        self.diplomacies = 0
        # The present action: who mobilises and who will, who still moves, the steps of the mover.
        self.mobiliser = NOBODY
        self.mobilising: list[int] = []
        self.movers: list[int] = []
        self.arbiter = NOBODY
        self.extra_steps = 0
        self.came_from = [OFF_BOARD] * len(GENERALS)
        self.has_moved = [False] * len(GENERALS)
        self.has_railed = [False] * len(GENERALS)
        self.railed_units = [0] * len(TERRITORIES)
        self.has_supported = [False] * len(GENERALS)
        # The present battle.
        self.has_fought: list[int] = []
        self.field = NOBODY
        self.supporters: list[list[int]] = [[], []]
        self.card_by: list[int] = []
        self.card_value: list[int] = []
        self.card_pile: list[int] = []
        self.card_open: list[bool] = []
        self.is_ending = False

    __slots__ = fields_set_by(__init__)

    def clone(self) -> "State":
        """Return an independent copy."""
        other: State = State.__new__(State)
        other.players = self.players
        other.ends_with_round = self.ends_with_round
        other.prestige_breaks_ties = self.prestige_breaks_ties
        other.arbiter_grants = self.arbiter_grants
        other.stage = self.stage
        other.turn = self.turn
        other.garrison = self.garrison.copy()
        other.train = self.train.copy()
        other.fortress = self.fortress.copy()
        other.loose = self.loose.copy()
        other.general_at = self.general_at.copy()
        other.general_units = self.general_units.copy()
        other.money = self.money.copy()
        other.morale = self.morale.copy()
        other.influence = self.influence.copy()
        other.hand = [hand.copy() for hand in self.hand]
        other.deck = self.deck.copy()
        other.discards = self.discards.copy()
        other.prestige = self.prestige.copy()
        other.played = [played.copy() for played in self.played]
        other.chosen = self.chosen.copy()
        other.token = self.token
        other.ally = self.ally.copy()
        other.controller = self.controller
        other.pledge = self.pledge.copy()
        other.bid = self.bid.copy()
        other.is_diplomacy_due = self.is_diplomacy_due
        other.diplomacies = self.diplomacies
        other.mobiliser = self.mobiliser
        other.mobilising = self.mobilising.copy()
        other.movers = self.movers.copy()
        other.arbiter = self.arbiter
        other.extra_steps = self.extra_steps
        other.came_from = self.came_from.copy()
        other.has_moved = self.has_moved.copy()
        other.has_railed = self.has_railed.copy()
        other.railed_units = self.railed_units.copy()
        other.has_supported = self.has_supported.copy()
        other.has_fought = self.has_fought.copy()
        other.field = self.field
        other.supporters = [side.copy() for side in self.supporters]
        other.card_by = self.card_by.copy()
        other.card_value = self.card_value.copy()
        other.card_pile = self.card_pile.copy()
        other.card_open = self.card_open.copy()
        other.is_ending = self.is_ending
        return other

    def data(self) -> dict[str, Any]:
        """Return every field by name."""
        return {name: getattr(self, name) for name in FIELDS}


FIELDS: Final = fields_of(State)


RealpolitikTable: TypeAlias = Table[State]
