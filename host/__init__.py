"""The host of the games: tables, seats, computer players, publishing, without any knowledge of Discord."""
