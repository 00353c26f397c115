## Chancen

odds-now = Angriff: { $player }
odds-duel = Angriff auf einen anderen Charakter: { $player }
odds-fight = { $player } gegen { FORM($foe, "accusative") }
odds-at = { $player }: { $space }
odds-way = Auf dem Weg zur Krone: { $player }
odds-against = Sieg ({ $foe })
odds-won = Gewonnen
odds-drawn = Unentschieden
odds-lost = Verloren
odds-won-fate = Gewonnen, wenn Schicksal eingesetzt wird, wo es hilft
odds-through = { $space }, mit { $attribute ->
    [craft] Talent
   *[strength] Stärke
 }
odds-through-fate = { $space }, mit { $attribute ->
    [craft] Talent
   *[strength] Stärke
 } und Schicksal
odds-line = { $label }: { $whole },{ $tenth } %
odds-percent = { $whole },{ $tenth } %
odds-how = Genau gezählt, mit den Gegenständen, Begleitern und Zaubersprüchen, die jetzt zählen. Zaubersprüche, die noch gewirkt werden, und was andere tun, kommt dazu.
refused-odds-what = Nenne einen Gegner oder eines von: Wächter, Portal der Macht, Krypta, Minen. Ohne Angabe sagt `/chancen` etwas zum laufenden Kampf oder zum Weg zur Krone.
# Auf Knöpfen.
chance-wins = gewinnt { $percent } %
chance-opens = öffnet { $percent } %
chance-passes = hindurch { $percent } %
