"""The keys of a table's owner and watchers: what was given out before can be made worthless."""

from sqlalchemy import Connection, update

from greatpowers.server.errors import Refusal
from greatpowers.server.rights import Caller, check_watching, rights_of
from greatpowers.server.storage.changes import Stale
from greatpowers.server.storage.models import StoredTable
from greatpowers.server.tables.live import LiveTable
from greatpowers.server.tokens import OWNER, WATCHER, Claim


async def renew_keys(live: LiveTable, caller: Caller) -> tuple[str, str]:
    """Make new tokens for the owner and for watchers; those who watch by old ones have to leave."""
    async with live.turn():
        rights = rights_of(caller, live.row, live.seats)
        check_watching(rights, live.row)
        if not rights.owner:
            raise Refusal("not-your-seat", "only the table's owner can do that")
        old = live.row.owner_version

        def work(connection: Connection) -> None:
            mine = update(StoredTable).where(
                StoredTable.id == live.id, StoredTable.owner_version == old
            )
            if connection.execute(mine.values(owner_version=old + 1)).rowcount != 1:
                raise Stale("the keys were renewed meanwhile")

        await live.write(work)
        live.take_values({"owner_version": old + 1})
        live.drop_watchers()
    token = live.services.signer.token
    return token(Claim(live.id, OWNER, old + 1)), token(Claim(live.id, WATCHER, old + 1))
