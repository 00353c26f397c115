## Stemmingen: iedereen ziet hoe ze ervoor staan en mag de eigen stem veranderen tot iedereen heeft gestemd.
## choice: waarvoor iemand stemt, kort waar er een korte vorm is; because: waarom juist deze persoon beslist.

board-vote = 🗳️ **{ $question }**
board-vote-tie = 🗳️ **{ $question }** Zijn jullie het niet eens, dan { FEATURE($player, "person") ->
    [second] beslis jij
   *[other] beslist { FORM($player, "the") }
 }.
board-vote-tie-because = 🗳️ **{ $question }** Zijn jullie het niet eens, dan { FEATURE($player, "person") ->
    [second] beslis jij
   *[other] beslist { FORM($player, "the") }
 } ({ $because }).
board-vote-majority-because = 🗳️ **{ $question }** De meerderheid telt; bij gelijke stand { FEATURE($player, "person") ->
    [second] beslis jij
   *[other] beslist { FORM($player, "the") }
 } ({ $because }).
board-vote-advised-because = 🗳️ **{ $question }** De meerderheid van de mensen telt; bij gelijke stand tellen ook de computers, daarna { FEATURE($player, "person") ->
    [second] beslis jij
   *[other] beslist { FORM($player, "the") }
 } ({ $because }).
board-vote-advised = 🗳️ **{ $question }** { $count ->
    [one] De computer adviseert alleen
   *[other] De computers adviseren alleen
 }.
board-vote-for = { $seats }: { FORM($choice, "short") }
board-vote-advice = { $count ->
    [one] Advies van de computer
   *[other] Advies van { FORM($seats, "object") }
 }: { FORM($choice, "short") }
button-ballot = { $count ->
    [0] { FORM($choice, "short") }
   *[other] { FORM($choice, "short") } · 🗳️ { $count }
 }
button-ballots = Meer keuzes
ballot-parts = { $parts }

event-vote = 🗳️ { $question }
event-ballot = { FEATURE($player, "person") ->
    [second] Je stemt
   *[other] { FORM($player, "the-first") } stemt
 } voor “{ $choice }”.
event-ballot-changed = { FEATURE($player, "person") ->
    [second] Je stemt
   *[other] { FORM($player, "the-first") } stemt
 } nu voor “{ $choice }”.
event-ballot-advice = { FEATURE($player, "person") ->
    [second] Je adviseert
   *[other] { FORM($player, "the-first") } adviseert
 } “{ $choice }”.
event-vote-followed = { FORM($seats, "the-first") } { $count ->
    [one] volgt
   *[other] volgen
 } { FEATURE($player, "person") ->
    [second] jou
   *[other] { FORM($player, "the") }
 }.
event-vote-decided = ⚖️ Jullie zijn het niet eens; { FEATURE($player, "person") ->
    [second] jij kiest
   *[other] { FORM($player, "the") } kiest
 } “{ $choice }”.
event-vote-decided-because = ⚖️ Jullie zijn het niet eens; { FEATURE($player, "person") ->
    [second] jij kiest
   *[other] { FORM($player, "the") } kiest
 } “{ $choice }” ({ $because }).
event-vote-counted = { $by ->
    [computers] ⚖️ De stemmen staken; met die van de computers wint “{ $choice }”.
   *[majority] ⚖️ De meesten van jullie stemmen voor “{ $choice }”.
}

refused-vote-over = Deze stemming is voorbij. Op het bord staat wat er nu gevraagd wordt.
refused-no-voice = Jij hebt hier geen stem: { $count ->
    [one] dit beslist
   *[other] dit beslissen
 } { FORM($seats, "the") }.
refused-same-ballot = Daar heb je al voor gestemd: { $choice }. Je mag je stem veranderen tot iedereen heeft gestemd. Nog niet gestemd: { FORM($seats, "the") }.
