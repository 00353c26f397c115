## Abstimmungen: Alle sehen, wie sie stehen, und dürfen ihre Stimme ändern, bis alle abgestimmt haben.
## choice: wofür jemand stimmt, kurz, wo es eine kurze Form hat; because: warum gerade diese Person entscheidet.

board-vote = 🗳️ **{ $question }**
board-vote-tie = 🗳️ **{ $question }** Seid ihr euch nicht einig, entscheidet { $player }.
board-vote-tie-because = 🗳️ **{ $question }** Seid ihr euch nicht einig, entscheidet { $player } ({ $because }).
board-vote-majority-because = 🗳️ **{ $question }** Die Mehrheit zählt; bei Gleichstand entscheidet { $player } ({ $because }).
board-vote-advised-because = 🗳️ **{ $question }** Die Mehrheit der Menschen zählt; bei Gleichstand zählen auch die Computer, danach entscheidet { $player } ({ $because }).
board-vote-advised = 🗳️ **{ $question }** Computer geben nur Rat.
board-vote-for = { FORM($choice, "short") }: { $seats }
button-ballot = { $count ->
    [0] { FORM($choice, "short") }
   *[other] { FORM($choice, "short") } · 🗳️ { $count }
 }
button-ballots = Mehr zur Wahl
ballot-parts = { $parts }

event-vote = 🗳️ { $question }
event-ballot = { FEATURE($player, "person") ->
    [second] Du stimmst
   *[other] { $player } stimmt
 } für „{ $choice }“.
event-ballot-changed = { FEATURE($player, "person") ->
    [second] Du stimmst
   *[other] { $player } stimmt
 } jetzt für „{ $choice }“.
event-ballot-advice = { FEATURE($player, "person") ->
    [second] Du rätst
   *[other] { $player } rät
 } zu „{ $choice }“.
event-vote-decided = ⚖️ Ihr seid euch nicht einig; { FEATURE($player, "person") ->
    [second] du entscheidest dich
   *[other] { $player } entscheidet sich
 } für „{ $choice }“.
event-vote-decided-because = ⚖️ Ihr seid euch nicht einig; { FEATURE($player, "person") ->
    [second] du entscheidest dich
   *[other] { $player } entscheidet sich
 } für „{ $choice }“ ({ $because }).
event-vote-counted = { $by ->
    [computers] ⚖️ Gleichstand; mit den Stimmen der Computer gewinnt „{ $choice }“.
   *[majority] ⚖️ Die meisten von euch stimmen für „{ $choice }“.
}

refused-vote-over = Diese Abstimmung ist vorbei. Was jetzt ansteht, zeigt das Brett.
refused-no-voice = Hier hast du keine Stimme: { $count ->
    [one] Das entscheidet
   *[other] Das entscheiden
 } { $seats }.
refused-same-ballot = Dafür hast du schon gestimmt: { $choice }. Du darfst deine Stimme ändern, bis alle abgestimmt haben. Es fehlt noch: { $seats }.
