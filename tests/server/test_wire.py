"""What goes over the wire: menus by verb, views by what has changed, bills."""

from itertools import accumulate
from random import Random
from typing import Any

from greatpowers import new_table
from greatpowers.arena.large import play_large
from greatpowers.kernel.ask import Ask, Choice, Menu
from greatpowers.kernel.bill import NO_STAKES, Line, Stakes
from greatpowers.kernel.table import Table
from greatpowers.kernel.vocabulary import Vocabulary
from greatpowers.registry import game_ids, get_game
from greatpowers.server.menus import write_bill, write_menu
from greatpowers.server.views import verdicts
from greatpowers.server.weighing import weigh
from tests.battery.limits import limited_options
from tests.server.conftest import Start
from tests.server.house import GAME, targets_of
from tests.wire import read_menu

MOST_ANSWERS = 600


def targets(game: str) -> dict[str, tuple[str, ...]]:
    return {name: verb.targets for name, verb in get_game(game).vocabulary.verbs.items()}


def test_a_menu_says_what_may_be_answered_and_at_what_price() -> None:
    for name in game_ids():
        luck = Random(name)
        table: Table[Any] = new_table(name, seed="menus")
        for _ in range(150):
            if not table.asks():
                break
            ask = luck.choice(table.asks())
            menu: Any = write_menu(table.game.vocabulary, ask)[0]
            shown = read_menu(menu, targets(name))
            assert [each["option"] for each in shown] == [*map(str, table.options(ask.seat))]
            some = luck.choice(shown)
            assert some["cost"] == table.cost(ask.seat, some["option"])
            table.answer(ask.seat, some["option"])


def test_the_menu_is_judged_once() -> None:
    table = play_large(3)
    ask = table.asks()[0]
    judged = 0
    listing = ask.menu

    def counted() -> Any:
        nonlocal judged
        judged += 1
        return listing()

    ask.menu = counted
    write_menu(table.game.vocabulary, ask)
    table.answer(ask.seat, table.options(ask.seat)[0])
    assert judged == 1


def test_the_vocabulary_can_be_kept_as_long_as_the_rules_are_the_same(start: Start) -> None:
    server = start()
    path = f"/api/games/{GAME}/vocabulary"
    told = server.http.get(path)
    assert told.headers["cache-control"] == "private, no-cache"
    fingerprint = told.json()["fingerprint"]
    assert fingerprint == get_game(GAME).fingerprint
    kept = server.http.get(path, params={"fingerprint": fingerprint})
    assert "immutable" in kept.headers["cache-control"]
    old = server.http.get(path, params={"fingerprint": "older"})
    assert old.headers["cache-control"] == "private, no-cache"
    assert kept.json() == old.json() == told.json()
    verbs = {each["verb"]: each for each in told.json()["verbs"]}
    assert verbs["shift"]["kind"] == "space"
    assert targets_of(server.port, GAME) == {
        name: list(each) for name, each in targets(GAME).items()
    }
    assert server.http.get("/api/games/chess/vocabulary").status_code == 404


def test_only_who_asks_for_changes_is_sent_them(start: Start) -> None:
    server = start()
    opened = server.open("here", "here")
    tokens = opened["tokens"].values()
    with (
        server.join(opened["table"], *tokens) as short,
        server.join(opened["table"], *tokens, changes=False) as whole,
    ):
        assert "changes" not in short.state
        short.answer(seat="FR")
        whole.drain()
        assert "changes" in short.state
        assert "changes" not in whole.state
        assert short.state["view"] == whole.state["view"]
        short.ask("curtain", seat="BR")
        assert "changes" not in short.state


def test_a_price_comes_with_its_bill() -> None:
    table = play_large(7)
    ask = table.asks()[0]
    seat = table.seats[ask.seat]
    offered = next(each for each in table.options(ask.seat) if each.verb == "deed_2")
    (told,) = verdicts(table, seat, offered.target, offered.verb)
    assert told["allowed"]
    assert told["cost"] == table.cost(ask.seat, offered) == sum(x["number"] for x in told["bill"])
    assert told["bill"][0]["text"] == "large-price"
    assert told["paid_in"] == ""


def test_what_is_lost_or_owed_is_sent_with_the_menu() -> None:
    table: Table[Any] = new_table(GAME, seed="stakes")
    rng = Random("stakes")
    lost = owed = 0
    while table.position < 200 and table.result is None:
        ask = table.asks()[0]
        menu, losses, _ = write_menu(table.game.vocabulary, ask)
        stakes = ask.stakes()
        for offer in menu:
            verb = table.game.vocabulary.verbs[offer["verb"]]
            for place, number in enumerate(accumulate(offer["targets"])):
                at_stake = stakes.get(verb(number), NO_STAKES)
                loss = at(offer.get("loses"), place)
                assert write_bill(at_stake.loses) == ([] if loss is None else losses[loss])
                assert at_stake.owed == (at(offer.get("owed"), place) or 0)
                lost += loss is not None
                owed += at_stake.owed > 0
        table.answer(ask.seat, rng.choice(table.options(ask.seat)))
    assert lost
    assert owed


def test_the_parts_of_a_price_in_other_points_are_sent_with_the_menu() -> None:
    words = Vocabulary()
    build = words.verb("build", ("fort", "ship"), "piece")
    fee = Stakes([], also=[Line("bill-gold", {}, 2)])
    stakes = {0: fee, 1: NO_STAKES}
    choice = Choice(build, (0, 1), cost=lambda _, _bill: 1, stakes=lambda target: stakes[target])
    menu, losses, fees = write_menu(words, Ask(0, "ask-build", lambda: [choice]))
    assert menu == [{"verb": "build", "targets": [0, 1], "costs": 1, "also": [0, None]}]
    assert losses == []
    assert fees == [[{"text": "bill-gold", "args": {}, "number": 2}]]


def test_in_what_a_price_is_paid_is_sent_with_the_menu() -> None:
    words = Vocabulary()
    hire = words.verb("hire", ("guard", "spy", "cook"), "person")

    def menu() -> Menu:
        return [
            Choice(hire, (0,), cost=lambda _, _bill: 1, paid_in="gold"),
            Choice(hire, (1,), cost=lambda _, _bill: 1, paid_in="favour"),
            Choice(hire, (2,), paid_in="gold"),
            Choice(words.pass_),
        ]

    told, *_ = write_menu(words, Ask(0, "ask-hire", menu))
    points = ["gold", "favour", None]
    assert told == [
        {"verb": "pass", "targets": [0]},
        {"verb": "hire", "targets": [0, 1, 1], "costs": [1, 1, None], "paid_in": points},
    ]


def at(numbers: int | list[int | None] | None, place: int) -> int | None:
    return numbers[place] if isinstance(numbers, list) else numbers


def test_what_has_no_price_or_is_refused_has_no_bill() -> None:
    table = play_large(7)
    ask = table.asks()[0]
    seat = table.seats[ask.seat]
    allowed = {str(each) for each in table.options(ask.seat)}
    refused = next(f"province_{n}" for n in range(315) if f"deed_2 province_{n}" not in allowed)
    (no,) = verdicts(table, seat, refused, "deed_2")
    (free,) = verdicts(table, seat, None, "pass")
    assert (no["allowed"], free["allowed"]) == (False, True)
    assert "bill" not in no
    assert "cost" not in free


def test_messages_are_small() -> None:
    """The aims of the wire; how long it takes to write them is for the bench."""
    weights = {"large": weigh(play_large(5_000), 24)}
    for name in game_ids():
        table: Table[Any] = Table.open(get_game(name), limited_options(name), "weight")
        weights[name] = weigh(table, MOST_ANSWERS)
        assert weights[name].message_bytes <= 1_600, name
    for name, weight in weights.items():
        assert weight.asked_bytes <= 12_000, name
        assert weight.other_bytes <= 3_000, name
