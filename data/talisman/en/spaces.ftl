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
here-told = { $line } – { $told }
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
