"""The components as numbers, read from ``data/``: world, tables, cards, scenarios."""
