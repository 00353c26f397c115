game-tenefyr = Heroes of Tenefyr

## Phases, headlines and key figures
phase-heroes = choosing heroes
phase-camp = camp
phase-draw = draw step
phase-play = play step
phase-over = the end
place-dungeon = dungeon { $number } (level { $level })
    .in = in dungeon { $number } (level { $level })
    .cards = The cards in dungeon { $number } (level { $level })
place-number = dungeon { $number }
place-boss = { $boss }
    .in = in the battle with the boss
    .cards = The cards of { FORM($boss, "the") }
place-last-dungeon = the last dungeon
    .heading = The last dungeon
    .the-first = The last dungeon
headline-heroes = Choosing heroes · { FORM($player, "possessive") } turn
headline-fight = Fight against { FORM($enemy, "the") } · power { $total } of { $power } · { FORM($player, "possessive") } turn
headline-camp = { $left ->
    [0] In camp · the boss attacks
    [one] In camp · the boss attacks in 1 step
   *[other] In camp · the boss attacks in { $left } steps
 }
headline-place = Between fights · { $place }
headline-over = { $ending ->
    [won] The boss is defeated: the heroes have won
    [defeated] The boss was too strong: the heroes have lost
   *[left] The expedition was given up
 }
figure-player = { $player } · { $heroes }
figure-cards = Deck { $deck }, discard pile { $discard }
figure-hand = Hand: { $cards }
figure-top = On top of the deck: { $cards }
figure-fight = Fight · { $place }
figure-power = { $enemy }: power { $power }; so far the heroes have { $total }
figure-dungeons = Where to go
figure-dungeon = { $place }: { $enemy }, { $cards ->
    [one] 1 enemy
   *[other] { $cards } enemies
 }
figure-rewarded = { $line }, { $reward }
figure-played = { FORM($player, "possessive-first") } cards: { $cards }
figure-token = Holds the starting-player token
figure-gives = { $cards ->
    [one] The next step brings 1 level { $level } card
   *[other] The next step brings { $cards } level { $level } cards
 }
figure-completed = { $count ->
    [one] Completed: dungeon { $numbers }
   *[other] Completed: dungeons { $numbers }
 }
figure-track = { $left ->
    [0] The boss pawn stands on the skull
    [one] The boss pawn has 1 step left
   *[other] The boss pawn has { $left } steps left
 }

## Piles to look through
pile-discard = Discard pile: { $player }
pile-hand = Hand: { $player }
pile-top = On top of the deck: { $player }
pile-dungeon = { $number ->
    [0] { FORM($boss, "heading") }: open enemies
   *[other] Dungeon { $number }: open enemies
 }
pile-removed = Removed from the game
pile-card = { $count ->
    [one] { $card } ({ $power })
   *[other] { $count } × { $card } ({ $power })
 }
pile-card-with-detail = { $line }: { $detail }
pile-more = { $line } { $detail }

## Cards
card-power = Power { $power }
card-enemy = { $level ->
    [0] Boss · power { $two } with two players, { $three } with three, { $four } with four
   *[other] Level { $level } · power { $two } with two players, { $three } with three, { $four } with four
 }
card-loot = Loot: { $loot }
card-only-hero = Works only for this hero: { $hero }.
card-condition = { $deck ->
    [0] { $hand ->
        [one] To use this, discard a card from your hand:
       *[other] To use this, discard { $hand } cards from your hand:
     }
    [one] To use this, discard the top card of your deck:
   *[other] To use this, discard the top { $deck } cards of your deck:
 }
card-hero = A hero. Skill: { $skill }
card-boss = A boss with four cards, in any order: { $stages }
card-reward-each = Reward of level { $level }: each player chooses one
card-reward-together = Reward of level { $level }: choose one together
enemy-draws = { $by ->
    [-1] Everybody draws one card less.
    [1] Everybody draws one more card.
    [-2] Everybody draws two cards less.
   *[other] Everybody draws { $by } more cards.
 }
    .does = { $by ->
        [-1] draw 1 card less
        [-2] draw 2 cards less
        [1] draw 1 card more
       *[other] draw { $by } cards more
     }
enemy-basics = { $by ->
    [-1] Each basic card has 1 less power.
    [-2] Each basic card has 2 less power.
   *[other] Each basic card has { $by } more power.
 }
    .does = basic cards { $by ->
        [-1] −1
        [-2] −2
       *[other] +{ $by }
     }
enemy-ambush = { $cards ->
    [one] At the start everybody discards the top card of their deck.
   *[other] At the start everybody discards the top { $cards } cards of their deck.
 }
    .does = everybody discards { $cards } first
enemy-preys = This enemy has { $by } more power while anybody’s deck is empty.
    .does = +{ $by } while a deck is empty
enemy-haunted = This enemy has { $by } less power for each Miss in the discard piles.
    .does = −{ $by } per discarded Miss
enemy-grows = This enemy has { $by } more power for each hand thrown away in this fight.
    .does = +{ $by } per hand thrown away
enemy-crowd = This enemy has { $by } more power for each card below it.
    .does = +{ $by } per card below it
enemy-silence = Skill cards have no effect.
    .does = skill cards do nothing
enemy-hoard = Once it is defeated, the player whose turn it is also takes a level { $level } card from the reserve.
    .does = one more level { $level } card
enemy-moves = If it still stands after the first turn, it moves to another dungeon.
    .does = moves away after a turn
loot-draw = { $cards ->
    [one] Draw a card.
   *[other] Draw { $cards } cards.
 }
    .does = draws { $cards }
loot-draw-up-to = { $cards ->
    [one] You may draw a card.
   *[other] Draw up to { $cards } cards.
 }
    .does = draws up to { $cards }
loot-throw = { $cards ->
    [one] Discard a card from your hand.
   *[other] Discard { $cards } cards from your hand.
 }
    .does = discards { $cards }
loot-double = Double another card you have played in this fight.
    .does = doubles a card
loot-double-player = Double the power of all cards another player has played in this fight.
    .does = doubles another player’s cards
loot-per-basic = { $by } more power for each basic card you have played in this fight.
    .does = +{ $by } per basic card
loot-per-dungeon = { $by } more power for each completed dungeon.
    .does = +{ $by } per dungeon
loot-last-stand = { $by } more power if your deck is empty.
    .does = +{ $by } with an empty deck
loot-weaken = The enemy loses { $by } power for this fight.
    .does = enemy −{ $by }
loot-recover = { $cards ->
    [one] Put a card from your discard pile on top of your deck.
   *[other] Put { $cards } cards from your discard pile on top of your deck.
 }
    .does = puts { $cards } back
loot-discharge = { $cards ->
    [one] You may remove a basic card from your discard pile.
   *[other] You may remove up to { $cards } basic cards from your discard pile.
 }
    .does = removes basic cards
loot-inspire = Each card of another player’s next turn has { $by } more power.
    .does = others’ next cards +{ $by }
loot-ready = { $cards ->
    [one] Another player draws one more card on their next turn.
   *[other] Another player draws { $cards } more cards on their next turn.
 }
    .does = another draws { $cards } more
loot-borrow = Play a random card from the reserve: level 1, plus one level for every three completed dungeons. It goes back after the fight.
    .does = plays a reserve card
reward-remove = { $basics ->
    [yes] { $cards ->
        [one] Remove a basic card from your deck
       *[other] Remove up to { $cards } basic cards from your deck
     }
   *[no] { $cards ->
        [one] Remove a card from your deck
       *[other] Remove up to { $cards } cards from your deck
     }
 }{ $solo ->
    [0] { "" }
   *[other] {" "}(solo: up to { $solo })
 }
    .to = { $basics ->
        [yes] { $cards ->
            [one] remove a basic card from the deck
           *[other] remove up to { $cards } basic cards from the deck
         }
       *[no] { $cards ->
            [one] remove a card from the deck
           *[other] remove up to { $cards } cards from the deck
         }
     }
    .gain = { $cards ->
        [one] remove 1 card
       *[other] remove { $cards } cards
     }
reward-give = Give a card from your deck to another player
    .to = give a card to another player
    .gain = give one away
reward-take = Take a random level { $level } card from the reserve
    .to = take a random level { $level } card from the reserve
    .gain = get a level { $level } card
reward-scout = Look at all cards of a dungeon or the boss and put them in any order
    .to = look at all cards of a dungeon or the boss and put them in any order
    .gain = look ahead
reward-push-back = { $steps ->
    [one] The boss pawn goes one step back
   *[other] The boss pawn goes { $steps } steps back
 }
    .to = { $steps ->
        [one] send the boss pawn one step back
       *[other] send the boss pawn { $steps } steps back
     }
    .gain = { $steps ->
        [one] boss 1 step back
       *[other] boss { $steps } steps back
     }
reward-ready-all = { $cards ->
    [one] Everybody draws one more card in the next fight
   *[other] Everybody draws { $cards } more cards in the next fight
 }
    .to = { $cards ->
        [one] draw one more card each in the next fight
       *[other] draw { $cards } more cards each in the next fight
     }
    .gain = { $cards ->
        [one] draw 1 more
       *[other] draw { $cards } more
     }

## Moves and their arguments
move-hero = Choose a hero
move-play = Play one card
move-hold-back = Play one card, with the enemy’s effect before doubling
    .short = Play it, enemy first
move-play-all = Play all
move-play-all-ordered = Play all in your own order
move-redraw = New hand
move-enter = Enter
move-go-on = Go on
move-withdraw = Leave the dungeon
    .short = Leave (boss 1 step nearer)
move-take = Take
move-give = Give
move-put-back = Back to the reserve
move-send = Send to
move-choose = Choose
move-player = Choose
move-number = Choose
move-pay = Discard
move-pick = Choose cards
move-arrange = Put in order
move-decline = No
choose-which = Which ones?
choose-top-first = The top one first
argument-card = { $card } ({ $power })
argument-card-effect = { $card } ({ $power } ✨)
argument-card-choice = { $card } ({ $power }: { $effects })
argument-effect = { FORM($effect, "does") }
argument-counted = { $count ->
    [one] { $card }
   *[other] { $count } { FORM($card, "plural") }
 }
    .one = { $count ->
        [one] { FORM($card, "one") }
       *[other] { $count } { FORM($card, "plural") }
     }
argument-hero = { $word ->
    [barbarian] { $hero }: draws up to 3 more cards
    [bard] { $hero }: strengthens others
    [cleric] { $hero }: brings cards back
   *[thief] { $hero }: borrows a random card
 }
argument-cards = { $cards }
argument-give = { FEATURE($player, "person") ->
    [second] You get it
   *[other] { FORM($player, "the-first") } gets it
 }
argument-number = { $number }
argument-amount = { $number ->
    [0] No card
    [one] 1 card
   *[other] { $number } cards
 }
argument-enemy = { $enemy } ({ $power })
argument-enemy-rules = { $enemy } ({ $power }: { $rules })
argument-dungeon = Dungeon { $number }, level { $level }: { $enemy }, { $cards ->
    [one] 1 enemy
   *[other] { $cards } enemies
 }
    .short = { $number } · level { $level }: { $enemy }
argument-boss = { FORM($boss, "heading") }: { $enemy }, { $cards ->
    [one] 1 enemy
   *[other] { $cards } enemies
 }
    .short = { FORM($boss, "heading") } · { $enemy }
argument-no-effect = { $option } (no effect now)
argument-closed = a face-down card
argument-new-dungeon = a new dungeon

## Questions
because-token = starting-player token
ask-hero = { $count ->
    [one] Which hero do you play?
   *[other] { $number ->
        [1] { $dealt ->
            [yes] You play two heroes. Choose one; you also get the hero who is left at the end.
           *[no] You play two heroes. Which one do you choose first?
         }
       *[other] Which hero do you play as well?
     }
 }
ask-keep = { FORM($enemy, "the-first") } has power { $power }; so far the heroes have { $total }. Play this hand, or throw it away and draw a new one?
ask-play = { FORM($enemy, "the-first") } has power { $power }; so far the heroes have { $total }. { $count ->
    [one] How do you play { $cards }?
   *[other] In which order do you play { $cards }?
 }
ask-enter = { $players ->
    [1] Which dungeon do you enter?
   *[other] Which dungeon do you enter together?
 }
ask-go-on = { $cards ->
    [one] { $players ->
        [1] Go on in this dungeon (1 enemy left), or leave it and refill your deck?
       *[other] Go on in this dungeon (1 enemy left), or leave it and refill your decks?
     }
   *[other] { $players ->
        [1] Go on in this dungeon ({ $cards } enemies left), or leave it and refill your deck?
       *[other] Go on in this dungeon ({ $cards } enemies left), or leave it and refill your decks?
     }
 }
ask-send = { FORM($enemy, "the-first") } moves. Where to?
ask-hand-out = Who gets { $card }?
ask-reward = What do you choose from the reward “{ $reward }”?
ask-reward-together = What do you choose together from the reward “{ $reward }”?
ask-receiver = Who gets the card?
ask-first = Who uses the reward first? That can change what comes after it.
ask-scout = Which cards do you look at?
ask-arrange = In which order should the cards lie, the top one first?
ask-condition = { $deck ->
    [0] { $hand ->
        [one] Discard a card from your hand for the effect of { $card } ({ ask-condition.gain })?
       *[other] Discard { $hand } cards from your hand for the effect of { $card } ({ ask-condition.gain })?
     }
    [one] Discard the top card of your deck for the effect of { $card } ({ ask-condition.gain })?
   *[other] Discard the top { $deck } cards of your deck for the effect of { $card } ({ ask-condition.gain })?
 }
    .gain = { $effects }, { $more ->
        [0] changes nothing now
       *[other] at most +{ $more } now
     }
ask-throw = { $cards ->
    [one] Which card do you discard for { $card }?
   *[other] Which { $cards } cards do you discard for { $card }?
 }
ask-recover = { $more ->
    [0] Which card from your discard pile goes on top of your deck with { $card }?
    [one] Which two cards from your discard pile go on top of your deck with { $card }? You draw the top one first.
   *[other] Which card from your discard pile goes back on your deck first with { $card }? { $more } more then go on top of it.
 }
ask-discharge = { $cards ->
    [one] Do you remove a basic card from your discard pile with { $card }?
   *[other] Which basic cards from your discard pile do you remove with { $card } (up to { $cards })?
 }
ask-remove = { $cards ->
    [one] Which card do you remove?
   *[other] Which cards do you remove (up to { $cards })?
 }
ask-double = Which card do you double with { $card }?
ask-double-player = Whose cards do you double with { $card }?
ask-inspire = Whose next turn do you strengthen with { $card }?
ask-ready = Who draws more cards on their next turn with { $card }?
ask-give = Which card do you give away?
ask-give-to = Who do you give { $card } to?
ask-draw-more = How many cards do you draw with { $card }? { $short ->
    [0] With the rest of your hand, the heroes have enough already, { $total } against { $power }. You must play what you draw now, and you will not have it again until the decks are refilled.
   *[other] With the rest of your hand, the heroes have { $total } of { $power }.
 }

## What happens
event-hero = { FEATURE($player, "person") ->
    [second] You
   *[other] { FORM($player, "the-first") }
 } { event-hero.and }.
    .and = { FEATURE($player, "person") ->
        [second] play
       *[other] plays
     } { FORM($hero, "the") }
event-begun = The dungeons are laid out, and { FEATURE($player, "person") ->
    [second] you hold
   *[other] { FORM($player, "the") } holds
 } the starting-player token.
event-entered = The heroes go to { $place }.
event-boss-attacks = The boss attacks!
event-boss-left = All dungeons are completed, now the boss attacks!
event-fight = ⚔ The heroes meet { FORM($enemy, "the") } with power { $power } { FORM($place, "in") }.
event-enemy-rule = 📜 { $rule }
event-turn = { FEATURE($player, "person") ->
    [second] You
   *[other] { FORM($player, "the-first") }
 } { event-turn.and }.
    .and = { FEATURE($player, "person") ->
        [second] are next
       *[other] is next
     }
event-drew = { FEATURE($player, "person") ->
    [second] You
   *[other] { FORM($player, "the-first") }
 } { event-drew.and }.
    .and = { FEATURE($player, "person") ->
        [second] draw
       *[other] draws
     } { FORM($cards, "one") }
event-redrew = { FEATURE($player, "person") ->
    [second] You throw
   *[other] { FORM($player, "the-first") } throws
 } { $count ->
    [one] the card away and { FEATURE($player, "person") ->
        [second] draw
       *[other] draws
     } a new one.
   *[other] { $count } cards away and { FEATURE($player, "person") ->
        [second] draw
       *[other] draws
     } a new hand.
 }
event-exhausted = { FEATURE($player, "person") ->
    [second] You
   *[other] { FORM($player, "the-first") }
 } { event-exhausted.and }.
    .and = { FEATURE($player, "person") ->
        [second] have
       *[other] has
     } no cards left in the deck
event-nothing-to-play = { FEATURE($player, "person") ->
    [second] You
   *[other] { FORM($player, "the-first") }
 } { event-nothing-to-play.and }.
    .and = { FEATURE($player, "person") ->
        [second] have
       *[other] has
     } nothing to play
event-played = { FEATURE($player, "person") ->
    [second] You
   *[other] { FORM($player, "the-first") }
 } { event-played.and }.
    .and = { FEATURE($player, "person") ->
        [second] play
       *[other] plays
     } { $card } ({ $power })
    .also = { $card } ({ $power })
event-power = The heroes now have power { $total } of { $power }.
event-victory = { FORM($enemy, "the-first") } is defeated, { $total } to { $power }.
event-defeat = { $final ->
    [yes] { FORM($enemy, "the-first") } is too strong. The fight is lost, and so is the expedition.
   *[no] { FORM($enemy, "the-first") } is too strong and throws the heroes out.
 }
event-won = 🏆 The last enemy is defeated: the heroes have won!
event-loot = { FEATURE($player, "person") ->
    [second] You
   *[other] { FORM($player, "the-first") }
 } { event-loot.and }.
    .and = { FEATURE($player, "person") ->
        [second] take
       *[other] takes
     } { $card } as loot: the enemy fell in { FEATURE($player, "person") ->
        [second] your turn
       *[other] that turn
     }
event-withdrew = The heroes leave the dungeon.
event-opened = The next enemy there is { FORM($enemy, "the") } with power { $power }.
event-moved = { FORM($enemy, "the-first") } moves to { $place }.
event-pawn = { $left ->
    [0] The boss pawn reaches the skull.
    [one] The boss pawn has 1 step left.
   *[other] The boss pawn has { $left } steps left.
 }
event-pawn-back = { $left ->
    [one] The boss pawn goes back and has 1 step left.
   *[other] The boss pawn goes back and has { $left } steps left.
 }
event-pawn-back-in-vain = The boss pawn goes back, but the boss attacks all the same.
event-skull = From now on there is only the boss.
event-rested = All decks are refilled.
event-completed = ✅ The heroes have completed { $place }.
event-reward = The reward is “{ $reward }”.
event-chose = { FEATURE($player, "person") ->
    [second] You choose to
   *[other] { FORM($player, "the-first") } chooses to
 } { FORM($option, "to") }.
event-chose-together = The heroes choose together to { FORM($option, "to") }.
event-found = The reserve gives { $cards }.
event-took = { FEATURE($player, "person") ->
    [second] You
   *[other] { FORM($player, "the-first") }
 } { event-took.and }.
    .and = { FEATURE($player, "person") ->
        [second] get
       *[other] gets
     } { $card }
event-put-back = Nobody takes { $card }.
event-reserve-empty = The reserve is empty.
event-borrowed = { FEATURE($player, "person") ->
    [second] You
   *[other] { FORM($player, "the-first") }
 } { event-borrowed.and }.
    .and = { FEATURE($player, "person") ->
        [second] borrow
       *[other] borrows
     } { $card } from the reserve
event-set-aside = { FEATURE($player, "person") ->
    [second] You
   *[other] { FORM($player, "the-first") }
 } { event-set-aside.and }.
    .and = { FEATURE($player, "person") ->
        [second] remove
       *[other] removes
     } { FORM($card, "one") }
event-gave = { FEATURE($player, "person") ->
    [second] You
   *[other] { FORM($player, "the-first") }
 } { event-gave.and }.
    .and = { FEATURE($player, "person") ->
        [second] give
       *[other] gives
     } { $card } to { $receiver }
event-recovered = { FEATURE($player, "person") ->
    [second] You
   *[other] { FORM($player, "the-first") }
 } { event-recovered.and }.
    .and = { FEATURE($player, "person") ->
        [second] put
       *[other] puts
     } { FORM($card, "one") } on top of the deck
event-discarded = { FEATURE($player, "person") ->
    [second] You
   *[other] { FORM($player, "the-first") }
 } { event-discarded.and }.
    .and = { FEATURE($player, "person") ->
        [second] discard
       *[other] discards
     } { FORM($card, "one") }
event-discarded-top = { FEATURE($player, "person") ->
    [second] You
   *[other] { FORM($player, "the-first") }
 } { event-discarded-top.and }.
    .and = { FEATURE($player, "person") ->
        [second] discard
       *[other] discards
     } { FORM($cards, "one") } from the top of the deck
event-doubled = { FEATURE($player, "person") ->
    [second] You
   *[other] { FORM($player, "the-first") }
 } { event-doubled.and }.
    .and = { FEATURE($player, "person") ->
        [second] double
       *[other] doubles
     } { $card }
event-player-doubled = { FORM($player, "possessive-first") } cards count double{ $power ->
    [0] {", "}but that changes nothing yet
   *[other] : { $power } more power
 }.
event-weakened = { FORM($enemy, "the-first") } loses { $by } power.
event-inspired = Each card of { FORM($player, "possessive") } next turn has { $by } more power.
event-readied = { FEATURE($player, "person") ->
    [second] You draw
   *[other] { FORM($player, "the-first") } draws
 } { $cards ->
    [one] one more card on the next turn.
   *[other] { $cards } more cards on the next turn.
 }
event-all-readied = { $cards ->
    [one] Everybody draws one more card in the next fight.
   *[other] Everybody draws { $cards } more cards in the next fight.
 }
event-scouted = { FORM($place, "cards") }, the top one first: { $cards }.
event-arranged = { FEATURE($player, "person") ->
    [second] You
   *[other] { FORM($player, "the-first") }
 } { $changed ->
    [yes] { FEATURE($player, "person") ->
        [second] put
       *[other] puts
     } them in this order, the top one first: { $cards }.
   *[no] { FEATURE($player, "person") ->
        [second] leave
       *[other] leaves
     } them in this order.
 }
event-left = { FEATURE($player, "person") ->
    [second] You
   *[other] { FORM($player, "the-first") }
 } { event-left.and }.
    .and = { FEATURE($player, "person") ->
        [second] leave
       *[other] leaves
     } the expedition

## Reasons
refused-hero-turn = It is { FORM($player, "possessive") } turn to choose a hero.
refused-heroes-chosen = The heroes are chosen.
refused-hero-taken = { $hero } is taken: { $player }. Each hero can be played only once.
refused-no-hero = No such hero. There are { $heroes }.
refused-turn = It is { FORM($player, "possessive") } turn.
refused-no-fight = There is no fight at the moment.
refused-redraw-over = You have already played a card, so you keep this hand.
refused-redraw-empty = Your deck is empty: there is nothing to draw, so you keep this hand.
refused-not-asked = Nobody is asking you that now.
refused-choose = Answer this first: { $question }
refused-no-card = There is no card called “{ $word }”.
refused-not-in-hand = { $card } is not in your hand.
refused-play-all = { $count ->
    [one] Name the one card in your hand.
   *[other] Name all { $count } cards in your hand, each once.
 }
refused-no-order = { $card } does not double a basic card that the enemy changes, so the order makes no difference. Just play it.
refused-completed = Dungeon { $number } is completed: there is nothing left in it. Choose another one.
refused-same-dungeon = Not there: choose another dungeon.
refused-no-dungeon = There is no such dungeon. These still have enemies: { $places }.
refused-no-boss = There is no such boss. Choose random, or pick one from the list: { $bosses }.
refused-no-seat = { $seats ->
    [one] Only one player sits here.
   *[other] Only { $seats } players sit here: choose one of them, or leave it to chance.
 }
