"""Realpolitik: the wars of 1866 to 1871 in Central Europe, for three or four players."""

from collections.abc import Mapping
from pathlib import Path

from greatpowers.games.realpolitik.census import CENSUS
from greatpowers.games.realpolitik.chronicle import chronicle
from greatpowers.games.realpolitik.components import SEATS
from greatpowers.games.realpolitik.explain import explain, outlook
from greatpowers.games.realpolitik.features import features
from greatpowers.games.realpolitik.invariants import check
from greatpowers.games.realpolitik.judgement import ASPECTS, judge
from greatpowers.games.realpolitik.landmarks import LANDMARKS
from greatpowers.games.realpolitik.moments import MOMENTS
from greatpowers.games.realpolitik.rules.sequence import segment
from greatpowers.games.realpolitik.rules.setup import start_position
from greatpowers.games.realpolitik.rules.victory import ENDINGS, result
from greatpowers.games.realpolitik.secrets import redeal
from greatpowers.games.realpolitik.standing import STANDING
from greatpowers.games.realpolitik.state import State
from greatpowers.games.realpolitik.terminal import draw
from greatpowers.games.realpolitik.view import view
from greatpowers.games.realpolitik.vocabulary import VOCABULARY
from greatpowers.kernel.game import Game, GameOption

__all__ = ["CENSUS", "GAME", "LANDMARKS"]


def _seats(options: Mapping[str, str]) -> tuple[str, ...]:
    return SEATS[: int(options["players"])]


GAME: Game[State] = Game(
    id="realpolitik",
    version=4,
    seats=_seats,
    options=(
        GameOption("players", ("3", "4")),
        GameOption("end_check", ("turn", "round")),
        GameOption("tiebreak", ("influence", "prestige")),
        GameOption("arbiter", ("grants_steps", "no_power")),
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
    check=check,
    endings=ENDINGS,
    folder=Path(__file__).parent,
    terminal=draw,
    moments=MOMENTS,
    chronicle=chronicle,
    outlook=outlook,
    standing=STANDING,
)
