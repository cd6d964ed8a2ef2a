"""What each card does, in the order of the rulebook's card descriptions (15.0)."""
