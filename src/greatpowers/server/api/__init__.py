"""The HTTP interface: see docs/api.md."""
