"""What cards do: one interpreter of effects, conditions and selectors (16.3)."""
