## Das Ende eines Duells.

ending-hero = { $round ->
    [0] { $hero } { FEATURE($player, "person") ->
        [second] auf deiner Seite
       *[other] { FORM($player, "genitive") }
     } (Stufe { $level }) hat noch { $life } LP.
   *[other] 💀 { $hero } { FEATURE($player, "person") ->
        [second] auf deiner Seite
       *[other] { FORM($player, "genitive") }
     } (Stufe { $level }) fällt in Runde { $round }.
 }
ending-losses = Dein Held hat { $taken } Schaden erlitten, die Gegenseite { $dealt }. Du hast { $lost ->
    [0] kein Wesen
    [one] 1 Wesen
   *[other] { $lost } Wesen
 } verloren, die Gegenseite { $killed ->
    [0] keins.
   *[other] { $killed }.
 }
