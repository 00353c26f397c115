## What stands in pictures

picture-level = Stufe
picture-dungeon = { term-dungeon }
picture-enemy = { term-enemy }
picture-loot = { term-loot }
picture-boss = { term-boss }
picture-basic = { term-basic }
picture-skill = { term-skill }
picture-hero = Held
picture-reserve = { term-reserve }
picture-deck = { term-deck }
picture-discard = { term-discard-pile }
picture-hand = { term-hand }
picture-removed = { term-removed }
picture-top = { term-known }
picture-completed = geschafft
picture-closed = verdeckt
picture-turn = Zug
picture-empty = Hier liegen keine Karten.
