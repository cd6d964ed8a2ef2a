"""What every request may need: the services, the tables, and who is asking."""

from collections.abc import Hashable
from typing import Annotated, cast

from fastapi import Depends, Request

from greatpowers.server.accounts import account_of
from greatpowers.server.errors import Refusal
from greatpowers.server.limits import Buckets
from greatpowers.server.rights import Caller, read_tokens
from greatpowers.server.security import address_of
from greatpowers.server.services import Services
from greatpowers.server.tables.in_memory import TablesInMemory

MOST_TOKENS = 200


def get_tables(request: Request) -> TablesInMemory:
    """Return the tables of the server."""
    return cast(TablesInMemory, request.app.state.tables)


def get_services(request: Request) -> Services:
    """Return the services of the server."""
    return get_tables(request).services


async def get_caller(request: Request) -> Caller:
    """Find out who sends a request: by seat tokens in its headers, and by its session."""
    services = get_services(request)
    account = await account_of(services, request)
    scheme, _, shown = request.headers.get("authorization", "").partition(" ")
    tokens = shown.split(",") if scheme.lower() == "seat" else []
    more = request.headers.get("x-seat-tokens", "")
    tokens += more.split(",") if more else []
    return Caller(
        read_tokens(services.signer, tokens[:MOST_TOKENS]),
        account.id if account else None,
        account.name if account else None,
        address_of(request.scope),
    )


def take_drop(buckets: Buckets, who: Hashable) -> None:
    """Refuse those who ask too often."""
    if not buckets.take(who):
        raise Refusal("rate-limited", "that is too often; wait a moment")


AllTables = Annotated[TablesInMemory, Depends(get_tables)]
WithServices = Annotated[Services, Depends(get_services)]
Calling = Annotated[Caller, Depends(get_caller)]
