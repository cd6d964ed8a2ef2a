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
from greatpowers.server.api.context import AllTables, Calling, WithServices, take_drop
from greatpowers.server.api.schemas import (
    GameInfo,
    GiveUp,
    Lobby,
    Moment,
    NewTable,
    OpenedTable,
    Replaced,
    SeatToken,
    SitDown,
    TableRow,
    TakenSeat,
    UploadedRecord,
)
from greatpowers.server.errors import Refusal
from greatpowers.server.rights import Caller, check_watching, rights_of
from greatpowers.server.storage import store
from greatpowers.server.storage.models import StoredTable
from greatpowers.server.tables import seats as seats_of_tables
from greatpowers.server.tables.creation import (
    Plan,
    SeatPlan,
    check_seats,
    open_new,
    open_record,
)
from greatpowers.server.tables.live import LiveTable
from greatpowers.server.tables.records import play_record, stored_record
from greatpowers.server.tables.summary import table_summary

router = APIRouter(prefix="/api", tags=["tables"])

TableId = Annotated[str, Path(max_length=24)]
SeatName = Annotated[str, Path(max_length=16)]


@router.get("/games")
async def games(services: WithServices) -> list[GameInfo]:
    """List the games that can be played here."""
    found = []
    for name in services.settings.list_games():
        game = services.settings.find_game(name)
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


@router.get("/tables")
async def lobby(tables: AllTables, caller: Calling) -> Lobby:
    """List the tables one may join, one's own, those to watch and those that are over."""
    claimed = {claim.table for claim in caller.claims}
    async with tables.services.sessions() as session:
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
            rights = rights_of(caller, row, seats[row.id])
            if not own or rights.seats or rights.owner:
                present = tables.present(row.id)
                data = table_summary(row, seats[row.id], present, rights.seats)
                shown.append(TableRow.model_validate(data))
        return shown

    return Lobby(**{name: listed(rows, name == "mine") for name, rows in lists.items()})


@router.post("/tables", status_code=201)
async def open_table(body: NewTable, tables: AllTables, caller: Calling) -> OpenedTable:
    """Open a table for a new game."""
    take_drop(tables.services.new_tables, caller.address)
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
    game = tables.services.settings.find_game(plan.game)
    check_seats(game.seats(game.settle(plan.options)), plan.seats)
    opened = await open_new(tables.services, plan)
    if any(seat.kind == "bot" for seat in plan.seats.values()):
        await tables.find(opened.table)
    return OpenedTable.model_validate(opened.data())


@router.get("/tables/{table}")
async def one_table(table: TableId, tables: AllTables, caller: Calling) -> TableRow:
    """Say everything about a table that is no secret."""
    live = await tables.find(table)
    async with live.turn():
        rights = _watch(live, caller)
        return TableRow.model_validate(live.summary(list(rights)))


def _watch(live: LiveTable, caller: Caller) -> list[str]:
    """Return the seats of a caller at a table which they may see."""
    rights = rights_of(caller, live.row, live.seats)
    check_watching(rights, live.row)
    return list(rights.seats)


@router.post("/tables/{table}/seats/{seat}")
async def sit_down(
    table: TableId, seat: SeatName, body: SitDown, tables: AllTables, caller: Calling
) -> SeatToken:
    """Take an open seat."""
    name = body.name or caller.name or ""
    return SeatToken(token=await seats_of_tables.sit_down(tables, table, seat, name, caller))


@router.delete("/tables/{table}/seats/{seat}")
async def give_up(
    table: TableId,
    seat: SeatName,
    tables: AllTables,
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
    return Replaced.model_validate(await seats_of_tables.give_up(tables, table, seat, plan, caller))


@router.post("/invitations/{code}")
async def follow_invitation(
    code: Annotated[str, Path(max_length=60)], body: SitDown, tables: AllTables, caller: Calling
) -> TakenSeat:
    """Take the seat to which an invitation leads; it works once."""
    take_drop(tables.services.new_tables, caller.address)
    name = body.name or caller.name or ""
    table, seat, token = await seats_of_tables.follow_invitation(tables, code, name, caller)
    return TakenSeat(table=table, seat=seat, token=token)


@router.get("/tables/{table}/record", response_model=dict[str, Any])
async def record(table: TableId, tables: AllTables, caller: Calling) -> Response:
    """Return the record of a finished game; while it goes on the seed is nobody's business."""
    live = await tables.find(table)
    async with live.turn():
        _watch(live, caller)
        text = (await stored_record(tables.services, table)).to_json()
    name = f'attachment; filename="{live.row.game}-{table}.json"'
    return Response(text, media_type="application/json", headers={"Content-Disposition": name})


@router.get("/tables/{table}/replay")
async def replay(
    table: TableId,
    tables: AllTables,
    caller: Calling,
    at: Annotated[int, Query(ge=0, le=10**6)],
    seat: Annotated[str | None, Query(max_length=16)] = None,
) -> Moment:
    """Show a table as one's seat saw it at a position; after the end, as any seat saw it."""
    live = await tables.find(table)
    async with live.turn():
        own = _watch(live, caller)
        if seat is None:
            seat = own[0] if own else None
        elif seat not in own and not live.row.finished:
            raise Refusal("not-your-seat", "you do not hold that seat")
        return Moment.model_validate(live.look_back(seat, at))


@router.post("/records", status_code=201)
async def upload_record(body: UploadedRecord, tables: AllTables, caller: Calling) -> OpenedTable:
    """Bring a record: to look at, or to go on with if ``resume`` says who sits where."""
    take_drop(tables.services.new_tables, caller.address)
    played = await asyncio.to_thread(play_record, tables.services, json.dumps(body.record))
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
    opened = await open_record(tables.services, plan, played, body.resume)
    if not body.resume:
        opened.tokens.clear()
    elif any(seat.kind == "bot" for seat in plan.seats.values()):
        await tables.find(opened.table)
    return OpenedTable.model_validate(opened.data())


def _onlookers(table: Table[Any]) -> dict[str, SeatPlan]:
    """Return seats for a game that is only looked at."""
    return {seat: SeatPlan("here") for seat in table.seats}
