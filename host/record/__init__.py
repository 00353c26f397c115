"""Records of games and people: verification, replays, results, ratings, histories, files, privacy."""
