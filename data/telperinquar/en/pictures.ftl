## Fixed words in pictures; short, for there is little room.

picture-level = Level
picture-round = Round
picture-group = Group
picture-turn = on turn
picture-asked = to answer
picture-empty-row = no creatures
picture-play = Play
picture-use = Use
picture-empty-hand = Your hand is empty.
picture-hidden = Your face-down cards
picture-charge = charge
picture-charges = charges
picture-deck-cards = cards
picture-deck-levels = Level cards
picture-deck-curve = Play cost
picture-deck-empty = no cards yet
