## Das nächste Ziel, für Leute, die das Spiel noch nicht kennen

guidance-attack = Nächstes Ziel: der Imperator { FORM($player, "genitive") } ({ $life } LP). Ist dein Angriff höher, trifft ihn die Differenz.
guidance-defend = Dein Imperator hat nur noch { $life } LP: Behalte hohe Karten zum Verteidigen.
guidance-pass = Nichts, was du hier schlagen kannst, würde deine Hand verbessern: Passe.
