## Das nächste Ziel, für Leute, die das Spiel noch nicht kennen

guidance-attack = Nächstes Ziel: der Imperator { FORM($player, "von") } ({ $life } LP). Ein Angriff von 14 gegen 8 macht ihm 6 Schaden.
guidance-defend = Dein Imperator hat nur noch { $life } LP: Behalte hohe Karten zum Verteidigen.
