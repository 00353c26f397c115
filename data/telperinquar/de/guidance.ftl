## Das nächste Ziel, für Leute, die das Spiel noch nicht kennen

guidance-aim = Das Ziel: { FEATURE($whose, "person") ->
    [second] deinen Helden
   *[third] den Helden { FORM($whose, "genitive") }
} auf 0 LP bringen (jetzt { $life }).
guidance-poison = Gift fügt deinem Helden ({ $life } LP) { $damage } Schaden zu, bevor du wieder handelst: Heile ihn oder gewinne in diesem Zug.
guidance-guard = Nichts bewacht deinen Helden ({ $life } LP): Leg ein Wesen aus.{ $warning }
guidance-beware = {" "}Achtung: { $cards } { $count ->
    [one] kann
   *[other] können
 } dazwischengehen; dann trifft dein Angriff eine andere Karte.
guidance-row = Nächstes Ziel: Besiege { $guards ->
    [one] das Wesen, das
   *[other] die { $guards } Wesen, die
 } den Helden { FORM($whose, "genitive") } { $guards ->
    [one] bewacht
   *[other] bewachen
 } (Held: { $life } LP).{ $warning }{ $legend ->
    [yes] {" "}Auf Knöpfen: ⚡ kostet Aktionen; ≈5♥ sind im Mittel 5 Schaden; zurück ≈4♥ ist der Gegenschlag.
   *[no] {""}
 }
guidance-hero = Der Held { FORM($whose, "genitive") } ({ $life } LP) steht offen: Du kannst ihn angreifen.{ $warning }{ $legend ->
    [yes] {" "}Auf Knöpfen: ⚡ kostet Aktionen; ≈5♥ sind im Mittel 5 Schaden; zurück ≈4♥ ist der Gegenschlag.
   *[no] {""}
 }
guidance-past = Dein Angreifer erreicht { $guards ->
    [one] die Wache
   *[other] die Wachen
 } nicht, also ist der Held { FORM($whose, "genitive") } ({ $life } LP) angreifbar.{ $warning }
guidance-first-round = In Runde 1 greift niemand an: Leg Wachen und Ausrüstung bereit.
guidance-costly = Ein Angriff kostet ⚡{ $cost }, so viel hast du nicht mehr: Bereite den nächsten Zug vor.
guidance-prepare = Angreifen kannst du gerade nicht: Bereite den nächsten Zug vor.
guidance-cease = Kein Angriff mehr: Beende den Kampf, um weiter auszulegen.
guidance-end = Mehr geht gerade nicht: Beende den Zug.
guidance-won = Du gewinnst, sobald dieser Zug endet: Beende ihn.

## Was sich für jemanden geändert hat

vital-life = Leben { $before } → { $now }
