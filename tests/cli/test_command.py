"""The command as a whole: help, languages, errors in one line."""

import subprocess
import sys

import pytest

from tests.cli.shell import GAME, Shell

COMMANDS = ("games", "play", "sim", "replay", "rules", "fuzz", "bench", "verify")


def test_without_a_command_it_helps(shell: Shell) -> None:
    run = shell.run()
    assert run.code == 0
    for command in COMMANDS:
        assert command in run.out


@pytest.mark.parametrize("command", COMMANDS)
@pytest.mark.parametrize("lang", ["en", "pl", "it"])
def test_every_command_explains_itself(shell: Shell, command: str, lang: str) -> None:
    with pytest.raises(SystemExit) as left:
        shell.run(command, "--help", "--lang", lang)
    assert left.value.code == 0


@pytest.mark.parametrize(
    ("arguments", "reason"),
    [
        (("play", "chess"), "no game 'chess'"),
        (("sim", "chess"), "no game 'chess'"),
        (("rules", "chess"), "no game 'chess'"),
        (("fuzz", "chess"), "no game 'chess'"),
        (("bench", "chess"), "no game 'chess'"),
        (("frobnicate",), "frobnicate"),
        (("sim", GAME, "--games", "0"), "--games"),
        (("sim", GAME, "--bots", "greedy"), "needs 2 bots"),
        (("sim", GAME, "--bots", "greedy,clever"), "no bot 'clever'"),
        (("sim", GAME, "--option", "edition"), "NAME=VALUE"),
        (("sim", GAME, "--option", "edition=french"), "italian, polish"),
        (("sim", GAME, "--option", "colour=red"), "colour"),
        (("play", GAME, "--seat", "AU=human"), "FR, BR"),
        (("play", GAME, "--seat", "FR=clever"), "human, random, novice, greedy"),
        (("play", GAME, "--lang", "fr"), "--lang"),
        (("play", GAME, "--load", "/nowhere/at/all.json"), "/nowhere/at/all.json"),
        (("replay", "/nowhere/at/all.json"), "/nowhere/at/all.json"),
        (("verify", "/nowhere/at/all.json"), "/nowhere/at/all.json"),
    ],
)
def test_an_error_is_one_line(shell: Shell, arguments: tuple[str, ...], reason: str) -> None:
    run = shell.run(*arguments)
    assert run.code == 2
    assert run.out == ""
    assert run.err.startswith("greatpowers: ")
    assert run.err.count("\n") == 1
    assert reason in run.err


def test_the_reader_is_spoken_to_in_his_language(
    shell: Shell, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("LANG", "pl_PL.UTF-8")
    assert "nie ma miejsca" in shell.run("play", GAME, "--seat", "AU=human").err
    assert "non c’è" in shell.run("play", GAME, "--lang", "it", "--seat", "AU=human").err
    monkeypatch.setenv("LANG", "de_DE.UTF-8")
    assert "no seat" in shell.run("play", GAME, "--seat", "AU=human").err


def test_the_installed_command_and_the_module_are_the_same() -> None:
    command = [sys.executable, "-m", "greatpowers", "games"]
    run = subprocess.run(command, capture_output=True, text=True, check=False)
    assert run.returncode == 0
    assert GAME in run.stdout


def test_a_reader_who_has_enough_is_no_error() -> None:
    command = f"{sys.executable} -m greatpowers rules {GAME} | head -1; exit ${{PIPESTATUS[0]}}"
    run = subprocess.run(["bash", "-c", command], capture_output=True, text=True, check=False)
    assert run.returncode == 0
    assert run.stderr == ""
