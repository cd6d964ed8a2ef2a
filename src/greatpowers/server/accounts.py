"""Accounts and the sessions of browsers that are logged in."""

import asyncio
import base64
import secrets
import unicodedata
from datetime import timedelta
from typing import Final

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError
from argon2.low_level import ARGON2_VERSION
from sqlalchemy import Connection, delete, insert, select, update
from sqlalchemy.exc import IntegrityError
from starlette.requests import HTTPConnection

from greatpowers.server.errors import Refusal
from greatpowers.server.services import Services
from greatpowers.server.storage.models import StoredAccount, StoredSession
from greatpowers.server.tokens import hash_of

COOKIE: Final = "greatpowers_session"
LASTS: Final = timedelta(days=30)

_hasher = PasswordHasher()


def _hash_of_nothing() -> str:
    """Return what takes as long to check as any hash and belongs to no password that is known.

    It is made up: to hash a password would take as long whenever a server starts.
    """
    costs = f"m={_hasher.memory_cost},t={_hasher.time_cost},p={_hasher.parallelism}"
    salt, digest = (
        base64.b64encode(secrets.token_bytes(size)).rstrip(b"=").decode()
        for size in (_hasher.salt_len, _hasher.hash_len)
    )
    return f"$argon2{_hasher.type.name.lower()}$v={ARGON2_VERSION}${costs}${salt}${digest}"


# Checked in place of a password that is not there, so that time does not tell which names exist.
_NOBODY: Final = _hash_of_nothing()


def name_key(name: str) -> str:
    """Return a name as it is compared with others."""
    return unicodedata.normalize("NFKC", name).casefold()


async def account_of(services: Services, connection: HTTPConnection) -> StoredAccount | None:
    """Return the account that a browser is logged in to."""
    key = connection.cookies.get(COOKIE)
    if not key or len(key) > 100:
        return None
    async with services.sessions() as session:
        return await session.scalar(
            select(StoredAccount)
            .join(StoredSession, StoredSession.account_id == StoredAccount.id)
            .where(
                StoredSession.hash == hash_of(key),
                StoredSession.expires_at > services.settings.now(),
            )
        )


async def register(services: Services, name: str, password: str) -> None:
    """Open an account."""
    hashed = await asyncio.to_thread(_hasher.hash, password)
    values = {
        "name": name,
        "key": name_key(name),
        "password": hashed,
        "created_at": services.settings.now(),
    }

    def work(connection: Connection) -> None:
        connection.execute(insert(StoredAccount).values(values))

    try:
        await services.writer.do("", work, notify=False)
    except IntegrityError:
        raise Refusal("name-taken", "that name is taken") from None


async def log_in(services: Services, name: str, password: str) -> tuple[str, str]:
    """Check a password and begin a session; return its key and the name of the account."""
    async with services.sessions() as session:
        account = await session.scalar(
            select(StoredAccount).where(StoredAccount.key == name_key(name))
        )
    hashed = account.password if account else _NOBODY
    fits = await asyncio.to_thread(_verify, hashed, password)
    if account is None or not fits:
        raise Refusal("unauthorised", "the name or the password is wrong")
    key = secrets.token_urlsafe(24)
    now = services.settings.now()
    values = {"hash": hash_of(key), "account_id": account.id, "expires_at": now + LASTS}

    def work(connection: Connection) -> None:
        connection.execute(delete(StoredSession).where(StoredSession.expires_at < now))
        connection.execute(insert(StoredSession).values(values))

    await services.writer.do("", work, notify=False)
    return key, account.name


async def log_out_elsewhere(services: Services, connection: HTTPConnection) -> None:
    """End all sessions of an account but that of this browser."""
    account = await own_account(services, connection)
    kept = hash_of(connection.cookies[COOKIE])

    def work(connection: Connection) -> None:
        _end_other_sessions(connection, account, kept)

    await services.writer.do("", work, notify=False)


async def change_password(
    services: Services, connection: HTTPConnection, password: str, next_password: str
) -> None:
    """Give an account another password and end its sessions in all other browsers."""
    account = await own_account(services, connection)
    await _check_password(account, password)
    hashed = await asyncio.to_thread(_hasher.hash, next_password)
    kept = hash_of(connection.cookies[COOKIE])

    def work(connection: Connection) -> None:
        change = update(StoredAccount).where(StoredAccount.id == account.id)
        connection.execute(change.values(password=hashed))
        _end_other_sessions(connection, account, kept)

    await services.writer.do("", work, notify=False)


async def close_account(services: Services, connection: HTTPConnection, password: str) -> None:
    """Delete an account with its sessions; its seats stay, and whoever has their keys plays on."""
    account = await own_account(services, connection)
    await _check_password(account, password)

    def work(connection: Connection) -> None:
        connection.execute(delete(StoredAccount).where(StoredAccount.id == account.id))

    await services.writer.do("", work, notify=False)


async def own_account(services: Services, connection: HTTPConnection) -> StoredAccount:
    """Return the account that a browser is logged in to, or refuse."""
    account = await account_of(services, connection)
    if account is None:
        raise Refusal("unauthorised", "nobody is logged in here")
    return account


async def log_out(services: Services, connection: HTTPConnection) -> None:
    """End a browser's session."""
    key = connection.cookies.get(COOKIE)
    if not key:
        return
    hashed = hash_of(key)

    def work(connection: Connection) -> None:
        connection.execute(delete(StoredSession).where(StoredSession.hash == hashed))

    await services.writer.do("", work, notify=False)


def _end_other_sessions(connection: Connection, account: StoredAccount, kept: str) -> None:
    others = delete(StoredSession).where(StoredSession.account_id == account.id)
    connection.execute(others.where(StoredSession.hash != kept))


async def _check_password(account: StoredAccount, password: str) -> None:
    if not await asyncio.to_thread(_verify, account.password, password):
        raise Refusal("unauthorised", "the password is wrong")


def _verify(hashed: str, password: str) -> bool:
    try:
        return _hasher.verify(hashed, password)
    except (VerificationError, InvalidHashError):
        return False
