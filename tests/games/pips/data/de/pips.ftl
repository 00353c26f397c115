game-pips = Würfeln
option-turns = Züge
option-turns-help = Nach so vielen Zügen endet die Partie ohne Sieg.
headline = { $seat } ist am Zug
figure-points = { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
 }
ask-turn = Was tust du?
ask-block = Blockst du?
ask-lay = Welche Karte legst du?
event-rolled = { $seat } würfelt { $face }
event-blocked = { $seat } blockt mit { $card }
event-drew = { $seat } zieht
event-your-card = Du ziehst { $card }
event-laid = { $seat } legt { $card }
event-left = { $seat } geht
move-roll = Würfeln
move-draw = Ziehen
move-duel = Duell
move-block = Blocken
move-lay = Legen
move-pass = Passen
result-alone = Die anderen sind gegangen.
result-points = Das war genug.
result-time = Die Zeit ist um.
refused-not-your-turn = { $seat } ist am Zug.
refused-empty-pile = Der Stapel ist leer.
refused-not-now = Nicht jetzt.
refused-none-block = Du hast keine Karte auf der Hand, um zu blocken.
refused-none-lay = Du hast keine Karte auf der Hand, um sie zu legen.
