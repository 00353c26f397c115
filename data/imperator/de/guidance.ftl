## Das nächste Ziel, für Leute, die das Spiel noch nicht kennen

guidance-attack = Nächstes Ziel: Der Imperator { FORM($player, "von") } hat { $life } LP. Greif mit mehr als der Verteidigung an; der Überschuss ist Schaden.
guidance-defend = Dein Imperator hat nur noch { $life } LP: Behalte hohe Karten zum Verteidigen.
