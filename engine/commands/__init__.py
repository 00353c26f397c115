"""The command line of the engine: simulate, scenario, play, rules. No Discord, no store, no clock of their own."""
