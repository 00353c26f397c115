"""Reviews of finished games: everybody's chances, the moves that cost most, and luck apart from play."""
