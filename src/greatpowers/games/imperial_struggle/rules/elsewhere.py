"""Why things on the table are no answers to certain questions: what a question is not about."""

from typing import Final

from greatpowers.games.imperial_struggle.components import FORT, NAVAL, TYPE, Space
from greatpowers.kernel.verdict import Verdict, refuse

TERRITORY_BY_WAR: Final = refuse("no-territory-by-war", "7.2.1", "opens-territory-by-war")
FORT_IS_NOT_SHIFTED: Final = refuse("no-fort-is-not-shifted", "5.6.3")
NAVAL_IS_NOT_SHIFTED: Final = refuse("no-naval-is-not-shifted", "5.6.6")
NO_FORT_SPACE: Final = refuse("no-fort-space", "3.2.5")
NO_NAVAL_SPACE: Final = refuse("no-naval-space", "3.2.4")
NOT_JACOBITE_LAND: Final = refuse("no-jacobite-land", "R80")
SAME_POINTS: Final = refuse("no-same-points", "5.6.1")
NOT_IN_HAND: Final = refuse("no-not-in-hand", "3.4")
NOT_FACE_DOWN: Final = refuse("no-not-face-down", "3.5")
NO_SUCH_KEYWORD: Final = refuse("no-such-keyword", "3.5.3")
NOT_TO_APPOINT: Final = refuse("no-not-to-appoint", "4.1.7")
TILE_NOT_OFFERED: Final = refuse("no-tile-not-offered", "5.1")
NOT_THAT_THEATER: Final = refuse("no-not-that-theater", "5.6.1")
NOT_THAT_WAR: Final = refuse("no-not-that-war", "5.3.3")
NOT_THAT_TILE: Final = refuse("no-not-that-tile", "3.7")
NO_SQUADRON_OF_YOURS: Final = refuse("no-squadron-of-yours", "3.6")
SQUADRON_MOVED: Final = refuse("no-squadron-moved", "5.6.6", "opens-next-round")
NAVY_BOX_IS_EMPTY: Final = refuse("no-navy-box-is-empty", "3.6", "opens-construct")
NO_SQUADRON_FOR_CONQUEST: Final = refuse("no-squadron-for-conquest", "7.2.1.1")
NOT_FOR_THIS_ADVANTAGE: Final = refuse("no-not-for-this-advantage", "8.2")
NOT_THAT_ADVANTAGE: Final = refuse("no-not-that-advantage", "8.2")
CARD_SAYS_OTHERWISE: Final = refuse("no-card-says-otherwise", "5.2")
NO_CONFLICT_MARKER: Final = refuse("no-conflict-marker", "3.8")
CONFLICT_THERE: Final = refuse("no-conflict-twice", "3.8.1")
SPARES_PROTECTED: Final = refuse("no-spares-protected", "8.2")
NO_HUGUENOTS_THERE: Final = refuse("no-huguenots-there", "R83")
NOT_THAT_DEMAND: Final = refuse("no-not-that-demand", "R89")
NOT_HIT_BY_TILE: Final = refuse("no-not-hit-by-tile", "7.1.2")


def judge_unshiftable(place: Space) -> Verdict:
    """Say why a space that is neither Market nor Political is not shifted."""
    if TYPE[place] == FORT:
        return FORT_IS_NOT_SHIFTED
    return NAVAL_IS_NOT_SHIFTED if TYPE[place] == NAVAL else TERRITORY_BY_WAR
