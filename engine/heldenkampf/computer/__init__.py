"""The computer player: what it chooses, advises and explains, and what it may know."""
