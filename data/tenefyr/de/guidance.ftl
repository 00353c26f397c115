## Das nächste Ziel, für Leute, die das Spiel noch nicht kennen

guidance-dungeons = Sammelt Beute für den Boss: { $left ->
    [0] er greift als Nächstes an
    [one] noch 1 Schritt bis zum Totenkopf
   *[other] noch { $left } Schritte bis zum Totenkopf
 }. Ein Verlies kostet 1, ein verlorener Kampf 2.
guidance-boss = { FORM($boss, "heading") }, der letzte Kampf: { $left ->
    [one] Besiegt die letzte Karte, und ihr habt alle gewonnen. Karten zu sparen nützt jetzt nichts mehr.
   *[other] Besiegt { $left } Karten nacheinander, und ihr habt alle gewonnen. Die Decks werden dazwischen nicht aufgefüllt: Geht sparsam mit euren Karten um.
 }
