"""What two builds do is told line by line, and where they part is found."""

from typing import Final

import pytest

from greatpowers.games.imperialism import GAME
from tools.same_moves import build, difference, moves

ANSWERS: Final = 24


def told() -> list[str]:
    return list(moves(GAME.id, ANSWERS))


def test_the_same_build_tells_the_same() -> None:
    assert difference(told(), told()) is None
    assert build() == "interpreted"


def test_another_judgement_is_told_otherwise(monkeypatch: pytest.MonkeyPatch) -> None:
    before = told()
    monkeypatch.setattr(GAME, "judge", lambda state, seat: float(seat))
    assert difference(before, told()) is not None


def test_other_features_are_told_otherwise(monkeypatch: pytest.MonkeyPatch) -> None:
    before = told()
    monkeypatch.setattr(GAME, "features", lambda _state, seat, sheet: sheet.one("seat", seat))
    assert difference(before, told()) is not None


def test_where_one_ends_sooner_they_part() -> None:
    assert difference(["a", "b"], ["a"]) == ("b", "nothing")
