## What stands in pictures. short-…: what a space is called on the board, where its whole name has no room.

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
