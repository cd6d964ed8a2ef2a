"""Europa Universalis: The Price of Power, for two to six players."""

from collections.abc import Mapping
from pathlib import Path
from typing import Final

from greatpowers.games.price_of_power.census import CENSUS
from greatpowers.games.price_of_power.chronicle import chronicle
from greatpowers.games.price_of_power.components.scenarios import PLAYERS_IN, SCENARIOS
from greatpowers.games.price_of_power.components.world import realm_text
from greatpowers.games.price_of_power.explain import explain, outlook
from greatpowers.games.price_of_power.features import features
from greatpowers.games.price_of_power.invariants import check
from greatpowers.games.price_of_power.judgement import ASPECTS, judge, plans
from greatpowers.games.price_of_power.judgement_menu import considered
from greatpowers.games.price_of_power.judgement_motives import MOTIVES
from greatpowers.games.price_of_power.judgement_offers import REPLIES
from greatpowers.games.price_of_power.landmarks import LANDMARKS
from greatpowers.games.price_of_power.moments import MOMENTS
from greatpowers.games.price_of_power.rules.conferences import confidants
from greatpowers.games.price_of_power.rules.missions import aside_menu, mind_mission
from greatpowers.games.price_of_power.rules.realms import HOW
from greatpowers.games.price_of_power.rules.sequence import ENDINGS, result, segment
from greatpowers.games.price_of_power.rules.setup import start_position
from greatpowers.games.price_of_power.rules.table_talk import TABLE_TALK, said_aloud, say_aloud
from greatpowers.games.price_of_power.secrets import redeal
from greatpowers.games.price_of_power.standing import STANDING
from greatpowers.games.price_of_power.state import State
from greatpowers.games.price_of_power.terminal import draw
from greatpowers.games.price_of_power.view import view
from greatpowers.games.price_of_power.vocabulary import VOCABULARY
from greatpowers.kernel.aside import Aloud, Asides
from greatpowers.kernel.game import Game, GameOption

__all__ = ["CENSUS", "GAME", "LANDMARKS"]

_SEATS: Final = ("P1", "P2", "P3", "P4", "P5", "P6")


def _seats(options: Mapping[str, str]) -> tuple[str, ...]:
    return _SEATS[: PLAYERS_IN[SCENARIOS.index(options["scenario"])]]


def _power_of(s: State, seat: int) -> str:
    return realm_text(s.realm[seat])


GAME: Game[State] = Game(
    id="price_of_power",
    version=8,
    seats=_seats,
    options=(
        GameOption("scenario", SCENARIOS),
        GameOption("length", ("whole", "one_age")),
        GameOption("war", ("yes", "no")),
        GameOption("realms", HOW),
        GameOption("power_struggles", ("yes", "no")),
        GameOption("missions", ("yes", "no")),
        GameOption("invasions", ("yes", "no")),
        GameOption("elections", ("yes", "no")),
        GameOption("imperial_faith", ("yes", "no")),
        GameOption("random_events", ("no", "yes")),
        GameOption("more_events", ("no", "yes")),
        GameOption("available_mercenaries", ("no", "yes")),
        GameOption("continuous_battles", ("no", "yes")),
        GameOption("no_surrender", ("no", "yes")),
        GameOption("helping_hands", ("no", "yes")),
        GameOption("religious_rebels", ("no", "yes")),
        GameOption("secret_talks", ("no", "yes")),
    ),
    vocabulary=VOCABULARY,
    setup=start_position,
    segment=segment,
    result=result,
    view=view,
    explain=explain,
    redeal=redeal,
    judge=judge,
    aspects=ASPECTS,
    features=features,
    plans=plans,
    considered=considered,
    bluffs=("ask-effect-secret-option", "ask-bid"),
    motives=MOTIVES,
    check=check,
    endings=ENDINGS,
    folder=Path(__file__).parent,
    asides=Asides(aside_menu, mind_mission, Aloud(TABLE_TALK, said_aloud, say_aloud, REPLIES)),
    power_of=_power_of,
    terminal=draw,
    moments=MOMENTS,
    chronicle=chronicle,
    copied_every=256,
    outlook=outlook,
    standing=STANDING,
    confidants=confidants,
)
