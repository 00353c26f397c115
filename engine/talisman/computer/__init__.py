"""The computer player.

It grows, gets a Talisman, goes through the Portal of Power when it is strong enough, and wins on the Crown of Command.
"""

from engine.talisman.computer.policy import best_move, choose, ranked

__all__ = ["best_move", "choose", "ranked"]
