"""What somebody may do at a table: by the tokens they show and the account they use."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field

from greatpowers.server.errors import Refusal
from greatpowers.server.storage.models import StoredSeat, StoredTable
from greatpowers.server.tokens import OWNER, WATCHER, Claim, Signer


@dataclass(frozen=True)
class Caller:
    """Whoever sent a request: the claims of their tokens, and their account."""

    claims: Sequence[Claim] = ()
    account: int | None = None
    name: str | None = None
    address: str = ""


@dataclass(frozen=True)
class Rights:
    """What somebody may do at one table: the seats they hold (with the issue of the token)."""

    seats: dict[str, int] = field(default_factory=dict)
    owner: bool = False
    watcher: bool = False

    def may_watch(self, row: StoredTable) -> bool:
        """Say whether they may see the table at all."""
        return row.public or bool(self.seats) or self.owner or self.watcher


def read_tokens(signer: Signer, tokens: Iterable[str]) -> list[Claim]:
    """Return the claims of the tokens that are genuine."""
    claims = (signer.read(token.strip()) for token in tokens)
    return [claim for claim in claims if claim is not None]


def rights_of(caller: Caller, row: StoredTable, seats: Sequence[StoredSeat]) -> Rights:
    """Find out what a caller may do at a table; tokens that were revoked count for nothing."""
    shown = {(claim.seat, claim.version) for claim in caller.claims if claim.table == row.id}
    known = caller.account is not None
    return Rights(
        {
            seat.seat: seat.token_version
            for seat in seats
            if (seat.seat, seat.token_version) in shown
            or (known and seat.account_id == caller.account)
        },
        (OWNER, row.owner_version) in shown or (known and row.owner_id == caller.account),
        (WATCHER, row.owner_version) in shown,
    )


def check_watching(rights: Rights, row: StoredTable) -> None:
    """Refuse those who may not see a table; to them it is not there."""
    if not rights.may_watch(row):
        raise Refusal("unauthorised", "this table is private")
