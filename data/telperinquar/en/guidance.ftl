## The next goal, for people who are new to the game

guidance-aim = The aim: bring { FORM($whose, "possessive") } hero to 0 life (now { $life }).
guidance-poison = Poison does { $damage } damage to your hero ({ $life } life) before you can act again: heal it, or win this turn.
guidance-guard = Nothing guards your hero ({ $life } life): play a creature.{ $warning }
guidance-beware = {" "}Beware: { $cards } { $count ->
    [one] can step in; it makes your attack hit another card.
   *[other] can step in; they make your attack hit another card.
 }
guidance-row = Next goal: beat { $guards ->
    [one] the creature that guards
   *[other] the { $guards } creatures that guard
 } { FORM($whose, "possessive") } hero (hero: { $life } life).{ $warning }{ $legend ->
    [yes] {" "}On buttons: ⚡ costs actions; ≈5♥ is 5 damage on average; back ≈4♥ is what strikes back.
   *[no] {""}
 }
guidance-hero = { FORM($whose, "possessive-first") } hero ({ $life } life) is unguarded: you can attack it.{ $warning }{ $legend ->
    [yes] {" "}On buttons: ⚡ costs actions; ≈5♥ is 5 damage on average; back ≈4♥ is what strikes back.
   *[no] {""}
 }
guidance-past = Your attacker cannot reach { $guards ->
    [one] the guard
   *[other] the guards
 }, so you can attack { FORM($whose, "possessive") } hero ({ $life } life).{ $warning }
guidance-first-round = Nobody can attack in round 1: get guards and equipment ready.
guidance-costly = An attack costs ⚡{ $cost }: too much for now. Get ready for your next turn.
guidance-prepare = You cannot attack now: get ready for your next turn.
guidance-cease = No attack is left: stop fighting to play more cards.
guidance-end = Nothing more to do now: end your turn.
guidance-won = You win as soon as this turn ends: end it.

## What has changed for a player

vital-life = life { $before } → { $now }
