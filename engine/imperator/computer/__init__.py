"""The computer player: its choices, advice and explanations, and the hidden information it samples."""
