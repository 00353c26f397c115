"""Heroes of Tenefyr: a co-operative deck-builder for one to four."""
