## Das nächste Ziel, für Leute, die das Spiel noch nicht kennen

guidance-attack = Dein nächstes Ziel ist der Imperator { FORM($player, "genitive") } ({ $life } LP). Schlägt dein Angriff eine Karte dort, trifft ihn die Differenz{ $stakes ->
    [0] { "" }
   *[other] {" "}und { $stakes } zusätzlich
 }.
guidance-defend = Dein Imperator hat nur noch { $life } LP. Behalte hohe Karten zum Verteidigen, oder mach beim Sortieren eine andere zum Imperator.
guidance-low = Keine Karte, die du hier schlagen kannst, ist höher als eine von deinen; ein Grund zum Tauschen wäre nur ihre Farbe.

## Was sich für jemanden geändert hat

vital-imperator = neuer Imperator
vital-life = LP { $before } → { $now }
