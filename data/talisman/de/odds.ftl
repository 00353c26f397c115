## Chancen

odds-now = Angriff: { $player }
odds-duel = Angriff auf einen anderen Charakter: { $player }
odds-fight = { $player } gegen { FORM($foe, "accusative") }
odds-at = { $player }: { $space }
odds-way = Auf dem Weg zur Krone: { $player }
odds-against = Sieg gegen { FORM($foe, "the-accusative") }
odds-won = Gewonnen
odds-drawn = Unentschieden
odds-lost = Verloren
odds-won-secret = Gewonnen mit Mord
odds-won-fate = Gewonnen, wenn Schicksal eingesetzt wird, wo es hilft
odds-through = { $space }, mit { $attribute ->
    [craft] Talent
   *[strength] Stärke
 }
odds-through-fate = { $space }, mit { $attribute ->
    [craft] Talent
   *[strength] Stärke
 } und Schicksal
odds-line = { $label }: { $share }
odds-percent = { $share }
odds-how = Genau berechnet, mit den Gegenständen, Begleitern und Zaubersprüchen, die jetzt zählen. Nicht eingerechnet ist, was noch gezaubert wird und was andere tun.
refused-odds-what = Nenne einen Gegner oder eines von: Wächter, Portal der Macht, Krypta, Minen. Ohne Angabe geht es um den laufenden Kampf oder um den Weg zur Krone.
# Auf Knöpfen.
chance-wins = gewinnt { $percent } %
chance-opens = öffnet { $percent } %
chance-passes = kommt durch { $percent } %
# Auf Knöpfen von Tischen, deren Chancen hinter „Chancen“ stehen.
stake-fight = { $own }{ $secret ->
    [yes] {" "}+ Würfel gegen { $other }
   *[no] {" "}gegen { $other }
 }{ $lives ->
    [0] {""}
    [one] , Risiko letztes Leben
   *[other] , Risiko 1 Leben
 }
stake-passage = { $dice ->
    [one] 1 Würfel
   *[other] { $dice } Würfel
 } bis { $most }
