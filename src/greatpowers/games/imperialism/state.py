"""What lies on the table: plain data, nothing derived that a glance at the table would not show."""

from typing import Any, Final, TypeAlias

from greatpowers.games.imperialism.components import (
    ANY_TERRITORIES,
    BASE_LIMIT,
    BOARD_COLONIES,
    COLONIES,
    DUCATS,
    GOOD_TRACKS,
    IS_COLONY,
    LAND,
    LANDS,
    NOBODY,
    NOTHING,
    POWERS,
    RELIGION_COPIES,
    TERRITORY_CARDS,
    TRACKS,
    Countable,
    Seat,
    Territory,
)
from greatpowers.kernel.table import Table
from greatpowers.kit.fields import fields_of, fields_set_by

# Where the game stands between two segments.
CHOOSE_POWERS: Final = 0
FIRST_LEVELS: Final = 1
EXCHANGE: Final = 2
ACTION: Final = 3
OVER: Final = 4

# Where a power card is during the set-up: in the box, dealt to a seat, or secretly kept by it.
BOX: Final = 0
DEALT: Final = 1
KEPT: Final = 5


class State:
    """All cards, markers and ducats, and whose turn it is. Lists by seat unless told otherwise."""

    def __init__(
        self,
        players: int = 0,
        one_catholicism: bool = False,
        taxed_board: bool = False,
        achieve_at_once: bool = False,
    ) -> None:
        if not players:
            return  # compiled, __new__ calls this without arguments: the copy is filled by clone
        self.players = players
        self.one_catholicism = one_catholicism
        self.taxed_board = taxed_board
        self.achieve_at_once = achieve_at_once
        self.stage = CHOOSE_POWERS
        self.power_at = [BOX] * len(POWERS)
        self.power = [NOBODY] * players
        self.ducats = [0] * players
        self.level = [[0] * len(TRACKS) for _ in range(players)]
        self.bloom = False
        self.glory = [0] * players
        self.hand: list[list[int]] = [[] for _ in range(players)]
        # Which seats, and after them spectators, know of each card of a hand, as bits.
        self.seen: list[list[int]] = [[] for _ in range(players)]
        self.ruler = [NOTHING] * players
        self.religion = [NOTHING] * players
        self.laid: list[list[int]] = [[] for _ in range(players)]
        self.markers = [[False] * BOARD_COLONIES for _ in range(players)]
        self.achieved: list[list[int]] = [[] for _ in range(players)]
        self.last_action = [NOTHING] * players
        # Decks are mixed when they are drawn from: their order means nothing.
        self.providence_deck: list[int] = []
        self.providence_discard: list[int] = []
        self.territory_deck: list[int] = []
        self.territory_discard: list[int] = []
        self.territories_mixed = False
        self.row: list[int] = []
        self.religions_left = list(RELIGION_COPIES)
        # The stack lies face up; its first card is on top.
        self.achievement_deck: list[int] = []
        self.slots: list[int] = []
        self.in_play: list[int] = []
        self.active = 0
        self.turn = 0
        self.has_achieved = False
        # What the player in turn has met at some moment of the turn and may still take.
        self.met: list[int] = []
        self.has_developed = False
        # Since he could last intercept plans, something happened that may make it worth while.
        self.has_news = False
        # Who leads each good and all hand limits, as the log has told them, and whether a level,
        # a ruler or a religion has changed since.
        self.has_shifted = False
        self.told_leaders = [NOBODY] * len(GOOD_TRACKS)
        self.told_limits = [BASE_LIMIT] * players
        self.attacker = NOBODY
        self.defender = NOBODY
        self.war_kind = LAND
        self.attack_card = NOTHING
        self.defence_cards: list[int] = []
        self.war_winner = NOBODY
        self.ended_by = NOBODY
        self.last_turns = 0
        self.quiet_turns = 0
        self.final: list[int] = []

    __slots__ = fields_set_by(__init__)

    def clone(self) -> "State":
        """Return an independent copy."""
        other: State = State.__new__(State)
        other.players = self.players
        other.one_catholicism = self.one_catholicism
        other.taxed_board = self.taxed_board
        other.achieve_at_once = self.achieve_at_once
        other.stage = self.stage
        other.power_at = self.power_at.copy()
        other.power = self.power.copy()
        other.ducats = self.ducats.copy()
        other.level = [row.copy() for row in self.level]
        other.bloom = self.bloom
        other.glory = self.glory.copy()
        other.hand = [hand.copy() for hand in self.hand]
        other.seen = [seen.copy() for seen in self.seen]
        other.ruler = self.ruler.copy()
        other.religion = self.religion.copy()
        other.laid = [laid.copy() for laid in self.laid]
        other.markers = [markers.copy() for markers in self.markers]
        other.achieved = [achieved.copy() for achieved in self.achieved]
        other.last_action = self.last_action.copy()
        other.providence_deck = self.providence_deck.copy()
        other.providence_discard = self.providence_discard.copy()
        other.territory_deck = self.territory_deck.copy()
        other.territory_discard = self.territory_discard.copy()
        other.territories_mixed = self.territories_mixed
        other.row = self.row.copy()
        other.religions_left = self.religions_left.copy()
        other.achievement_deck = self.achievement_deck.copy()
        other.slots = self.slots.copy()
        other.in_play = self.in_play.copy()
        other.active = self.active
        other.turn = self.turn
        other.has_achieved = self.has_achieved
        other.met = self.met.copy()
        other.has_developed = self.has_developed
        other.has_news = self.has_news
        other.has_shifted = self.has_shifted
        other.told_leaders = self.told_leaders.copy()
        other.told_limits = self.told_limits.copy()
        other.attacker = self.attacker
        other.defender = self.defender
        other.war_kind = self.war_kind
        other.attack_card = self.attack_card
        other.defence_cards = self.defence_cards.copy()
        other.war_winner = self.war_winner
        other.ended_by = self.ended_by
        other.last_turns = self.last_turns
        other.quiet_turns = self.quiet_turns
        other.final = self.final.copy()
        return other

    def data(self) -> dict[str, Any]:
        """Return every field by name."""
        return {name: getattr(self, name) for name in FIELDS}

    def others(self, seat: Seat) -> list[int]:
        """Return the other seats, clockwise from the one to the left."""
        return [(seat + step) % self.players for step in range(1, self.players)]

    def colonies(self, seat: Seat) -> int:
        """Return how many colonies a seat has; India and China count (R6)."""
        cards = sum(1 for territory in self.laid[seat] if IS_COLONY[territory])
        return cards + sum(self.markers[seat])

    def lands(self, seat: Seat) -> int:
        """Return how many lands a seat has."""
        return sum(1 for territory in self.laid[seat] if not IS_COLONY[territory])

    def count(self, seat: Seat, what: Countable) -> int:
        """Return a seat's level on a track, or how many territories or ducats it has."""
        if what < LANDS:
            return self.level[seat][what]
        if what == LANDS:
            return self.lands(seat)
        if what == COLONIES:
            return self.colonies(seat)
        if what == ANY_TERRITORIES:
            return len(self.laid[seat]) + sum(self.markers[seat])
        assert what == DUCATS
        return self.ducats[seat]

    def holds(self, seat: Seat, territory: Territory) -> bool:
        """Say whether a territory lies before a seat, or on the board with its marker."""
        if territory < TERRITORY_CARDS:
            return territory in self.laid[seat]
        return self.markers[seat][territory - TERRITORY_CARDS]


FIELDS: Final = fields_of(State)

ImperialismTable: TypeAlias = Table[State]
