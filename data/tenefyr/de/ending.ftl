## Das Ende einer Expedition.

result-ending = { $ending ->
    [won] { FORM($boss, "the-first") } ist besiegt. Die Helden haben { $dungeons ->
        [0] kein Verlies
        [one] 1 Verlies
       *[other] { $dungeons } Verliese
     } geschafft und { $defeats ->
        [0] keinen Kampf verloren.
        [one] 1 Kampf verloren.
       *[other] { $defeats } Kämpfe verloren.
     }
    [defeated] { FORM($boss, "the-first") } war zu stark. Vorher haben die Helden { $dungeons ->
        [0] kein Verlies
        [one] 1 Verlies
       *[other] { $dungeons } Verliese
     } geschafft und { $defeats ->
        [0] keinen Kampf verloren.
        [one] 1 Kampf verloren.
       *[other] { $defeats } Kämpfe verloren.
     }
   *[left] Alle sind gegangen.
 }
ending-deck = { $left ->
    [yes] { FEATURE($player, "person") ->
        [second] Du hast die Expedition verlassen.
       *[other] { FORM($player, "the-first") } hat die Expedition verlassen.
     }
   *[no] { FEATURE($player, "person") ->
        [second] Du beendest
       *[other] { FORM($player, "the-first") } beendet
     } die Expedition als { $heroes } mit { $cards ->
        [one] 1 Karte
       *[other] { $cards } Karten
     } im Deck, { $basics ->
        [0] ohne eine einzige Basiskarte.
       *[other] davon { $basics } Basiskarten.
     }
 }
ending-rescue = { FEATURE($player, "person") ->
    [second] Du rettest
   *[other] { FORM($player, "the-first") } rettet
 } den Kampf gegen { FORM($enemy, "the-accusative") }: Vor diesem Zug fehlten den Helden noch { $missing } Kraft.
ending-last-fight = { $missing ->
    [0] Im letzten Kampf hattet ihr Kraft { $total } gegen { $power }.
   *[other] Im letzten Kampf hattet ihr Kraft { $total } gegen { $power }; es fehlten { $missing }.
 }
