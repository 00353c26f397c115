## Überschriften von dem, was man für sich liest.

sheet-hand = Deine Hand
