## Abstimmungen: Alle sehen, wie sie stehen, und dürfen ihre Stimme ändern, bis alle abgestimmt haben.
## choice: wofür jemand stimmt, kurz, wo es eine kurze Form hat; because: warum gerade diese Person entscheidet.

board-vote = 🗳️ **{ $question }**
board-vote-tie = 🗳️ **{ $question }** Seid ihr euch nicht einig, { FEATURE($player, "person") ->
    [second] entscheidest du
   *[other] entscheidet { FORM($player, "the") }
 }.
board-vote-tie-because = 🗳️ **{ $question }** Seid ihr euch nicht einig, { FEATURE($player, "person") ->
    [second] entscheidest du
   *[other] entscheidet { FORM($player, "the") }
 } ({ $because }).
board-vote-majority-because = 🗳️ **{ $question }** Die Mehrheit zählt; bei Gleichstand { FEATURE($player, "person") ->
    [second] entscheidest du
   *[other] entscheidet { FORM($player, "the") }
 } ({ $because }).
board-vote-advised-because = 🗳️ **{ $question }** Die Mehrheit der Menschen zählt; bei Gleichstand zählen auch die Computer, danach { FEATURE($player, "person") ->
    [second] entscheidest du
   *[other] entscheidet { FORM($player, "the") }
 } ({ $because }).
board-vote-advised = 🗳️ **{ $question }** { $count ->
    [one] Der Computer gibt nur Rat
   *[other] Die Computer geben nur Rat
 }.
board-vote-for = { $seats }: { FORM($choice, "short") }
board-vote-advice = { $count ->
    [one] Rat des Computers
   *[other] Rat von { $seats }
 }: { FORM($choice, "short") }
button-ballot = { $count ->
    [0] { FORM($choice, "short") }
   *[other] { FORM($choice, "short") } · 🗳️ { $count }
 }
button-ballots = Mehr zur Wahl
ballot-parts = { $parts }

event-vote = 🗳️ { $question }
event-ballot = { FEATURE($player, "person") ->
    [second] Du stimmst
   *[other] { FORM($player, "the-first") } stimmt
 } für „{ $choice }“.
event-ballot-changed = { FEATURE($player, "person") ->
    [second] Du stimmst
   *[other] { FORM($player, "the-first") } stimmt
 } jetzt für „{ $choice }“.
event-ballot-advice = { FEATURE($player, "person") ->
    [second] Du rätst
   *[other] { FORM($player, "the-first") } rät
 } zu „{ $choice }“.
event-vote-followed = { FORM($seats, "the-first") } { $count ->
    [one] folgt
   *[other] folgen
 } { FEATURE($player, "person") ->
    [second] dir
   *[other] { FORM($player, "dative") }
 }.
event-vote-decided = ⚖️ Ihr seid euch nicht einig; { FEATURE($player, "person") ->
    [second] du entscheidest dich
   *[other] { FORM($player, "the") } entscheidet sich
 } für „{ $choice }“.
event-vote-decided-because = ⚖️ Ihr seid euch nicht einig; { FEATURE($player, "person") ->
    [second] du entscheidest dich
   *[other] { FORM($player, "the") } entscheidet sich
 } für „{ $choice }“ ({ $because }).
event-vote-counted = { $by ->
    [computers] ⚖️ Gleichstand; mit den Stimmen der Computer gewinnt „{ $choice }“.
   *[majority] ⚖️ Die meisten von euch stimmen für „{ $choice }“.
}

refused-vote-over = Diese Abstimmung ist vorbei. Was jetzt ansteht, zeigt das Brett.
refused-no-voice = Hier hast du keine Stimme: { $count ->
    [one] Das entscheidet
   *[other] Das entscheiden
 } { FORM($seats, "the") }.
refused-same-ballot = Dafür hast du schon gestimmt: { $choice }. Du darfst deine Stimme ändern, bis alle abgestimmt haben. Es fehlt noch: { FORM($seats, "the") }.
