"""Who may talk to the server from where, how much, and what browsers are told."""

import json
import logging
import time
from typing import Any, Final
from urllib.parse import urlsplit

from sqlalchemy.exc import SQLAlchemyError
from starlette.datastructures import MutableHeaders
from starlette.requests import HTTPConnection
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from greatpowers.server.errors import Refusal
from greatpowers.server.limits import limit_key
from greatpowers.server.services import Services
from greatpowers.server.settings import Settings

POLICY: Final = "; ".join(
    (
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self'",
        "style-src-attr 'unsafe-inline'",
        "img-src 'self' data:",
        "font-src 'self'",
        "connect-src 'self'",
        "manifest-src 'self'",
        "base-uri 'none'",
        "form-action 'self'",
        "frame-ancestors 'none'",
    )
)
HEADERS: Final = {
    "Content-Security-Policy": POLICY,
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
    "Referrer-Policy": "same-origin",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), microphone=(), geolocation=()",
}
SAFE: Final = ("GET", "HEAD", "OPTIONS")
COSTS: Final = {("GET", "/api/tables"): 4.0, ("POST", "/api/records"): 20.0}
OPENING: Final = ("/api/tables", "/api/records", "/api/lessons")
PASSWORDS: Final = (
    "/api/accounts",
    "/api/accounts/closing",
    "/api/session",
    "/api/session/password",
)

_access = logging.getLogger("greatpowers.access")


def origin_allowed(connection: HTTPConnection, settings: Settings) -> bool:
    """Say whether a browser page may send this: from this site or a named one.

    Programs that are no browsers send no origin; they hold no cookies that could be misused.
    """
    origin = connection.headers.get("origin")
    if origin is None:
        return True
    if origin in settings.origins:
        return True
    parts = urlsplit(origin)
    if settings.hosts and parts.hostname not in settings.hosts:
        return False
    return parts.scheme in ("http", "https") and parts.netloc == connection.headers.get("host")


def cost_of(method: str, path: str) -> float:
    """Say how many ordinary requests a request counts for."""
    return COSTS.get((method, path.rstrip("/")), 1.0)


class Guard:
    """Stands before the application: origin, rate, size, headers and the access log."""

    def __init__(self, app: ASGIApp, services: Services) -> None:
        self.app = app
        self.services = services

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Let a request through, or answer it here."""
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        watch = Watch(self.services, scope, send)
        try:
            self._check(HTTPConnection(scope), scope)
            limit = self._size_limit(scope)
            await self.app(scope, _limited(receive, limit), watch.send)
        except Refusal as refusal:
            await watch.refuse(refusal)
        except (SQLAlchemyError, OSError) as error:
            logging.getLogger("greatpowers").error("the storage failed: %s", type(error).__name__)
            await watch.refuse(Refusal("unavailable", "that cannot be done now; try again"))
        except Exception:
            logging.getLogger("greatpowers").exception("a request failed")
            await watch.refuse(Refusal("internal-error", "something went wrong here"))
        watch.note()

    def _check(self, connection: HTTPConnection, scope: Scope) -> None:
        if scope["method"] not in SAFE and not origin_allowed(connection, self.services.settings):
            raise Refusal("wrong-origin", "requests must come from the site itself")
        self._check_rate(scope)
        length = connection.headers.get("content-length", "0")
        if not (length.isascii() and length.isdecimal()) or int(length) > self._size_limit(scope):
            raise Refusal("too-large", "the request is too large")

    def _check_rate(self, scope: Scope) -> None:
        """Count a request by its cost, before any of its body is read."""
        method, path = scope["method"], scope["path"]
        if not path.startswith("/api/"):
            return
        address = address_of(scope)
        path = path.rstrip("/")
        drops = [(self.services.requests, cost_of(method, path))]
        if method == "POST" and (path in OPENING or path.startswith("/api/invitations/")):
            drops.append((self.services.new_tables, 1.0))
        if method == "POST" and path in PASSWORDS:
            drops.append((self.services.passwords, 1.0))
        if not all(buckets.take(address, cost) for buckets, cost in drops):
            raise Refusal("rate-limited", "that is too often; wait a moment")

    def _size_limit(self, scope: Scope) -> int:
        limits = self.services.settings.limits
        return limits.record_bytes if scope["path"] == "/api/records" else limits.body_bytes


def address_of(scope: Scope) -> str:
    """Return for whom the address stands from which something comes."""
    return limit_key(scope["client"][0] if scope.get("client") else "")


def _limited(receive: Receive, limit: int) -> Receive:
    """Count what is received, also when the request does not say how long it is."""
    received = 0

    async def counted() -> Message:
        nonlocal received
        message = await receive()
        received += len(message.get("body", b""))
        if received > limit:
            raise Refusal("too-large", "the request is too large")
        return message

    return counted


class Watch:
    """Watches one response: adds headers, and notes it in one line without secrets."""

    def __init__(self, services: Services, scope: Scope, send: Send) -> None:
        self._services = services
        self._scope = scope
        self._send = send
        self._start = time.perf_counter()
        self._status = 0

    async def send(self, message: Message) -> None:
        """Send a part of the response."""
        if message["type"] == "http.response.start":
            self._status = message["status"]
            headers = MutableHeaders(scope=message)
            for name, value in HEADERS.items():
                headers.setdefault(name, value)
            if self._scope["path"].startswith("/api/"):
                headers.setdefault("Cache-Control", "private, no-store")
        await self._send(message)

    async def refuse(self, refusal: Refusal) -> None:
        """Answer with a refusal unless something was sent already."""
        if self._status:
            return
        self._services.metrics.refusals.labels(refusal.code).inc()
        body = json.dumps(refusal.data()).encode()
        headers = [
            (b"content-type", b"application/json"),
            (b"content-length", str(len(body)).encode()),
            (b"connection", b"close"),
        ]
        await self.send(
            {"type": "http.response.start", "status": refusal.status, "headers": headers}
        )
        await self.send({"type": "http.response.body", "body": body})

    def note(self) -> None:
        """Count the request and write it into the access log, by its route, not by its path."""
        seconds = time.perf_counter() - self._start
        route: Any = self._scope.get("route")
        path = str(getattr(route, "path", None) or "(none)")
        method = self._scope["method"]
        if method not in ("GET", "HEAD", "POST", "DELETE", "OPTIONS", "PUT", "PATCH"):
            method = "OTHER"
        metrics = self._services.metrics
        metrics.requests.labels(method, path, str(self._status)).inc()
        metrics.request_seconds.labels(path).observe(seconds)
        client = self._scope.get("client")
        line = {"address": client[0] if client else "", "method": method, "route": path}
        line["status"] = self._status
        _access.info(json.dumps({**line, "ms": round(seconds * 1000, 1)}))
