"""What is stored: tables, seats, answers, accounts, in SQLite or PostgreSQL."""
