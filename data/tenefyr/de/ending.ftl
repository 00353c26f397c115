## Das Ende einer Expedition.

result-ending = { $ending ->
    [won] { $boss } ist besiegt, nach { $dungeons ->
        [0] keinem geschafften Verlies
        [one] 1 geschafften Verlies
       *[other] { $dungeons } geschafften Verliesen
     } und { $defeats ->
        [0] keinem verlorenen Kampf.
        [one] 1 verlorenen Kampf.
       *[other] { $defeats } verlorenen Kämpfen.
     }
    [defeated] { $boss } war zu stark, nach { $dungeons ->
        [0] keinem geschafften Verlies
        [one] 1 geschafften Verlies
       *[other] { $dungeons } geschafften Verliesen
     } und { $defeats ->
        [0] keinem anderen verlorenen Kampf.
        [one] 1 anderen verlorenen Kampf.
       *[other] { $defeats } anderen verlorenen Kämpfen.
     }
   *[left] Alle sind gegangen.
 }
ending-deck = { $left ->
    [yes] { FEATURE($player, "person") ->
        [second] Du hast die Expedition verlassen.
       *[other] { FORM($player, "the-first") } hat die Expedition verlassen.
     }
   *[no] { FEATURE($player, "person") ->
        [second] Du endest
       *[other] { FORM($player, "the-first") } endet
     } als { $heroes } mit { $cards ->
        [one] 1 Karte
       *[other] { $cards } Karten
     } im Deck, { $basics ->
        [0] ohne eine einzige Basiskarte.
       *[other] davon { $basics } Basiskarten.
     }
 }
ending-last-fight = { $missing ->
    [0] Im letzten Kampf hattet ihr Kraft { $total } gegen { $power }.
   *[other] Im letzten Kampf hattet ihr Kraft { $total } gegen { $power }; es fehlten { $missing }.
 }
