"""Answers that give themselves, answers given as one, and what may be answered in advance."""

import pytest

from greatpowers.cli.common import game_words
from greatpowers.kernel.errors import TableError
from greatpowers.kernel.record import Record
from greatpowers.kernel.standing import Terms, fits
from greatpowers.kernel.table import Table
from greatpowers.kernel.vocabulary import Option
from greatpowers.kernel.words import LANGUAGES
from tests.battery.play import AnyGame, AnyTable, Player, snapshot
from tests.battery.test_records import logs

MOST_AT_ONCE = 4


def test_what_leaves_no_choice_gives_itself_in_every_game(game: AnyGame) -> None:
    """Bots sit everywhere but on the first seat. It is a part of the record, and forks know it."""
    player = Player(game, "forced")
    table = player.open()
    moments = []
    while table.result is None:
        moments.append(snapshot(table))
        forced = table.forced(range(1, len(table.seats)))
        if forced is None:
            player.step(table)
            continue
        seat, option = forced
        assert table.options(seat) == [option]
        table.answer_forced(seat)
        assert snapshot(table.fork()) == snapshot(table)
    assert table.forced_answers, "there was always a choice"
    record = Record.from_json(table.record().to_json())
    again = Table.replay(game, record)
    assert again.forced_answers == record.forced == table.forced_answers
    assert snapshot(again) == snapshot(table)
    assert logs(again) == logs(table)
    table.undo(0, table.position - record.forced[-1], consent=True)
    assert table.position not in record.forced, "else it would be given once more"
    assert snapshot(table) == moments[table.position]


def test_what_is_forced_in_the_open_tells_nobody_anything(game: AnyGame) -> None:
    """Whatever is hidden from a seat, it could have foretold that there was no choice."""
    player = Player(game, "open")
    table = player.open()
    for _ in player.decisions(table):
        forced = table.forced()
        if forced is not None and player.sometimes(table, 0.2):
            for eye in range(len(table.seats)):
                guess = table.fork(redeal_for=eye, seed=str(player.rng.random()))
                assert guess.forced() == forced


def test_several_answers_given_as_one_lead_where_they_lead_one_by_one(game: AnyGame) -> None:
    player = Player(game, "batches")
    longest = 0
    table = player.open()
    for _ in player.decisions(table):
        if player.sometimes(table, 0.1):
            longest = max(longest, gives_several(player, table))
    assert longest > 1


def gives_several(player: Player, table: AnyTable) -> int:
    """Give several answers of a seat one by one and as one; return how many."""
    seat = player.rng.choice(table.asks()).seat
    before = snapshot(table)
    fork = table.fork()
    plan: list[Option] = []
    while fork.ask_of(seat) is not None and len(plan) < MOST_AT_ONCE:
        if plan and fork.wall == fork.position:
            break
        plan.append(player.explorer.choose(fork.options(seat)))
        fork.answer(seat, plan[-1])
    twin = table.fork()
    twin.answer_all(seat, plan)
    assert snapshot(twin) == snapshot(fork)
    then = fork.options(seat) if fork.ask_of(seat) is not None else []
    unfit = next(each for each in table.game.vocabulary.options if each not in then)
    with pytest.raises(TableError):
        table.answer_all(seat, [*plan, unfit])
    assert snapshot(table) == before, "all of them or none"
    return len(plan)


def test_what_may_be_answered_in_advance_is_known_to_the_seat(game: AnyGame) -> None:
    """It is on the menu, holds for the question itself, and hangs on nothing hidden."""
    player = Player(game, "in advance")
    told: set[str] = set()
    table = player.open()
    for _ in player.decisions(table):
        for ask in table.asks():
            terms = game.standing.terms(table.state, ask)
            if terms is not None and player.sometimes(table, 0.1):
                told.add(ask.prompt)
                assert fits(terms.args, ask.args or {})
                known = {str(each) for each in table.options(ask.seat)}
                assert ask.kind == "ask" or known.issuperset(terms.options)
                other = table.fork(redeal_for=ask.seat, seed=str(player.rng.random()))
                same = other.ask_of(ask.seat)
                assert same is not None
                assert game.standing.terms(other.state, same) == terms
                can_be_read(game, terms)
    assert told or not game.standing.offers


def can_be_read(game: AnyGame, terms: Terms) -> None:
    for language in LANGUAGES:
        if (game.folder / "text" / language).is_dir():
            words = game_words(language, game)
            assert all(words.has(each.id) for each in terms.situations)
