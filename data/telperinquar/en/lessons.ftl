## The lessons of /learn (data/telperinquar/lessons): what to try, why a press was not right, and in the end what was right.
## At most 120 words for a lesson's task and end together.

lesson-aim = The aim, and a first attack
lesson-aim-1 = The aim: **bring the other hero down to 0 life points.** The wizard opposite has 5 left, and no creature guards him. You have 2 actions (⚡), just what an attack with your sword costs. You roll a ten-sided die, and the sword adds 2. *{ move-attack }*!
lesson-aim-1-wrong = The turn is over, and the wizard is as well as before. Actions you do not use are lost.
lesson-aim-2 = 5 and 2 make 7: he is below 0. His counterattack did nothing. Heroes fall at the **end of a turn**, so end it.
lesson-aim-done = The duel is yours. Until the end of a turn a hero may be healed. A 10 on the die is a critical hit: armour does not protect a hero, and a creature is injured at once. A 1 is a fumble without damage.

lesson-turn = A turn: level up, then spend your actions
lesson-turn-1 = Your turn begins. A **level card** costs nothing: your hero gets more life and better attributes, and later more actions. Shield Sister needs strength 6; you have 3 now and 6 on level 2. One level card a turn, only now: *{ move-levelup }*!
lesson-turn-1-wrong = Now Shield Sister has to wait a whole turn: your strength is still 3. Level up whenever you can.
lesson-turn-2 = Strength 6 and 3 actions. Shield Sister costs 2 of them and guards your hero: creatures have to be removed before he can be attacked. Play her!
lesson-turn-2-wrong = An empty row protects nobody, and the actions are gone.
lesson-turn-3 = 1 action is left, and Grey Wolf costs just that.
lesson-turn-3-wrong = 1 action was left for the wolf. Keep actions only where a card lets you act in the turn of others.
lesson-turn-done = Next turn your actions are full again, and both may attack. Places matter: in melee a creature hits only what stands opposite or next to that; without a guard there, your hero.

lesson-guard = Striking back, and guards
lesson-guard-1 = Grey Wolf has attacked your Village Militia. **If you are attacked in melee, you may strike back for free.** The wolf has 6 life points left. *{ move-counter }*!
lesson-guard-1-wrong = You have wasted a free blow, and next turn the wolf is unhurt again: damage stays with a creature only if it loses more than half of its life in one turn.
lesson-guard-2 = 8 and 1 make 9: the wolf is dead. It was the only guard. A hero can be attacked **as soon as no creature stands before him** – now!
lesson-guard-2-wrong = Meanwhile a new wolf guards the hero. The gap was open for one turn only.
lesson-guard-done = 8 damage. Remember both: remove the guards, then hit the hero; and keep a creature in your own row. Creatures are unhurt again next turn, heroes are not. A creature that loses more than half of its life in one turn is injured (broken heart); a second injury kills.

lesson-equipment = Equipment, and keeping your distance
lesson-equipment-1 = You have 4 actions and a Boar Spear: 2 to equip it, 2 for each attack. Your militia has attacked already, so give the spear to **the one who can still use it**.
lesson-equipment-1-wrong = A spear in the hand hurts nobody, and the turn is over.
lesson-equipment-militia = The militia may carry it, but it is exhausted and attacks only in your next turn. The two actions left are of no use now.
lesson-equipment-2 = The spear can be thrown: at range it adds nothing, in melee 2, but in melee Shield Sister strikes back. She has 1 life point left and armour 1. Which attack is better?
lesson-equipment-2-wrong = The guard has had her rest, and next turn she is unhurt again.
lesson-equipment-melee = She falls, as she would from afar, but even a dying creature strikes back: your hero loses life points for nothing.
lesson-equipment-done = 6, less armour 1, is 5: Shield Sister falls, and your hero has not a scratch. **Nobody strikes back at range.** A hero may attack several times a turn, a creature only once. To play more cards then, press *{ move-cease }*; that ends your attacks.

# Why the computer made a move, for people who are learning
explain-face-down = What lies face down makes attackers think twice.
explain-level = Level { $level } costs nothing, so it comes first{ $gained ->
    [0] .
   *[other] : my hero then has { life-points }.
 }
explain-stays = { $card } stays in play and helps me every turn: { $gain }
explain-creature = { $count ->
    [0] Nobody guards my hero, who has { life-points } left.
    [one] 1 creature guards my hero, who has { life-points } left.
   *[other] { $count } creatures guard my hero, who has { life-points } left.
 } { $card } stands in the way with { $strength }{ $threat ->
    [0] .
   *[other] ; an attack with { $source } on my hero would do about { $threat } damage.
 }
explain-gear = { $card } for my hero: { $gain }
explain-gear-creature = { $card } for { $bearer }: { $gain }
explain-soon = After playing { $card } I have { $actions ->
    [one] 1 action
   *[other] { $actions } actions
 } left, enough to use it at once: { $gain }
explain-strike-hero = { $at ->
    [past] My attacker can reach no creature over there, so none protects the hero:
   *[hero] No creature stands before the hero:
 } { $percent }% to hit with { $source }, about { $damage } damage, and { life-points } left.{ $back ->
    [0] {""}
   *[other] {" "}A blow back would do about { $back }.
 }
explain-strike-win = With all my attacks of this turn the hero can fall: { life-points } left, and the attack with { $source } does about { $damage } damage.
explain-strike = { $target } has to go before the hero: { $percent }% to hit with { $source }, { $kills ->
    [yes] and about { $damage } damage kills it
   *[no] about { $damage } damage
 } ({ life-points } left).{ $back ->
    [0] {""}
   *[other] {" "}A blow back would do about { $back }.
 }
explain-strike-back = Striking back costs nothing: { $percent }% to hit with { $source }, about { $damage } damage, and the attacker has { life-points } left.
explain-ability-roll = { $card } succeeds on { $target } { $percent }% of the time.
explain-ability-both = { $card } strikes { $target } and with the same blow the hero behind the guards: { $percent }% to hit, about { $damage } damage, and { life-points } left.
explain-ability-past = The hero has { life-points } left, and no guard can stop { $card }: { $gain }
explain-ability-heal = The hero has only { $life } of { $most } life points left. { $card }: { $gain }
explain-rescue-with = My hero has { life-points } left and is about to suffer { $damage } damage, so { $card } comes first.
explain-end =
    { $actions ->
        [0] All my actions are spent.
        [one] Nothing more was worth my last action.
       *[other] Nothing more was worth my { $actions } actions.
    }

## Reasons in games that were begun with 1.0.0, and where a card has nothing that a few words can name

explain-levelup = A level card costs nothing and makes my hero stronger, so it comes first.
explain-ability = This card stays in play and helps me every turn.
explain-guard =
    { $count ->
        [0] Nobody guards my hero, and a creature in the row keeps attacks away.
        [one] A second guard is harder to get past, and may attack too.
       *[other] I already have { $count } guards, and one more can attack.
    }
explain-equip-hero = Equipment makes my hero stronger for good.
explain-equip-creature = What a creature carries makes it hit harder or last longer.
explain-at-once = After that I have { $actions ->
    [one] 1 action
   *[other] { $actions } actions
 } left, enough to use the card at once.
explain-attack-hero = No creature stands before the hero I attack: { $percent }% to hit, and { life-points } left.
explain-attack-guard = The guards have to go before the hero: { $percent }% to hit, and { life-points } left.
explain-counter = Striking back costs nothing.
explain-use = This succeeds { $percent }% of the time and is worth the actions.
explain-use-past = No guard can stop this, and the hero has { life-points } left.
explain-use-heal = The hero has only { life-points } left.
