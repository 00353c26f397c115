## Het einde van een partij: keerpunten, en hoe het voor iedereen afliep.

ending-turning-point = { $round ->
    [0] Keerpunt: { $event }
   *[other] Keerpunt in ronde { $round }: { $event }
 }
ending-standing = { $end ->
    [won] 🏆 { FEATURE($player, "person") ->
        [second] Je wint.
       *[other] { FORM($player, "the-first") } wint.
     }
    [lost] { FEATURE($player, "person") ->
        [second] Je verliest.
       *[other] { FORM($player, "the-first") } verliest.
     }
    [placed] { FEATURE($player, "person") ->
        [second] Je wordt nummer { $place }.
       *[other] { FORM($player, "the-first") } wordt nummer { $place }.
     }
   *[drawn] { FEATURE($player, "person") ->
        [second] Voor jou wordt het gelijkspel.
       *[other] Voor { FORM($player, "object") } wordt het gelijkspel.
     }
 }
ending-lost = **Je verliest van { FORM($winners, "object") }.** { $reason }
ending-explanation = { $explanation }
