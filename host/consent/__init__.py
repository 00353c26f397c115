"""What takes the consent of others: proposals, stopping together, undo."""
