"""What operators watch."""
