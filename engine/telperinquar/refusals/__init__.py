"""Why a move is not allowed."""
