"""Learning: judgements that come of self-play."""
