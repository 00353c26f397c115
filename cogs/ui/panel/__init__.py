"""The private panel, in which a person plays whole turns with buttons."""
