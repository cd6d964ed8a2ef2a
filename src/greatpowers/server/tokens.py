"""Tokens prove a seat, the ownership of a table or the right to watch it; codes invite."""

import secrets
from dataclasses import dataclass
from hashlib import sha256
from typing import Final

from itsdangerous import BadData, URLSafeSerializer

OWNER: Final = "*owner"
WATCHER: Final = "*watcher"
LONGEST: Final = 400


@dataclass(frozen=True)
class Claim:
    """What a token says: which seat of which table, and which issue of the token it is."""

    table: str
    seat: str
    version: int


class Signer:
    """Makes tokens that nobody else can make."""

    def __init__(self, secret: str) -> None:
        self._serializer = URLSafeSerializer(
            secret, salt="seat", signer_kwargs={"digest_method": sha256, "key_derivation": "hmac"}
        )
        self._secret = secret

    def token(self, claim: Claim) -> str:
        """Return the token for a claim."""
        return str(self._serializer.dumps([claim.table, claim.seat, claim.version]))

    def read(self, token: str) -> Claim | None:
        """Return what a token says, or nothing if it was not made here."""
        if len(token) > LONGEST:
            return None
        try:
            table, seat, version = self._serializer.loads(token)
        except (BadData, ValueError, TypeError):
            return None
        return Claim(str(table), str(seat), int(version))

    def private_seed(self, *parts: object) -> str:
        """Return luck that depends on the parts and that nobody outside can know."""
        return sha256("/".join([self._secret, *map(str, parts)]).encode()).hexdigest()[:32]


def new_id() -> str:
    """Return a new name for a table or a proposal."""
    return secrets.token_urlsafe(12)


def is_id(name: str) -> bool:
    """Say whether a name could be that of a table."""
    return name.isascii() and name.replace("-", "").replace("_", "").isalnum()


def new_code() -> str:
    """Return a code that cannot be guessed: 128 bits."""
    return secrets.token_urlsafe(16)


def hash_of(code: str) -> str:
    """Return what is stored in place of a code."""
    return sha256(code.encode()).hexdigest()
