"""*Why not*: whatever a question could be about, a refusal has a reason and a rule."""

import json
import pkgutil
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path

import pytest

from greatpowers import game_ids
from greatpowers.kernel import verdict as kernel_verdicts
from greatpowers.kernel.ask import Ask
from greatpowers.kernel.verdict import NOT_A_TARGET, NOT_ASKED, Verdict
from greatpowers.kernel.words import LANGUAGES, Words
from greatpowers.server.views import verdicts
from tests.battery.play import AnyGame, AnyTable, Player
from tests.battery.test_golden import SHELL_TEXT

GAMES_PLAYED = 4
RULES_TESTS = Path(__file__).parents[1] / "rules"
GENERAL = (NOT_A_TARGET.reason, NOT_ASKED.reason)


def refusals(ask: Ask) -> list[tuple[str, int, Verdict]]:
    """Return what every verb of a question says of every target that it could have in the game."""
    verbs = {choice.verb.name: choice.verb for choice in ask.menu()}
    judged = [
        (verb.name, target, ask.verdict(verb, target))
        for verb in verbs.values()
        for target in range(max(1, len(verb.targets)))
    ]
    return [each for each in judged if not each[2]]


def looks(game: AnyGame, seed: str, chance: float) -> list[AnyTable]:
    """Give tables at moments of random games, more of rare questions."""
    player = Player(game, seed)
    found = []
    for _ in player.games(GAMES_PLAYED):
        table = player.open()
        for position in player.decisions(table):
            if player.sometimes(table, chance):
                found.append(table.at(position))
    return found


def test_every_refusal_has_a_reason_and_a_rule(game: AnyGame) -> None:
    is_registered = game.id in game_ids()
    for table in looks(game, "reasons", 0.02):
        for ask in table.asks():
            for verb, target, verdict in refusals(ask):
                where = (ask.prompt, verb, target, verdict)
                assert verdict.cite, where
                assert not is_registered or verdict.reason not in GENERAL, where
        table.close()


def test_every_refusal_can_be_read(game: AnyGame) -> None:
    told: dict[tuple[str, str], Verdict] = {}
    for table in looks(game, "reading", 0.02):
        for ask in table.asks():
            for _, _, verdict in refusals(ask):
                told[verdict.reason, verdict.opens] = verdict
        table.close()
    for language in LANGUAGES:
        if (game.folder / "text" / language).is_dir():
            words = Words(language, SHELL_TEXT, game.folder / "text")
            for verdict in told.values():
                for text in filter(None, (verdict.reason, verdict.opens)):
                    read = words.text(text, verdict.args)
                    assert words.has(text), text
                    assert "{" not in read, (language, read)
                    assert "[" not in read, (language, read)


def test_a_click_on_anything_gets_a_rule(game: AnyGame) -> None:
    """A page asks with the target alone: whatever verb it could mean, a rule is named."""
    words = game.vocabulary.verbs
    targets = sorted({target for verb in words.values() for target in verb.targets})
    for table in looks(game, "clicks", 0.005):
        for ask in table.asks():
            if ask.cite:
                for target in targets[:: max(1, len(targets) // 60)]:
                    for told in verdicts(table, table.seats[ask.seat], target, None):
                        assert told["allowed"] or told["cite"], (ask.prompt, told)
        table.close()


def declared_refusals(name: str) -> Iterator[Verdict]:
    """Give the refusals that the modules of a game declare."""
    package = import_module(f"greatpowers.games.{name}")
    general = vars(kernel_verdicts).values()
    for module in pkgutil.walk_packages(package.__path__, f"{package.__name__}."):
        for found in vars(import_module(module.name)).values():
            if isinstance(found, Verdict) and found not in general:
                yield found


@pytest.mark.parametrize("name", game_ids())
def test_a_refusal_says_what_would_open_it_or_is_known_to_be_closed(name: str) -> None:
    """``closed.json`` lists the reasons that need no such line, and why they need none."""
    causes = json.loads((RULES_TESTS / name / "closed.json").read_text("utf-8"))
    closed = sorted(reason for reasons in causes.values() for reason in reasons)
    silent = {found.reason for found in declared_refusals(name) if not found.opens}
    assert closed == sorted(silent)
