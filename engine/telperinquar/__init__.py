"""Telperinquár, Battle of Fame: a trading-card duel of heroes."""
