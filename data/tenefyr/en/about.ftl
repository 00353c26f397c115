## What the game says of itself, a line each; then its words, for "What is …?": what each is called and what it means.

about-what = One to four heroes fight their way through dungeons together, each with a deck of cards that grows with the loot.
about-aim = Defeat the boss: all win together, or all lose. One lost fight against the boss ends it.
about-length = About an hour at one sitting, half of it in quick mode, or a week with a move now and then.

seen-reserve = { $cards ->
    [one] level { $level }: 1 card
   *[other] level { $level }: { $cards } cards
 }
term-deck = Deck
term-deck-what = The cards you draw from. It is not filled up from the discard pile until you leave a dungeon.
term-discard-pile = Discard pile
term-discard-pile-what = Played and thrown away cards, open to all. Leaving a dungeon shuffles it into the deck.
term-hand = Hand
term-hand-what = The cards you have drawn, open to all. Keep and play all of them, or throw all away.
term-known = Known cards
term-known-what = Cards that were put on top of a deck: everybody knows what is drawn next.
term-power = Power
term-power-what = What a card adds to the total of the fight; an enemy falls as soon as the total reaches its own power.
term-enemy = Enemy
term-enemy-what = The upper half of a dungeon card. Its power depends on how many play.
term-loot = Loot
term-loot-what = The lower half of a dungeon card. Whoever is on turn when the enemy falls gets it.
term-basic = Basic card
term-basic-what = What everybody begins with: a Basic 1 hits with power 1, a Basic 0 misses.
term-skill = Skill
term-skill-what = A hero’s own card. Its effect works for this hero alone.
term-exhausted = Exhausted
term-exhausted-what = The deck is empty: there is nothing to draw until the dungeon is left.
term-rule = Rule of an enemy
term-rule-what = Something special that holds while this enemy is fought: you read it in the fight, and before with /card.
term-dungeon = Dungeon
term-dungeon-what = Four enemies of one level, one upon the other; only the top one is open.
term-reward = Reward
term-reward-what = What completing a dungeon brings, once.
term-campfire = Quiet Campfire
term-campfire-what = A reward that rids decks of weak cards, each player for themselves.
term-armoury = Old Armoury
term-armoury-what = A reward that brings a card of the reserve or takes one away, each player for themselves.
term-map = Map of the Depths
term-map-what = A reward for one choice together: a stronger card for somebody, or a look into a dungeon.
term-sanctuary = Sanctuary
term-sanctuary-what = A reward for one choice together that helps all in what comes next.
term-boss = Boss
term-boss-what = Four cards, fought one after the other without rest. Once all of them are defeated, all have won.
term-track = Boss track
term-track-what = Leaving a dungeon moves the pawn a step, a lost fight two. At the skull the boss attacks.
term-token = Starting-player token
term-token-what = Whoever holds it has the first turn, and decides where you disagree. It moves on after each fight.
term-reserve = Reserve
term-reserve-what = The dungeon cards that are not in a dungeon, face down, by level.
term-removed = Removed
term-removed-what = Basics and skills that are out of the game for good.
