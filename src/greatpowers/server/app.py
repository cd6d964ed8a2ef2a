"""The application: everything put together."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from importlib.metadata import version
from typing import Any

from fastapi import FastAPI, Request
from fastapi.exceptions import RequestValidationError
from fastapi.responses import JSONResponse
from starlette.exceptions import HTTPException
from starlette.responses import Response
from starlette.websockets import WebSocket

from greatpowers.kernel.errors import TableError
from greatpowers.server import static
from greatpowers.server.api import lessons, lobby, people, status
from greatpowers.server.api import tables as tables_api
from greatpowers.server.contract import ErrorBody
from greatpowers.server.errors import Refusal, refusal_of
from greatpowers.server.security import Guard
from greatpowers.server.services import Services
from greatpowers.server.settings import Settings
from greatpowers.server.socket import Sockets
from greatpowers.server.tables.in_memory import TablesInMemory

REFUSED: dict[int | str, dict[str, Any]] = {
    "4XX": {"model": ErrorBody, "description": "Refused: the code says why."},
    "5XX": {"model": ErrorBody, "description": "It went wrong here."},
}


def create_app(settings: Settings | None = None) -> FastAPI:
    """Return the application of a server."""
    settings = settings or Settings()
    services = Services(settings)
    tables = TablesInMemory(services)
    app = FastAPI(
        title="Great Powers",
        version=version("greatpowers"),
        description="Tables for grand-strategy games. The socket is described in docs/api.md.",
        openapi_url="/api/openapi.json" if settings.status_port is None else None,
        docs_url=None,
        redoc_url=None,
        lifespan=_lifespan,
        responses=REFUSED,
    )
    app.state.tables = tables
    app.state.described = app
    app.add_middleware(Guard, services=services)
    for code, handler in _HANDLERS.items():
        app.add_exception_handler(code, handler)
    for router in (lobby.router, tables_api.router, lessons.router, people.router, status.router):
        app.include_router(router)
    if settings.status_port is None:
        app.include_router(status.inside)
    sockets = Sockets(tables)

    @app.websocket("/ws/tables/{table}")
    async def table_socket(socket: WebSocket, table: str) -> None:
        await sockets.serve(socket, table)

    @app.api_route("/{path:path}", methods=["GET", "HEAD"], include_in_schema=False)
    async def client_file(path: str, request: Request) -> Response:
        return await static.serve_file(settings.client, path, request)

    return app


def status_app(app: FastAPI) -> FastAPI:
    """Return the application for a port of its own: health, counters, the interface described."""
    inside = FastAPI(docs_url=None, redoc_url=None, openapi_url=None)
    inside.state.tables = app.state.tables
    inside.state.described = app
    for code, handler in _HANDLERS.items():
        inside.add_exception_handler(code, handler)
    inside.include_router(status.router)
    inside.include_router(status.inside)

    @inside.get("/api/openapi.json")
    async def interface() -> dict[str, Any]:
        return app.openapi()

    return inside


@asynccontextmanager
async def _lifespan(app: FastAPI) -> AsyncIterator[None]:
    tables: TablesInMemory = app.state.tables
    await tables.services.start()
    tables.start()
    try:
        yield
    finally:
        await tables.stop()
        await tables.services.stop()


# -- errors ----------------------------------------------------------------------------------


def _refuse(request: Request, refusal: Refusal) -> Response:
    request.app.state.tables.services.metrics.refusals.labels(refusal.code).inc()
    return JSONResponse(refusal.data(), refusal.status)


async def _refused(request: Request, error: Exception) -> Response:
    assert isinstance(error, Refusal)
    return _refuse(request, error)


async def _table_refused(request: Request, error: Exception) -> Response:
    assert isinstance(error, TableError)
    return _refuse(request, refusal_of(error))


async def _not_understood(request: Request, error: Exception) -> Response:
    assert isinstance(error, RequestValidationError)
    first = error.errors()[0]
    place = ".".join(str(part) for part in first["loc"])
    return _refuse(request, Refusal("bad-request", f"{place}: {first['msg']}"))


async def _http_error(request: Request, error: Exception) -> Response:
    assert isinstance(error, HTTPException)
    if isinstance(error.__cause__, Refusal):
        return _refuse(request, error.__cause__)
    if error.status_code == 405:
        return _refuse(request, Refusal("not-allowed", "this cannot be done there"))
    if error.status_code == 404:
        return _refuse(request, Refusal("not-found", "there is nothing here"))
    return _refuse(request, Refusal("bad-request", "the request cannot be understood"))


_HANDLERS = {
    Refusal: _refused,
    TableError: _table_refused,
    RequestValidationError: _not_understood,
    HTTPException: _http_error,
}
