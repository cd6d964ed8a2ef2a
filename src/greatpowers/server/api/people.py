"""Accounts and sessions over HTTP."""

from fastapi import APIRouter, Request, Response

from greatpowers.server.accounts import (
    COOKIE,
    LASTS,
    account_of,
    change_password,
    close_account,
    log_in,
    log_out,
    log_out_elsewhere,
    name_key,
    own_account,
    register,
)
from greatpowers.server.api.context import WithServices, take_drop
from greatpowers.server.api.schemas import AccountBody, Credentials, Farewell, NextPassword
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


@router.post("/session/password", status_code=204)
async def change_own_password(body: NextPassword, request: Request, services: WithServices) -> None:
    """Change the password of the account; every other browser is logged out."""
    await _count_try(services, request)
    await change_password(services, request, body.password, body.next)


@router.post("/accounts/closing", status_code=204)
async def close_own_account(
    body: Farewell, request: Request, response: Response, services: WithServices
) -> None:
    """Delete the account; tables and seats stay, but belong to no account."""
    await _count_try(services, request)
    await close_account(services, request, body.password)
    response.delete_cookie(COOKIE, httponly=True, samesite="strict")


async def _count_try(services: Services, request: Request) -> None:
    """Let nobody who found an open browser guess the password of its account."""
    account = await own_account(services, request)
    take_drop(services.account_passwords, account.key)
