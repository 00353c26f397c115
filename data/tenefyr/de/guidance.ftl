## Das nächste Ziel, für Leute, die das Spiel noch nicht kennen

guidance-dungeons = Werdet durch Beute stark genug für den Boss: Er greift { $left ->
    [0] als Nächstes
    [one] in 1 Schritt
   *[other] in { $left } Schritten
 } an. Ein Verlies zu verlassen kostet 1 Schritt, ein verlorener Kampf 2.
guidance-boss = Der letzte Kampf geht gegen { FORM($boss, "the-accusative") }: { $left ->
    [one] Besiegt die letzte Karte, und ihr habt alle gewonnen. Karten zu sparen nützt jetzt nichts mehr.
   *[other] Besiegt { $left } Karten nacheinander, und ihr habt alle gewonnen. Die Decks werden dazwischen nicht aufgefüllt: Geht sparsam mit euren Karten um.
 }
