"""Discord in and out: slash commands, buttons, panels, and the messages in which the host publishes."""
