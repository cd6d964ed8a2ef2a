"""What every request may need: the site, the hall, and who is asking."""

from typing import Annotated, cast

from fastapi import Depends, Request

from greatpowers.server.accounts import account_of
from greatpowers.server.authority import Caller, read_tokens
from greatpowers.server.errors import Refusal
from greatpowers.server.hall import Hall
from greatpowers.server.limits import Buckets
from greatpowers.server.site import Site

MOST_TOKENS = 200


def get_hall(request: Request) -> Hall:
    """Return the hall of the server."""
    return cast(Hall, request.app.state.hall)


def get_site(request: Request) -> Site:
    """Return the site of the server."""
    return get_hall(request).site


async def get_caller(request: Request) -> Caller:
    """Find out who sends a request: by seat tokens in its headers, and by its session."""
    site = get_site(request)
    account = await account_of(site, request)
    scheme, _, shown = request.headers.get("authorization", "").partition(" ")
    tokens = shown.split(",") if scheme.lower() == "seat" else []
    more = request.headers.get("x-seat-tokens", "")
    tokens += more.split(",") if more else []
    return Caller(
        read_tokens(site.signer, tokens[:MOST_TOKENS]),
        account.id if account else None,
        account.name if account else None,
        address_of(request),
    )


def address_of(request: Request) -> str:
    """Return from where a request comes."""
    return request.client.host if request.client else ""


def take_drop(buckets: Buckets, who: str) -> None:
    """Refuse those who ask too often."""
    if not buckets.take(who):
        raise Refusal("rate-limited", "that is too often; wait a moment")


InHall = Annotated[Hall, Depends(get_hall)]
OnSite = Annotated[Site, Depends(get_site)]
Calling = Annotated[Caller, Depends(get_caller)]
