"""A game in the terminal: scripted players type what people type."""

from pathlib import Path

import pytest

from greatpowers.kernel.record import Record
from tests.cli.shell import GAME, Shell

# France: two Ministries, who goes first, an Investment tile (the first one is Economic).
OPENING = ("1", "1", "go_first fr", "1")


def test_the_board_and_the_question_are_shown(shell: Shell) -> None:
    run = shell.play("quit")
    assert run.code == 0
    for word in ("Imperial Struggle", "EUROPE", "CARIBBEAN", "Havana 2", "YOUR CARDS", "Demand"):
        assert word in run.out
    assert "(4.1.7)" in run.out


def test_the_end_of_the_input_quits(shell: Shell) -> None:
    run = shell.play()
    assert run.code == 0
    assert run.out.rstrip().endswith("Until next time.")


def test_numbers_answers_and_names_choose(shell: Shell) -> None:
    by_number = shell.play("1", "1", "1", "1", "quit")
    by_words = shell.play("appoint cardinal_ministers", "appoint john_law", "go_first fr", "1")
    by_name = shell.play("the cardinal MINISTERS", "john law", "france", "1")
    assert "(5.3)" in by_number.out
    assert by_number.out == by_words.out == by_name.out


@pytest.mark.parametrize("line", ["bogus", "999", "0", "-1", "shift", "", "shift nowhere", "[/]"])
def test_bad_input_is_told_and_loses_nothing(shell: Shell, line: str) -> None:
    run = shell.play("1", "1", line, "1", "1", "quit")
    assert run.code == 0
    assert "is no option here: type a number from 1 to 2" in run.out
    assert "(5.3)" in run.out


def test_a_name_that_means_several_things_is_asked_back(shell: Shell) -> None:
    run = shell.play("1", "1", "go_first fr", "take", "quit")
    assert "could mean several things" in run.out


def test_the_rule_of_a_question_is_shown(shell: Shell) -> None:
    run = shell.play("?", "? 5.4.1", "?5.6", "? 99.9", "? R12", "? tax reform", "quit")
    assert "4.1.7 Ministry Phase" in run.out
    assert "5.4.1 Shifting a Market" in run.out
    assert "5.6 Military Actions" in run.out
    assert "no section 99.9" in run.out
    assert "R12 What may be done before a tile is taken?" in run.out
    assert "Robert Walpole" in run.out
    assert "Reduce your Debt by 2" in run.out


def test_terms_are_explained(shell: Shell) -> None:
    run = shell.play("terms", "terms trp", "? Squadrons", "terms bogus", "quit")
    assert "Conflict marker" in run.out
    assert "Treaty Points (TRP)  (9.0)" in run.out
    assert "A reserve, won mostly by who loses" in run.out
    assert "counts as a flag" in run.out
    assert "has no entry “bogus”" in run.out
    polish = shell.play("terms Eskadrami", "quit", lang="pl")
    assert "Okręty." in polish.out


def test_why_explains_refusals(shell: Shell) -> None:
    run = shell.play(*OPENING, "why havana", "why shift havana", "why", "why xyzzy", "quit")
    assert run.out.count("(5.4.1)") == 2
    assert "Why what?" in run.out
    assert "Nothing here is called “xyzzy”" in run.out


def test_why_says_what_is_allowed(shell: Shell) -> None:
    run = shell.play(*OPENING, "why end_round", "quit")
    assert "This is allowed." in run.out


def test_why_knows_what_is_not_at_issue(shell: Shell) -> None:
    run = shell.play("why havana", "quit")
    assert "That is not a matter of this question." in run.out


def test_it_is_asked_once_before_something_is_lost(shell: Shell) -> None:
    kept = shell.play(*OPENING, "end_round", "no", "quit").out
    assert "4 Economic points are lost" in kept
    assert "Really: " in kept
    assert "ends the round" not in kept.split("Really: ")[1]
    assert "Great Britain" in shell.play(*OPENING, "end_round", "yes", "quit").out


def test_undo_takes_back_an_answer(shell: Shell) -> None:
    run = shell.play(*OPENING, "undo", "2", "quit")
    assert run.out.count("Taken back.") == 1
    assert run.out.count("(5.3)") == 2


def test_undo_at_the_start_has_nothing_to_take_back(shell: Shell) -> None:
    assert "nothing of yours to take back" in shell.play("undo", "quit").out


def test_undo_past_a_wall_leaves_a_mark(shell: Shell, tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    run = shell.play(*OPENING, "end_round", "yes", "undo", f"save {file}", "quit")
    assert "Taken back." in run.out
    record = Record.from_json(file.read_text("utf-8"))
    assert [name for _, name, _ in record.marks] == ["FR"]


def test_two_people_are_asked_before_an_undo_past_a_wall(shell: Shell) -> None:
    seats = ("FR=human", "BR=human")
    lines = ("", "1", "1", "", "1", "1", "", "go_first br", "", "undo")
    declined = shell.play(*lines, "no", "quit", seats=seats).out
    assert "France: Great Britain asks to take back a decision" in declined
    assert "It stands as it was decided." in declined
    agreed = shell.play(*lines, "yes", "log", "quit", seats=seats).out
    assert "Taken back." in agreed
    assert "By consent, 2 decisions were taken back." in agreed


def test_saving_and_loading(shell: Shell, tmp_path: Path) -> None:
    file = tmp_path / "a game.json"
    saved = shell.play(*OPENING, f"save {file}", "quit")
    assert f"Saved in {file}." in saved.out.replace("\n", "")
    loaded = shell.play(f"load {file}", "board", "quit")
    assert "Loaded" in loaded.out
    assert "Points left" in loaded.out
    again = shell.run("play", GAME, "--load", str(file), typed="quit\n")
    assert "Points left" in again.out


def test_failing_to_save_or_load_loses_nothing(shell: Shell, tmp_path: Path) -> None:
    broken = tmp_path / "broken.json"
    broken.write_text('{"format": 1}', encoding="utf-8")
    nowhere = "/nowhere/at/all"
    lines = ("save", "load", f"save {nowhere}", f"load {nowhere}", f"load {broken}", "1")
    run = shell.play(*lines, "quit")
    assert run.code == 0
    for reason in ("Save where?", "Load what?", "cannot write", "cannot read", "no 'seal'"):
        assert reason in run.out.replace("\n", " ").replace("  ", " ")


def test_help_names_every_command(shell: Shell) -> None:
    out = shell.play("help", "quit").out
    for command in ("?", "why", "board", "log", "undo", "save", "load", "quit"):
        assert command in out


def test_a_curtain_hides_one_player_from_the_other(shell: Shell) -> None:
    seats = ("FR=human", "BR=human")
    run = shell.play("", "1", "1", "", "quit", seats=seats)
    assert run.out.count("When nobody else is looking, press Enter.") == 2
    french, british = run.out.split("It is the turn of Great Britain.")
    assert "Tax Reform" in french
    assert "Tax Reform" not in british


def test_bots_play_by_themselves(shell: Shell) -> None:
    run = shell.play(seats=("FR=random", "BR=random"))
    assert run.code == 0
    assert "Winner:" in run.out


@pytest.mark.parametrize(
    ("lang", "words"),
    [
        ("pl", ("KARAIBY", "TWOJE KARTY", "Do następnego razu.")),
        ("it", ("CARAIBI", "LE TUE CARTE", "Alla prossima.")),
    ],
)
def test_other_languages(shell: Shell, lang: str, words: tuple[str, ...]) -> None:
    run = shell.play("quit", lang=lang)
    assert all(word in run.out for word in words)


def test_options_of_the_game(shell: Shell) -> None:
    run = shell.run("play", GAME, "--option", "bidding=yes", "--seed", "1", typed="1\n1\nquit\n")
    assert run.code == 0
    assert "(R90)" in run.out


def test_the_rulings_on_a_section_are_named(shell: Shell) -> None:
    run = shell.play("? 5.1", "quit")
    assert "What may be done before a tile is taken?  (R12)" in run.out


def test_what_is_reconstructed_is_told_at_the_start(shell: Shell) -> None:
    run = shell.play("quit")
    assert "All rules and all components are those of the printed game" in run.out


def test_the_examples_are_of_the_game_at_hand(shell: Shell) -> None:
    run = shell.run("play", "realpolitik", "--seed", "1", typed="help\nwhy\nquit\n")
    assert "havana" not in run.out
    assert "why propose prussia" in run.out
    assert "? 1.1" in run.out


def test_a_seat_is_called_by_its_power_once_and_as_a_player_before(shell: Shell) -> None:
    run = shell.run("play", "realpolitik", "--seed", "4", "--lang", "en", typed="1\n1\nquit\n")
    assert "France  Choose an action card" in run.out
    run = shell.run("play", "imperialism", "--seed", "4", "--lang", "en", typed="quit\n")
    assert "Player 1  Which" in run.out
