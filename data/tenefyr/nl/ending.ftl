## Het einde van een expeditie.

result-ending = { $ending ->
    [won] { $boss } is verslagen, na { $dungeons ->
        [0] geen enkele voltooide dungeon
        [one] 1 voltooide dungeon
       *[other] { $dungeons } voltooide dungeons
     } en { $defeats ->
        [0] geen enkel verloren gevecht.
        [one] 1 verloren gevecht.
       *[other] { $defeats } verloren gevechten.
     }
    [defeated] { $boss } was te sterk, na { $dungeons ->
        [0] geen enkele voltooide dungeon
        [one] 1 voltooide dungeon
       *[other] { $dungeons } voltooide dungeons
     } en { $defeats ->
        [0] geen ander verloren gevecht.
        [one] 1 ander verloren gevecht.
       *[other] { $defeats } andere verloren gevechten.
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
ending-last-fight = { $missing ->
    [0] In het laatste gevecht hadden jullie { $total } kracht tegen { $power }.
   *[other] In het laatste gevecht hadden jullie { $total } kracht tegen { $power }: { $missing } te weinig.
 }
