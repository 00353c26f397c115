"""What people see of the expedition, and how moves read."""
