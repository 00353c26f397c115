## The end of an expedition.

result-ending = { $ending ->
    [won] { FORM($boss, "the-first") } is defeated. The heroes completed { $dungeons ->
        [0] no dungeon
        [one] 1 dungeon
       *[other] { $dungeons } dungeons
     } and lost { $defeats ->
        [0] no fight.
        [one] 1 fight.
       *[other] { $defeats } fights.
     }
    [defeated] { FORM($boss, "the-first") } was too strong. Before that the heroes completed { $dungeons ->
        [0] no dungeon
        [one] 1 dungeon
       *[other] { $dungeons } dungeons
     } and lost { $defeats ->
        [0] no fight.
        [one] 1 fight.
       *[other] { $defeats } fights.
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
ending-rescue = { FEATURE($player, "person") ->
    [second] You save
   *[other] { FORM($player, "the-first") } saves
 } the fight against { FORM($enemy, "the") }: before that turn the heroes still needed { $missing } more power.
ending-last-fight = { $missing ->
    [0] In the last fight you had power { $total } against { $power }.
   *[other] In the last fight you had power { $total } against { $power }: { $missing } short.
 }
