"""Tables over HTTP: the lobby, opening, seats, records and looking back."""

import asyncio
from functools import lru_cache
from typing import Annotated, Any, Final

from fastapi import APIRouter, Body, Path, Query, Request, Response
from fastapi.exceptions import RequestValidationError
from pydantic import ValidationError

from greatpowers.bots import BOTS, levels_of
from greatpowers.kernel.game import Game, GameOption
from greatpowers.kernel.table import Table
from greatpowers.kernel.words import LANGUAGES
from greatpowers.kit.lesson import lesson_of
from greatpowers.server.api.context import AllTables, Calling, WithServices
from greatpowers.server.api.opening import check_name, check_opening
from greatpowers.server.api.schemas import (
    GameInfo,
    GiveUp,
    InvitationInfo,
    NewTable,
    OpenedTable,
    Replaced,
    SeatToken,
    SitDown,
    TableKeys,
    TakenSeat,
    UploadedRecord,
    VerbInfo,
    VocabularyInfo,
    host_of,
)
from greatpowers.server.contract import Analysis, Past, TableRow
from greatpowers.server.errors import Refusal
from greatpowers.server.rights import Caller, check_watching, rights_of
from greatpowers.server.services import Services
from greatpowers.server.settings import Settings
from greatpowers.server.tables import seats as seats_of_tables
from greatpowers.server.tables.analysis import kept_analysis
from greatpowers.server.tables.closing import close_table
from greatpowers.server.tables.creation import (
    Plan,
    SeatPlan,
    check_seats,
    open_new,
    open_record,
)
from greatpowers.server.tables.keys import renew_keys
from greatpowers.server.tables.live import LiveTable
from greatpowers.server.tables.records import play_record, stored_record

router = APIRouter(prefix="/api", tags=["tables"])

TableId = Annotated[str, Path(max_length=24, pattern=r"^[A-Za-z0-9_-]+$")]
SeatName = Annotated[str, Path(max_length=16)]


@router.get("/games")
async def games(services: WithServices) -> list[GameInfo]:
    """List the games that can be played here."""
    return await asyncio.to_thread(_games, services.settings)


@lru_cache(maxsize=8)
def _games(settings: Settings) -> list[GameInfo]:
    """Describe all games, once: they do not change while the server runs."""
    found = []
    for name in settings.list_games():
        game = settings.find_game(name)
        text = game.folder / "text"
        lesson = lesson_of(game)
        found.append(
            GameInfo.model_validate(
                {
                    "id": game.id,
                    "version": game.version,
                    "seats": game.seats(game.settle(None)),
                    "options": [_option(game, option) for option in game.options],
                    "bots": levels_of(game),
                    "languages": [each for each in LANGUAGES if (text / each).is_dir()],
                    "lesson": None if lesson is None else lesson.text,
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
    services: WithServices,
    response: Response,
    fingerprint: Annotated[str, Query(max_length=64)] = "",
) -> VocabularyInfo:
    """List the verbs of a game and their targets; who names the fingerprint may keep it."""
    found = services.settings.find_game(game)
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


@router.post("/tables", status_code=201)
async def open_table(body: NewTable, tables: AllTables, caller: Calling) -> OpenedTable:
    """Open a table for a new game."""
    opener = await check_opening(tables.services, caller, body.seats.values(), body.is_public)
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
        opener,
        host_of(body.seats.values(), caller.name),
        body.pace,
        private_talk=body.private_talk,
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
        return live.summary(list(rights))


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
    await check_name(tables.services, name, caller.account)
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


@router.get("/invitations/{code}")
async def invitation(
    code: Annotated[str, Path(max_length=60)], tables: AllTables
) -> InvitationInfo:
    """Say where an invitation leads, before one follows it."""
    seat, row = await seats_of_tables.read_invitation(tables, code)
    return InvitationInfo(table=row, seat=seat)


@router.post("/invitations/{code}")
async def follow_invitation(
    code: Annotated[str, Path(max_length=60)], body: SitDown, tables: AllTables, caller: Calling
) -> TakenSeat:
    """Take the seat to which an invitation leads; it works once."""
    name = body.name or caller.name or ""
    await check_name(tables.services, name, caller.account)
    table, seat, token = await seats_of_tables.follow_invitation(tables, code, name, caller)
    return TakenSeat(table=table, seat=seat, token=token)


@router.delete("/tables/{table}", status_code=204)
async def close(table: TableId, tables: AllTables, caller: Calling) -> None:
    """Delete one's own table, if others do not play at it."""
    await close_table(await tables.find(table), caller)
    tables.drop(table)


@router.post("/tables/{table}/keys")
async def new_keys(table: TableId, tables: AllTables, caller: Calling) -> TableKeys:
    """Make new keys for the owner and the watchers of a table; the old ones end."""
    owner, watcher = await renew_keys(await tables.find(table), caller)
    return TableKeys(owner=owner, watcher=watcher)


@router.get("/tables/{table}/record", response_model=dict[str, Any])
async def record(table: TableId, tables: AllTables, caller: Calling) -> Response:
    """Return the record of a finished game; while it goes on the seed is nobody's business."""
    live = await tables.find(table)
    async with live.turn():
        _watch(live, caller)
        text = (await stored_record(tables.services, table)).to_json()
    name = f'attachment; filename="{live.row.game}-{table}.json"'
    return Response(text, media_type="application/json", headers={"Content-Disposition": name})


@router.get("/tables/{table}/analysis")
async def analysis(
    table: TableId, tables: AllTables, caller: Calling, response: Response
) -> Analysis:
    """Return what the analyst found in a finished game, once that is known."""
    live = await tables.find(table)
    async with live.turn():
        _watch(live, caller)
        if not live.row.finished:
            raise Refusal("not-finished", "the game is still going on")
        kept = await kept_analysis(live)
    if kept is None:
        raise Refusal("not-analysed", "this game has not been looked through yet")
    name = f'attachment; filename="{live.row.game}-{table}-analysis.json"'
    response.headers["Content-Disposition"] = name
    return kept


@router.get("/tables/{table}/replay")
async def replay(
    table: TableId,
    tables: AllTables,
    caller: Calling,
    at: Annotated[int, Query(ge=0, le=10**6)],
    seat: Annotated[str | None, Query(max_length=16)] = None,
) -> Past:
    """Show a table as one's seat saw it at a position; after the end, as any seat saw it."""
    live = await tables.find(table)
    async with live.turn():
        own = _watch(live, caller)
        if seat is None:
            seat = own[0] if own else None
        elif seat not in own and not live.row.finished:
            raise Refusal("not-your-seat", "you do not hold that seat")
        return live.look_back(seat, at)


UPLOAD: Final = {
    "requestBody": {
        "required": True,
        "content": {
            "application/json": {
                "schema": {
                    "type": "object",
                    "required": ["record"],
                    "additionalProperties": False,
                    "properties": {
                        "record": {"type": "object"},
                        "resume": {"type": "boolean"},
                        "name": {"type": "string", "maxLength": 40},
                        "public": {"type": "boolean"},
                        "seats": {
                            "type": "object",
                            "additionalProperties": {"$ref": "#/components/schemas/SeatBody"},
                        },
                    },
                }
            }
        },
    }
}
"""The body of an upload: it is read beside the event loop, so it has to be described by hand."""


@router.post("/records", status_code=201, openapi_extra=UPLOAD)
async def upload_record(request: Request, tables: AllTables, caller: Calling) -> OpenedTable:
    """Bring a record: to look at, or to go on with if ``resume`` says who sits where."""
    services = tables.services
    text = await request.body()
    async with services.uploads:
        body, played = await asyncio.to_thread(_read_upload, services, text)
    opener = await check_opening(services, caller, body.seats.values(), body.public)
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
        opener=opener,
        host=host_of(body.seats.values(), caller.name),
    )
    opened = await open_record(services, plan, played, body.resume)
    if not body.resume:
        opened.tokens.clear()
    elif any(seat.kind == "bot" for seat in plan.seats.values()):
        await tables.find(opened.table)
    return OpenedTable.model_validate(opened.data())


def _read_upload(services: Services, text: bytes) -> tuple[UploadedRecord, Table[Any]]:
    """Read and play a record that somebody brings; this takes a while."""
    try:
        body = UploadedRecord.model_validate_json(text)
    except ValidationError as error:
        raise RequestValidationError(error.errors(include_context=False)) from None
    return body, play_record(services, body.record)


def _onlookers(table: Table[Any]) -> dict[str, SeatPlan]:
    """Return seats for a game that is only looked at."""
    return {seat: SeatPlan("here") for seat in table.seats}
