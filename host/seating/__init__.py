"""Who sits where: opening tables, taking and leaving seats, decks brought along, rematches."""
