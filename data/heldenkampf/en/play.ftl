game-heldenkampf = Heldenkampf

## Phases and words
phase-draw = drawing
phase-action = action
phase-discard = hand limit
phase-over = the end
kind-hero = hero
kind-monster = monster
kind-weapon = weapon
kind-armour = armour
kind-shield = shield
kind-food = food
kind-animal = animal
kind-battlefield = battlefield
kind-place = place
people-human = Human
people-winged = Winged
people-centaur = Centaur
people-dwarf = Dwarf
side-heroes = Heroes
side-heroines = Heroines
stack-heroes = own heroes
stack-monsters = monsters
stack-equipment = equipment

## Headlines and key figures
headline-turn = Round { $round } · { FORM($player, "possessive") } turn · { $phase }
headline-won = { FEATURE($player, "person") ->
    [second] You have won
   *[third] { FORM($player, "the-first") } has won
 }
headline-draw = The game ends in a draw
figure-side = { $player } · { $side ->
    [heroes] heroes
   *[heroines] heroines
 }
figure-castle = Castle: { $life } of { $max }
figure-points = Victory points: { $points }
figure-cards = Hand { $hand }, hero stack { $stack }{ $pause ->
    [yes] , pause card ready
   *[no] , pause card played
 }
figure-tavern = Tavern: { $cards }
figure-defeated = Defeated: { $cards }
figure-fallen = Killed by monsters: { $cards }
figure-fight = Fight · { $place }
figure-fighter = { $card } · total strength { $sum }
figure-armed = { $card } · { $gear } · total strength { $sum }, protection { $protection }
picture-castle = Castle
picture-tavern = Tavern
picture-defeated = Defeated
picture-fallen = Fallen
picture-points = Points
picture-hand = Hand
picture-stack = Stack
picture-pause = Pause
picture-monsters = Monsters
picture-equipment = Equipment

## Cards
card-life = { $card } ({ $life }/{ $max } ♥)
card-values = { $kind ->
    [hero] strength { $strength }, life { $life }/{ $max }
    [monster] monster, strength { $strength }, life { $life }/{ $max }
    [weapon] weapon +{ $strength }, range { $range }
    [armour] armour { $value }
    [shield] shield { $value }
    [animal] strength { $strength }, life { $life }/{ $max }, as food { $food }
   *[food] heals { $food }
 }
card-line = { $kind ->
    [battlefield] { $card }
    [place] { $card }
   *[other] { $card } · { card-values }
 }
card-armed = Can use weapon, armour and shield
card-unarmed = Fights tooth and claw: no weapon, armour or shield
card-terrain = With the option “Terrain”: { $value ->
    [range] range
    [armour] armour
   *[shield] shield
} { SIGNED($by) }

## Questions
ask-attacker = Who attacks? Only heroes can answer a monster, nobody scores for a hero it kills, and they score if it falls
ask-battlefield = On which battlefield?
ask-draw = Which stack do you draw from? Heroes and monsters fight; equipment makes them stronger.
ask-action = { $may ->
    [attack] Do you attack or pass?
    [attack-call] Do you attack, draw a hero or pass?
    [call] You have nobody to attack with. Do you draw a hero or pass?
    [attack-call-pause] Do you attack, draw a hero or pass? Without a hero in hand, the next attack on you may cost your pause card.
   *[forage] Do you attack, forage or pass?
 }
ask-discard = You hold too many cards. { $over ->
    [one] Discard one of them.
   *[other] Discard { $over } of them, one after the other.
 }
ask-answer = { $only ->
    [pause] { FORM($fighter, "the-first") } attacks{ $ground ->
        [none] { "" }
        [bridge] {" "}on the bridge
        [swamp] {" "}in the swamp
       *[ruin] {" "}in the ruin
     }. Nobody in your hand can answer, so you must play the pause card; only without it does a hero come from your hero stack.
    [one] { FORM($fighter, "the-first") } attacks{ $ground ->
        [none] { "" }
        [bridge] {" "}on the bridge
        [swamp] {" "}in the swamp
       *[ruin] {" "}in the ruin
     }. Only one card in your hand can answer; you are asked all the same, so that nobody learns this.
   *[fighters] Who do you send{ $ground ->
        [none] { "" }
        [bridge] {" "}onto the bridge
        [swamp] {" "}into the swamp
       *[ruin] {" "}into the ruin
     } against { FORM($fighter, "the") }?
 }
ask-gear = { FORM($fighter, "the-first") } attacks with strength { $attack }, and { FORM($foe, "the") } resists with { $defence }. Do you add equipment? It is gone after the fight, even if the fight is broken off.
ask-defence-gear = { FORM($fighter, "the-first") } attacks with strength { $attack }, and { FORM($foe, "the") } resists with { $defence }. Do you add equipment? It is gone after the fight, even if the fight is broken off.
ask-castle-strike = Nobody defends the castle, and { FORM($fighter, "the") } strikes it once. Do you roll?
ask-strike = { FORM($fighter, "the-first") } strikes { FORM($foe, "the") }. Do you roll all strikes? { $kind ->
    [heroes] Only if both agree can the fight be broken off after that. You may be asked once more before a roll that can kill.
    [hero] You are asked again if { FORM($fighter, "the") } falls behind, and before a roll that may kill.
    [animal] You roll for { FORM($fighter, "the") }. Animals never flee, so you are not asked again.
   *[monster] Monsters never flee, so you are not asked again.
 }
ask-struck = { FORM($foe, "the-first") } strikes { FORM($fighter, "the") }, and both sides roll. Do you roll all strikes? { $kind ->
    [heroes] Only if both agree can the fight be broken off after that. You may be asked once more before a roll that can kill.
    [hero] You are asked again if { FORM($fighter, "the") } falls behind, and before a roll that may kill.
    [animal] You roll for { FORM($fighter, "the") }. Animals never flee, so you are not asked again.
   *[monster] Monsters never flee, so you are not asked again.
 }
ask-stop = { FORM($fighter, "the-first") } will probably lose to { FORM($foe, "the") }. Do you roll on all the same?{ $way ->
    [alone] {" "}If you break off, { FORM($fighter, "the") } survives.
    [together] {" "}You may propose to break off: if the other side agrees, both survive.
   *[other] { "" }
 }{ $last ->
    [yes] {" "}If you roll on, you are not asked again.
   *[no] { "" }
 }
ask-may-fall = The next roll may kill { FORM($fighter, "the") }. Do you roll on{ $way ->
    [together] , or propose to break off the fight against { FORM($foe, "the") }?
    [alone] , or break off the fight against { FORM($foe, "the") }?
   *[none] {" "}against { FORM($foe, "the") }?
 }{ $last ->
    [yes] {" "}If you roll on, you are not asked again.
   *[no] { "" }
 }
ask-fight-on = The other side fights on. Do you roll, or take a safe 2?
ask-truce = { FORM($player, "the-first") } wants to break off the fight so that { $fighter } lives. Do you agree?
ask-found = You found the { $food }. Does { $hero } eat now (life +{ $heals }), or do you keep the food?

occasion-attack = { FEATURE($player, "person") ->
    [second] You attack
   *[other] { FORM($player, "the-first") } attacks
 } with { FORM($fighter, "the") }.
occasion-gear = { FORM($one, "the-first") } and { FORM($other, "the") } are being equipped.
occasion-truce-offered = { FEATURE($player, "person") ->
    [second] You have
   *[other] { FORM($player, "the-first") } has
 } proposed to break off the fight.

## Moves and their arguments
move-draw = Draw
move-attack = Attack
move-forage = Forage
move-eat = Eat
move-eat-fight = Eat instead of striking
move-call = Draw a hero
move-pass = Pass
move-no-gear = Roll all strikes
move-discard = Discard
move-answer = Answer with
move-pause = Pause card
move-add = Add equipment
move-roll = Roll this strike, then decide again
move-roll-castle = Roll: { $spread ->
    [0] { $most } damage
   *[other] { $least } to { $most } damage
 }
move-roll-out = Roll all strikes
move-roll-on = Roll all strikes
move-strike-by-strike = Fight, decide at each strike
move-waive = Take a safe 2
move-waive-castle = Take a safe 2: { $most } damage
move-trap = Try the trap (2 dice)
move-break-off = Break off the fight
move-break-off-together = Break off the fight (both must agree)
move-fight-on = Fight on
move-keep = Keep it

attack-values = strength { $strength }, life { $life }/{ $max }{ $kind ->
    [monster] , only they score
    [castle] , hits the castle
   *[hero] { "" }
 }
phrase-attack = Attack with { FORM($fighter, "the") } ({ attack-values })
advice-attack = { FORM($fighter, "the-first") } attacks ({ attack-values }{ $terrain ->
        [0] { "" }
       *[other] , { $battlefield }
    }{ $weapon ->
        [none] , no weapon
       *[may] { "" }
    })
advice-forage = { $hero } looks for food { $place ->
    [forest] in the forest
   *[other] at the market
 }
advice-eat = { $hero } eats the { $food } (+{ $heals }){ $fight ->
        [0] { "" }
       *[other] {" "}instead of striking
    }
advice-answer = { $fighter }
advice-draw = { $stack ->
    [heroes] Draw a hero
    [monsters] Draw a monster
   *[equipment] Draw equipment, then a hero
 } ({ stack-left })
advice-draw-only = Draw equipment only
advice-pause = Pause card (once a game): no fight, all heroes in both hands go to the tavern
advice-add = { $shows ->
    [gear] { $gear }
    [fight] { $gear }, roll all
   *[sums] { $gear }, roll all: { $sums }
 }
advice-discard = Discard { $card }
caution-pass = Pass, though you could do something
caution-pass-ends = Pass: this ends the game
argument-forage = { $place } · { $stack ->
    [forest] food, or a fight
   *[other] food or equipment
 }
argument-card = { $kind ->
    [hero] { $card } · strength { $strength }, life { $life }/{ $max }
    [monster] { $card } · strength { $strength }, life { $life }/{ $max }
    [weapon] { $card } · +{ $strength }, range { $range }
    [armour] { $card } · armour { $value }
    [shield] { $card } · shield { $value }
   *[other] { $card } · heals { $food }
 }
argument-gear = { $card }: { $sums }
argument-stack = { $stack ->
    [heroes] Your heroes
    [monsters] Monsters
   *[equipment] Equipment
 } ({ stack-left })
stack-left = { $count ->
    [0] reshuffled from { $stack ->
        [heroes] the tavern
       *[other] the discard pile
     }
   *[other] { $count } left
 }

## What happens
event-turn = It is { FORM($player, "possessive") } turn (round { $round }).
    .heading = { FEATURE($player, "person") ->
        [second] {""}
       *[third] { FORM($player, "possessive-first") } turn (round { $round }):
     }
event-drew = { FEATURE($player, "person") ->
    [second] You
   *[other] { FORM($player, "the-first") }
 } { event-drew.and }.
    .and = { FEATURE($player, "person") ->
        [second] draw
       *[other] draws
     } { event-drew.also }
    .also = from the { $stack ->
        [heroes] hero stack
        [monsters] monster stack
       *[equipment] equipment stack
     }
event-drew-card = You draw { $stack ->
    [heroes] { $card } from the hero stack
    [monsters] { FORM($card, "the") } from the monster stack
   *[equipment] the { $card } from the equipment stack
 }.
event-discarded = { FEATURE($player, "person") ->
    [second] You hold
   *[third] { FORM($player, "the-first") } holds
 } more than { $limit } cards and { $kind ->
    [hero] { FEATURE($player, "person") ->
        [second] send
       *[third] sends
    } { $card } to the tavern
   *[other] { FEATURE($player, "person") ->
        [second] discard
       *[third] discards
    } { $kind ->
        [monster] { FORM($card, "the") }
       *[other] the { $card }
    }
 }.
event-pass = { FEATURE($player, "person") ->
    [second] You
   *[other] { FORM($player, "the-first") }
 } { event-pass.and }.
    .and = { FEATURE($player, "person") ->
        [second] pass
       *[other] passes
     }
event-attack = { FEATURE($player, "person") ->
    [second] You
   *[other] { FORM($player, "the-first") }
 } { event-attack.and }.
    .and = { FEATURE($player, "person") ->
        [second] attack
       *[other] attacks
     } with { FORM($fighter, "the") }{ $ground ->
        [none] { "" }
        [bridge] {" "}on the bridge
        [swamp] {" "}in the swamp
       *[ruin] {" "}in the ruin
     }
event-called = { FEATURE($player, "person") ->
    [second] You have
   *[third] { FORM($player, "the-first") } has
 } nobody in hand to answer, so { $hero } hurries over from the hero stack.
event-called-back = { FEATURE($player, "person") ->
    [second] You have
   *[third] { FORM($player, "the-first") } has
 } nobody in hand to answer, so { $hero } hurries over from the tavern.
event-answer = { FEATURE($player, "person") ->
    [second] You
   *[other] { FORM($player, "the-first") }
 } { event-answer.and }.
    .and = { FEATURE($player, "person") ->
        [second] answer
       *[other] answers
     } with { FORM($fighter, "the") }
event-pause = { FEATURE($player, "person") ->
    [second] You play
   *[third] { FORM($player, "the-first") } plays
 } the pause card. There is no fight, and all heroes in both hands go to the tavern.
event-gear = { FORM($who, "the-first") } { event-gear.and }.
    .and = takes the { $piece }
    .also = the { $piece }
strike-loss = { $result ->
    [tie] both −1 ({ $loser } { $life }, { $other_loser } { $other_life } left)
   *[hit] { $loser } −{ $damage } ({ $life } left)
 }
event-strike = { FORM($striker, "the-first") } strikes with { $attack } + { $die } = { $sum } against { $defence } + { $other } = { $other_sum }: { strike-loss }.
    .and = { FORM($striker, "the") } strikes with { $sum } against { $other_sum }: { strike-loss }
    .also = { $result ->
        [tie] then both −1 ({ $loser } { $life }, { $other_loser } { $other_life } left)
       *[hit] then { $loser } −{ $damage } ({ $life } left)
     }
event-trap = { FORM($setter, "the-first") } throws 6 and 6 and springs the trap, which leaves { FORM($fighter, "the") } { $life ->
    [one] 1 life point
   *[other] { $life } life points
 }.
event-eat = { $hero } eats the { $food } and now has { $life ->
    [one] 1 life point
   *[other] { $life } life points
 }.
event-truce-offered = { FEATURE($player, "person") ->
    [second] You propose
   *[third] { FORM($player, "the-first") } proposes
 } to break off the fight.
event-truce-refused = { FEATURE($player, "person") ->
    [second] You fight on
   *[third] { FORM($player, "the-first") } fights on
 }.
event-broken-off = The fight between { FORM($one, "the") } and { FORM($other, "the") } is broken off; nobody scores, and heroes go to the tavern.
event-gear-lost = { $equipment ->
    [discarded] The equipment of both sides goes to the discard pile.
   *[removed] The equipment is out of the game.
 }
event-fallen = { FORM($foe, "the-first") } kills { $hero }; nobody scores points for that.
    .after-event-strike = { $hero } falls; nobody scores points for that.
victory-points = { $points ->
    [one] 1 victory point
   *[other] { $points } victory points
 } for { FEATURE($player, "person") ->
    [second] you
   *[third] { FORM($player, "the") }
 }
event-defeated = { $feat ->
    [upset] 🌟 Against all odds! { "" }
   *[usual] { "" }
 }{ FORM($foe, "the-first") } defeats { FORM($fighter, "the") } { $feat ->
    [unhurt] without a scratch
   *[usual] { $left ->
        [0] but does not survive either
        [one] with only 1 life point left
       *[other] with { $left } life points left
     }
 }: { victory-points }.
    .after-event-strike = { $feat ->
        [upset] 🌟 Against all odds! { "" }
       *[usual] { "" }
     }{ $feat ->
        [unhurt] The fight is won without a scratch
       *[usual] { $left ->
            [0] Neither survives
            [one] The fight is won with only 1 life point left
           *[other] The fight is won with { $left } life points left
         }
     }: { victory-points }.
event-castle-open = { FEATURE($player, "person") ->
    [second] You have
   *[third] { FORM($player, "the-first") } has
 } nobody who may answer, so the blow hits the castle.
event-castle = { FORM($fighter, "the-first") } strikes with { $power } + { $die } = { $sum } against { $castle }, so { FORM($player, "possessive") } castle loses { $damage ->
    [one] 1 life point
   *[other] { $damage } life points
 } ({ $life } left).
event-castle-fallen = { FORM($player, "possessive-first") } castle has fallen: 10 victory points for { FEATURE($player, "person") ->
    [second] the other side.
   *[third] the attacker.
 }
event-forage = { FORM($hero, "the-first") } forages { $place ->
    [forest] in the forest
   *[other] at the market
 }{ FEATURE($player, "person") ->
    [second] { "" }
   *[third] {" "}for { FORM($player, "the") }
 } and { $kind ->
    [animal] meets { FORM($found, "the") }
   *[find] finds the { $found }
 }.
event-hunted = { FORM($animal, "the-first") } is beaten, and { FEATURE($player, "person") ->
    [second] you take
   *[third] { FORM($player, "the") } takes
 } it home as food.

## Refusals
refused-turn = It is { FORM($player, "possessive") } turn.
refused-no-fight = There is no fight at the moment.
refused-stack = You cannot draw from there. Choose own heroes, monsters or equipment.
refused-draw-first = Draw a card first.
refused-discard-first = First discard cards until you hold seven.
refused-drawn = You have already drawn your card for this turn.
refused-no-card = There is no card “{ $word }” in this game.
refused-has-hero = You still have a hero in your hand. You draw another only when you have none.
refused-no-hero = There is no hero left to draw.
refused-not-in-hand = This is not in your hand: { $card }.
refused-only-heroes = { $card } cannot forage; only heroes can.
refused-place-empty = There is nothing left here: { $place }.
refused-no-place = Heroes forage in the forest or at the market, not here: { $place }.
refused-no-fighter = { $card } does not fight. Choose a hero or a monster.
refused-no-battlefield = { $place } is not a battlefield.
refused-not-now = You cannot do that now. **{ button-move }** shows what you can do.
refused-no-food = { $card } is not food in your hand.
refused-hero-not-in-hand = { $card } is not a hero in your hand.
refused-unhurt = { $card } is unhurt and needs no food.
refused-fight-on = A fight is going on; finish it first.
refused-not-asked = The other side has to decide now.
refused-first-strike = You can break off a fight only after its first strike.
refused-monster-flees = Monsters do not run: only the hero’s side can break off the fight.
refused-trap = You cannot try the trap here: it needs the option “Trap” and a human hero, and works once in a fight.
refused-meal-in-fight = In a fight only a wounded hero can eat: food from your hand, instead of striking.
refused-pause = You cannot play the pause card here: it answers an attack, once in a game.
refused-monsters = Monsters do not fight each other. Answer with a hero or the pause card.
refused-bare = { FORM($fighter, "the-first") } cannot use equipment.
refused-attacker-gear = { $card }: at this table the attacking side cannot add one.
refused-exchange = You cannot add or exchange equipment during a fight.
refused-slot = There is no room for another one of this kind: { $kind }.
refused-choose = That is not an answer to this question: { $question }
picture-empty = Your hand is empty.
board-supplies = Cards left: { $monsters } monsters, { $equipment } equipment, { $forest } in the forest, { $market } at the market place
