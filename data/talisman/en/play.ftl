game-talisman = Talisman

## Phases, headlines and key figures
phase-characters = choosing characters
phase-begin = beginning of the turn
phase-move = move
phase-land = arrival
phase-fight = fight
phase-pick-up = taking things
phase-end = end of the turn
phase-busy = the game goes on by itself
phase-over = the end
headline-characters = Choosing characters · { $players }
headline-turn = { FORM($player, "possessive-first") } turn · { $space }
headline-beginning = Before the first turn · { $player } { FEATURE($player, "person") ->
    [second] begin
   *[other] begins
 }
headline-entering = { FORM($player, "possessive-first") } turn · a new character
headline-fight = { $player } against { $foe }
headline-over = { $ending ->
    [won] The Crown is won
    [counted] The rounds are over
   *[drawn] Nobody is left: a draw
 }
space-name = { $number ->
    [0] { $name }
   *[other] { $name } { $number }
 }
foes = { $foes }
figure-player = { $player } · { $character }
figure-place = Stands on: { $space }
figure-values = Strength { $strength }, Craft { $craft }, lives { $lives }, fate { $fate }, gold { $gold } · { $alignment ->
    [good] good
    [evil] evil
   *[neutral] neutral
 }
figure-objects = Objects: { $cards }
figure-followers = Followers: { $cards }
figure-trophies = Trophies: { $cards }
figure-spells = { $count ->
    [one] Holds 1 Spell
   *[other] Holds { $count } Spells
 }
figure-toad = { $turns ->
    [one] A toad for 1 more turn
   *[other] A toad for { $turns } more turns
 }
figure-quest = The Warlock wants: { $quest }
figure-out = out of the game
figure-dead = dead; a new character enters on the next turn

## What is done
way-blacksmith = the Blacksmith
way-healer = the Healer
way-mystic = the Mystic
way-doctor = the Doctor
way-alchemist = the Alchemist
way-enchantress = the Enchantress
way-heal = be healed
way-pray = pray
way-replenish = replenish fate
wish-spell = a Spell
wish-gold = 1 gold
wish-strength = 1 Strength
wish-craft = 1 Craft
wish-life = 1 life
wish-fate = 1 fate
open-strength = with Strength
open-craft = with Craft
quest-1 = take a life from another character
quest-2 = kill an Enemy
quest-3 = deliver a Follower
quest-4 = deliver a Magic Object
quest-5 = deliver 3 gold
quest-6 = deliver 2 gold
roll-move = move
roll-attack = attack
roll-quest = quest
roll-command = Command Spell
roll-beguile = beguiling
argument-cards = { $cards }
argument-gold = gold
argument-number = { $number }
argument-face = roll the { $number } again
argument-enemy = { $enemy } ({ $attribute ->
    [craft] Craft { $value }
   *[strength] Strength { $value }
 })
argument-space = { $space }{ $crossing ->
    [middle] , past the Sentinel (Strength { $strength })
    [outer] , over the bridge
   *[none] {""}
 }{ $count ->
    [0] {""}
   *[other] : { $waiting }
 }{ $draw ->
    [0] {""}
    [one] {" "}· draw 1 card
   *[other] {" "}· draw { $draw } cards
 }

## What cards and spaces do
effect-nothing = nothing happens
effect-all = { $effects }
effect-gain = gain { $what ->
    [strength] { $amount } Strength
    [craft] { $amount } Craft
    [fate] { $amount } fate
    [gold] { $amount } gold
    [spell] { $amount ->
        [one] 1 Spell
       *[other] { $amount } Spells
     }
   *[life] { $amount ->
        [one] 1 life
       *[other] { $amount } lives
     }
 }
effect-lose = lose { $what ->
    [strength] { $amount } Strength
    [craft] { $amount } Craft
    [fate] { $amount } fate
    [gold] { $amount } gold
   *[life] { $amount ->
        [one] 1 life
       *[other] { $amount } lives
     }
 }{ $unless ->
    [holy] {" "}(not with a Cross)
    [desert-proof] {" "}(not with a Water Bottle or the Holy Grail)
   *[none] {""}
 }
effect-fill-spells = draw Spells until you hold as many as you are allowed
effect-discard-spells = discard all Spells
effect-heal = { $price ->
    [0] { $most ->
        [100] be healed
        [one] be healed by 1 life
       *[other] be healed by up to { $most } lives
     }
   *[other] { $most ->
        [100] be healed for { $price } gold per life
       *[other] be healed by up to { $most } lives for { $price } gold each
     }
 }
effect-replenish = { $price ->
    [0] replenish your fate
   *[other] replenish your fate for { $price } gold each
 }
effect-turn = { $to ->
    [good] become good
   *[evil] become evil
 }
effect-toad = become a toad for three turns
effect-talisman = { $leaves ->
    [yes] the first visitor gets a Talisman
   *[no] get a Talisman
 }
effect-go = go to: { $space }
effect-travel = go to any other space in the region
effect-offer = { $way ->
    [ferry] your next move may be a ferry to the Temple
   *[journey] your next move may be to any space in the region
 }
effect-miss = miss a turn
effect-enslave = you are held here until you roll 4 or more for a move
effect-blizzard = everybody moves only one space until the end of your second turn after this one
effect-if-good = Good: { $what }
effect-if-neutral = Neutral: { $what }
effect-if-evil = Evil: { $what }
effect-roll = { $dice ->
    [one] { $kind ->
        [optional] You may roll a die:
        [pray] Pray, roll a die:
       *[plain] Roll a die:
     }
   *[other] { $kind ->
        [pray] Pray, roll { $dice } dice:
       *[plain] Roll { $dice } dice:
     }
 }
effect-rolled = { $roll } { $rows }
effect-or = { $first }; { $more }
effect-row = { $span }: { $what }
effect-way = { $way }: { $what }
effect-test = with { $what ->
    [strength] Strength
   *[craft] Craft
 } below { $least }: { $failed }
effect-everybody = { $where ->
    [region] all in this region
   *[board] all characters
 }{ $spared ->
    [evil] {" "}who are not evil
    [good] {" "}who are not good
    [neutral] {" "}who are not neutral
   *[none] {""}
 }: { $what }
effect-wish = { $alignment ->
    [good] the first good visitor may make a wish
    [evil] the first evil visitor may make a wish
   *[any] the first visitor with Craft { $craft } or more may make a wish
 }: a Spell, 1 gold, 1 Strength, 1 Craft, 1 life, 1 fate, or another space in the region
effect-price = { $card } { $price }
effect-market = buy for gold: { $prices }
effect-buy-spell = buy a Spell for { $price } gold
effect-alchemy = turn Objects into 1 gold each
effect-pay-or-lose = pay { $price } gold or lose 1 life
effect-castle = be healed for 1 gold per life; the Prince and the Princess each heal 2 lives for free, and bring 3 gold if you part with them
effect-fight = { $foe } attacks with { $attribute ->
    [craft] Craft { $value }
   *[strength] Strength { $value }
 }
effect-chasm = roll a die for yourself and one for each Follower: on a 1 or 2 you lose a life, or the Follower dies
effect-robbed = all your gold is taken to: { $space }
effect-lose-follower = lose a Follower
effect-rid = { $card } is gone
effect-quest = accept a quest from the Warlock; fulfil it to get a Talisman

## Moves
move-character = Choose a character
move-roll = Roll for the move
move-move = Move
move-walk = Walk through the Woods
move-journey = Travel
move-cross = Cross by raft
move-build-raft = Build a raft
move-open = Open the Portal
move-regenerate = Regenerate
move-face = Face it
move-command = Cast the Command Spell
move-turn-back = Turn back
move-reroll = Fate: roll again
move-explore = Explore the space
move-attack = Attack
move-combat = Psychic combat
move-rob = Rob
move-beguile = Beguile
move-lure = Take a Follower
move-take = Take
move-drop = Leave here
move-drink = Drink
move-trade = Exchange trophies
move-done = That is all
move-cast = Cast a Spell
move-pass = Do nothing
move-fate = Spend fate
move-keep = Keep the roll
move-no-fate = No more fate this turn
move-strike = Strike
move-evade = Evade
move-destroy = Destroy
move-assassinate = Assassinate
move-hire = Pay the Mercenary
move-call = Call for help
move-wield = Use a Weapon
move-unarmed = Without a Weapon
move-one-die = With one die
move-unshielded = Without Armour or Shield
move-leave-point = Leave the point there
move-take-point = Take the point
move-spare = Leave it alone
move-fight = Fight
move-charm = Charm
move-seize = Take
move-take-life = Take a life
move-plunder = Take from the dead
move-keep-trophy = Keep as a trophy
move-raise = Raise
move-visit = Visit
move-dare = Roll
move-decline = Do without
move-accept = Accept
move-number = Choose
move-to = Go to
move-wish = Wish for
move-pay = Pay
move-suffer = Lose a life
move-buy = Buy
move-help-yourself = Take for free
move-exchange = Exchange
move-give = Give
move-pick = Choose
move-replace = Replace
move-discard = Discard

## Questions
ask-character = Which character do you keep?
ask-begin = What do you do with your turn?
ask-move = { $steps ->
    [one] Where to? You move 1 space.
   *[other] Where to? You rolled { $steps }.
 }
ask-land = { $space }: { $others } { FEATURE($others, "number") ->
    [plural] are here
   *[other] is here
 }. Do you meet somebody or explore the space?
ask-fight = { $foe }: { $attribute ->
    [craft] Craft { $value }
   *[strength] Strength { $value }
 }. What do you do?
ask-attack = You attack { $other }. Ready?
ask-defend = { $other } attacks you. Ready?
ask-pick-up = What do you take?
ask-trade = Which trophies do you exchange? You get 1 Strength or 1 Craft for every { $rate } points.
fate-fight = { $mine } against { $theirs }, { $result ->
    [lost] lost
    [drawn] a stand-off
   *[won] won
 }
fate-held = you are still held here
fate-pitfiends = { $count ->
    [one] 1 Pitfiend attacks you
   *[other] { $count } Pitfiends attack you, one after the other
 }
fate-werewolf = the Werewolf has Strength { $strength }
fate-follower = this Follower dies
fate-uncharmed = you do not charm it
fate-placed = it lies here: { $space }
fate-shut = it stays shut{ $amount ->
    [0] {""}
   *[other] { $what ->
        [craft] , and you lose 1 Craft
       *[strength] , and you lose 1 Strength
     }
 }
fate-lose-all = { $what ->
    [strength] no Strength counter is left
    [craft] no Craft counter is left
   *[gold] no gold is left
 }
ask-fate = { $what }: { $dice ->
    [one] The die shows { $faces } – { $brings }. Do you spend fate to roll it again?
   *[other] The dice show { $faces } – { $brings }. Do you spend fate to roll one of them again?
 } You have { $fate } fate.
ask-bonus = You rolled { $total }. Do you add 1?
ask-roll = { $what }: do you roll?
ask-visit = { $holy ->
    [yes] { $space }: what do you do?
   *[no] { $space }: who do you visit?
 }
ask-travel = Where do you go?
ask-wish = { $stranger }: what do you wish for?
ask-heal = { $missing ->
    [one] How many lives do you heal? You lack 1; each costs { $price } gold.
   *[other] How many lives do you heal? You lack { $missing }; each costs { $price } gold.
 }
ask-replenish = How much fate do you replenish? You lack { $missing }; each costs { $price } gold.
ask-market = { $free ->
    [yes] What do you buy? You have { $gold } gold, and one card is free.
   *[no] What do you buy? You have { $gold } gold.
 }
ask-buy-spell = Do you buy a Spell for { $price } gold?
ask-alchemy = Which Objects do you turn into 1 gold each?
ask-pay-or-lose = Do you pay { $price } gold, or lose a life?
ask-exchange = { $card }: do you exchange this Follower for { $gold } gold?
ask-lose-follower = Which Follower do you lose?
ask-quest = Do you accept a quest from the Warlock?
ask-deliver = What do you give to the Warlock?
ask-bribe = { $enemy }: do you pay { $price } gold to avoid the attack?
ask-beast = { $enemy }: it does not attack you. What do you do?
ask-raise = { $card }: do you keep it as a trophy, or raise it as a Follower for one battle?
ask-replace = You have drawn: { $cards }. Do you put a card away and draw another one instead?
ask-spoils = What do you take? Your prey: { $other }
ask-rob = What do you take? Your prey: { $other }
ask-plunder = What do you take from the dead?
ask-point = { $place }: you are a toad and would lose this point of { $what ->
    [craft] Craft
   *[strength] Strength
 } again. Do you take it?
ask-too-many = { $most ->
    [one] You can carry 1 Object. Which one do you leave here?
   *[other] You can carry { $most } Objects. Which one do you leave here?
 }
ask-too-many-spells = { $most ->
    [one] You may hold 1 Spell. Which one do you discard?
   *[other] You may hold { $most } Spells. Which one do you discard?
 }
ask-vampire = { $lives ->
    [one] The Vampire takes 1 life. Which Followers do you give up instead?
   *[other] The Vampire takes { $lives } lives. Which Followers do you give up instead?
 }

## What happens
event-turn = { FORM($player, "possessive-first") } turn: { $character }
event-turn-toad = { FORM($player, "possessive-first") } turn: { $character }, { $turns ->
    [one] a toad until the end of this turn
   *[other] a toad for { $turns } turns
 } 🐸
event-entered = { $player } begins as { $character }: { $space }
event-entered-anew = 💀 { FORM($player, "possessive-first") } last character is dead. The new one: { $character }, { $space }
event-rolled = 🎲 { $player }: { $what }, { $dice ->
    [one] { $total }
   *[other] { $faces } = { $total }
 }
event-rolled-best = 🎲 { $player }: { $what }, { $faces }; the higher one counts: { $total }
event-fate = 🎲 { $player } spends fate and rolls { $face }: { $total }
event-bonus = { $player } adds 1: { $total }
event-missing = { $player } misses this turn.
event-misses = { $player } will miss a turn.
event-missed-here = { $player } loses the rest of this turn and does not meet what is here.
event-moved = { $player } moves: { $space }
event-went = { $player } arrives here: { $space }
event-sentinel = { $player } faces the Sentinel, who bars the way.
event-portal-open = The Portal of Power opens, and { $player } arrives here: { $space }
event-portal-shut = The Portal of Power stays shut: { $player }
event-drew = { $player } draws: { $card }
event-replaced = { $player } draws another card instead of: { $card }
event-placed = { $card } now lies here: { $space }
event-meets = { $player } meets: { $card }
event-visits = { $player } chooses: { $way }
event-nothing = { $player }: nothing happens.
event-protected = { $player } is protected.
event-gained = { $player }: { $what ->
    [strength] +{ $amount } Strength
    [craft] +{ $amount } Craft
    [fate] +{ $amount } fate
    [gold] +{ $amount } gold
   *[life] { $amount ->
        [one] +1 life
       *[other] +{ $amount } lives
     }
 }
event-lost = { $player }: { $what ->
    [strength] −{ $amount } Strength
    [craft] −{ $amount } Craft
    [fate] −{ $amount } fate
    [gold] −{ $amount } gold
   *[life] { $amount ->
        [one] −1 life
       *[other] −{ $amount } lives
     }
 }
event-supply-empty = { $player } gets none, because there is none left.
event-spell-drawn = { $player } draws a Spell.
event-no-spell = { $player } gets no Spell.
event-spell-drawn-own = You draw a Spell: { $spell }
event-spell-discarded = { $player } discards a Spell: { $spell }
event-casts = { $player } casts: { $spell }{ $aim }
event-countered = { $spell } is countered.
event-preserved = A life is preserved: { $player }
event-took = { $player } takes: { $card }
event-left-card = { $player } leaves here: { $card }
event-discarded = { $player } discards: { $card }
event-attacks = ⚔ { $player } attacks { $other }.
event-battle-instead = The psychic combat between { $player } and { $other } becomes a battle.
event-beats = { $player } beats { $other }: { $high } against { $low }
event-stand-off = A stand-off between { $player } and { $other }: nobody is harmed.
event-foe-score = Attack on { $player }: { $foe }, { $score }
event-fight-won = ⚔ { $player } wins, { $mine } against { $theirs }: { $foe }
event-fight-drawn = ⚔ A stand-off, { $mine } against { $theirs }: { $player }, { $foe }
event-fight-lost = ⚔ { $player } loses, { $mine } against { $theirs }: { $foe }
event-saved = { $player } loses no life, thanks to: { $card }
event-trophy = { $player } gets a trophy: { $card }
event-raised = { $player } raises as a Follower: { $card }
event-charmed = { $player } charms: { $card }
event-calls = { $player } calls for help: { $card }
event-wields = { $player } uses: { $card }
event-unarmed = { $player } fights without a Weapon.
event-one-die = { $player } fights with one die.
event-unshielded = { $player } fights without Armour or Shield.
event-leaves-point = { $player } leaves the point there: { $card }
event-hires = { $player } pays the Mercenary: 3 more Strength in battle until the end of the turn.
event-assassinates = { $player } strikes from the dark: the victim rolls no die.
event-evades = { $player } evades: { $foe }
event-evades-player = { $player } evades { $other }.
event-destroyed = { $player } destroys: { $foe }
event-seizes = { $player } takes from { $other }: { $card }
event-seizes-gold = { $player } takes 1 gold from { $other }.
event-lures = { $player } takes a Follower from { $other }: { $card }
event-died = 💀 { $player } is dead: { $character }, { $space }
event-out = { $player } is out of the game.
event-left = { $player } leaves the game.
event-turned = { $player } is { $alignment ->
    [good] good
    [evil] evil
   *[neutral] neutral
 } now.
event-toad = 🐸 { $player } is a toad, and leaves everything here.
event-toad-keeping = 🐸 { $player } is a toad.
event-toad-no-more = { $player } is no longer a toad.
event-enslaved = { $player } is held in the Temple.
event-freed = { $player } is free again.
event-offer = { $way ->
    [ferry] Instead of moving, { $player } may take the ferry to the Temple.
   *[journey] Instead of moving, { $player } may go to any space in the region.
 }
event-robbed = { $player } loses all gold ({ $gold }), which now lies here: { $space }
event-quest = { $player } has a quest: { $quest }.
event-quest-done = ✅ { $player } has fulfilled the quest and goes here: { $space }
event-blizzard = ❄ A Blizzard: from the next player’s turn on, everybody moves only one space.
event-blizzard-over = The Blizzard is over.
event-passed = { $player } gets through and may go on next turn.
event-turned-back = { $player } turns back.
event-pitfiends = { $count ->
    [one] A Pitfiend attacks { $player }.
   *[other] { $count } Pitfiends attack { $player }, one after the other.
 }
event-werewolf = A Werewolf waits for { $player }: Strength { $strength }
event-death-rolled = 🎲 Death against { $player }: { $total }
event-crowned = 👑 { $player } has reached the Crown of Command! From now on, anybody who dies is out.
event-no-command = { $player } cannot cast the Command Spell.
event-hex-strikes = { $player } steps into the Hex.
event-hexed = { $player } puts a Hex on a space: { $space }
event-magic-destroyed = { $player } destroys all magic for a round.
event-magic-again = Magic works again.
event-destroyed-card = { $player } destroys: { $card }
event-divines = { $count ->
    [one] { $player } looks at the top card of the Adventure deck.
   *[other] { $player } looks at the top { $count } cards of the Adventure deck.
 }
event-divines-own = The Adventure deck, the top card first: { $cards }
event-immobile = { $player } can do nothing this turn.
event-invisible = { $player } is invisible until the end of the turn.
event-blast = { $player } has +{ $strength } Strength in battle until the end of the turn.
event-warp = { $player } takes two more turns after this one.
result-ending = { $ending ->
    [won] The last one left wears the Crown.
    [reached] The Crown of Command is reached.
    [counted] The rounds are over, and the points are counted.
   *[drawn] Nobody is left.
 }
seen-deck = { $count ->
    [one] 1 card
   *[other] { $count } cards
 }

## More questions
ask-cast = Do you cast a Spell, if you have one you can cast now?
ask-counter = { $player } casts: { $spell }{ $aim }. Do you counter it?
ask-preserve-life = { $lives ->
    [one] { $player } loses a life. Do you cast Preservation?
   *[other] { $player } loses { $lives } lives. Do you cast Preservation to save one of them?
 }

## Why the computer does something
explain-roll = The turn begins with a roll.
explain-move = This is the best space within reach: { $space }
explain-cross = The raft lasts for this turn only.
explain-build-raft = A raft crosses the Storm River without meeting the Sentinel.
explain-open-strength = Strength is high enough for the Portal of Power.
explain-open-craft = Craft is high enough for the Portal of Power.
explain-explore = Exploring brings cards and gold.
explain-attack = The other character looks weaker.
explain-combat = The other character has less Craft.
explain-rob = Taking something is safer than fighting for it.
explain-beguile = Beguiling costs nothing.
explain-lure = A Follower is worth a turn.
explain-trade = Seven points of trophies make a counter for good.
explain-take = It lies here for free: { $card }
explain-done = Nothing else is needed here.
explain-strike = Now the dice decide.
explain-strike-foe = { $mine } against { $theirs }, plus a die each: { $foe }
explain-evade = This fight is too dangerous.
explain-fate = A better roll is worth 1 fate.
explain-reroll = None of the spaces looks good.
explain-keep = The roll is good enough.
explain-turn-back = The way ahead is too dangerous.
explain-visit = This is the most useful visit here.
explain-buy = It helps in every fight from now on.
explain-accept = A quest leads to a Talisman.
explain-regenerate = A life is worth more than a move.
explain-drink = I need the potion now.
event-trade-few = Together these trophies are not worth a counter; { $player } keeps them.

## Moves that seem good, with all details
advice = { $verb }: { $what }
advice-move = Go
advice-plunder-all = Take everything
advice-plunder-nothing = Leave everything
advice-cast = Cast { $spell }{ $aim }
advice-visit = { $way } – { $why }
why-blacksmith = { $gold ->
    [0] Weapons and Armour, but you have no gold
   *[other] Weapons and Armour; you have { $gold } gold
 }
why-healer = { $missing ->
    [0] there is nothing to heal
    [one] you lack 1 life, which costs 1 gold
   *[other] you lack { $missing } lives, 1 gold each
 }
why-doctor = { $missing ->
    [0] there is nothing to heal
    [one] you lack 1 life, which costs 1 gold
   *[other] up to 2 lives, 1 gold each
 }
why-mystic = roll a die: 1 Craft on a 5, a Spell on a 6
why-alchemist = { $objects ->
    [0] turns Objects into gold, but you have none
   *[other] 1 gold for each Object
 }
why-enchantress = roll a die: 1 to 3 is bad, 4 to 6 is good
why-heal = { $missing ->
    [0] there is nothing to heal
    [one] you lack 1 life
   *[other] you lack { $missing } lives
 }
why-replenish = { $missing ->
    [0] you lack none
   *[other] you lack { $missing }
 }
why-pray = { $space ->
    [chapel] roll a die: 1 life on a 5, a Spell on a 6
   *[graveyard] roll a die: 1 fate on a 5, a Spell on a 6
 }
