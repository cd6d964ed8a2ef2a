"""Every verb of the game with its targets, numbered once; new verbs go to the end."""

from typing import Final

from greatpowers.games.realpolitik.components import (
    ACTIONS,
    CARD_VALUES,
    GENERALS,
    MOST_MORALE,
    POWERS,
    TERRITORIES,
)
from greatpowers.kernel.vocabulary import Vocabulary

VOCABULARY: Final = Vocabulary()
PASS: Final = VOCABULARY.pass_
DONE: Final = VOCABULARY.verb("done")

MOST_CARDS: Final = MOST_MORALE * len(POWERS)
"""How many cards can lie in a battle."""
_CARDS: Final = tuple(str(value) for value in CARD_VALUES)
_PLACES: Final = tuple(str(number) for number in range(1, MOST_CARDS + 1))
GARRISON_PILE: Final = len(GENERALS)
PILES: Final = (*GENERALS, "garrison")

# Selection and diplomacy.
CHOOSE: Final = VOCABULARY.verb("choose", ACTIONS, "action")
CHOOSE_FOR_ITALY: Final = VOCABULARY.verb("choose_for_italy", ACTIONS, "action")
PROPOSE: Final = VOCABULARY.verb("propose", POWERS, "power")
PLEDGE: Final = VOCABULARY.verb("pledge", POWERS, "power")
PLEDGE_NOBODY: Final = VOCABULARY.verb("pledge_nobody")
BID: Final = VOCABULARY.verb("bid", tuple(str(n) for n in range(MOST_MORALE + 1)), "number")
RELOCATE: Final = VOCABULARY.verb("relocate", TERRITORIES, "territory")
LEAVE_BOARD: Final = VOCABULARY.verb("leave_board")

# Mobilisation.
LAY_TRAIN: Final = VOCABULARY.verb("lay_train", TERRITORIES, "territory")
PLACE: Final = VOCABULARY.verb("place", GENERALS, "general")
PLACE_IN: Final = VOCABULARY.verb("place_in", TERRITORIES, "territory")
WITHDRAW: Final = VOCABULARY.verb("withdraw", GENERALS, "general")
RECRUIT_WITH: Final = VOCABULARY.verb("recruit_with", GENERALS, "general")
RECRUIT_IN: Final = VOCABULARY.verb("recruit_in", TERRITORIES, "territory")
BUY_TRAIN: Final = VOCABULARY.verb("buy_train", TERRITORIES, "territory")
BUY_CARD: Final = VOCABULARY.verb("buy_card")
BUILD_FORTRESS: Final = VOCABULARY.verb("build_fortress", TERRITORIES, "territory")
BUY_MORALE: Final = VOCABULARY.verb("buy_morale")
DISCARD: Final = VOCABULARY.verb("discard", _CARDS, "battle_card")

# Movement.
NAME_ARBITER: Final = VOCABULARY.verb("name_arbiter", POWERS, "power")
RAIL_GENERAL: Final = VOCABULARY.verb("rail_general", GENERALS, "general")
RAIL_UNIT: Final = VOCABULARY.verb("rail_unit", TERRITORIES, "territory")
RAIL_TO: Final = VOCABULARY.verb("rail_to", TERRITORIES, "territory")
MOVE: Final = VOCABULARY.verb("move", GENERALS, "general")
LOAD: Final = VOCABULARY.verb("load")
UNLOAD: Final = VOCABULARY.verb("unload")
MARCH: Final = VOCABULARY.verb("march", TERRITORIES, "territory")
SAIL: Final = VOCABULARY.verb("sail", TERRITORIES, "territory")
STRATEGIC: Final = VOCABULARY.verb("strategic", TERRITORIES, "territory")
STAY: Final = VOCABULARY.verb("stay")
FIGHT: Final = VOCABULARY.verb("fight", TERRITORIES, "territory")
GARRISON: Final = VOCABULARY.verb("garrison", TERRITORIES, "territory")

# Battle.
SUPPORT: Final = VOCABULARY.verb("support", GENERALS, "general")
LAY: Final = VOCABULARY.verb("lay", _CARDS, "battle_card")
LAY_OPEN: Final = VOCABULARY.verb("lay_open", _CARDS, "battle_card")
ON_PILE: Final = VOCABULARY.verb("on_pile", PILES, "pile")
STRIKE: Final = VOCABULARY.verb("strike", _PLACES, "number")
REVEAL: Final = VOCABULARY.verb("reveal", _PLACES, "number")
RETREAT_TO_CAPITAL: Final = VOCABULARY.verb("retreat_to_capital")
