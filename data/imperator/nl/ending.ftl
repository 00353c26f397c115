## Het einde van een spel.

ending-player = { $round ->
    [0] { FEATURE($player, "person") ->
        [second] Je eindigt
       *[other] { FORM($player, "the-first") } eindigt
     } met { $lives ->
        [one] 1 leven
       *[other] { $lives } levens
     } en { $life } LP.
   *[other] { FEATURE($player, "person") ->
        [second] Je viel
       *[other] { FORM($player, "the-first") } viel
     } in ronde { $round } af.
 }
ending-damage = Je deed { $dealt } schade en kreeg er { $taken }.{ $damage ->
    [0] {""}
   *[other] {" "}De zwaarste klap voor jou{ $seats ->
        [2] { "" }
       *[other] {" "}kwam van { FORM($other, "object") } en
    } deed { $damage } schade, in ronde { $round }.
 }{ $life ->
    [0] {""}
   *[other] {" "}In ronde { $escape } ontsnapte je Imperator met { $life } LP.
 }{ $changes ->
    [0] {""}
    [one] {" "}De leiding wisselde één keer.
   *[other] {" "}De leiding wisselde { $changes } keer.
 }
