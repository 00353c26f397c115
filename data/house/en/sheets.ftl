## Titles of private pages.

sheet-hand = Your hand
