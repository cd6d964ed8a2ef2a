"""A batch plays the very games that single tables play, in one process as in several."""

from multiprocessing import active_children

import numpy as np
import pytest

from greatpowers import Table, game_ids, get_game
from greatpowers.envs import Batch
from greatpowers.envs import batch as batches
from greatpowers.envs.batch import WrongShape
from greatpowers.envs.stepping import next_ask, rewards_of
from greatpowers.kernel.errors import (
    BadOption,
    GameIsOver,
    IllegalAnswer,
    UnknownAnswer,
    UnknownGame,
)
from greatpowers.kernel.features import Sheet
from tests.battery.limits import short_options

STEPS = 60


@pytest.mark.parametrize("game", game_ids())
def test_every_row_is_what_a_single_table_shows(game: str) -> None:
    luck = np.random.default_rng(0)
    with Batch(game, 3, options=short_options(game), seed="rows") as batch:
        tables = [
            Table.open(get_game(game), short_options(game), f"rows/{number}")
            for number in range(batch.n)
        ]
        for _ in range(STEPS):
            answers = batch.sample(luck)
            for row, table in enumerate(tables):
                ask = next_ask(table)
                assert ask is not None
                assert np.flatnonzero(batch.masks[row]).tolist() == ask.codes()
                assert batch.turns[row] == ask.seat
                sheet = Sheet()
                table.features(ask.seat, sheet)
                assert batch.observations[row].tolist() == sheet.numbers
                table.answer(ask.seat, get_game(game).vocabulary.options[answers[row]])
            batch.step(answers)
            assert not batch.done.any()


def test_tables_begin_anew_where_a_game_ends() -> None:
    luck = np.random.default_rng(0)
    game = get_game("imperialism")
    with Batch("imperialism", 2, seed="anew") as batch:
        given: list[list[int]] = [[], []]
        while not batch.done.any():
            answers = batch.sample(luck)
            for row, answer in enumerate(answers):
                given[row].append(int(answer))
            batch.step(answers)
        row = int(batch.done.argmax())
        table = Table.open(game, None, f"anew/{row}")
        for answer in given[row]:
            ask = next_ask(table)
            assert ask is not None
            table.answer(ask.seat, game.vocabulary.options[answer])
        assert batch.rewards[row].tolist() == rewards_of(table.result, 2)
        first = next_ask(Table.open(game, None, f"anew/{row + batch.n}"))
        assert first is not None
        assert np.flatnonzero(batch.masks[row]).tolist() == first.codes()
        batch.step(batch.sample(luck))
        assert not batch.done.any()


def test_processes_make_no_difference() -> None:
    names = ("observations", "masks", "turns", "done", "rewards")
    with (
        Batch("realpolitik", 3, seed=1) as one,
        Batch("realpolitik", 3, seed=1, processes=2) as two,
    ):
        luck = np.random.default_rng(0)
        for _ in range(STEPS):
            for name in names:
                assert np.array_equal(getattr(one, name), getattr(two, name)), name
            answers = one.sample(luck)
            one.step(answers)
            two.step(answers)


def test_a_process_that_dies_ends_the_batch() -> None:
    luck = np.random.default_rng(0)
    with Batch("imperialism", 2, processes=2) as batch:
        (worker,) = active_children()
        worker.kill()
        worker.join()
        with pytest.raises(GameIsOver, match="a process of the batch has ended"):
            batch.step(batch.sample(luck))
        with pytest.raises(GameIsOver, match="the batch is closed"):
            batch.step(batch.sample(luck))
    assert not active_children()


def test_a_sample_is_any_answer_that_is_allowed(monkeypatch: pytest.MonkeyPatch) -> None:
    """Also where there is no room to note them one by one."""
    seen: list[set[int]] = []
    for room in (batches.ROOM, 1):
        monkeypatch.setattr(batches, "ROOM", room)
        luck = np.random.default_rng(0)
        with Batch("realpolitik", 3, seed="sample") as batch:
            for _ in range(STEPS):
                picked = batch.sample(luck)
                assert batch.masks[np.arange(3), picked].all()
                batch.step(picked)
            seen.append({int(batch.sample(luck)[0]) for _ in range(500)})
            assert seen[-1] == set(np.flatnonzero(batch.masks[0]).tolist())
    assert seen[0] == seen[1]


def test_bad_input() -> None:
    with pytest.raises(UnknownGame, match="no game 'go'"):
        Batch("go", 2)
    with pytest.raises(BadOption, match="is not played by 6"):
        Batch("imperialism", 2, players=6)
    with pytest.raises(WrongShape, match="spread over 3 processes"):
        Batch("imperialism", 2, processes=3)
    with Batch("imperialism", 2) as batch:
        before = batch.masks.copy()
        right = batch.sample(np.random.default_rng(0))
        with pytest.raises(WrongShape, match="need 2 answers"):
            batch.step([1])
        with pytest.raises(UnknownAnswer, match="table 1: there is no answer 99999"):
            batch.step([right[0], 99999])
        wrong = int(np.flatnonzero(batch.masks[1] == 0)[0])
        with pytest.raises(IllegalAnswer, match=r"table 1: .* is not allowed now"):
            batch.step([right[0], wrong])
        assert np.array_equal(batch.masks, before)
