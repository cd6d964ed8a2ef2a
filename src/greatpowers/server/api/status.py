"""Health, metrics and the description of the interface."""

from html import escape
from typing import Any

from fastapi import APIRouter, Request, Response
from fastapi.responses import HTMLResponse

from greatpowers.server.api.context import WithServices
from greatpowers.server.api.schemas import Health
from greatpowers.server.errors import Refusal

router = APIRouter(tags=["status"])
inside = APIRouter(tags=["status"])
"""What is for those who run the server: on a port of its own if they want."""


@router.get("/healthz")
async def health(services: WithServices) -> Health:
    """Say whether the server and its storage work."""
    if not await services.is_healthy():
        raise Refusal("unavailable", "nothing can be stored")
    return Health(ok=True)


@inside.get("/metrics", include_in_schema=False)
async def metrics(services: WithServices) -> Response:
    """Return what the server counts, for Prometheus."""
    return Response(services.metrics.page(), media_type="text/plain; version=0.0.4; charset=utf-8")


@inside.get("/api/docs", include_in_schema=False)
async def docs(request: Request) -> HTMLResponse:
    """Show the description of the interface as a page without scripts."""
    schema: dict[str, Any] = request.app.state.described.openapi()
    rows = [
        f"<tr><td><code>{method.upper()} {escape(path)}</code></td>"
        f"<td>{escape(what.get('description', ''))}</td></tr>"
        for path, methods in schema["paths"].items()
        for method, what in methods.items()
    ]
    return HTMLResponse(
        "<!doctype html><html lang=en><meta charset=utf-8><title>Great Powers: API</title>"
        "<h1>Great Powers: the HTTP interface</h1>"
        '<p>For programs: <a href="/api/openapi.json">openapi.json</a>.</p>'
        f"<table>{''.join(rows)}</table></html>"
    )
