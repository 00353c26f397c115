## The lessons of /learn (data/tenefyr/lessons): what to try, why a press was not right, and in the end what was right.
## At most 120 words for a lesson's task and end together.

lesson-aim = The aim, and a first fight
lesson-aim-1 = All of you play **together**: fight through dungeons, grow strong, then defeat the boss. If the boss falls, all win. Here stands a kobold of **power 2**. You hold two hits (Basic 1) and a miss (Basic 0): the power of all cards you play is added. *{ move-play-all }*!
lesson-aim-redraw = Your hand had power 2, just enough. Thrown away cards are gone until you leave the dungeon: only throw away what is too weak.
lesson-aim-done = 2 against 2: the kobold is beaten **at once**, your friend need not play at all. You were on turn, so its loot is yours: a better card for your deck.

lesson-hand = Throw a hand away
lesson-hand-1 = An orc of power 4. Your friend has played power 1, and you come last: unless you bring the missing 3, the fight is lost. You have drawn three misses. *{ move-redraw }* throws the **whole** hand away and draws three others.
lesson-hand-keep = Three misses add nothing: 1 against 4, and the heroes are kicked out. That moves the boss pawn two steps.
lesson-hand-2 = Quick Strike (power 1, draw a card, and the orc has 1 power less) and two hits: that is 3 and more. *{ move-play-all }*, Quick Strike first.
lesson-hand-again = This hand was enough, and your deck has only one card left.
lesson-hand-done = Enough for the orc. As long as your deck lasts you may throw hands away; whoever comes last had better have cards left.

lesson-leave = Go on or leave?
lesson-leave-1 = You have won, and two enemies of level 2 are left in this dungeon, power 4 to 7. Look at your decks: two cards and one card, nearly all your strength lies in the **discard piles**. They are shuffled in only when you leave. Vote!
lesson-leave-go-on = With three weak cards you lose the next fight: that moves the boss pawn **two** steps instead of one.
lesson-leave-done = One step for the boss, and all your cards are back. The dungeon waits with the enemies that are left; you can come back for its reward.

# Why the computer made a move, for whoever learns
explain-hero = Somebody has to be this hero.
explain-redraw = We are { $missing } power short, and this hand promises too little.
explain-play = { $missing ->
    [0] The enemy is as good as beaten.
   *[other] We are { $missing } power short, and this hand brings some of it.
 }
explain-enter = Level { $level } is most worth its danger now.
explain-boss = We are strong enough for the boss.
explain-go-on = Our decks are strong enough for the next enemy.
explain-withdraw = Our decks are tired; rested we are stronger.
explain-take = This helps our decks most.
explain-give = The weakest deck needs it most.
explain-put-back = Nobody needs this card.
