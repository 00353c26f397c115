"""Discord in and out: slash commands, buttons, panels; and the stage on which the host publishes."""
