"""The game master: tables, seats, locks, computer players, publishing. Knows no Discord."""
