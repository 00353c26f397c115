"""What happens on the expedition, step by step."""
