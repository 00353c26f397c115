## Titles of what is read in private.

sheet-hand = Your hand
