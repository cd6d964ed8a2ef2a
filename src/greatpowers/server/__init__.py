"""The server: accounts and seats, lobby, tables, storage, sockets."""

from greatpowers.server.app import create_app
from greatpowers.server.settings import Settings

__all__ = ["Settings", "create_app"]
