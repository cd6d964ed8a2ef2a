"""Checks: what is impossible is named with the section behind it."""

import pytest

from greatpowers.kit.checks import all_there, must


def test_what_holds_passes_and_what_does_not_is_named() -> None:
    must(True, "3.6", "each side has eight Squadrons")
    with pytest.raises(AssertionError, match=r"^3\.6: each side has eight Squadrons$"):
        must(False, "3.6", "each side has eight Squadrons")


def test_pieces_may_lie_in_any_order() -> None:
    all_there([2, 1, 1], [1, 1, 2], "5.1", "cards")


@pytest.mark.parametrize("found", [[1, 2], [1, 1, 2, 2], [1, 2, 3], []])
def test_lost_and_forged_pieces_are_found(found: list[int]) -> None:
    with pytest.raises(AssertionError, match=r"^5\.1: cards are lost or forged$"):
        all_there(found, [1, 1, 2], "5.1", "cards")
