## The lessons of /learn (data/heldenkampf/lessons): what to try, why a press was not right, and in the end what was right.
## At most 120 words for a lesson's task and end together.

lesson-aim = The aim, and a first attack
lesson-aim-1 = The aim: **more victory points** than the other side. A beaten fighter brings its printed life points, a destroyed castle brings 10. Your Galan has strength 8; the other side has only goblins left: strength 5, wounded, worth 12 points. *{ move-attack }* with Galan!
lesson-aim-pass = Passing wins nothing, and four passes in a row end the game. Your points come from fights.
lesson-aim-2 = Both sides add a die to their strength; the lower sum loses the difference in life points. Galan leads by 3, the goblins have 4 life points left. *{ move-roll }*!
lesson-aim-waive = A sure 2 instead of the die: 10 against 7 takes 3 life points, and one goblin stays on its feet. Roll when you need luck, take the 2 when you do not.
lesson-aim-done = 12 against 7: the goblins lose 5 and are beaten. That is **12 points** for you, and Galan rests in the tavern until you draw him again.

lesson-answer = Who answers?
lesson-answer-1 = Isolde attacks: strength 9, 4 life points left. You have to answer with a fighter from your hand. What counts is the **difference in strength**: 1 point ahead wins most fights, 2 points nearly all. Choose who answers.
lesson-answer-kerim = Kerim has 12 life points, but 5 less strength than Isolde. He loses about 5 at every blow, and she loses nothing.
lesson-answer-kenan = 8 against 9: one point behind loses most fights, and at a tie both lose 1. You have somebody stronger.
lesson-answer-2 = The giant leads, 11 to 9. Isolde strikes first; if her sum is the lower one, she is hurt by her own blow. *{ move-roll }*!
lesson-answer-waive = 13 against 12 takes only 1. The die brings 3½ on average, the sure 2 less: take it where a bad roll would cost more than a good one brings.
lesson-answer-done = 16 against 12: Isolde is beaten by her own attack. A hero killed **by a monster** brings no points, but she is out of the game. `/odds` tells the chances of any fight.

lesson-equipment = Equipment decides
lesson-equipment-1 = Runa attacks your Kenan. Both have strength 8, so it is an even fight – without equipment. A weapon adds its **strength and its range**. Add the best one now; nothing can be exchanged later.
lesson-equipment-dagger = The dagger adds 1, the longsword 3 and 1 for its range. Each fighter carries one weapon, so take the better one.
lesson-equipment-pass = 8 against 8 is a coin toss. Weapons are there to be used: those of a fight to the death are gone afterwards, and so are those who die with a full hand.
lesson-equipment-2 = Only the **defender** may add a shield and armour as well. They count whenever Kenan is struck.
lesson-equipment-bare = Without the shield Runa stays alive with 1 life point. One point more or less decides fights.
lesson-equipment-3 = Runa strikes first: 8 against your 8, 4 and 1. *{ move-roll }*!
lesson-equipment-waive = 15 against 12 takes 3, and Runa has 4 life points.
lesson-equipment-done = 16 against 12: Runa loses 4 and falls, 8 points for you. Defending with full equipment is strong; attack those who have none left.

lesson-monster = Monsters, and when to stop
lesson-monster-1 = A hydra of strength 10 attacks. Against a monster only a hero may answer, and yours is Kerim with strength 4 and 12 life points. He cannot win; get him out alive. First comes the hydra’s blow: *{ move-roll }*!
lesson-monster-waive = A sure 2 costs 6 life points here. When you are behind, only a good roll softens the blow.
lesson-monster-2 = Only 3 life points lost. After any blow a hero may **break off** against a monster without asking. Do it before it is too late.
lesson-monster-roll = Kerim is 6 behind in every blow: this one costs 5, the next one kills him.
lesson-monster-two = 6 against 13 costs 7. One more blow like that, and Kerim is dead.
lesson-monster-done = Kerim is in the tavern, wounded but alive: food heals him when you draw him again. The hydra is discarded and keeps its wounds. A hero lost to a monster would have been out for good.

# Why the computer made a move, for whoever learns
explain-draw-heroes = Without heroes nobody can answer a monster.
explain-draw-monsters = Monsters attack well, and hold back heroes.
explain-draw-equipment = Equipment decides even fights.
explain-attack-strong = Strength { $strength } is more than most fighters have, so { $fighter } may dare it.
explain-attack-dare = Strength { $strength } is not much for { $fighter }, but whoever only waits wins no points.
explain-answer = The chance that { $card } wins this fight is { $percent } %, as both are armed now.
explain-add = With { $card } my chance to win the fight is { $percent } %.
explain-pass = No attack promised more than waiting.
explain-forage = With nobody worth attacking, forest and market bring food and equipment.
explain-eat = A wounded hero is of little use.
explain-call = Without a hero there is nobody to send.
explain-break-off = This fight is nearly lost; better to get out alive.
explain-fight-on = I am ahead, so why stop?
explain-pause = With the pause card this blow meets thin air, once in the game.
