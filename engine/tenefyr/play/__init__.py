"""Rules of the expedition, step by step."""
