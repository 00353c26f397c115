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
button-character = My character
headline-characters = Choosing characters · { $players }
headline-turn = { $last ->
    [0] {""}
   *[other] Round { $round }/{ $last }{ $best ->
        [0] {""}
       *[other] , { FEATURE($leaders, "person") ->
            [second] you lead
           *[third] ahead: { FORM($leaders, "the") }
        } ({ $best ->
            [one] 1 point
           *[other] { $best } points
        })
    } ·{" "}
 }{ headline-whose }
headline-turn-two = Round { $round }/{ $last }, points: { FEATURE($first, "person") ->
    [second] you
   *[other] { FORM($first, "the") }
 } { $own }:{ $theirs } { FEATURE($second, "person") ->
    [second] you
   *[other] { FORM($second, "the") }
 } · { headline-whose }
headline-whose = { FORM($player, "possessive-first") } turn · { $space }
headline-beginning = Before the first turn · { FEATURE($player, "person") ->
    [second] you begin
   *[other] { FORM($player, "the") } begins
 }
headline-entering = { FORM($player, "possessive-first") } turn · a new character
headline-fight = { FEATURE($player, "person") ->
    [second] You
   *[other] { FORM($player, "the-first") }
 } against { FEATURE($foe, "person") ->
    [second] you
   *[other] { FORM($foe, "the") }
 }
headline-over = { $ending ->
    [won] The Crown is won
    [counted] The rounds are over
   *[drawn] Nobody is left: a draw
 }
space-name = { $number ->
    [0] { $name }
   *[other] { $name } { $number }
 }
    .the = { $number ->
        [0] { FORM($name, "the") }
       *[other] { $name } { $number }
     }
foes = { $foes }
    .the = { FORM($foes, "the") }
    .the-first = { FORM($foes, "the-first") }
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
way-blacksmith = Blacksmith
    .the = the Blacksmith
way-healer = Healer
    .the = the Healer
way-mystic = Mystic
    .the = the Mystic
way-doctor = Doctor
    .the = the Doctor
way-alchemist = Alchemist
    .the = the Alchemist
way-enchantress = Enchantress
    .the = the Enchantress
way-heal = Heal
way-pray = Pray
way-replenish = Replenish fate
wish-spell = 1 Spell
wish-gold = 1 gold
wish-strength = 1 Strength
wish-craft = 1 Craft
wish-life = 1 life
wish-fate = 1 fate
open-strength = By Strength
    .within = by Strength
open-craft = By Craft
    .within = by Craft
quest-1 = take a life from another character
quest-2 = kill an Enemy
quest-3 = bring a Follower
quest-4 = bring a Magic Object
quest-5 = bring 3 gold
quest-6 = bring 2 gold
roll-move = move
    .kind = move
roll-attack = fight
    .title = Fight
roll-quest = quest
    .title = Quest
roll-command = Command Spell
roll-beguile = beguiling
    .title = Beguiling
argument-cards = { $cards }
argument-gold = gold
argument-price = { $what } ({ $price } gold{ $barred ->
    [yes] , not for your fights
   *[no] {""}
 })
argument-number = { $number }
argument-face = the { $number } (1 fate)
argument-enemy = { $enemy } ({ $attribute ->
    [craft] Craft { $value }
   *[strength] Strength { $value }
 }{ $bonus ->
    [0] {""}
   *[other] +{ $bonus }
 })
argument-stranger = { $card } ({ $alignment ->
    [good] good only
    [evil] evil only
    [neutral] neutral only
   *[any] Craft { $craft } or more
 })
argument-enemies = { $count ->
    [one] 1 Enemy
   *[other] { $count } Enemies
 } ({ $attribute ->
    [craft] Craft { $value }
   *[strength] Strength { $value }
 }{ $bonus ->
    [0] {""}
   *[other] +{ $bonus }
 })
argument-more = { $count ->
    [one] 1 more
   *[other] { $count } more
 }
argument-space = { $space }{ $crossing ->
    [middle] {" "}· Sentinel { $strength }
    [outer] {" "}· bridge
   *[none] {""}
 }{ $count ->
    [0] {""}
   *[other] : { $waiting }
 }{ $draw ->
    [0] {""}
    [one] {" "}· 1 card
   *[other] {" "}· { $draw } cards
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
effect-lose = lose { lose-what }
lose-what = { $what ->
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
effect-go = go to { FORM($space, "the") }
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
 } { $what }
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
effect-robbed = all your gold is taken to { FORM($space, "the") }
effect-lose-follower = lose a Follower
effect-rid = { $card } is gone
effect-quest = accept a quest from the Warlock; fulfil it to get a Talisman

## Moves
move-character = Choose a character
move-roll = Roll and move
move-break-free = Roll for freedom (4 or more)
move-move = Move
move-walk = Walk through the Woods
move-journey = Travel
move-cross = Cross by raft
move-build-raft = Build a raft
move-open = Open the Portal
move-regenerate = Regenerate
move-face = Face it
face-death = Roll against Death
face-pits = Fight the Pitfiends
face-werewolf-den = Fight the Werewolf
face-crown = Stay on the Crown
move-command = Cast the Command Spell
move-turn-back = Turn back
move-reroll = Roll again (1 fate)
move-explore = Explore the space
move-attack = Attack
move-combat = Psychic combat
move-rob = Rob
move-beguile = Beguile
move-lure = Take a Follower
move-take = Take
move-drop = Put down something of yours
caution-nullify = Really lose your own Spells
caution-immobility = Really do nothing yourself this turn
caution-drop = Leave { FORM($card, "the") } here for others
move-drink = Drink
move-trade = Exchange trophies
move-done = That is all
move-cast = Cast a Spell
move-pass = Do nothing
move-fate = Reroll
move-keep = Keep the roll
move-no-fate = Keep all rolls this turn
move-strike = Strike
move-evade = Evade
move-destroy = Destroy
move-assassinate = Assassinate, no counter-roll
move-hire = Pay the Mercenary
move-call = Call for help
move-wield = Use a Weapon
move-unarmed = Put the Weapon aside
move-one-die = Roll only one die
move-unshielded = Put Armour and Shield aside
move-leave-point = Take nothing from the Place
leave-point = { $what ->
    [strength] Take no Strength from
    [craft] Take no Craft from
    [life] Take no life from
   *[all] Take nothing from
 } { FORM($places, "the") }
move-take-point = Take the point
move-spare = Leave it alone
move-fight = Fight
move-charm = Charm
move-seize = Take something
move-take-life = Take a life
take-life-of = { FEATURE($player, "person") ->
    [second] You lose
   *[other] { FORM($player, "the-first") } loses
 } a life
move-plunder = Take from the dead
move-keep-trophy = Keep as a trophy
move-raise = Raise
move-visit = Visit
move-dare = Roll
move-decline = No
move-decline-safe = Pass safely
move-accept = Accept
move-number = Choose
move-to = Another space …
move-wish = Wish for
move-pay = Pay
move-suffer = Lose a life
move-buy = Buy
move-help-yourself = Take for free
move-exchange = Exchange
move-give = Give
move-pick = Choose
move-keep-card = Keep what you drew
move-leave-rest = Leave it
move-end-turn = End the turn
move-replace = Draw again
move-discard = Discard

## Questions
ask-character = Which character do you keep?{ $strength ->
    [0] {""}
   *[other] {" "}All begin with at least { $strength } Strength and at most { $lives ->
        [one] 1 life
       *[other] { $lives } lives
     }.
 }
ask-begin = { $slowed ->
    [held] You are held in the Temple: a 4, 5 or 6 sets you free, and you move that far.
    [toad] Where to? A toad moves one space.
    [poltergeist] Where to? The Poltergeist slows you: you move one space.
    [blizzard] Where to? In the Blizzard everybody moves one space.
   *[no] What do you do with your turn?
 }{ $risk ->
    [strength] {" "}Failing at the Portal by Strength costs 1 Strength.
    [craft] {" "}Failing at the Portal by Craft costs 1 Craft.
    [either] {" "}Failing at the Portal costs 1 of what you try it with, Strength or Craft.
    [back] {" "}Too high a roll in the Crypt or the Mines sends you back.
   *[no] {""}
 }
ask-move = { $total ->
    [one] Where to? You rolled 1.
   *[other] Where to? You rolled { $total }.
 }{ $risk ->
    [strength] {" "}Failing at the Portal by Strength costs 1 Strength.
    [craft] {" "}Failing at the Portal by Craft costs 1 Craft.
    [either] {" "}Failing at the Portal costs 1 of what you try it with, Strength or Craft.
    [back] {" "}Too high a roll in the Crypt or the Mines sends you back.
   *[no] {""}
 }
ask-land = { $space }: { FORM($others, "the") } { FEATURE($others, "number") ->
    [plural] are here
   *[other] is here
 }. Do you meet somebody or explore the space?
ask-fight = You meet { FORM($foe, "the") } ({ $attribute ->
    [craft] Craft { $value }
   *[strength] Strength { $value }
 }). What do you do?
ask-attack = You attack { FORM($other, "the") }. Ready?
ask-defend = { FORM($other, "the-first") } attacks you. Ready?
ask-pick-up = { $count ->
    [0] { $most ->
        [0] You cannot take what lies here yet.
       *[other] You carry { $most } Objects and may not carry more: to take another, leave one here.
    } What do you do?
   *[other] What do you take?
 }
ask-trade = Which trophies do you exchange? Each { $rate } points of Strength buy 1 Strength, each { $rate } points of Craft 1 Craft.
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
fate-uncharmed = you do not succeed
fate-placed = it goes to { FORM($space, "the") }
fate-shut = it stays shut{ $amount ->
    [0] {""}
   *[other] { $what ->
        [craft] , and you lose 1 Craft
       *[strength] , and you lose 1 Strength
     }
 }
fate-lose-all = { $what ->
    [strength] all gained Strength is lost
    [craft] all gained Craft is lost
   *[gold] all gold is lost
 }
ask-fate = { FORM($what, "title") }: { $dice ->
    [one] you rolled { $faces }. That means: { $outcome }. Reroll it?
   *[other] you rolled { $faces }. That means: { $outcome }. Reroll one of them?
 } You have { $fate } fate.{ $rows }
fate-rows = {"\u000A"}{ $rows }
ask-bonus = You rolled { $total }: { $plain }. With 1 added it is { $next }: { $more }. Which counts?
ask-roll =
    { $what }: do you roll?
    { $rows }
ask-visit = { $holy ->
    [yes] { $space }: what do you do?
   *[no] { $space }: who do you visit?
 }
ask-travel = You may go to any other space in this region. Where to?
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
ask-exchange = Do you give up { FORM($card, "the") } for { $gold } gold?
ask-lose-follower = Which Follower do you lose?
ask-quest = Do you accept a quest from the Warlock?
ask-deliver = What do you give to the Warlock?
ask-bribe = Do you pay { $price } gold so that { FORM($enemy, "the") } does not attack you?
ask-beast = { FORM($enemy, "the-first") } does not attack you. What do you do?
ask-raise = { $card }: do you keep it as a trophy, or raise it as a Follower for one battle?
ask-replace = You have drawn { FORM($cards, "the") }. { $source ->
    [orb-of-knowledge] Thanks to the Orb of Knowledge
   *[prophetess] As the Prophetess
 }, you may discard { $count ->
    [one] this card
   *[other] one of them
 } and redraw.
ask-spoils = { FORM($other, "the-first") } is beaten. What do you choose?
ask-rob = What do you take from { FORM($other, "the") }?
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
event-turn = { FEATURE($player, "person") ->
    [second] It is your turn.
   *[other] { FORM($player, "possessive-first") } turn as { FORM($character, "the") }.
 }
    .heading = { FEATURE($player, "person") ->
        [second] {""}
       *[other] { FORM($player, "possessive-first") } turn as { FORM($character, "the") }:
     }
event-turn-toad = { FORM($player, "possessive-first") } turn as { FORM($character, "the") }, { $turns ->
    [one] a toad until the end of this turn
   *[other] a toad for { $turns } turns
 } 🐸.
event-entered = { FEATURE($player, "person") ->
    [second] You begin
   *[other] { FORM($player, "the-first") } begins
 } as { FORM($character, "the") } at { FORM($space, "the") }.
event-entered-own = You begin as { FORM($character, "the") } at { FORM($space, "the") }. { $abilities }
event-entered-anew = 💀 { FORM($player, "possessive-first") } previous character is dead. { FEATURE($player, "person") ->
    [second] You begin
   *[other] { FORM($player, "the-first") } begins
 } again as { FORM($character, "the") } at { FORM($space, "the") }.
event-even-start = For an even start, { FEATURE($player, "person") ->
    [second] you begin
   *[other] { FORM($player, "the") } begins
 } with { $changes }.
even-strength = Strength { $now } instead of { $printed }
even-lives = { $now ->
    [one] 1 life
   *[other] { $now } lives
 } instead of { $printed }
event-rolled = 🎲 { FEATURE($player, "person") ->
    [second] You
   *[other] { FORM($player, "the-first") }
 } { event-rolled.and }.
    .and = { FEATURE($player, "person") ->
        [second] roll
       *[other] rolls
     } { $dice ->
        [one] { $total }
       *[other] { $faces } = { $total }
     }{ FEATURE($what, "kind") ->
        [move] {""}
       *[other] {" "}({ $what })
     }
event-rolled-best = 🎲 { FEATURE($player, "person") ->
    [second] You roll
   *[other] { FORM($player, "the-first") } rolls
 } { $faces } ({ $what }), and the higher one counts: { $total }.
event-fate = 🎲 { FEATURE($player, "person") ->
    [second] You
   *[other] { FORM($player, "the-first") }
 } { event-fate.and }.
    .and = { FEATURE($player, "person") ->
        [second] spend
       *[other] spends
     } fate (new roll { $face }{ $dice ->
        [one] {""}
       *[other] ; result { $total }
     })
event-bonus = { FEATURE($player, "person") ->
    [second] You add 1 and get
   *[other] { FORM($player, "the-first") } adds 1 and gets
 } { $total }.
event-missing = { FEATURE($player, "person") ->
    [second] You
   *[other] { FORM($player, "the-first") }
 } { event-missing.and }.
    .and = { FEATURE($player, "person") ->
        [second] miss
       *[other] misses
     } this turn
event-misses = { FEATURE($player, "person") ->
    [second] You
   *[other] { FORM($player, "the-first") }
 } { event-misses.and }.
    .and = { FEATURE($player, "person") ->
        [second] will
       *[other] will
     } miss a turn{ $cause }
event-missed-here = { FEATURE($player, "person") ->
    [second] You
   *[other] { FORM($player, "the-first") }
 } { event-missed-here.and }.
    .and = { FEATURE($player, "person") ->
        [second] lose the rest of this turn and do not meet what is here{ $cause }
       *[other] loses the rest of this turn and does not meet what is here{ $cause }
     }
event-moved = { FEATURE($player, "person") ->
    [second] You
   *[other] { FORM($player, "the-first") }
 } { event-moved.and }.
    .and = { FEATURE($player, "person") ->
        [second] go
       *[other] goes
     } to { FORM($space, "the") }
event-moved-slowly = { FEATURE($player, "person") ->
    [second] You
   *[other] { FORM($player, "the-first") }
 } { event-moved-slowly.and }.
    .and = { FEATURE($player, "person") ->
        [second] go
       *[other] goes
     } to { FORM($space, "the") } (only one space, because of the Poltergeist)
event-went = { FEATURE($player, "person") ->
    [second] You
   *[other] { FORM($player, "the-first") }
 } { event-went.and }.
    .and = { FEATURE($player, "person") ->
        [second] arrive
       *[other] arrives
     } at { FORM($space, "the") }
event-sentinel = { FEATURE($player, "person") ->
    [second] You face
   *[other] { FORM($player, "the-first") } faces
 } the Sentinel, who bars the way.
event-portal-open = 🚪 The Portal of Power opens: { FEATURE($player, "person") ->
    [second] you are
   *[other] { FORM($player, "the") } is
 } at { FORM($space, "the") }, 5 spaces from the Crown.
event-portal-shut = The Portal of Power stays shut for { FEATURE($player, "person") ->
    [second] you
   *[other] { FORM($player, "the") }
 }: { $total } is higher than { $attribute ->
    [craft] Craft
   *[strength] Strength
 } { $value }.
event-too-high = Too high: { $total } is higher than { $attribute ->
    [craft] Craft
   *[strength] Strength
 } { $value }. The way leads back.
event-drew = { FEATURE($player, "person") ->
    [second] You
   *[other] { FORM($player, "the-first") }
 } { event-drew.and }.
    .and = { FEATURE($player, "person") ->
        [second] draw
       *[other] draws
     } { FORM($card, "the") }
    .also = { FORM($card, "the") }
event-replaced = { FEATURE($player, "person") ->
    [second] You
   *[other] { FORM($player, "the-first") }
 } { event-replaced.and }.
    .and = { FEATURE($player, "person") ->
        [second] put { FORM($card, "the") } away
       *[other] puts { FORM($card, "the") } away
     }
event-uncovered = You uncover { FORM($cards, "the") }.
event-placed = { FORM($card, "the-first") } now lies at { FORM($space, "the") }.
event-meets = { FEATURE($player, "person") ->
    [second] You
   *[other] { FORM($player, "the-first") }
 } { event-meets.and }.
    .and = { FEATURE($player, "person") ->
        [second] meet
       *[other] meets
     } { FORM($card, "the") }
event-visits = { FEATURE($player, "person") ->
    [second] You
   *[other] { FORM($player, "the-first") }
 } { event-visits.and }.
    .and = { $word ->
        [heal] { FEATURE($player, "person") ->
            [second] ask
           *[other] asks
         } to be healed
        [pray] { FEATURE($player, "person") ->
            [second] pray
           *[other] prays
         }
        [replenish] { FEATURE($player, "person") ->
            [second] ask
           *[other] asks
         } for fate
       *[other] { FEATURE($player, "person") ->
            [second] visit
           *[other] visits
         } { FORM($way, "the") }
     }
event-no-wish = { FEATURE($player, "person") ->
    [second] You get
   *[other] { FORM($player, "the-first") } gets
 } no wish: { $alignment ->
    [good] only good characters may make one
    [evil] only evil characters may make one
   *[any] only those with Craft { $craft } or more may make one
 }{ $cause }.
event-nothing = { FEATURE($player, "person") ->
    [second] Nothing happens to you
   *[other] Nothing happens to { FORM($player, "the") }
 }{ $why ->
    [good] {" "}as a good character
    [evil] {" "}as an evil character
    [neutral] {" "}as a neutral character
    [full] {" "}because there is nothing to restore
   *[any] {""}
 }{ $cause }.
event-beguile-fails = { FEATURE($player, "person") ->
    [second] You do
   *[other] { FORM($player, "the-first") } does
 } not succeed in beguiling { FEATURE($other, "person") ->
    [second] you
   *[other] { FORM($other, "the") }
 }.
event-command-fails = The Command Spell needs a { $least } or more: nobody loses a life.
event-protected = { FEATURE($player, "person") ->
    [second] You are
   *[other] { FORM($player, "the-first") } is
 } protected from this danger.
event-gained = { FEATURE($player, "person") ->
    [second] You
   *[other] { FORM($player, "the-first") }
 } { event-gained.and }.
    .and = { FEATURE($player, "person") ->
        [second] gain
       *[other] gains
     } { $what ->
        [strength] { $amount } Strength
        [craft] { $amount } Craft
        [fate] { $amount } fate
        [gold] { $amount } gold
       *[life] { $amount ->
            [one] 1 life
           *[other] { $amount } lives
         }
     }
cause = {" "}({ $source })
event-lost = { FEATURE($player, "person") ->
    [second] You
   *[other] { FORM($player, "the-first") }
 } { event-lost.and }.
    .and = { FEATURE($player, "person") ->
        [second] lose
       *[other] loses
     } { $what ->
        [strength] { $amount } Strength
        [craft] { $amount } Craft
        [fate] { $amount } fate
        [gold] { $amount } gold
       *[life] { $amount ->
            [one] 1 life
           *[other] { $amount } lives
         }
     }{ $cause }
event-paid = { FEATURE($player, "person") ->
    [second] You
   *[other] { FORM($player, "the-first") }
 } { event-paid.and }.
    .and = { FEATURE($player, "person") ->
        [second] pay
       *[other] pays
     } { $amount } gold
event-supply-empty = { FEATURE($player, "person") ->
    [second] You get none, because there is none left.
   *[other] { FORM($player, "the-first") } gets none, because there is none left.
 }
event-spell-drawn = { FEATURE($player, "person") ->
    [second] You
   *[other] { FORM($player, "the-first") }
 } { event-spell-drawn.and }.
    .and = { FEATURE($player, "person") ->
        [second] get
       *[other] gets
     } a Spell
    .also = another one
event-no-spell = { $why ->
    [toad] { FEATURE($player, "person") ->
        [second] You are a toad, so you get no Spell.
       *[other] { FORM($player, "the-first") } is a toad, so there is no Spell.
     }
    [full] { FEATURE($player, "person") ->
        [second] You get no Spell, because your Craft allows no more.
       *[other] { FORM($player, "the-first") } gets no Spell, having too little Craft to hold another.
     }
   *[empty] { FEATURE($player, "person") ->
        [second] You get no Spell, because none is left.
       *[other] { FORM($player, "the-first") } gets no Spell, because none is left.
     }
 }
event-spell-drawn-own = You draw the Spell { $spell }.
event-spell-discarded = { FEATURE($player, "person") ->
    [second] You
   *[other] { FORM($player, "the-first") }
 } { event-spell-discarded.and }.
    .and = { FEATURE($player, "person") ->
        [second] discard
       *[other] discards
     } the Spell { $spell }
    .also = the Spell { $spell }
event-casts = { FEATURE($player, "person") ->
    [second] You
   *[other] { FORM($player, "the-first") }
 } { event-casts.and }.
    .and = { FEATURE($player, "person") ->
        [second] cast
       *[other] casts
     } { $spell }{ $aim }
event-countered = A Counterspell stops { $spell }.
event-preserved = Preservation saves one of { FORM($player, "possessive") } lives.
event-took = { FEATURE($player, "person") ->
    [second] You
   *[other] { FORM($player, "the-first") }
 } { event-took.and }.
    .and = { FEATURE($player, "person") ->
        [second] take
       *[other] takes
     } { FORM($card, "the") }
    .and-it = { FEATURE($player, "person") ->
        [second] take
       *[other] takes
     } the card
    .also = { FORM($card, "the") }
event-joins = { FORM($card, "the-first") } now follows { FEATURE($player, "person") ->
    [second] you
   *[other] { FORM($player, "the") }
 }.
event-left-card = { FEATURE($player, "person") ->
    [second] You
   *[other] { FORM($player, "the-first") }
 } { event-left-card.and }.
    .and = { FEATURE($player, "person") ->
        [second] leave
       *[other] leaves
     } { FORM($card, "the") } here
    .also = { FORM($card, "the") } too
event-discarded = { FEATURE($player, "person") ->
    [second] You
   *[other] { FORM($player, "the-first") }
 } { event-discarded.and }.
    .and = { FEATURE($player, "person") ->
        [second] discard
       *[other] discards
     } { FORM($card, "the") }
    .and-it = { FEATURE($player, "person") ->
        [second] discard
       *[other] discards
     } it
    .also = { FORM($card, "the") }
event-banned = As { $alignment ->
    [good] a good
    [evil] an evil
   *[neutral] a neutral
 } character, { FEATURE($player, "person") ->
    [second] you
   *[other] { FORM($player, "the") }
 } cannot take { FORM($cards, "the") }.
event-no-follower = { FEATURE($player, "person") ->
    [second] You
   *[other] { FORM($player, "the-first") }
 } cannot take { FORM($cards, "the") } along: { $price ->
    [0] a Hag’s curse keeps Followers away.
   *[other] the price is { $price } gold.
 }
event-delivered = { FEATURE($player, "person") ->
    [second] You give
   *[other] { FORM($player, "the-first") } gives
 } { FORM($card, "the") } to the Warlock.
event-attacks = ⚔ { FEATURE($player, "person") ->
    [second] You
   *[other] { FORM($player, "the-first") }
 } { event-attacks.and }.
    .and = { FEATURE($player, "person") ->
        [second] attack
       *[other] attacks
     } { FEATURE($other, "person") ->
        [second] you
       *[other] { FORM($other, "the") }
     }
event-battle-instead = The psychic combat between { FEATURE($player, "person") ->
    [second] you
   *[other] { FORM($player, "the") }
 } and { FEATURE($other, "person") ->
    [second] you
   *[other] { FORM($other, "the") }
 } becomes a battle.
event-beats = ⚔ { FEATURE($player, "person") ->
    [second] You
   *[other] { FORM($player, "the-first") }
 } { event-beats.and }.
    .and = { FEATURE($player, "person") ->
        [second] beat
       *[other] beats
     } { FEATURE($other, "person") ->
        [second] you
       *[other] { FORM($other, "the") }
     }, { $high } to { $low }{ $margin ->
        [close] {" "}(narrowly)
       *[clear] {""}
     }
event-stand-off = A stand-off between { FEATURE($player, "person") ->
    [second] you
   *[other] { FORM($player, "the") }
 } and { FEATURE($other, "person") ->
    [second] you
   *[other] { FORM($other, "the") }
 }: nobody is harmed.
fight-sums = { $own } + { $die } = { $mine } to { $value }{ $rolled ->
    [0] {""}
   *[other] {" "}+ { $rolled }{ $bonus ->
        [0] {""}
       *[other] {" "}+ { $bonus } (Runes)
     } = { $theirs }
 }
event-fight-won = ⚔ { FEATURE($player, "person") ->
    [second] You
   *[other] { FORM($player, "the-first") }
 }: { $own } + { $die } = { $mine }, { FORM($foe, "the") } { $value }{ $rolled ->
    [0] {""}
   *[other] {" "}+ { $rolled }{ $bonus ->
        [0] {""}
       *[other] {" "}+ { $bonus } (Runes)
     } = { $theirs }
 }: { FEATURE($player, "person") ->
    [second] you win
   *[other] { FORM($player, "the") } wins
 }{ $margin ->
    [close] {" "}narrowly!
    [wide] {" "}by { $points }!
   *[clear] .
 }
    .and = { $margin ->
        [close] narrowly {""}
       *[clear] {""}
     }{ FEATURE($player, "person") ->
        [second] beat
       *[other] beats
     } { FORM($foe, "the") }{ $margin ->
        [wide] {" "}by { $points }
       *[clear] {""}
     } ({ fight-sums })
event-fight-drawn = ⚔ { FEATURE($player, "person") ->
    [second] You
   *[other] { FORM($player, "the-first") }
 }: { $own } + { $die } = { $mine }, { FORM($foe, "the") } { $value }{ $rolled ->
    [0] {""}
   *[other] {" "}+ { $rolled }{ $bonus ->
        [0] {""}
       *[other] {" "}+ { $bonus } (Runes)
     } = { $theirs }
 }: a stand-off.
    .and = { FEATURE($player, "person") ->
        [second] fight
       *[other] fights
     } { FORM($foe, "the") } to a stand-off ({ fight-sums })
event-fight-lost = ⚔ { FEATURE($player, "person") ->
    [second] You
   *[other] { FORM($player, "the-first") }
 }: { $own } + { $die } = { $mine }, { FORM($foe, "the") } { $value }{ $rolled ->
    [0] {""}
   *[other] {" "}+ { $rolled }{ $bonus ->
        [0] {""}
       *[other] {" "}+ { $bonus } (Runes)
     } = { $theirs }
 }: { FEATURE($player, "person") ->
    [second] you lose
   *[other] { FORM($player, "the") } loses
 }{ $margin ->
    [close] {" "}narrowly!
    [wide] {" "}by { $points }!
   *[clear] .
 }
    .and = { $margin ->
        [close] narrowly {""}
       *[clear] {""}
     }{ FEATURE($player, "person") ->
        [second] lose
       *[other] loses
     } to { FORM($foe, "the") }{ $margin ->
        [wide] {" "}by { $points }
       *[clear] {""}
     } ({ fight-sums })
event-saved = { FEATURE($player, "person") ->
    [second] Thanks to { FORM($card, "the") }, you lose no life.
   *[other] Thanks to { FORM($card, "the") }, { FORM($player, "the") } loses no life.
 }
event-trophy = { FEATURE($player, "person") ->
    [second] You
   *[other] { FORM($player, "the-first") }
 } { event-trophy.and }.
    .and = { FEATURE($player, "person") ->
        [second] keep
       *[other] keeps
     } { FORM($card, "the") } as a trophy
    .and-it = { FEATURE($player, "person") ->
        [second] keep
       *[other] keeps
     } the card as a trophy
    .also = { FORM($card, "the") } too
event-raised = { FEATURE($player, "person") ->
    [second] You
   *[other] { FORM($player, "the-first") }
 } { event-raised.and }.
    .and = { FEATURE($player, "person") ->
        [second] raise
       *[other] raises
     } { FORM($card, "the") } as a Follower
event-charmed = { FEATURE($player, "person") ->
    [second] You
   *[other] { FORM($player, "the-first") }
 } { event-charmed.and }.
    .and = { FEATURE($player, "person") ->
        [second] charm
       *[other] charms
     } { FORM($card, "the") }
event-calls = { FEATURE($player, "person") ->
    [second] You
   *[other] { FORM($player, "the-first") }
 } { event-calls.and }.
    .and = { FEATURE($player, "person") ->
        [second] call
       *[other] calls
     } { FORM($card, "the") } for help
event-wields = { FEATURE($player, "person") ->
    [second] You
   *[other] { FORM($player, "the-first") }
 } { event-wields.and }.
    .and = { FEATURE($player, "person") ->
        [second] fight
       *[other] fights
     } with { FORM($card, "the") }
event-unarmed = { FEATURE($player, "person") ->
    [second] You
   *[other] { FORM($player, "the-first") }
 } { event-unarmed.and }.
    .and = { FEATURE($player, "person") ->
        [second] fight
       *[other] fights
     } without a Weapon
event-one-die = { FEATURE($player, "person") ->
    [second] You fight
   *[other] { FORM($player, "the-first") } fights
 } with one die.
event-unshielded = { FEATURE($player, "person") ->
    [second] You fight
   *[other] { FORM($player, "the-first") } fights
 } without Armour or Shield.
event-leaving-points = { FEATURE($player, "person") ->
    [second] You
   *[other] { FORM($player, "the-first") }
 } will take no point from a Place this turn.
event-leaves-point = { FEATURE($player, "person") ->
    [second] You leave
   *[other] { FORM($player, "the-first") } leaves
 } the point at { FORM($card, "the") }.
event-hires = { FEATURE($player, "person") ->
    [second] You
   *[other] { FORM($player, "the-first") }
 } { event-hires.and }.
    .and = { FEATURE($player, "person") ->
        [second] pay
       *[other] pays
     } the Mercenary for 3 more Strength in battle until the end of the turn
event-assassinates = { FEATURE($player, "person") ->
    [second] You strike
   *[other] { FORM($player, "the-first") } strikes
 } from the dark, and the victim rolls no die.
event-evades = { FEATURE($player, "person") ->
    [second] You
   *[other] { FORM($player, "the-first") }
 } { event-evades.and }.
    .and = { FEATURE($player, "person") ->
        [second] evade
       *[other] evades
     } { FORM($foe, "the") }
event-evades-player = { FEATURE($player, "person") ->
    [second] You evade
   *[other] { FORM($player, "the-first") } evades
 } { FEATURE($other, "person") ->
    [second] you
   *[other] { FORM($other, "the") }
 }.
event-destroyed = { FEATURE($player, "person") ->
    [second] You
   *[other] { FORM($player, "the-first") }
 } { event-destroyed.and }.
    .and = { FEATURE($player, "person") ->
        [second] destroy
       *[other] destroys
     } { FORM($foe, "the") }
event-seizes = **{ FEATURE($player, "person") ->
    [second] You take
   *[other] { FORM($player, "the-first") } takes
 } { FORM($card, "the") } from { FEATURE($other, "person") ->
    [second] you
   *[other] { FORM($other, "the") }
 }** { seized-how }.
event-seizes-gold = **{ FEATURE($player, "person") ->
    [second] You take
   *[other] { FORM($player, "the-first") } takes
 } 1 gold from { FEATURE($other, "person") ->
    [second] you
   *[other] { FORM($other, "the") }
 }** { seized-how }.
seized-how = { $way ->
    [rob] (ability of the Thief)
    [beguile] (ability of the Sorceress)
    [acquisition] (the Spell Acquisition)
   *[spoils] (spoils of the fight)
 }
event-lures = { FEATURE($player, "person") ->
    [second] You take the Follower
   *[other] { FORM($player, "the-first") } takes the Follower
 } { $card } from { FEATURE($other, "person") ->
    [second] you
   *[other] { FORM($other, "the") }
 }.
event-died = 💀 { FORM($player, "possessive-first") } { $character } dies at { FORM($space, "the") }.
event-out = { FEATURE($player, "person") ->
    [second] You
   *[other] { FORM($player, "the-first") }
 } { event-out.and }.
    .and = { FEATURE($player, "person") ->
        [second] are
       *[other] is
     } out of the game
event-left = { FEATURE($player, "person") ->
    [second] You leave
   *[other] { FORM($player, "the-first") } leaves
 } the game.
event-turned = { FEATURE($player, "person") ->
    [second] You
   *[other] { FORM($player, "the-first") }
 } { event-turned.and }.
    .and = { FEATURE($player, "person") ->
        [second] are
       *[other] is
     } { $alignment ->
        [good] good
        [evil] evil
       *[neutral] neutral
     } now
event-toad = { FEATURE($player, "person") ->
    [second] 🐸 You are a toad, and leave everything here.
   *[other] 🐸 { FORM($player, "the-first") } is a toad, and leaves everything here.
 }
event-toad-keeping = { FEATURE($player, "person") ->
    [second] You are
   *[other] { FORM($player, "the-first") } is
 } a toad. 🐸
event-toad-no-more = { FEATURE($player, "person") ->
    [second] You
   *[other] { FORM($player, "the-first") }
 } { event-toad-no-more.and }.
    .and = { FEATURE($player, "person") ->
        [second] are
       *[other] is
     } no longer a toad
event-enslaved = { FEATURE($player, "person") ->
    [second] You
   *[other] { FORM($player, "the-first") }
 } { event-enslaved.and }.
    .and = { FEATURE($player, "person") ->
        [second] are
       *[other] is
     } held in the Temple until a roll of 4, 5 or 6
event-held = { FEATURE($player, "person") ->
    [second] You stay
   *[other] { FORM($player, "the-first") } stays
 } captive in the Temple until a roll of 4, 5 or 6.
event-freed = { FEATURE($player, "person") ->
    [second] You
   *[other] { FORM($player, "the-first") }
 } { event-freed.and }.
    .and = { FEATURE($player, "person") ->
        [second] are
       *[other] is
     } free again
event-offer = Instead of moving, { FEATURE($player, "person") ->
    [second] you
   *[other] { FORM($player, "the") }
 } may { $way ->
    [ferry] take the ferry to the Temple.
   *[journey] go to any space in the region.
 }
event-robbed = { FEATURE($player, "person") ->
    [second] You lose all your gold ({ $gold }), which now lies at { FORM($space, "the") }.
   *[other] { FORM($player, "the-first") } loses all gold ({ $gold }), which now lies at { FORM($space, "the") }.
 }
event-quest = The Warlock’s quest for { FEATURE($player, "person") ->
    [second] you
   *[other] { FORM($player, "the") }
 } is to { $quest }.
event-quest-done = { FEATURE($player, "person") ->
    [second] ✅ You have fulfilled the quest{ $moves ->
        [no] .
       *[yes] {" "}and go to { FORM($space, "the") }.
     }
   *[other] ✅ { FORM($player, "the-first") } has fulfilled the quest{ $moves ->
        [no] .
       *[yes] {" "}and goes to { FORM($space, "the") }.
     }
 }
event-blizzard = ❄ A Blizzard: from the next player’s turn on, everybody moves only one space.
event-blizzard-over = The Blizzard is over.
event-passed = { FEATURE($player, "person") ->
    [second] You
   *[other] { FORM($player, "the-first") }
 } { event-passed.and }.
    .and = { FEATURE($player, "person") ->
        [second] get
       *[other] gets
     } through
event-turned-back = { FEATURE($player, "person") ->
    [second] You
   *[other] { FORM($player, "the-first") }
 } { event-turned-back.and }.
    .and = { FEATURE($player, "person") ->
        [second] turn
       *[other] turns
     } back
event-pitfiends = { $count ->
    [one] A Pitfiend attacks
   *[other] { $count } Pitfiends attack, one after the other:
 } { FEATURE($player, "person") ->
    [second] you
   *[other] { FORM($player, "the") }
 }.
event-werewolf = A Werewolf (Strength { $strength }) waits for { FEATURE($player, "person") ->
    [second] you
   *[other] { FORM($player, "the") }
 }.
event-death-rolled = 🎲 Death rolls { $total } against { FEATURE($player, "person") ->
    [second] you
   *[other] { FORM($player, "the") }
 }.
event-crowned = 👑 { FEATURE($player, "person") ->
    [second] You have
   *[other] { FORM($player, "the-first") } has
 } reached the Crown of Command{ $ends ->
    [yes] {" "}and decided the game!
   *[no] ! From now on, anybody who dies is out.
 }
event-no-command = { FEATURE($player, "person") ->
    [second] You cannot
   *[other] { FORM($player, "the-first") } cannot
 } cast the Command Spell.
event-hex-strikes = { FEATURE($player, "person") ->
    [second] You step
   *[other] { FORM($player, "the-first") } steps
 } into the Hex.
event-hexed = { FEATURE($player, "person") ->
    [second] You put
   *[other] { FORM($player, "the-first") } puts
 } a Hex on { FORM($space, "the") }.
event-magic-destroyed = { FEATURE($player, "person") ->
    [second] You destroy
   *[other] { FORM($player, "the-first") } destroys
 } all magic for a round.
event-magic-again = Magic works again.
event-destroyed-card = { FEATURE($player, "person") ->
    [second] You
   *[other] { FORM($player, "the-first") }
 } { event-destroyed-card.and }.
    .and = { FEATURE($player, "person") ->
        [second] destroy
       *[other] destroys
     } { FORM($card, "the") }
event-divines = { FEATURE($player, "person") ->
    [second] You look
   *[other] { FORM($player, "the-first") } looks
 } at the top { $count ->
    [one] card
   *[other] { $count } cards
 } of the Adventure deck.
event-divines-own = You see { $cards } at the top of the Adventure deck, in this order.
event-immobile = { FEATURE($player, "person") ->
    [second] You can
   *[other] { FORM($player, "the-first") } can
 } do nothing this turn.
event-invisible = { FEATURE($player, "person") ->
    [second] You are
   *[other] { FORM($player, "the-first") } is
 } invisible until the end of the turn.
event-blast = { FEATURE($player, "person") ->
    [second] You have
   *[other] { FORM($player, "the-first") } has
 } +{ $strength } Strength in battle until the end of the turn.
event-warp = { FEATURE($player, "person") ->
    [second] You take
   *[other] { FORM($player, "the-first") } takes
 } two more turns after this one.
seen-deck = { $count ->
    [one] 1 card
   *[other] { $count } cards
 }

## More questions
ask-cast = You may cast a Spell now, if you have one that fits; the others do not wait for it.
ask-counter = { FORM($player, "the-first") } casts: { $spell }{ $aim }. Do you counter it?
ask-preserve-life = { $lives ->
    [one] { FORM($player, "the-first") } loses a life. Do you cast Preservation?
   *[other] { FORM($player, "the-first") } loses { $lives } lives. Do you cast Preservation to save one of them?
 }

## Why the computer does something
explain-middle = { $talisman ->
    [yes] With a Talisman the way leads through the Middle Region to the Portal of Power.
   *[no] Talismans are found beyond the river.
 }
explain-onward = From there it is { $steps ->
    [one] 1 space
   *[other] { $steps } spaces
 } to the Crown of Command, and { $lives ->
    [one] 1 life is
   *[other] { $lives } lives are
 } left for the dangers.
explain-face = Every turn counts on the way to the Crown of Command, and { $lives ->
    [one] 1 life is
   *[other] { $lives } lives are
 } left for this danger.
explain-inner = The way through the { $side ->
    [craft] Mines (with Craft)
   *[strength] Crypt (with Strength)
 } to the Valley of Fire succeeds with { $percent }%.
explain-goal = { $reason ->
    [portal] With a Talisman, on to the Portal of Power
    [sentinel] There is a fair chance against the Sentinel (Strength { $strength }), who guards the way to the Middle Region
    [talisman] The Warlock gives a Talisman for a quest
    [heal] Lives are healed at { FORM($space, "the") }
    [ferry] With a roll of 6, a ferry leaves the Tavern for the Temple, past the river
   *[raft] An Axe makes a Raft in the Woods, and a Raft crosses the river without the Sentinel
 }{ $steps ->
    [0] .
    [one] : 1 space to go.
   *[other] : { $steps } spaces to go.
 }
explain-prey = { FORM($other, "the-first") } stands there and looks weaker.
explain-foe = { FORM($foe, "the-first") } there can be beaten with { $percent }% and is then a trophy.
explain-card = { FORM($card, "the-first") } { FEATURE($card, "number") ->
    [plural] lie
   *[other] lies
 } there.
explain-draw = { $count ->
    [one] One card is
   *[other] { $count } cards are
 } drawn there.
explain-cross = The Raft lasts for this turn only.
explain-build-raft = A Raft crosses the Storm River without meeting the Sentinel.
explain-open = { $guard ->
    [0] The Portal opens
   *[other] The Sentinel loses and the Portal opens
 } with { $percent }% by { $attribute ->
    [craft] Craft
   *[strength] Strength
 }.
explain-attack = The chance against { FORM($other, "the") } is { $percent }%.
explain-rob = Taking something is safer than fighting for it.
explain-beguile = A failed attempt to beguile costs nothing.
explain-lure = A Follower is worth a turn.
explain-trade = { $rate } points of trophies make a counter for good.
explain-take-talisman = Only a Talisman opens the Valley of Fire, in front of the Crown.
explain-drop-talisman = One Talisman is enough.
explain-strike = The chance against { FORM($foe, "the") } is { $percent }%.
explain-evade = Fought out, this is won with { $percent }%, and { $lives ->
    [one] 1 life is
   *[other] { $lives } lives are
 } left: better not to fight.
explain-fate = This fight would be lost without another roll, and { $lives ->
    [one] 1 life is
   *[other] { $lives } lives are
 } left.
explain-reroll = None of these spaces is worth the turn.
explain-turn-back = The way ahead is too dangerous with { $lives ->
    [one] only 1 life
   *[other] { $lives } lives
 } left.
explain-turn-back-without = Nobody enters the Valley of Fire without a Talisman.
explain-visit = { $way ->
    [replenish] Replenishing is free here, and { $fate } fate is missing.
    [heal] Healing is free here, and { $lives ->
        [one] 1 life is
       *[other] { $lives } lives are
     } missing.
    [nothing] This visit gains nothing, but does no harm either.
    [blacksmith] { $gold } gold buys a Weapon or Armour.
    [mystic] One roll in three gives Craft or a Spell.
    [enchantress] Three rolls in six are good.
    [pray] One roll in three is rewarded.
   *[other] { $lives ->
        [one] 1 life is
       *[other] { $lives } lives are
     } missing, at 1 gold each.
 }
explain-buy = It adds 1 Strength in every battle.
explain-accept = A quest leads to a Talisman.
explain-regenerate = A life is worth more than a move.
event-trade-few = Together these trophies are not worth a counter; { FORM($player, "the") } keeps them.

## Moves that seem good, with all details
gain-chance = This succeeds with { $percent }%.
gain-character = The winner takes a life, 1 gold or an Object.
gain-trophy = A win gives a trophy, and trophies turn into Strength or Craft.
gain-sentinel = After a win you cross the bridge into the Middle Region.
gain-portal = Beyond the Portal lies the way to the Crown of Command.
advice-plunder-all = Take everything
advice-plunder-nothing = Leave everything
advice-trade = { $cards }: { $strength ->
    [0] { $craft } Craft
   *[other] { $craft ->
        [0] { $strength } Strength
       *[other] { $strength } Strength and { $craft } Craft
     }
 }
advice-visit = { $way }: { $why }
advice-heal = { $number ->
    [0] Heal nothing
    [one] 1 life for { $gold } gold
   *[other] { $number } lives for { $gold } gold
 }
advice-replenish = { $number ->
    [0] Replenish nothing
   *[other] { $number } fate for { $gold } gold
 }
why-blacksmith = { $gold ->
    [0] Weapons from { $price } gold (you have none)
   *[other] Weapons from { $price } gold (you have { $gold })
 }
why-healer = { $missing ->
    [0] you are unhurt
   *[other] { $gold ->
        [0] heal for gold (you have none)
       *[other] { $missing ->
            [one] heal 1 life for 1 gold
           *[other] heal { $missing } lives, 1 gold each
         }
     }
 }
why-doctor = { $missing ->
    [0] you are unhurt
   *[other] { $gold ->
        [0] heal for gold (you have none)
       *[other] { $missing ->
            [one] heal 1 life for 1 gold
           *[other] heal 2 lives, 1 gold each
         }
     }
 }
why-mystic = Craft on 5, Spell on 6
why-alchemist = { $objects ->
    [0] nothing to sell
   *[other] 1 gold an Object
 }
why-enchantress = bad up to 3, good from 4
why-heal = { $missing ->
    [0] you are unhurt
    [one] you lack 1 life
   *[other] you lack { $missing } lives
 }
why-replenish = { $missing ->
    [0] you lack none
   *[other] you lack { $missing }
 }
why-pray = { $space ->
    [chapel] life on 5, Spell on 6
   *[graveyard] fate on 5, Spell on 6
 }
board-supplies = { $last ->
    [0] Round { $round }
   *[other] Round { $round }, { $left ->
        [0] the last one, then the points decide
       *[other] { $left } more, then the points decide
    }{ $lead ->
        [-1] {""}
        [0] {" ("}level so far)
        [one] {" ("}lead: 1 point)
       *[other] {" ("}lead: { $lead } points)
    }
} · { $cards ->
    [one] 1 Adventure Card
   *[other] { $cards } Adventure Cards
} and { $spells ->
    [one] 1 Spell
   *[other] { $spells } Spells
} left
