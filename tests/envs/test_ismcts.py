"""OpenSpiel's search sits at our tables: it answers what is allowed, and the same for one seed."""

from importlib.metadata import EntryPoint

import pytest

from greatpowers import Table, get_game
from greatpowers.arena import peers
from greatpowers.arena.extras import MissingExtra
from greatpowers.arena.matches import Pairing, play_out, seat_bots

ANSWERS = 8


def answers(pairing: Pairing) -> list[str]:
    game = get_game(pairing.game)
    table = Table.open(game, pairing.options, "7")
    play_out(table, seat_bots(game, pairing, "7"), ANSWERS)
    return table.record().answers


def test_it_plays_the_same_with_the_same_seed() -> None:
    pairing = Pairing("imperialism", ("ismcts:2", "ismcts:2"), {"players": "2"})
    given = answers(pairing)
    assert len(given) >= ANSWERS
    assert answers(pairing) == given
    assert answers(Pairing("imperialism", ("ismcts:3", "ismcts:2"), {"players": "2"})) != given


def test_it_answers_what_all_are_asked_at_once() -> None:
    game = get_game("realpolitik")
    table = Table.open(game, {"players": "3"}, "7")
    while len(table.asks()) < 3:
        ask = table.asks()[0]
        table.answer_known(ask.seat, ask.codes()[0])
    before = table.position
    bots = seat_bots(game, Pairing(game.id, ("ismcts:2",) * 3, {"players": "3"}), "7")
    play_out(table, bots, before + 3)
    assert [seat for seat, _ in table.answers[before:]] == [0, 1, 2]


def test_what_it_lacks_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    found = EntryPoint("far", "greatpowers.nowhere:Far [openspiel]", peers.GROUP)
    monkeypatch.setattr(peers, "entry_points", lambda **_: [found])
    with pytest.raises(MissingExtra, match=r"pip install 'greatpowers\[openspiel\]'"):
        seat_bots(get_game("imperialism"), Pairing("imperialism", ("far:3", "far"), {}), "")
