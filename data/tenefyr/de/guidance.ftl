## Das nächste Ziel, für Leute, die das Spiel noch nicht kennen

guidance-dungeons = Sammelt Beute für den Boss: noch { $left ->
    [one] 1 Schritt
   *[other] { $left } Schritte
 } bis zum Totenkopf. Ein Verlies kostet 1, ein verlorener Kampf 2.
guidance-boss = Jetzt gibt es nur noch den Boss: Gewinnt ihr diesen Kampf, habt ihr alle gewonnen.
