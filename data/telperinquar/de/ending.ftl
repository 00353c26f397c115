## Das Ende eines Duells.

ending-blow = { $cause } { $event }
ending-hero = { $round ->
    [0] { FEATURE($player, "person") ->
        [second] Dein Held
       *[other] Der Held { FORM($player, "genitive") }
     }, { $hero } (Stufe { $level }), hat noch { $life } LP.
   *[other] 💀 { FEATURE($player, "person") ->
        [second] Dein Held
       *[other] Der Held { FORM($player, "genitive") }
     }, { $hero } (Stufe { $level }), fällt in Runde { $round }.
 }
ending-losses = Dein Held hat { $taken } Schaden erlitten, die Gegenseite { $dealt }. Du hast { $lost ->
    [0] kein Wesen
    [one] 1 Wesen
   *[other] { $lost } Wesen
 } verloren, die Gegenseite { $killed ->
    [0] keins.
   *[other] { $killed }.
 }
