"""All attacks of one card on another as moves, made once for all menus."""

from __future__ import annotations

from engine.imperator.cards import DECK
from engine.kernel.menus import Move

ATTACK = {card: {target: Move("attack", (card, target)) for target in DECK} for card in DECK}
"""Attacks by attacking card and target: ``ATTACK[card][target]``."""
