"""Background work, and its priority below answers to people."""
