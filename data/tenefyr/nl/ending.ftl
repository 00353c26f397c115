## Het einde van een expeditie.

result-ending = { $ending ->
    [won] { FORM($boss, "the-first") } is verslagen. De helden hebben { $dungeons ->
        [0] geen dungeon
        [one] 1 dungeon
       *[other] { $dungeons } dungeons
     } voltooid en { $defeats ->
        [0] geen gevecht verloren.
        [one] 1 gevecht verloren.
       *[other] { $defeats } gevechten verloren.
     }
    [defeated] { FORM($boss, "the-first") } was te sterk. Daarvoor hebben de helden { $dungeons ->
        [0] geen dungeon
        [one] 1 dungeon
       *[other] { $dungeons } dungeons
     } voltooid en { $defeats ->
        [0] geen gevecht verloren.
        [one] 1 gevecht verloren.
       *[other] { $defeats } gevechten verloren.
     }
   *[left] Iedereen is weg.
 }
ending-deck = { $left ->
    [yes] { FEATURE($player, "person") ->
        [second] Je hebt de expeditie verlaten.
       *[other] { FORM($player, "the-first") } heeft de expeditie verlaten.
     }
   *[no] { FEATURE($player, "person") ->
        [second] Je eindigt
       *[other] { FORM($player, "the-first") } eindigt
     } als { $heroes } met een deck van { $cards ->
        [one] 1 kaart
       *[other] { $cards } kaarten
     }, { $basics ->
        [0] zonder één basiskaart.
        [one] waarvan 1 basiskaart.
       *[other] waarvan { $basics } basiskaarten.
     }
 }
ending-rescue = { FEATURE($player, "person") ->
    [second] Je redt
   *[other] { FORM($player, "the-first") } redt
 } het gevecht tegen { FORM($enemy, "the") }: voor die beurt kwamen de helden nog { $missing } kracht tekort.
ending-last-fight = { $missing ->
    [0] In het laatste gevecht hadden jullie { $total } kracht tegen { $power }.
   *[other] In het laatste gevecht hadden jullie { $total } kracht tegen { $power }: { $missing } te weinig.
 }
