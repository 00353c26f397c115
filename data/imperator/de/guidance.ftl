## Das nächste Ziel, für Leute, die das Spiel noch nicht kennen

guidance-attack = Nächstes Ziel: der Imperator { FORM($player, "von") } ({ $life } LP). Der Überschuss eines Angriffs ist Schaden.
guidance-defend = Dein Imperator hat nur noch { $life } LP: Behalte hohe Karten zum Verteidigen.
