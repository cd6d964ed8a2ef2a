"""What a client says over its socket, and what is done about it."""

import asyncio
import logging
import unicodedata
from collections.abc import Awaitable, Callable, Coroutine
from functools import partial
from typing import Any, Final, TypeAlias, TypeVar

from greatpowers.bots.analyst import Advice
from greatpowers.bots.recount import Turn
from greatpowers.kernel.errors import TableError
from greatpowers.server import contract, messages, views
from greatpowers.server.client import Client
from greatpowers.server.errors import Refusal, refusal_of
from greatpowers.server.tables import give_standing_answers, proposals, steps
from greatpowers.server.tables.analysis import WHOLE, advised, analysis_of, told_aim
from greatpowers.server.tables.asides import say_aside
from greatpowers.server.tables.chat import Line
from greatpowers.server.tables.in_memory import TablesInMemory
from greatpowers.server.tables.live import LiveTable
from greatpowers.server.tables.moments_read import note_read
from greatpowers.server.tables.plans import (
    beginning_of_plan,
    job_for_analyst,
    job_in_plan,
    job_of_recount,
)
from greatpowers.server.tables.rematch import rematch
from greatpowers.server.tables.time_played import time_played
from greatpowers.server.thinking import Job, tell_turns
from greatpowers.server.trial import Trial, open_answers, try_plan

T = TypeVar("T")

_log = logging.getLogger("greatpowers.tables")
_TURNING: Final = dict.fromkeys(
    map(ord, "\u200e\u200f\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069")
)
"""Characters that turn the direction of what follows them."""


def readable(text: str) -> str:
    """Return what somebody says as one line, in the direction in which it is read."""
    said = " ".join(text.translate(_TURNING).split())
    if any(unicodedata.category(character) == "Cc" for character in said):
        raise Refusal("bad-request", "that has characters that cannot be shown")
    return said


class Conversation:
    """One client's conversation with one table."""

    def __init__(self, tables: TablesInMemory, live: LiveTable, client: Client) -> None:
        self.tables = tables
        self.services = tables.services
        self.live = live
        self.client = client
        self._thinking: set[asyncio.Task[None]] = set()
        self._one_bot = asyncio.Lock()

    async def hear(self, message: Any) -> None:
        """Do what a message asks for, and reply to it: at once, or when a bot has thought."""
        handler = HANDLERS[message.type]
        try:
            reply = await handler(self, message)
        except TableError as error:
            raise refusal_of(error) from None
        if reply is not None:
            self.client.send(reply)

    def close(self) -> None:
        """Stop what bots still think about for this client, and tell it no more."""
        if self.live.analysis is not None:
            self.live.analysis.listeners.discard(self.client)
        for task in self._thinking:
            task.cancel()

    def _own(self, seat: str | None) -> str:
        """Return the seat for which a message speaks; the client must hold it."""
        if seat is None and self.client.shown is not None:
            return self.client.shown
        if seat not in self.client.seats:
            raise Refusal("not-your-seat", "you do not hold that seat")
        return str(seat)

    def _planner(self, seat: str | None) -> str:
        """Return the seat from which somebody plans: their own, or any when the game is over."""
        if seat is not None and self.live.row.finished:
            return self.live.seat(seat).seat
        return self._own(seat)

    def _ack(self, message: messages.Numbered) -> contract.Ack:
        return {"type": "ack", "id": message.id, "position": self.live.position}

    async def answer(self, message: messages.Answer) -> contract.Ack:
        """Answer the present question."""
        seat = self._own(message.seat)
        position = await steps.answer(self.live, seat, message.plan, message.at, "player")
        return {"type": "ack", "id": message.id, "position": position}

    async def aside(self, message: messages.Aside) -> contract.Ack:
        """Say something beside the questions, for nobody else to hear."""
        seat = self._own(message.seat)
        async with self.live.turn():
            await say_aside(self.live, seat, message.option)
            return self._ack(message)

    async def why(self, message: messages.Why) -> contract.Why:
        """Say what may be done with a target."""
        seat = self._planner(message.seat)
        async with self.live.turn():
            table, asked = self.live.table, seat
            if message.plan is None:
                self.live.check_running()
            else:
                self._check_length(message.plan.answers)
                beginning = beginning_of_plan(self.live, seat, message.plan.at)
                trial = try_plan(self.live.table, beginning, message.plan.answers)
                table, asked = trial.table, trial.eyes(message.plan.others == "hand")
            told = views.verdicts(table, asked, message.target, message.verb)
        return {"type": "why", "id": message.id, "verdicts": told}

    def _check_length(self, answers: list[str]) -> None:
        if len(answers) > self.services.settings.limits.sandbox_answers:
            raise Refusal("too-large", "that plan is too long")

    async def undo(self, message: messages.Undo) -> contract.Ack:
        """Take answers back, or ask the others for it."""
        seat = self._own(message.seat)
        async with self.live.turn():
            held = self.client.seats
            done = await proposals.undo(self.live, seat, message.steps, held, message.to)
            return {**self._ack(message), "proposed": not done}

    async def propose(self, message: messages.Propose) -> contract.Ack:
        """Ask the others for an undo or a draw."""
        seat = self._own(message.seat)
        async with self.live.turn():
            if message.what == "replace":
                absent = message.absent or ""
                await proposals.propose_replacing(
                    self.live, seat, absent, message.successor, self.client.seats
                )
                return {**self._ack(message), "proposed": True}
            back = 0
            if message.what == "undo":
                back = proposals.steps_back(self.live, seat, message.steps)
            done = await proposals.propose(self.live, seat, message.what, back, self.client.seats)
            return {**self._ack(message), "proposed": not done}

    async def consent(self, message: messages.Consent) -> contract.Ack:
        """Say yes or no to what another seat proposes."""
        seats = self.client.seats if message.seat is None else [self._own(message.seat)]
        async with self.live.turn():
            await proposals.consent(self.live, message.proposal, message.yes, seats)
            return self._ack(message)

    async def resign(self, message: messages.Resign) -> contract.Ack:
        """Give the game up."""
        seat = self._own(message.seat)
        async with self.live.turn():
            self.live.check_running()
            others = [other for other in self.live.table.seats if other != seat]
            await steps.finish(self.live, others, "resigned")
            return self._ack(message)

    async def rematch(self, message: messages.Rematch) -> contract.Rematch:
        """Open a table for another game with sides changed, or find the one that is open."""
        self._own(message.seat)
        async with self.live.turn():
            if not self.live.row.finished:
                raise Refusal("not-finished", "the game is still going on")
            again = await rematch(self.live)
            for client in self.live.audience.clients:
                if client is not self.client and client.seats:
                    client.send(again.message_to(client))
            return {**again.message_to(self.client), "id": message.id}

    async def chat(self, message: messages.Chat) -> contract.Ack:
        """Say something to everybody, or from one seat to some others alone."""
        text = readable(message.text)
        if not text or len(text) > self.services.settings.limits.chat_characters:
            raise Refusal("too-large", "say it in 1 to 500 characters")
        seat = self._own(message.seat) if self.client.seats else None
        async with self.live.turn():
            now = self.services.settings.now()
            issue = None if seat is None else self.client.versions[seat]
            over = self.live.row.finished
            near = None if seat is None or over else views.confidants(self.live.table, seat)
            line = Line(text, now, self.client.name, seat, issue, message.to, near)
            await self.live.chat.say(line)
            await self.live.hear_chat()
            return self._ack(message)

    async def stand(self, message: messages.Stand) -> contract.Ack:
        """Answer the present question, and all like it, in advance."""
        seat = self._own(message.seat)
        async with self.live.turn():
            await give_standing_answers.give(
                self.live, seat, message.option, message.period, message.at, message.situation
            )
            return self._ack(message)

    async def withdraw(self, message: messages.Withdraw) -> contract.Ack:
        """Be asked again."""
        seat = self._own(message.seat)
        async with self.live.turn():
            await give_standing_answers.withdraw(self.live, seat, message.standing)
            return self._ack(message)

    async def sandbox(self, message: messages.Sandbox) -> contract.Sandbox | None:
        """Try a plan on a copy that nobody else sees and that knows no secrets.

        Where a bot is to answer in it, the reply comes later: nothing else waits for it.
        """
        seat = self._planner(message.seat)
        self._check_length(message.answers)
        live = self.live
        async with live.turn():
            base = live.base
            beginning = beginning_of_plan(live, seat, message.at)
            trial = try_plan(live.table, beginning, message.answers, message.lenient)
            job = None
            if message.others == "bot" and trial.waits_for() is not None:
                job = job_in_plan(live, trial, beginning)
            shared = open_answers(live.table, beginning, trial.answers) if message.share else None

        def told() -> contract.Sandbox:
            return self._told(message, trial, base, shared)

        if job is None:
            return told()
        self._later(self._let_bot_answer(message.id, trial, job, told))
        return None

    def _later(self, work: Coroutine[Any, Any, None]) -> None:
        """Reply when a bot has thought."""
        task = asyncio.create_task(work)
        self._thinking.add(task)
        task.add_done_callback(self._thinking.discard)

    async def _let_bot_answer(
        self, number: int, trial: Trial, job: Job, told: Callable[[], contract.Sandbox]
    ) -> None:
        """Let a bot answer in a plan, one after another, and say where the plan leads then."""
        async with self._one_bot:
            thought = await self.services.thinker.choose(job)
            try:
                trial.let_bot_answer(None if thought is None else thought.answers)
                self.client.send(told())
            except Exception:
                _log.exception("a bot could not go on in a plan at table %s", self.live.id)
                wrong = Refusal("internal-error", "the plan could not go on here")
                self.client.send(wrong.message_to(number))

    async def advise(self, message: messages.Advise) -> None:
        """Ask the analyst what to do where a plan leads; the reply comes later."""
        seat = self._planner(message.seat)
        self._check_length(message.answers)
        live = self.live
        async with live.turn():
            beginning = beginning_of_plan(live, seat, message.at)
            trial = try_plan(live.table, beginning, message.answers)
            job = job_for_analyst(live, trial, beginning)
            position = live.base + trial.table.position

        def told(found: list[Advice]) -> contract.Advised:
            plans = [advised(advice) for advice in found]
            return {"type": "advised", "id": message.id, "position": position, "plans": plans}

        self._later(self._think(message.id, self.services.thinker.advise, job, told))

    async def _think(
        self,
        number: int,
        think: Callable[[Job], Awaitable[T | None]],
        job: Job,
        told: Callable[[T], contract.ServerMessage],
    ) -> None:
        """Have something thought about, one thing after another, and say what came of it."""
        async with self._one_bot:
            found = await think(job)
        if found is None:
            wrong = Refusal("internal-error", "nothing came of thinking about that")
            self.client.send(wrong.message_to(number))
        else:
            self.client.send(told(found))

    def _told(
        self, message: messages.Sandbox, trial: Trial, base: int, shared: int | None
    ) -> contract.Sandbox:
        return {
            "type": "sandbox",
            "id": message.id,
            **self.client.tell("sandbox", trial.moment(base, message.others == "hand")),
            "start": base + trial.start,
            "steps": trial.steps_from(base),
            "ready": trial.ready,
            "ready_answers": trial.ready_answers,
            "left_out": trial.left_out,
            "rest": trial.rest,
            "refused": trial.refused,
            "open": shared,
        }

    async def replay(self, message: messages.Replay) -> contract.Replay:
        """Show an earlier moment; after the end, from any seat."""
        seat = message.seat
        if seat is not None and not self.live.row.finished:
            seat = self._own(seat)
        async with self.live.turn():
            past = self.live.look_back(seat, message.at)
        return {
            "type": "replay",
            "id": message.id,
            **self.client.tell("replay", past),
            "last": past["last"],
            "open": past["open"],
        }

    async def chronicle(self, message: messages.Chronicle) -> contract.ChronicleTold:
        """Tell how the points came about, from what everybody may read."""
        async with self.live.turn():
            told = views.chronicle_of(self.live.table)
        played = await time_played(self.live)
        return {"type": "chronicle", "id": message.id, "chronicle": told, "played": played}

    async def recount(self, message: messages.Recount) -> None:
        """Tell what the others did since a seat last answered; the reply comes later."""
        seat, live = self._own(message.seat), self.live
        async with live.turn():
            job, base, seats = job_of_recount(live, seat), live.base, list(live.table.seats)

        def told(found: list[Turn]) -> contract.Recounted:
            turns: list[contract.TurnTold] = [
                {
                    "seat": seats[turn.seat],
                    "first": base + turn.first,
                    "past": base + turn.past,
                    "aims": [told_aim(aim) for aim in turn.aims],
                }
                for turn in found
            ]
            return {"type": "recounted", "id": message.id, "turns": turns}

        think = partial(self.services.thinker.have, tell_turns)

        self._later(self._think(message.id, think, job, told))

    async def hindsight(self, message: messages.Hindsight) -> contract.HindsightTold:
        """Tell how a game that is over stood; while that is found out, more follows.

        Who has a seat there has it found out, for all who look on.
        """
        async with self.live.turn():
            analysis = await analysis_of(self.live, self.client)
            if analysis.done < WHOLE:
                analysis.listeners.add(self.client)
            return {**analysis.message(), "id": message.id}

    async def read(self, message: messages.Read) -> contract.Ack:
        """Tell the others how far somebody has read."""
        seat = self._own(message.seat)
        async with self.live.turn():
            await note_read(self.live, seat, message.moments)
            return self._ack(message)

    async def curtain(self, message: messages.Curtain) -> contract.Ack:
        """Show another seat on this screen."""
        seat = self._own(message.seat)
        async with self.live.turn():
            self.client.shown = seat
            self.live.show([self.client])
            await self.live.chat.tell_past(self.client)
            return self._ack(message)

    async def ping(self, message: messages.Ping) -> contract.Ack:
        """Say that the table is there."""
        return self._ack(message)


Handler: TypeAlias = Callable[[Conversation, Any], Awaitable[contract.ServerMessage | None]]
HANDLERS: Final[dict[str, Handler]] = {
    "answer": Conversation.answer,
    "aside": Conversation.aside,
    "why": Conversation.why,
    "undo": Conversation.undo,
    "propose": Conversation.propose,
    "consent": Conversation.consent,
    "resign": Conversation.resign,
    "rematch": Conversation.rematch,
    "chat": Conversation.chat,
    "stand": Conversation.stand,
    "withdraw": Conversation.withdraw,
    "sandbox": Conversation.sandbox,
    "advise": Conversation.advise,
    "replay": Conversation.replay,
    "chronicle": Conversation.chronicle,
    "recount": Conversation.recount,
    "hindsight": Conversation.hindsight,
    "read": Conversation.read,
    "curtain": Conversation.curtain,
    "ping": Conversation.ping,
}
_BOT_IN_A_PLAN: Final = 5.0
_COST: Final[dict[str, float]] = {
    "sandbox": 2.0,
    "advise": _BOT_IN_A_PLAN,
    "replay": 2.0,
    "chronicle": 2.0,
    "recount": 2.0,
    "hindsight": _BOT_IN_A_PLAN,
    "rematch": 5.0,
}


def cost_of(message: Any) -> float:
    """Say how many ordinary messages a message counts for: a plan has to be played first."""
    plan = message.plan if isinstance(message, messages.Why) else message
    if not isinstance(plan, messages.Plan):
        return _COST.get(message.type, 1.0)
    is_thought_about = plan.others == "bot" or getattr(plan, "share", False)
    return _BOT_IN_A_PLAN if is_thought_about else _COST["sandbox"]
