"""The time people have: clocks, deadlines, reminders, and what others may do about somebody absent."""
