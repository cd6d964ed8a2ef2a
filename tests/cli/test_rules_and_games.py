"""The commands that tell about games: games and rules."""

import json

import pytest

from greatpowers.registry import game_ids
from tests.cli.shell import GAME, Shell


def test_games_lists_every_game(shell: Shell) -> None:
    run = shell.run("games")
    assert run.code == 0
    for game in game_ids():
        assert game in run.out
    assert "--option edition=italian|polish" in run.out


def test_games_as_data(shell: Shell) -> None:
    games = {game["id"]: game for game in json.loads(shell.run("games", "--json").out)}
    assert list(games) == game_ids()
    game = games[GAME]
    assert game["seats"] == ["FR", "BR"]
    assert game["options"]["edition"] == ["italian", "polish"]


def test_rules_as_data(shell: Shell) -> None:
    data = json.loads(shell.run("rules", GAME, "--json").out)
    sections = {section["id"]: section for section in data["sections"]}
    shifting = sections["5.4.1"]
    assert shifting["title"] == "Shifting a Market"
    assert any("economic" in place for place in shifting["code"])
    assert shifting["tests"]
    assert set(data["uncovered"]) <= set(sections)


def test_rules_as_a_page(shell: Shell) -> None:
    out = shell.run("rules", GAME, "--markdown").out
    assert out.startswith("# Rules coverage")
    assert "| 5.4.1 |" in out
    assert out.endswith("|\n")


@pytest.mark.parametrize(("lang", "title"), [("en", "Shifting a Market"), ("it", "Mercato")])
def test_rules_for_people(shell: Shell, lang: str, title: str) -> None:
    run = shell.run("rules", GAME, "--lang", lang)
    assert run.code == 0
    assert "5.4.1" in run.out
    assert title in run.out


def test_rules_in_one_form_at_a_time(shell: Shell) -> None:
    assert shell.run("rules", GAME, "--json", "--markdown").code == 2
