## The lessons of /learn (data/tenefyr/lessons): the task, why a press was wrong, and at the end what was right.
## At most 120 words for a lesson's task and end together.

lesson-aim = The aim, and a first fight
lesson-aim-1 = All of you play **together**: fight your way through dungeons, grow strong, then defeat the boss. If the boss falls, you all win. Here is a kobold with **power 2**. You hold two hits and a miss; the power of all the cards you play adds up. *{ move-play-all }*!
lesson-aim-redraw = Your hand had power 2, just enough. Cards you throw away are gone until you leave the dungeon, so only throw away a hand that is too weak.
lesson-aim-done = 2 against 2: the kobold is beaten **at once**, and your friend does not even need to play. It was your turn, so the loot is yours: a better card for your deck. Your deck also holds the cards of your **heroes**: the effects of a skill work only for its hero.

lesson-hand = Throw a hand away
lesson-hand-1 = An orc of power 4. Your friend has played power 1, and you play last: unless you add the missing 3, the fight is lost. You have drawn three misses. *{ move-redraw }* throws the **whole** hand away and draws three other cards.
lesson-hand-keep = Three misses add nothing: it is 1 against 4, and the heroes are thrown out. That moves the boss pawn two steps.
lesson-hand-2 = Quick Strike (power 1, draw a card, and the orc loses 1 power) and two hits: that is 3 or more. *{ move-play-all }*, Quick Strike first.
lesson-hand-again = That hand was enough, and your deck has only one card left.
lesson-hand-done = Enough for the orc. As long as your deck lasts, you may throw hands away. If you play last, you had better have cards left.

lesson-leave = Go on or leave?
lesson-leave-1 = You have won, and two level 2 enemies are left in this dungeon, with power 4 to 7. Look at your decks: two cards and one card. Nearly all your strength is in the **discard piles**, and you shuffle them in only when you leave. Leaving moves the **boss pawn** one step, losing a fight two; when it reaches the skull, the boss attacks. Vote! Computers only advise: your vote decides.
lesson-leave-go-on = With three weak cards you lose the next fight, and that moves the boss pawn **two** steps instead of one.
lesson-leave-done = One step for the boss, and all your cards are back. The enemies that are left stay in the dungeon; you can come back for its reward.

lesson-place = Where to?
lesson-place-1 = This time you are on your own and vote with nobody. Each fight gives you two turns, each with one hand (three cards), and most of your cards are worth 0 or 1. Deeper dungeons pay more, but level 1 has power 2 to 5, level 3 has 6 and more, and the boss 15 and more, **four times in a row**: one lost fight against it loses everything.
lesson-place-deep = Power 10 is too much for a deck of hits and misses. Collect loot on level 1 first.
lesson-place-boss = Power 15 or more, and whoever loses to the boss loses the expedition. Go there last, with a strong deck.
lesson-place-2 = Two hits: enough for the kobold.
lesson-place-again = This hand was enough. The cards you throw away are missing against the next enemies.
lesson-place-3 = Three level 1 enemies are left, and you have used only three cards.
lesson-place-early = Your deck is still nearly full. Leaving brings the boss a step nearer and gives you nothing.
lesson-place-done = Every enemy is loot, and the last one gives you the reward as well. Leave when your deck is nearly used up.

lesson-reward = The reward
lesson-reward-1 = The dungeon is completed, and each of you chooses a part of its reward: remove up to two basic cards from your deck, or give your friend a card. More than half of your deck is misses and hits. What makes it stronger?
lesson-reward-give = What you give away is gone from your own deck. As long as there are misses in it, it helps more to get rid of them.
lesson-reward-2 = You draw three cards a turn, and every miss among them is wasted. Which cards go?
lesson-reward-hits = A hit is worth 1, a miss 0: keep the hits.
lesson-reward-none = A miss in your deck only takes the place of a better card.
lesson-reward-done = Two misses fewer: from now on you draw your good cards more often. Choose what makes your decks stronger in every fight to come.

# Why the computer made a move, for people who are learning
explain-hero = { $word ->
    [barbarian] Three more cards in a turn are a lot while single cards are weak.
    [bard] In every fight somebody else’s next turn becomes stronger.
    [cleric] The best discarded cards go back on the deck, and so they come twice.
   *[thief] A borrowed card gets better with every few completed dungeons.
 }
explain-scout = Knowing the order helps most against the strongest enemies.
explain-redraw = We need { $missing } more power, and this hand gives only { $power }{ $effects ->
    [yes] {" "}apart from its effects (✨)
   *[no] { "" }
 }.
explain-play = { $helps ->
    [enough] This hand is enough to win.
    [some] We need { $missing } more power. This hand gives { $power }{ $effects ->
        [yes] {" "}apart from its effects (✨)
       *[no] { "" }
    }{ $follows ->
        [others] , and others still play
        [own] , and my second turn is still to come
       *[none] { "" }
    }.
    [last] This hand does not help, but my deck is empty.
   *[none] This hand does not help, but my other cards are worth more later.
 }
explain-dungeon = { $last ->
    [yes] { $risk ->
        [no] Only one enemy is left there, and we will probably beat it: then we get the reward.
       *[yes] Only one enemy is left there before the reward, and that is worth the risk.
     }
   *[no] { $risk ->
        [no] We will probably beat { FORM($enemy, "the") }, and level { $level } loot makes our decks stronger.
       *[yes] { FORM($enemy, "the-first") } is a risk for us, but level { $level } loot is worth it.
     }
 }
explain-boss = With { $count ->
    [one] 1 card
   *[other] { $count } cards
 } in our decks we are strong enough for the boss.
explain-next-enemy = { $risk ->
    [yes] { $last ->
        [yes] Only one enemy is left before the reward, and that is worth the risk.
       *[no] The next enemy is a risk (cards in { $players ->
            [one] our deck
           *[other] the smallest deck
        }: { $least }), but its loot is worth it.
     }
   *[no] With { $count ->
        [one] 1 card
       *[other] { $count } cards
     } left in { $players ->
        [one] our deck
       *[other] our decks ({ $least } in the smallest)
    } we can face { $last ->
        [yes] the last enemy before the reward
       *[no] another enemy of level { $level }
    }.
 }
explain-rest = With { $count ->
    [one] 1 card
   *[other] { $count } cards
 } left in { $players ->
    [one] our deck
   *[other] our decks ({ $least } in the smallest)
} { $risk ->
    [high] another enemy of level { $level } will probably beat us
   *[low] another enemy of level { $level } is not worth the risk
}; a rest brings all cards back.
explain-reward = { $word ->
    [remove] With fewer weak cards we draw the good ones more often.
    [take] A new card makes a deck stronger at once.
    [scout] Then we know what waits for us, and in which order.
    [push-back] That gives us more time before the boss attacks.
    [ready-all] With more cards the next fight is safer.
   *[give] The card helps more in another deck.
 }
explain-give = The weakest deck needs it most.
hint-keep = { $better ->
    [kept] This hand has a { $kept }% chance to win the fight, { $new ->
        [0] a new one hardly any.
       *[other] a new one only { $new }%.
    }
    [new] A new hand would be likelier to win this fight ({ $new }% instead of { $kept }%), but it costs { $cards ->
        [one] 1 card
       *[other] { $cards } cards
    }, and { $enemies ->
        [one] another enemy follows
       *[other] { $enemies } more enemies follow
    } before your deck is refilled.
   *[none] A new hand would be no likelier to win this fight (both { $kept }%), and it would cost cards.
 }
hint-redraw = { $better ->
    [new] A new hand is likelier to win this fight: { $new }% instead of { $kept }%.
   *[other] { $better ->
        [none] This hand and the next one have the same chance to win ({ $kept }%).
       *[kept] This hand has a { $kept }% chance to win, the next one { $new }%.
    } But you may throw the next one away too: your deck has cards for { $hands } new hands, and any of them may be the right one.
 }
hint-enter = { $why ->
    [chance] No open enemy is easier to beat than { FORM($enemy, "the") } ({ $percent }%), and its loot is of level { $level }.
    [loot] { FORM($other, "the-first") } would be easier to beat ({ $likelier }% instead of { $percent }%), but loot of level { $level } makes your decks stronger than loot of level { $lower }.
    [boss] The first card of the boss would be easier to beat ({ $likelier }% instead of { $percent }%), but all { $more } of its cards follow in a row, and a defeat ends the game.
   *[reward] { FORM($other, "the-first") } would be easier to beat ({ $likelier }% instead of { $percent }%), but here only { $cards ->
        [one] one enemy is
       *[other] { $cards } enemies are
    } left before the reward.
 }
hint-reward = { $word ->
    [remove] { $misses ->
        [0] With fewer weak cards you draw the good ones more often.
        [one] 1 of your { $cards } cards is a miss: without it you draw the good ones more often.
       *[other] { $misses } of your { $cards } cards are misses: without them you draw the good ones more often.
    }
    [take] Loot of level { $level } makes a deck stronger at once.
    [scout] Then you know what waits for you, and in which order.
    [push-back] { $left ->
        [one] The boss attacks in 1 step
       *[other] The boss attacks in { $left } steps
    }: { $more ->
        [one] 1 more step is
       *[other] { $more } more steps are
    } time for more loot.
    [ready-all] { $more ->
        [one] With 1 more card
       *[other] With { $more } more cards
    } for each of you the next fight is safer.
   *[give] The card helps more in another deck.
 }
hint-give = { FEATURE($player, "person") ->
    [second] Your deck
   *[other] { FORM($player, "possessive-first") } deck
 } needs it most: its cards are worth { $whole }.{ $tenth } on average, and no other deck is weaker.
hint-help = { FEATURE($player, "person") ->
    [second] You
   *[other] { FORM($player, "the-first") }
 } { $follows ->
    [yes] { FEATURE($player, "person") ->
        [second] still have
       *[other] still has
     } a turn in this fight, with { $cards ->
        [one] 1 card
       *[other] { $cards } cards
     } in the deck.
   *[no] { FEATURE($player, "person") ->
        [second] have
       *[other] has
     } the next turn: nobody has one left in this fight.
 }
hint-remove = { $kind ->
    [none] You keep them all: what you could remove is better than a miss.
    [misses] { $count ->
        [one] A miss has power 0: without it
       *[other] Misses have power 0: without these { $count }
    } you draw better cards more often.
   *[weakest] No card that you may remove is weaker.
 }
hint-throw = { $count ->
    [one] It adds
   *[other] They add
 } the least to this fight: power { $power }.
hint-gift = { $helps ->
    [yes] With power { $power } it makes another deck stronger, and yours loses the least.
   *[no] No card of yours makes another deck stronger, and with power { $power } you will miss this one least.
 }
hint-give-to-hero = Only this hero can use its effect: { $hero }, played by { FEATURE($player, "person") ->
    [second] you
   *[other] { FORM($player, "the") }
 }.
hint-send = Keep it away from the boss, whose cards must all be beaten without a rest.
hint-arrange = From power { $least } to power { $most }: so the weakest give you their loot before you meet the strongest.
hint-recover = { $matters ->
    [no] The fight is won, and then all cards go back into the decks: any card will do.
   *[yes] It is the most useful choice from your discard pile, and you draw it next.
 }
hint-double = Doubling this adds the most power: { $power }.
hint-draw-more = { $why ->
    [won] Your hand is enough to win.
    [enough] Your hand is enough to win, and a card that stays in the deck helps in the next fight.
    [later] The turns to come should be enough, and a card that stays in the deck helps in the next fight.
    [some] That should be enough: you need not draw more, and a card that stays in the deck helps in the next fight.
    [empty] With the last card of your deck, the power of { FORM($enemy, "the") } would grow by { $by }.
    [last] This is the last enemy here: you need not save any cards.
   *[needed] Your hand is { $missing } power short, so you need the cards now.
 }{ $why ->
    [empty] { "" }
   *[other] { $by ->
        [0] { "" }
       *[other] {" "}Your deck becomes empty, so the power of { FORM($enemy, "the") } grows by { $by }.
    }
 }
hint-pay = { $more ->
    [0] The effect would add nothing now.
   *[other] The effect may add up to { $more } power, which is worth more than what you discard.
 }
explain-put-back = Nobody needs this card.

## Reasons in games that were played with 1.0.0

explain-enter = Level { $level } promises the most for its risk{ $boss ->
    [strong] ; the boss is still too strong for our decks
   *[weak] { "" }
 }.
explain-go-on = { $risk ->
    [yes] The next enemy is a risk (cards in { $players ->
        [one] our deck
       *[other] the smallest deck
    }: { $least }), but its loot is worth it.
   *[no] With { $count ->
        [one] 1 card
       *[other] { $count } cards
     } left in { $players ->
        [one] our deck
       *[other] our decks ({ $least } in the smallest)
    } we can face the next enemy.
 }
explain-withdraw = With { $count ->
    [one] only 1 card
   *[other] only { $count } cards
 } left in { $players ->
    [one] our deck
   *[other] our decks
} the next enemy is too much; a rest brings all cards back.
explain-take = This helps us most now.
