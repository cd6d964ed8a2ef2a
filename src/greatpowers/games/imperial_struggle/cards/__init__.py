"""What each card does, one function a card."""
