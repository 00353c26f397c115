"""The computer player: it estimates chances, keeps or redraws hands, and leaves dungeons in time."""

from engine.tenefyr.computer.policy import choose

__all__ = ["choose"]
