"""Every verb of the game with its targets, numbered once; new verbs go to the end."""

from typing import Final

from greatpowers.games.imperialism.components import (
    ACHIEVEMENTS,
    CARDS,
    COUNTABLE,
    DECKS,
    GOODS,
    POWERS,
    PROVIDENCE,
    RELIGIONS,
    TERRITORIES,
    TERRITORY_CARDS,
    TRACKS,
)
from greatpowers.kernel.vocabulary import Vocabulary

VOCABULARY: Final = Vocabulary()
PASS: Final = VOCABULARY.pass_
DONE: Final = VOCABULARY.verb("done")

KEEP_POWER: Final = VOCABULARY.verb("keep_power", POWERS, "power")
RAISE: Final = VOCABULARY.verb("raise", TRACKS, "track")

DISCARD: Final = VOCABULARY.verb("discard", CARDS, "card")
TAKE: Final = VOCABULARY.verb("take", TERRITORIES[:TERRITORY_CARDS], "card")
DRAW: Final = VOCABULARY.verb("draw", DECKS, "deck")

PLAY: Final = VOCABULARY.verb("play", PROVIDENCE, "card")
AGAINST: Final = VOCABULARY.verb("against", POWERS, "power")
COUNT: Final = VOCABULARY.verb("count", COUNTABLE, "count")
DEVELOP: Final = VOCABULARY.verb("develop", GOODS, "track")
CONVERT: Final = VOCABULARY.verb("convert", RELIGIONS, "religion")
COLLECT_TAXES: Final = VOCABULARY.verb("collect_taxes")
CONQUER: Final = VOCABULARY.verb("conquer", TERRITORIES, "card")

ATTACK: Final = VOCABULARY.verb("attack", PROVIDENCE, "card")
LAND_WAR: Final = VOCABULARY.verb("land_war", POWERS, "power")
SEA_WAR: Final = VOCABULARY.verb("sea_war", POWERS, "power")
DEFEND: Final = VOCABULARY.verb("defend", PROVIDENCE, "card")
PAY_TRIBUTE: Final = VOCABULARY.verb("pay_tribute")
CEDE: Final = VOCABULARY.verb("cede", TERRITORIES[:TERRITORY_CARDS], "card")
BE_HUMILIATED: Final = VOCABULARY.verb("be_humiliated")

RETRIEVE: Final = VOCABULARY.verb("retrieve", PROVIDENCE, "card")
SEIZE: Final = VOCABULARY.verb("seize", CARDS, "card")
MOVE_RULER: Final = VOCABULARY.verb("move_ruler", POWERS, "power")
ACHIEVE: Final = VOCABULARY.verb("achieve", ACHIEVEMENTS, "achievement")
GAIN_DUCATS: Final = VOCABULARY.verb("gain_ducats")
GAIN_GLORY: Final = VOCABULARY.verb("gain_glory")
