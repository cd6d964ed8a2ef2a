"""What a player sees in the terminal: board, log, questions, rules and reasons."""

from collections.abc import Sequence
from itertools import groupby
from typing import Any, Final

from rich.columns import Columns
from rich.console import Console
from rich.markup import escape
from rich.padding import Padding

from greatpowers.cli.common import called, say, winner_names
from greatpowers.cli.counted import write_numbers
from greatpowers.cli.drawing import Part, changed, parts
from greatpowers.kernel.bill import Bill, Stakes
from greatpowers.kernel.game import Game
from greatpowers.kernel.log import Entry
from greatpowers.kernel.table import Table
from greatpowers.kernel.verdict import Verdict
from greatpowers.kernel.vocabulary import Option
from greatpowers.kernel.words import Verbatim, Words
from greatpowers.kit.counting import Counts
from greatpowers.rulebook.coverage import rule_numbers, section_text
from greatpowers.rulebook.glossary import look_up, read_terms, term_text
from greatpowers.rulebook.rulings import read_rulings, ruling_text

ELLIPSIS: Final = "…"
FEW_OPTIONS: Final = 3
"""So many options of a verb are written out in full."""


class Screen:
    """Prints a game in one language."""

    def __init__(self, console: Console, words: Words, game: Game[Any]) -> None:
        self.console = console
        self.words = words
        self.game = game
        self.rules = rule_numbers(game.folder)
        self._rulings = read_rulings(game.folder)
        self._terms = read_terms(game.folder)
        self._drawn: set[Part] = set()

    # -- the game ---------------------------------------------------------------------------

    def board(self, table: Table[Any], seat: int | None) -> None:
        """Draw all that a seat (``None``: a spectator) may see, as its game draws it."""
        lines = self._lines(table, seat)
        self._drawn = set(parts(lines))
        for line in lines:
            self.console.print(line)

    def changes(self, table: Table[Any], seat: int | None) -> None:
        """Draw what is not as it was drawn last, under the headings that it belongs to."""
        lines = self._lines(table, seat)
        for line in changed(lines, self._drawn):
            self.console.print(line)
        self._drawn = set(parts(lines))

    def _lines(self, table: Table[Any], seat: int | None) -> list[str]:
        draw = self.game.terminal
        if draw is None:
            return []
        return draw({**table.view(seat), "explain": table.explain(seat)}, self.words)

    def log(self, entries: Sequence[Entry]) -> None:
        """Print lines of the log."""
        for entry in entries:
            text = escape(self.words.text(entry.text, entry.args))
            self.console.print(f"  {text}{self._cite(entry.cite)}")

    def standing(self, table: Table[Any]) -> None:
        """Say how the game ended, or who has to decide."""
        result = table.result
        if result is None:
            names = ", ".join(called(self.words, table, ask.seat) for ask in table.asks())
            self.note("cli-to-decide", names=names, position=table.position)
            return
        self.console.print()
        self.note(
            "cli-won",
            winners=winner_names(self.words, table),
            ending=self.words.text(f"ending-{result.ending}"),
        )

    # -- questions --------------------------------------------------------------------------

    def ask(self, table: Table[Any], seat: int, options: Sequence[Option]) -> None:
        """Print the question to a seat and its options, numbered and grouped by verb."""
        ask = table.ask_of(seat)
        assert ask is not None
        name = escape(called(self.words, table, seat))
        said = escape(self.words.text(ask.prompt, ask.args)).removeprefix(f"{name}: ")
        prompt = said[:1].upper() + said[1:]
        style = table.seats[seat].lower() if table.seats[seat].lower() in ("fr", "br") else "head"
        self.console.print()
        self.console.print(f"[{style}]{name}[/]  [head]{prompt}[/]{self._cite(ask.cite)}")
        numbered = enumerate(options, start=1)
        for verb, pairs in groupby(numbered, key=lambda pair: pair[1].verb):
            self._group(table, seat, verb, list(pairs))

    def asides(self, table: Table[Any], options: Sequence[Option]) -> None:
        """List what may be said beside the question, and whether everybody hears it."""
        self.note("cli-asides")
        for number, option in enumerate(options, start=1):
            heard = "cli-aside-aloud" if table.is_aloud(option.code) else "cli-aside-secret"
            told = escape(say(self.words, heard))
            self.console.print(f"  [head]{number:>3}[/] {escape(self.option(option))}  ({told})")

    def _group(
        self, table: Table[Any], seat: int, verb: str, group: list[tuple[int, Option]]
    ) -> None:
        """Print the options of a verb; if there are many, the verb stands above its targets."""
        in_full = len(group) <= FEW_OPTIONS
        if not in_full:
            above = self.words.text(f"option-{verb}", {"target": Verbatim(ELLIPSIS)})
            if above != ELLIPSIS:
                self.console.print(f"  {escape(above)}")
        cells = []
        for number, option in group:
            cost = table.cost(seat, option)
            price = "" if cost is None else self._price(cost, table.stakes(seat, option))
            name = escape(self.option(option) if in_full else self.target(option))
            cells.append(f"[head]{number:>3}[/] {name}{price}")
        self.console.print(Padding(Columns(cells, padding=(0, 2), column_first=True), (0, 0, 0, 1)))

    def _price(self, cost: int, stakes: Stakes) -> str:
        """Return a price; what of it has to be borrowed and that something is lost are marked."""
        borrowed = f" [bad]{escape(say(self.words, 'cli-borrowed', n=stakes.owed))}[/]"
        lost = " [bad]![/]" if stakes.loses else ""
        fees = [f"{fee.number} {self.words.text(fee.text, fee.args)}" for fee in stakes.also]
        price = escape(" + ".join([str(cost), *fees]))
        return f" [mark]({price})[/]{borrowed if stakes.owed else ''}{lost}"

    def option(self, option: Option) -> str:
        """Return an option in words."""
        return self.words.text(f"option-{option.verb}", {"target": Verbatim(self.target(option))})

    def target(self, option: Option) -> str:
        """Return the target of an option in words, if it has one."""
        kind = self.game.vocabulary.verbs[option.verb].kind
        if option.target is None or kind == "number":
            return option.target or ""
        return self.words.text(f"{kind}-{option.target}")

    def counts(self, options: Sequence[Option], counts: Counts) -> None:
        """Say how several answers are given as one, with the most there can be of each."""
        named = [(counts["there"][str(option)], self.option(option)) for option in options]
        is_plain = len({option.verb for option in options}) == 1
        name = self.target if is_plain else self.option
        some = [(1, name(option).casefold().replace(",", "")) for option in options[:2]]
        self.note(
            "cli-several",
            due=len(counts["turns"]),
            most=", ".join(f"{name} × {number}" for number, name in named),
            example=write_numbers(some),
        )

    # -- rules and reasons ------------------------------------------------------------------

    def rule(self, section: str) -> None:
        """Print a section or a ruling in our words, and name the rulings on a section."""
        number = section.upper()
        known = {ruling.id for ruling in self._rulings}
        text = ruling_text(number) if number in known else section_text(number)
        if not self.words.has(text):
            self.note("cli-no-section", section=section)
            return
        self.console.print(f"[head]{escape(number)} {escape(self.words.text(text))}[/]")
        self._parts(text)
        for ruling in self._rulings:
            if number in ruling.sections:
                title = escape(self.words.text(ruling_text(ruling.id)))
                self.console.print(f"  {title}{self._cite(ruling.id)}")

    def terms(self) -> None:
        """List the terms of the game."""
        names = sorted(self.words.text(term_text(term.id)) for term in self._terms)
        self.console.print(Columns([escape(name) for name in names], padding=(0, 3)))

    def term(self, asked: str) -> bool:
        """Explain a term of the game; say whether there is one of that name."""
        term = look_up(self.words, self._terms, asked)
        if term is None:
            return False
        text = term_text(term.id)
        self.console.print(f"[head]{escape(self.words.text(text))}[/]{self._cite(term.rule)}")
        self.console.print(escape(self.words.text(f"{text}.text")))
        return True

    def source(self) -> None:
        """Say what of the game is from its rulebook and what is reconstructed."""
        self._parts("game-source")

    def thing(self, option: Option) -> None:
        """Print what is written on a card or tile that an option names."""
        text = f"{self.game.vocabulary.verbs[option.verb].kind}-{option.target}"
        self.console.print(f"[head]{escape(self.words.text(text))}[/]")
        self._parts(text)

    def _parts(self, text: str) -> None:
        for part in self.words.attributes(text):
            self.console.print(escape(self.words.text(part)))

    def verdict(self, option: Option, verdict: Verdict) -> None:
        """Say whether an option is allowed, and if not, why."""
        reason = escape(self.words.text(verdict.reason, verdict.args))
        style = "good" if verdict else "bad"
        what = escape(self.option(option))
        self.console.print(f"  {what}: [{style}]{reason}[/]{self._cite(verdict.cite)}")
        if verdict.opens:
            self.console.print(f"    {escape(self.words.text(verdict.opens, verdict.args))}")

    def bill(self, bill: Bill) -> None:
        """Print how a price comes about, line by line."""
        for line in bill:
            self.console.print(
                f"  {line.number:>4}  {escape(self.words.text(line.text, line.args))}"
            )

    def stakes(self, stakes: Stakes) -> None:
        """Print what an answer would lose, and how much of its price has to be borrowed."""
        for line in stakes.loses:
            text = escape(self.words.text(line.text, line.args))
            self.console.print(f"  [bad]{text}[/]")
        if stakes.owed:
            self.note("cli-owed", n=stakes.owed)

    def note(self, text: str, **args: object) -> None:
        """Print a text of the shell."""
        self.console.print(escape(say(self.words, text, **args)))

    def curtain(self, name: str) -> None:
        """Hide what the last player saw before the next one looks."""
        self.console.clear()
        self.note("cli-curtain", name=name)

    def _cite(self, cite: str) -> str:
        return f"  [cite]({escape(cite)})[/]" if cite else ""
