"""The command line: games without Discord."""
