"""The time people have: clocks, quiet hours, and how somebody wants to be reminded."""
