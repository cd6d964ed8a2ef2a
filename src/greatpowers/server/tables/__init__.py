"""Tables: the games that are played here, who is at them, and how they are stored."""
