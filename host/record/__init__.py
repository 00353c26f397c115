"""What is kept of games and people: verifying, replays, results, ratings, histories, files, privacy."""
