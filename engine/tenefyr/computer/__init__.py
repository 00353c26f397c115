"""The computer player: a sensible companion that counts, keeps or throws hands, and leaves in time."""

from engine.tenefyr.computer.policy import choose

__all__ = ["choose"]
