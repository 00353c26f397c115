## The lessons of /learn (data/imperator/lessons): the task, why a press was wrong, and at the end what was right.
## At most 120 words for a lesson's task and end together.

lesson-aim = The aim, and a first attack
lesson-aim-1 = The aim: **bring down the other Imperator and guard your own.** An Imperator has twice its card’s value in hit points (HP); their ♥Q has 2 left. Hurt it by beating a card beside it: your ♤9 is worth 11, because your black Imperator gives attacking black cards 2. A red one gives defending red cards 2: ♥7 has 9. Attack it!
lesson-aim-1-wrong = If you pass, you hurt nobody, and now the raid has begun. Lost HP stay lost, so strike while the other Imperator is weak.
lesson-aim-2 = 11 against 9: the trick is yours, and you take as many of its cards as you have played. ♤9 is the better one.
lesson-aim-2-wrong = You still win here, but with ♥7 in place of ♤9. Your black Imperator gives nothing to a red attacker: 7 in place of 11.
lesson-aim-done = The difference, 2, hurts the other Imperator: it falls, and **the last one standing wins**. An attack costs them HP and may win you a better card.

lesson-turn = At any moment: turning an attack around
lesson-turn-1 = In the battle nobody waits for a turn: you attack and answer **at any moment**. Right now ♦8 is attacking your ♤10. You may turn an attack around if red attacks black, as here, or if both are red or both black and yours is higher. Then your card attacks! Turn it around.
lesson-turn-1-wrong = 8 against 10: you win the trick, but a winning defender hurts nobody. Only the attacker does damage.
lesson-turn-2 = Now ♤10 attacks: 12 against 10, as a red Imperator helps red defenders. Take one card from the trick; the higher one serves you better.
lesson-turn-2-wrong = The damage is the same, but now your opponent has the 10 and you have the 8.
lesson-turn-done = 2 HP off, thanks to your opponent’s own attack. Remember: **you can always turn red attacking black, but never black attacking red.** After an attack on you, you are safe until you act.

lesson-buffs = A trick with buffs
lesson-buffs-1 = Buffs lie face down; only their colour shows. **Red buffs only defend, black buffs only attack**, one on each side of a trick. You hold ♧6. Attack ♥7 with ♤9: 9 + 2 against 7 + 2. Then see what the other side adds.
lesson-buffs-1-wrong = No attack, no damage. With a black buff in reserve you can take the risk.
lesson-buffs-2 = A red 5, which also gets 2: 9 + 7 make 16 against your 11. But the attacker has the last word. Strengthen your attack!
lesson-buffs-2-wrong = 11 against 16: the other side wins the trick and takes your ♤9. If you attack and add no buff, you may lose cards.
lesson-buffs-3 = 9 + 2 and 6 + 2 are 19 against 16. You played two cards, so you take two: keep ♤9 to attack, and take ♥7 as a buff.
lesson-buffs-3-wrong = ♦5 is a weak attacker. Take the high cards; nobody leaves a battle with fewer cards than before.
lesson-buffs-done = 3 HP off, and your buff is now a red 7. Before you attack, expect one red card.

lesson-raid = The raid
lesson-raid-1 = After each battle comes the raid: win cards from the middle to **grow your hand**. The middle does not strike back. Your card must be higher, not equal, and one black buff may help: you hold ♧4. Which card is worth the effort?
lesson-raid-1-wrong = If you pass, you leave the middle to the others. Each of your attackers may try once in every raid.
lesson-raid-six = You won it, but ♦6 is a low card. With the buff you can aim higher.
lesson-raid-2 = 11 and 6 make 17 against 14: the ace is yours. Once in each raid you may keep a card **without giving one away**.
lesson-raid-2-wrong = A good exchange, but it cost you a card. Grow first: once in each raid it is free.
lesson-raid-keep = Then the ace stays in the middle for everybody else.
lesson-raid-done = Two attackers have become three. The cards you add become an attacker and a buff in turn, up to ten cards. The player with the fewest HP begins the raid.

lesson-sort = Saving your Imperator
lesson-sort-1 = Before the next battle you sort your hand: any card may become the Imperator. Your ♤Q has lost 20 of its 24 HP. **Damage stays with the card**, so let a fresh one take over. Which has the most HP?
lesson-sort-1-wrong = With 4 HP left, the next good attack costs you a life. Sorting is the time to change.
lesson-sort-five = 10 HP, twice its value, is better than 4, but not the best you have.
lesson-sort-done = ♥J has 22 HP, and a red Imperator gives 2 to your red cards in defence. ♤Q fights on as an attacker: its value is as high as ever. Resting heals nobody: as Imperator ♤Q would have 4 HP again. If you have buffs, you also choose who attacks; or you press *{ move-finish }*.

lesson-lives = Lives, and what hurts more each round
lesson-lives-1 = Round 6. **From round 5 on a won attack does extra damage, which grows by 1 each round**: now 2. The red queen has 4 HP left. Your ♤9 is worth 11, their ♥7 is worth 9, their ♦8 is worth 10. Which attack brings her down?
lesson-lives-1-wrong = A pass gives the other Imperator another round. One attack is enough now.
lesson-lives-eight = 11 against 10 is 1, and 2 for the round: 3 HP. One is left.
lesson-lives-2 = 11 against 9 is 2, and 2 for the round: exactly 4. Now take a card.
lesson-lives-done = The Imperator falls. That costs **a life**; with two players everybody begins with two. Then it stands up with all its HP. While sorting you may also offer a **trade**: a card for a card, if the other side agrees.

# Why the computer made a move, for people who are learning
explain-attack = { $attack } against { $defence }: the difference hurts the other Imperator, unless { $turn ->
    [0] something is added.
   *[other] the attack is turned around or something is added.
 }
explain-attack-behind = { $attack } against { $defence } so far, but a black buff may still be added last. { $turn ->
    [0] Even a lost attack
   *[other] Unless it is turned around, even a lost attack
 } costs no HP, and { $target } can no longer attack in this battle.
explain-attack-without-buff = { $attack } against { $defence } so far. { $turn ->
    [0] It costs
   *[other] Unless it is turned around, it costs
 } no HP, and { $target } can no longer attack in this battle.
explain-redirect = I turn it around, so my card attacks: { $attack } against { $defence }.
explain-redirect-behind = I turn it around, so the attack costs me no HP.
explain-defend = { $last ->
    [0] With this card I hold: { $defence } against { $attack }.
   *[other] With this card I hold for now: { $defence } against { $attack }. A black buff may still follow.
 }
explain-defend-partly = With this card the attack costs me { $low } HP in place of { $high }.
explain-buff = The last word is mine: { $attack } against { $defence }{ $fatal ->
    [0] .
   *[other] , and the Imperator falls.
 }
explain-decline = Another card would not be worth it here.
explain-raid = { $attack } beats { $defence }, and a better hand wins battles.
explain-raid-covered = The face-down card may be worth a try.
explain-add = Once in each raid, a won card may be kept without giving another one away.
explain-exchange = I get a better card for a weak one.
explain-wait = No attack promises me anything now.
