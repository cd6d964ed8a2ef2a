"""Imperial Struggle: France and Britain, 1697 to 1789, for two players."""

from collections.abc import Mapping
from pathlib import Path

from greatpowers.games.imperial_struggle.chronicle import chronicle
from greatpowers.games.imperial_struggle.components import SEATS
from greatpowers.games.imperial_struggle.explain import explain, outlook
from greatpowers.games.imperial_struggle.features import features
from greatpowers.games.imperial_struggle.invariants import check
from greatpowers.games.imperial_struggle.judgement import ASPECTS, judge
from greatpowers.games.imperial_struggle.landmarks import ENDINGS, LANDMARKS
from greatpowers.games.imperial_struggle.moments import MOMENTS
from greatpowers.games.imperial_struggle.rules.sequence import result, segment
from greatpowers.games.imperial_struggle.rules.setup import start_position
from greatpowers.games.imperial_struggle.secrets import redeal
from greatpowers.games.imperial_struggle.state import State
from greatpowers.games.imperial_struggle.terminal import COLOURS, draw
from greatpowers.games.imperial_struggle.view import view
from greatpowers.games.imperial_struggle.vocabulary import VOCABULARY
from greatpowers.kernel.game import Game, GameOption
from greatpowers.kernel.standing import Standing

__all__ = ["GAME", "LANDMARKS"]


def _seats(options: Mapping[str, str]) -> tuple[str, ...]:
    return ("P1", "P2") if options["bidding"] == "yes" else SEATS


_NO_OR_YES = ("no", "yes")

GAME: Game[State] = Game(
    id="imperial_struggle",
    version=2,
    seats=_seats,
    options=(
        GameOption("edition", ("italian", "polish")),
        GameOption("spanish_empire", _NO_OR_YES),
        GameOption("military_upgrade_swap", _NO_OR_YES),
        GameOption("military_planning", _NO_OR_YES),
        GameOption("tougher_forts", _NO_OR_YES),
        GameOption("bidding", _NO_OR_YES),
    ),
    vocabulary=VOCABULARY,
    setup=start_position,
    segment=segment,
    result=result,
    view=view,
    redeal=redeal,
    judge=judge,
    aspects=ASPECTS,
    features=features,
    check=check,
    endings=ENDINGS,
    folder=Path(__file__).parent,
    terminal=draw,
    explain=explain,
    styles=COLOURS,
    moments=MOMENTS,
    chronicle=chronicle,
    outlook=outlook,
    standing=Standing(count=lambda state: {"turn": state.turn}, reactions=("turn",)),
)
