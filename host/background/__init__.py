"""Work that goes on when whoever asked for it is gone."""
