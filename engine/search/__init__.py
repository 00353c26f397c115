"""The search of the strong computer players, and the evaluation at its end; it knows no game."""
