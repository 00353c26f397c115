"""The computer player.

It grows, gets a Talisman, goes through the Portal of Power when it is strong enough, and wins on the Crown of Command.
"""

from engine.talisman.computer.policy import choose, ranked

__all__ = ["choose", "ranked"]
