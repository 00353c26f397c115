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
headline-entering = { FORM($player, "possessive-first") } turn · a new character
headline-fight = { $player } against { $foe }
headline-over = { $ending ->
    [won] The Crown is won
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
figure-dead = dead; a new character comes with the next turn

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
wish-gold = a gold
wish-strength = a Strength
wish-craft = a Craft
wish-life = a life
wish-fate = a fate
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
argument-enemy = { $enemy } ({ $attribute ->
    [craft] Craft { $value }
   *[strength] Strength { $value }
 })
argument-space = { $crossing ->
    [middle] { $space }, past the Sentinel
    [outer] { $space }, over the bridge
   *[none] { $space }
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
effect-fill-spells = draw Spells until you hold as many as you may
effect-discard-spells = discard all Spells
effect-heal = { $price ->
    [0] { $most ->
        [100] be healed
        [one] be healed by 1 life
       *[other] be healed by up to { $most } lives
     }
   *[other] { $most ->
        [100] be healed for { $price } gold a life
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
effect-travel = go to any other space of the region
effect-offer = { $way ->
    [ferry] your next move may be a ferry to the Temple
   *[journey] your next move may lead to any space of the region
 }
effect-miss = miss a turn
effect-enslave = you are held here until you roll 4 or more for a move
effect-blizzard = all move one space only, until the end of your second turn after this one
effect-if-good = if you are good: { $what }
effect-if-neutral = if you are neutral: { $what }
effect-if-evil = if you are evil: { $what }
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
 } { $rows }
effect-row = { $low ->
   *[other] { $low }
 }–{ $high }: { $what }
effect-choose = Choose: { $ways }
effect-way = { $way } ({ $what })
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
    [good] the first good visitor has a wish
    [evil] the first evil visitor has a wish
   *[any] the first visitor with Craft { $craft } or more has a wish
 }: a Spell, a gold, a Strength, a Craft, a life, a fate, or another space of the region
effect-price = { $card } { $price }
effect-market = buy for gold: { $prices }
effect-buy-spell = buy a Spell for { $price } gold
effect-alchemy = turn Objects into 1 gold each
effect-pay-or-lose = pay { $price } gold or lose 1 life
effect-castle = be healed for 1 gold a life; Prince and Princess heal 2 lives each for nothing, and bring 3 gold if you part with them
effect-fight = { $foe } attacks with { $attribute ->
    [craft] Craft { $value }
   *[strength] Strength { $value }
 }
effect-chasm = roll a die for yourself and one for each Follower: with 1 or 2 you lose a life, or the Follower dies
effect-robbed = all of your gold is taken to: { $space }
effect-lose-follower = lose a Follower
effect-rid = { $card } is gone
effect-quest = accept a quest of the Warlock: who fulfils it gets a Talisman
