## The end of an expedition.

result-ending = { $ending ->
    [won] { $boss } is defeated, after { $dungeons ->
        [0] no completed dungeon
        [one] 1 completed dungeon
       *[other] { $dungeons } completed dungeons
     } and { $defeats ->
        [0] no lost fight.
        [one] 1 lost fight.
       *[other] { $defeats } lost fights.
     }
    [defeated] { $boss } was too strong, after { $dungeons ->
        [0] no completed dungeon
        [one] 1 completed dungeon
       *[other] { $dungeons } completed dungeons
     } and { $defeats ->
        [0] no other lost fight.
        [one] 1 other lost fight.
       *[other] { $defeats } other lost fights.
     }
   *[left] Everybody has left.
 }
ending-deck = { $left ->
    [yes] { FEATURE($player, "person") ->
        [second] You left the expedition.
       *[other] { FORM($player, "the-first") } left the expedition.
     }
   *[no] { FEATURE($player, "person") ->
        [second] You end
       *[other] { FORM($player, "the-first") } ends
     } as { $heroes } with a deck of { $cards ->
        [one] 1 card
       *[other] { $cards } cards
     }, { $basics ->
        [0] none of them a basic card.
        [one] 1 of them a basic card.
       *[other] { $basics } of them basic cards.
     }
 }
ending-last-fight = { $missing ->
    [0] In the last fight you had power { $total } against { $power }.
   *[other] In the last fight you had power { $total } against { $power }: { $missing } short.
 }
