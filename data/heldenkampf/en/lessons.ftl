## The lessons of /learn (data/heldenkampf/lessons): the task, why a press was wrong, and at the end what was right.
## At most 120 words for a lesson's task and end together.

lesson-aim = The aim, and a first attack
lesson-aim-1 = The aim: **more victory points** than the other side. A beaten fighter is worth its printed life points, a destroyed castle 10. Your Galan has strength 8; the other side has only goblins: strength 5, wounded, worth 12 points. *{ move-attack }* with Galan!
lesson-aim-pass = Passing wins nothing, and four passes in a row end the game. You score points in fights.
lesson-aim-2 = Both sides add a die to their strength; the lower sum loses the difference in life points. Galan leads by 3; the goblins have 4 life points left. Instead of your die you may count a 2: the safe 2. *{ move-roll-out }*!
lesson-aim-waive = You took a 2 instead of rolling: 10 against 7 costs them 3 life points, and one goblin stays on its feet. Roll when you need luck; take a 2 when you do not.
lesson-aim-done = 12 against 7: the goblins lose 5 life points and are beaten. That is **12 points** for you, and Galan rests in the tavern until you draw him again.

lesson-answer = Who answers?
lesson-answer-1 = Isolde attacks: strength 9, 4 life points left. You have to answer with a fighter from your hand. What counts is the **difference in strength**: 1 point ahead wins most fights, 2 points nearly all. Choose who answers.
lesson-answer-kerim = Kerim has 12 life points, but 5 less strength than Isolde. He loses about 5 with every blow, and she loses nothing.
lesson-answer-kenan = 8 against 9: being one point behind loses most fights, and in a tie both lose 1. You have somebody stronger.
lesson-answer-2 = The giant leads, 11 to 9. Isolde strikes first; if her sum is lower, her own blow hurts her. *{ move-roll-out }*!
lesson-answer-waive = 13 against 12 costs her only 1. The die gives 3½ on average, more than a 2. Take a 2 when a bad roll would cost more than a good one gains.
lesson-answer-done = 16 against 12: Isolde is beaten by her own attack. A hero killed **by a monster** is worth no points, but she is out of the game. `/odds` shows the chances of any fight.

lesson-equipment = Equipment decides
lesson-equipment-1 = Runa attacks your Kenan. Both have strength 8, but she has only 4 life points left, so Kenan wins most such fights even without equipment. Make it sure. A weapon adds its **strength and its range**. Add the best one now; in the fight you cannot change it.
lesson-equipment-dagger = With the shield the dagger nearly always wins, too. But it adds 1; the longsword adds 3, and 1 for its range. Each fighter carries only one weapon, so take the better one.
lesson-equipment-pass = At 8 against 8 every strike is a coin toss, and this one hit Kenan. Weapons are there to be used: they are gone after a fight, but a hand full of weapons saves no fighter.
lesson-equipment-2 = Only the **defender** may add a shield and armour as well. They help whenever Kenan is struck.
lesson-equipment-bare = Without the shield Runa would survive the next strike with 1 life point. A single point decides fights.
lesson-equipment-3 = Runa strikes first, with 8. Against it stand Kenan’s 8, the sword’s 4 and the shield’s 1, 13 in all. *{ move-roll-out }*!
lesson-equipment-waive = 15 against 12 costs her 3, and Runa has 4 life points.
lesson-equipment-done = 16 against 12: Runa loses 4 and falls. 8 points for you. Equipment is gone then. **So draw much of it**: a missing hero costs nothing.

lesson-monster = Monsters, and when to stop
lesson-monster-1 = A hydra of strength 10 attacks. Only a hero can answer a monster, and yours is Kerim with strength 4 and 12 life points. He cannot win; get him out alive. First comes the hydra’s blow: *{ move-roll-out }*!
lesson-monster-waive = Taking a 2 costs 6 life points here. When you are behind, only a good roll can soften the blow.
lesson-monster-2 = He lost only 3 life points. After any blow a hero may **break off** a fight against a monster without asking. Do it before it is too late.
lesson-monster-roll = Kerim is 6 behind with every blow: this one costs 5, the next one kills him.
lesson-monster-two = 6 against 13 costs 7. One more blow like that, and Kerim is dead.
lesson-monster-done = Kerim is in the tavern, wounded but alive: food heals him when you draw him again. The hydra is discarded and keeps its wounds. A hero killed by a monster is out for good.

lesson-turn = A turn, and the castle
lesson-turn-1 = A turn begins with a card: you **draw** a hero, a monster or equipment. Your hand holds only Kerim, weak and wounded. Draw a hero.
lesson-turn-gear = Equipment helps a fighter, but Kerim is too weak to do much with it. Draw a hero.
lesson-turn-2 = Then you do one thing: attack, or send a hero to **forage** in the forest or at the market. Without an answer or pause card, a hero comes from the stack; theirs is empty, so a blow hits the **castle**. *{ move-attack }* with Galan!
lesson-turn-forage = Food heals heroes, and foraging is good when no attack is. But now the castle stands open.
lesson-turn-kerim = Strength 4 is less than the castle’s 6: Kerim’s blow does only 1 damage. You hold somebody stronger.
lesson-turn-pass = The castle stood open, and you let it stand.
lesson-turn-3 = The castle has strength 6, rolls no die, and has 4 life points left. 8 and a safe 2 are 10: exactly enough.
lesson-turn-roll = A 1: 9 against 6 leaves it 1 life point. When a safe 2 is enough, take it.
lesson-turn-done = A fallen castle brings 10 points and ends the game. **The most points win**, so lead before you strike the last blow.

# Why the computer made a move, for people who are learning
explain-draw-heroes = Without heroes nobody can answer a monster.
explain-draw-monsters = Monsters attack well and keep heroes busy.
explain-draw-equipment = Equipment decides even fights.
explain-draw-call = With no hero in hand I may call one for nothing ({ $count ->
    [one] 1 is
   *[other] { $count } are
 } left), so the draw can bring something else.
explain-attack-strong = Strength { $strength } is more than most fighters have, so { FORM($fighter, "the") } can take the risk.
explain-attack-dare = Strength { $strength } is not much for { FORM($fighter, "the") }, but waiting wins no points.
explain-attack-ahead = I lead in points, { $points } to { $other }, so { FORM($fighter, "the") } can take the risk.
explain-attack-behind = Behind in points, { $points } to { $other }, waiting loses; { FORM($fighter, "the") } has to win something back.
explain-attack-monster = No hero of mine is at risk: { FORM($fighter, "the") } scores no points for a win, but may weaken or kill a hero of theirs; they score only if it falls.
explain-attack-castle = Nobody of theirs may answer { FORM($fighter, "the") }, so the blow hits the castle.
explain-answer = { $lead ->
    [ahead] { $own } against { $other } before the dice and equipment: { $card } is the stronger one.
    [even] { $own } against { $other } before the dice: { $card } is as strong, so equipment and dice decide.
   *[behind] { $own } against { $other } before the dice: { $card } is weaker, but somebody has to answer.
 }
explain-answer-armed = With my best equipment { $card } has { $sums } before the dice.
explain-add = With the { $card } my side has { $sums } before the dice.
explain-keep = Before the dice I have { $sums }: { $lead ->
    [ahead] that is enough for now, so I add nothing.
   *[behind] this fight is as good as lost, and equipment would be lost with it.
 }
explain-pass = No attack looked better than waiting.
explain-pass-ahead = I lead in points, { $points } to { $other }, so the other side has to come.
explain-wait = The other side holds { $count ->
    [one] 1 card
   *[other] { $count } cards
 } and sees an attacker before it chooses who answers and with what{ $after ->
    [forage] ; I arm myself first
   *[pass] { "" }
 }.
explain-forage = There is nobody worth attacking, so I look for food and equipment.
explain-forage-ahead = I lead in points, { $points } to { $other }, and foraging risks less than an attack.
explain-eat = A wounded hero is of little use.
explain-call = Without a hero there is nobody to send.
explain-call-behind = Behind in points, { $points } to { $other }, somebody has to win something back, and a hero costs nothing.
explain-break-off = Rolled out, this fight is won with only { $percent }%{ $cost ->
    [0] , so it is better to get out alive
    [one] : breaking off saves up to 1 point
   *[other] : breaking off saves up to { $cost } points
 }.
explain-fight-on = Rolled out, this fight is won with { $percent }%{ $gain ->
    [0] { "" }
    [one] , for 1 point
   *[other] , for { $gain } points
 }.
explain-roll-on = Rolled out, this fight is won with only { $percent }%, { $stop ->
    [first] but nobody can break off before the first strike.
    [never] but only a hero can break off.
    [together] but the other side would have to agree to a break-off.
   *[alone] { $gain ->
        [0] but breaking off wins nothing.
        [one] for 1 point; breaking off scores nothing.
       *[other] for { $gain } points; breaking off scores nothing.
    }
 }
explain-castle = { $how ->
    [waive] The safe 2 takes the last { $life ->
        [one] life point
       *[other] { $life } life points
    } of the castle; a low roll would not.
   *[roll] { $spread ->
        [0] A roll takes { $most } of the castle’s { $life } life points, the safe 2 takes { $safe }.
       *[other] A roll takes { $least } to { $most } of the castle’s { $life } life points and the safe 2 takes { $safe }, so a roll is better on average.
    }
 }
explain-add-castle = The { $card } adds { $points } to the blow against the castle.
explain-waive = With a safe 2 { FORM($fighter, "the") } cannot fall in this strike; a low roll could be the end.
explain-pause = With the pause card there is no fight, so nobody falls; I can play it once in the game.
explain-pause-saves = My best answer, { FORM($fighter, "the") }, would win with { $percent }%{ $cost ->
    [0] { "" }
    [one] , and a loss would give them 1 point
   *[other] , and a loss would give them { $cost } points
 }. With the pause card nobody falls.
