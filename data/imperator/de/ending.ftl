## Das Ende einer Partie.

ending-player = { $round ->
    [0] { FEATURE($player, "person") ->
        [second] Du endest
       *[other] { FORM($player, "the-first") } endet
     } mit { $lives } Leben und { $life } LP.
   *[other] { FEATURE($player, "person") ->
        [second] Du scheidest
       *[other] { FORM($player, "the-first") } scheidet
     } in Runde { $round } aus.
 }
ending-damage = Du hast { $dealt } Schaden gemacht und { $taken } Schaden erlitten.{ $damage ->
    [0] {""}
   *[other] {" "}Der härteste Treffer gegen dich ({ $damage }, in Runde { $round }) kam { FORM($other, "von") }.
 }{ $life ->
    [0] {""}
   *[other] {" "}In Runde { $escape } kam dein Imperator mit { $life } LP davon.
 }{ $changes ->
    [0] {""}
    [one] {" "}Die Führung wechselte einmal.
   *[other] {" "}Die Führung wechselte { $changes }-mal.
 }
