"""The places games are played in: what a server decides, limits, moderation, lost channels."""
