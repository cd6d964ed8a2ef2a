"""*Why not*: whatever a question could be about, a refusal has a reason and a rule."""

from greatpowers import game_ids
from greatpowers.kernel.ask import Ask
from greatpowers.kernel.verdict import NOT_A_TARGET, NOT_ASKED, Verdict
from greatpowers.kernel.words import LANGUAGES, Words
from greatpowers.server.views import verdicts
from tests.battery.play import AnyGame, AnyTable, Player
from tests.battery.test_golden import SHELL_TEXT

GAMES_PLAYED = 4
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
    for _ in range(GAMES_PLAYED):
        table = player.open()
        for position in player.decisions(table):
            if player.sometimes(table, chance):
                found.append(table.at(position))
    return found


def test_every_refusal_has_a_reason_and_a_rule(game: AnyGame) -> None:
    for table in looks(game, "reasons", 0.02):
        for ask in table.asks():
            for verb, target, verdict in refusals(ask):
                where = (ask.prompt, verb, target, verdict)
                assert verdict.cite, where
                assert game.id not in game_ids() or verdict.reason not in GENERAL, where
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
