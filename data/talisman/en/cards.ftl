## What is printed on cards, characters and spaces.

card-character = Strength { $strength } · Craft { $craft } · lives { $lives } · fate { $fate } · { $alignment ->
    [good] good
    [evil] evil
   *[neutral] neutral
 }
card-start = Starts here: { $space }{ $spells ->
    [0] {""}
    [one] {" "}· 1 Spell
   *[other] {" "}· { $spells } Spells
 }
card-line = { $line }
card-enemy = { $type ->
    [animal] Enemy · Animal
    [monster] Enemy · Monster
    [dragon] Enemy · Dragon
   *[spirit] Enemy · Spirit
 } · { $attribute ->
    [craft] Craft { $value }
   *[strength] Strength { $value }
 }
card-bribe = Pay { $price } gold, and it does not attack you this time.
card-event = Event
card-stranger = Stranger
card-place = Place
card-follower = Follower
card-object = Object
card-magic-object = Magic Object
card-spell = Spell
card-placed = When it is drawn, roll a die to place it (1 to 6): { $spaces }
card-copies = { $deck ->
    [0] { $stock } beside the board
   *[other] { $stock ->
        [0] { $deck } in the Adventure deck
       *[other] { $deck } in the Adventure deck, { $stock } beside the board
     }
 }
card-spell-copies = { $count } in the Spell deck
card-points = { $amount } { $what ->
    [strength] Strength
    [craft] Craft
   *[life] lives
 } lie on it; each visit gives one of them.
card-bonus = +{ $amount } { $what ->
    [craft] Craft
   *[strength] Strength
 }
card-weapon = Weapon: +{ $amount } Strength in battle
card-against = Against a { $type ->
    [animal] Animal
    [monster] Monster
    [dragon] Dragon
   *[spirit] Spirit
 }: +{ $amount } instead
card-armour = { $least ->
    [6] Armour: if you lose a life in battle, you may roll a die; on a 6 the life is saved.
   *[other] Armour: if you lose a life in battle, you may roll a die; on { $least } or more the life is saved.
 }
card-drink = Drink it, once: +{ $amount } Strength until the end of the turn.
card-gold = Becomes { $amount } gold as soon as you take it.
card-banned = Not for the { $alignment ->
    [good] good
    [evil] evil
   *[neutral] neutral
 }
card-must = You have to take it.
card-follower-price = Costs { $price } gold.
card-room = { $count ->
    [one] You can carry 1 more Object.
   *[other] You can carry { $count } more Objects.
 }
card-space = { $region ->
    [outer] Outer Region
    [middle] Middle Region
    [inner] Inner Region
   *[crown] In the middle of the board
 }
card-draw = { $count ->
    [one] Draw 1 card if none lies here.
   *[other] Draw cards until { $count } lie here.
 }
abilities = { $first } { $more }
knows-no-roll = You do not have to roll at { FORM($spaces, "the") }.
knows-evade = You may evade at { FORM($spaces, "the") }.
knows-portal = You roll one die less at the Portal of Power, with Craft.
knows-mines = You roll two dice in the Mines.

## Abilities
ability-alchemy = Turns Objects into 1 gold each.
ability-alone = Drives all other Followers away, and none may join while it is there. Only the Mystic can lift the curse.
ability-assassinate = When you attack, the victim rolls no die; you take a life from a character beaten that way. Not on the Crown of Command.
ability-beast-friend = Animals and Dragons do not attack you.
ability-beguile = Instead of fighting a character, you may beguile it: on a 6 (neutral 5, evil 4) or more you get 1 gold or an Object.
ability-builds-rafts = In Woods and in the Forest you may build a raft instead of moving.
ability-cave-bonus = In the Cave you may add 1 to the roll.
ability-charm = You may charm an Animal: if your die is above its Strength, it follows you, and one per battle adds its Strength.
ability-craft-in-battle = In battle you add your printed Craft to your Strength.
ability-desert-proof = You lose no life in the Desert.
ability-destroy-spirits = You may destroy Spirits without a fight; then they are not trophies.
ability-drain = A life that you take in psychic combat becomes yours.
ability-free-alignment = Once a turn, at any moment, you may change your alignment.
ability-free-purchase = At a Market, on Market Day and in the Village you get one Purchase card for free.
ability-hired = In battle: pay 1 gold for +3 Strength until the end of the turn.
ability-holy = You lose no life at the Chapel or the Graveyard.
ability-last-spell = After your last Spell you draw a new one, if your Craft allows it.
ability-life-drinker = A battle you win with it gives you a life.
ability-maze-immune = You do not get lost in the Maze.
ability-no-armour = You cannot use Armour.
ability-no-weapon = You cannot use Weapons.
ability-pray = When you pray, you may add 1 to the roll.
ability-psychic = You may attack characters in psychic combat.
ability-raft = Crosses the Storm River at the beginning of your next turn; then it is gone.
ability-raise = An Enemy killed in battle may follow you instead of being a trophy, and adds its Strength in one battle.
ability-regenerate = If you roll a 6 for the move, you may heal 1 life instead of moving.
ability-replace-card = Of the Adventure cards you draw, you may replace one.
ability-rescue = From a character you land on, you may take the Maiden and the Princess.
ability-rob = From a character you land on, you may take 1 gold or an Object.
ability-royal = Heals 2 lives at the Castle, and may then be exchanged there for 3 gold.
ability-see-spells = You see everybody’s Spells.
ability-slows = You move only one space. It is gone once you cross the Storm River by bridge, raft or ferry.
ability-spell-proof = You cannot cast Spells, and only the Command Spell affects you.
ability-spirit-spell = For each Spirit that you destroy you draw a Spell.
ability-take-follower = From a character you land on, you may take a Follower, but not the Maiden, the Unicorn or the Princess.
ability-talisman = Opens the way through the Valley of Fire to the Crown of Command.
ability-two-dice = In battle you roll two dice, and the higher one counts.
ability-two-weapons = You may use two Weapons at once.
ability-woods-spells = Whenever you land in Woods, you fill up your Spells.
ability-woods-walk = From Woods you may go to any other Woods in the region instead of rolling.

## Spells
spell-acquisition = At the start of your turn: take 1 gold or an Object from any character.
spell-alchemy = At the start of your turn: turn any number of your Objects into 1 gold each.
spell-counterspell = In answer to a Spell: that Spell has no effect.
spell-destroy-magic = At the start or end of your turn: until your next turn nobody casts Spells or uses Magic Objects.
spell-destruction = At the start of your turn or after your move: remove a card that lies on any space.
spell-divination = At the start of your turn: look at the top 5 Adventure cards.
spell-healing = At any time: a character is healed to its starting lives.
spell-hex = At the start of your turn: anybody who lands on a space of your choice loses a life, until your third turn from now.
spell-immobility = At the start of anybody’s turn: that character does nothing this turn. Or in your fight: you evade one creature.
spell-invisibility = Before a fight: evade anybody you like until the end of the turn, but nothing in the Inner Region.
spell-mesmerism = At the start of your turn: take a Follower from any character.
spell-nullify = At any time: a character discards all its Spells.
spell-preservation = When it is about to be lost: one life, one Follower or one Enemy is not lost.
spell-psionic-blast = Before the rolls of a battle: add your printed Craft to your Strength.
spell-random = At any time: a character rolls a die. 1: toad; 2: no Strength counters left; 3: no Craft counters left; 4: no gold left; 5: +1 Strength; 6: +1 life.
spell-teleport = Instead of rolling for the move: go to any other space in the region, but not in the Inner Region.
spell-temporal-warp = At the start of your turn: you take two more turns after this one.

## Spaces where more happens
space-sentinel = If you cross the bridge to the Middle Region, you fight the Sentinel first: Strength 9. The way back is free.
space-portal = To enter the Inner Region, roll two dice, with Strength or Craft: if the total is no more than its value, the Portal opens; otherwise you lose 1 of it and stay.
space-cursed-glade = Here Objects give no Strength or Craft, Magic Objects do not work, and you cannot cast Spells.
space-runes = Creatures you fight here add 2 to their attack roll.
space-plain-of-peril = From here you go one space a turn, without rolling.
space-mines = Three dice minus Craft. 0 or less: stay here; 1: Plain of Peril; 2–3: Portal of Power; 4–5: Warlock’s Cave; more: Tavern.
space-crypt = Three dice minus Strength. 0 or less: stay here; 1: Plain of Peril; 2–3: Portal of Power; 4–5: Warlock’s Cave; more: City.
space-vampires-tower = Roll a die. 1–2: lose 1 life; 3–4: 2 lives; 5–6: 3 lives. Each Follower you give up saves one.
space-pits = Roll a die: that many Pitfiends attack, one after the other, with Strength 4 each.
space-valley-of-fire = Only with a Talisman. From here one step leads to the Crown of Command.
space-werewolf-den = A Werewolf attacks; two dice give its Strength. You go on once you have beaten it.
space-death = Two dice against Death’s two. Higher: you may go on; equal: try again next turn; lower: lose a life and try again next turn.
space-crown = If you are alone here, you cast the Command Spell each turn: on 4 or more everybody else loses a life. The last one left wins.

## Creatures without a card
creature-farmer = Attacks in the Tavern: Strength 3
creature-brigand = Attacks in the Forest: Strength 4
creature-crag-spirit = Attacks in the Crags: Craft 4
creature-cave-dragon = Attacks in the Cave: Strength 7
creature-cave-goblin = Attacks in the Cave: Strength 2
creature-werewolf = Attacks in the Werewolf Den; two dice give its Strength
creature-pitfiend = Attacks in the Pits: Strength 4
