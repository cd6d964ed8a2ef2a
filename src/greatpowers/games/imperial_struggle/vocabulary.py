"""Every verb a player of Imperial Struggle can use, with all its possible targets."""

from typing import Final

from greatpowers.games.imperial_struggle.components import (
    ABILITIES,
    ACTIONS,
    ADVANTAGES,
    BASIC_TILES,
    BONUS_TILES,
    COMMODITIES,
    EVENTS,
    MINISTRIES,
    SPACES,
    THEATERS,
    TILES,
)
from greatpowers.kernel.vocabulary import Verb, Vocabulary

VOCABULARY: Final = Vocabulary()
NO: Final = VOCABULARY.no
YES: Final = VOCABULARY.yes
PASS: Final = VOCABULARY.pass_


def _on_spaces(name: str) -> Verb:
    return VOCABULARY.verb(name, SPACES, "space")


# Before the action rounds.
HIGHEST_BID: Final = 4
BID: Final = VOCABULARY.verb("bid", [str(n) for n in range(HIGHEST_BID + 1)], "number")
PLAY_SIDE: Final = VOCABULARY.verb("play_side", ("fr", "br"), "power")
DISCARD: Final = VOCABULARY.verb("discard", EVENTS, "event")
APPOINT: Final = VOCABULARY.verb("appoint", MINISTRIES, "ministry")
KEEP: Final = VOCABULARY.verb("keep")
GO_FIRST: Final = VOCABULARY.verb("go_first", ("fr", "br"), "power")
ASSIGN: Final = VOCABULARY.verb("assign", BASIC_TILES, "wartile")

# The action round (5.0).
TAKE: Final = VOCABULARY.verb("take", TILES, "tile")
PASS_ROUND: Final = VOCABULARY.verb("pass_round")
END_ROUND: Final = VOCABULARY.verb("end_round")
PLAY: Final = VOCABULARY.verb("play", EVENTS, "event")
REVEAL: Final = VOCABULARY.verb("reveal", MINISTRIES, "ministry")
ABILITY: Final = VOCABULARY.verb("ability", ABILITIES, "ability")
USE_ADVANTAGE: Final = VOCABULARY.verb("use_advantage", ADVANTAGES, "advantage")
FLIP_HUGUENOTS: Final = _on_spaces("flip_huguenots")
UPGRADE: Final = VOCABULARY.verb("upgrade", THEATERS, "theater")
UPGRADE_FOR_TREATY: Final = VOCABULARY.verb("upgrade_for_treaty")
SWAP: Final = VOCABULARY.verb("swap", THEATERS, "theater")
KEEP_OLD: Final = VOCABULARY.verb("keep_old")
KEEP_NEW: Final = VOCABULARY.verb("keep_new")
REMOVE_TILE: Final = VOCABULARY.verb("remove_tile")
RETURN_TILE: Final = VOCABULARY.verb("return_tile")
SHIFT: Final = _on_spaces("shift")
JACOBITE_SHIFT: Final = _on_spaces("jacobite_shift")
DRAW_EVENT: Final = VOCABULARY.verb("draw_event")
RECRUIT: Final = VOCABULARY.verb("recruit")
END_CONFLICT: Final = _on_spaces("end_conflict")
BUILD_FORT: Final = _on_spaces("build_fort")
REPAIR_FORT: Final = _on_spaces("repair_fort")
SEIZE_FORT: Final = _on_spaces("seize_fort")
SHIPYARDS: Final = ("plain", "slaving_contracts", "edmond_halley", "choiseul", "pitt_the_elder")
CONSTRUCT: Final = VOCABULARY.verb("construct", SHIPYARDS, "shipyard")
DEPLOY: Final = _on_spaces("deploy")
FROM_NAVY_BOX: Final = VOCABULARY.verb("from_navy_box")
FROM_SPACE: Final = _on_spaces("from_space")
EXCHANGE: Final = VOCABULARY.verb("exchange", ACTIONS, "action")
AS_MAJOR: Final = VOCABULARY.verb("as_major")
AS_MINOR: Final = VOCABULARY.verb("as_minor")
PAY_DEBT: Final = VOCABULARY.verb("pay_debt")
PAY_TREATY: Final = VOCABULARY.verb("pay_treaty")

# Effects of cards, advantages and war.
CHOOSE: Final = _on_spaces("choose")
DAMAGE: Final = _on_spaces("damage")
DISPLACE: Final = _on_spaces("displace")
GIVE_UP: Final = _on_spaces("give_up")
GIVE_UP_FROM_BOX: Final = VOCABULARY.verb("give_up_from_box")
GIVE_UP_TILE: Final = VOCABULARY.verb("give_up_tile", BONUS_TILES, "wartile")
THEATER: Final = VOCABULARY.verb("theater", THEATERS, "theater")
MOVE_TILE: Final = VOCABULARY.verb("move_tile", BONUS_TILES, "wartile")
POINTS: Final = VOCABULARY.verb("points", ACTIONS, "action")
COMMODITY: Final = VOCABULARY.verb("commodity", COMMODITIES, "commodity")
PICK_ADVANTAGE: Final = VOCABULARY.verb("pick_advantage", ADVANTAGES, "advantage")
CONQUER: Final = _on_spaces("conquer")
USA_FLAG: Final = _on_spaces("usa_flag")
STRIP_FORT: Final = _on_spaces("strip_fort")
