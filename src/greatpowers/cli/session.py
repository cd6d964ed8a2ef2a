"""A game in the terminal: bots answer by themselves, people by typing."""

from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any, Final

from greatpowers.bots import Bot
from greatpowers.bots.reasons import note, why_chosen
from greatpowers.bots.remarks import Ears, let_bots_speak
from greatpowers.cli.common import called, read_record
from greatpowers.cli.counted import read_numbers
from greatpowers.cli.naming import Namer
from greatpowers.cli.screen import Screen
from greatpowers.kernel.chair import Chair
from greatpowers.kernel.errors import TableError
from greatpowers.kernel.table import Table
from greatpowers.kernel.verdict import NOT_ASKED
from greatpowers.kernel.vocabulary import Option
from greatpowers.kit.counting import Counts, answers_of

LOG_LINES: Final = 20
MOST_GUESSES: Final = 8


class Quit(Exception):
    """The player has had enough, or there is nobody to type."""


class Session:
    """One game at one keyboard. ``players`` names a bot for each player, or nobody: a human."""

    def __init__(
        self,
        table: Table[Any],
        players: Mapping[str, Bot | None],
        screen: Screen,
        read: Callable[[str], str],
    ) -> None:
        self.table = table
        self._players = players
        self._screen = screen
        self._read_line = read
        self._namer = Namer(table.game, screen.words)
        self._humans = [name for name, bot in players.items() if bot is None]
        self._log_shown = dict.fromkeys(table.seats, 0)
        self._ears = Ears()
        self._at_keyboard = ""
        self._drawn = -1
        self._commands: Final[dict[str, Callable[[int, str], bool]]] = {
            "?": self._rule,
            "terms": self._glossary,
            "why": self._why,
            "aside": self._aside,
            "undo": self._undo,
            "log": self._log,
            "board": self._board,
            "save": self._save,
            "load": self._load,
            "help": self._help,
            "quit": self._quit,
        }

    def run(self) -> None:
        """Play until the game is over or the player leaves."""
        try:
            while self.table.asks():
                self._step()
            seat = self.table.seats.index(self._humans[0]) if len(self._humans) == 1 else None
            self._tell_news(seat)
            self._screen.board(self.table, seat)
            self._screen.standing(self.table)
        except Quit:
            self._screen.note("cli-bye")

    def _step(self) -> None:
        let_bots_speak(self.table, {seat: self._bot(seat) for seat in self._bots()}, self._ears)
        forced = self.table.forced(self._bots())
        if forced is not None:
            self.table.answer_forced(forced[0])
            return
        for ask in self.table.asks():
            bot = self._players[self.table.seats[ask.seat]]
            if bot is not None:
                self._let_answer(bot, ask.seat)
                return
        self._human(self.table.asks()[0].seat)

    def _let_answer(self, bot: Bot, seat: int) -> None:
        """Let a bot answer, and tell why where it agrees with others or refuses."""
        table, chair = self.table, Chair(self.table, seat)
        chosen = bot.choose(chair)
        reasons = why_chosen(bot, chair, chosen, f"{table.position} {seat}")
        table.answer_all(seat, chosen)
        note(table, reasons)

    def _bot(self, seat: int) -> Bot:
        bot = self._players[self.table.seats[seat]]
        assert bot is not None, "a human sits there"
        return bot

    def _bots(self) -> list[int]:
        names = self.table.seats
        return [seat for seat, name in enumerate(names) if self._players[name] is not None]

    def _human(self, seat: int) -> None:
        """Put a question to the player at the keyboard until it is answered."""
        table = self.table
        options = table.options(seat)
        ask = table.ask_of(seat)
        if ask is not None and ask.kind == "window" and len(options) == 1:
            table.answer(seat, options[0])
            return
        self._hand_over(seat)
        self._tell_news(seat)
        if self._others_acted(seat):
            if self._drawn < 0:
                self._screen.board(table, seat)
            else:
                self._screen.changes(table, seat)
            self._drawn = table.position
        self._screen.ask(table, seat, options)
        self._tell_counts(seat)
        while not self._obey(seat, options, self._read("> ")):
            pass

    def _tell_counts(self, seat: int) -> None:
        counts = self._counts(seat)
        if counts is not None and len(counts["turns"]) != 1:
            parse = self.table.game.vocabulary.parse
            self._screen.counts([parse(answer) for answer in counts["there"]], counts)

    def _hand_over(self, seat: int) -> None:
        name = self.table.seats[seat]
        if len(self._humans) > 1 and name != self._at_keyboard:
            self._screen.curtain(called(self._screen.words, self.table, seat))
            self._read("")
            self._drawn = -1
        self._at_keyboard = name

    def _tell_news(self, seat: int | None) -> None:
        entries = self.table.read_log(seat)
        key = self._at_keyboard if seat is None else self.table.seats[seat]
        self._screen.log(entries[self._log_shown.get(key, 0) :])
        self._log_shown[key] = len(entries)

    def _others_acted(self, seat: int) -> bool:
        """Say whether the board should be drawn anew: for the first time, or after others."""
        if not 0 <= self._drawn <= self.table.position:
            return True
        return any(by != seat for by, _ in self.table.answers[self._drawn :])

    def _read(self, prompt: str) -> str:
        try:
            return self._read_line(prompt).strip()
        except (EOFError, KeyboardInterrupt):
            raise Quit from None

    # -- what may be typed; each says whether the question must be put again -------------------

    def _obey(self, seat: int, options: list[Option], line: str) -> bool:
        word, _, rest = line.partition(" ")
        if line.startswith("?"):
            word, rest = "?", line[1:]
        command = self._commands.get(word.lower())
        if command is None:
            return self._answer(seat, options, line)
        try:
            return command(seat, rest.strip())
        except TableError as error:
            self._screen.console.print(str(error), style="bad", markup=False)
            return False

    def _answer(self, seat: int, options: list[Option], line: str) -> bool:
        numbers = read_numbers(line)
        counts = self._counts(seat) if numbers else None
        if counts is not None:
            return self._answer_counts(seat, counts, numbers)
        if not line and len(options) == 1:
            meant = options
        else:
            meant = self._namer.option(options, line)
        if len(meant) != 1:
            self._not_understood(options, line, meant)
            return False
        if not self._confirmed(seat, meant[0]):
            return False
        self.table.answer(seat, meant[0])
        return True

    def _counts(self, seat: int) -> Counts | None:
        """Return how often which answers may be given at once, if several may be."""
        found: Counts | None = self.table.explain(seat).get("counts")
        return found

    def _answer_counts(self, seat: int, counts: Counts, numbers: list[tuple[int, str]]) -> bool:
        """Give so many answers of each kind as one, if all of them can be given."""
        known = [self.table.game.vocabulary.parse(answer) for answer in counts["there"]]
        wanted: dict[str, int] = {}
        for number, name in numbers:
            meant = self._namer.named_in_full(known, name)
            if len(meant) != 1:
                self._not_understood(known, name, meant)
                return False
            wanted[str(meant[0])] = wanted.get(str(meant[0]), 0) + number
        answers = answers_of(counts, wanted)
        if not answers:
            self._screen.counts(known, counts)
            return False
        self.table.answer_all(seat, answers)
        return True

    def _confirmed(self, seat: int, option: Option) -> bool:
        """Ask once before something is lost, or if the whole price has to be borrowed."""
        stakes = self.table.stakes(seat, option)
        cost = self.table.cost(seat, option)
        if not stakes.loses and (not stakes.owed or stakes.owed != cost):
            return True
        self._screen.stakes(stakes)
        self._screen.note("cli-really", option=self._screen.option(option))
        return self._is_yes(self._read("> "))

    def _not_understood(self, options: list[Option], line: str, meant: list[Option]) -> None:
        if not meant:
            self._screen.note("cli-not-understood", line=line, most=len(options))
            return
        guesses = ", ".join(self._screen.option(option) for option in meant[:MOST_GUESSES])
        self._screen.note("cli-which", line=line, guesses=guesses)

    def _rule(self, seat: int, section: str) -> bool:
        """Show the rule behind the question, a section by its number, or what a card says."""
        ask = self.table.ask_of(seat)
        cite = section or (ask.cite if ask is not None else "")
        named = self._namer.anything(cite) if cite and not any(map(str.isdigit, cite)) else []
        if not cite:
            self._screen.note("cli-no-rule-here", section=self._a_section())
        elif named and named[0].target is not None:
            self._screen.thing(named[0])
        elif not self._screen.term(cite):
            self._screen.rule(cite)
        return False

    def _glossary(self, _: int, word: str) -> bool:
        """List the terms of the game, or explain one."""
        if not word:
            self._screen.terms()
        elif not self._screen.term(word):
            self._screen.note("cli-no-term", word=word)
        return False

    def _why(self, seat: int, text: str) -> bool:
        """Explain what stands against a move, for every verb that could mean it."""
        if not text:
            self._screen.note("cli-why-what", move=self._a_move(seat))
            return False
        meant = self._namer.anything(text)
        if not meant:
            self._screen.note("cli-no-such-thing", name=text)
            return False
        at_issue = [option for option in meant if self._at_issue(seat, option)]
        if not at_issue:
            self._screen.note(NOT_ASKED.reason)
        said: set[tuple[str, str]] = set()
        for option in at_issue:
            verdict = self.table.why(seat, option.verb, option.target)
            if (option.verb, verdict.reason) not in said:
                said.add((option.verb, verdict.reason))
                self._screen.verdict(option, verdict)
                if verdict:
                    self._screen.bill(self.table.bill(seat, option))
        return False

    def _at_issue(self, seat: int, option: Option) -> bool:
        """Say whether the question to a seat has anything to do with an option."""
        ask = self.table.ask_of(seat)
        verb = self.table.game.vocabulary.verbs[option.verb]
        return ask is not None and any(
            choice.verb is verb and option.code - verb.base in choice.targets
            for choice in ask.menu()
        )

    def _aside(self, seat: int, text: str) -> bool:
        """List what may be said though nobody asks, or say some of it."""
        options = self.table.asides(seat)
        if not options:
            self._screen.note("cli-no-asides")
            return False
        if not text:
            self._screen.asides(self.table, options)
            return False
        meant = self._namer.option(options, text)
        if len(meant) != 1:
            self._not_understood(options, text, meant)
            return False
        self.table.aside(seat, meant[0])
        self._screen.note("cli-aside-said", option=self._screen.option(meant[0]))
        return True

    def _undo(self, seat: int, _: str) -> bool:
        """Take back one's last answer; past a wall only if the other people here agree."""
        table = self.table
        if table.undoable(seat):
            table.undo(seat)
            self._drawn = min(self._drawn, table.position)
        else:
            steps = self._steps_to_own_answer(seat)
            if not steps:
                self._screen.note("cli-nothing-to-undo")
                return False
            if not self._agreed(seat):
                self._screen.note("cli-undo-declined")
                return False
            table.undo(seat, steps, consent=True)
            self._drawn = -1
        self._forget()
        self._screen.note("cli-undone")
        return True

    def _steps_to_own_answer(self, seat: int) -> int:
        """Count the answers back to this seat's last one; 0 if it has not answered yet."""
        for steps, (by, _) in enumerate(reversed(self.table.answers), start=1):
            if by == seat:
                return steps
        return 0

    def _agreed(self, seat: int) -> bool:
        """Ask the other people whether an answer past a wall may be taken back; bots agree."""
        for name in self._humans:
            if name != self.table.seats[seat]:
                self._screen.note(
                    "cli-undo-consent",
                    name=called(self._screen.words, self.table, self.table.seats.index(name)),
                    other=called(self._screen.words, self.table, seat),
                )
                if not self._is_yes(self._read("> ")):
                    return False
        return True

    def _is_yes(self, typed: str) -> bool:
        return typed.casefold() in self._screen.words.text("language-yes").split()

    def _forget(self) -> None:
        """After the game went back, tell only what happens from here."""
        table = self.table
        table.notes = [line for line in table.notes if line.at <= table.position]
        for seat, name in enumerate(self.table.seats):
            lines = len(self.table.read_log(seat))
            self._log_shown[name] = min(self._log_shown[name], lines)

    def _log(self, seat: int, lines: str) -> bool:
        most = int(lines) if lines.isdecimal() else LOG_LINES
        self._screen.log(self.table.read_log(seat)[-most:])
        return False

    def _board(self, seat: int, _: str) -> bool:
        self._screen.board(self.table, seat)
        return False

    def _save(self, _: int, file: str) -> bool:
        if not file:
            self._screen.note("cli-save-where")
            return False
        try:
            Path(file).write_text(self.table.record().to_json(), encoding="utf-8")
        except OSError as error:
            self._screen.note("cli-cannot-write", file=file, reason=error.strerror)
        else:
            self._screen.note("cli-saved", file=file)
        return False

    def _load(self, _: int, file: str) -> bool:
        if not file:
            self._screen.note("cli-load-what")
            return False
        record = read_record(file, self._screen.words)
        table = Table.replay(self.table.game, record)
        if set(table.seats) != set(self.table.seats):
            self._screen.note("cli-other-seats", file=file)
            return False
        self.table = table
        self._log_shown = {name: len(table.read_log(seat)) for seat, name in enumerate(table.seats)}
        self._drawn = -1
        self._screen.note("cli-loaded", file=file, position=table.position)
        return True

    def _help(self, seat: int, _: str) -> bool:
        move = self._a_move(seat)
        thing = self._screen.target(move).casefold()
        self._screen.note("cli-play-help", section=self._a_section(), thing=thing, move=move)
        return False

    def _a_section(self) -> str:
        """Return the number of a rule of this game, as an example."""
        return self._screen.rules[0]

    def _a_move(self, seat: int) -> Option:
        """Return something that might be done to a named thing, if possible now."""
        every = self.table.options(seat) + self.table.game.vocabulary.options
        verbs = self.table.game.vocabulary.verbs
        return next(each for each in every if verbs[each.verb].kind not in ("", "number"))

    def _quit(self, _: int, __: str) -> bool:
        raise Quit
