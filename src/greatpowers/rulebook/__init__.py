"""What is known of the rulebooks: which section lives in which code, and what tests it."""
