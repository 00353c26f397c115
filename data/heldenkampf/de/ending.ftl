## Das Ende einer Partie.

result-ending = { $ending ->
    [castle] { FEATURE($player, "person") ->
        [second] Deine Burg
       *[other] Die Burg { FORM($player, "genitive") }
     } fällt in Runde { $round }; nach Siegpunkten steht es { $points } zu { $other }.
    [passes] Alle haben zweimal nacheinander gepasst; nach Siegpunkten steht es { $points } zu { $other }.
    [rounds] Die letzte Runde ist vorbei; nach Siegpunkten steht es { $points } zu { $other }.
    [gave-up] { FEATURE($player, "person") ->
        [second] Du gibst
       *[other] { FORM($player, "the-first") } gibt
     } in Runde { $round } auf.
   *[resigned] Die andere Seite gibt in Runde { $round } auf.
 }
ending-side = { FEATURE($player, "person") ->
    [second] Du endest
   *[other] { FORM($player, "the-first") } endet
 } mit { $points ->
    [one] 1 Siegpunkt
   *[other] { $points } Siegpunkten
 }; { $heroes ->
    [0] kein Held lebt mehr
    [one] 1 Held lebt noch
   *[other] { $heroes } Helden leben noch
 }, und die Burg { $castle ->
    [0] ist gefallen.
   *[other] hat noch { $castle } LP.
 }
ending-fights = Du hast { $own ->
    [0] keinen Kampf
    [one] 1 Kampf
   *[other] { $own } Kämpfe
 } gewonnen und { $other ->
    [0] keinen
   *[other] { FORM($other, "the-first") }
 } verloren; { $strikes ->
    [0] deine Burg wurde nie getroffen.
    [one] deine Burg wurde einmal getroffen.
   *[other] deine Burg wurde { $strikes }-mal getroffen.
 }{ $decided ->
    [castle] {" "}Die { $worth } Punkte für die Burg haben die Partie entschieden.
   *[fights] { "" }
 }
