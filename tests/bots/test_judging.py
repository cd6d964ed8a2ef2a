"""What positions are worth: by hand-written judgements and by learned ones."""

from dataclasses import replace
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from greatpowers.bots import levels_of
from greatpowers.bots.judging import (
    HAND_WRITTEN,
    WEIGHTS,
    HandWritten,
    is_learned,
    judgement_of,
)
from greatpowers.bots.learned import MORE, BadWeights, Learned, Net, numbers_of
from greatpowers.bots.strong import Strong
from greatpowers.kernel.chair import Chair
from greatpowers.kernel.table import Table
from greatpowers.registry import get_game
from tests import tiny
from tests.variants import variant

GAME = get_game("realpolitik")


def at(answers: int) -> Table[Any]:
    """Return a game after so many answers by default."""
    table = Table.open(GAME, {"players": "3"}, 5, quiet=True)
    for _ in range(answers):
        seat = table.asks()[0].seat
        table.answer(seat, table.default(seat))
    return table


def some_net(size: int, units: int = 4) -> Net:
    """Return a net of so many numbers with weights by chance."""
    luck = np.random.default_rng(1)

    def some(*shape: int) -> Any:
        return (luck.standard_normal(shape) / size**0.5).astype(np.float32)

    return Net(
        some(size),
        abs(some(size)),
        some(size, units),
        some(units),
        some(units),
        some(size),
        some(1),
    )


@pytest.fixture
def learned() -> Learned:
    told = len(numbers_of(at(0), 0))
    return Learned({told - MORE: some_net(told)}, "a recipe")


def test_without_weights_a_game_is_judged_as_it_says_itself() -> None:
    game = variant(tiny.GAME, folder=Path("nowhere"))
    assert not is_learned(game)
    assert judgement_of(game) is HAND_WRITTEN
    table = at(3)
    assert HAND_WRITTEN.worth(table, 1) == GAME.judge(table.state, 1)


def test_positions_are_told_apart(learned: Learned) -> None:
    worths = [learned.worth(at(answers), seat) for answers in (0, 4, 9) for seat in range(3)]
    assert len(set(worths)) == len(worths)


def test_what_was_judged_before_makes_no_difference(learned: Learned) -> None:
    positions = [(at(answers), seat) for answers in (9, 0, 4) for seat in range(3)]
    alone = [Learned(learned.nets).worth(*each) for each in positions]
    assert [learned.worth(*each) for each in positions] == alone


def test_a_search_goes_by_one_judgement_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    class Other:
        def worth(self, table: Table[Any], seat: int) -> float:
            return -GAME.judge(table.state, seat)

        def chances(self, table: Table[Any]) -> None:
            return None

    def fail(*_: object) -> None:
        raise AssertionError("it was judged by hand")

    monkeypatch.setattr(HandWritten, "worth", fail)
    table = at(6)
    seat = table.asks()[0].seat
    assert Strong("luck", 4, 3, judgement=Other()).choose(Chair(table, seat))


def test_a_finished_game_is_exact(learned: Learned) -> None:
    table = at(0)
    while table.result is None:
        seat = table.asks()[0].seat
        table.answer_known(seat, table.default(seat).code)
    worths = [learned.worth(table, seat) for seat in range(3)]
    assert worths == [1.0 if seat in table.result.winners else -1.0 for seat in range(3)]


def test_a_table_of_another_size_is_judged_by_hand(learned: Learned) -> None:
    table = Table.open(GAME, {"players": "4"}, 5, quiet=True)
    assert learned.worth(table, 0) == GAME.judge(table.state, 0)
    assert learned.chances(table) is None


def test_worths_stand_for_chances_where_they_were_learned(learned: Learned) -> None:
    table = at(4)
    told = [(1 + learned.worth(table, seat)) / 2 for seat in range(3)]
    assert learned.chances(table) == pytest.approx(told, abs=1e-6)
    assert HAND_WRITTEN.chances(table) is None


def test_weights_are_read_as_they_were_written(learned: Learned, tmp_path: Path) -> None:
    learned.write(tmp_path / WEIGHTS)
    assert levels_of(variant(tiny.GAME, folder=tmp_path))[-1] == "master"
    assert "master" not in levels_of(variant(tiny.GAME, folder=Path("nowhere")))
    game = variant(GAME, folder=tmp_path)
    assert is_learned(game)
    read = judgement_of(game)
    assert read.worth(at(4), 0) == learned.worth(at(4), 0)
    assert isinstance(read, Learned)
    assert read.recipe == "a recipe"


def test_broken_weights_are_refused_with_a_reason(learned: Learned, tmp_path: Path) -> None:
    path = tmp_path / "judgement.npz"
    path.write_bytes(b"no weights")
    with pytest.raises(BadWeights, match=r"judgement\.npz holds no weights"):
        Learned.read(path)
    learned.write(path)
    path.write_bytes(path.read_bytes()[:-100])
    with pytest.raises(BadWeights, match="holds no weights"):
        Learned.read(path)
    learned.write(path)
    whole = path.read_bytes()
    path.write_bytes(whole[:100] + bytes(50) + whole[150:])
    with pytest.raises(BadWeights, match="decompressing"):
        Learned.read(path)
    ((size, net),) = learned.nets.items()
    Learned({size: replace(net, out=net.out[:-1])}).write(path)
    with pytest.raises(BadWeights, match="hidden is not"):
        Learned.read(path)
    Learned({size: replace(net, bias=net.bias * np.float32(np.inf))}).write(path)
    with pytest.raises(BadWeights, match="bias holds what is no number"):
        Learned.read(path)
    Learned({size + 1: net}).write(path)
    with pytest.raises(BadWeights, match="takes"):
        Learned.read(path)
    np.savez(path, recipe=np.array([object()], dtype=object))
    with pytest.raises(BadWeights, match="pickle"):
        Learned.read(path)
