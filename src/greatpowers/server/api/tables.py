"""Tables over HTTP: the lobby, opening, seats, records and looking back."""

import asyncio
import json
from collections.abc import Sequence
from typing import Annotated, Any

from fastapi import APIRouter, Body, Path, Query, Response

from greatpowers.bots import BOTS
from greatpowers.kernel.game import Game, GameOption
from greatpowers.kernel.table import Table
from greatpowers.kernel.words import LANGUAGES
from greatpowers.server import seating
from greatpowers.server.api.context import Calling, InHall, OnSite, take_drop
from greatpowers.server.api.schemas import (
    GameInfo,
    GiveUp,
    Lobby,
    NewTable,
    OpenedTable,
    Replaced,
    SeatToken,
    SitDown,
    TakenSeat,
    UploadedRecord,
    VerbInfo,
    VocabularyInfo,
)
from greatpowers.server.authority import Caller, check_watching, standing
from greatpowers.server.contract import Past, TableRow
from greatpowers.server.driver import drive
from greatpowers.server.errors import Refusal
from greatpowers.server.live import LiveTable
from greatpowers.server.opening import (
    Plan,
    SeatPlan,
    check_seats,
    open_new,
    open_record,
)
from greatpowers.server.records import play_record, stored_record
from greatpowers.server.rows import table_row
from greatpowers.server.storage import store
from greatpowers.server.storage.models import StoredTable

router = APIRouter(prefix="/api", tags=["tables"])

TableId = Annotated[str, Path(max_length=24)]
SeatName = Annotated[str, Path(max_length=16)]


@router.get("/games")
async def games(site: OnSite) -> list[GameInfo]:
    """List the games that can be played here."""
    found = []
    for name in site.settings.list_games():
        game = site.settings.find_game(name)
        text = game.folder / "text"
        found.append(
            GameInfo.model_validate(
                {
                    "id": game.id,
                    "version": game.version,
                    "seats": game.seats(game.settle(None)),
                    "options": [_option(game, option) for option in game.options],
                    "bots": list(BOTS),
                    "languages": [each for each in LANGUAGES if (text / each).is_dir()],
                }
            )
        )
    return found


def _option(game: Game[Any], option: GameOption) -> dict[str, Any]:
    usual = game.seats(game.settle(None))
    seats = {value: game.seats(game.settle({option.id: value})) for value in option.values}
    changed = {value: names for value, names in seats.items() if names != usual}
    return {"id": option.id, "values": option.values, "seats": changed}


@router.get("/games/{game}/vocabulary")
async def vocabulary(
    game: Annotated[str, Path(max_length=40)],
    site: OnSite,
    response: Response,
    fingerprint: Annotated[str, Query(max_length=64)] = "",
) -> VocabularyInfo:
    """List the verbs of a game and their targets; who names the fingerprint may keep it."""
    found = site.settings.find_game(game)
    kept = "public, max-age=31536000, immutable"
    response.headers["Cache-Control"] = (
        kept if fingerprint == found.fingerprint else "private, no-cache"
    )
    return VocabularyInfo(
        fingerprint=found.fingerprint,
        verbs=[
            VerbInfo(verb=verb.name, kind=verb.kind, targets=list(verb.targets))
            for verb in found.vocabulary.verbs.values()
        ],
    )


@router.get("/tables")
async def lobby(hall: InHall, caller: Calling) -> Lobby:
    """List the tables one may join, one's own, those to watch and those that are over."""
    claimed = {claim.table for claim in caller.claims}
    async with hall.site.sessions() as session:
        lists = {
            "open": await store.open_tables(session),
            "mine": await store.own_tables(session, claimed, caller.account),
            "running": await store.running_tables(session),
            "finished": await store.finished_tables(session),
        }
        ids = {row.id for rows in lists.values() for row in rows}
        seats = await store.seats_of(session, ids)

    def listed(rows: Sequence[StoredTable], own: bool) -> list[TableRow]:
        shown = []
        for row in rows:
            stands = standing(caller, row, seats[row.id])
            if not own or stands.seats or stands.owner:
                present = hall.present(row.id)
                shown.append(table_row(row, seats[row.id], present, stands.seats))
        return shown

    return Lobby(**{name: listed(rows, name == "mine") for name, rows in lists.items()})


@router.post("/tables", status_code=201)
async def open_table(body: NewTable, hall: InHall, caller: Calling) -> OpenedTable:
    """Open a table for a new game."""
    take_drop(hall.site.new_tables, caller.address)
    plan = Plan(
        body.game,
        body.options,
        {seat: each.plan(caller.account, caller.name) for seat, each in body.seats.items()},
        body.name,
        body.is_public,
        body.forecast,
        body.clock.model_dump(),
        body.timeout,
        caller.account,
    )
    game = hall.site.settings.find_game(plan.game)
    check_seats(game.seats(game.settle(plan.options)), plan.seats)
    opened = await open_new(hall.site, plan)
    if any(seat.kind == "bot" for seat in plan.seats.values()):
        drive(await hall.find(opened.table))
    return OpenedTable.model_validate(opened.data())


@router.get("/tables/{table}")
async def one_table(table: TableId, hall: InHall, caller: Calling) -> TableRow:
    """Say everything about a table that is no secret."""
    live = await hall.find(table)
    async with live.turn():
        stands = _watch(live, caller)
        return live.data(list(stands))


def _watch(live: LiveTable, caller: Caller) -> list[str]:
    """Return the seats of a caller at a table which they may see."""
    stands = standing(caller, live.row, live.seats)
    check_watching(stands, live.row)
    return list(stands.seats)


@router.post("/tables/{table}/seats/{seat}")
async def sit_down(
    table: TableId, seat: SeatName, body: SitDown, hall: InHall, caller: Calling
) -> SeatToken:
    """Take an open seat."""
    name = body.name or caller.name or ""
    return SeatToken(token=await seating.sit_down(hall, table, seat, name, caller))


@router.delete("/tables/{table}/seats/{seat}")
async def give_up(
    table: TableId,
    seat: SeatName,
    hall: InHall,
    caller: Calling,
    body: Annotated[GiveUp, Body()] = GiveUp(),  # noqa: B008 - it is never changed
) -> Replaced:
    """Revoke a seat or give it up: open it, invite somebody else, or let a bot play on."""
    plan = SeatPlan(body.replace)
    if body.replace == "bot":
        bot = body.bot or "random"
        if bot not in BOTS:
            raise Refusal("bad-option", f"there is no such bot; there are: {', '.join(BOTS)}")
        plan = SeatPlan("bot", bot, bot)
    return Replaced.model_validate(await seating.give_up(hall, table, seat, plan, caller))


@router.post("/invitations/{code}")
async def follow_invitation(
    code: Annotated[str, Path(max_length=60)], body: SitDown, hall: InHall, caller: Calling
) -> TakenSeat:
    """Take the seat to which an invitation leads; it works once."""
    take_drop(hall.site.new_tables, caller.address)
    name = body.name or caller.name or ""
    table, seat, token = await seating.follow_invitation(hall, code, name, caller)
    return TakenSeat(table=table, seat=seat, token=token)


@router.get("/tables/{table}/record", response_model=dict[str, Any])
async def record(table: TableId, hall: InHall, caller: Calling) -> Response:
    """Return the record of a finished game; while it goes on the seed is nobody's business."""
    live = await hall.find(table)
    async with live.turn():
        _watch(live, caller)
        text = (await stored_record(hall.site, table)).to_json()
    name = f'attachment; filename="{live.row.game}-{table}.json"'
    return Response(text, media_type="application/json", headers={"Content-Disposition": name})


@router.get("/tables/{table}/replay")
async def replay(
    table: TableId,
    hall: InHall,
    caller: Calling,
    at: Annotated[int, Query(ge=0, le=10**6)],
    seat: Annotated[str | None, Query(max_length=16)] = None,
) -> Past:
    """Show a table as one's seat saw it at a position; after the end, as any seat saw it."""
    live = await hall.find(table)
    async with live.turn():
        own = _watch(live, caller)
        if seat is None:
            seat = own[0] if own else None
        elif seat not in own and not live.row.finished:
            raise Refusal("not-your-seat", "you do not hold that seat")
        return live.look_back(seat, at)


@router.post("/records", status_code=201)
async def upload_record(body: UploadedRecord, hall: InHall, caller: Calling) -> OpenedTable:
    """Bring a record: to look at, or to go on with if ``resume`` says who sits where."""
    take_drop(hall.site.new_tables, caller.address)
    played = await asyncio.to_thread(play_record, hall.site, json.dumps(body.record))
    seats = {seat: each.plan(caller.account, caller.name) for seat, each in body.seats.items()}
    if not body.resume:
        seats = _onlookers(played)
    plan = Plan(
        played.game.id,
        played.settings,
        seats,
        body.name,
        body.public,
        owner=caller.account,
    )
    opened = await open_record(hall.site, plan, played, body.resume)
    if not body.resume:
        opened.tokens.clear()
    elif any(seat.kind == "bot" for seat in plan.seats.values()):
        await hall.find(opened.table)
    return OpenedTable.model_validate(opened.data())


def _onlookers(table: Table[Any]) -> dict[str, SeatPlan]:
    """Return seats for a game that is only looked at."""
    return {seat: SeatPlan("here") for seat in table.seats}
