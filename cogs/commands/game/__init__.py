"""``/game``: tables, seats, options, clocks, the words for the dice."""
