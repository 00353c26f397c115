## Het einde van een partij: keerpunten, en hoe het voor iedereen afliep.

ending-turning-point = { $round ->
    [0] { $event }
   *[other] Ronde { $round } · { $event }
 }
ending-standing = { $end ->
    [won] 🏆 { FEATURE($player, "person") ->
        [second] Je wint.
       *[other] { $player } wint.
     }
    [lost] { FEATURE($player, "person") ->
        [second] Je verliest.
       *[other] { $player } verliest.
     }
    [placed] { FEATURE($player, "person") ->
        [second] Je wordt nummer { $place }.
       *[other] { $player } wordt nummer { $place }.
     }
   *[drawn] { FEATURE($player, "person") ->
        [second] Voor jou wordt het gelijkspel.
       *[other] Voor { FORM($player, "object") } wordt het gelijkspel.
     }
 }
ending-explanation = { $explanation }
