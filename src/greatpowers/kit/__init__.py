"""The kit: what games share. It knows the kernel and no game."""
