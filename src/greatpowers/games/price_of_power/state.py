"""What lies on the table: plain data, nothing derived that a glance at the table would not show.

Lists are by seat, by Province, by Area and so on, as said; a list *by Area and seat* has the
place ``area * SEATS + seat``. Sets of seats are bits of a number: seat 2 is in ``6`` (0b110).
What seldom changes is a tuple, which copies of the state share: ``put`` changes one of its places.
"""

from collections.abc import Sequence
from typing import Any, Final, TypeAlias, TypeVar

from greatpowers.games.price_of_power.components.cards import CHARACTERS, IDEAS, MISSIONS
from greatpowers.games.price_of_power.components.tables import (
    ARMIES,
    LAND_UNITS,
    MERCHANTS,
    MOST_PLAYERS,
    POWERS,
    SHIP_KINDS,
)
from greatpowers.games.price_of_power.components.world import (
    AREAS,
    AUSTRIA,
    NO_FAITH,
    NOBODY,
    NODES,
    PROVINCES,
    REALMS,
    SLOTS,
    ZONES,
)
from greatpowers.kernel.agenda import Stack, copy_stack
from greatpowers.kernel.table import Table
from greatpowers.kit.fields import fields_of, fields_set_by

T = TypeVar("T")

SEATS: Final = MOST_PLAYERS
PAIRS: Final = SEATS * (SEATS - 1) // 2
IMPERIAL: Final = SEATS
"""Imperial Influence stands beside that of the six seats."""
COURTS: Final = SEATS + 1
"""How many kinds of Influence an Area can have."""

# Phases of a Round (4.0).
DRAW: Final = 1
ACTIONS: Final = 2
PEACE: Final = 3
INCOME: Final = 4
CLEANUP: Final = 5

# What lies on a Province for the player who holds it (7.5, 11.4).
NO_DISC: Final = 0
SMALL_TOWN: Final = 1
LARGE_TOWN: Final = 2
TWO_SMALL_TOWNS: Final = 3
VASSAL: Final = 4
TWO_VASSALS: Final = 5

# Who occupies a Province besides seats.
REBELS: Final = SEATS

# Where a Merchant is besides a node.
AT_HOME: Final = -1
NOT_OWNED: Final = -2

# Where an Army or a Fleet is besides an Area, a Sea Zone, or (from FIRST_PORT on) a Port.
NOT_DEPLOYED: Final = -1
FIRST_PORT: Final = len(ZONES)

NO_CHARACTER: Final = -1
NO_SCENARIO: Final = -1

UNITS_OF_ARMY: Final = 3 * len(LAND_UNITS)
"""An Army counts its Units by band and kind: ``band * 3 + kind``."""
SHIPS_OF_FLEET: Final = len(SHIP_KINDS) + 1
"""A Fleet counts its Ships by kind, and its damaged Heavy Ships last."""

BATTLE_ROWS: Final = 18
"""How many rows of numbers tell of a Battle."""
NO_BATTLE: Final[list[list[int]]] = [[] for _ in range(BATTLE_ROWS)]
"""The rows while there is none: all states share them, nobody changes them."""

# What can have changed since the last review: discs, flags, Capitals and the Empire's border;
# Claims, Cores or CB tokens that were placed; Influence, Alliances and Marriages; Ideas, Stability
# that was raised, Trade, and victories.
LAND_CHANGED: Final = 1
CLAIMS_PLACED: Final = 2
TIES_CHANGED: Final = 4
FEAT_DONE: Final = 8
EVERYTHING: Final = 15


class State:
    """The table of The Price of Power."""

    def __init__(self, scenario: int = NO_SCENARIO, realm: Sequence[int] = ()) -> None:
        if scenario == NO_SCENARIO:
            return  # compiled, __new__ calls this without arguments: the copy is filled by clone
        self.scenario = scenario
        # Options: how realms are given to players, and what is switched on.
        self.realms_by = 0
        self.has_struggles = False
        self.has_missions = True
        self.has_random_events = False
        self.has_more_events = False
        self.has_war = False
        self.has_no_surrender = False
        self.has_available_mercenaries = False
        self.has_continuous_battles = False
        self.has_helping_hands = False
        self.has_religious_rebels = False
        self.has_secret_talks = False
        # Advanced rules: Invasions of NPRs, Imperial Elections, the faith of the Empire.
        self.has_invasions = True
        self.has_elections = True
        self.has_imperial_faith = True
        self.players = len(realm)
        # The seats whose players have not left the game, and the set of those who will.
        self.seated = tuple(range(len(realm)))
        self.leaving = 0
        self.realm = tuple(realm)
        self.seat_of = tuple(realm.index(r) if r in realm else NOBODY for r in range(len(REALMS)))
        self.agenda: Stack = []
        self.ages: list[int] = []
        self.age = 1
        self.round = 1
        self.phase = DRAW
        self.first = 0
        self.ending = ""
        # What has changed since the last review, as bits.
        self.changed = EVERYTHING
        # By Province: who holds it with which disc, Unrest on it, who occupies it, the dynamic
        # realm whose token lies there, and tokens of one more manpower.
        self.holder = (NOBODY,) * len(PROVINCES)
        self.disc = (NO_DISC,) * len(PROVINCES)
        self.unrest = (False,) * len(PROVINCES)
        self.occupier = (NOBODY,) * len(PROVINCES)
        # The disc of a player who occupies a Province, on top of the owner's, and its Unrest; by
        # seat the Provinces that a player occupies, in the order in which they came.
        self.seized = (NO_DISC,) * len(PROVINCES)
        self.uneasy = (False,) * len(PROVINCES)
        self.occupied: list[list[int]] = [[] for _ in range(SEATS)]
        self.dynamic = (NOBODY,) * len(PROVINCES)
        self.strong = (0,) * len(PROVINCES)
        # Provinces where a dynamic realm's token covers the flag of another, in their order.
        self.abroad: list[int] = []
        # By seat: the Provinces with a disc of the player, in the order in which they came.
        self.lands: list[list[int]] = [[] for _ in range(SEATS)]
        # By court, by seat: the Areas with its Influence, one entry a cube; those with its Claims.
        self.influence: list[list[int]] = [[] for _ in range(COURTS)]
        self.claims: list[list[int]] = [[] for _ in range(SEATS)]
        # By Area: a Core token, Rebels.
        self.core = (NOBODY,) * len(AREAS)
        self.rebels = (0,) * len(AREAS)
        self.plague: list[int] = []
        self.left_hre: list[int] = []
        # By Religion slot: the faith of its Areas, and whether a revolution lies on top.
        self.faith = (NO_FAITH,) * len(SLOTS)
        self.revolution = (False,) * len(SLOTS)
        # By realm: sets of seats with a token on its Capital.
        self.allied = (0,) * len(REALMS)
        self.active = (0,) * len(REALMS)
        self.married = (0,) * len(REALMS)
        self.disputed = (0,) * len(REALMS)
        self.war = (0,) * len(REALMS)
        self.truce = (0,) * len(REALMS)
        self.cb = (0,) * len(REALMS)
        self.overlord = (NOBODY,) * len(REALMS)
        self.state_faith = (NO_FAITH,) * len(REALMS)
        self.capital = (NOBODY,) * len(REALMS)
        self.colour = (NOBODY,) * len(REALMS)
        # By node; Merchants by seat and number.
        self.pirates = [0] * len(NODES)
        self.expanded = [False] * len(NODES)
        self.merchant = [NOT_OWNED] * (SEATS * MERCHANTS)
        self.is_resting = [False] * (SEATS * MERCHANTS)
        # Light Ships by Sea Zone and seat, those on Trade Protection slots apart; by seat those in
        # Ports, each as its Port.
        self.ships = [0] * (len(ZONES) * SEATS)
        self.guards = [0] * (len(ZONES) * SEATS)
        self.docked: list[list[int]] = [[] for _ in range(SEATS)]
        self.fleet_at = [NOT_DEPLOYED] * SEATS
        self.fleet = [0] * (SEATS * SHIPS_OF_FLEET)
        self.admiral = [NO_CHARACTER] * SEATS
        # Single Regular Infantry by seat, each as its Area; Armies by seat and number.
        self.infantry: list[list[int]] = [[] for _ in range(SEATS)]
        self.army_at = [NOT_DEPLOYED] * (SEATS * ARMIES)
        self.army = [0] * (SEATS * ARMIES * UNITS_OF_ARMY)
        self.general = [NO_CHARACTER] * (SEATS * ARMIES)
        # Mats, by seat; power by seat and type, Advisors by seat and field.
        self.power = [0] * (SEATS * len(POWERS))
        self.ducats = [0] * SEATS
        self.prestige = [0] * SEATS
        self.stability = [0] * SEATS
        self.interest = [0] * SEATS
        self.available = [0] * SEATS
        self.exhausted = [0] * SEATS
        self.allied_units = [0] * SEATS
        self.more_manpower = [0] * SEATS
        self.colonists = [0] * SEATS
        self.has_changed_focus = [False] * SEATS
        self.ruler = [NO_CHARACTER] * SEATS
        self.advisor = [NO_CHARACTER] * (SEATS * len(POWERS))
        self.ill = (False,) * len(CHARACTERS)
        # Action cards: decks and discards by type, the last on top; hands, Display cards and cards
        # set aside by seat; those that are being carried out.
        self.decks: list[list[int]] = [[] for _ in POWERS]
        self.discards: list[list[int]] = [[] for _ in POWERS]
        self.hand: list[list[int]] = [[] for _ in range(SEATS)]
        self.display: list[list[int]] = [[] for _ in range(SEATS)]
        self.charges: list[list[int]] = [[] for _ in range(SEATS)]
        self.drawn: list[list[int]] = [[] for _ in range(SEATS)]
        self.aside: list[list[int]] = [[] for _ in range(SEATS)]
        self.playing: list[int] = []
        # Trade cards.
        self.trade_deck: list[int] = []
        self.trade_discards: list[int] = []
        self.trade_unused: list[int] = []
        self.trade_shown: list[int] = []
        # Events: the deck of the Age, the row with its Ducats, how many of it lie face up.
        self.events: list[int] = []
        self.row: list[int] = []
        self.row_ducats: list[int] = []
        self.face_up = 0
        self.events_gone: list[int] = []
        # Ideas: decks by type, the grid, and who has which (a set of seats by Idea).
        self.idea_decks: list[list[int]] = [[] for _ in POWERS]
        self.grid: list[int] = []
        self.knows = (0,) * len(IDEAS)
        self.new_ideas: list[int] = []
        # Missions: hands, how many of each hand are new (the last ones), those that are held back,
        # those that came or were let go since the last review, and who has completed which.
        self.missions: list[list[int]] = [[] for _ in range(SEATS)]
        self.new_missions = [0] * SEATS
        self.held: list[list[int]] = [[] for _ in range(SEATS)]
        self.unseen: list[list[int]] = [[] for _ in range(SEATS)]
        self.completed = (0,) * len(MISSIONS)
        # Milestones: decks and the open one by type; who has scored it, and how many have.
        self.milestone_decks: list[list[int]] = [[] for _ in range(4)]
        self.milestones: list[int] = []
        self.reached = [0] * 4
        # Power Struggles: those to come, the next one first, and those that are active.
        self.struggles: list[int] = []
        self.active_struggles: list[int] = []
        # The Empire and the Curia.
        self.emperor = NOBODY
        # The realm of the Emperor where no player is (18.8).
        self.crown = AUSTRIA
        self.authority = 0
        self.hre_faith = NO_FAITH
        # Whether it was dissolved; whether the Emperor defends it, with how many Imperial Units in
        # the pool, and from which realms outside; in how many of its Areas Units of others were
        # before this Turn.
        self.is_dissolved = False
        self.is_defending = False
        self.imperial_units = 0
        self.invaders: list[int] = []
        self.trespassed = 0
        self.cardinals: list[int] = []
        self.roma = NOBODY
        # The token of the Papal Actions, on an Area or on a realm's Capital, and the set of seats
        # that are committed to the Crusade.
        self.crusade = NOBODY
        self.excommunicated = NOBODY
        self.committed = 0
        # This Round: Events taken, and who has passed in order.
        self.taken = [0] * SEATS
        self.passed: list[int] = []
        # Whether the First Player of two gives up the token though he passed first.
        self.hands_over = False
        # Whose Turn it is, and who has had one, the latest last; whether the last Turns are under
        # way, and who still has which.
        self.turn = NOBODY
        self.played: list[int] = []
        self.is_ending = False
        self.last_turns: list[int] = []
        # This Turn: from where Influence may spread, and where it has, each cube as its Area; Units
        # recruited within capacity, each as ``area * SEATS + seat``; Mercenaries hired; Ships
        # built, each as its Port; what was ordered; Leaders who have changed Armies (``moved``);
        # whom a deal was proposed to (``talked``), and whether one was made; the set of seats with
        # whom a talk in private was paid for (``conferring``).
        self.reach: tuple[bool, ...] = ()
        self.spread: list[int] = []
        self.mustered: list[int] = []
        self.moved: list[int] = []
        self.talked: list[int] = []
        self.has_dealt = False
        self.conferring = 0
        self.hired = 0
        self.built: list[int] = []
        self.ordered = 0
        self.rebate = 0
        # Wars in this Turn: where NPRs had hostile Units or Ships before it, each as
        # ``place * REALMS + realm``; Provinces that have defended; whether a Battle was won;
        # the realm that a card lets defend with half its capacity.
        self.pressed: list[int] = []
        self.blockaded: list[int] = []
        self.defended: list[int] = []
        self.defended_at_sea: list[int] = []
        self.has_won = False
        self.halved = NOBODY
        # The Battle under way, as rows of numbers; all are empty if there is none.
        self.battle: list[list[int]] = NO_BATTLE
        # What seats choose at the same time, in secret: cards to keep, and how to live with the
        # income of the Round, as codes of answers.
        self.kept: list[list[int]] = [[] for _ in range(SEATS)]
        self.upkeep: list[list[int]] = [[] for _ in range(SEATS)]
        # Tax Income at the start of the game; what conditions ask for: at the start of the Age,
        # and since; the best Trade by seat, and by seat and node.
        self.tax_first = [0] * SEATS
        self.tax_then = [0] * SEATS
        self.areas_then: list[list[int]] = [[] for _ in range(SEATS)]
        self.best_trade = [0] * SEATS
        self.best_trade_in = (0,) * (SEATS * len(NODES))
        # The card that is being read: what it named (an Area, a realm), and who chose what.
        self.named_area = NOBODY
        self.named_realm = NOBODY
        self.partner = NOBODY
        self.new_tokens: list[int] = []
        self.picked = [NOBODY] * SEATS
        self.secretly = [NOBODY] * SEATS
        self.voters = 0
        # What cards change for a while, by seat: three numbers each, for the modifier, how much,
        # and until when.
        self.passing: list[list[int]] = [[] for _ in range(SEATS)]
        # The war that is being declared: sets of seats on its two sides, and of those who get MIL.
        self.attackers = 0
        self.defenders = 0
        self.rewarded = 0
        # Battles and wars won in this Age, by seat: three numbers each, for what, against whom, and
        # in which Round.
        self.won: list[list[int]] = [[] for _ in range(SEATS)]
        self.is_ruler_rejected = False
        # A deal of two players: while it is put together only its maker sees it, then all do.
        self.draft: list[int] = []
        self.offered: list[int] = []
        # By pair of seats, the deal that lies on the table between them, if there is one: maker,
        # partner, whether he has accepted it, and its codes.
        self.offers: list[list[int]] = [[] for _ in range(PAIRS)]

    __slots__ = fields_set_by(__init__)

    def clone(self) -> "State":
        """Return an independent copy."""
        other: State = State.__new__(State)
        other.scenario = self.scenario
        other.realms_by = self.realms_by
        other.has_struggles = self.has_struggles
        other.has_missions = self.has_missions
        other.has_random_events = self.has_random_events
        other.has_more_events = self.has_more_events
        other.has_war = self.has_war
        other.has_no_surrender = self.has_no_surrender
        other.has_available_mercenaries = self.has_available_mercenaries
        other.has_continuous_battles = self.has_continuous_battles
        other.has_helping_hands = self.has_helping_hands
        other.has_religious_rebels = self.has_religious_rebels
        other.has_secret_talks = self.has_secret_talks
        other.has_invasions = self.has_invasions
        other.has_elections = self.has_elections
        other.has_imperial_faith = self.has_imperial_faith
        other.players = self.players
        other.seated = self.seated
        other.leaving = self.leaving
        other.realm = self.realm
        other.seat_of = self.seat_of
        other.agenda = copy_stack(self.agenda)
        other.ages = self.ages.copy()
        other.age = self.age
        other.round = self.round
        other.phase = self.phase
        other.first = self.first
        other.ending = self.ending
        other.changed = self.changed
        other.holder = self.holder
        other.disc = self.disc
        other.unrest = self.unrest
        other.occupier = self.occupier
        other.seized = self.seized
        other.uneasy = self.uneasy
        other.occupied = _copied(self.occupied)
        other.dynamic = self.dynamic
        other.strong = self.strong
        other.abroad = self.abroad.copy()
        other.lands = _copied(self.lands)
        other.influence = _copied(self.influence)
        other.claims = _copied(self.claims)
        other.core = self.core
        other.rebels = self.rebels
        other.plague = self.plague.copy()
        other.left_hre = self.left_hre.copy()
        other.faith = self.faith
        other.revolution = self.revolution
        other.allied = self.allied
        other.active = self.active
        other.married = self.married
        other.disputed = self.disputed
        other.war = self.war
        other.truce = self.truce
        other.cb = self.cb
        other.overlord = self.overlord
        other.state_faith = self.state_faith
        other.capital = self.capital
        other.colour = self.colour
        other.pirates = self.pirates.copy()
        other.expanded = self.expanded.copy()
        other.merchant = self.merchant.copy()
        other.is_resting = self.is_resting.copy()
        other.ships = self.ships.copy()
        other.guards = self.guards.copy()
        other.docked = _copied(self.docked)
        other.fleet_at = self.fleet_at.copy()
        other.fleet = self.fleet.copy()
        other.admiral = self.admiral.copy()
        other.infantry = _copied(self.infantry)
        other.army_at = self.army_at.copy()
        other.army = self.army.copy()
        other.general = self.general.copy()
        other.power = self.power.copy()
        other.ducats = self.ducats.copy()
        other.prestige = self.prestige.copy()
        other.stability = self.stability.copy()
        other.interest = self.interest.copy()
        other.available = self.available.copy()
        other.exhausted = self.exhausted.copy()
        other.allied_units = self.allied_units.copy()
        other.more_manpower = self.more_manpower.copy()
        other.colonists = self.colonists.copy()
        other.has_changed_focus = self.has_changed_focus.copy()
        other.ruler = self.ruler.copy()
        other.advisor = self.advisor.copy()
        other.ill = self.ill
        other.decks = _copied(self.decks)
        other.discards = _copied(self.discards)
        other.hand = _copied(self.hand)
        other.display = _copied(self.display)
        other.charges = _copied(self.charges)
        other.drawn = _copied(self.drawn)
        other.aside = _copied(self.aside)
        other.playing = self.playing.copy()
        other.trade_deck = self.trade_deck.copy()
        other.trade_discards = self.trade_discards.copy()
        other.trade_unused = self.trade_unused.copy()
        other.trade_shown = self.trade_shown.copy()
        other.events = self.events.copy()
        other.row = self.row.copy()
        other.row_ducats = self.row_ducats.copy()
        other.face_up = self.face_up
        other.events_gone = self.events_gone.copy()
        other.idea_decks = _copied(self.idea_decks)
        other.grid = self.grid.copy()
        other.knows = self.knows
        other.new_ideas = self.new_ideas.copy()
        other.missions = _copied(self.missions)
        other.new_missions = self.new_missions.copy()
        other.held = _copied(self.held)
        other.unseen = _copied(self.unseen)
        other.completed = self.completed
        other.milestone_decks = _copied(self.milestone_decks)
        other.milestones = self.milestones.copy()
        other.reached = self.reached.copy()
        other.struggles = self.struggles.copy()
        other.active_struggles = self.active_struggles.copy()
        other.emperor = self.emperor
        other.crown = self.crown
        other.authority = self.authority
        other.hre_faith = self.hre_faith
        other.is_dissolved = self.is_dissolved
        other.is_defending = self.is_defending
        other.imperial_units = self.imperial_units
        other.invaders = self.invaders.copy()
        other.trespassed = self.trespassed
        other.cardinals = self.cardinals.copy()
        other.roma = self.roma
        other.crusade = self.crusade
        other.excommunicated = self.excommunicated
        other.committed = self.committed
        other.taken = self.taken.copy()
        other.passed = self.passed.copy()
        other.hands_over = self.hands_over
        other.turn = self.turn
        other.played = self.played.copy()
        other.is_ending = self.is_ending
        other.last_turns = self.last_turns.copy()
        other.reach = self.reach
        other.spread = self.spread.copy()
        other.mustered = self.mustered.copy()
        other.moved = self.moved.copy()
        other.talked = self.talked.copy()
        other.has_dealt = self.has_dealt
        other.conferring = self.conferring
        other.hired = self.hired
        other.built = self.built.copy()
        other.ordered = self.ordered
        other.rebate = self.rebate
        other.pressed = self.pressed.copy()
        other.blockaded = self.blockaded.copy()
        other.defended = self.defended.copy()
        other.defended_at_sea = self.defended_at_sea.copy()
        other.has_won = self.has_won
        other.halved = self.halved
        other.battle = _copied(self.battle) if self.battle[0] else NO_BATTLE
        other.kept = _copied(self.kept)
        other.upkeep = _copied(self.upkeep)
        other.tax_first = self.tax_first.copy()
        other.tax_then = self.tax_then.copy()
        other.areas_then = _copied(self.areas_then)
        other.best_trade = self.best_trade.copy()
        other.best_trade_in = self.best_trade_in
        other.named_area = self.named_area
        other.named_realm = self.named_realm
        other.partner = self.partner
        other.new_tokens = self.new_tokens.copy()
        other.picked = self.picked.copy()
        other.secretly = self.secretly.copy()
        other.voters = self.voters
        other.passing = _copied(self.passing)
        other.attackers = self.attackers
        other.defenders = self.defenders
        other.rewarded = self.rewarded
        other.won = _copied(self.won)
        other.is_ruler_rejected = self.is_ruler_rejected
        other.draft = self.draft.copy()
        other.offered = self.offered.copy()
        other.offers = _copied(self.offers)
        return other

    def data(self) -> dict[str, Any]:
        """Return every field by name; rows that copies share are lists here as all others."""
        return {name: _plain(getattr(self, name)) for name in FIELDS}


def put(row: tuple[T, ...], place: int, what: T) -> tuple[T, ...]:
    """Return a row with something else in one place."""
    if row[place] == what:
        return row
    changed = list(row)
    changed[place] = what
    return tuple(changed)


def _plain(value: Any) -> Any:
    return list(value) if isinstance(value, tuple) else value


def _copied(rows: list[list[int]]) -> list[list[int]]:
    return [row.copy() for row in rows]


FIELDS: Final = fields_of(State)

PriceTable: TypeAlias = Table[State]
