"""The kernel: asks, answers, records, chance and secrecy. It knows no game."""
