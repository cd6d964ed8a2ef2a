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
from greatpowers.games.price_of_power.reasons import (
    ALLIANCE_OF_YOURS,
    AREA_NOT_CONCERNED,
    ARMY_NOT_THERE,
    BAND_NOT_THERE,
    CARD_WITHOUT_CUBE,
    CHARACTER_NOT_CONCERNED,
    CLAIM_OF_YOURS,
    DECK_CLOSED,
    DEED_NOT_DISPLAYED,
    DIE_NOT_CONCERNED,
    EVENT_NOT_OPEN,
    FAITH_NOT_OPEN,
    IDEA_NOT_CONCERNED,
    IDEA_NOT_SHOWN,
    INFLUENCE_NOT_HERE,
    INFLUENCE_OF_YOURS,
    MARRIAGE_OF_YOURS,
    MERCHANT_NOT_THERE,
    MILESTONE_NOT_CONCERNED,
    MISSION_NOT_IN_HAND,
    MISSION_OF_OTHERS,
    NODE_NOT_CONCERNED,
    NOT_AT_HAND,
    NOT_DRAWN,
    NOT_IN_HAND,
    NOT_IN_SERVICE,
    NOT_ON_DISCARDS,
    NOT_TO_CALM,
    NOT_TO_CLAIM,
    NOT_TO_COLONIZE,
    NOT_TO_CONVERT,
    NOT_TO_DISCARD,
    NOT_TO_DISCOVER,
    NOT_TO_RECRUIT,
    NOT_TO_TIE,
    OPTION_NOT_THERE,
    OTHER_NUMBER,
    PORT_OF_OTHERS,
    PROVINCE_NOT_CONCERNED,
    REALM_NOT_CONCERNED,
    REALM_NOT_FREE,
    SHIP_NOT_BUILT,
    SHIP_NOT_THERE,
    SLOT_OF_THEIRS,
    TOKEN_NOT_THERE,
    TRADE_CARD_NOT_SHOWN,
    TYPE_NOT_CONCERNED,
    UNITS_NOT_THERE,
    UPRISING_NOT_CONCERNED,
    WAY_THERE,
    ZONE_NOT_CONCERNED,
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
TAKE_REALM: Final = VOCABULARY.verb("take_realm", REALMS, "realm", beyond=REALM_NOT_FREE)
BID: Final = VOCABULARY.verb("bid", _COUNTS, "number", beyond=OTHER_NUMBER)
DRAW_FROM: Final = VOCABULARY.verb("draw_from", POWERS, "deck", beyond=DECK_CLOSED)
KEEP: Final = VOCABULARY.verb("keep", CARDS, "card", beyond=NOT_DRAWN)
DISCARD: Final = VOCABULARY.verb("discard", CARDS, "card", beyond=NOT_TO_DISCARD)
TAKE_MISSION: Final = VOCABULARY.verb("take_mission", MISSIONS, "mission", beyond=MISSION_OF_OTHERS)
RETURN_MISSION: Final = VOCABULARY.verb(
    "return_mission", MISSIONS, "mission", beyond=MISSION_NOT_IN_HAND
)
HOLD_MISSION: Final = VOCABULARY.verb(
    "hold_mission", MISSIONS, "mission", beyond=MISSION_NOT_IN_HAND
)
SCORE_MISSION: Final = VOCABULARY.verb(
    "score_mission", MISSIONS, "mission", beyond=MISSION_NOT_IN_HAND
)

# A Turn (4.2): generic Actions (5.1).
PASS_ROUND: Final = VOCABULARY.verb("pass_round")
HAND_OVER: Final = VOCABULARY.verb("hand_over")
TAKE_EVENT: Final = VOCABULARY.verb("take_event", EVENTS, "event", beyond=EVENT_NOT_OPEN)
RESEARCH: Final = VOCABULARY.verb("research", IDEAS, "idea", beyond=IDEA_NOT_SHOWN)
EXPLORE: Final = VOCABULARY.verb("explore")
REROLL: Final = VOCABULARY.verb("reroll")
DISCOVER: Final = VOCABULARY.verb("discover", AREAS, "area", beyond=NOT_TO_DISCOVER)
CHANGE_FOCUS: Final = VOCABULARY.verb("change_focus")
FOCUS_ON: Final = VOCABULARY.verb("focus_on", POWERS, "power", beyond=TYPE_NOT_CONCERNED)
TAKE_POWER_FROM: Final = VOCABULARY.verb(
    "take_power_from", POWERS, "power", beyond=TYPE_NOT_CONCERNED
)
SET_ASIDE: Final = VOCABULARY.verb("set_aside", CARDS, "card", beyond=NOT_IN_HAND)
PICK_DISCARD: Final = VOCABULARY.verb("pick_discard", CARDS, "card", beyond=NOT_ON_DISCARDS)
CHANGE_RELIGION: Final = VOCABULARY.verb("change_religion", FAITHS, "faith", beyond=FAITH_NOT_OPEN)

# Action cards (6).
PLAY: Final = VOCABULARY.verb("play", CARDS, "card", beyond=NOT_IN_HAND)
USE: Final = VOCABULARY.verb("use", DEEDS, "deed", beyond=DEED_NOT_DISPLAYED)
REACT_WITH: Final = VOCABULARY.verb("react_with", CARDS, "card", beyond=NOT_IN_HAND)

# Minor Actions (5.2).
APPOINT: Final = VOCABULARY.verb("appoint", CHARACTERS, "character", beyond=NOT_AT_HAND)
AS_RULER: Final = VOCABULARY.verb("as_ruler")
AS_ADVISOR: Final = VOCABULARY.verb("as_advisor", POWERS, "power", beyond=TYPE_NOT_CONCERNED)
AS_GENERAL: Final = VOCABULARY.verb("as_general", _PLACES, "army", beyond=ARMY_NOT_THERE)
AS_ADMIRAL: Final = VOCABULARY.verb("as_admiral")
DISMISS: Final = VOCABULARY.verb("dismiss", CHARACTERS, "character", beyond=NOT_IN_SERVICE)
BORROW: Final = VOCABULARY.verb("borrow")
REPAY: Final = VOCABULARY.verb("repay")
REPLENISH: Final = VOCABULARY.verb("replenish")
CUT_TIES: Final = VOCABULARY.verb("cut_ties")
GIVE_UP_INFLUENCE: Final = VOCABULARY.verb(
    "give_up_influence", AREAS, "area", beyond=INFLUENCE_OF_YOURS
)
GIVE_UP_CLAIM: Final = VOCABULARY.verb("give_up_claim", AREAS, "area", beyond=CLAIM_OF_YOURS)
END_ALLIANCE: Final = VOCABULARY.verb("end_alliance", REALMS, "realm", beyond=ALLIANCE_OF_YOURS)

# Administrative Actions (5.3).
STABILIZE: Final = VOCABULARY.verb("stabilize")
CONVERT: Final = VOCABULARY.verb("convert")
CONVERT_AREA: Final = VOCABULARY.verb("convert_area", SLOTS, "area", beyond=NOT_TO_CONVERT)
COLONIZE: Final = VOCABULARY.verb("colonize")
COLONIZE_AREA: Final = VOCABULARY.verb("colonize_area", AREAS, "area", beyond=NOT_TO_COLONIZE)
SPEND_COLONISTS: Final = VOCABULARY.verb("spend_colonists", _COUNTS, "number", beyond=OTHER_NUMBER)

# Diplomatic Actions (5.4).
INFLUENCE: Final = VOCABULARY.verb("influence")
INFLUENCE_IN: Final = VOCABULARY.verb("influence_in", AREAS, "area", beyond=INFLUENCE_NOT_HERE)
INFLUENCE_FOR_DUCATS: Final = VOCABULARY.verb(
    "influence_for_ducats", AREAS, "area", beyond=INFLUENCE_NOT_HERE
)
FORGE: Final = VOCABULARY.verb("forge")
FORGE_WITH: Final = VOCABULARY.verb("forge_with", REALMS, "realm", beyond=NOT_TO_TIE)
FABRICATE: Final = VOCABULARY.verb("fabricate")
CLAIM: Final = VOCABULARY.verb("claim", AREAS, "area", beyond=NOT_TO_CLAIM)
TRADE: Final = VOCABULARY.verb("trade")
MOVE_SHIP_FROM: Final = VOCABULARY.verb("move_ship_from", ZONES, "zone", beyond=SHIP_NOT_THERE)
MOVE_SHIP_OUT: Final = VOCABULARY.verb(
    "move_ship_out", PROVINCES, "province", beyond=SHIP_NOT_THERE
)
MOVE_SHIP_TO: Final = VOCABULARY.verb("move_ship_to", ZONES, "zone", beyond=WAY_THERE)
TAKE_SLOT_OF: Final = VOCABULARY.verb("take_slot_of", REALMS, "realm", beyond=SLOT_OF_THEIRS)
TRADE_WITH: Final = VOCABULARY.verb("trade_with", TRADES, "trade", beyond=TRADE_CARD_NOT_SHOWN)
TRADE_IN: Final = VOCABULARY.verb("trade_in", NODES, "node", beyond=NODE_NOT_CONCERNED)
SEND_MERCHANT_FROM: Final = VOCABULARY.verb(
    "send_merchant_from", NODES, "node", beyond=MERCHANT_NOT_THERE
)
SEND_MERCHANT: Final = VOCABULARY.verb("send_merchant", beyond=MERCHANT_NOT_THERE)
RANK_NEXT: Final = VOCABULARY.verb("rank_next", REALMS, "realm", beyond=REALM_NOT_CONCERNED)

# Military Actions (5.5).
SUPPRESS: Final = VOCABULARY.verb("suppress")
CALM: Final = VOCABULARY.verb("calm", PROVINCES, "province", beyond=NOT_TO_CALM)
RECRUIT: Final = VOCABULARY.verb("recruit")
RECRUIT_IN: Final = VOCABULARY.verb("recruit_in", AREAS, "area", beyond=NOT_TO_RECRUIT)
RECRUIT_INTO: Final = VOCABULARY.verb(
    "recruit_into", ("single", *_PLACES), "army", beyond=ARMY_NOT_THERE
)
INFANTRY_: Final = VOCABULARY.verb(
    "infantry", ("regular", "mercenary", "allied"), "band", beyond=BAND_NOT_THERE
)
CAVALRY_: Final = VOCABULARY.verb(
    "cavalry", ("regular", "mercenary", "allied"), "band", beyond=BAND_NOT_THERE
)
ARTILLERY_: Final = VOCABULARY.verb(
    "artillery", ("regular", "mercenary"), "band", beyond=BAND_NOT_THERE
)
BUILD: Final = VOCABULARY.verb("build", SHIP_KINDS, "ship", beyond=SHIP_NOT_BUILT)
BUILD_IN: Final = VOCABULARY.verb("build_in", PROVINCES, "province", beyond=PORT_OF_OTHERS)
LAUNCH_TO: Final = VOCABULARY.verb("launch_to", ZONES, "zone", beyond=WAY_THERE)

# What cards ask for (16.3).
OPTION: Final = VOCABULARY.verb("option", _OPTIONS, "letter", beyond=OPTION_NOT_THERE)
NAME_AREA: Final = VOCABULARY.verb("name_area", AREAS, "area", beyond=AREA_NOT_CONCERNED)
NAME_PROVINCE: Final = VOCABULARY.verb(
    "name_province", PROVINCES, "province", beyond=PROVINCE_NOT_CONCERNED
)
NAME_REALM: Final = VOCABULARY.verb("name_realm", REALMS, "realm", beyond=REALM_NOT_CONCERNED)
NAME_NODE: Final = VOCABULARY.verb("name_node", NODES, "node", beyond=NODE_NOT_CONCERNED)
NAME_POWER: Final = VOCABULARY.verb("name_power", POWERS, "power", beyond=TYPE_NOT_CONCERNED)
NAME_IDEA: Final = VOCABULARY.verb("name_idea", IDEAS, "idea", beyond=IDEA_NOT_CONCERNED)
NAME_CHARACTER: Final = VOCABULARY.verb(
    "name_character", CHARACTERS, "character", beyond=CHARACTER_NOT_CONCERNED
)
NAME_MILESTONE: Final = VOCABULARY.verb(
    "name_milestone", MILESTONES, "milestone", beyond=MILESTONE_NOT_CONCERNED
)
NAME_NUMBER: Final = VOCABULARY.verb("name_number", _COUNTS, "number", beyond=OTHER_NUMBER)
NAME_ZONE: Final = VOCABULARY.verb("name_zone", ZONES, "zone", beyond=ZONE_NOT_CONCERNED)
STIR: Final = VOCABULARY.verb("stir", PROVINCES, "province", beyond=PROVINCE_NOT_CONCERNED)
TAKE_INFLUENCE: Final = VOCABULARY.verb("take_influence", AREAS, "area", beyond=INFLUENCE_OF_YOURS)
PUSH_OUT: Final = VOCABULARY.verb("push_out", REALMS, "realm", beyond=REALM_NOT_CONCERNED)

# Upkeep (4.4) and clearing up (4.5).
DISBAND: Final = VOCABULARY.verb("disband", AREAS, "area", beyond=UNITS_NOT_THERE)
DISBAND_SHIP: Final = VOCABULARY.verb("disband_ship", ZONES, "zone", beyond=SHIP_NOT_THERE)
CALL_HOME: Final = VOCABULARY.verb("call_home", ZONES, "zone", beyond=SHIP_NOT_THERE)
END_MARRIAGE: Final = VOCABULARY.verb("end_marriage", REALMS, "realm", beyond=MARRIAGE_OF_YOURS)

# Symbols of Events (16.5).
SPREAD_PROTESTANT: Final = VOCABULARY.verb(
    "spread_protestant", SLOTS, "area", beyond=NOT_TO_CONVERT
)
SPREAD_COUNTER_REFORMED: Final = VOCABULARY.verb(
    "spread_counter_reformed", SLOTS, "area", beyond=NOT_TO_CONVERT
)
SPREAD_DIVERSE: Final = VOCABULARY.verb("spread_diverse", SLOTS, "area", beyond=NOT_TO_CONVERT)
SPREAD_REVOLUTION: Final = VOCABULARY.verb(
    "spread_revolution", SLOTS, "area", beyond=NOT_TO_CONVERT
)
SPARED: Final = VOCABULARY.verb(
    "spared", ("colonist", "unrest"), "uprising", beyond=UPRISING_NOT_CONCERNED
)

# Rebel Dice (14.2), tokens and cubes that run out (2.2), Vassals (11.4), Ships (9.5.9).
REBEL_IN: Final = VOCABULARY.verb("rebel_in", PROVINCES, "province", beyond=PROVINCE_NOT_CONCERNED)
EXHAUST_AVAILABLE: Final = VOCABULARY.verb("exhaust_available", beyond=UNITS_NOT_THERE)
EXHAUST_IN: Final = VOCABULARY.verb("exhaust_in", AREAS, "area", beyond=UNITS_NOT_THERE)
RETURN_POWER: Final = VOCABULARY.verb("return_power", POWERS, "power", beyond=TYPE_NOT_CONCERNED)
RETURN_COLONIST: Final = VOCABULARY.verb("return_colonist", beyond=TOKEN_NOT_THERE)
RETURN_CARDINAL: Final = VOCABULARY.verb("return_cardinal", beyond=TOKEN_NOT_THERE)
RETURN_CHARGE: Final = VOCABULARY.verb("return_charge", CARDS, "card", beyond=CARD_WITHOUT_CUBE)
RETURN_CORE: Final = VOCABULARY.verb("return_core", AREAS, "area", beyond=TOKEN_NOT_THERE)
RETURN_CB: Final = VOCABULARY.verb("return_cb", REALMS, "realm", beyond=TOKEN_NOT_THERE)
VASSALIZE: Final = VOCABULARY.verb("vassalize", REALMS, "realm", beyond=NOT_TO_TIE)
ANNEX: Final = VOCABULARY.verb("annex", REALMS, "realm", beyond=NOT_TO_TIE)
JOIN_FLEET: Final = VOCABULARY.verb("join_fleet", beyond=WAY_THERE)
STAY_IN_PORT: Final = VOCABULARY.verb("stay_in_port", beyond=WAY_THERE)
PAY_ADM: Final = VOCABULARY.verb("pay_adm")
TAKE_INTEREST: Final = VOCABULARY.verb("take_interest")
RELEASE_EXHAUSTED: Final = VOCABULARY.verb("release_exhausted")
RELEASE_AVAILABLE: Final = VOCABULARY.verb("release_available")
DISBAND_KIND: Final = VOCABULARY.verb(
    "disband_kind",
    tuple(f"{band}_{unit}" for band in ("regular", "mercenary") for unit in LAND_UNITS),
    "unit",
    beyond=BAND_NOT_THERE,
)
DOCK_IN: Final = VOCABULARY.verb("dock_in", PROVINCES, "province", beyond=WAY_THERE)
CALL_FLEET: Final = VOCABULARY.verb("call_fleet", PROVINCES, "province", beyond=WAY_THERE)
SWAP_IDEA: Final = VOCABULARY.verb("swap_idea", IDEAS, "idea", beyond=IDEA_NOT_SHOWN)
SWAP_MILESTONE: Final = VOCABULARY.verb(
    "swap_milestone", MILESTONES, "milestone", beyond=MILESTONE_NOT_CONCERNED
)
KEEP_MARRIAGES: Final = VOCABULARY.verb("keep_marriages")

# Deals between players (5.1.2).
MOST_SUPPORT: Final = 100
LEAST_PROVINCE_PRICE: Final = 3
MOST_PROVINCE_PRICE: Final = 15
_SUMS: Final = tuple(str(ducats) for ducats in range(1, MOST_SUPPORT + 1))
_PROVINCE_PRICES: Final = tuple(
    str(ducats) for ducats in range(LEAST_PROVINCE_PRICE, MOST_PROVINCE_PRICE + 1)
)
NEGOTIATE: Final = VOCABULARY.verb("negotiate", REALMS, "realm", beyond=REALM_NOT_CONCERNED)
OFFER_ALLIANCE: Final = VOCABULARY.verb("offer_alliance")
OFFER_MARRIAGE: Final = VOCABULARY.verb("offer_marriage", POWERS, "deck")
GIVE_DUCATS: Final = VOCABULARY.verb("give_ducats", _SUMS, "number")
ASK_DUCATS: Final = VOCABULARY.verb("ask_ducats", _SUMS, "number")
SELL_PROVINCE: Final = VOCABULARY.verb("sell_province", PROVINCES, "province")
BUY_PROVINCE: Final = VOCABULARY.verb("buy_province", PROVINCES, "province")
AT_PRICE: Final = VOCABULARY.verb("at_price", _PROVINCE_PRICES, "number")
PROPOSE_DEAL: Final = VOCABULARY.verb("propose_deal")
LAY_DEAL: Final = VOCABULARY.verb("lay_deal")
DROP_DEAL: Final = VOCABULARY.verb("drop_deal")
STRIKE_PART: Final = VOCABULARY.verb("strike_part")

# Offers that lie on the table (5.1.2, R225).
MAKE_DEAL: Final = VOCABULARY.verb("make_deal", REALMS, "realm", beyond=REALM_NOT_CONCERNED)
ACCEPT_OFFER: Final = VOCABULARY.verb("accept_offer", REALMS, "realm", beyond=REALM_NOT_CONCERNED)
REFUSE_OFFER: Final = VOCABULARY.verb("refuse_offer", REALMS, "realm", beyond=REALM_NOT_CONCERNED)
WITHDRAW_OFFER: Final = VOCABULARY.verb(
    "withdraw_offer", REALMS, "realm", beyond=REALM_NOT_CONCERNED
)

# A player leaves the game, or stays after all (21.0).
LEAVE_GAME: Final = VOCABULARY.verb("leave_game")
STAY_IN_GAME: Final = VOCABULARY.verb("stay_in_game")

# Movement (5.5.2 to 5.5.4, 9.5).
TROOPS: Final = ("single", *_PLACES)
_UNITS: Final = tuple(
    f"{band}_{unit}" for band in ("regular", "mercenary", "allied") for unit in LAND_UNITS
)[:-1]
MARCH: Final = VOCABULARY.verb("march", AREAS, "area", beyond=UNITS_NOT_THERE)
MARCH_WITH: Final = VOCABULARY.verb("march_with", TROOPS, "troop", beyond=ARMY_NOT_THERE)
MARCH_TO: Final = VOCABULARY.verb("march_to", AREAS, "area", beyond=WAY_THERE)
CROSS_TO: Final = VOCABULARY.verb("cross_to", AREAS, "area", beyond=WAY_THERE)
PICK_UP_FROM: Final = VOCABULARY.verb("pick_up_from", TROOPS, "troop", beyond=ARMY_NOT_THERE)
LEAVE_WITH: Final = VOCABULARY.verb("leave_with", TROOPS, "troop", beyond=ARMY_NOT_THERE)
PICK_UP: Final = VOCABULARY.verb("pick_up", _UNITS, "unit", beyond=BAND_NOT_THERE)
LEAVE_BEHIND: Final = VOCABULARY.verb("leave_behind", _UNITS, "unit", beyond=BAND_NOT_THERE)
ALL_OF_THEM: Final = VOCABULARY.verb("all_of_them")
HALT: Final = VOCABULARY.verb("halt")
ACCESS_FOR_INFLUENCE: Final = VOCABULARY.verb("access_for_influence")
ACCESS_FOR_DUCATS: Final = VOCABULARY.verb("access_for_ducats")
SET_SAIL: Final = VOCABULARY.verb("set_sail")
CAST_OFF: Final = VOCABULARY.verb("cast_off")
SAIL_TO: Final = VOCABULARY.verb("sail_to", ZONES, "zone", beyond=WAY_THERE)
PUT_IN_AT: Final = VOCABULARY.verb("put_in_at", PROVINCES, "province", beyond=WAY_THERE)
BRING_FROM: Final = VOCABULARY.verb("bring_from", ZONES, "zone", beyond=SHIP_NOT_THERE)
BRING_OUT: Final = VOCABULARY.verb("bring_out", PROVINCES, "province", beyond=SHIP_NOT_THERE)
BRING_FLEET: Final = VOCABULARY.verb("bring_fleet")
REFIT_AT_SEA: Final = VOCABULARY.verb("refit_at_sea", ZONES, "zone", beyond=SHIP_NOT_THERE)
REFIT_IN_PORT: Final = VOCABULARY.verb(
    "refit_in_port", PROVINCES, "province", beyond=SHIP_NOT_THERE
)
LIGHT_SHIPS: Final = VOCABULARY.verb("light_ships", _COUNTS, "number", beyond=OTHER_NUMBER)
HUNT_PIRATES: Final = VOCABULARY.verb("hunt_pirates", NODES, "node", beyond=NODE_NOT_CONCERNED)
CARRY_FROM: Final = VOCABULARY.verb("carry_from", AREAS, "area", beyond=UNITS_NOT_THERE)

# War and calls (5.5.1, 5.2.2), peace (10).
TERMS: Final = (
    "white_peace",
    "keep_board_state",
    "humiliation",
    "vassalization",
    "force_conversion",
    "secure_succession",
    "full_annexation",
)
DECLARE_WAR: Final = VOCABULARY.verb("declare_war")
DECLARE_ON: Final = VOCABULARY.verb("declare_on", REALMS, "realm", beyond=REALM_NOT_CONCERNED)
CALL_TO_ARMS: Final = VOCABULARY.verb("call_to_arms", REALMS, "realm", beyond=ALLIANCE_OF_YOURS)
ACCEPT_CALL: Final = VOCABULARY.verb("accept_call")
REFUSE_CALL: Final = VOCABULARY.verb("refuse_call")
PEACE_WITH: Final = VOCABULARY.verb("peace_with", REALMS, "realm", beyond=REALM_NOT_CONCERNED)
OFFER_PEACE: Final = VOCABULARY.verb("offer_peace", REALMS, "realm", beyond=REALM_NOT_CONCERNED)
SURRENDER_TO: Final = VOCABULARY.verb("surrender_to", REALMS, "realm", beyond=REALM_NOT_CONCERNED)
ENFORCE: Final = VOCABULARY.verb("enforce", TERMS, "pact")
RETURN_FOR_DUCATS: Final = VOCABULARY.verb(
    "return_for_ducats", PROVINCES, "province", beyond=PROVINCE_NOT_CONCERNED
)
SET_FREE: Final = VOCABULARY.verb("set_free", PROVINCES, "province", beyond=PROVINCE_NOT_CONCERNED)
EXCHANGE: Final = VOCABULARY.verb("exchange", PROVINCES, "province", beyond=PROVINCE_NOT_CONCERNED)
ENTHRONE: Final = VOCABULARY.verb("enthrone", CARDS, "card", beyond=NOT_ON_DISCARDS)

# Battles and sieges (9.6 to 9.9).
LEAD_WITH: Final = VOCABULARY.verb(
    "lead_with", CHARACTERS, "character", beyond=CHARACTER_NOT_CONCERNED
)
ADD_DIE: Final = VOCABULARY.verb("add_die", LAND_UNITS, "die", beyond=DIE_NOT_CONCERNED)
REMOVE_DIE: Final = VOCABULARY.verb("remove_die", LAND_UNITS, "die", beyond=DIE_NOT_CONCERNED)
LOSE_UNIT: Final = VOCABULARY.verb("lose_unit", _UNITS, "unit", beyond=BAND_NOT_THERE)
LOSE_SHIP: Final = VOCABULARY.verb(
    "lose_ship", (*SHIP_KINDS, "damaged_ship"), "ship", beyond=SHIP_NOT_THERE
)
GIVE_SHIP: Final = VOCABULARY.verb("give_ship", SHIP_KINDS, "ship", beyond=SHIP_NOT_THERE)
FIGHT_ON: Final = VOCABULARY.verb("fight_on")
RETREAT_TO: Final = VOCABULARY.verb("retreat_to", AREAS, "area", beyond=WAY_THERE)
RETREAT_TO_SEA: Final = VOCABULARY.verb("retreat_to_sea", ZONES, "zone", beyond=WAY_THERE)
RETREAT_TO_PORT: Final = VOCABULARY.verb("retreat_to_port", PROVINCES, "province", beyond=WAY_THERE)
BESIEGE_IN: Final = VOCABULARY.verb("besiege_in", AREAS, "area", beyond=UNITS_NOT_THERE)
BESIEGE: Final = VOCABULARY.verb("besiege", PROVINCES, "province", beyond=PROVINCE_NOT_CONCERNED)

# The Empire (18.1.3, 18.3.2).
BURDENS: Final = ("manpower", "ducats", "prestige", "cb")
RAISE_AUTHORITY: Final = VOCABULARY.verb("raise_authority")
BEAR: Final = VOCABULARY.verb("bear", BURDENS, "burden")

# Ships lost at sea (16.5.4).
WRECKED: Final = VOCABULARY.verb(
    "wrecked", (*SHIP_KINDS, "damaged_ship"), "ship", beyond=SHIP_NOT_THERE
)

# Papal Actions (19.3).
EXCOMMUNICATE: Final = VOCABULARY.verb("excommunicate", REALMS, "realm", beyond=REALM_NOT_CONCERNED)
CALL_CRUSADE: Final = VOCABULARY.verb("call_crusade", AREAS, "area", beyond=AREA_NOT_CONCERNED)

# Negotiated Peace (10.5.8).
NEGOTIATE_PEACE: Final = VOCABULARY.verb(
    "negotiate_peace", REALMS, "realm", beyond=REALM_NOT_CONCERNED
)
AGREE_ON: Final = VOCABULARY.verb("agree_on", TERMS, "pact")
PREVAIL_BY: Final = VOCABULARY.verb("prevail_by", TERMS, "pact")
CONCEDE: Final = VOCABULARY.verb("concede", TERMS, "pact")
HAND_BACK: Final = VOCABULARY.verb(
    "hand_back", PROVINCES, "province", beyond=PROVINCE_NOT_CONCERNED
)
REGAIN: Final = VOCABULARY.verb("regain", PROVINCES, "province", beyond=PROVINCE_NOT_CONCERNED)
FOR_DUCATS: Final = VOCABULARY.verb("for_ducats", _COUNTS, "number")
ACTION_BY_OTHER: Final = VOCABULARY.verb("action_by_other")
PROPOSE_PEACE: Final = VOCABULARY.verb("propose_peace")
DROP_PEACE: Final = VOCABULARY.verb("drop_peace")

# Secret Negotiations (5.1.7).
CONFER: Final = VOCABULARY.verb("confer", REALMS, "realm", beyond=REALM_NOT_CONCERNED)
