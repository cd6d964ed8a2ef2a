"""What is looked at before a table is opened: whose names are used, and how many stand open."""

from collections.abc import Iterable
from datetime import timedelta

from sqlalchemy import select

from greatpowers.server.accounts import name_key
from greatpowers.server.api.context import take_drop
from greatpowers.server.api.schemas import SeatBody
from greatpowers.server.errors import Refusal
from greatpowers.server.rights import Caller
from greatpowers.server.services import Services
from greatpowers.server.storage.models import StoredAccount
from greatpowers.server.storage.store import opened_by


async def check_opening(
    services: Services, caller: Caller, seats: Iterable[SeatBody], public: bool
) -> str:
    """Raise if somebody has opened too much, or uses another's name; return who it is."""
    opener = services.signer.private_seed("opener", caller.account or caller.address)
    if caller.account is not None:
        take_drop(services.new_tables, ("account", caller.account))
    for seat in seats:
        if seat.kind in ("me", "here"):
            await check_name(services, seat.name, caller.account)
    if public:
        limits = services.settings.limits
        since = services.settings.now() - timedelta(days=1)
        async with services.sessions() as session:
            waiting, lately = await opened_by(session, opener, since)
        if waiting >= limits.waiting_tables or lately >= limits.public_tables:
            raise Refusal("rate-limited", "too many tables of yours are in the lobby already")
    return opener


async def check_name(services: Services, name: str, account: int | None) -> None:
    """Raise if a name belongs to another account."""
    if not name:
        return
    async with services.sessions() as session:
        owner = await session.scalar(select(StoredAccount.id).filter_by(key=name_key(name)))
    if owner is not None and owner != account:
        raise Refusal("name-taken", "that name belongs to an account; log in, or choose another")
