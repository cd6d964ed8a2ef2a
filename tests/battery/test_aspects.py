"""What a judgement is the sum of: its aspects add up to what the game judges, at every moment."""

import pytest

from tests.battery.play import AnyGame, Player


def test_aspects_add_up_to_the_judgement(game: AnyGame) -> None:
    assert game.aspects is not None, "the game does not tell what it judges by"
    player = Player(game, "aspects")
    table = player.open()
    weighed: set[str] = set()
    for _ in player.decisions(table):
        if not player.sometimes(table, 0.1):
            continue
        for seat in range(len(table.seats)):
            aspects = game.aspects.tell(table.state, seat)
            weighed.update(aspect.text for aspect in aspects if aspect.points)
            if aspects:
                points = sum(aspect.points for aspect in aspects)
                worth = game.aspects.worth(table.state, points)
                assert worth == pytest.approx(game.judge(table.state, seat), abs=1e-9)
    assert len(weighed) > 1, "the judgement weighs nothing"
