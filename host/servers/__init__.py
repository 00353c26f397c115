"""The places games are played in: what a server decides, caps, moderation, lost channels."""
