"""The computer player: it grows, gets a Talisman, goes through the Portal when it is strong enough, and wins on the
Crown.
"""

from engine.talisman.computer.policy import choose, ranked

__all__ = ["choose", "ranked"]
