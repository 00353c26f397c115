## Votes: everybody sees the count, and may change their vote until all have voted.
## choice: what somebody votes for, in its short form if there is one; because: why this player decides.

board-vote = 🗳️ **{ $question }**
board-vote-tie = 🗳️ **{ $question }** If you do not all agree, { FEATURE($player, "person") ->
    [second] you decide
   *[other] { FORM($player, "the") } decides
 }.
board-vote-tie-because = 🗳️ **{ $question }** If you do not all agree, { FEATURE($player, "person") ->
    [second] you decide
   *[other] { FORM($player, "the") } decides
 } ({ $because }).
board-vote-majority-because = 🗳️ **{ $question }** Most votes win; in a tie { FEATURE($player, "person") ->
    [second] you decide
   *[other] { FORM($player, "the") } decides
 } ({ $because }).
board-vote-advised-because = 🗳️ **{ $question }** Most votes of people win; in a tie computers’ votes count too, then { FEATURE($player, "person") ->
    [second] you decide
   *[other] { FORM($player, "the") } decides
 } ({ $because }).
board-vote-advised = 🗳️ **{ $question }** { $count ->
    [one] The computer only advises
   *[other] The computers only advise
 }.
board-vote-for = { $seats }: { FORM($choice, "short") }
board-vote-advice = { $count ->
    [one] The computer’s advice
   *[other] Advice of { $seats }
 }: { FORM($choice, "short") }
button-ballot = { $count ->
    [0] { FORM($choice, "short") }
   *[other] { FORM($choice, "short") } · 🗳️ { $count }
 }
button-ballots = More choices
ballot-parts = { $parts }

event-vote = 🗳️ { $question }
event-ballot = { FEATURE($player, "person") ->
    [second] You vote
   *[other] { FORM($player, "the-first") } votes
 } for “{ $choice }”.
event-ballot-changed = { FEATURE($player, "person") ->
    [second] You now vote
   *[other] { FORM($player, "the-first") } now votes
 } for “{ $choice }”.
event-ballot-advice = { FEATURE($player, "person") ->
    [second] You advise
   *[other] { FORM($player, "the-first") } advises
 } “{ $choice }”.
event-vote-followed = { FORM($seats, "the-first") } { $count ->
    [one] follows
   *[other] follow
 } { FEATURE($player, "person") ->
    [second] you
   *[other] { FORM($player, "the") }
 }.
event-vote-decided = ⚖️ The votes differ, so { FEATURE($player, "person") ->
    [second] you decide
   *[other] { FORM($player, "the") } decides
 } for “{ $choice }”.
event-vote-decided-because = ⚖️ The votes differ, so { FEATURE($player, "person") ->
    [second] you decide
   *[other] { FORM($player, "the") } decides
 } for “{ $choice }” ({ $because }).
event-vote-counted = { $by ->
    [computers] ⚖️ You are tied; with the computers’ votes it is “{ $choice }”.
   *[majority] ⚖️ Most of you vote for “{ $choice }”.
}

refused-vote-over = This vote is over. The board shows what is asked now.
refused-no-voice = You have no vote here: { FORM($seats, "the") } { $count ->
    [one] decides
   *[other] decide
 } this.
refused-same-ballot = You have already voted for that: { $choice }. You may change your vote until all have voted. Still missing: { FORM($seats, "the") }.
