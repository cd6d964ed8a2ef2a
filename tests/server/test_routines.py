"""Questions of routine that a player has answered in advance."""

from greatpowers.kernel.standing import Routine, Standing
from tests.server.conftest import Start
from tests.server.formalities import find_game_with, open_formalities
from tests.server.test_standing_answers import both, given, prompt, stand, until_asked

FIND = find_game_with(standing=Standing(routines={"ask-begin": Routine("yes")}))


def test_it_is_answered_by_itself_from_then_on(database: str, start: Start) -> None:
    server = start(database=database, find_game=FIND)
    with both(server, open_formalities(server.http)) as (ann, bob):
        until_asked(ann, "ask-begin")
        assert ann.state["view"]["asks"][0]["standing"]["options"] == ["yes"]
        stand(ann, "yes")
        for _ in range(2):
            until_asked(bob, "ask-accept")
            assert prompt(ann) == ""
            bob.answer("no")
            until_asked(bob, "ask-expose")
            bob.answer("pass")
            until_asked(ann, "ask-expose")
            ann.answer("pass")
            until_asked(bob, "ask-once")
            bob.answer("no")
        until_asked(bob, "ask-accept")
    begun = [(seat, option) for n, seat, option in given(server) if n % 5 == 0]
    assert begun == [("P1", "yes")] * 3
