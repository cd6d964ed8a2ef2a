"""The rules, one module per chapter of the rulebook, in its order and under its names."""
