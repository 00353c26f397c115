## Das nächste Ziel, für Leute, die das Spiel noch nicht kennen

guidance-attack = Nächstes Ziel: der Imperator { FORM($player, "genitive") } ({ $life } LP). Ist dein Angriff höher, trifft ihn die Differenz.
guidance-defend = Dein Imperator hat nur noch { $life } LP: Behalte hohe Karten zum Verteidigen.
guidance-low = Keine Karte, die du hier schlagen kannst, ist höher als eine von deinen; ein Grund zum Tauschen wäre nur ihre Farbe.
