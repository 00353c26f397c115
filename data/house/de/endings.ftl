## Das Ende einer Partie: Wendepunkte, und wie sie für alle ausging.

ending-turning-point = { $round ->
    [0] Wendepunkt: { $event }
   *[other] Wendepunkt in Runde { $round }: { $event }
 }
ending-standing = { $end ->
    [won] 🏆 { FEATURE($player, "person") ->
        [second] Du gewinnst.
       *[other] { FORM($player, "the-first") } gewinnt.
     }
    [lost] { FEATURE($player, "person") ->
        [second] Du verlierst.
       *[other] { FORM($player, "the-first") } verliert.
     }
    [placed] { FEATURE($player, "person") ->
        [second] Du kommst auf Platz { $place }.
       *[other] { FORM($player, "the-first") } kommt auf Platz { $place }.
     }
   *[drawn] { FEATURE($player, "person") ->
        [second] Für dich endet es unentschieden.
       *[other] Für { FORM($player, "accusative") } endet es unentschieden.
     }
 }
ending-lost = **Du verlierst gegen { FORM($winners, "accusative") }.** { $reason }
ending-explanation = { $explanation }
