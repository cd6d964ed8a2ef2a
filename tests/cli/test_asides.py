"""In the terminal players say what they may say though nobody asks, and bots answer it."""

import io
from collections.abc import Sequence
from typing import Any

import pytest
from rich.console import Console

from greatpowers.bots import Bot
from greatpowers.bots.greedy import Greedy
from greatpowers.bots.reasons import Reason, note
from greatpowers.cli.common import game_words
from greatpowers.cli.screen import Screen
from greatpowers.cli.session import Session
from greatpowers.kernel.game import Game
from greatpowers.kernel.table import Table
from greatpowers.kernel.words import LANGUAGES
from greatpowers.registry import new_table
from tests.cli.shell import Shell


def typed(table: Table[Any], lines: Sequence[str], *, bots: bool = False, lang: str = "en") -> str:
    """Type lines at a table and return all that was shown; of bots none but the first is human."""
    game: Game[Any] = table.game
    out = io.StringIO()
    screen = Screen(Console(file=out, width=100), game_words(lang, game), game)
    players: dict[str, Bot | None] = dict.fromkeys(table.seats)
    if bots:
        players.update({name: Greedy(name) for name in table.seats[1:]})
    left = iter(lines)

    def read(_: str) -> str:
        try:
            return next(left)
        except StopIteration:
            raise EOFError from None

    Session(table, players, screen, read).run()
    return out.getvalue()


def with_missions() -> Table[Any]:
    """A game of three in which the first player is asked and has Missions in hand."""
    table = new_table("price_of_power", {"scenario": "western_crowns"}, seed=1)
    while table.position < 60 or table.asks()[0].seat:
        seat = table.asks()[0].seat
        table.answer(seat, table.default(seat))
    return table


def test_what_may_be_said_is_listed_with_who_hears_it() -> None:
    table = with_missions()
    shown = typed(table, ["", "aside"])
    assert shown.count("nobody else hears it") == len(table.state.missions[0]) == 2
    assert "Leave the game" in shown
    assert "all hear it" in shown


def test_it_is_said_by_number_or_by_name_and_the_question_is_put_again() -> None:
    table = with_missions()
    first = str(table.asides(0)[0])
    assert first.startswith("hold_mission")
    at = table.position
    shown = typed(table, ["", "aside 1", "aside leave_game"])
    assert len(table.state.held[0]) == 1
    assert table.state.leaving == 1
    assert table.position == at
    assert shown.count("Said: ") == 2
    assert [words for _, words in table.record().asides] == [f"P1 {first}", "P1 leave_game"]


@pytest.mark.parametrize("line", ["aside 99", "aside bogus", "aside accept_offer england"])
def test_what_may_not_be_said_is_told(line: str) -> None:
    table = with_missions()
    shown = typed(table, ["", line])
    assert "is no option here" in shown
    assert not table.said


def test_a_game_without_asides_says_so(shell: Shell) -> None:
    assert "nothing to say" in shell.play("aside", "quit").out


@pytest.mark.parametrize("language", LANGUAGES)
def test_help_tells_of_it_in_every_language(language: str) -> None:
    shown = typed(with_missions(), ["", "help", "aside"], lang=language)
    assert "aside [" in shown
    assert "{" not in shown


def test_a_bot_answers_what_is_laid_before_it() -> None:
    table = with_missions()
    while "negotiate" not in {option.verb for option in table.options(0)}:
        seat = table.asks()[0].seat
        table.answer(seat, table.default(seat))
    offered = next(option for option in table.options(0) if option.verb == "negotiate")
    table.answer(0, offered)
    gift = max(
        (option for option in table.options(0) if option.verb == "give_ducats"),
        key=lambda option: int(option.target or 0),
    )
    table.answer_all(0, [str(gift), "lay_deal"])
    shown = typed(table, ["log"], bots=True)
    assert "accepts the offer" in shown
    assert f"can use the {gift.target} Ducats" in shown


def test_what_is_taken_back_has_no_reason_any_more() -> None:
    table = with_missions()
    note(table, [Reason("motive-ducats.gain", "realm-france", 3)])
    given = table.default(0)
    table.answer(0, given)
    note(table, [Reason("motive-ducats.gain", "realm-france", 9)])
    shown = typed(table, ["", "undo", "", "log"])
    assert "can use the 3 Ducats" in shown
    assert [line.args["n"] for line in table.notes] == [3]
