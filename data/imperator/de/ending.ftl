## Das Ende einer Partie.

ending-player = { $round ->
    [0] { FEATURE($player, "person") ->
        [second] Du endest
       *[other] { FORM($player, "the-first") } endet
     } mit { $lives } Leben und { $life } LP.
   *[other] { FEATURE($player, "person") ->
        [second] Du bist
       *[other] { FORM($player, "the-first") } ist
     } in Runde { $round } ausgeschieden.
 }
ending-damage = Du hast { $dealt } Schaden gemacht und { $taken } Schaden erlitten.{ $damage ->
    [0] {""}
   *[other] {" "}Der härteste Treffer gegen dich{ $seats ->
        [2] { "" }
       *[other] {" "}kam { FORM($other, "von") } und
    } machte { $damage } Schaden, in Runde { $round }.
 }{ $life ->
    [0] {""}
   *[other] {" "}In Runde { $escape } kam dein Imperator mit { $life } LP davon.
 }{ $changes ->
    [0] {""}
    [one] {" "}Die Führung wechselte einmal.
   *[other] {" "}Die Führung wechselte { $changes }-mal.
 }
