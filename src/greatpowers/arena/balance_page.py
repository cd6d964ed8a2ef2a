"""The pages that tell what a census found, in Markdown and in HTML."""

from collections.abc import Sequence
from textwrap import wrap
from typing import Any, Final, TypeAlias

from greatpowers.arena.balance import BOT, Balance, Share, Spread
from greatpowers.kernel.game import Game
from greatpowers.kernel.words import Words
from greatpowers.registry import get_census, get_game

HEAD: Final = ("seats", "wins", "win share", "interval")
MEASURE: Final = (
    "A *win share* of 1.00 is fair: as many victories as there would be if every seat had the",
    "same chance. A shared victory is split. Intervals are Wilson's, for 95 of 100.",
)
LIMITS: Final = (
    "**What this page cannot show.** All seats are played by one kind of bot, which looks one",
    "step ahead: how people would play, who bargain, bluff and remember, is not measured. Apart",
    "from the seat, what a table below lists was chosen in the course of the game: who is ahead",
    "chooses otherwise than who is behind, so that a high share need not come from the choice.",
)


Row: TypeAlias = tuple[str, ...]


def to_markdown(balances: Sequence[Balance], seed: str) -> str:
    """Return the page about some censuses of one game."""
    game = get_game(balances[0].pairing.game)
    words = Words("en", game.folder / "text")
    games = len(balances[0].samples)
    strays = balances[0].pairing.strays
    lines = [
        f"# Balance: {words.text('game-title')}",
        "",
        f"*{BOT}* bots in all seats, {games:,} games each, seed `{seed}`. Made by",
        f"`{_command(game.id, games, seed, strays)}`; do not edit.",
        "",
        *_opening(strays),
        *MEASURE,
        "",
        *LIMITS,
        *_caveats(game),
    ]
    for balance in balances:
        lines += ["", *_chapter(game, balance, words)]
    return "\n".join(lines) + "\n"


def _command(game: str, games: int, seed: str, strays: int) -> str:
    command = f"greatpowers balance {game} --games {games} --seed {seed}"
    return f"{command} --strays {strays}" if strays else command


def _opening(strays: int) -> list[str]:
    """Say how the games begin."""
    if not strays:
        return [
            "Bots choose their openings themselves: a line that they never take is not measured.",
            "",
        ]
    return [
        f"The first {strays} decisions of every seat are left to chance, so that games begin in",
        "different ways: a share tells how a power fares from many positions, not in one line.",
        "",
    ]


def _caveats(game: Game[Any]) -> list[str]:
    """Say what else the numbers of this game cannot show."""
    census = get_census(game.id)
    if census is None or not census.caveats:
        return []
    told = [line for caveat in census.caveats for line in _item(caveat)]
    return ["", *told]


def _item(text: str) -> list[str]:
    return wrap(text, width=98, initial_indent="- ", subsequent_indent="  ")


def _chapter(game: Game[Any], balance: Balance, words: Words) -> list[str]:
    lines = [
        f"## {_title(game, balance, words)}",
        "",
        *_table(("", ""), _overview(game, balance, words)),
    ]
    for trait in balance.traits():
        rows = _shares(balance.shares(trait), words)
        lines += ["", f"### {trait}", "", *_table((trait.lower(), *HEAD), rows)]
    for group in _groups(game):
        rows = _met(balance, group)
        lines += ["", f"### Met: {group}", "", *_table((group, "a game", "share"), rows)]
    return lines


def _groups(game: Game[Any]) -> Sequence[str]:
    census = get_census(game.id)
    return census.shares if census is not None else ()


def _title(game: Game[Any], balance: Balance, words: Words) -> str:
    census = get_census(game.id)
    across = "" if census is None else census.across
    if not across:
        return "All games"
    value = balance.pairing.options[across]
    return f"{words.text(f'setting-{across}')}: {words.text(f'setting-{across}-{value}')}"


def _overview(game: Game[Any], balance: Balance, words: Words) -> list[Row]:
    rows: list[Row] = [("games", f"{len(balance.samples):,}")]
    census = get_census(game.id)
    if census is not None:
        rows.append((census.unit, _spread(balance.lengths())))
    rows.append(("decisions", _spread([float(each.decisions) for each in balance.samples])))
    scores = [each.scores for each in balance.finished if each.scores]
    if scores:
        rows.append(("final score", _spread([float(n) for each in scores for n in each])))
        rows.append(("best final score", _spread([float(max(each)) for each in scores])))
    total = max(1, len(balance.samples))
    for ending, times in balance.endings().items():
        name = _name(words, f"ending-{ending}")
        rows.append((f"ending: {name}", f"{times:,} ({times / total:.1%})"))
    unfinished = len(balance.samples) - len(balance.finished)
    rows.append(("unfinished", f"{unfinished:,}"))
    return rows


def _spread(values: Sequence[float]) -> str:
    spread = Spread.of(values)
    edges = f"5 % below {spread.low:.0f}, 5 % above {spread.high:.0f}"
    return f"mean {spread.mean:.1f}, median {spread.median:.0f}, {edges}"


def _shares(shares: dict[str, Share], words: Words) -> list[Row]:
    rows: list[Row] = []
    for value, share in shares.items():
        low, high = share.bounds
        name = _name(words, value)
        numbers = (f"{share.games:,}", f"{share.wins:,.1f}", f"{share.relative:.2f}")
        rows.append((name, *numbers, f"{low:.2f} – {high:.2f}"))
    return rows


def _met(balance: Balance, group: str) -> list[Row]:
    times = balance.met(group)
    total = max(1, sum(times.values()))
    games = max(1, len(balance.samples))
    return [
        (name.replace("_", " "), f"{number / games:.2f}", f"{number / total:.1%}")
        for name, number in times.items()
    ]


def _name(words: Words, text: str) -> str:
    return words.text(text) if words.has(text) else text


def _table(head: Sequence[str], rows: Sequence[Sequence[str]]) -> list[str]:
    rule = ["---", *["---:"] * (len(head) - 1)] if len(head) > 2 else ["---"] * len(head)
    return [f"| {' | '.join(line)} |" for line in (head, rule, *rows)]


def to_html_page(balances: Sequence[Balance], seed: str) -> str:
    """Return the page about some censuses of one game in HTML, with charts."""
    from greatpowers.arena import charts
    from greatpowers.arena.html_page import Part, to_html

    game = get_game(balances[0].pairing.game)
    words = Words("en", game.folder / "text")
    games = len(balances[0].samples)
    strays = balances[0].pairing.strays
    told = _plain(*MEASURE, *_opening(strays), *LIMITS, *_caveats(game))
    parts = []
    for balance in balances:
        title = _title(game, balance, words)
        parts.append(Part(title, "", ("", ""), _overview(game, balance, words)))
        for trait in balance.traits():
            shares = balance.shares(trait)
            rated = [
                (_name(words, value), share.relative, *share.bounds)
                for value, share in shares.items()
            ]
            chart = charts.estimates(rated, trait.lower(), "win share")
            told_of = f"{title}: {trait}"
            parts.append(Part(told_of, "", (trait.lower(), *HEAD), _shares(shares, words), chart))
        for group in _groups(game):
            rows = _met(balance, group)
            chart = charts.counts(balance.met(group), group, "times in all games")
            parts.append(Part(f"{title}: {group} met", "", (group, "a game", "share"), rows, chart))
    made = f"made by {_command(game.id, games, seed, strays)}"
    text = f"{BOT} bots in all seats, {games:,} games each, {made}. {told}"
    return to_html(f"Balance: {words.text('game-title')}", text, parts)


def _plain(*lines: str) -> str:
    """Return lines of Markdown as one text."""
    return " ".join(line.removeprefix("- ").strip() for line in lines if line).replace("*", "")
