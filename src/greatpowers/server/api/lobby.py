"""The lobby over HTTP: page by page, its public part kept for a moment."""

from collections.abc import Sequence
from typing import Annotated, Any

import orjson
from fastapi import APIRouter, Query, Response

from greatpowers.server.api.context import AllTables, Calling
from greatpowers.server.api.schemas import Lobby
from greatpowers.server.contract import TableRow
from greatpowers.server.rights import Caller, rights_of
from greatpowers.server.storage import store
from greatpowers.server.storage.models import StoredTable
from greatpowers.server.storage.store import ON_A_PAGE, Page
from greatpowers.server.tables.in_memory import TablesInMemory
from greatpowers.server.tables.summary import table_summary

router = APIRouter(prefix="/api", tags=["tables"])

LISTS = {
    "open": store.open_tables,
    "running": store.running_tables,
    "finished": store.finished_tables,
}


@router.get("/tables", response_model=Lobby)
async def lobby(
    tables: AllTables,
    caller: Calling,
    page: Annotated[int, Query(ge=0, le=1000)] = 0,
    game: Annotated[str, Query(max_length=40, pattern=r"^[A-Za-z0-9_]*$")] = "",
) -> Response:
    """List the tables one may join, one's own, those to watch and those that are over."""
    wanted = Page(page, game)
    public = await _public(tables, wanted)
    mine, goes_on = await _own(tables, wanted, caller)
    shown = orjson.loads(public)
    shown["mine"] = mine
    shown["more"] += ["mine"] if goes_on else []
    return Response(orjson.dumps(shown), media_type="application/json")


async def _public(tables: TablesInMemory, page: Page) -> bytes:
    """Return what everybody sees of a page, as text."""
    cache = tables.services.lobby
    kept = cache.find(page)
    if kept is not None:
        return kept
    shown: dict[str, Any] = {"more": []}
    async with tables.services.sessions() as session:
        lists = {name: await find(session, page) for name, find in LISTS.items()}
        seats = await store.seats_of(session, {row.id for rows in lists.values() for row in rows})
    now = tables.services.settings.now()
    for name, rows in lists.items():
        shown[name] = [
            table_summary(row, seats[row.id], tables.present(row.id), now)
            for row in rows[:ON_A_PAGE]
        ]
        if len(rows) > ON_A_PAGE:
            shown["more"].append(name)
    text = orjson.dumps(shown)
    cache.keep(page, text)
    return text


async def _own(tables: TablesInMemory, page: Page, caller: Caller) -> tuple[list[TableRow], bool]:
    """Return one's own tables, and whether there are more."""
    claimed = {claim.table for claim in caller.claims}
    if not claimed and caller.account is None:
        return [], False
    async with tables.services.sessions() as session:
        rows: Sequence[StoredTable]
        rows = await store.own_tables(session, page, claimed, caller.account)
        seats = await store.seats_of(session, {row.id for row in rows})
    now = tables.services.settings.now()
    shown = []
    for row in rows[:ON_A_PAGE]:
        rights = rights_of(caller, row, seats[row.id])
        if rights.seats or rights.owner:
            present = tables.present(row.id)
            shown.append(table_summary(row, seats[row.id], present, now, rights.seats))
    return shown, len(rows) > ON_A_PAGE
