# The booster draft: heroes, boosters passed round, a deck built from what was taken.

option-draft = Booster draft
option-draft-help = Before the duel everybody takes cards from boosters that are passed around, and builds a deck from them. You do not use your own decks.

phase-heroes = choosing heroes
phase-boosters = taking cards from boosters
phase-decks = building decks

headline-draft = { $stage ->
    [heroes] Draft: everybody chooses a hero
    [decks] Draft: everybody builds a deck
   *[boosters] Draft: booster { $booster } of { $boosters }, card { $number } of { $most }
}

## Questions and moves

ask-draft-hero = Which hero do you play? In a draft all have the same values.
ask-draft-card = Which card do you take? Card { $number } of { $most }.
ask-draft-deck = This is your deck. Do you play it like this?

move-pick = Take
move-leave-out = Leave out
move-put-in = Put back in
move-ready = Play this deck

argument-draft = { $card }: { $type }, { $cost ->
    [0] free
    [one] 1 action
   *[other] { $cost } actions
}

## What happens

event-draft-chosen = You choose { $card }.
event-draft-hero = { FORM($who, "the-first") } plays { $hero }.
event-draft-opened = Everybody opens booster { $number } of { $count }, takes a card and passes the rest on to the { $side ->
    [left] left
   *[right] right
}.
event-draft-last = The last card of the booster is yours: { $card }.
event-draft-decks = All { $count ->
    [one] cards
   *[other] { $count } cards
} are taken. Now everybody builds a deck from them.
event-draft-left-out = { $card } is left out of your deck.
event-draft-put-in = { $card } is in your deck again.
event-draft-exchanged = { $card } is left out of your deck, { $back } is in it again.
event-draft-ready = { FORM($who, "the-first") } has built a deck.

## What is seen

figure-draft-player = { $who }
figure-draft-group = { $who }, group { $group }
figure-draft-hero = Hero: { $hero }
figure-draft-picks = Cards taken: { $picks } of { $most }
figure-draft-asked = { $stage ->
    [decks] is building a deck …
   *[other] is choosing …
}
figure-draft-decided = { $stage ->
    [decks] has built a deck
   *[other] has chosen
}
figure-draft-out = has left the draft

draft-hand-card = { $card } – { $type }, play { $play }{ $use ->
    [0] {""}
   *[other] , use { $use }
}
draft-hand-chosen = You have chosen { $card }.
draft-hand-picks = Taken so far ({ $count }): { $cards }
draft-hand-deck = Your deck has { $size ->
    [one] 1 card
   *[other] { $size } cards
}: your hero, { $levels ->
    [one] 1 level card
   *[other] { $levels } level cards
}, { $cards }
draft-hand-out = Left out: { $card }
draft-counted = { $count ->
    [one] {""}
   *[other] { $count }× {""}
}{ $card }

## Why not

refused-no-boosters = There are not enough cards here to draft from.
refused-draft-first = The draft comes before the duel. Now: { $phase }.
refused-draft-stage = That comes at another time in the draft. Now: { $phase }.
refused-draft-decided = You have decided already. The others are not ready yet: { $seats }.
refused-draft-hero = { $card } is not one of the heroes of a draft.
refused-draft-size = A deck needs { $least } cards, { $cards } of them from the boosters; you cannot spare one more.
refused-draft-over = There is nothing to draft any more.
refused-draft-deck = In a draft everybody plays with the cards they take there; you cannot use a deck of your own.
refused-not-in-booster = { $card } is not in your booster.
refused-not-in-deck = { $card } is not in your deck.
refused-not-left-out = { $card } is not among the cards you have left out.

## Pictures

picture-draft-left = passed to the left
picture-draft-right = passed to the right
picture-draft-deciding = choosing
picture-draft-building = building
picture-draft-decided = done
picture-draft-out = has left
picture-draft-no-hero = hero not chosen yet
picture-draft-taken = Taken so far
picture-draft-nothing = no cards taken yet
picture-draft-deck = Your deck
picture-draft-left-out = Left out
