"""Imperialism: Road to Domination, from the fifteenth to the nineteenth century, for 2 to 4."""

from collections.abc import Mapping
from pathlib import Path

from greatpowers.games.imperialism.census import CENSUS
from greatpowers.games.imperialism.chronicle import chronicle
from greatpowers.games.imperialism.explain import explain, outlook
from greatpowers.games.imperialism.features import features
from greatpowers.games.imperialism.invariants import check
from greatpowers.games.imperialism.judgement import ASPECTS, judge
from greatpowers.games.imperialism.landmarks import LANDMARKS
from greatpowers.games.imperialism.moments import MOMENTS
from greatpowers.games.imperialism.rules.sequence import ENDINGS, result, segment
from greatpowers.games.imperialism.rules.setup import start_position
from greatpowers.games.imperialism.secrets import redeal
from greatpowers.games.imperialism.state import State
from greatpowers.games.imperialism.terminal import draw, power_of
from greatpowers.games.imperialism.view import view
from greatpowers.games.imperialism.vocabulary import VOCABULARY
from greatpowers.kernel.game import Game, GameOption
from greatpowers.kernel.standing import Standing

__all__ = ["CENSUS", "GAME", "LANDMARKS"]


def _seats(options: Mapping[str, str]) -> tuple[str, ...]:
    return ("P1", "P2", "P3", "P4")[: int(options["players"])]


GAME: Game[State] = Game(
    id="imperialism",
    version=4,
    seats=_seats,
    options=(
        GameOption("players", ("2", "3", "4")),
        GameOption("achievements", ("by_choice", "at_once")),
        GameOption("india_and_china_pay_taxes", ("no", "yes")),
        GameOption("one_catholicism", ("no", "yes")),
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
    power_of=power_of,
    moments=MOMENTS,
    chronicle=chronicle,
    outlook=outlook,
    standing=Standing(count=lambda state: {"turn": state.turn}, reactions=("turn",)),
)
