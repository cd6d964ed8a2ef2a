"""The Price of Power in a browser."""
