## How the game introduces itself, a line each; then the words of "What is …?": their names and meanings.

about-what = One to four heroes fight their way through dungeons together. The loot they find makes their decks stronger.
about-aim = Defeat the boss: you all win together, or you all lose. One lost fight against the boss ends the game.
about-length = About an hour in one sitting, half an hour in quick mode, or a week with a move now and then.
about-time = 30 to 60 min
about-level = medium

seen-rule = { $enemy } (“{ $rule }”)
seen-reserve = { $cards ->
    [one] level { $level }: 1 card
   *[other] level { $level }: { $cards } cards
 }
term-deck = Deck
term-deck-what = The cards you draw from. You refill it from the discard pile only when you leave a dungeon.
term-discard-pile = Discard pile
term-discard-pile-what = The cards you have played or thrown away, for all to see. When you leave a dungeon, you shuffle it into your deck.
term-hand = Hand
term-hand-what = The cards you have drawn, for all to see. Keep them and play them all, or throw them all away.
term-known = Known cards
term-known-what = Cards that were put on top of a deck: everybody knows what comes next.
term-power = Power
term-power-what = What a card adds to the total of the fight; an enemy falls as soon as the total reaches its own power.
term-enemy = Enemy
term-enemy-what = The upper half of a dungeon card. Its power depends on the number of players.
term-loot = Loot
term-loot-what = The lower half of a dungeon card. The player whose turn it is when the enemy falls gets it.
term-basic = Basic card
term-basic-what = The cards everybody begins with: a Hit has power 1, a Miss has none.
term-skill = Skill
term-skill-what = A hero’s own card. Its effect works only for that hero.
term-exhausted = Exhausted
term-exhausted-what = The deck is empty: there is nothing to draw until you leave the dungeon.
term-rule = Rule of an enemy
term-rule-what = A special rule that applies while you fight this enemy. You see it in the fight, and before that with /card.
term-dungeon = Dungeon
term-dungeon-what = A stack of four enemies of one level; only the top one is face up.
term-reward = Reward
term-reward-what = What you get for completing a dungeon, once.
term-campfire = Quiet Campfire
term-campfire-what = A reward that removes weak cards from decks; each player chooses separately.
term-armoury = Old Armoury
term-armoury-what = A reward that adds a card from the reserve or removes a card; each player chooses separately.
term-map = Map of the Depths
term-map-what = A reward that you choose together: a stronger card for somebody, or a look at the cards of a dungeon or the boss.
term-sanctuary = Sanctuary
term-sanctuary-what = A reward that you choose together: more cards for all in the next fight, or instead a look ahead (level 1 and 2) or the boss pawn back.
term-boss = Boss
term-boss-what = Four cards that you fight one after the other without a rest. Defeat them all, and you have all won.
term-track = Boss track
term-track-what = Leaving a dungeon moves the pawn one step, losing a fight two. At the skull the boss attacks.
term-token = Starting-player token
term-token-what = The player who holds it goes first and decides when a vote is tied. It moves on after each fight.
term-reserve = Reserve
term-reserve-what = The dungeon cards that are not in a dungeon, face down, by level.
term-removed = Removed
term-removed-what = Basics and skills that are out of the game for good.
