"""Changes that may need the consent of other players: proposals, stopping a game, undo."""
