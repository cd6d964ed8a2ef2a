"""Accounts and sessions over HTTP."""

from fastapi import APIRouter, Request, Response

from greatpowers.server.accounts import (
    COOKIE,
    LASTS,
    account_of,
    log_in,
    log_out,
    log_out_elsewhere,
    name_key,
    register,
)
from greatpowers.server.api.context import WithServices, take_drop
from greatpowers.server.api.schemas import AccountBody, Credentials
from greatpowers.server.services import Services

router = APIRouter(prefix="/api", tags=["accounts"])


@router.post("/accounts", status_code=201)
async def open_account(
    body: Credentials, request: Request, response: Response, services: WithServices
) -> AccountBody:
    """Open an account and log in."""
    await register(services, body.name, body.password)
    return await _begin(services, body, request, response)


@router.post("/session")
async def begin_session(
    body: Credentials, request: Request, response: Response, services: WithServices
) -> AccountBody:
    """Log in."""
    take_drop(services.account_passwords, name_key(body.name))
    return await _begin(services, body, request, response)


async def _begin(
    services: Services, body: Credentials, request: Request, response: Response
) -> AccountBody:
    key, name = await log_in(services, body.name, body.password)
    response.set_cookie(
        COOKIE,
        key,
        max_age=int(LASTS.total_seconds()),
        httponly=True,
        samesite="strict",
        secure=request.url.scheme == "https",
    )
    return AccountBody(name=name)


@router.get("/session")
async def session(request: Request, services: WithServices) -> AccountBody | None:
    """Say who is logged in."""
    account = await account_of(services, request)
    return None if account is None else AccountBody(name=account.name)


@router.delete("/session", status_code=204)
async def end_session(request: Request, response: Response, services: WithServices) -> None:
    """Log out."""
    await log_out(services, request)
    response.delete_cookie(COOKIE, httponly=True, samesite="strict")


@router.delete("/session/others", status_code=204)
async def end_other_sessions(request: Request, services: WithServices) -> None:
    """Log out everywhere else."""
    await log_out_elsewhere(services, request)
