"""What is remembered of a table is what would be told without a memory, to the byte."""

import json

from greatpowers.kit.remembering import Memory
from tests.battery.play import AnyGame, AnyTable, Player, canonical, everybody


def test_a_memory_tells_what_is_true_now(game: AnyGame) -> None:
    """Also after answers were taken back: a memory follows wherever the state goes."""
    player = Player(game, "memory")
    table = player.open()
    memory = Memory()
    for _ in player.decisions(table):
        told = tell(table, memory.look_at(table.state))
        if player.sometimes(table, 0.1):
            before = canonical(table.state.data())
            assert told == tell(table, table.state)
            assert canonical(table.state.data()) == before
            if table.position > 1 and player.rng.random() < 0.3:
                table.undo(table.asks()[0].seat, player.rng.randint(1, 2), consent=True)


def tell(table: AnyTable, state: object) -> list[str]:
    """Return all that anybody is shown of a state, in the order in which it is shown."""
    shown = []
    for show in (table.game.view, table.game.explain):
        public = show(state, None, None)
        shown += [json.dumps(show(state, seat, public)) for seat in everybody(table)]
    return shown
