## The end of a game: turning points, and how it ended for everybody.

ending-turning-point = { $round ->
    [0] Turning point: { $event }
   *[other] Turning point in round { $round }: { $event }
 }
ending-standing = { $end ->
    [won] 🏆 { FEATURE($player, "person") ->
        [second] You win.
       *[other] { FORM($player, "the-first") } wins.
     }
    [lost] { FEATURE($player, "person") ->
        [second] You lose.
       *[other] { FORM($player, "the-first") } loses.
     }
    [placed] { FEATURE($player, "person") ->
        [second] You are number { $place }.
       *[other] { FORM($player, "the-first") } is number { $place }.
     }
   *[drawn] { FEATURE($player, "person") ->
        [second] It is a draw for you.
       *[other] It is a draw for { FORM($player, "the") }.
     }
 }
ending-lost = **You lose to { FORM($winners, "object") }.** { $reason }
ending-explanation = { $explanation }
