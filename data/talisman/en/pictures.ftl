## Words in pictures. short-…: what a space is called on the board, where its whole name has no room.

picture-short-black-knight = Knight
picture-short-crags = Crags
picture-short-crown = Crown
picture-short-cursed-glade = Glade
picture-short-forest = Forest
picture-short-hidden-valley = Valley
picture-short-pits = Pits
picture-short-plain-of-peril = Peril
picture-short-portal = Portal
picture-short-runes = Runes
picture-short-valley-of-fire = Fire
picture-short-vampires-tower = Vampire
picture-short-warlocks-cave = Warlock
picture-short-werewolf-den = Werewolf

picture-made-strength = Strength
picture-made-craft = Craft
picture-made-printed = printed
picture-made-counters = counters
picture-made-toad = toad
picture-made-potion = potion
picture-made-blast = Psionic Blast
picture-made-wits = Craft too
picture-made-hired = Mercenary
picture-made-runes = Runes

picture-strength = Strength
picture-craft = Craft
picture-lives = Lives
picture-fate = Fate
picture-gold = Gold
# Between the present number and the number at the start, as in “4 of 5”.
picture-start = of
picture-objects = Objects
picture-followers = Followers
picture-trophies = Trophies
picture-spells = Spells
picture-good = good
picture-neutral = neutral
picture-evil = evil
picture-toad = a toad, turns left
picture-misses = turns to miss
picture-enslaved = held in the Temple
picture-back = on the way back
picture-quest-1 = Quest: take a life from another character
picture-quest-2 = Quest: kill an Enemy
picture-quest-3 = Quest: deliver a Follower
picture-quest-4 = Quest: deliver a Magic Object
picture-quest-5 = Quest: deliver 3 gold
picture-quest-6 = Quest: deliver 2 gold
picture-deck = Adventure deck
picture-discard = discarded
picture-talismans = Talismans
picture-stock = To buy
picture-empty = There are no cards here.
