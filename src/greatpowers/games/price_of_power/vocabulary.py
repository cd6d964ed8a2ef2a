"""Every verb of the game with its targets, numbered once; new verbs go to the end.

Questions are asked verb first, then target: *influence* begins the Action, *influence_in* says
where. A verb that only begins something has no target.
"""

from typing import Final

from greatpowers.games.price_of_power.components.cards import (
    CARDS,
    CHARACTERS,
    DEEDS,
    EVENTS,
    IDEAS,
    MILESTONES,
    MISSIONS,
    TRADES,
)
from greatpowers.games.price_of_power.components.tables import LAND_UNITS, POWERS, SHIP_KINDS
from greatpowers.games.price_of_power.components.world import (
    AREAS,
    FAITHS,
    NODES,
    PROVINCES,
    REALMS,
    SLOTS,
    ZONES,
)
from greatpowers.kernel.vocabulary import Vocabulary

VOCABULARY: Final = Vocabulary()
PASS: Final = VOCABULARY.pass_
DONE: Final = VOCABULARY.verb("done")

MOST_COUNTED: Final = 30
_COUNTS: Final = tuple(str(number) for number in range(MOST_COUNTED + 1))
_OPTIONS: Final = ("a", "b", "c", "d")
_PLACES: Final = ("1", "2", "3")

# Cards (3.4, 4.1).
TAKE_REALM: Final = VOCABULARY.verb("take_realm", REALMS, "realm")
BID: Final = VOCABULARY.verb("bid", _COUNTS, "number")
DRAW_FROM: Final = VOCABULARY.verb("draw_from", POWERS, "deck")
KEEP: Final = VOCABULARY.verb("keep", CARDS, "card")
DISCARD: Final = VOCABULARY.verb("discard", CARDS, "card")
TAKE_MISSION: Final = VOCABULARY.verb("take_mission", MISSIONS, "mission")
RETURN_MISSION: Final = VOCABULARY.verb("return_mission", MISSIONS, "mission")
HOLD_MISSION: Final = VOCABULARY.verb("hold_mission", MISSIONS, "mission")
SCORE_MISSION: Final = VOCABULARY.verb("score_mission", MISSIONS, "mission")

# A Turn (4.2): generic Actions (5.1).
PASS_ROUND: Final = VOCABULARY.verb("pass_round")
TAKE_EVENT: Final = VOCABULARY.verb("take_event", EVENTS, "event")
RESEARCH: Final = VOCABULARY.verb("research", IDEAS, "idea")
EXPLORE: Final = VOCABULARY.verb("explore")
REROLL: Final = VOCABULARY.verb("reroll")
DISCOVER: Final = VOCABULARY.verb("discover", AREAS, "area")
CHANGE_FOCUS: Final = VOCABULARY.verb("change_focus")
FOCUS_ON: Final = VOCABULARY.verb("focus_on", POWERS, "power")
TAKE_POWER_FROM: Final = VOCABULARY.verb("take_power_from", POWERS, "power")
SET_ASIDE: Final = VOCABULARY.verb("set_aside", CARDS, "card")
PICK_DISCARD: Final = VOCABULARY.verb("pick_discard", CARDS, "card")
CHANGE_RELIGION: Final = VOCABULARY.verb("change_religion", FAITHS, "faith")

# Action cards (6).
PLAY: Final = VOCABULARY.verb("play", CARDS, "card")
USE: Final = VOCABULARY.verb("use", DEEDS, "deed")
REACT_WITH: Final = VOCABULARY.verb("react_with", CARDS, "card")

# Minor Actions (5.2).
APPOINT: Final = VOCABULARY.verb("appoint", CHARACTERS, "character")
AS_RULER: Final = VOCABULARY.verb("as_ruler")
AS_ADVISOR: Final = VOCABULARY.verb("as_advisor", POWERS, "power")
AS_GENERAL: Final = VOCABULARY.verb("as_general", _PLACES, "army")
AS_ADMIRAL: Final = VOCABULARY.verb("as_admiral")
DISMISS: Final = VOCABULARY.verb("dismiss", CHARACTERS, "character")
BORROW: Final = VOCABULARY.verb("borrow")
REPAY: Final = VOCABULARY.verb("repay")
REPLENISH: Final = VOCABULARY.verb("replenish")
CUT_TIES: Final = VOCABULARY.verb("cut_ties")
GIVE_UP_INFLUENCE: Final = VOCABULARY.verb("give_up_influence", AREAS, "area")
GIVE_UP_CLAIM: Final = VOCABULARY.verb("give_up_claim", AREAS, "area")
END_ALLIANCE: Final = VOCABULARY.verb("end_alliance", REALMS, "realm")

# Administrative Actions (5.3).
STABILIZE: Final = VOCABULARY.verb("stabilize")
CONVERT: Final = VOCABULARY.verb("convert")
CONVERT_AREA: Final = VOCABULARY.verb("convert_area", SLOTS, "area")
COLONIZE: Final = VOCABULARY.verb("colonize")
COLONIZE_AREA: Final = VOCABULARY.verb("colonize_area", AREAS, "area")
SPEND_COLONISTS: Final = VOCABULARY.verb("spend_colonists", _COUNTS, "number")

# Diplomatic Actions (5.4).
INFLUENCE: Final = VOCABULARY.verb("influence")
INFLUENCE_IN: Final = VOCABULARY.verb("influence_in", AREAS, "area")
INFLUENCE_FOR_DUCATS: Final = VOCABULARY.verb("influence_for_ducats", AREAS, "area")
FORGE: Final = VOCABULARY.verb("forge")
FORGE_WITH: Final = VOCABULARY.verb("forge_with", REALMS, "realm")
FABRICATE: Final = VOCABULARY.verb("fabricate")
CLAIM: Final = VOCABULARY.verb("claim", AREAS, "area")
TRADE: Final = VOCABULARY.verb("trade")
MOVE_SHIP_FROM: Final = VOCABULARY.verb("move_ship_from", ZONES, "zone")
MOVE_SHIP_OUT: Final = VOCABULARY.verb("move_ship_out", PROVINCES, "province")
MOVE_SHIP_TO: Final = VOCABULARY.verb("move_ship_to", ZONES, "zone")
TAKE_SLOT_OF: Final = VOCABULARY.verb("take_slot_of", REALMS, "realm")
TRADE_WITH: Final = VOCABULARY.verb("trade_with", TRADES, "trade")
TRADE_IN: Final = VOCABULARY.verb("trade_in", NODES, "node")
SEND_MERCHANT_FROM: Final = VOCABULARY.verb("send_merchant_from", NODES, "node")
SEND_MERCHANT: Final = VOCABULARY.verb("send_merchant")
RANK_NEXT: Final = VOCABULARY.verb("rank_next", REALMS, "realm")

# Military Actions (5.5).
SUPPRESS: Final = VOCABULARY.verb("suppress")
CALM: Final = VOCABULARY.verb("calm", PROVINCES, "province")
RECRUIT: Final = VOCABULARY.verb("recruit")
RECRUIT_IN: Final = VOCABULARY.verb("recruit_in", AREAS, "area")
RECRUIT_INTO: Final = VOCABULARY.verb("recruit_into", ("single", *_PLACES), "army")
INFANTRY_: Final = VOCABULARY.verb("infantry", ("regular", "mercenary", "allied"), "band")
CAVALRY_: Final = VOCABULARY.verb("cavalry", ("regular", "mercenary", "allied"), "band")
ARTILLERY_: Final = VOCABULARY.verb("artillery", ("regular", "mercenary"), "band")
BUILD: Final = VOCABULARY.verb("build", SHIP_KINDS, "ship")
BUILD_IN: Final = VOCABULARY.verb("build_in", PROVINCES, "province")
LAUNCH_TO: Final = VOCABULARY.verb("launch_to", ZONES, "zone")

# What cards ask for (16.3).
OPTION: Final = VOCABULARY.verb("option", _OPTIONS, "letter")
NAME_AREA: Final = VOCABULARY.verb("name_area", AREAS, "area")
NAME_PROVINCE: Final = VOCABULARY.verb("name_province", PROVINCES, "province")
NAME_REALM: Final = VOCABULARY.verb("name_realm", REALMS, "realm")
NAME_NODE: Final = VOCABULARY.verb("name_node", NODES, "node")
NAME_POWER: Final = VOCABULARY.verb("name_power", POWERS, "power")
NAME_IDEA: Final = VOCABULARY.verb("name_idea", IDEAS, "idea")
NAME_CARD: Final = VOCABULARY.verb("name_card", CARDS, "card")
NAME_CHARACTER: Final = VOCABULARY.verb("name_character", CHARACTERS, "character")
NAME_MILESTONE: Final = VOCABULARY.verb("name_milestone", MILESTONES, "milestone")
NAME_NUMBER: Final = VOCABULARY.verb("name_number", _COUNTS, "number")
NAME_ZONE: Final = VOCABULARY.verb("name_zone", ZONES, "zone")
STIR: Final = VOCABULARY.verb("stir", PROVINCES, "province")
TAKE_INFLUENCE: Final = VOCABULARY.verb("take_influence", AREAS, "area")
PUSH_OUT: Final = VOCABULARY.verb("push_out", REALMS, "realm")

# Upkeep (4.4) and clearing up (4.5).
DISBAND: Final = VOCABULARY.verb("disband", AREAS, "area")
DISBAND_SHIP: Final = VOCABULARY.verb("disband_ship", ZONES, "zone")
CALL_HOME: Final = VOCABULARY.verb("call_home", ZONES, "zone")
END_MARRIAGE: Final = VOCABULARY.verb("end_marriage", REALMS, "realm")

# Symbols of Events (16.5).
SPREAD_PROTESTANT: Final = VOCABULARY.verb("spread_protestant", SLOTS, "area")
SPREAD_COUNTER_REFORMED: Final = VOCABULARY.verb("spread_counter_reformed", SLOTS, "area")
SPREAD_DIVERSE: Final = VOCABULARY.verb("spread_diverse", SLOTS, "area")
SPREAD_REVOLUTION: Final = VOCABULARY.verb("spread_revolution", SLOTS, "area")
SPARED: Final = VOCABULARY.verb("spared", ("colonist", "unrest"), "uprising")

# Rebel Dice (14.2), tokens and cubes that run out (2.2), Vassals (11.4), Ships (9.5.9).
REBEL_IN: Final = VOCABULARY.verb("rebel_in", PROVINCES, "province")
EXHAUST_AVAILABLE: Final = VOCABULARY.verb("exhaust_available")
EXHAUST_IN: Final = VOCABULARY.verb("exhaust_in", AREAS, "area")
RETURN_POWER: Final = VOCABULARY.verb("return_power", POWERS, "power")
RETURN_COLONIST: Final = VOCABULARY.verb("return_colonist")
RETURN_CARDINAL: Final = VOCABULARY.verb("return_cardinal")
RETURN_CHARGE: Final = VOCABULARY.verb("return_charge", CARDS, "card")
RETURN_CORE: Final = VOCABULARY.verb("return_core", AREAS, "area")
RETURN_CB: Final = VOCABULARY.verb("return_cb", REALMS, "realm")
VASSALIZE: Final = VOCABULARY.verb("vassalize", REALMS, "realm")
ANNEX: Final = VOCABULARY.verb("annex", REALMS, "realm")
JOIN_FLEET: Final = VOCABULARY.verb("join_fleet")
STAY_IN_PORT: Final = VOCABULARY.verb("stay_in_port")
PAY_ADM: Final = VOCABULARY.verb("pay_adm")
TAKE_INTEREST: Final = VOCABULARY.verb("take_interest")
RELEASE_EXHAUSTED: Final = VOCABULARY.verb("release_exhausted")
RELEASE_AVAILABLE: Final = VOCABULARY.verb("release_available")
DISBAND_KIND: Final = VOCABULARY.verb(
    "disband_kind",
    tuple(f"{band}_{unit}" for band in ("regular", "mercenary") for unit in LAND_UNITS),
    "unit",
)
DOCK_IN: Final = VOCABULARY.verb("dock_in", PROVINCES, "province")
CALL_FLEET: Final = VOCABULARY.verb("call_fleet", PROVINCES, "province")
SWAP_IDEA: Final = VOCABULARY.verb("swap_idea", IDEAS, "idea")
SWAP_MILESTONE: Final = VOCABULARY.verb("swap_milestone", MILESTONES, "milestone")
KEEP_MARRIAGES: Final = VOCABULARY.verb("keep_marriages")
