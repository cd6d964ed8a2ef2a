"""The page that tells what long trials have met and what they never did, in Markdown."""

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from itertools import groupby
from typing import Any

from greatpowers.arena.findings import Findings, never_met
from greatpowers.kernel.game import Game
from greatpowers.kernel.words import Words
from greatpowers.registry import get_game, get_landmarks


def to_markdown(game_id: str, findings: Findings) -> str:
    """Return the page about what was met in games of one kind."""
    game = get_game(game_id)
    landmarks = get_landmarks(game_id)
    words = Words("en", game.folder / "text")
    never = never_met(landmarks, findings)
    lines = [
        f"# Met in trials: {words.text('game-title')}",
        "",
        f"{findings.games:,} games with {findings.decisions:,} decisions, checked after each.",
        f"{len(findings.failures):,} of the games failed. Made by these commands; do not edit:",
        "",
        *(
            f"- `{told}` with the seeds {_seeds(seeds)}"
            for told, seeds in findings.commands.items()
        ),
        "",
        f"Of {len(landmarks.names):,} things that there are to meet, {len(never):,} never were.",
        "Numbers say how often a thing was met in all games together; the last chapter names games",
        "that prove them, with the number of answers after which each thing was met.",
        "",
        *_overview(landmarks.names, findings),
    ]
    for group, things in _groups(landmarks.names):
        lines += ["", f"## {group}", "", *_things(group, things, findings.landmarks)]
    lines += ["", "## Endings", "", _row(game.endings, findings.endings)]
    lines += ["", "## Verbs", "", _row(game.vocabulary.verbs, findings.verbs)]
    for option, values in _groups(sorted(findings.settings)):
        times = Counter({value: findings.settings[f"{option}: {value}"] for value in values})
        lines += ["", f"## Games by {option}", "", _row(values, times)]
    lines += _proofs(game, findings)
    return "\n".join(lines) + "\n"


def _seeds(seeds: Sequence[str]) -> str:
    return ", ".join(f"`{seed}`" for seed in seeds)


def _proofs(game: Game[Any], findings: Findings) -> list[str]:
    """Tell of each game that proves something its options, its seed, and after which answers."""
    games: dict[tuple[str, int], list[str]] = {}
    for name, proof in findings.proofs.items():
        record = proof.record
        games.setdefault((record.seed, len(record.answers)), []).append(name)
    lines = ["", "## Proofs", ""] if games else []
    for number, ((seed, answers), names) in enumerate(games.items(), start=1):
        told = ", ".join(f"{name} {findings.proofs[name].step:,}" for name in names)
        options = _chosen(game, findings.proofs[names[0]].record.options)
        lines.append(f"{number}. {options}seed `{seed}`, {answers:,} answers: {told}")
    return lines


def _chosen(game: Game[Any], options: Mapping[str, str]) -> str:
    """Return the options of a game that are not as usual, and the first in any case."""
    usual = game.settle({})
    first = game.options[0].id if game.options else ""
    chosen = [f"{k}={v}" for k, v in options.items() if k == first or usual[k] != v]
    return f"`{' '.join(chosen)}`, " if chosen else ""


def _groups(names: Iterable[str]) -> list[tuple[str, list[str]]]:
    """Return names by their groups, each without its group."""
    found: dict[str, list[str]] = {}
    for group, members in groupby(names, key=lambda name: name.partition(": ")[0]):
        found.setdefault(group, []).extend(name.partition(": ")[2] for name in members)
    return list(found.items())


def _overview(names: Sequence[str], findings: Findings) -> list[str]:
    rows = [("what", "met", "of"), ("---", "---:", "---:")]
    for group, things in _groups(names):
        met = sum(findings.landmarks[f"{group}: {thing}"] > 0 for thing in things)
        rows.append((group, f"{met:,}", f"{len(things):,}"))
    return [f"| {' | '.join(row)} |" for row in rows]


def _things(group: str, things: Sequence[str], times: Counter[str]) -> list[str]:
    counted = Counter({thing: times[f"{group}: {thing}"] for thing in things})
    met = [thing for thing in things if counted[thing]]
    never = [thing for thing in things if not counted[thing]]
    lines = [_row(met, counted)] if met else []
    return [*lines, *([""] if met and never else []), *_never(never)]


def _never(things: Sequence[str]) -> list[str]:
    return [f"**Never:** {', '.join(things)}"] if things else []


def _row(names: Iterable[str], times: Counter[str]) -> str:
    return " · ".join(f"{name} {times[name]:,}" for name in names)
