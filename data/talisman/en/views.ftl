## What lies on a space, for /space; piles that everybody may look through.
here-space = { $count ->
    [0] { $space }
   *[other] { $space } · { $things }
 }
here-coins = { $gold } gold
here-people = Here: { $players }
here-card = { $points ->
    [0] { $card }
   *[other] { $card } ({ $points } left)
 }
here-with-detail = { $line } – { $detail }
here-gold = { $gold } gold lies here.
here-hexed = A Hex lies on this space.
here-nothing = Nothing lies here, and nobody is here.
pile-adventure = Discarded Adventure cards
pile-spells = Discarded Spells
pile-stock = Cards to buy
pile-objects = Objects: { $player }
pile-followers = Followers: { $player }
pile-trophies = Trophies: { $player }
pile-card = { $count ->
    [one] { $card }
   *[other] { $count } × { $card }
 }

## The same in words
figure-fight = The fight
figure-fought = The last fight
figure-side = { $who }: { $parts }, total { $value }, plus a die to come
figure-rolled = { $who }: { $parts }, die { $die }, total { $sum }
figure-part = { $name } { $value }
figure-targets = { $roll ->
    [0] Where the move can lead
   *[other] Rolled { $roll }: where the move can lead
 }
figure-spaces = { $spaces }
figure-waits = has no character yet
figure-lying = On the board
figure-space = { $space }: { $things }
figure-misses = { $turns ->
    [one] Misses 1 turn
   *[other] Misses { $turns } turns
 }
figure-enslaved = Is held in the Temple until a roll of 4, 5 or 6
sheet-character = { $character }
sheet-spell = Spell: { $spell }
sheet-bag = Objects: { $count } of { $most }
sheet-made-of = { $attribute ->
    [craft] Craft
   *[strength] Strength
 } { $value }: { $parts }

## What a toad is
toad-is = { $turns ->
    [one] A toad for 1 more turn
   *[other] A toad for { $turns } more turns
 }, with only Strength 1 and Craft 1; anything it gains of these is lost again.
toad-moves = Moves 1 space a turn, without rolling.
toad-may = Meets others and fights like everybody else, and may use fate. Lives, fate, Spells and trophies stay.
toad-may-not = Casts no Spells and gets none, has no special abilities, and { $keeps ->
    [yes] neither uses nor takes Objects, Followers and gold.
   *[no] takes no Objects, Followers and gold: what it had lies where it happened.
 }
